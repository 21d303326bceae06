/** Lent, Holy Week and the Paschal Triduum. `../README.md` tells how the lines are written. */
export const LENT = `
  lent wednesday   | - | first           | Jl 2,12-18                         | KPSTUV
  lent wednesday   | - | psalm           | Ps 51,3-4.5-6.12-13.14.17          | KPSTUV
  lent wednesday   | - | response        | prim. Ps 51,3a                     | CTW
  lent wednesday   | - | second          | 2 Kor 5,20-6,2                     | KPSTU
  lent wednesday   | - | acclamation     | Ps 95,8a.7b                        | T only
  lent wednesday   | - | gospel          | Mt 6,1-6.16-18                     | KPTUV

  lent thursday    | - | first           | 5 Mz 30,15-20                      | KPSTUV
  lent thursday    | - | psalm           | Ps 1,1-2.3.4.6                     | KPSTUV
  lent thursday    | - | response        | Ps 40,5a                           | CKT
  lent thursday    | - | acclamation     | Mt 4,17                            | T only
  lent thursday    | - | gospel          | Lk 9,22-25                         | KPSTUV

  lent friday      | - | first           | Iz 58,1-9a                         | KPSTUV
  lent friday      | - | psalm           | Ps 51,3-4.5-6.18-19                | KPSTUV
  lent friday      | - | response        | Ps 51,19b                          | CKT
  lent friday      | - | acclamation     | Am 5,14                            | T only
  lent friday      | - | gospel          | Mt 9,14-15                         | KPSTUV

  lent saturday    | - | first           | Iz 58,9b-14                        | KPTUV
  lent saturday    | - | psalm           | Ps 86,1-2.3-4.5-6                  | KPTUV
  lent saturday    | - | response        | Ps 86,11a                          | CKT
  lent saturday    | - | acclamation     | Ezk 33,11                          | T only
  lent saturday    | - | gospel          | Lk 5,27-32                         | KPTUV

  lent 1 sunday    | A | first           | 1 Mz 2,7-9; 3,1-7                  | DEKPTUV
  lent 1 sunday    | A | psalm           | Ps 51,3-4.5-6.12-13.14.17          | KPTV
  lent 1 sunday    | A | response        | prim. Ps 51,3a                     | TW
  lent 1 sunday    | A | second          | Rim 5,12-19                        | DEKPTUV
  lent 1 sunday    | A | second short    | Rim 5,12.17-19                     | KP
  lent 1 sunday    | A | acclamation     | Mt 4,4b                            | T only
  lent 1 sunday    | A | gospel          | Mt 4,1-11                          | DEKPTUV
  lent 1 sunday    | B | first           | 1 Mz 9,8-15                        | DEKPSTUV
  lent 1 sunday    | B | psalm           | Ps 25,4-5.6-7.8-9                  | EKPSTUV
  lent 1 sunday    | B | response        | prim. Ps 25,10                     | KTW
  lent 1 sunday    | B | second          | 1 Pt 3,18-22                       | DEKPSTUV
  lent 1 sunday    | B | acclamation     | Mt 4,4b                            | T only
  lent 1 sunday    | B | gospel          | Mr 1,12-15                         | DEKPSTUV
  lent 1 sunday    | C | first           | 5 Mz 26,4-10                       | DEKPSTV
  lent 1 sunday    | C | psalm           | Ps 91,1-2.10-11.12-13.14-15        | EKPSTV
  lent 1 sunday    | C | response        | prim. Ps 91,15b                    | KTW
  lent 1 sunday    | C | second          | Rim 10,8-13                        | DEKPSTV
  lent 1 sunday    | C | acclamation     | Mt 4,4b                            | T only
  lent 1 sunday    | C | gospel          | Lk 4,1-13                          | DEKPTV

  lent 1 monday    | - | first           | 3 Mz 19,1-2.11-18                  | DEKPSTUV
  lent 1 monday    | - | psalm           | Ps 19,8.9.10.15                    | KSTUV
  lent 1 monday    | - | response        | Jn 6,63b                           | CKT
  lent 1 monday    | - | acclamation     | 2 Kor 6,2b                         | T only
  lent 1 monday    | - | gospel          | Mt 25,31-46                        | DEKPTUV

  lent 1 tuesday   | - | first           | Iz 55,10-11                        | DEKPSTUV
  lent 1 tuesday   | - | psalm           | Ps 34,4-5.6-7.16-17.18-19          | KPSTUV
  lent 1 tuesday   | - | response        | Ps 34,18b                          | CKT
  lent 1 tuesday   | - | acclamation     | Mt 4,4b                            | T only
  lent 1 tuesday   | - | gospel          | Mt 6,7-15                          | DEKPSTUV

  lent 1 wednesday | - | first           | Jon 3,1-10                         | DEKPSTUV
  lent 1 wednesday | - | psalm           | Ps 51,3-4.12-13.18-19              | KPSTUV
  lent 1 wednesday | - | response        | Ps 51,19b                          | CKT
  lent 1 wednesday | - | acclamation     | Jl 2,12-13                         | T only
  lent 1 wednesday | - | gospel          | Lk 11,29-32                        | DEKPSTUV

  lent 1 thursday  | - | first           | Est 4,17k-m.17r-t                  | KST
  lent 1 thursday  | - | psalm           | Ps 138,1-2a.2b-3.7c-8              | EKPSTUV
  lent 1 thursday  | - | response        | Ps 138,3a                          | CKT
  lent 1 thursday  | - | acclamation     | Ps 51,12a.14a                      | T only
  lent 1 thursday  | - | gospel          | Mt 7,7-12                          | DEKPSTUV

  lent 1 friday    | - | first           | Ezk 18,21-28                       | DEKPSTUV
  lent 1 friday    | - | psalm           | Ps 130,1-2.3-4.5-8                 | KPSTUV
  lent 1 friday    | - | response        | Ps 130,3                           | CKT
  lent 1 friday    | - | acclamation     | Ezk 18,31                          | T only
  lent 1 friday    | - | gospel          | Mt 5,20-26                         | DKPSTUV

  lent 1 saturday  | - | first           | 5 Mz 26,16-19                      | DEKPSTUV
  lent 1 saturday  | - | psalm           | Ps 119,1-2.4-5.7-8                 | EKPSTUV
  lent 1 saturday  | - | response        | prim. Ps 119,1                     | CKT
  lent 1 saturday  | - | acclamation     | 2 Kor 6,2b                         | T only
  lent 1 saturday  | - | gospel          | Mt 5,43-48                         | DEKPSTUV

  lent 2 sunday    | A | first           | 1 Mz 12,1-4a                       | DEKPTUV
  lent 2 sunday    | A | psalm           | Ps 33,4-5.18-19.20.22              | EKPTUV
  lent 2 sunday    | A | response        | Ps 33,22                           | HKTW
  lent 2 sunday    | A | second          | 2 Tim 1,8b-10                      | DEKPTUV
  lent 2 sunday    | A | acclamation     | Mr 9,7                             | T only
  lent 2 sunday    | A | gospel          | Mt 17,1-9                          | DEKPTUV
  lent 2 sunday    | B | first           | 1 Mz 22,1-2.9.10-13.15-18          | DEKPSTUV
  lent 2 sunday    | B | psalm           | Ps 116,10.15.16-17.18-19           | EKPSTUV
  lent 2 sunday    | B | response        | Ps 116,9                           | KTW
  lent 2 sunday    | B | second          | Rim 8,31b-34                       | DEKPSTUV
  lent 2 sunday    | B | acclamation     | Mr 9,7                             | T only
  lent 2 sunday    | B | gospel          | Mr 9,2-10                          | DEKPSTUV
  lent 2 sunday    | C | first           | 1 Mz 15,5-12.17-18                 | DEKPSV
  lent 2 sunday    | C | psalm           | Ps 27,1.7-9.13-14                  | EKPST
  lent 2 sunday    | C | response        | Ps 27,1a                           | KTW
  lent 2 sunday    | C | second          | Flp 3,17-4,1                       | DEKPSTV
  lent 2 sunday    | C | second short    | Flp 3,20-4,1                       | KPV
  lent 2 sunday    | C | acclamation     | Mr 9,7                             | T only
  lent 2 sunday    | C | gospel          | Lk 9,28b-36                        | DEKPTV

  lent 2 monday    | - | first           | Dan 9,4b-10                        | DKPSUV
  lent 2 monday    | - | psalm           | Ps 79,8.9.11.13                    | EKSTUV
  lent 2 monday    | - | response        | Ps 103,10a                         | CKT
  lent 2 monday    | - | acclamation     | Jn 6,63b.68b                       | T only
  lent 2 monday    | - | gospel          | Lk 6,36-38                         | DEKPSTUV

  lent 2 tuesday   | - | first           | Iz 1,10.16-20                      | DKPSTUV
  lent 2 tuesday   | - | psalm           | Ps 50,8-9.16bc-17.21.23            | EKPSTUV
  lent 2 tuesday   | - | response        | Ps 50,23b                          | CKT
  lent 2 tuesday   | - | acclamation     | Ezk 18,31                          | T only
  lent 2 tuesday   | - | gospel          | Mt 23,1-12                         | DEKPSTUV

  lent 2 wednesday | - | first           | Jer 18,18-20                       | DEKPSTU
  lent 2 wednesday | - | psalm           | Ps 31,5-6.14.15-16                 | KPSTUV
  lent 2 wednesday | - | response        | Ps 31,17b                          | CKT
  lent 2 wednesday | - | acclamation     | Jn 8,12b                           | T only
  lent 2 wednesday | - | gospel          | Mt 20,17-28                        | DEKPSTUV

  lent 2 thursday  | - | first           | Jer 17,5-10                        | DEKPSTU
  lent 2 thursday  | - | psalm           | Ps 1,1-2.3.4.6                     | EKPSTUV
  lent 2 thursday  | - | response        | Ps 40,5a                           | CKT
  lent 2 thursday  | - | acclamation     | Lk 8,15                            | T only
  lent 2 thursday  | - | gospel          | Lk 16,19-31                        | DEKPSTUV

  lent 2 friday    | - | first           | 1 Mz 37,3-4.12-13a.17b-28          | DEKPSTUV
  lent 2 friday    | - | psalm           | Ps 105,16-17.18-19.20-21           | EKPSTUV
  lent 2 friday    | - | response        | Ps 105,5a                          | CKT
  lent 2 friday    | - | acclamation     | Jn 3,16                            | T only
  lent 2 friday    | - | gospel          | Mt 21,33-43.45-46                  | DEKPTUV

  lent 2 saturday  | - | first           | Mih 7,14-15.18-20                  | DEKPTUV
  lent 2 saturday  | - | psalm           | Ps 103,1-2.3-4.9-10.11-12          | EKPSTUV
  lent 2 saturday  | - | response        | Ps 103,8a                          | CKT
  lent 2 saturday  | - | acclamation     | Lk 15,18                           | T only
  lent 2 saturday  | - | gospel          | Lk 15,1-3.11-32                    | DEKPSTUV

  lent 3 sunday    | A | first           | 2 Mz 17,3-7                        | DEKPTUV
  lent 3 sunday    | A | psalm           | Ps 95,1-2.6-7a.7b-9                | EKPTUV
  lent 3 sunday    | A | response        | prim. Ps 95,7d.8a                  | TW
  lent 3 sunday    | A | second          | Rim 5,1-2.5-8                      | DEKPTUV
  lent 3 sunday    | A | acclamation     | Jn 4,42.15                         | T only
  lent 3 sunday    | A | gospel          | Jn 4,5-42                          | DEKPTUV
  lent 3 sunday    | A | gospel short    | Jn 4,5-15.19b-26.39a.40-42         | KPV
  lent 3 sunday    | B | first           | 2 Mz 20,1-17                       | DEKPSTUV
  lent 3 sunday    | B | first short     | 2 Mz 20,1-3.7-8.12-17              | P only
  lent 3 sunday    | B | first or        | 2 Mz 17,3-7                        | DEPTUV
  lent 3 sunday    | B | psalm           | Ps 19,8.9.10.11                    | EKPSTUV
  lent 3 sunday    | B | response        | Jn 6,68                            | HKTW
  lent 3 sunday    | B | psalm or        | Ps 95,1-2.6-7a.7b-9                | EPTUV
  lent 3 sunday    | B | response or     | prim. Ps 95,7d.8a                  | TW
  lent 3 sunday    | B | second          | 1 Kor 1,22-25                      | DEKPSTUV
  lent 3 sunday    | B | second or       | Rim 5,1-2.5-8                      | DEPTUV
  lent 3 sunday    | B | acclamation     | Jn 3,16                            | T only
  lent 3 sunday    | B | acclamation or  | Jn 4,42.15                         | T only
  lent 3 sunday    | B | gospel          | Jn 2,13-25                         | DEKPSTUV
  lent 3 sunday    | B | gospel or       | Jn 4,5-42                          | DEPTUV
  lent 3 sunday    | B | gospel or short | Jn 4,5-15.19b-26.39a.40-42         | PV
  lent 3 sunday    | C | first           | 2 Mz 3,1-8a.13-15                  | DEKPSTV
  lent 3 sunday    | C | first or        | 2 Mz 17,3-7                        | DEPTUV
  lent 3 sunday    | C | psalm           | Ps 103,1-2.3-4.6-7.8.11            | EKPSTV
  lent 3 sunday    | C | response        | Ps 103,8a                          | HKTW
  lent 3 sunday    | C | psalm or        | Ps 95,1-2.6-7a.7b-9                | EPTUV
  lent 3 sunday    | C | response or     | prim. Ps 95,7d.8a                  | TW
  lent 3 sunday    | C | second          | 1 Kor 10,1-6.10-12                 | DEKPSTV
  lent 3 sunday    | C | second or       | Rim 5,1-2.5-8                      | DEPTUV
  lent 3 sunday    | C | acclamation     | Mt 4,17                            | T only
  lent 3 sunday    | C | acclamation or  | Jn 4,42.15                         | T only
  lent 3 sunday    | C | gospel          | Lk 13,1-9                          | DEKPTV
  lent 3 sunday    | C | gospel or       | Jn 4,5-42                          | DEPTUV
  lent 3 sunday    | C | gospel or short | Jn 4,5-15.19b-26.39a.40-42         | PV

  lent 3 monday    | - | first           | 2 Kr 5,1-15                        | DEKPSTUV
  lent 3 monday    | - | psalm           | Ps 42,2.3; 43,3.4                  | KSTUV
  lent 3 monday    | - | response        | prim. Ps 42,3                      | CKT
  lent 3 monday    | - | acclamation     | Ps 130,5.7                         | T only
  lent 3 monday    | - | gospel          | Lk 4,24-30                         | DEKPSTUV

  lent 3 tuesday   | - | first           | Dan 3,25.34-43                     | DEKPSUV
  lent 3 tuesday   | - | psalm           | Ps 25,4-5ab.6.7.8-9                | EKPSTUV
  lent 3 tuesday   | - | response        | Ps 25,6a                           | CKT
  lent 3 tuesday   | - | acclamation     | Jl 2,12-13                         | T only
  lent 3 tuesday   | - | gospel          | Mt 18,21-35                        | DEKPSTUV

  lent 3 wednesday | - | first           | 5 Mz 4,1.5-9                       | DEKPSTUV
  lent 3 wednesday | - | psalm           | Ps 147,12-13.15-16.19-20           | EKPSUV
  lent 3 wednesday | - | response        | Ps 147,12a                         | CKT
  lent 3 wednesday | - | acclamation     | Jn 6,63b.68b                       | T only
  lent 3 wednesday | - | gospel          | Mt 5,17-19                         | DEKPSTUV

  lent 3 thursday  | - | first           | Jer 7,23-28                        | DEKPSTU
  lent 3 thursday  | - | psalm           | Ps 95,1-2.6-7.8-9                  | EKPSTUV
  lent 3 thursday  | - | response        | prim. Ps 95,7d.8a                  | CT
  lent 3 thursday  | - | acclamation     | Jl 2,12-13                         | T only
  lent 3 thursday  | - | gospel          | Lk 11,14-23                        | DEKPSTUV

  lent 3 friday    | - | first           | Oz 14,2-10                         | DKPSTUV
  lent 3 friday    | - | psalm           | Ps 81,6c-8a.8bc-9.10-11ab.14.17    | KPSTUV
  lent 3 friday    | - | response        | prim. Ps 81,11.9a                  | CKT
  lent 3 friday    | - | acclamation     | Mt 4,17                            | T only
  lent 3 friday    | - | gospel          | Mr 12,28b-34                       | DEKPSTUV

  lent 3 saturday  | - | first           | Oz 6,1-6                           | DKPSTUV
  lent 3 saturday  | - | psalm           | Ps 51,3-4.18-19.20-21ab            | KPSTUV
  lent 3 saturday  | - | response        | Oz 6,6                             | CKT
  lent 3 saturday  | - | acclamation     | Ps 95,7b.8b                        | T only
  lent 3 saturday  | - | gospel          | Lk 18,9-14                         | EKPSTUV

  lent 4 sunday    | A | first           | 1 Sam 16,1b.6-7.10-13a             | DEKPTUV
  lent 4 sunday    | A | psalm           | Ps 23,1-3a.3b-4.5.6                | EKPTU
  lent 4 sunday    | A | response        | Ps 23,1                            | HKTW
  lent 4 sunday    | A | second          | Ef 5,8-14                          | DEKPTUV
  lent 4 sunday    | A | acclamation     | Jn 8,12b                           | T only
  lent 4 sunday    | A | gospel          | Jn 9,1-41                          | DEKPTUV
  lent 4 sunday    | A | gospel short    | Jn 9,1.6-9.13-17.34-38             | KPV
  lent 4 sunday    | B | first           | 2 Krn 36,14-16.19-23               | DEKPSTUV
  lent 4 sunday    | B | first or        | 1 Sam 16,1b.6-7.10-13a             | DEPTUV
  lent 4 sunday    | B | psalm           | Ps 137,1-2.3.4-5.6                 | EKPSTV
  lent 4 sunday    | B | response        | Ps 137,6ab                         | HKTW
  lent 4 sunday    | B | psalm or        | Ps 23,1-3a.3b-4.5.6                | EPTU
  lent 4 sunday    | B | response or     | Ps 23,1                            | HKTW
  lent 4 sunday    | B | second          | Ef 2,4-10                          | DEKPSTUV
  lent 4 sunday    | B | second or       | Ef 5,8-14                          | DEPTUV
  lent 4 sunday    | B | acclamation     | Jn 3,16                            | T only
  lent 4 sunday    | B | acclamation or  | Jn 8,12b                           | T only
  lent 4 sunday    | B | gospel          | Jn 3,14-21                         | DEKPSTUV
  lent 4 sunday    | B | gospel or       | Jn 9,1-41                          | DEPTUV
  lent 4 sunday    | B | gospel or short | Jn 9,1.6-9.13-17.34-38             | PV
  lent 4 sunday    | C | first           | Joz 5,9a.10-12                     | DEKPSTV
  lent 4 sunday    | C | first or        | 1 Sam 16,1b.6-7.10-13a             | DEPTUV
  lent 4 sunday    | C | psalm           | Ps 34,2-3.4-5.6-7                  | EKPSTV
  lent 4 sunday    | C | response        | Ps 34,9a                           | HKTW
  lent 4 sunday    | C | psalm or        | Ps 23,1-3a.3b-4.5.6                | EPTU
  lent 4 sunday    | C | response or     | Ps 23,1                            | HKTW
  lent 4 sunday    | C | second          | 2 Kor 5,17-21                      | DEKPSTV
  lent 4 sunday    | C | second or       | Ef 5,8-14                          | DEPTUV
  lent 4 sunday    | C | acclamation     | Lk 15,18                           | T only
  lent 4 sunday    | C | acclamation or  | Jn 8,12b                           | T only
  lent 4 sunday    | C | gospel          | Lk 15,1-3.11-32                    | DEKPTV
  lent 4 sunday    | C | gospel or       | Jn 9,1-41                          | DEPTUV
  lent 4 sunday    | C | gospel or short | Jn 9,1.6-9.13-17.34-38             | PV

  lent 4 monday    | - | first           | Iz 65,17-21                        | DEKPSTUV
  lent 4 monday    | - | psalm           | Ps 30,2.4.5-6.11-12a.13b           | KPSTUV
  lent 4 monday    | - | response        | Ps 30,2a                           | CKT
  lent 4 monday    | - | acclamation     | Am 5,14                            | T only
  lent 4 monday    | - | gospel          | Jn 4,43-54                         | DEKPSTUV

  lent 4 tuesday   | - | first           | Ezk 47,1-9.12                      | DEKPSTUV
  lent 4 tuesday   | - | psalm           | Ps 46,2-3.5-6.8-9                  | KPSTUV
  lent 4 tuesday   | - | response        | Ps 46,8                            | CKT
  lent 4 tuesday   | - | acclamation     | Ps 51,12a.14a                      | T only
  lent 4 tuesday   | - | gospel          | Jn 5,1-3a.5-16                     | DKPSTV

  lent 4 wednesday | - | first           | Iz 49,8-15                         | DEKPSTUV
  lent 4 wednesday | - | psalm           | Ps 145,8-9.13cd-14.17-18           | EKPSTUV
  lent 4 wednesday | - | response        | Ps 145,8a                          | CKT
  lent 4 wednesday | - | acclamation     | Jn 11,25a.26                       | T only
  lent 4 wednesday | - | gospel          | Jn 5,17-30                         | DKPSTUV

  lent 4 thursday  | - | first           | 2 Mz 32,7-14                       | DEKPSTUV
  lent 4 thursday  | - | psalm           | Ps 106,19-20.21-22.23              | EKPSTUV
  lent 4 thursday  | - | response        | Ps 106,4a                          | CKT
  lent 4 thursday  | - | acclamation     | Jn 3,16                            | T only
  lent 4 thursday  | - | gospel          | Jn 5,31-47                         | DKPSTUV

  lent 4 friday    | - | first           | Mdr 2,1a.12-22                     | DEKPSTUV
  lent 4 friday    | - | psalm           | Ps 34,17-18.19-20.21.23            | KPSTUV
  lent 4 friday    | - | response        | Ps 34,19a                          | CKT
  lent 4 friday    | - | acclamation     | Mt 4,4b                            | T only
  lent 4 friday    | - | gospel          | Jn 7,1-2.10.25-30                  | DEKPTUV

  lent 4 saturday  | - | first           | Jer 11,18-20                       | DEKPSTU
  lent 4 saturday  | - | psalm           | Ps 7,2-3.9bc-10.11-12              | KPSTUV
  lent 4 saturday  | - | response        | Ps 7,2a                            | CKT
  lent 4 saturday  | - | acclamation     | Jn 3,16                            | T only
  lent 4 saturday  | - | gospel          | Jn 7,40-53                         | DEKPSTUV

  lent 5 sunday    | A | first           | Ezk 37,12-14                       | DEKPTUV
  lent 5 sunday    | A | psalm           | Ps 130,1-2.3-4.5-6.7-8             | EKPTUV
  lent 5 sunday    | A | response        | Ps 130,7                           | KTW
  lent 5 sunday    | A | second          | Rim 8,8-11                         | DEKPTUV
  lent 5 sunday    | A | acclamation     | Jn 11,25a.26                       | T only
  lent 5 sunday    | A | gospel          | Jn 11,1-45                         | DEKPTUV
  lent 5 sunday    | A | gospel short    | Jn 11,3-7.17.20-27.33b-45          | KP
  lent 5 sunday    | B | first           | Jer 31,31-34                       | DEKPSTU
  lent 5 sunday    | B | first or        | Ezk 37,12-14                       | DEPTUV
  lent 5 sunday    | B | psalm           | Ps 51,3-4.12-13.14-15              | EKPSTUV
  lent 5 sunday    | B | response        | Ps 51,12a                          | KTW
  lent 5 sunday    | B | psalm or        | Ps 130,1-2.3-4.5-6.7-8             | EPTUV
  lent 5 sunday    | B | response or     | Ps 130,7                           | KTW
  lent 5 sunday    | B | second          | Heb 5,7-9                          | DEKPSTUV
  lent 5 sunday    | B | second or       | Rim 8,8-11                         | DEPTUV
  lent 5 sunday    | B | acclamation     | Jn 12,26                           | T only
  lent 5 sunday    | B | acclamation or  | Jn 11,25a.26                       | T only
  lent 5 sunday    | B | gospel          | Jn 12,20-33                        | DEKPSTUV
  lent 5 sunday    | B | gospel or       | Jn 11,1-45                         | DEPTUV
  lent 5 sunday    | B | gospel or short | Jn 11,3-7.17.20-27.33b-45          | P only
  lent 5 sunday    | C | first           | Iz 43,16-21                        | DKPSTV
  lent 5 sunday    | C | first or        | Ezk 37,12-14                       | DEPTUV
  lent 5 sunday    | C | psalm           | Ps 126,1-2a.2b-3.4-5.6             | KPST
  lent 5 sunday    | C | response        | Ps 126,3                           | KTW
  lent 5 sunday    | C | psalm or        | Ps 130,1-2.3-4.5-6.7-8             | EPTUV
  lent 5 sunday    | C | response or     | Ps 130,7                           | KTW
  lent 5 sunday    | C | second          | Flp 3,8-14                         | DKPSTV
  lent 5 sunday    | C | second or       | Rim 8,8-11                         | DEPTUV
  lent 5 sunday    | C | acclamation     | Jl 2,12-13                         | T only
  lent 5 sunday    | C | acclamation or  | Jn 11,25a.26                       | T only
  lent 5 sunday    | C | gospel          | Jn 8,1-11                          | DKPTV
  lent 5 sunday    | C | gospel or       | Jn 11,1-45                         | DEPTUV
  lent 5 sunday    | C | gospel or short | Jn 11,3-7.17.20-27.33b-45          | P only

  lent 5 monday    | - | first           | Dan 13,1-9.15-17.19-30.33-62       | DKPSTUV
  lent 5 monday    | - | first short     | Dan 13,41c-62                      | KPV
  lent 5 monday    | - | psalm           | Ps 23,1-3a.3b-4.5.6                | EKPSTUV
  lent 5 monday    | - | response        | Ps 23,4ab                          | CKT
  lent 5 monday    | - | acclamation     | Ezk 33,11                          | T only
  lent 5 monday    | - | gospel          | Jn 8,1-11                          | KPSTUV
  lent 5 monday    | - | gospel else     | Jn 8,12-20                         | KV

  lent 5 tuesday   | - | first           | 4 Mz 21,4-9                        | DEKPSTUV
  lent 5 tuesday   | - | psalm           | Ps 102,2-3.16-18.19-21             | KPSTUV
  lent 5 tuesday   | - | response        | Ps 102,2                           | BCKT
  lent 5 tuesday   | - | gospel          | Jn 8,21-30                         | DEKPSTUV

  lent 5 wednesday | - | first           | Dan 3,14-20.91-92.95               | KPSUV
  lent 5 wednesday | - | psalm           | Dan 3,52.53.54.55.56               | KPSTUV
  lent 5 wednesday | - | response        | Dan 3,52b                          | CK
  lent 5 wednesday | - | acclamation     | Lk 8,15                            | T only
  lent 5 wednesday | - | gospel          | Jn 8,31-42                         | DEKPSTUV

  lent 5 thursday  | - | first           | 1 Mz 17,3-9                        | DEKPSTUV
  lent 5 thursday  | - | psalm           | Ps 105,4-5.6-7.8-9                 | EKPSTUV
  lent 5 thursday  | - | response        | Ps 105,8a                          | CKT
  lent 5 thursday  | - | acclamation     | Ps 95,8b.7b                        | T only
  lent 5 thursday  | - | gospel          | Jn 8,51-59                         | DEKPTUV

  lent 5 friday    | - | first           | Jer 20,10-13                       | DKPSTU
  lent 5 friday    | - | psalm           | Ps 18,2-4.5-6.7                    | KPSTUV
  lent 5 friday    | - | response        | prim. Ps 18,7                      | BCKT
  lent 5 friday    | - | acclamation     | Jn 6,63b.68b                       | T only
  lent 5 friday    | - | gospel          | Jn 10,31-42                        | DEKPSTUV

  lent 5 saturday  | - | first           | Ezk 37,21-28                       | DEKPSTUV
  lent 5 saturday  | - | psalm           | Jer 31,10.11-12.13                 | KPSTU
  lent 5 saturday  | - | response        | Jer 31,10d                         | BCKT
  lent 5 saturday  | - | acclamation     | Ezk 18,31                          | T only
  lent 5 saturday  | - | gospel          | Jn 11,45-57                        | EHTV

  lent 6 sunday    | A | procession      | Mt 21,1-11                         | P only
  lent 6 sunday    | B | procession      | Mr 11,1-10                         | P only
  lent 6 sunday    | B | procession or   | Jn 12,12-16                        | P only
  lent 6 sunday    | C | procession      | Lk 19,28-40                        | P only
  lent 6 sunday    | - | first           | Iz 50,4-7                          | KPTV
  lent 6 sunday    | - | psalm           | Ps 22,8-9.17-18.19-20.23-24        | KPTV
  lent 6 sunday    | - | response        | Ps 22,2a                           | BWk
  lent 6 sunday    | - | second          | Flp 2,6-11                         | KPTV
  lent 6 sunday    | - | acclamation     | Flp 2,8-9                          | T only
  lent 6 sunday    | A | gospel          | Mt 26,14-27,66                     | PTU
  lent 6 sunday    | A | gospel short    | Mt 27,11-54                        | KPV
  lent 6 sunday    | B | gospel          | Mr 14,1-15,47                      | PTU
  lent 6 sunday    | B | gospel short    | Mr 15,1-39                         | KPV
  lent 6 sunday    | C | gospel          | Lk 22,14-23,56                     | PTV
  lent 6 sunday    | C | gospel short    | Lk 23,1-49                         | KPV

  lent 6 monday    | - | first           | Iz 42,1-7                          | EKPSTUV
  lent 6 monday    | - | psalm           | Ps 27,1.2.3.13-14                  | KPSTUV
  lent 6 monday    | - | response        | Ps 27,1a                           | CKT
  lent 6 monday    | - | gospel          | Jn 12,1-11                         | EKPSTUV

  lent 6 tuesday   | - | first           | Iz 49,1-6                          | EKPSTUV
  lent 6 tuesday   | - | psalm           | Ps 71,1-2.3-4.5-6.15.17            | KPSTUV
  lent 6 tuesday   | - | response        | Ps 71,15                           | CT
  lent 6 tuesday   | - | gospel          | Jn 13,21-33.36-38                  | EKPSTUV

  lent 6 wednesday | - | first           | Iz 50,4-9a                         | EKPSTUV
  lent 6 wednesday | - | psalm           | Ps 69,8-10.21-22.31.33-34          | KPSTUV
  lent 6 wednesday | - | response        | Ps 69,14c                          | BCKT
  lent 6 wednesday | - | gospel          | Mt 26,14-25                        | KPSTUV

  chrism-mass      | - | first           | Iz 61,1-3a.6a.8b-9                 | P only
  chrism-mass      | - | psalm           | Ps 89,21-22.25.27                  | P only
  chrism-mass      | - | response        | Ps 89,2a                           | T
  chrism-mass      | - | second          | Raz 1,5-8                          | P only
  chrism-mass      | - | acclamation     | Iz 61,1                            | O only
  chrism-mass      | - | gospel          | Lk 4,16-21                         | P only

  triduum thursday | - | first           | 2 Mz 12,1-8.11-14                  | PT
  triduum thursday | - | psalm           | Ps 116,12-13.15-16.17-18           | PT
  triduum thursday | - | response        | prim. 1 Kor 10,16                  | BKTW
  triduum thursday | - | second          | 1 Kor 11,23-26                     | PT
  triduum thursday | - | acclamation     | Jn 13,34                           | T only
  triduum thursday | - | gospel          | Jn 13,1-15                         | PT

  triduum friday   | - | first           | Iz 52,13-53,12                     | PT
  triduum friday   | - | psalm           | Ps 31,2.6.12-13.15-16.17.25        | PT
  triduum friday   | - | response        | Lk 23,46                           | BKTW
  triduum friday   | - | second          | Heb 4,14-16; 5,7-9                 | PT
  triduum friday   | - | acclamation     | Flp 2,8-9                          | T only
  triduum friday   | - | gospel          | Jn 18,1-19,42                      | PT

  triduum saturday | - | reading         | 1 Mz 1,1-2,2                       | LP
  triduum saturday | - | reading short   | 1 Mz 1,1.26-31a                    | LP
  triduum saturday | - | psalm           | Ps 104,1-2a.5-6.10.12.13-14.24.35c | L only
  triduum saturday | - | response        | prim. Ps 104,30                    | KW
  triduum saturday | - | psalm or        | Ps 33,4-5.6-7.12-13.20.22          | L only
  triduum saturday | - | response or     | Ps 33,5b                           | KW
  triduum saturday | - | reading         | 1 Mz 22,1-18                       | LP
  triduum saturday | - | reading short   | 1 Mz 22,1-2.9a.10-13.15-18         | LP
  triduum saturday | - | psalm           | Ps 16,5.8.9-10.11                  | L only
  triduum saturday | - | response        | Ps 16,1                            | KW
  triduum saturday | - | reading         | 2 Mz 14,15-15,1                    | L only
  triduum saturday | - | psalm           | 2 Mz 15,1-2.3-4.5-6.17-18          | LP
  triduum saturday | - | response        | 2 Mz 15,1b                         | KW
  triduum saturday | - | reading         | Iz 54,5-14                         | L only
  triduum saturday | - | psalm           | Ps 30,2.4.5-6.11-12a.13b           | LP
  triduum saturday | - | response        | Ps 30,2a                           | KTW
  triduum saturday | - | reading         | Iz 55,1-11                         | L only
  triduum saturday | - | psalm           | Iz 12,2-3.4bcd.5-6                 | L only
  triduum saturday | - | response        | Iz 12,3                            | KTW
  triduum saturday | - | reading         | Bar 3,9-15.32-4,4                  | L only
  triduum saturday | - | psalm           | Ps 19,8.9.10.11                    | L only
  triduum saturday | - | response        | Jn 6,68                            | KTW
  triduum saturday | - | reading         | Ezk 36,16-17a.18-28                | L only
  triduum saturday | - | psalm           | Ps 42,3.5; 43,3.4                  | L only
  triduum saturday | - | response        | Ps 42,2                            | Wk
  triduum saturday | - | psalm or        | Iz 12,2-3.4bcd.5-6                 | L only
  triduum saturday | - | response or     | Iz 12,3                            | KTW
  triduum saturday | - | psalm or        | Ps 51,12-13.14-15.18-19            | L only
  triduum saturday | - | response or     | Ps 51,12a                          | KW
  triduum saturday | - | epistle         | Rim 6,3-11                         | L only
  triduum saturday | - | psalm           | Ps 118,1-2.16-17.22-23             | L only
  triduum saturday | A | gospel          | Mt 28,1-10                         | P only
  triduum saturday | B | gospel          | Mr 16,1-7                          | P only
  triduum saturday | C | gospel          | Lk 24,1-12                         | P only
`;
