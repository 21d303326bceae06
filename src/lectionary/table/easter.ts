/** The Easter season, from Easter Sunday to Pentecost. `../README.md` tells how the lines are written. */
export const EASTER = `
  easter             | - | first        | Apd 10,34a.37-43             | KPTV
  easter             | - | psalm        | Ps 118,1-2.16-17.22-23       | KPTV
  easter             | - | response     | Ps 118,24 ali aleluja        | HKTW
  easter             | - | second       | Kol 3,1-4                    | KTV
  easter             | - | second or    | 1 Kor 5,6b-8                 | KPV
  easter             | - | acclamation  | 1 Kor 5,7b-8b                | T only
  easter             | - | gospel       | Jn 20,1-9                    | KPTV
  easter             | - | gospel or    | Lk 24,13-35                  | KO
  easter             | A | gospel or    | Mt 28,1-10                   | KO
  easter             | B | gospel or    | Mr 16,1-7                    | O only
  easter             | C | gospel or    | Lk 24,1-12                   | KO

  easter 1 monday    | - | first        | Apd 2,14.22-33               | KPSTU
  easter 1 monday    | - | psalm        | Ps 16,1-2.5.7-8.9-10.11      | KPSTUV
  easter 1 monday    | - | response     | Ps 16,1 ali aleluja          | CKT
  easter 1 monday    | - | acclamation  | Ps 118,24                    | T only
  easter 1 monday    | - | gospel       | Mt 28,8-15                   | DKPSTUV

  easter 1 tuesday   | - | first        | Apd 2,36-41                  | DKPSTUV
  easter 1 tuesday   | - | psalm        | Ps 33,4-5.18-19.20.22        | KPSTUV
  easter 1 tuesday   | - | response     | Ps 33,5b ali aleluja         | CKT
  easter 1 tuesday   | - | acclamation  | Ps 118,24                    | T only
  easter 1 tuesday   | - | gospel       | Jn 20,11-18                  | DKPTUV

  easter 1 wednesday | - | first        | Apd 3,1-10                   | DKPSTUV
  easter 1 wednesday | - | psalm        | Ps 105,1-2.3-4.6-7.8-9       | KPSTUV
  easter 1 wednesday | - | response     | Ps 105,3b ali aleluja        | CKT
  easter 1 wednesday | - | acclamation  | Ps 118,24                    | T only
  easter 1 wednesday | - | gospel       | Lk 24,13-35                  | DKPSTUV

  easter 1 thursday  | - | first        | Apd 3,11-26                  | DKPSTUV
  easter 1 thursday  | - | psalm        | Ps 8,2.5.6-7.8-9             | KPSTUV
  easter 1 thursday  | - | response     | Ps 8,2ab ali aleluja         | CKT
  easter 1 thursday  | - | acclamation  | Ps 118,24                    | T only
  easter 1 thursday  | - | gospel       | Lk 24,35-48                  | DKPSTUV

  easter 1 friday    | - | first        | Apd 4,1-12                   | DKPSTUV
  easter 1 friday    | - | psalm        | Ps 118,1-2.4.22-24.25-27a    | KPSTUV
  easter 1 friday    | - | response     | Ps 118,22 ali aleluja        | CKT
  easter 1 friday    | - | acclamation  | Ps 118,24                    | T only
  easter 1 friday    | - | gospel       | Jn 21,1-14                   | DKPSTUV

  easter 1 saturday  | - | first        | Apd 4,13-21                  | DKPSTUV
  easter 1 saturday  | - | psalm        | Ps 118,1.14-15.16-18.19-21   | PUV
  easter 1 saturday  | - | response     | Ps 118,21a ali aleluja       | CKT
  easter 1 saturday  | - | acclamation  | Ps 118,24                    | T only
  easter 1 saturday  | - | gospel       | Mr 16,9-15                   | DKPSTUV

  easter 2 sunday    | A | first        | Apd 2,42-47                  | EKPTUV
  easter 2 sunday    | B | first        | Apd 4,32-35                  | EKPSTUV
  easter 2 sunday    | C | first        | Apd 5,12-16                  | EKPSTV
  easter 2 sunday    | A | psalm        | Ps 118,2-4.13-15.22-24       | EKPTUV
  easter 2 sunday    | A | response     | Ps 118,1 ali aleluja         | KTW
  easter 2 sunday    | B | psalm        | Ps 118,2-4.16-18.22-24       | HKT
  easter 2 sunday    | B | response     | Ps 118,1 ali aleluja         | HKTW
  easter 2 sunday    | C | psalm        | Ps 118,2-4.22-24.25-26       | H only
  easter 2 sunday    | C | response     | Ps 118,1 ali aleluja         | KTW
  easter 2 sunday    | A | second       | 1 Pt 1,3-9                   | EKPTUV
  easter 2 sunday    | B | second       | 1 Jn 5,1-6                   | EKPSTUV
  easter 2 sunday    | C | second       | Raz 1,9-11a.12-13.17-19      | EKPSTV
  easter 2 sunday    | - | acclamation  | Jn 20,29                     | T only
  easter 2 sunday    | - | gospel       | Jn 20,19-31                  | EKPTV

  easter 2 monday    | - | first        | Apd 4,23-31                  | DEKPSTUV
  easter 2 monday    | - | psalm        | Ps 2,1-3.4-9                 | EKPSTUV
  easter 2 monday    | - | response     | prim. Ps 2,12d ali aleluja   | CKT
  easter 2 monday    | - | acclamation  | Kol 3,1                      | T only
  easter 2 monday    | - | gospel       | Jn 3,1-8                     | DEKPSTUV

  easter 2 tuesday   | - | first        | Apd 4,32-37                  | DEKPSTUV
  easter 2 tuesday   | - | psalm        | Ps 93,1a.1b-2.5              | EKPSTUV
  easter 2 tuesday   | - | response     | Ps 93,1a ali aleluja         | CKT
  easter 2 tuesday   | - | acclamation  | Jn 3,15                      | T only
  easter 2 tuesday   | - | gospel       | Jn 3,7-15                    | DEKPSTUV

  easter 2 wednesday | - | first        | Apd 5,17-26                  | DEKPSTUV
  easter 2 wednesday | - | psalm        | Ps 34,2-3.4-5.6-7.8-9        | KPSTUV
  easter 2 wednesday | - | response     | Ps 34,7a ali aleluja         | CKT
  easter 2 wednesday | - | acclamation  | Jn 3,16                      | T only
  easter 2 wednesday | - | gospel       | Jn 3,16-21                   | DEKPSTUV

  easter 2 thursday  | - | first        | Apd 5,27-33                  | DEKPSTUV
  easter 2 thursday  | - | psalm        | Ps 34,2.9.17-18.19-20        | KPSTUV
  easter 2 thursday  | - | response     | Ps 34,7a ali aleluja         | CKT
  easter 2 thursday  | - | acclamation  | Jn 20,29                     | T only
  easter 2 thursday  | - | gospel       | Jn 3,31-36                   | DEKPSTUV

  easter 2 friday    | - | first        | Apd 5,34-42                  | DEKPSTUV
  easter 2 friday    | - | psalm        | Ps 27,1.4.13-14              | EKPSTUV
  easter 2 friday    | - | response     | prim. Ps 27,4ab ali aleluja  | CT
  easter 2 friday    | - | acclamation  | Mt 4,4b                      | T only
  easter 2 friday    | - | gospel       | Jn 6,1-15                    | DEKPSTUV

  easter 2 saturday  | - | first        | Apd 6,1-7                    | DEKPSTUV
  easter 2 saturday  | - | psalm        | Ps 33,1-2.4-5.18-19          | EKPSTUV
  easter 2 saturday  | - | response     | Ps 33,22 ali aleluja         | CKT
  easter 2 saturday  | - | gospel       | Jn 6,16-21                   | DEKPSTUV

  easter 3 sunday    | A | first        | Apd 2,14.22-33               | DEKPTUV
  easter 3 sunday    | A | psalm        | Ps 16,1-2.5.7-8.9-10.11      | EKPTUV
  easter 3 sunday    | A | response     | Ps 16,11a ali aleluja        | KTW
  easter 3 sunday    | A | second       | 1 Pt 1,17-21                 | DEKPTUV
  easter 3 sunday    | A | acclamation  | Ps 118,24                    | T only
  easter 3 sunday    | A | gospel       | Lk 24,13-35                  | DEKPTUV
  easter 3 sunday    | B | first        | Apd 3,13-15.17-19            | DEKPSTUV
  easter 3 sunday    | B | psalm        | Ps 4,2.4.7.9                 | HK
  easter 3 sunday    | B | response     | Ps 4,7a ali aleluja          | HKTW
  easter 3 sunday    | B | second       | 1 Jn 2,1-5                   | DEKPSTUV
  easter 3 sunday    | B | acclamation  | Lk 24,32                     | T only
  easter 3 sunday    | B | gospel       | Lk 24,35-48                  | DEKPSTUV
  easter 3 sunday    | C | first        | Apd 5,27-32.40b-41           | DEKPSTV
  easter 3 sunday    | C | psalm        | Ps 30,2.4.5-6.11-12a.13b     | EKPSTV
  easter 3 sunday    | C | response     | Ps 30,2a ali aleluja         | KTW
  easter 3 sunday    | C | second       | Raz 5,11-14                  | DEKPSTV
  easter 3 sunday    | C | gospel       | Jn 21,1-19                   | DEKPTV
  easter 3 sunday    | C | gospel short | Jn 21,1-14                   | KPV

  easter 3 monday    | - | first        | Apd 6,8-15                   | DEKPSTUV
  easter 3 monday    | - | psalm        | Ps 119,23-24.26-27.29-30     | EKPSTUV
  easter 3 monday    | - | response     | Ps 119,1b ali aleluja        | CKT
  easter 3 monday    | - | acclamation  | Mt 4,4b                      | T only
  easter 3 monday    | - | gospel       | Jn 6,22-29                   | DEKPSTUV

  easter 3 tuesday   | - | first        | Apd 7,51-8,1a                | DEKPSTU
  easter 3 tuesday   | - | psalm        | Ps 31,3cd-4.6.7.8.17.21      | KPSTUV
  easter 3 tuesday   | - | response     | Ps 31,6a ali aleluja         | CKT
  easter 3 tuesday   | - | acclamation  | Jn 6,35                      | T only
  easter 3 tuesday   | - | gospel       | Jn 6,30-35                   | DEKPSTUV

  easter 3 wednesday | - | first        | Apd 8,1b-8                   | DEKPSTUV
  easter 3 wednesday | - | psalm        | Ps 66,1-3a.4-5.6-7a          | EKPSTUV
  easter 3 wednesday | - | response     | Ps 66,1 ali aleluja          | CKT
  easter 3 wednesday | - | acclamation  | Jn 6,35                      | T only
  easter 3 wednesday | - | gospel       | Jn 6,35-40                   | DEKPSTUV

  easter 3 thursday  | - | first        | Apd 8,26-40                  | DEPTUV
  easter 3 thursday  | - | psalm        | Ps 66,8-9.16-17.20           | EKPSTUV
  easter 3 thursday  | - | response     | Ps 66,1 ali aleluja          | CKT
  easter 3 thursday  | - | acclamation  | Jn 6,51                      | T only
  easter 3 thursday  | - | gospel       | Jn 6,44-51                   | DEKPSTUV

  easter 3 friday    | - | first        | Apd 9,1-20                   | DEKPSTUV
  easter 3 friday    | - | psalm        | Ps 117,1.2                   | EKPSTUV
  easter 3 friday    | - | response     | Mr 16,15 ali aleluja         | CKT
  easter 3 friday    | - | acclamation  | Jn 6,56                      | T only
  easter 3 friday    | - | gospel       | Jn 6,52-59                   | DEKPSTUV

  easter 3 saturday  | - | first        | Apd 9,31-42                  | DEKPSTUV
  easter 3 saturday  | - | psalm        | Ps 116,12-13.14-15.16-17     | EKPSTUV
  easter 3 saturday  | - | response     | Ps 116,12 ali aleluja        | CKT
  easter 3 saturday  | - | acclamation  | Jn 6,63c.68c                 | T only
  easter 3 saturday  | - | gospel       | Jn 6,60-69                   | DKPSTUV

  easter 4 sunday    | A | first        | Apd 2,14a.36-41              | DEKPTUV
  easter 4 sunday    | A | psalm        | Ps 23,1-3a.3b-4.5.6          | KPTU
  easter 4 sunday    | A | response     | Ps 23,1 ali aleluja          | KTW
  easter 4 sunday    | A | second       | 1 Pt 2,20b-25                | DEKPTUV
  easter 4 sunday    | A | acclamation  | Jn 10,14-15                  | T only
  easter 4 sunday    | A | gospel       | Jn 10,1-10                   | DEKPTUV
  easter 4 sunday    | B | first        | Apd 4,8-12                   | DEKPSTUV
  easter 4 sunday    | B | psalm        | Ps 118,1.8-9.21-23.26.28.29  | EKSTU
  easter 4 sunday    | B | response     | Ps 118,22 ali aleluja        | KTW
  easter 4 sunday    | B | second       | 1 Jn 3,1-2                   | DEKPSTUV
  easter 4 sunday    | B | acclamation  | Jn 10,15                     | T only
  easter 4 sunday    | B | gospel       | Jn 10,11-18                  | DEKPSTUV
  easter 4 sunday    | C | first        | Apd 13,14.43-52              | DEKPSTV
  easter 4 sunday    | C | psalm        | Ps 100,1-2.3.5               | EPTV
  easter 4 sunday    | C | response     | Ps 100,2a ali aleluja        | H
  easter 4 sunday    | C | second       | Raz 7,9.14b-17               | DEKPSTV
  easter 4 sunday    | C | acclamation  | Jn 10,14-15                  | T only
  easter 4 sunday    | C | gospel       | Jn 10,27-30                  | DEKPTV

  easter 4 monday    | - | first        | Apd 11,1-18                  | DEKPSTUV
  easter 4 monday    | - | psalm        | Ps 42,2-3; 43,3.4            | KSTUV
  easter 4 monday    | - | response     | Ps 42,3a ali aleluja         | CKT
  easter 4 monday    | - | acclamation  | Jn 10,14-15                  | T only
  easter 4 monday    | - | gospel       | Jn 10,1-10                   | DKPSTUV
  easter 4 monday    | - | gospel else  | Jn 10,11-18                  | O only

  easter 4 tuesday   | - | first        | Apd 11,19-26                 | DEKPSTUV
  easter 4 tuesday   | - | psalm        | Ps 87,1-3.4-5.6-7            | EKPSTUV
  easter 4 tuesday   | - | response     | Ps 117,1a ali aleluja        | CKT
  easter 4 tuesday   | - | acclamation  | Jn 10,27                     | T only
  easter 4 tuesday   | - | gospel       | Jn 10,22-30                  | DEKPSTUV

  easter 4 wednesday | - | first        | Apd 12,24-13,5               | DEKPSTU
  easter 4 wednesday | - | psalm        | Ps 67,2-3.5.6.8              | KPSTUV
  easter 4 wednesday | - | response     | prim. Ps 67,4a ali aleluja   | CKT
  easter 4 wednesday | - | acclamation  | Jn 8,12                      | T only
  easter 4 wednesday | - | gospel       | Jn 12,44-50                  | DEKPSTUV

  easter 4 thursday  | - | first        | Apd 13,13-25                 | DEKPSTUV
  easter 4 thursday  | - | psalm        | Ps 89,2-3.21-22.25.27        | EKPSTUV
  easter 4 thursday  | - | response     | Ps 89,2a ali aleluja         | CT
  easter 4 thursday  | - | acclamation  | Raz 1,5ab                    | T only
  easter 4 thursday  | - | gospel       | Jn 13,16-20                  | DEKPTUV

  easter 4 friday    | - | first        | Apd 13,26-33                 | DEKPSTUV
  easter 4 friday    | - | psalm        | Ps 2,6-7.8-9.10-11           | EKPSTUV
  easter 4 friday    | - | response     | Ps 2,7 ali aleluja           | CKT
  easter 4 friday    | - | acclamation  | Jn 14,6                      | T only
  easter 4 friday    | - | gospel       | Jn 14,1-6                    | DEKPSTUV

  easter 4 saturday  | - | first        | Apd 13,44-52                 | DEKPSTUV
  easter 4 saturday  | - | psalm        | Ps 98,1.2-3ab.3cd-4          | EKPSTUV
  easter 4 saturday  | - | response     | Ps 98,3 ali aleluja          | CKT
  easter 4 saturday  | - | acclamation  | Jn 8,31b-32                  | T only
  easter 4 saturday  | - | gospel       | Jn 14,7-14                   | DEKPSTUV

  easter 5 sunday    | A | first        | Apd 6,1-7                    | DEKPTUV
  easter 5 sunday    | A | psalm        | Ps 33,1-2.4-5.18-19          | EKPTUV
  easter 5 sunday    | A | response     | Ps 33,22 ali aleluja         | KTW
  easter 5 sunday    | A | second       | 1 Pt 2,4-9                   | DEKPTUV
  easter 5 sunday    | A | acclamation  | Jn 14,6                      | T only
  easter 5 sunday    | A | gospel       | Jn 14,1-12                   | DEKPTUV
  easter 5 sunday    | B | first        | Apd 9,26-31                  | DEKPSTUV
  easter 5 sunday    | B | psalm        | Ps 22,26-27.28.30.31-32      | EKPSTUV
  easter 5 sunday    | B | response     | Ps 22,26a ali aleluja        | KTW
  easter 5 sunday    | B | second       | 1 Jn 3,18-24                 | DEKPSTUV
  easter 5 sunday    | B | acclamation  | Jn 15,4-5b                   | T only
  easter 5 sunday    | B | gospel       | Jn 15,1-8                    | DEKPSTUV
  easter 5 sunday    | C | first        | Apd 14,21-27                 | DEKPSTV
  easter 5 sunday    | C | psalm        | Ps 145,8-9.10-11.12-13       | EKPSTV
  easter 5 sunday    | C | response     | prim. Ps 145,1 ali aleluja   | HKTW
  easter 5 sunday    | C | second       | Raz 21,1-5                   | DEKPSTV
  easter 5 sunday    | C | acclamation  | Jn 13,34                     | T only
  easter 5 sunday    | C | gospel       | Jn 13,31-33a.34-35           | DEKPTV

  easter 5 monday    | - | first        | Apd 14,5-18                  | DEKPSTUV
  easter 5 monday    | - | psalm        | Ps 115,1-2.3-4.15-16         | EKPSTUV
  easter 5 monday    | - | response     | Ps 115,1 ali aleluja         | CKT
  easter 5 monday    | - | acclamation  | Jn 14,26                     | T only
  easter 5 monday    | - | gospel       | Jn 14,21-26                  | DEKPTUV

  easter 5 tuesday   | - | first        | Apd 14,19-28                 | DEKPSTUV
  easter 5 tuesday   | - | psalm        | Ps 145,10-11.12-13.21        | EKPSTUV
  easter 5 tuesday   | - | response     | Ps 145,12a ali aleluja       | CK
  easter 5 tuesday   | - | acclamation  | Lk 24,26.46                  | T only
  easter 5 tuesday   | - | gospel       | Jn 14,27-31                  | DEKPSTUV

  easter 5 wednesday | - | first        | Apd 15,1-6                   | DEKPSTUV
  easter 5 wednesday | - | psalm        | Ps 122,1-2.3-4a.4b-5         | EKPSUV
  easter 5 wednesday | - | response     | Ps 122,1 ali aleluja         | CKT
  easter 5 wednesday | - | acclamation  | Jn 15,4-5b                   | T only
  easter 5 wednesday | - | gospel       | Jn 15,1-8                    | DEKPTUV

  easter 5 thursday  | - | first        | Apd 15,7-21                  | DEKPSTUV
  easter 5 thursday  | - | psalm        | Ps 96,1-2a.2b-3.10           | EKPSTUV
  easter 5 thursday  | - | response     | Ps 96,3 ali aleluja          | CKT
  easter 5 thursday  | - | acclamation  | Jn 10,27                     | T only
  easter 5 thursday  | - | gospel       | Jn 15,9-11                   | DEKPSTUV

  easter 5 friday    | - | first        | Apd 15,22-31                 | DEKPSTUV
  easter 5 friday    | - | psalm        | Ps 57,8-9.10-12              | KSTV
  easter 5 friday    | - | response     | Ps 57,10a ali aleluja        | CKT
  easter 5 friday    | - | acclamation  | Jn 15,15b                    | T only
  easter 5 friday    | - | gospel       | Jn 15,12-17                  | DEKPSTUV

  easter 5 saturday  | - | first        | Apd 16,1-10                  | DEKPSTUV
  easter 5 saturday  | - | psalm        | Ps 100,1-2.3.5               | EPTUV
  easter 5 saturday  | - | response     | Ps 100,1a ali aleluja        | CKT
  easter 5 saturday  | - | acclamation  | Kol 3,1                      | T only
  easter 5 saturday  | - | gospel       | Jn 15,18-21                  | DEKPSTUV

  easter 6 sunday    | A | first        | Apd 8,5-8.14-17              | DEKPTUV
  easter 6 sunday    | A | psalm        | Ps 66,1-3.4-5.6-7.16.20      | EKPTUV
  easter 6 sunday    | A | response     | Ps 66,1 ali aleluja          | HKTW
  easter 6 sunday    | A | second       | 1 Pt 3,15-18                 | DEKPTUV
  easter 6 sunday    | A | acclamation  | Jn 14,23                     | T only
  easter 6 sunday    | A | gospel       | Jn 14,15-21                  | DEKPTUV
  easter 6 sunday    | B | first        | Apd 10,25-26.34-35.44-48     | DEKPSTUV
  easter 6 sunday    | B | psalm        | Ps 98,1.2-3a.3b-4            | EKPSTUV
  easter 6 sunday    | B | response     | prim. Ps 98,2b ali aleluja   | HKTW
  easter 6 sunday    | B | second       | 1 Jn 4,7-10                  | DEKPSTUV
  easter 6 sunday    | B | acclamation  | Jn 14,23                     | T only
  easter 6 sunday    | B | gospel       | Jn 15,9-17                   | DEKPSTUV
  easter 6 sunday    | C | first        | Apd 15,1-2.22-29             | KPSTV
  easter 6 sunday    | C | psalm        | Ps 67,2-3.5.6.8              | KPSTV
  easter 6 sunday    | C | response     | Ps 67,4 ali aleluja          | KTW
  easter 6 sunday    | C | second       | Raz 21,10-14.22-23           | DKPTV
  easter 6 sunday    | C | acclamation  | Jn 14,23                     | T only
  easter 6 sunday    | C | gospel       | Jn 14,23-29                  | DKPTV

  easter 6 monday    | - | first        | Apd 16,11-15                 | DEKPSTUV
  easter 6 monday    | - | psalm        | Ps 149,1-2.3-4.5-6a.9b       | EKPSTUV
  easter 6 monday    | - | response     | Ps 149,4a ali aleluja        | CKT
  easter 6 monday    | - | acclamation  | Jn 15,26b-27a                | T only
  easter 6 monday    | - | gospel       | Jn 15,26-16,4                | DEKPSTU

  easter 6 tuesday   | - | first        | Apd 16,22-34                 | DEPSTUV
  easter 6 tuesday   | - | psalm        | Ps 138,1-2a.2b-3.7c-8        | PSTUV
  easter 6 tuesday   | - | response     | prim. Ps 138,7c ali aleluja  | CKT
  easter 6 tuesday   | - | acclamation  | Jn 16,7.13                   | T only
  easter 6 tuesday   | - | gospel       | Jn 16,5-11                   | DEPSTUV

  easter 6 wednesday | - | first        | Apd 17,15.22-18,1            | DEKPSTU
  easter 6 wednesday | - | psalm        | Ps 148,1-2.11-12.13.14       | EKPSTUV
  easter 6 wednesday | - | response     | prim. Ps 148,13 ali aleluja  | C
  easter 6 wednesday | - | acclamation  | Jn 14,16                     | T only
  easter 6 wednesday | - | gospel       | Jn 16,12-15                  | DEKPSTUV

  ascension          | - | first        | Apd 1,1-11                   | KPT
  ascension          | - | psalm        | Ps 47,2-3.6-7.8-9            | KPT
  ascension          | - | response     | Ps 47,6 ali aleluja          | KTW
  ascension          | A | second       | Ef 1,17-23                   | KPTU
  ascension          | B | second       | Ef 4,1-13                    | KPT
  ascension          | B | second short | Ef 4,1-7.11-13               | KP
  ascension          | B | second or    | Ef 1,17-23                   | KPTU
  ascension          | C | second       | Heb 9,24-28; 10,19-23        | KPST
  ascension          | C | second or    | Ef 1,17-23                   | KPTU
  ascension          | - | acclamation  | Mt 28,19-20                  | T only
  ascension          | A | gospel       | Mt 28,16-20                  | KPTU
  ascension          | B | gospel       | Mr 16,15-20                  | KPSTU
  ascension          | C | gospel       | Lk 24,46-53                  | KPT

  easter 6 friday    | - | first        | Apd 18,9-18                  | DEKPTUV
  easter 6 friday    | - | psalm        | Ps 47,2-3.4-5.6-7            | KPTUV
  easter 6 friday    | - | response     | Ps 47,8 ali aleluja          | CKT
  easter 6 friday    | - | acclamation  | Lk 24,46                     | T only
  easter 6 friday    | - | gospel       | Jn 16,20-23                  | DEKPTUV

  easter 6 saturday  | - | first        | Apd 18,23-28                 | DEKPSTUV
  easter 6 saturday  | - | psalm        | Ps 47,2-3.8-9.10             | KPSTUV
  easter 6 saturday  | - | response     | Ps 47,8 ali aleluja          | CKT
  easter 6 saturday  | - | acclamation  | Jn 16,28                     | T only
  easter 6 saturday  | - | gospel       | Jn 16,23b-28                 | DEKPSTUV

  easter 7 sunday    | A | first        | Apd 1,12-14                  | DEKPTV
  easter 7 sunday    | A | psalm        | Ps 27,1.4.7-8                | EKPTV
  easter 7 sunday    | A | response     | Ps 27,13 ali aleluja         | KTW
  easter 7 sunday    | A | second       | 1 Pt 4,13-16                 | DEKPTV
  easter 7 sunday    | A | acclamation  | Jn 14,18; 16,22b             | T only
  easter 7 sunday    | A | gospel       | Jn 17,1-11a                  | DEKPTV
  easter 7 sunday    | B | first        | Apd 1,15-17.20a.20c-26       | DEKPSTV
  easter 7 sunday    | B | psalm        | Ps 103,1-2.11-12.19-20       | EKPSTV
  easter 7 sunday    | B | response     | Ps 103,19a ali aleluja       | KTW
  easter 7 sunday    | B | second       | 1 Jn 4,11-16                 | DKPSTV
  easter 7 sunday    | B | acclamation  | Jn 14,18; 16,22b             | T only
  easter 7 sunday    | B | gospel       | Jn 17,11b-19                 | DEKPST
  easter 7 sunday    | C | first        | Apd 7,55-60                  | DKPSTV
  easter 7 sunday    | C | psalm        | Ps 97,1-2.6-7.9              | KPSTV
  easter 7 sunday    | C | response     | Ps 97,1a.9a ali aleluja      | KTW
  easter 7 sunday    | C | second       | Raz 22,12-14.16-17.20        | DKPSTV
  easter 7 sunday    | C | acclamation  | Jn 14,18; 16,22b             | T only
  easter 7 sunday    | C | gospel       | Jn 17,20-26                  | DKPTV

  easter 7 monday    | - | first        | Apd 19,1-8                   | DEKPSTUV
  easter 7 monday    | - | psalm        | Ps 68,2-3.4-5.6-7ab          | KPSTUV
  easter 7 monday    | - | response     | Ps 68,33 ali aleluja         | CKT
  easter 7 monday    | - | acclamation  | Kol 3,1                      | T only
  easter 7 monday    | - | gospel       | Jn 16,29-33                  | DEKPSTUV

  easter 7 tuesday   | - | first        | Apd 20,17-27                 | DEKPSTUV
  easter 7 tuesday   | - | psalm        | Ps 68,10-11.20-21            | KPSTUV
  easter 7 tuesday   | - | response     | Ps 68,33 ali aleluja         | CKT
  easter 7 tuesday   | - | acclamation  | Jn 14,16                     | T only
  easter 7 tuesday   | - | gospel       | Jn 17,1-11a                  | DEKPSTUV

  easter 7 wednesday | - | first        | Apd 20,28-38                 | EKPSTUV
  easter 7 wednesday | - | psalm        | Ps 68,29-30.33-35a.35b-36    | KPSTUV
  easter 7 wednesday | - | response     | Ps 68,33 ali aleluja         | CKT
  easter 7 wednesday | - | acclamation  | Jn 17,17                     | T only
  easter 7 wednesday | - | gospel       | Jn 17,11b-19                 | DEKPSTUV

  easter 7 thursday  | - | first        | Apd 22,30; 23,6-11           | DEKPSTUV
  easter 7 thursday  | - | psalm        | Ps 16,1-2.5.7-8.9-10.11      | EKPSTUV
  easter 7 thursday  | - | response     | Ps 16,1 ali aleluja          | CKT
  easter 7 thursday  | - | acclamation  | Jn 17,21                     | T only
  easter 7 thursday  | - | gospel       | Jn 17,20-26                  | DEKPSTUV

  easter 7 friday    | - | first        | Apd 25,13-21                 | DKPSTUV
  easter 7 friday    | - | psalm        | Ps 103,1-2.11-12.19-20       | EKPSTUV
  easter 7 friday    | - | response     | Ps 103,19 ali aleluja        | CKT
  easter 7 friday    | - | acclamation  | Jn 14,26                     | T only
  easter 7 friday    | - | gospel       | Jn 21,15-19                  | DEKPSTUV

  easter 7 saturday  | - | first        | Apd 28,16-20.30-31           | EKPSTUV
  easter 7 saturday  | - | psalm        | Ps 11,4.5.7                  | EKPSTUV
  easter 7 saturday  | - | response     | Ps 11,7 ali aleluja          | CKT
  easter 7 saturday  | - | acclamation  | Jn 16,7.13                   | T only
  easter 7 saturday  | - | gospel       | Jn 21,20-25                  | DEKPSTUV

  pentecost vigil    | - | first        | 1 Mz 11,1-9                  | KPT
  pentecost vigil    | - | first or     | 2 Mz 19,3-8a.16-20b          | KO
  pentecost vigil    | - | first or     | Ezk 37,1-14                  | KO
  pentecost vigil    | - | first or     | Jl 3,1-5                     | KO
  pentecost vigil    | - | psalm        | Ps 104,1-2.24.35.27-28.29-30 | KPT
  pentecost vigil    | - | response     | prim. Ps 104,30 ali aleluja  | KW
  pentecost vigil    | - | second       | Rim 8,22-27                  | KPT
  pentecost vigil    | - | gospel       | Jn 7,37-39                   | KPT

  pentecost          | - | first        | Apd 2,1-11                   | KPTV
  pentecost          | - | psalm        | Ps 104,1.24.29-30.31.34      | KPTV
  pentecost          | - | response     | prim. Ps 104,30 ali aleluja  | KTW
  pentecost          | A | second       | 1 Kor 12,3b-7.12-13          | KPTU
  pentecost          | B | second       | Gal 5,16-25                  | KPTV
  pentecost          | B | second or    | 1 Kor 12,3b-7.12-13          | KPTU
  pentecost          | C | second       | Rim 8,8-17                   | KPSTV
  pentecost          | C | second or    | 1 Kor 12,3b-7.12-13          | KPTU
  pentecost          | A | gospel       | Jn 20,19-23                  | KPTUV
  pentecost          | B | gospel       | Jn 15,26-27; 16,12-15        | KPSTV
  pentecost          | B | gospel or    | Jn 20,19-23                  | KPTUV
  pentecost          | C | gospel       | Jn 14,15-16.23-26            | KPT
  pentecost          | C | gospel or    | Jn 20,19-23                  | KPTUV
`;
