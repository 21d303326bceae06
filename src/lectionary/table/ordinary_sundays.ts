/** The Sundays of ordinary time, and the solemnities of the Lord that follow Pentecost. `../README.md` tells how the lines are written. */
export const ORDINARY_SUNDAYS = `
  ordinary 2 sunday  | A | first        | Iz 49,3.5-6                        | DEKPTUV
  ordinary 2 sunday  | A | psalm        | Ps 40,2.4.7-8a.8b-9.10             | EKPTU
  ordinary 2 sunday  | A | response     | Ps 40,8a.9a                        | HKTW
  ordinary 2 sunday  | A | second       | 1 Kor 1,1-3                        | DEKPTUV
  ordinary 2 sunday  | A | acclamation  | Jn 1,14a.12b                       | T only
  ordinary 2 sunday  | A | gospel       | Jn 1,29-34                         | DEKPTUV
  ordinary 2 sunday  | B | first        | 1 Sam 3,3b-10.19                   | DEKPSTUV
  ordinary 2 sunday  | B | psalm        | Ps 40,2.4.7-8a.8b-9.10             | EKPSU
  ordinary 2 sunday  | B | response     | Ps 40,8a.9a                        | KTW
  ordinary 2 sunday  | B | second       | 1 Kor 6,13c-15a.17-20              | DEKPSTU
  ordinary 2 sunday  | B | acclamation  | Jn 1,41.17b                        | T only
  ordinary 2 sunday  | B | gospel       | Jn 1,35-42                         | DEKPSTUV
  ordinary 2 sunday  | C | first        | Iz 62,1-5                          | DEKPTV
  ordinary 2 sunday  | C | psalm        | Ps 96,1-2a.2b-3.7-8.9-10           | EKPT
  ordinary 2 sunday  | C | response     | Ps 96,3                            | KTW
  ordinary 2 sunday  | C | second       | 1 Kor 12,4-11                      | DEKPTV
  ordinary 2 sunday  | C | acclamation  | 2 Tes 2,14                         | T only
  ordinary 2 sunday  | C | gospel       | Jn 2,1-11                          | EKPV

  ordinary 3 sunday  | A | first        | Iz 8,23-9,3                        | DEKPTU
  ordinary 3 sunday  | A | psalm        | Ps 27,1.4.13-14                    | EKPTUV
  ordinary 3 sunday  | A | response     | Ps 27,1a                           | HKTW
  ordinary 3 sunday  | A | second       | 1 Kor 1,10-13.17                   | DEKPTUV
  ordinary 3 sunday  | A | acclamation  | Mt 4,23                            | T only
  ordinary 3 sunday  | A | gospel       | Mt 4,12-23                         | DEKPTUV
  ordinary 3 sunday  | A | gospel short | Mt 4,12-17                         | KP
  ordinary 3 sunday  | B | first        | Jon 3,1-5.10                       | EKPSTUV
  ordinary 3 sunday  | B | psalm        | Ps 25,4-5.6-7.8-9                  | EKPSTUV
  ordinary 3 sunday  | B | response     | Ps 25,4a                           | KTW
  ordinary 3 sunday  | B | second       | 1 Kor 7,29-31                      | DEKPSTUV
  ordinary 3 sunday  | B | acclamation  | Mr 1,15                            | T only
  ordinary 3 sunday  | B | gospel       | Mr 1,14-20                         | DEKPSTUV
  ordinary 3 sunday  | C | first        | Neh 8,2-4a.5-6.8-10                | DEKPTV
  ordinary 3 sunday  | C | psalm        | Ps 19,8.9.10.15                    | KPTV
  ordinary 3 sunday  | C | response     | Jn 6,63b                           | KTW
  ordinary 3 sunday  | C | second       | 1 Kor 12,12-30                     | DEKPTV
  ordinary 3 sunday  | C | second short | 1 Kor 12,12-14.27                  | KPV
  ordinary 3 sunday  | C | acclamation  | Lk 4,18-19                         | T only
  ordinary 3 sunday  | C | gospel       | Lk 1,1-4; 4,14-21                  | DEKPTV

  ordinary 4 sunday  | A | first        | Sof 2,3; 3,12-13                   | DEKPTU
  ordinary 4 sunday  | A | psalm        | Ps 146,6c-7.8-9a.9b-10             | EKPU
  ordinary 4 sunday  | A | response     | Mt 5,3 ali aleluja                 | KTW
  ordinary 4 sunday  | A | second       | 1 Kor 1,26-31                      | DEKPTUV
  ordinary 4 sunday  | A | acclamation  | Mt 5,12a                           | T only
  ordinary 4 sunday  | A | gospel       | Mt 5,1-12a                         | DEKPTUV
  ordinary 4 sunday  | B | first        | 5 Mz 18,15-20                      | DEKPSTUV
  ordinary 4 sunday  | B | psalm        | Ps 95,1-2.6-9                      | EKPSTU
  ordinary 4 sunday  | B | response     | prim. Ps 95,7d.8a                  | HTW
  ordinary 4 sunday  | B | second       | 1 Kor 7,32-35                      | DEKPSTUV
  ordinary 4 sunday  | B | acclamation  | Mt 4,16                            | T only
  ordinary 4 sunday  | B | gospel       | Mr 1,21-28                         | DEKPTUV
  ordinary 4 sunday  | C | first        | Jer 1,4-5.17-19                    | DEKPT
  ordinary 4 sunday  | C | psalm        | Ps 71,1-2.3-4.5-6.15.17            | KPTV
  ordinary 4 sunday  | C | response     | prim. Ps 71,15ab                   | KTW
  ordinary 4 sunday  | C | second       | 1 Kor 12,31-13,13                  | DEKPT
  ordinary 4 sunday  | C | second short | 1 Kor 13,4-13                      | KPV
  ordinary 4 sunday  | C | acclamation  | Lk 4,18b-19                        | T only
  ordinary 4 sunday  | C | gospel       | Lk 4,21-30                         | DEKPTV

  ordinary 5 sunday  | A | first        | Iz 58,7-10                         | DEKPTUV
  ordinary 5 sunday  | A | psalm        | Ps 112,4-5.6-7.8-9                 | EKPTUV
  ordinary 5 sunday  | A | response     | Ps 112,4a ali aleluja              | HKTW
  ordinary 5 sunday  | A | second       | 1 Kor 2,1-5                        | DEKPTUV
  ordinary 5 sunday  | A | acclamation  | Jn 8,12                            | T only
  ordinary 5 sunday  | A | gospel       | Mt 5,13-16                         | DEKPTUV
  ordinary 5 sunday  | B | first        | Job 7,1-4.6-7                      | DEKPTUV
  ordinary 5 sunday  | B | psalm        | Ps 147,1-2.3-4.5-6                 | EKPSTUV
  ordinary 5 sunday  | B | response     | prim. Ps 147,3a ali aleluja        | KTW
  ordinary 5 sunday  | B | second       | 1 Kor 9,16-19.22-23                | DEKPSTUV
  ordinary 5 sunday  | B | acclamation  | Mt 8,17                            | T only
  ordinary 5 sunday  | B | gospel       | Mr 1,29-39                         | DEKPSTUV
  ordinary 5 sunday  | C | first        | Iz 6,1-2.3-8                       | DEKPTV
  ordinary 5 sunday  | C | psalm        | Ps 138,1-2a.2b-3.4-5.7-8           | EKPT
  ordinary 5 sunday  | C | response     | Ps 138,1c                          | KTW
  ordinary 5 sunday  | C | second       | 1 Kor 15,1-11                      | DEKPTV
  ordinary 5 sunday  | C | second short | 1 Kor 15,3-8.11                    | KPV
  ordinary 5 sunday  | C | acclamation  | Mt 4,19                            | T only
  ordinary 5 sunday  | C | gospel       | Lk 5,1-11                          | DEKPTV

  ordinary 6 sunday  | A | first        | Sir 15,15-20                       | ETU
  ordinary 6 sunday  | A | psalm        | Ps 119,1-2.4-5.17-18.33-34         | EKPTUV
  ordinary 6 sunday  | A | response     | Ps 119,1b                          | HKTW
  ordinary 6 sunday  | A | second       | 1 Kor 2,6-10                       | DEKPTUV
  ordinary 6 sunday  | A | acclamation  | Mt 11,25                           | T only
  ordinary 6 sunday  | A | gospel       | Mt 5,17-37                         | DEKPTUV
  ordinary 6 sunday  | A | gospel short | Mt 5,20-22a.27-28.33-34a.37        | KPV
  ordinary 6 sunday  | B | first        | 3 Mz 13,1-2.44-46                  | EPTV
  ordinary 6 sunday  | B | psalm        | Ps 32,1-2.5.11                     | EKPSTV
  ordinary 6 sunday  | B | response     | Ps 32,7                            | HKTW
  ordinary 6 sunday  | B | second       | 1 Kor 10,31-11,1                   | EKPSTV
  ordinary 6 sunday  | B | acclamation  | Lk 7,16                            | T only
  ordinary 6 sunday  | B | gospel       | Mr 1,40-45                         | DEKPSTV
  ordinary 6 sunday  | C | first        | Jer 17,5-8                         | DEKPT
  ordinary 6 sunday  | C | psalm        | Ps 1,1-2.3.4.6                     | EKPTV
  ordinary 6 sunday  | C | response     | Ps 40,5a                           | KTW
  ordinary 6 sunday  | C | second       | 1 Kor 15,12.16-20                  | DEKPTV
  ordinary 6 sunday  | C | acclamation  | Lk 6,23a                           | T only
  ordinary 6 sunday  | C | gospel       | Lk 6,17.20-26                      | DEKPTV

  ordinary 7 sunday  | A | first        | 3 Mz 19,1-2.17-18                  | DEKPTV
  ordinary 7 sunday  | A | psalm        | Ps 103,1-2.3-4.8.10.12-13          | EKPTV
  ordinary 7 sunday  | A | response     | Ps 103,8a                          | KTW
  ordinary 7 sunday  | A | second       | 1 Kor 3,16-23                      | DEKPTV
  ordinary 7 sunday  | A | acclamation  | 1 Jn 2,5                           | T only
  ordinary 7 sunday  | A | gospel       | Mt 5,38-48                         | DEKPTV
  ordinary 7 sunday  | B | first        | Iz 43,18-19.21-22.24b-25           | DEKPTV
  ordinary 7 sunday  | B | psalm        | Ps 41,2-3.4-5.13-14                | EKPTV
  ordinary 7 sunday  | B | response     | Ps 41,5b                           | KW
  ordinary 7 sunday  | B | second       | 2 Kor 1,18-22                      | DKPTV
  ordinary 7 sunday  | B | acclamation  | Lk 4,18b-19                        | T only
  ordinary 7 sunday  | B | gospel       | Mr 2,1-12                          | DEKPTV
  ordinary 7 sunday  | C | first        | 1 Sam 26,2.7-9.12-13.22-23         | DEKPTV
  ordinary 7 sunday  | C | psalm        | Ps 103,1-2.3-4.8.10.12-13          | EKPTV
  ordinary 7 sunday  | C | response     | Ps 103,8a                          | KTW
  ordinary 7 sunday  | C | second       | 1 Kor 15,45-49                     | DEKPTV
  ordinary 7 sunday  | C | acclamation  | Jn 13,34                           | T only
  ordinary 7 sunday  | C | gospel       | Lk 6,27-38                         | DEKPTV

  ordinary 8 sunday  | A | first        | Iz 49,14-15                        | DEKPTV
  ordinary 8 sunday  | A | psalm        | Ps 62,2-3.6-7.8-9                  | EKPTV
  ordinary 8 sunday  | A | response     | Ps 62,6a                           | KW
  ordinary 8 sunday  | A | second       | 1 Kor 4,1-5                        | EKPTV
  ordinary 8 sunday  | A | acclamation  | Heb 4,12                           | T only
  ordinary 8 sunday  | A | gospel       | Mt 6,24-34                         | DEKPTV
  ordinary 8 sunday  | B | first        | Oz 2,16.17.21-22                   | DEKPTV
  ordinary 8 sunday  | B | psalm        | Ps 103,1-2.3-4.8.10.12-13          | EKPV
  ordinary 8 sunday  | B | response     | Ps 103,8a                          | HKW
  ordinary 8 sunday  | B | second       | 2 Kor 3,1b-6                       | DEKPT
  ordinary 8 sunday  | B | acclamation  | Jak 1,18                           | T only
  ordinary 8 sunday  | B | gospel       | Mr 2,18-22                         | DEKPTV
  ordinary 8 sunday  | C | first        | Sir 27,4-7                         | ET
  ordinary 8 sunday  | C | psalm        | Ps 92,2-3.13-14.15-16              | EKPTV
  ordinary 8 sunday  | C | response     | prim. Ps 92,2a                     | KW
  ordinary 8 sunday  | C | second       | 1 Kor 15,54-58                     | DEKPTV
  ordinary 8 sunday  | C | acclamation  | Flp 2,15-16                        | T only
  ordinary 8 sunday  | C | gospel       | Lk 6,39-45                         | DEKPTV

  ordinary 9 sunday  | A | first        | 5 Mz 11,18.26-28.32                | DEKPV
  ordinary 9 sunday  | A | psalm        | Ps 31,2-3a.3b-4.17.25              | EKPT
  ordinary 9 sunday  | A | response     | Ps 31,3b                           | HKW
  ordinary 9 sunday  | A | second       | Rim 3,21-25.28                     | DEKPTV
  ordinary 9 sunday  | A | acclamation  | Jn 15,5                            | T only
  ordinary 9 sunday  | A | gospel       | Mt 7,21-27                         | EKPTV
  ordinary 9 sunday  | B | first        | 5 Mz 5,12-15                       | DEKPTV
  ordinary 9 sunday  | B | psalm        | Ps 81,3-4.5-6.7-8.10-11            | EKPTV
  ordinary 9 sunday  | B | response     | Ps 81,2a                           | HKTW
  ordinary 9 sunday  | B | second       | 2 Kor 4,6-11                       | DEKPTV
  ordinary 9 sunday  | B | acclamation  | Jn 17,17                           | T only
  ordinary 9 sunday  | B | gospel       | Mr 2,23-3,6                        | DEKPT
  ordinary 9 sunday  | B | gospel short | Mr 2,23-28                         | KPV
  ordinary 9 sunday  | C | first        | 1 Kr 8,41-43                       | DEKPTV
  ordinary 9 sunday  | C | psalm        | Ps 117,1.2                         | EKPTV
  ordinary 9 sunday  | C | response     | Mr 16,15 ali aleluja               | KTW
  ordinary 9 sunday  | C | second       | Gal 1,1-2.6-10                     | DEKPTV
  ordinary 9 sunday  | C | acclamation  | Jn 3,16                            | T only
  ordinary 9 sunday  | C | gospel       | Lk 7,1-10                          | DEKPTV

  ordinary 10 sunday | A | first        | Oz 6,3-6                           | DEKPTV
  ordinary 10 sunday | A | psalm        | Ps 50,1.8.12-13.14-15              | KPTV
  ordinary 10 sunday | A | response     | Ps 50,23b                          | KW
  ordinary 10 sunday | A | second       | Rim 4,18-25                        | DEKPTV
  ordinary 10 sunday | A | acclamation  | Lk 4,18-19                         | T only
  ordinary 10 sunday | A | gospel       | Mt 9,9-13                          | DEKPTV
  ordinary 10 sunday | B | first        | 1 Mz 3,9-15                        | DEKPSTUV
  ordinary 10 sunday | B | psalm        | Ps 130,1-2.3-4.5-6.7-8             | EKPSTUV
  ordinary 10 sunday | B | response     | Ps 130,7bc                         | KTW
  ordinary 10 sunday | B | second       | 2 Kor 4,13-5,1                     | DEKPSTU
  ordinary 10 sunday | B | acclamation  | Jn 12,31b-32                       | T only
  ordinary 10 sunday | B | gospel       | Mr 3,20-35                         | DEKPSTUV
  ordinary 10 sunday | C | first        | 1 Kr 17,17-24                      | DEKPTV
  ordinary 10 sunday | C | psalm        | Ps 30,2.4.5-6.11-12a.13b           | EKPTV
  ordinary 10 sunday | C | response     | Ps 30,2a                           | HKW
  ordinary 10 sunday | C | second       | Gal 1,11-19                        | DEKPTV
  ordinary 10 sunday | C | acclamation  | Lk 7,16                            | T only
  ordinary 10 sunday | C | gospel       | Lk 7,11-17                         | DEKPTV

  ordinary 11 sunday | A | first        | 2 Mz 19,2-6a                       | DEKPTUV
  ordinary 11 sunday | A | psalm        | Ps 100,1-2.3.5                     | EPTUV
  ordinary 11 sunday | A | response     | Ps 100,3c                          | HKW
  ordinary 11 sunday | A | second       | Rim 5,6-11                         | DEKPTUV
  ordinary 11 sunday | A | acclamation  | Mr 1,15                            | T only
  ordinary 11 sunday | A | gospel       | Mt 9,36-10,8                       | DEKPTU
  ordinary 11 sunday | B | first        | Ezk 17,22-24                       | DEKPSTUV
  ordinary 11 sunday | B | psalm        | Ps 92,2-3.13-14.15-16              | EKPSTUV
  ordinary 11 sunday | B | response     | prim. Ps 92,2a                     | KTW
  ordinary 11 sunday | B | second       | 2 Kor 5,6-10                       | DEKPSTUV
  ordinary 11 sunday | B | gospel       | Mr 4,26-34                         | EKPSTUV
  ordinary 11 sunday | C | first        | 2 Sam 12,7-10.13                   | DEKPTV
  ordinary 11 sunday | C | psalm        | Ps 32,1-2.5.7.11                   | KPTV
  ordinary 11 sunday | C | response     | prim. Ps 32,5c                     | KW
  ordinary 11 sunday | C | second       | Gal 2,16.19-21                     | DEKPTV
  ordinary 11 sunday | C | acclamation  | 1 Jn 4,10b                         | T only
  ordinary 11 sunday | C | gospel       | Lk 7,36-8,3                        | DEKPT
  ordinary 11 sunday | C | gospel short | Lk 7,36-50                         | KPV

  ordinary 12 sunday | A | first        | Jer 20,10-13                       | DEKPTU
  ordinary 12 sunday | A | psalm        | Ps 69,8-10.14.17.33-35             | EKPTUV
  ordinary 12 sunday | A | response     | Ps 69,14c                          | HKTW
  ordinary 12 sunday | A | second       | Rim 5,12-15                        | DEKPTUV
  ordinary 12 sunday | A | acclamation  | Jn 15,26b-27a                      | T only
  ordinary 12 sunday | A | gospel       | Mt 10,26-33                        | DEKPTUV
  ordinary 12 sunday | B | first        | Job 38,1.8-11                      | DEKPTUV
  ordinary 12 sunday | B | psalm        | Ps 107,23-24.25-26.28-29.30-31     | EKPSTUV
  ordinary 12 sunday | B | response     | Ps 107,1b ali aleluja              | KTW
  ordinary 12 sunday | B | second       | 2 Kor 5,14-17                      | DEKPSTUV
  ordinary 12 sunday | B | acclamation  | Lk 7,16                            | T only
  ordinary 12 sunday | B | gospel       | Mr 4,35-41                         | DEKPSTUV
  ordinary 12 sunday | C | first        | Zah 12,10-11; 13,1                 | EKPSV
  ordinary 12 sunday | C | psalm        | Ps 63,2.3-4.5-6.8-9                | EKPSTV
  ordinary 12 sunday | C | response     | Ps 63,2b                           | HKTW
  ordinary 12 sunday | C | second       | Gal 3,26-29                        | EKPSTV
  ordinary 12 sunday | C | acclamation  | Jn 10,27                           | T only
  ordinary 12 sunday | C | gospel       | Lk 9,18-24                         | DEKPTV

  ordinary 13 sunday | A | first        | 2 Kr 4,8-11.14-16a                 | DEPTUV
  ordinary 13 sunday | A | psalm        | Ps 89,2-3.16-17.18-19              | EKPTUV
  ordinary 13 sunday | A | response     | Ps 89,2a                           | HTW
  ordinary 13 sunday | A | second       | Rim 6,3-4.8-11                     | DEKPTUV
  ordinary 13 sunday | A | acclamation  | 1 Pt 2,9                           | T only
  ordinary 13 sunday | A | gospel       | Mt 10,37-42                        | DEKPTUV
  ordinary 13 sunday | B | first        | Mdr 1,13-15; 2,23-24               | DEKPSTU
  ordinary 13 sunday | B | psalm        | Ps 30,2.4.5-6.11-12a.13b           | EKPSTUV
  ordinary 13 sunday | B | response     | Ps 30,2a                           | KTW
  ordinary 13 sunday | B | second       | 2 Kor 8,7.9.13-15                  | DEKPSTUV
  ordinary 13 sunday | B | acclamation  | 2 Tim 1,10b                        | T only
  ordinary 13 sunday | B | gospel       | Mr 5,21-43                         | DEKPSTU
  ordinary 13 sunday | B | gospel short | Mr 5,21-24.35-43                   | KP
  ordinary 13 sunday | C | first        | 1 Kr 19,16b.19-21                  | DEKPSTV
  ordinary 13 sunday | C | psalm        | Ps 16,1-2a.5.7-8.9-10.11           | EKPSTV
  ordinary 13 sunday | C | response     | prim. Ps 16,5a                     | KW
  ordinary 13 sunday | C | second       | Gal 5,1.13-18                      | DEKPSTV
  ordinary 13 sunday | C | gospel       | Lk 9,51-62                         | DEKPTV

  ordinary 14 sunday | A | first        | Zah 9,9-10                         | DEKPTUV
  ordinary 14 sunday | A | psalm        | Ps 145,1-2.8-9.10-11.13-14         | EKPTUV
  ordinary 14 sunday | A | response     | prim. Ps 145,1 ali aleluja         | HKTW
  ordinary 14 sunday | A | second       | Rim 8,9.11-13                      | DEKPTUV
  ordinary 14 sunday | A | acclamation  | Mt 11,25                           | T only
  ordinary 14 sunday | A | gospel       | Mt 11,25-30                        | DEKPTUV
  ordinary 14 sunday | B | first        | Ezk 2,2-5                          | DEKPSTUV
  ordinary 14 sunday | B | psalm        | Ps 123,1-2.3-4                     | EKPSTUV
  ordinary 14 sunday | B | response     | Ps 123,1                           | H
  ordinary 14 sunday | B | second       | 2 Kor 12,7-10                      | DEKPSTUV
  ordinary 14 sunday | B | acclamation  | Lk 4,18-19                         | T only
  ordinary 14 sunday | B | gospel       | Mr 6,1-6                           | DEKPSTUV
  ordinary 14 sunday | C | first        | Iz 66,10-14c                       | DEKPSTV
  ordinary 14 sunday | C | psalm        | Ps 66,1-3.4-5.6-7.16.20            | EKPSTV
  ordinary 14 sunday | C | response     | Ps 66,1                            | HKW
  ordinary 14 sunday | C | second       | Gal 6,14-18                        | DEKPSTV
  ordinary 14 sunday | C | acclamation  | Kol 3,15a.16a                      | T only
  ordinary 14 sunday | C | gospel       | Lk 10,1-12.17-20                   | DEKPTV
  ordinary 14 sunday | C | gospel short | Lk 10,1-9                          | KPV

  ordinary 15 sunday | A | first        | Iz 55,10-11                        | DEKPTUV
  ordinary 15 sunday | A | psalm        | Ps 65,10.11.12-13.14               | EKPTUV
  ordinary 15 sunday | A | response     | Lk 8,8                             | KTW
  ordinary 15 sunday | A | second       | Rim 8,18-23                        | DEKPTUV
  ordinary 15 sunday | A | gospel       | Mt 13,1-23                         | DEKPTUV
  ordinary 15 sunday | A | gospel short | Mt 13,1-9                          | KPV
  ordinary 15 sunday | B | first        | Am 7,12-15                         | DEKPSTUV
  ordinary 15 sunday | B | psalm        | Ps 85,9ab.10.11-12.13-14           | EKPSTUV
  ordinary 15 sunday | B | response     | Ps 85,8                            | KTW
  ordinary 15 sunday | B | second       | Ef 1,3-14                          | DEKPSTUV
  ordinary 15 sunday | B | second short | Ef 1,3-10                          | KPV
  ordinary 15 sunday | B | acclamation  | Ef 1,18-19                         | T only
  ordinary 15 sunday | B | gospel       | Mr 6,7-13                          | DEKPSTUV
  ordinary 15 sunday | C | first        | 5 Mz 30,10-14                      | DEKPSTV
  ordinary 15 sunday | C | psalm        | Ps 69,14.17.30-31.33-34.36ab.37    | KSTV
  ordinary 15 sunday | C | response     | prim. Ps 69,33                     | KTW
  ordinary 15 sunday | C | psalm or     | Ps 19,8.9.10.11                    | KPV
  ordinary 15 sunday | C | response or  | Ps 19,9a                           | KT
  ordinary 15 sunday | C | second       | Kol 1,15-20                        | DEKPSTV
  ordinary 15 sunday | C | acclamation  | Jn 6,63b.68b                       | T only
  ordinary 15 sunday | C | gospel       | Lk 10,25-37                        | DEKPTV

  ordinary 16 sunday | A | first        | Mdr 12,13.16-19                    | DEKPTUV
  ordinary 16 sunday | A | psalm        | Ps 86,5-6.9-10.15-16               | EKPTUV
  ordinary 16 sunday | A | response     | Ps 86,5a                           | KTW
  ordinary 16 sunday | A | second       | Rim 8,26-27                        | DEKPTUV
  ordinary 16 sunday | A | acclamation  | Mt 11,25                           | T only
  ordinary 16 sunday | A | gospel       | Mt 13,24-43                        | DEKPTUV
  ordinary 16 sunday | A | gospel short | Mt 13,24-30                        | KPV
  ordinary 16 sunday | B | first        | Jer 23,1-6                         | DEKPSTUV
  ordinary 16 sunday | B | psalm        | Ps 23,1-3a.3b-4.5.6                | EKPSTU
  ordinary 16 sunday | B | response     | Ps 23,1                            | KTW
  ordinary 16 sunday | B | second       | Ef 2,13-18                         | DEKPSTUV
  ordinary 16 sunday | B | acclamation  | Jn 10,27                           | T only
  ordinary 16 sunday | B | gospel       | Mr 6,30-34                         | DEKPSTUV
  ordinary 16 sunday | C | first        | 1 Mz 18,1-10                       | DEKPSTV
  ordinary 16 sunday | C | psalm        | Ps 15,2-4.5                        | EKPST
  ordinary 16 sunday | C | response     | Ps 15,1a                           | HKW
  ordinary 16 sunday | C | second       | Kol 1,24-28                        | DEKPSTV
  ordinary 16 sunday | C | acclamation  | Lk 8,15                            | T only
  ordinary 16 sunday | C | gospel       | Lk 10,38-42                        | DEKPTV

  ordinary 17 sunday | A | first        | 1 Kr 3,5.7-12                      | DEPTUV
  ordinary 17 sunday | A | psalm        | Ps 119,57.72.76-77.127-128.129-130 | KPTUV
  ordinary 17 sunday | A | response     | Ps 119,97a                         | HKTW
  ordinary 17 sunday | A | second       | Rim 8,28-30                        | DEKPTUV
  ordinary 17 sunday | A | acclamation  | Mt 11,25                           | T only
  ordinary 17 sunday | A | gospel       | Mt 13,44-52                        | DKPTUV
  ordinary 17 sunday | A | gospel short | Mt 13,44-46                        | KPV
  ordinary 17 sunday | B | first        | 2 Kr 4,42-44                       | DEKPSTUV
  ordinary 17 sunday | B | psalm        | Ps 145,10-11.15-16.17-18           | EKPSTUV
  ordinary 17 sunday | B | response     | prim. Ps 145,16                    | KTW
  ordinary 17 sunday | B | second       | Ef 4,1-6                           | DEKPSTUV
  ordinary 17 sunday | B | acclamation  | Lk 7,16                            | T only
  ordinary 17 sunday | B | gospel       | Jn 6,1-15                          | DEKPSTUV
  ordinary 17 sunday | C | first        | 1 Mz 18,20-32                      | DEKPSTV
  ordinary 17 sunday | C | psalm        | Ps 138,1-2a.2b-3.6-7a.7b-8         | EKPST
  ordinary 17 sunday | C | response     | Ps 138,3a                          | KW
  ordinary 17 sunday | C | second       | Kol 2,12-14                        | DEKPSTV
  ordinary 17 sunday | C | acclamation  | Rim 8,15b                          | T only
  ordinary 17 sunday | C | gospel       | Lk 11,1-13                         | DEKPTV

  ordinary 18 sunday | A | first        | Iz 55,1-3                          | DEKPTUV
  ordinary 18 sunday | A | psalm        | Ps 145,8-9.15-16.17-18             | EKPTUV
  ordinary 18 sunday | A | response     | prim. Ps 145,16                    | KTW
  ordinary 18 sunday | A | second       | Rim 8,35.37-39                     | DEKPTUV
  ordinary 18 sunday | A | acclamation  | Mt 4,4b                            | T only
  ordinary 18 sunday | A | gospel       | Mt 14,13-21                        | DEKPTUV
  ordinary 18 sunday | B | first        | 2 Mz 16,2-4.12-15                  | DEKPSTUV
  ordinary 18 sunday | B | psalm        | Ps 78,3-4.23-24.25.54              | EKPSTUV
  ordinary 18 sunday | B | response     | Ps 78,24b                          | KTW
  ordinary 18 sunday | B | second       | Ef 4,17.20-24                      | EKPSTUV
  ordinary 18 sunday | B | acclamation  | Mt 4,4b                            | T only
  ordinary 18 sunday | B | gospel       | Jn 6,24-35                         | DEKPSTUV
  ordinary 18 sunday | C | first        | Prd 1,2; 2,21-23                   | DEKPST
  ordinary 18 sunday | C | psalm        | Ps 90,3-4.5-6.12-13.14.17          | PTV
  ordinary 18 sunday | C | response     | Ps 90,1                            | HKW
  ordinary 18 sunday | C | second       | Kol 3,1-5.9-11                     | DEKPSTV
  ordinary 18 sunday | C | acclamation  | Mt 5,3                             | T only
  ordinary 18 sunday | C | gospel       | Lk 12,13-21                        | EKPTV

  ordinary 19 sunday | A | first        | 1 Kr 19,9a.11-13a                  | EKPTUV
  ordinary 19 sunday | A | psalm        | Ps 85,9ab.10.11-12.13-14           | EKPTUV
  ordinary 19 sunday | A | response     | Ps 85,8                            | KTW
  ordinary 19 sunday | A | second       | Rim 9,1-5                          | DEKPTUV
  ordinary 19 sunday | A | acclamation  | Ps 130,5                           | T only
  ordinary 19 sunday | A | gospel       | Mt 14,22-33                        | DEKPTUV
  ordinary 19 sunday | B | first        | 1 Kr 19,4-8                        | DEKPSTUV
  ordinary 19 sunday | B | psalm        | Ps 34,2-3.4-5.6-7.8-9              | EKPSTUV
  ordinary 19 sunday | B | response     | Ps 34,9a                           | KW
  ordinary 19 sunday | B | second       | Ef 4,30-5,2                        | DEKPSTU
  ordinary 19 sunday | B | acclamation  | Jn 6,51                            | T only
  ordinary 19 sunday | B | gospel       | Jn 6,41-51                         | DEKPSTUV
  ordinary 19 sunday | C | first        | Mdr 18,6-9                         | DEKPSTV
  ordinary 19 sunday | C | psalm        | Ps 33,1.12.18-19.20.22             | KST
  ordinary 19 sunday | C | response     | Ps 33,12b                          | HKTW
  ordinary 19 sunday | C | second       | Heb 11,1-2.8-19                    | DEKPSTV
  ordinary 19 sunday | C | second short | Heb 11,1-2.8-12                    | KPV
  ordinary 19 sunday | C | acclamation  | Mt 24,42.44                        | T only
  ordinary 19 sunday | C | gospel       | Lk 12,32-48                        | DEKPTV
  ordinary 19 sunday | C | gospel short | Lk 12,35-40                        | KPV

  ordinary 20 sunday | A | first        | Iz 56,1.6-7                        | DEKPTUV
  ordinary 20 sunday | A | psalm        | Ps 67,2-3.5.6.8                    | EKPTUV
  ordinary 20 sunday | A | response     | Ps 67,4                            | BKTW
  ordinary 20 sunday | A | second       | Rim 11,13-15.29-32                 | DEKPTUV
  ordinary 20 sunday | A | acclamation  | Mt 4,23                            | T only
  ordinary 20 sunday | A | gospel       | Mt 15,21-28                        | DEKPTUV
  ordinary 20 sunday | B | first        | Prg 9,1-6                          | DEKPTV
  ordinary 20 sunday | B | psalm        | Ps 34,2-3.10-11.12-13.14-15        | EHKSTU
  ordinary 20 sunday | B | response     | Ps 34,9a                           | HW
  ordinary 20 sunday | B | second       | Ef 5,15-20                         | DEKPTV
  ordinary 20 sunday | B | acclamation  | Jn 6,56                            | T only
  ordinary 20 sunday | B | gospel       | Jn 6,51-58                         | DEKPTV
  ordinary 20 sunday | C | first        | Jer 38,4-6.8-10                    | DEKPST
  ordinary 20 sunday | C | psalm        | Ps 40,2.3.4.18                     | EKPSTV
  ordinary 20 sunday | C | response     | Ps 40,14b                          | Wk
  ordinary 20 sunday | C | second       | Heb 12,1-4                         | DEKPSTV
  ordinary 20 sunday | C | acclamation  | Jn 10,27                           | T only
  ordinary 20 sunday | C | gospel       | Lk 12,49-53                        | DKPTV

  ordinary 21 sunday | A | first        | Iz 22,19-23                        | DEKPTUV
  ordinary 21 sunday | A | psalm        | Ps 138,1-2a.2b-3.6.8               | EKPTU
  ordinary 21 sunday | A | response     | Ps 138,8bc                         | KTW
  ordinary 21 sunday | A | second       | Rim 11,33-36                       | DEKPTUV
  ordinary 21 sunday | A | acclamation  | Mt 16,18                           | T only
  ordinary 21 sunday | A | gospel       | Mt 16,13-20                        | DEKPTUV
  ordinary 21 sunday | B | first        | Joz 24,1-2a.15-17.18b              | DEKPSTUV
  ordinary 21 sunday | B | psalm        | Ps 34,2-3.16-17.18-19.20-21.22-23  | EKST
  ordinary 21 sunday | B | response     | Ps 34,9a                           | KW
  ordinary 21 sunday | B | second       | Ef 5,21-32                         | DEKPSTU
  ordinary 21 sunday | B | second short | Ef 5,2a.25-32                      | P only
  ordinary 21 sunday | B | acclamation  | Jn 6,63b.68b                       | T only
  ordinary 21 sunday | B | gospel       | Jn 6,60-69                         | DEKPSTUV
  ordinary 21 sunday | C | first        | Iz 66,18-21                        | DEKPSTV
  ordinary 21 sunday | C | psalm        | Ps 117,1.2                         | EKPSTV
  ordinary 21 sunday | C | response     | Mr 16,15 ali aleluja               | KTW
  ordinary 21 sunday | C | second       | Heb 12,5-7.11-13                   | DEKPSTV
  ordinary 21 sunday | C | acclamation  | Jn 14,6                            | T only
  ordinary 21 sunday | C | gospel       | Lk 13,22-30                        | DEKPTV

  ordinary 22 sunday | A | first        | Jer 20,7-9                         | DEKPTU
  ordinary 22 sunday | A | psalm        | Ps 63,2.3-4.5-6.8-9                | EKPTUV
  ordinary 22 sunday | A | response     | Ps 63,2b                           | KTW
  ordinary 22 sunday | A | second       | Rim 12,1-2                         | DEKPTUV
  ordinary 22 sunday | A | acclamation  | Ef 1,18                            | T only
  ordinary 22 sunday | A | gospel       | Mt 16,21-27                        | DEKPTUV
  ordinary 22 sunday | B | first        | 5 Mz 4,1-2.6-8                     | DEKPSTUV
  ordinary 22 sunday | B | psalm        | Ps 15,2-3a.3b-5                    | EKPSTU
  ordinary 22 sunday | B | response     | Ps 15,1a                           | KW
  ordinary 22 sunday | B | second       | Jak 1,17-18.21b-22.27              | DEKPSTUV
  ordinary 22 sunday | B | acclamation  | Jak 1,18                           | T only
  ordinary 22 sunday | B | gospel       | Mr 7,1-8.14-15.21-23               | DEKPSTUV
  ordinary 22 sunday | C | first        | Sir 3,17-18.20.28-29               | EPTUV
  ordinary 22 sunday | C | psalm        | Ps 68,4-5.6-7.10-11                | EKPSTUV
  ordinary 22 sunday | C | response     | prim. Ps 68,11b                    | KW
  ordinary 22 sunday | C | second       | Heb 12,18-19.22-24a                | DEKPSTUV
  ordinary 22 sunday | C | acclamation  | Mt 11,29ab                         | T only
  ordinary 22 sunday | C | gospel       | Lk 14,1.7-14                       | DEKPTUV

  ordinary 23 sunday | A | first        | Ezk 33,7-9                         | DEKPTUV
  ordinary 23 sunday | A | psalm        | Ps 95,1-2.6-9                      | EKPTUV
  ordinary 23 sunday | A | response     | prim. Ps 95,7d.8a                  | TW
  ordinary 23 sunday | A | second       | Rim 13,8-10                        | EKPTUV
  ordinary 23 sunday | A | acclamation  | 2 Kor 5,19                         | T only
  ordinary 23 sunday | A | gospel       | Mt 18,15-20                        | DEKPTUV
  ordinary 23 sunday | B | first        | Iz 35,4-7a                         | DEKPSTUV
  ordinary 23 sunday | B | psalm        | Ps 146,6c-7.8-9a.9b-10             | KPSU
  ordinary 23 sunday | B | response     | Ps 146,1b ali aleluja              | BHWk
  ordinary 23 sunday | B | second       | Jak 2,1-5                          | DEKPSTUV
  ordinary 23 sunday | B | acclamation  | Mt 4,23                            | T only
  ordinary 23 sunday | B | gospel       | Mr 7,31-37                         | DEKPSTUV
  ordinary 23 sunday | C | first        | Mdr 9,13-18                        | EKPSTUV
  ordinary 23 sunday | C | psalm        | Ps 90,3-4.5-6.12-13.14.17          | KPSTUV
  ordinary 23 sunday | C | response     | Ps 90,1                            | HKW
  ordinary 23 sunday | C | second       | Flm 1,9-10.12-17                   | DEPSTUV
  ordinary 23 sunday | C | acclamation  | Ps 119,135                         | T only
  ordinary 23 sunday | C | gospel       | Lk 14,25-33                        | DEKPTUV

  ordinary 24 sunday | A | first        | Sir 27,30-28,7                     | DPTUV
  ordinary 24 sunday | A | psalm        | Ps 103,1-2.3-4.9-10.11-12          | EKPTUV
  ordinary 24 sunday | A | response     | Ps 103,8                           | KTW
  ordinary 24 sunday | A | second       | Rim 14,7-9                         | DEKPTUV
  ordinary 24 sunday | A | acclamation  | Jn 13,34                           | T only
  ordinary 24 sunday | A | gospel       | Mt 18,21-35                        | DEKPTUV
  ordinary 24 sunday | B | first        | Iz 50,5-9a                         | DEKSTU
  ordinary 24 sunday | B | psalm        | Ps 116,1-2.3-4.5-6.8-9             | KPSTUV
  ordinary 24 sunday | B | response     | Ps 116,9 ali aleluja               | KW
  ordinary 24 sunday | B | second       | Jak 2,14-18                        | DEKPSTUV
  ordinary 24 sunday | B | acclamation  | Gal 6,14                           | T only
  ordinary 24 sunday | B | gospel       | Mr 8,27-35                         | DEKPSTUV
  ordinary 24 sunday | C | first        | 2 Mz 32,7-11.13-14                 | DEKPTV
  ordinary 24 sunday | C | psalm        | Ps 51,3-4.12-13.17.19              | EKPSTV
  ordinary 24 sunday | C | response     | Lk 15,18                           | KTW
  ordinary 24 sunday | C | second       | 1 Tim 1,12-17                      | DEKPSTV
  ordinary 24 sunday | C | acclamation  | 2 Kor 5,19                         | T only
  ordinary 24 sunday | C | gospel       | Lk 15,1-32                         | DEKPTV
  ordinary 24 sunday | C | gospel short | Lk 15,1-10                         | KPV

  ordinary 25 sunday | A | first        | Iz 55,6-9                          | DEKPTUV
  ordinary 25 sunday | A | psalm        | Ps 145,2-3.8-9.17-18               | EKPTUV
  ordinary 25 sunday | A | response     | Ps 145,18a                         | KTW
  ordinary 25 sunday | A | second       | Flp 1,20c-24.27a                   | DEKPTUV
  ordinary 25 sunday | A | acclamation  | Apd 16,14b                         | T only
  ordinary 25 sunday | A | gospel       | Mt 20,1-16a                        | EKPTUV
  ordinary 25 sunday | B | first        | Mdr 2,12.17-20                     | DEKPSUV
  ordinary 25 sunday | B | psalm        | Ps 54,3-4.5.6.8                    | KSTU
  ordinary 25 sunday | B | response     | Ps 54,6b                           | HKW
  ordinary 25 sunday | B | second       | Jak 3,16-4,3                       | DEKPSTU
  ordinary 25 sunday | B | acclamation  | 2 Tes 2,14                         | T only
  ordinary 25 sunday | B | gospel       | Mr 9,30-37                         | DEKPSTUV
  ordinary 25 sunday | C | first        | Am 8,4-7                           | DEKPSTUV
  ordinary 25 sunday | C | psalm        | Ps 113,1-2.4-6.7-8                 | EKPSTUV
  ordinary 25 sunday | C | response     | prim. Ps 113,1a.7b ali aleluja     | KTW
  ordinary 25 sunday | C | second       | 1 Tim 2,1-8                        | DEKPSTUV
  ordinary 25 sunday | C | acclamation  | 2 Kor 8,9                          | T only
  ordinary 25 sunday | C | gospel       | Lk 16,1-13                         | DEKPTUV
  ordinary 25 sunday | C | gospel short | Lk 16,10-13                        | KPV

  ordinary 26 sunday | A | first        | Ezk 18,25-28                       | DEKPTUV
  ordinary 26 sunday | A | psalm        | Ps 25,4-5.6-7.8-9                  | KPTUV
  ordinary 26 sunday | A | response     | Ps 25,6a                           | HKTW
  ordinary 26 sunday | A | second       | Flp 2,1-11                         | DEKPTUV
  ordinary 26 sunday | A | second short | Flp 2,1-5                          | KP
  ordinary 26 sunday | A | acclamation  | Jn 10,27                           | T only
  ordinary 26 sunday | A | gospel       | Mt 21,28-32                        | DEKPTUV
  ordinary 26 sunday | B | first        | 4 Mz 11,25-29                      | DEKPSTUV
  ordinary 26 sunday | B | psalm        | Ps 19,8.10.12-13.14                | EKPSTUV
  ordinary 26 sunday | B | response     | Ps 19,9a                           | KW
  ordinary 26 sunday | B | second       | Jak 5,1-6                          | DEKPSTUV
  ordinary 26 sunday | B | acclamation  | Jn 17,17                           | T only
  ordinary 26 sunday | B | gospel       | Mr 9,38-43.45.47-48                | DEKPSUV
  ordinary 26 sunday | C | first        | Am 6,1.4-7                         | DEKPSUV
  ordinary 26 sunday | C | psalm        | Ps 146,6c-7.8-9a.9b-10             | KP
  ordinary 26 sunday | C | response     | Ps 146,1b ali aleluja              | W
  ordinary 26 sunday | C | second       | 1 Tim 6,11-16                      | DEKPSTUV
  ordinary 26 sunday | C | acclamation  | 2 Kor 8,9                          | T only
  ordinary 26 sunday | C | gospel       | Lk 16,19-31                        | DEKPTUV

  ordinary 27 sunday | A | first        | Iz 5,1-7                           | DEKPTUV
  ordinary 27 sunday | A | psalm        | Ps 80,9.12.13-14.15-16.19-20       | EKPTUV
  ordinary 27 sunday | A | response     | Iz 5,7a                            | KTW
  ordinary 27 sunday | A | second       | Flp 4,6-9                          | DEKPTUV
  ordinary 27 sunday | A | acclamation  | Jn 15,16                           | T only
  ordinary 27 sunday | A | gospel       | Mt 21,33-43                        | DEKPTUV
  ordinary 27 sunday | B | first        | 1 Mz 2,18-24                       | DEKPSTUV
  ordinary 27 sunday | B | psalm        | Ps 128,1-2.3.4-5.6                 | EKPSTUV
  ordinary 27 sunday | B | response     | prim. Ps 128,5                     | KTW
  ordinary 27 sunday | B | second       | Heb 2,9-11                         | DEKPSTUV
  ordinary 27 sunday | B | acclamation  | 1 Jn 4,12                          | T only
  ordinary 27 sunday | B | gospel       | Mr 10,2-16                         | DEKPSTUV
  ordinary 27 sunday | B | gospel short | Mr 10,2-12                         | KPV
  ordinary 27 sunday | C | first        | Hab 1,2-3; 2,2-4                   | KPSTU
  ordinary 27 sunday | C | psalm        | Ps 95,1-2.6-9                      | EKPSTUV
  ordinary 27 sunday | C | response     | prim. Ps 95,7d.8a                  | TW
  ordinary 27 sunday | C | second       | 2 Tim 1,6-8.13-14                  | DEKPSTUV
  ordinary 27 sunday | C | acclamation  | 1 Pt 1,25                          | T only
  ordinary 27 sunday | C | gospel       | Lk 17,5-10                         | DEKPTUV

  ordinary 28 sunday | A | first        | Iz 25,6-10a                        | DEKPTUV
  ordinary 28 sunday | A | psalm        | Ps 23,1-3a.3b-4.5.6                | EKPTU
  ordinary 28 sunday | A | response     | Ps 23,6cd                          | KTW
  ordinary 28 sunday | A | second       | Flp 4,12-14.19-20                  | DEKPTUV
  ordinary 28 sunday | A | acclamation  | Ef 1,18.19                         | T only
  ordinary 28 sunday | A | gospel       | Mt 22,1-14                         | DEKPTUV
  ordinary 28 sunday | A | gospel short | Mt 22,1-10                         | KPV
  ordinary 28 sunday | B | first        | Mdr 7,7-11                         | DEKPSTUV
  ordinary 28 sunday | B | psalm        | Ps 90,12-13.14-15.16-17            | EKPSTUV
  ordinary 28 sunday | B | response     | Ps 90,14                           | KTW
  ordinary 28 sunday | B | second       | Heb 4,12-13                        | DEKPSTUV
  ordinary 28 sunday | B | acclamation  | Mt 5,3                             | T only
  ordinary 28 sunday | B | gospel       | Mr 10,17-30                        | DEKPSTUV
  ordinary 28 sunday | B | gospel short | Mr 10,17-27                        | KPV
  ordinary 28 sunday | C | first        | 2 Kr 5,14-17                       | DEKPSTUV
  ordinary 28 sunday | C | psalm        | Ps 98,1.2-3a.3b-4                  | EKPSTU
  ordinary 28 sunday | C | response     | prim. Ps 98,2                      | HWk
  ordinary 28 sunday | C | second       | 2 Tim 2,8-13                       | DEKPSTUV
  ordinary 28 sunday | C | acclamation  | 1 Tes 5,18                         | T only
  ordinary 28 sunday | C | gospel       | Lk 17,11-19                        | DEKPTUV

  ordinary 29 sunday | A | first        | Iz 45,1.4-6                        | DEKPTUV
  ordinary 29 sunday | A | psalm        | Ps 96,1.3.4-5.7-8.9-10             | EKPTUV
  ordinary 29 sunday | A | response     | Ps 96,7b                           | KTW
  ordinary 29 sunday | A | second       | 1 Tes 1,1-5                        | DEKPTUV
  ordinary 29 sunday | A | acclamation  | Flp 2,15-16                        | T only
  ordinary 29 sunday | A | gospel       | Mt 22,15-21                        | DEKPTUV
  ordinary 29 sunday | B | first        | Iz 53,10-11                        | DEKPSTUV
  ordinary 29 sunday | B | psalm        | Ps 33,4-5.18-19.20.22              | EKPSTUV
  ordinary 29 sunday | B | response     | Ps 33,22                           | KTW
  ordinary 29 sunday | B | second       | Heb 4,14-16                        | DEKPSTUV
  ordinary 29 sunday | B | acclamation  | Mr 10,45                           | T only
  ordinary 29 sunday | B | gospel       | Mr 10,35-45                        | DEPSTUV
  ordinary 29 sunday | B | gospel short | Mr 10,42-45                        | KPV
  ordinary 29 sunday | C | first        | 2 Mz 17,8-13                       | DEKPSTV
  ordinary 29 sunday | C | psalm        | Ps 121,1-2.3-4.5-6.7-8             | EKPSTV
  ordinary 29 sunday | C | response     | prim. Ps 121,2                     | KW
  ordinary 29 sunday | C | second       | 2 Tim 3,14-4,2                     | DEKPST
  ordinary 29 sunday | C | acclamation  | Heb 4,12                           | T only
  ordinary 29 sunday | C | gospel       | Lk 18,1-8                          | DEKPTV

  ordinary 30 sunday | A | first        | 2 Mz 22,20-26                      | DEKPTUV
  ordinary 30 sunday | A | psalm        | Ps 18,2-3a.3b-4.47.51              | EKPTU
  ordinary 30 sunday | A | response     | Ps 18,2                            | KTW
  ordinary 30 sunday | A | second       | 1 Tes 1,5c-10                      | DEKPTUV
  ordinary 30 sunday | A | acclamation  | Jn 14,23                           | T only
  ordinary 30 sunday | A | gospel       | Mt 22,34-40                        | DEKPTUV
  ordinary 30 sunday | B | first        | Jer 31,7-9                         | DEKPSTU
  ordinary 30 sunday | B | psalm        | Ps 126,1-2a.2b-3.4-5.6             | EKPSTU
  ordinary 30 sunday | B | response     | Ps 126,3                           | KTW
  ordinary 30 sunday | B | second       | Heb 5,1-6                          | DEKPSTUV
  ordinary 30 sunday | B | acclamation  | 2 Tim 1,10b                        | T only
  ordinary 30 sunday | B | gospel       | Mr 10,46-52                        | EKPSTUV
  ordinary 30 sunday | C | first        | Sir 35,15b-17.20-22a               | EPTUV
  ordinary 30 sunday | C | psalm        | Ps 34,2-3.17-18.19.23              | EKPSTUV
  ordinary 30 sunday | C | response     | Ps 34,7a                           | KW
  ordinary 30 sunday | C | second       | 2 Tim 4,6-8.16-18                  | DEKPSTUV
  ordinary 30 sunday | C | acclamation  | 2 Kor 5,19                         | T only
  ordinary 30 sunday | C | gospel       | Lk 18,9-14                         | DEKPTUV

  ordinary 31 sunday | A | first        | Mal 1,14b-2,2.8-10                 | DEKPT
  ordinary 31 sunday | A | psalm        | Ps 131,1.2.3                       | EKPTV
  ordinary 31 sunday | A | second       | 1 Tes 2,7b-9.13                    | DEKPTV
  ordinary 31 sunday | A | acclamation  | Mt 23,9b.10b                       | T only
  ordinary 31 sunday | A | gospel       | Mt 23,1-12                         | DEKPTV
  ordinary 31 sunday | B | first        | 5 Mz 6,2-6                         | DEKPSTUV
  ordinary 31 sunday | B | psalm        | Ps 18,2-3a.3b-4.47.51              | EKPSTU
  ordinary 31 sunday | B | response     | Ps 18,2                            | HKW
  ordinary 31 sunday | B | second       | Heb 7,23-28                        | DEKPSTUV
  ordinary 31 sunday | B | acclamation  | Jn 14,23                           | T only
  ordinary 31 sunday | B | gospel       | Mr 12,28b-34                       | DEKPSTU
  ordinary 31 sunday | C | first        | Mdr 11,22-12,2                     | EKPSTV
  ordinary 31 sunday | C | psalm        | Ps 145,1-2.8-9.10-11.13-14         | EKPST
  ordinary 31 sunday | C | response     | prim. Ps 145,1                     | HKW
  ordinary 31 sunday | C | second       | 2 Tes 1,11-2,2                     | DEKPST
  ordinary 31 sunday | C | acclamation  | Jn 3,16                            | T only
  ordinary 31 sunday | C | gospel       | Lk 19,1-10                         | DEKPTV

  ordinary 32 sunday | A | first        | Mdr 6,12-16                        | DEKPTUV
  ordinary 32 sunday | A | psalm        | Ps 63,2.3-4.5-6.7-8                | EKPTUV
  ordinary 32 sunday | A | response     | Ps 63,2b                           | KTW
  ordinary 32 sunday | A | second       | 1 Tes 4,13-18                      | DEKPTUV
  ordinary 32 sunday | A | second short | 1 Tes 4,13-14                      | P only
  ordinary 32 sunday | A | acclamation  | Mt 24,42a.44                       | T only
  ordinary 32 sunday | A | gospel       | Mt 25,1-13                         | DEKPTUV
  ordinary 32 sunday | B | first        | 1 Kr 17,10-16                      | DEKPSTUV
  ordinary 32 sunday | B | psalm        | Ps 146,6c-7.8-9a.9b-10             | HKP
  ordinary 32 sunday | B | response     | Ps 146,1b ali aleluja              | HWk
  ordinary 32 sunday | B | second       | Heb 9,24-28                        | DEKPSTUV
  ordinary 32 sunday | B | acclamation  | Mt 5,3                             | T only
  ordinary 32 sunday | B | gospel       | Mr 12,38-44                        | DEKPSTUV
  ordinary 32 sunday | B | gospel short | Mr 12,41-44                        | KPV
  ordinary 32 sunday | C | first        | 2 Mkb 7,1-2.9-14                   | EKPSTV
  ordinary 32 sunday | C | psalm        | Ps 17,1.5-6.8.15                   | EKPSTV
  ordinary 32 sunday | C | response     | Ps 17,15b                          | KTW
  ordinary 32 sunday | C | second       | 2 Tes 2,16-3,5                     | DEKPST
  ordinary 32 sunday | C | acclamation  | Raz 1,5-6                          | T only
  ordinary 32 sunday | C | gospel       | Lk 20,27-38                        | DEKPTV
  ordinary 32 sunday | C | gospel short | Lk 20,27.34-38                     | KPV

  ordinary 33 sunday | A | first        | Prg 31,10-13.19-20.30-31           | DEKPTUV
  ordinary 33 sunday | A | psalm        | Ps 128,1-2.3.4-5                   | EKPTUV
  ordinary 33 sunday | A | response     | prim. Ps 128,1a                    | HKTW
  ordinary 33 sunday | A | second       | 1 Tes 5,1-6                        | DEKPTUV
  ordinary 33 sunday | A | acclamation  | Jn 15,4a.5b                        | T only
  ordinary 33 sunday | A | gospel       | Mt 25,14-30                        | DEKPTUV
  ordinary 33 sunday | A | gospel short | Mt 25,14-15.19-21                  | KPV
  ordinary 33 sunday | B | first        | Dan 12,1-3                         | DEKPSTUV
  ordinary 33 sunday | B | psalm        | Ps 16,5.8.9-10.11                  | EKPSTUV
  ordinary 33 sunday | B | response     | Ps 16,1                            | HKW
  ordinary 33 sunday | B | second       | Heb 10,11-14.18                    | DEKPSTUV
  ordinary 33 sunday | B | acclamation  | Lk 21,36                           | T only
  ordinary 33 sunday | B | gospel       | Mr 13,24-32                        | DEKPSTUV
  ordinary 33 sunday | C | first        | Mal 3,19-20a                       | DEKPSTV
  ordinary 33 sunday | C | psalm        | Ps 98,5-6.7-8.9                    | EKPSTUV
  ordinary 33 sunday | C | response     | prim. Ps 98,9                      | BWk
  ordinary 33 sunday | C | second       | 2 Tes 3,7-12                       | DEKPSTUV
  ordinary 33 sunday | C | acclamation  | Lk 21,28                           | T only
  ordinary 33 sunday | C | gospel       | Lk 21,5-19                         | DEKPTUV

  christ-the-king    | A | first        | Ezk 34,11-12.15-17                 | EKPTUV
  christ-the-king    | A | psalm        | Ps 23,1-3.5.6                      | EKPTU
  christ-the-king    | A | response     | Ps 23,1                            | KTW
  christ-the-king    | A | second       | 1 Kor 15,20-26.28                  | EKPTUV
  christ-the-king    | A | acclamation  | Mr 11,10                           | T only
  christ-the-king    | A | gospel       | Mt 25,31-46                        | EKPTUV
  christ-the-king    | B | first        | Dan 7,13-14                        | EKPSTUV
  christ-the-king    | B | psalm        | Ps 93,1a.1b-2.5                    | EKPSTU
  christ-the-king    | B | response     | Ps 93,1a                           | HKTW
  christ-the-king    | B | second       | Raz 1,5-8                          | EKPSTUV
  christ-the-king    | B | acclamation  | Mr 11,10                           | T only
  christ-the-king    | B | gospel       | Jn 18,33-37                        | EKPSTU
  christ-the-king    | C | first        | 2 Sam 5,1-3                        | EKPSTUV
  christ-the-king    | C | psalm        | Ps 122,1-2.4-5                     | KSTV
  christ-the-king    | C | response     | prim. Ps 122,1                     | HKW
  christ-the-king    | C | second       | Kol 1,12-20                        | EKPSTUV
  christ-the-king    | C | acclamation  | Mr 11,10                           | T only
  christ-the-king    | C | gospel       | Lk 23,35-43                        | EKPTUV

  trinity            | A | first        | 2 Mz 34,4b-6.8-9                   | KPTU
  trinity            | A | psalm        | Dan 3,52.53.54.55.56               | HKT
  trinity            | A | response     | Dan 3,52b                          | KTW
  trinity            | A | second       | 2 Kor 13,11-13                     | KPTUV
  trinity            | A | acclamation  | Raz 1,8                            | T only
  trinity            | A | gospel       | Jn 3,16-18                         | KPTUV
  trinity            | B | first        | 5 Mz 4,32-34.39-40                 | KPSTUV
  trinity            | B | psalm        | Ps 33,4-5.6.9.18-19.20.22          | KPSTUV
  trinity            | B | response     | Ps 33,12b                          | KTW
  trinity            | B | second       | Rim 8,14-17                        | KPSTUV
  trinity            | B | acclamation  | Raz 1,8                            | T only
  trinity            | B | gospel       | Mt 28,16-20                        | KPSTUV
  trinity            | C | first        | Prg 8,22-31                        | KPSTV
  trinity            | C | psalm        | Ps 8,4-5.6-7.8-9                   | KPSTV
  trinity            | C | response     | Ps 8,2a                            | KTW
  trinity            | C | second       | Rim 5,1-5                          | KPSTV
  trinity            | C | acclamation  | Raz 1,8                            | T only
  trinity            | C | gospel       | Jn 16,12-15                        | KPTV

  corpus-christi     | A | first        | 5 Mz 8,2-3.14b-16a                 | KPTUV
  corpus-christi     | A | psalm        | Ps 147,12-13.14-15.19-20           | KPTUV
  corpus-christi     | A | response     | Ps 147,12 ali aleluja              | KTW
  corpus-christi     | A | second       | 1 Kor 10,16-17                     | KPTUV
  corpus-christi     | A | acclamation  | Jn 6,51-52                         | T only
  corpus-christi     | A | gospel       | Jn 6,51-58                         | KPTUV
  corpus-christi     | B | first        | 2 Mz 24,3-8                        | KPSTUV
  corpus-christi     | B | psalm        | Ps 116,12-13.15-16.17-18           | KPSTUV
  corpus-christi     | B | response     | Ps 116,13 ali aleluja              | KTW
  corpus-christi     | B | second       | Heb 9,11-15                        | KPSTUV
  corpus-christi     | B | acclamation  | Jn 6,51-52                         | T only
  corpus-christi     | B | gospel       | Mr 14,12-16.22-26                  | KPTUV
  corpus-christi     | C | first        | 1 Mz 14,18-20                      | KPSTV
  corpus-christi     | C | psalm        | Ps 110,1.2.3.4                     | KPSTV
  corpus-christi     | C | response     | Ps 110,4b                          | KTW
  corpus-christi     | C | second       | 1 Kor 11,23-26                     | KPSTV
  corpus-christi     | C | acclamation  | Jn 6,51-52                         | T only
  corpus-christi     | C | gospel       | Lk 9,11b-17                        | KPT

  sacred-heart       | A | first        | 5 Mz 7,6-11                        | KPTUV
  sacred-heart       | A | psalm        | Ps 103,1-2.3-4.6-7.8.10            | KPTUV
  sacred-heart       | A | response     | prim. Ps 103,17                    | KTW
  sacred-heart       | A | second       | 1 Jn 4,7-16                        | KPTUV
  sacred-heart       | A | acclamation  | Mt 11,29ab                         | T only
  sacred-heart       | A | gospel       | Mt 11,25-30                        | KPTUV
  sacred-heart       | B | first        | Oz 11,1.3-4.8c-9                   | KPSTU
  sacred-heart       | B | psalm        | Iz 12,2-3.4bcd.5-6                 | KPSTUV
  sacred-heart       | B | response     | Iz 12,3                            | KTW
  sacred-heart       | B | second       | Ef 3,8-12.14-19                    | KPSTUV
  sacred-heart       | B | acclamation  | Mt 11,29ab                         | T only
  sacred-heart       | B | gospel       | Jn 19,31-37                        | KPSTUV
  sacred-heart       | C | first        | Ezk 34,11-16                       | KPSTV
  sacred-heart       | C | psalm        | Ps 23,1-3a.3b-4.5.6                | KPST
  sacred-heart       | C | response     | Ps 23,1                            | KTW
  sacred-heart       | C | second       | Rim 5,5b-11                        | KPST
  sacred-heart       | C | acclamation  | Jn 10,14                           | T only
  sacred-heart       | C | gospel       | Lk 15,3-7                          | KPTV
`;
