/** The Easter season, from Easter Sunday to Pentecost. `../README.md` tells how the lines are written. */
export const EASTER = `
  easter             | -  | first        | Apd 10,34a.37-43             | PTV
  easter             | -  | psalm        | Ps 118,1-2.16-17.22-23       | PTV
  easter             | -  | second       | Kol 3,1-4                    | TV
  easter             | -  | second or    | 1 Kor 5,6b-8                 | PV
  easter             | -  | acclamation  | 1 Kor 5,7b-8b                | T only
  easter             | -  | gospel       | Jn 20,1-9                    | PTV
  easter             | -  | gospel or    | Lk 24,13-35                  | O only
  easter             | A  | gospel or    | Mt 28,1-10                   | O only
  easter             | B  | gospel or    | Mr 16,1-7                    | O only
  easter             | C  | gospel or    | Lk 24,1-12                   | O only

  easter 1 monday    | -  | first        | Apd 2,14.22-33               | PSTU
  easter 1 monday    | -  | psalm        | Ps 16,1-2.5.7-8.9-10.11      | PSTUV
  easter 1 monday    | -  | acclamation  | Ps 118,24                    | T only
  easter 1 monday    | -  | gospel       | Mt 28,8-15                   | DPSTUV

  easter 1 tuesday   | -  | first        | Apd 2,36-41                  | DPSTUV
  easter 1 tuesday   | -  | psalm        | Ps 33,4-5.18-19.20.22        | PSTUV
  easter 1 tuesday   | -  | acclamation  | Ps 118,24                    | T only
  easter 1 tuesday   | -  | gospel       | Jn 20,11-18                  | DPTUV

  easter 1 wednesday | -  | first        | Apd 3,1-10                   | DPSTUV
  easter 1 wednesday | -  | psalm        | Ps 105,1-2.3-4.6-7.8-9       | PSTUV
  easter 1 wednesday | -  | acclamation  | Ps 118,24                    | T only
  easter 1 wednesday | -  | gospel       | Lk 24,13-35                  | DPSTUV

  easter 1 thursday  | -  | first        | Apd 3,11-26                  | DPSTUV
  easter 1 thursday  | -  | psalm        | Ps 8,2.5.6-7.8-9             | PSTUV
  easter 1 thursday  | -  | acclamation  | Ps 118,24                    | T only
  easter 1 thursday  | -  | gospel       | Lk 24,35-48                  | DPSTUV

  easter 1 friday    | -  | first        | Apd 4,1-12                   | DPSTUV
  easter 1 friday    | -  | psalm        | Ps 118,1-2.4.22-24.25-27a    | PSTUV
  easter 1 friday    | -  | acclamation  | Ps 118,24                    | T only
  easter 1 friday    | -  | gospel       | Jn 21,1-14                   | DPSTUV

  easter 1 saturday  | -  | first        | Apd 4,13-21                  | DPSTUV
  easter 1 saturday  | -  | psalm        | Ps 118,1.14-15.16-18.19-21   | PUV
  easter 1 saturday  | -  | acclamation  | Ps 118,24                    | T only
  easter 1 saturday  | -  | gospel       | Mr 16,9-15                   | DPSTUV

  easter 2 sunday    | A  | first        | Apd 2,42-47                  | EPTUV
  easter 2 sunday    | B  | first        | Apd 4,32-35                  | EPSTUV
  easter 2 sunday    | C  | first        | Apd 5,12-16                  | EPSTV
  easter 2 sunday    | A  | psalm        | Ps 118,2-4.13-15.22-24       | EPTUV
  easter 2 sunday    | B  | psalm        | Ps 118,2-4.16-18.22-24       | TH
  easter 2 sunday    | C  | psalm        | Ps 118,2-4.22-24.25-26       | H only
  easter 2 sunday    | A  | second       | 1 Pt 1,3-9                   | EPTUV
  easter 2 sunday    | B  | second       | 1 Jn 5,1-6                   | EPSTUV
  easter 2 sunday    | C  | second       | Raz 1,9-11a.12-13.17-19      | EPSTV
  easter 2 sunday    | -  | acclamation  | Jn 20,29                     | T only
  easter 2 sunday    | -  | gospel       | Jn 20,19-31                  | EPTV

  easter 2 monday    | -  | first        | Apd 4,23-31                  | DEPSTUV
  easter 2 monday    | -  | psalm        | Ps 2,1-3.4-9                 | EPSTUV
  easter 2 monday    | -  | acclamation  | Kol 3,1                      | T only
  easter 2 monday    | -  | gospel       | Jn 3,1-8                     | DEPSTUV

  easter 2 tuesday   | -  | first        | Apd 4,32-37                  | DEPSTUV
  easter 2 tuesday   | -  | psalm        | Ps 93,1a.1b-2.5              | EPSTUV
  easter 2 tuesday   | -  | acclamation  | Jn 3,15                      | T only
  easter 2 tuesday   | -  | gospel       | Jn 3,7-15                    | DEPSTUV

  easter 2 wednesday | -  | first        | Apd 5,17-26                  | DEPSTUV
  easter 2 wednesday | -  | psalm        | Ps 34,2-3.4-5.6-7.8-9        | PSTUV
  easter 2 wednesday | -  | acclamation  | Jn 3,16                      | T only
  easter 2 wednesday | -  | gospel       | Jn 3,16-21                   | DEPSTUV

  easter 2 thursday  | -  | first        | Apd 5,27-33                  | DEPSTUV
  easter 2 thursday  | -  | psalm        | Ps 34,2.9.17-18.19-20        | PSTUV
  easter 2 thursday  | -  | acclamation  | Jn 20,29                     | T only
  easter 2 thursday  | -  | gospel       | Jn 3,31-36                   | DEPSTUV

  easter 2 friday    | -  | first        | Apd 5,34-42                  | DEPSTUV
  easter 2 friday    | -  | psalm        | Ps 27,1.4.13-14              | EPSTUV
  easter 2 friday    | -  | acclamation  | Mt 4,4b                      | T only
  easter 2 friday    | -  | gospel       | Jn 6,1-15                    | DEPSTUV

  easter 2 saturday  | -  | first        | Apd 6,1-7                    | DEPSTUV
  easter 2 saturday  | -  | psalm        | Ps 33,1-2.4-5.18-19          | EPSTUV
  easter 2 saturday  | -  | gospel       | Jn 6,16-21                   | DEPSTUV

  easter 3 sunday    | A  | first        | Apd 2,14.22-33               | DEPTUV
  easter 3 sunday    | A  | psalm        | Ps 16,1-2.5.7-8.9-10.11      | EPTUV
  easter 3 sunday    | A  | second       | 1 Pt 1,17-21                 | DEPTUV
  easter 3 sunday    | A  | acclamation  | Ps 118,24                    | T only
  easter 3 sunday    | A  | gospel       | Lk 24,13-35                  | DEPTUV
  easter 3 sunday    | B  | first        | Apd 3,13-15.17-19            | DEPSTUV
  easter 3 sunday    | B  | psalm        | Ps 4,2.4.7.9                 | H only
  easter 3 sunday    | B  | second       | 1 Jn 2,1-5                   | DEPSTUV
  easter 3 sunday    | B  | acclamation  | Lk 24,32                     | T only
  easter 3 sunday    | B  | gospel       | Lk 24,35-48                  | DEPSTUV
  easter 3 sunday    | C  | first        | Apd 5,27-32.40b-41           | DEPSTV
  easter 3 sunday    | C  | psalm        | Ps 30,2.4.5-6.11-12a.13b     | EPSTV
  easter 3 sunday    | C  | second       | Raz 5,11-14                  | DEPSTV
  easter 3 sunday    | C  | gospel       | Jn 21,1-19                   | DEPTV
  easter 3 sunday    | C  | gospel short | Jn 21,1-14                   | PV

  easter 3 monday    | -  | first        | Apd 6,8-15                   | DEPSTUV
  easter 3 monday    | -  | psalm        | Ps 119,23-24.26-27.29-30     | EPSTUV
  easter 3 monday    | -  | acclamation  | Mt 4,4b                      | T only
  easter 3 monday    | -  | gospel       | Jn 6,22-29                   | DEPSTUV

  easter 3 tuesday   | -  | first        | Apd 7,51-8,1a                | DEPSTU
  easter 3 tuesday   | -  | psalm        | Ps 31,3cd-4.6.7.8.17.21      | PSTUV
  easter 3 tuesday   | -  | acclamation  | Jn 6,35                      | T only
  easter 3 tuesday   | -  | gospel       | Jn 6,30-35                   | DEPSTUV

  easter 3 wednesday | -  | first        | Apd 8,1b-8                   | DEPSTUV
  easter 3 wednesday | -  | psalm        | Ps 66,1-3a.4-5.6-7a          | EPSTUV
  easter 3 wednesday | -  | acclamation  | Jn 6,35                      | T only
  easter 3 wednesday | -  | gospel       | Jn 6,35-40                   | DEPSTUV

  easter 3 thursday  | -  | first        | Apd 8,26-40                  | DEPTUV
  easter 3 thursday  | -  | psalm        | Ps 66,8-9.16-17.20           | EPSTUV
  easter 3 thursday  | -  | acclamation  | Jn 6,51                      | T only
  easter 3 thursday  | -  | gospel       | Jn 6,44-51                   | DEPSTUV

  easter 3 friday    | -  | first        | Apd 9,1-20                   | DEPSTUV
  easter 3 friday    | -  | psalm        | Ps 117,1.2                   | EPSTUV
  easter 3 friday    | -  | acclamation  | Jn 6,56                      | T only
  easter 3 friday    | -  | gospel       | Jn 6,52-59                   | DEPSTUV

  easter 3 saturday  | -  | first        | Apd 9,31-42                  | DEPSTUV
  easter 3 saturday  | -  | psalm        | Ps 116,12-13.14-15.16-17     | EPSTUV
  easter 3 saturday  | -  | acclamation  | Jn 6,63c.68c                 | T only
  easter 3 saturday  | -  | gospel       | Jn 6,60-69                   | DPSTUV

  easter 4 sunday    | A  | first        | Apd 2,14a.36-41              | DEPTUV
  easter 4 sunday    | A  | psalm        | Ps 23,1-3a.3b-4.5.6          | PTU
  easter 4 sunday    | A  | second       | 1 Pt 2,20b-25                | DEPTUV
  easter 4 sunday    | A  | acclamation  | Jn 10,14-15                  | T only
  easter 4 sunday    | A  | gospel       | Jn 10,1-10                   | DEPTUV
  easter 4 sunday    | B  | first        | Apd 4,8-12                   | DEPSTUV
  easter 4 sunday    | B  | psalm        | Ps 118,1.8-9.21-23.26.28.29  | ESTU
  easter 4 sunday    | B  | second       | 1 Jn 3,1-2                   | DEPSTUV
  easter 4 sunday    | B  | acclamation  | Jn 10,15                     | T only
  easter 4 sunday    | B  | gospel       | Jn 10,11-18                  | DEPSTUV
  easter 4 sunday    | C  | first        | Apd 13,14.43-52              | DEPSTV
  easter 4 sunday    | C  | psalm        | Ps 100,1-2.3.5               | EPTV
  easter 4 sunday    | C  | second       | Raz 7,9.14b-17               | DEPSTV
  easter 4 sunday    | C  | acclamation  | Jn 10,14-15                  | T only
  easter 4 sunday    | C  | gospel       | Jn 10,27-30                  | DEPTV

  easter 4 monday    | -  | first        | Apd 11,1-18                  | DEPSTUV
  easter 4 monday    | -  | psalm        | Ps 42,2-3; 43,3.4            | STUV
  easter 4 monday    | -  | acclamation  | Jn 10,14-15                  | T only
  easter 4 monday    | -  | gospel       | Jn 10,1-10                   | DPSTUV
  easter 4 monday    | -  | gospel else  | Jn 10,11-18                  | O only

  easter 4 tuesday   | -  | first        | Apd 11,19-26                 | DEPSTUV
  easter 4 tuesday   | -  | psalm        | Ps 87,1-3.4-5.6-7            | EPSTUV
  easter 4 tuesday   | -  | acclamation  | Jn 10,27                     | T only
  easter 4 tuesday   | -  | gospel       | Jn 10,22-30                  | DEPSTUV

  easter 4 wednesday | -  | first        | Apd 12,24-13,5               | DEPSTU
  easter 4 wednesday | -  | psalm        | Ps 67,2-3.5.6.8              | PSTUV
  easter 4 wednesday | -  | acclamation  | Jn 8,12                      | T only
  easter 4 wednesday | -  | gospel       | Jn 12,44-50                  | DEPSTUV

  easter 4 thursday  | -  | first        | Apd 13,13-25                 | DEPSTUV
  easter 4 thursday  | -  | psalm        | Ps 89,2-3.21-22.25.27        | EPSTUV
  easter 4 thursday  | -  | acclamation  | Raz 1,5ab                    | T only
  easter 4 thursday  | -  | gospel       | Jn 13,16-20                  | DEPTUV

  easter 4 friday    | -  | first        | Apd 13,26-33                 | DEPSTUV
  easter 4 friday    | -  | psalm        | Ps 2,6-7.8-9.10-11           | EPSTUV
  easter 4 friday    | -  | acclamation  | Jn 14,6                      | T only
  easter 4 friday    | -  | gospel       | Jn 14,1-6                    | DEPSTUV

  easter 4 saturday  | -  | first        | Apd 13,44-52                 | DEPSTUV
  easter 4 saturday  | -  | psalm        | Ps 98,1.2-3ab.3cd-4          | EPSTUV
  easter 4 saturday  | -  | acclamation  | Jn 8,31b-32                  | T only
  easter 4 saturday  | -  | gospel       | Jn 14,7-14                   | DEPSTUV

  easter 5 sunday    | A  | first        | Apd 6,1-7                    | DEPTUV
  easter 5 sunday    | A  | psalm        | Ps 33,1-2.4-5.18-19          | EPTUV
  easter 5 sunday    | A  | second       | 1 Pt 2,4-9                   | DEPTUV
  easter 5 sunday    | A  | acclamation  | Jn 14,6                      | T only
  easter 5 sunday    | A  | gospel       | Jn 14,1-12                   | DEPTUV
  easter 5 sunday    | B  | first        | Apd 9,26-31                  | DEPSTUV
  easter 5 sunday    | B  | psalm        | Ps 22,26-27.28.30.31-32      | EPSTUV
  easter 5 sunday    | B  | second       | 1 Jn 3,18-24                 | DEPSTUV
  easter 5 sunday    | B  | acclamation  | Jn 15,4-5b                   | T only
  easter 5 sunday    | B  | gospel       | Jn 15,1-8                    | DEPSTUV
  easter 5 sunday    | C  | first        | Apd 14,21-27                 | DEPSTV
  easter 5 sunday    | C  | psalm        | Ps 145,8-9.10-11.12-13       | EPSTV
  easter 5 sunday    | C  | second       | Raz 21,1-5                   | DEPSTV
  easter 5 sunday    | C  | acclamation  | Jn 13,34                     | T only
  easter 5 sunday    | C  | gospel       | Jn 13,31-33a.34-35           | DEPTV

  easter 5 monday    | -  | first        | Apd 14,5-18                  | DEPSTUV
  easter 5 monday    | -  | psalm        | Ps 115,1-2.3-4.15-16         | EPSTUV
  easter 5 monday    | -  | acclamation  | Jn 14,26                     | T only
  easter 5 monday    | -  | gospel       | Jn 14,21-26                  | DEPTUV

  easter 5 tuesday   | -  | first        | Apd 14,19-28                 | DEPSTUV
  easter 5 tuesday   | -  | psalm        | Ps 145,10-11.12-13.21        | EPSTUV
  easter 5 tuesday   | -  | acclamation  | Lk 24,26.46                  | T only
  easter 5 tuesday   | -  | gospel       | Jn 14,27-31                  | DEPSTUV

  easter 5 wednesday | -  | first        | Apd 15,1-6                   | DEPSTUV
  easter 5 wednesday | -  | psalm        | Ps 122,1-2.3-5               | EPSUV
  easter 5 wednesday | -  | acclamation  | Jn 15,4-5b                   | T only
  easter 5 wednesday | -  | gospel       | Jn 15,1-8                    | DEPTUV

  easter 5 thursday  | -  | first        | Apd 15,7-21                  | DEPSTUV
  easter 5 thursday  | -  | psalm        | Ps 96,1-2a.2b-3.10           | EPSTUV
  easter 5 thursday  | -  | acclamation  | Jn 10,27                     | T only
  easter 5 thursday  | -  | gospel       | Jn 15,9-11                   | DEPSTUV

  easter 5 friday    | -  | first        | Apd 15,22-31                 | DEPSTUV
  easter 5 friday    | -  | psalm        | Ps 57,8-9.10-12              | STV
  easter 5 friday    | -  | acclamation  | Jn 15,15b                    | T only
  easter 5 friday    | -  | gospel       | Jn 15,12-17                  | DEPSTUV

  easter 5 saturday  | -  | first        | Apd 16,1-10                  | DEPSTUV
  easter 5 saturday  | -  | psalm        | Ps 100,1-2.3.5               | EPTUV
  easter 5 saturday  | -  | acclamation  | Kol 3,1                      | T only
  easter 5 saturday  | -  | gospel       | Jn 15,18-21                  | DEPSTUV

  easter 6 sunday    | A  | first        | Apd 8,5-8.14-17              | DEPTUV
  easter 6 sunday    | A  | psalm        | Ps 66,1-3.4-5.6-7.16.20      | EPTUV
  easter 6 sunday    | A  | second       | 1 Pt 3,15-18                 | DEPTUV
  easter 6 sunday    | A  | acclamation  | Jn 14,23                     | T only
  easter 6 sunday    | A  | gospel       | Jn 14,15-21                  | DEPTUV
  easter 6 sunday    | B  | first        | Apd 10,25-26.34-35.44-48     | DEPSTUV
  easter 6 sunday    | B  | psalm        | Ps 98,1.2-3a.3b-4            | EPSTUV
  easter 6 sunday    | B  | second       | 1 Jn 4,7-10                  | DEPSTUV
  easter 6 sunday    | B  | acclamation  | Jn 14,23                     | T only
  easter 6 sunday    | B  | gospel       | Jn 15,9-17                   | DEPSTUV
  easter 6 sunday    | C  | first        | Apd 15,1-2.22-29             | PSTV
  easter 6 sunday    | C  | psalm        | Ps 67,2-3.5.6.8              | PSTV
  easter 6 sunday    | C  | second       | Raz 21,10-14.22-23           | DPTV
  easter 6 sunday    | C  | acclamation  | Jn 14,23                     | T only
  easter 6 sunday    | C  | gospel       | Jn 14,23-29                  | DPTV

  easter 6 monday    | -  | first        | Apd 16,11-15                 | DEPSTUV
  easter 6 monday    | -  | psalm        | Ps 149,1-2.3-4.5-6a.9b       | EPSTUV
  easter 6 monday    | -  | acclamation  | Jn 15,26b-27a                | T only
  easter 6 monday    | -  | gospel       | Jn 15,26-16,4                | DEPSTU

  easter 6 tuesday   | -  | first        | Apd 16,22-34                 | DEPSTUV
  easter 6 tuesday   | -  | psalm        | Ps 138,1-2a.2b-3.7c-8        | PSTUV
  easter 6 tuesday   | -  | acclamation  | Jn 16,7.13                   | T only
  easter 6 tuesday   | -  | gospel       | Jn 16,5-11                   | DEPSTUV

  easter 6 wednesday | -  | first        | Apd 17,15.22-18,1            | DEPSTU
  easter 6 wednesday | -  | psalm        | Ps 148,1-2.11-12.13.14       | EPSTUV
  easter 6 wednesday | -  | acclamation  | Jn 14,16                     | T only
  easter 6 wednesday | -  | gospel       | Jn 16,12-15                  | DEPSTUV

  ascension          | -  | first        | Apd 1,1-11                   | PT
  ascension          | -  | psalm        | Ps 47,2-3.6-7.8-9            | PT
  ascension          | A  | second       | Ef 1,17-23                   | PTU
  ascension          | B  | second       | Ef 4,1-13                    | PT
  ascension          | B  | second short | Ef 4,1-7.11-13               | P only
  ascension          | B  | second or    | Ef 1,17-23                   | PTU
  ascension          | C  | second       | Heb 9,24-28; 10,19-23        | PST
  ascension          | C  | second or    | Ef 1,17-23                   | PTU
  ascension          | -  | acclamation  | Mt 28,19-20                  | T only
  ascension          | A  | gospel       | Mt 28,16-20                  | PTU
  ascension          | B  | gospel       | Mr 16,15-20                  | PSTU
  ascension          | C  | gospel       | Lk 24,46-53                  | PT

  easter 6 friday    | -  | first        | Apd 18,9-18                  | DEPTUV
  easter 6 friday    | -  | psalm        | Ps 47,2-3.4-5.6-7            | PTUV
  easter 6 friday    | -  | acclamation  | Lk 24,46                     | T only
  easter 6 friday    | -  | gospel       | Jn 16,20-23                  | DEPTUV

  easter 6 saturday  | -  | first        | Apd 18,23-28                 | DEPSTUV
  easter 6 saturday  | -  | psalm        | Ps 47,2-3.8-9.10             | PSTUV
  easter 6 saturday  | -  | acclamation  | Jn 16,28                     | T only
  easter 6 saturday  | -  | gospel       | Jn 16,23b-28                 | DEPSTUV

  easter 7 sunday    | A  | first        | Apd 1,12-14                  | DEPTV
  easter 7 sunday    | A  | psalm        | Ps 27,1.4.7-8                | EPTV
  easter 7 sunday    | A  | second       | 1 Pt 4,13-16                 | DEPTV
  easter 7 sunday    | A  | acclamation  | Jn 14,18; 16,22b             | T only
  easter 7 sunday    | A  | gospel       | Jn 17,1-11a                  | DEPTV
  easter 7 sunday    | B  | first        | Apd 1,15-17.20a.20c-26       | DEPSTV
  easter 7 sunday    | B  | psalm        | Ps 103,1-2.11-12.19-20       | EPSTV
  easter 7 sunday    | B  | second       | 1 Jn 4,11-16                 | DPSTV
  easter 7 sunday    | B  | acclamation  | Jn 14,18; 16,22b             | T only
  easter 7 sunday    | B  | gospel       | Jn 17,11b-19                 | DEPST
  easter 7 sunday    | C  | first        | Apd 7,55-60                  | DPSTV
  easter 7 sunday    | C  | psalm        | Ps 97,1-2.6-7.9              | PSTV
  easter 7 sunday    | C  | second       | Raz 22,12-14.16-17.20        | DPSTV
  easter 7 sunday    | C  | acclamation  | Jn 14,18; 16,22b             | T only
  easter 7 sunday    | C  | gospel       | Jn 17,20-26                  | DPTV

  easter 7 monday    | -  | first        | Apd 19,1-8                   | DEPSTUV
  easter 7 monday    | -  | psalm        | Ps 68,2-3.4-5.6-7ab          | PSTUV
  easter 7 monday    | -  | acclamation  | Kol 3,1                      | T only
  easter 7 monday    | -  | gospel       | Jn 16,29-33                  | DEPSTUV

  easter 7 tuesday   | -  | first        | Apd 20,17-27                 | DEPSTUV
  easter 7 tuesday   | -  | psalm        | Ps 68,10-11.20-21            | PSTUV
  easter 7 tuesday   | -  | acclamation  | Jn 14,16                     | T only
  easter 7 tuesday   | -  | gospel       | Jn 17,1-11a                  | DEPSTUV

  easter 7 wednesday | -  | first        | Apd 20,28-38                 | EPSTUV
  easter 7 wednesday | -  | psalm        | Ps 68,29-30.33-35a.35b-36    | PSTUV
  easter 7 wednesday | -  | acclamation  | Jn 17,17                     | T only
  easter 7 wednesday | -  | gospel       | Jn 17,11b-19                 | DEPSTUV

  easter 7 thursday  | -  | first        | Apd 22,30; 23,6-11           | DEPSTUV
  easter 7 thursday  | -  | psalm        | Ps 16,1-2.5.7-8.9-10.11      | EPSTUV
  easter 7 thursday  | -  | acclamation  | Jn 17,21                     | T only
  easter 7 thursday  | -  | gospel       | Jn 17,20-26                  | DEPSTUV

  easter 7 friday    | -  | first        | Apd 25,13-21                 | DPSTUV
  easter 7 friday    | -  | psalm        | Ps 103,1-2.11-12.19-20       | EPSTUV
  easter 7 friday    | -  | acclamation  | Jn 14,26                     | T only
  easter 7 friday    | -  | gospel       | Jn 21,15-19                  | DEPSTUV

  easter 7 saturday  | -  | first        | Apd 28,16-20.30-31           | EPSTUV
  easter 7 saturday  | -  | psalm        | Ps 11,4.5.7                  | EPSTUV
  easter 7 saturday  | -  | acclamation  | Jn 16,7.13                   | T only
  easter 7 saturday  | -  | gospel       | Jn 21,20-25                  | DEPSTUV

  pentecost vigil    | -  | first        | 1 Mz 11,1-9                  | PT
  pentecost vigil    | -  | first or     | 2 Mz 19,3-8a.16-20b          | O only
  pentecost vigil    | -  | first or     | Ezk 37,1-14                  | O only
  pentecost vigil    | -  | first or     | Jl 3,1-5                     | O only
  pentecost vigil    | -  | psalm        | Ps 104,1-2.24.35.27-28.29-30 | PT
  pentecost vigil    | -  | second       | Rim 8,22-27                  | PT
  pentecost vigil    | -  | gospel       | Jn 7,37-39                   | PT

  pentecost          | -  | first        | Apd 2,1-11                   | PTV
  pentecost          | -  | psalm        | Ps 104,1.24.29-30.31.34      | PTV
  pentecost          | A  | second       | 1 Kor 12,3b-7.12-13          | PTU
  pentecost          | B  | second       | Gal 5,16-25                  | PTV
  pentecost          | B  | second or    | 1 Kor 12,3b-7.12-13          | PTU
  pentecost          | C  | second       | Rim 8,8-17                   | PSTV
  pentecost          | C  | second or    | 1 Kor 12,3b-7.12-13          | PTU
  pentecost          | A  | gospel       | Jn 20,19-23                  | PTUV
  pentecost          | B  | gospel       | Jn 15,26-27; 16,12-15        | PSTV
  pentecost          | B  | gospel or    | Jn 20,19-23                  | PTUV
  pentecost          | C  | gospel       | Jn 14,15-16.23-26            | PT
  pentecost          | C  | gospel or    | Jn 20,19-23                  | PTUV
`;
