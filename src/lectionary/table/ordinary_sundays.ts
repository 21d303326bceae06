/** The Sundays of ordinary time, and the solemnities of the Lord that follow Pentecost. `../README.md` tells how the lines are written. */
export const ORDINARY_SUNDAYS = `
  ordinary 2 sunday  | A  | first        | Iz 49,3.5-6                        | DEPTUV
  ordinary 2 sunday  | A  | psalm        | Ps 40,2.4.7-8a.8b-9.10             | EPTU
  ordinary 2 sunday  | A  | second       | 1 Kor 1,1-3                        | DEPTUV
  ordinary 2 sunday  | A  | acclamation  | Jn 1,14a.12b                       | T only
  ordinary 2 sunday  | A  | gospel       | Jn 1,29-34                         | DEPTUV
  ordinary 2 sunday  | B  | first        | 1 Sam 3,3b-10.19                   | DEPSTUV
  ordinary 2 sunday  | B  | psalm        | Ps 40,2.4.7-8a.8b-9.10             | EPSU
  ordinary 2 sunday  | B  | second       | 1 Kor 6,13c-15a.17-20              | DEPSTU
  ordinary 2 sunday  | B  | acclamation  | Jn 1,41.17b                        | T only
  ordinary 2 sunday  | B  | gospel       | Jn 1,35-42                         | DEPSTUV
  ordinary 2 sunday  | C  | first        | Iz 62,1-5                          | DEPTV
  ordinary 2 sunday  | C  | psalm        | Ps 96,1-2a.2b-3.7-8.9-10           | EPT
  ordinary 2 sunday  | C  | second       | 1 Kor 12,4-11                      | DEPTV
  ordinary 2 sunday  | C  | acclamation  | 2 Tes 2,14                         | T only
  ordinary 2 sunday  | C  | gospel       | Jn 2,1-11                          | EPV

  ordinary 3 sunday  | A  | first        | Iz 8,23-9,3                        | DEPTU
  ordinary 3 sunday  | A  | psalm        | Ps 27,1.4.13-14                    | EPTUV
  ordinary 3 sunday  | A  | second       | 1 Kor 1,10-13.17                   | DEPTUV
  ordinary 3 sunday  | A  | acclamation  | Mt 4,23                            | T only
  ordinary 3 sunday  | A  | gospel       | Mt 4,12-23                         | DEPTUV
  ordinary 3 sunday  | A  | gospel short | Mt 4,12-17                         | P only
  ordinary 3 sunday  | B  | first        | Jon 3,1-5.10                       | EPSTUV
  ordinary 3 sunday  | B  | psalm        | Ps 25,4-5.6-7.8-9                  | EPSTUV
  ordinary 3 sunday  | B  | second       | 1 Kor 7,29-31                      | DEPSTUV
  ordinary 3 sunday  | B  | acclamation  | Mr 1,15                            | T only
  ordinary 3 sunday  | B  | gospel       | Mr 1,14-20                         | DEPSTUV
  ordinary 3 sunday  | C  | first        | Neh 8,2-4a.5-6.8-10                | DEPTV
  ordinary 3 sunday  | C  | psalm        | Ps 19,8.9.10.15                    | PTV
  ordinary 3 sunday  | C  | second       | 1 Kor 12,12-30                     | DEPTV
  ordinary 3 sunday  | C  | second short | 1 Kor 12,12-14.27                  | PV
  ordinary 3 sunday  | C  | acclamation  | Lk 4,18-19                         | T only
  ordinary 3 sunday  | C  | gospel       | Lk 1,1-4; 4,14-21                  | DEPTV

  ordinary 4 sunday  | A  | first        | Sof 2,3; 3,12-13                   | DEPTU
  ordinary 4 sunday  | A  | psalm        | Ps 146,6-7.8-9a.9b-10              | EPU
  ordinary 4 sunday  | A  | second       | 1 Kor 1,26-31                      | DEPTUV
  ordinary 4 sunday  | A  | acclamation  | Mt 5,12a                           | T only
  ordinary 4 sunday  | A  | gospel       | Mt 5,1-12a                         | DEPTUV
  ordinary 4 sunday  | B  | first        | 5 Mz 18,15-20                      | DEPSTUV
  ordinary 4 sunday  | B  | psalm        | Ps 95,1-2.6-9                      | EPSTU
  ordinary 4 sunday  | B  | second       | 1 Kor 7,32-35                      | DEPSTUV
  ordinary 4 sunday  | B  | acclamation  | Mt 4,16                            | T only
  ordinary 4 sunday  | B  | gospel       | Mr 1,21-28                         | DEPTUV
  ordinary 4 sunday  | C  | first        | Jer 1,4-5.17-19                    | DEPT
  ordinary 4 sunday  | C  | psalm        | Ps 71,1-2.3-4.5-6.15.17            | PTV
  ordinary 4 sunday  | C  | second       | 1 Kor 12,31-13,13                  | DEPT
  ordinary 4 sunday  | C  | second short | 1 Kor 13,4-13                      | PV
  ordinary 4 sunday  | C  | acclamation  | Lk 4,18b-19                        | T only
  ordinary 4 sunday  | C  | gospel       | Lk 4,21-30                         | DEPTV

  ordinary 5 sunday  | A  | first        | Iz 58,7-10                         | DEPTUV
  ordinary 5 sunday  | A  | psalm        | Ps 112,4-5.6-7.8-9                 | EPTUV
  ordinary 5 sunday  | A  | second       | 1 Kor 2,1-5                        | DEPTUV
  ordinary 5 sunday  | A  | acclamation  | Jn 8,12                            | T only
  ordinary 5 sunday  | A  | gospel       | Mt 5,13-16                         | DEPTUV
  ordinary 5 sunday  | B  | first        | Job 7,1-4.6-7                      | DEPTUV
  ordinary 5 sunday  | B  | psalm        | Ps 147,1-2.3-4.5-6                 | EPSTUV
  ordinary 5 sunday  | B  | second       | 1 Kor 9,16-19.22-23                | DEPSTUV
  ordinary 5 sunday  | B  | acclamation  | Mt 8,17                            | T only
  ordinary 5 sunday  | B  | gospel       | Mr 1,29-39                         | DEPSTUV
  ordinary 5 sunday  | C  | first        | Iz 6,1-2.3-8                       | DEPTV
  ordinary 5 sunday  | C  | psalm        | Ps 138,1-2a.2b-3.4-5.7-8           | EPT
  ordinary 5 sunday  | C  | second       | 1 Kor 15,1-11                      | DEPTV
  ordinary 5 sunday  | C  | second short | 1 Kor 15,3-8.11                    | PV
  ordinary 5 sunday  | C  | acclamation  | Mt 4,19                            | T only
  ordinary 5 sunday  | C  | gospel       | Lk 5,1-11                          | DEPTV

  ordinary 6 sunday  | A  | first        | Sir 15,15-20                       | ETU
  ordinary 6 sunday  | A  | psalm        | Ps 119,1-2.4-5.17-18.33-34         | EPTUV
  ordinary 6 sunday  | A  | second       | 1 Kor 2,6-10                       | DEPTUV
  ordinary 6 sunday  | A  | acclamation  | Mt 11,25                           | T only
  ordinary 6 sunday  | A  | gospel       | Mt 5,17-37                         | DEPTUV
  ordinary 6 sunday  | A  | gospel short | Mt 5,20-22a.27-28.33-34a.37        | PV
  ordinary 6 sunday  | B  | first        | 3 Mz 13,1-2.44-46                  | EPTV
  ordinary 6 sunday  | B  | psalm        | Ps 32,1-2.5.11                     | EPSTV
  ordinary 6 sunday  | B  | second       | 1 Kor 10,31-11,1                   | EPSTV
  ordinary 6 sunday  | B  | acclamation  | Lk 7,16                            | T only
  ordinary 6 sunday  | B  | gospel       | Mr 1,40-45                         | DEPSTV
  ordinary 6 sunday  | C  | first        | Jer 17,5-8                         | DEPT
  ordinary 6 sunday  | C  | psalm        | Ps 1,1-2.3.4.6                     | EPTV
  ordinary 6 sunday  | C  | second       | 1 Kor 15,12.16-20                  | DEPTV
  ordinary 6 sunday  | C  | acclamation  | Lk 6,23a                           | T only
  ordinary 6 sunday  | C  | gospel       | Lk 6,17.20-26                      | DEPTV

  ordinary 7 sunday  | A  | first        | 3 Mz 19,1-2.17-18                  | DEPTV
  ordinary 7 sunday  | A  | psalm        | Ps 103,1-2.3-4.8.10.12-13          | EPTV
  ordinary 7 sunday  | A  | second       | 1 Kor 3,16-23                      | DEPTV
  ordinary 7 sunday  | A  | acclamation  | 1 Jn 2,5                           | T only
  ordinary 7 sunday  | A  | gospel       | Mt 5,38-48                         | DEPTV
  ordinary 7 sunday  | B  | first        | Iz 43,18-19.21-22.24b-25           | DEPTV
  ordinary 7 sunday  | B  | psalm        | Ps 41,2-3.4-5.13-14                | EPTV
  ordinary 7 sunday  | B  | second       | 2 Kor 1,18-22                      | DPTV
  ordinary 7 sunday  | B  | acclamation  | Lk 4,18b-19                        | T only
  ordinary 7 sunday  | B  | gospel       | Mr 2,1-12                          | DEPTV
  ordinary 7 sunday  | C  | first        | 1 Sam 26,2.7-9.12-13.22-23         | DEPTV
  ordinary 7 sunday  | C  | psalm        | Ps 103,1-2.3-4.8.10.12-13          | EPTV
  ordinary 7 sunday  | C  | second       | 1 Kor 15,45-49                     | DEPTV
  ordinary 7 sunday  | C  | acclamation  | Jn 13,34                           | T only
  ordinary 7 sunday  | C  | gospel       | Lk 6,27-38                         | DEPTV

  ordinary 8 sunday  | A  | first        | Iz 49,14-15                        | DEPTV
  ordinary 8 sunday  | A  | psalm        | Ps 62,2-3.6-7.8-9                  | EPTV
  ordinary 8 sunday  | A  | second       | 1 Kor 4,1-5                        | EPTV
  ordinary 8 sunday  | A  | acclamation  | Heb 4,12                           | T only
  ordinary 8 sunday  | A  | gospel       | Mt 6,24-34                         | DEPTV
  ordinary 8 sunday  | B  | first        | Oz 2,16.17.21-22                   | DEPTV
  ordinary 8 sunday  | B  | psalm        | Ps 103,1-2.3-4.8.10.12-13          | EPV
  ordinary 8 sunday  | B  | second       | 2 Kor 3,1b-6                       | DEPT
  ordinary 8 sunday  | B  | acclamation  | Jak 1,18                           | T only
  ordinary 8 sunday  | B  | gospel       | Mr 2,18-22                         | DEPTV
  ordinary 8 sunday  | C  | first        | Sir 27,4-7                         | ET
  ordinary 8 sunday  | C  | psalm        | Ps 92,2-3.13-14.15-16              | EPTV
  ordinary 8 sunday  | C  | second       | 1 Kor 15,54-58                     | DEPTV
  ordinary 8 sunday  | C  | acclamation  | Flp 2,15-16                        | T only
  ordinary 8 sunday  | C  | gospel       | Lk 6,39-45                         | DEPTV

  ordinary 9 sunday  | A  | first        | 5 Mz 11,18.26-28.32                | DEPV
  ordinary 9 sunday  | A  | psalm        | Ps 31,2-3a.3b-4.17.25              | EPT
  ordinary 9 sunday  | A  | second       | Rim 3,21-25.28                     | DEPTV
  ordinary 9 sunday  | A  | acclamation  | Jn 15,5                            | T only
  ordinary 9 sunday  | A  | gospel       | Mt 7,21-27                         | EPTV
  ordinary 9 sunday  | B  | first        | 5 Mz 5,12-15                       | DEPTV
  ordinary 9 sunday  | B  | psalm        | Ps 81,3-4.5-6.7-8.10-11            | EPTV
  ordinary 9 sunday  | B  | second       | 2 Kor 4,6-11                       | DEPTV
  ordinary 9 sunday  | B  | acclamation  | Jn 17,17                           | T only
  ordinary 9 sunday  | B  | gospel       | Mr 2,23-3,6                        | DEPT
  ordinary 9 sunday  | B  | gospel short | Mr 2,23-28                         | PV
  ordinary 9 sunday  | C  | first        | 1 Kr 8,41-43                       | DEPTV
  ordinary 9 sunday  | C  | psalm        | Ps 117,1.2                         | EPTV
  ordinary 9 sunday  | C  | second       | Gal 1,1-2.6-10                     | DEPTV
  ordinary 9 sunday  | C  | acclamation  | Jn 3,16                            | T only
  ordinary 9 sunday  | C  | gospel       | Lk 7,1-10                          | DEPTV

  ordinary 10 sunday | A  | first        | Oz 6,3-6                           | DEPTV
  ordinary 10 sunday | A  | psalm        | Ps 50,1.8.12-13.14-15              | PTV
  ordinary 10 sunday | A  | second       | Rim 4,18-25                        | DEPTV
  ordinary 10 sunday | A  | acclamation  | Lk 4,18-19                         | T only
  ordinary 10 sunday | A  | gospel       | Mt 9,9-13                          | DEPTV
  ordinary 10 sunday | B  | first        | 1 Mz 3,9-15                        | DEPSTUV
  ordinary 10 sunday | B  | psalm        | Ps 130,1-2.3-4.5-6.7-8             | EPSTUV
  ordinary 10 sunday | B  | second       | 2 Kor 4,13-5,1                     | DEPSTU
  ordinary 10 sunday | B  | acclamation  | Jn 12,31b-32                       | T only
  ordinary 10 sunday | B  | gospel       | Mr 3,20-35                         | DEPSTUV
  ordinary 10 sunday | C  | first        | 1 Kr 17,17-24                      | DEPTV
  ordinary 10 sunday | C  | psalm        | Ps 30,2.4.5-6.11-12a.13b           | EPTV
  ordinary 10 sunday | C  | second       | Gal 1,11-19                        | DEPTV
  ordinary 10 sunday | C  | acclamation  | Lk 7,16                            | T only
  ordinary 10 sunday | C  | gospel       | Lk 7,11-17                         | DEPTV

  ordinary 11 sunday | A  | first        | 2 Mz 19,2-6a                       | DEPTUV
  ordinary 11 sunday | A  | psalm        | Ps 100,1-2.3.5                     | EPTUV
  ordinary 11 sunday | A  | second       | Rim 5,6-11                         | DEPTUV
  ordinary 11 sunday | A  | acclamation  | Mr 1,15                            | T only
  ordinary 11 sunday | A  | gospel       | Mt 9,36-10,8                       | DEPTU
  ordinary 11 sunday | B  | first        | Ezk 17,22-24                       | DEPSTUV
  ordinary 11 sunday | B  | psalm        | Ps 92,2-3.13-14.15-16              | EPSTUV
  ordinary 11 sunday | B  | second       | 2 Kor 5,6-10                       | DEPSTUV
  ordinary 11 sunday | B  | gospel       | Mr 4,26-34                         | EPSTUV
  ordinary 11 sunday | C  | first        | 2 Sam 12,7-10.13                   | DEPTV
  ordinary 11 sunday | C  | psalm        | Ps 32,1-2.5.7.11                   | PTV
  ordinary 11 sunday | C  | second       | Gal 2,16.19-21                     | DEPTV
  ordinary 11 sunday | C  | acclamation  | 1 Jn 4,10b                         | T only
  ordinary 11 sunday | C  | gospel       | Lk 7,36-8,3                        | DEPT
  ordinary 11 sunday | C  | gospel short | Lk 7,36-50                         | PV

  ordinary 12 sunday | A  | first        | Jer 20,10-13                       | DEPTU
  ordinary 12 sunday | A  | psalm        | Ps 69,8-10.14.17.33-35             | EPTUV
  ordinary 12 sunday | A  | second       | Rim 5,12-15                        | DEPTUV
  ordinary 12 sunday | A  | acclamation  | Jn 15,26b-27a                      | T only
  ordinary 12 sunday | A  | gospel       | Mt 10,26-33                        | DEPTUV
  ordinary 12 sunday | B  | first        | Job 38,1.8-11                      | DEPTUV
  ordinary 12 sunday | B  | psalm        | Ps 107,23-24.25-26.28-29.30-31     | EPSTUV
  ordinary 12 sunday | B  | second       | 2 Kor 5,14-17                      | DEPSTUV
  ordinary 12 sunday | B  | acclamation  | Lk 7,16                            | T only
  ordinary 12 sunday | B  | gospel       | Mr 4,35-41                         | DEPSTUV
  ordinary 12 sunday | C  | first        | Zah 12,10-11; 13,1                 | EPSV
  ordinary 12 sunday | C  | psalm        | Ps 63,2.3-4.5-6.8-9                | EPSTV
  ordinary 12 sunday | C  | second       | Gal 3,26-29                        | EPSTV
  ordinary 12 sunday | C  | acclamation  | Jn 10,27                           | T only
  ordinary 12 sunday | C  | gospel       | Lk 9,18-24                         | DEPTV

  ordinary 13 sunday | A  | first        | 2 Kr 4,8-11.14-16a                 | DEPTUV
  ordinary 13 sunday | A  | psalm        | Ps 89,2-3.16-17.18-19              | EPTUV
  ordinary 13 sunday | A  | second       | Rim 6,3-4.8-11                     | DEPTUV
  ordinary 13 sunday | A  | acclamation  | 1 Pt 2,9                           | T only
  ordinary 13 sunday | A  | gospel       | Mt 10,37-42                        | DEPTUV
  ordinary 13 sunday | B  | first        | Mdr 1,13-15; 2,23-24               | DEPSTU
  ordinary 13 sunday | B  | psalm        | Ps 30,2.4.5-6.11-12a.13b           | EPSTUV
  ordinary 13 sunday | B  | second       | 2 Kor 8,7.9.13-15                  | DEPSTUV
  ordinary 13 sunday | B  | acclamation  | 2 Tim 1,10b                        | T only
  ordinary 13 sunday | B  | gospel       | Mr 5,21-43                         | DEPSTU
  ordinary 13 sunday | B  | gospel short | Mr 5,21-24.35-43                   | P only
  ordinary 13 sunday | C  | first        | 1 Kr 19,16b.19-21                  | DEPSTV
  ordinary 13 sunday | C  | psalm        | Ps 16,1-2a.5.7-8.9-10.11           | EPSTV
  ordinary 13 sunday | C  | second       | Gal 5,1.13-18                      | DEPSTV
  ordinary 13 sunday | C  | gospel       | Lk 9,51-62                         | DEPTV

  ordinary 14 sunday | A  | first        | Zah 9,9-10                         | DEPTUV
  ordinary 14 sunday | A  | psalm        | Ps 145,1-2.8-9.10-11.13-14         | EPTUV
  ordinary 14 sunday | A  | second       | Rim 8,9.11-13                      | DEPTUV
  ordinary 14 sunday | A  | acclamation  | Mt 11,25                           | T only
  ordinary 14 sunday | A  | gospel       | Mt 11,25-30                        | DEPTUV
  ordinary 14 sunday | B  | first        | Ezk 2,2-5                          | DEPSTUV
  ordinary 14 sunday | B  | psalm        | Ps 123,1-2.3-4                     | EPSTUV
  ordinary 14 sunday | B  | second       | 2 Kor 12,7-10                      | DEPSTUV
  ordinary 14 sunday | B  | acclamation  | Lk 4,18-19                         | T only
  ordinary 14 sunday | B  | gospel       | Mr 6,1-6                           | DEPSTUV
  ordinary 14 sunday | C  | first        | Iz 66,10-14c                       | DEPSTV
  ordinary 14 sunday | C  | psalm        | Ps 66,1-3.4-5.6-7.16.20            | EPSTV
  ordinary 14 sunday | C  | second       | Gal 6,14-18                        | DEPSTV
  ordinary 14 sunday | C  | acclamation  | Kol 3,15a.16a                      | T only
  ordinary 14 sunday | C  | gospel       | Lk 10,1-12.17-20                   | DEPTV
  ordinary 14 sunday | C  | gospel short | Lk 10,1-9                          | PV

  ordinary 15 sunday | A  | first        | Iz 55,10-11                        | DEPTUV
  ordinary 15 sunday | A  | psalm        | Ps 65,10.11.12-13.14               | EPTUV
  ordinary 15 sunday | A  | second       | Rim 8,18-23                        | DEPTUV
  ordinary 15 sunday | A  | gospel       | Mt 13,1-23                         | DEPTUV
  ordinary 15 sunday | A  | gospel short | Mt 13,1-9                          | PV
  ordinary 15 sunday | B  | first        | Am 7,12-15                         | DEPSTUV
  ordinary 15 sunday | B  | psalm        | Ps 85,9ab.10.11-12.13-14           | EPSTUV
  ordinary 15 sunday | B  | second       | Ef 1,3-14                          | DEPSTUV
  ordinary 15 sunday | B  | second short | Ef 1,3-10                          | PV
  ordinary 15 sunday | B  | acclamation  | Ef 1,18-19                         | T only
  ordinary 15 sunday | B  | gospel       | Mr 6,7-13                          | DEPSTUV
  ordinary 15 sunday | C  | first        | 5 Mz 30,10-14                      | DEPSTV
  ordinary 15 sunday | C  | psalm        | Ps 69,14.17.30-31.33-34.36-37      | SV
  ordinary 15 sunday | C  | psalm or     | Ps 19,8.9.10.11                    | PV
  ordinary 15 sunday | C  | second       | Kol 1,15-20                        | DEPSTV
  ordinary 15 sunday | C  | acclamation  | Jn 6,63b.68b                       | T only
  ordinary 15 sunday | C  | gospel       | Lk 10,25-37                        | DEPTV

  ordinary 16 sunday | A  | first        | Mdr 12,13.16-19                    | DEPTUV
  ordinary 16 sunday | A  | psalm        | Ps 86,5-6.9-10.15-16               | EPTUV
  ordinary 16 sunday | A  | second       | Rim 8,26-27                        | DEPTUV
  ordinary 16 sunday | A  | acclamation  | Mt 11,25                           | T only
  ordinary 16 sunday | A  | gospel       | Mt 13,24-43                        | DEPTUV
  ordinary 16 sunday | A  | gospel short | Mt 13,24-30                        | PV
  ordinary 16 sunday | B  | first        | Jer 23,1-6                         | DEPSTUV
  ordinary 16 sunday | B  | psalm        | Ps 23,1-3a.3b-4.5.6                | EPSTU
  ordinary 16 sunday | B  | second       | Ef 2,13-18                         | DEPSTUV
  ordinary 16 sunday | B  | acclamation  | Jn 10,27                           | T only
  ordinary 16 sunday | B  | gospel       | Mr 6,30-34                         | DEPSTUV
  ordinary 16 sunday | C  | first        | 1 Mz 18,1-10                       | DEPSTV
  ordinary 16 sunday | C  | psalm        | Ps 15,2-4.5                        | EPST
  ordinary 16 sunday | C  | second       | Kol 1,24-28                        | DEPSTV
  ordinary 16 sunday | C  | acclamation  | Lk 8,15                            | T only
  ordinary 16 sunday | C  | gospel       | Lk 10,38-42                        | DEPTV

  ordinary 17 sunday | A  | first        | 1 Kr 3,5.7-12                      | DEPTUV
  ordinary 17 sunday | A  | psalm        | Ps 119,57.72.76-77.127-128.129-130 | PTUV
  ordinary 17 sunday | A  | second       | Rim 8,28-30                        | DEPTUV
  ordinary 17 sunday | A  | acclamation  | Mt 11,25                           | T only
  ordinary 17 sunday | A  | gospel       | Mt 13,44-52                        | DPTUV
  ordinary 17 sunday | A  | gospel short | Mt 13,44-46                        | PV
  ordinary 17 sunday | B  | first        | 2 Kr 4,42-44                       | DEPSTUV
  ordinary 17 sunday | B  | psalm        | Ps 145,10-11.15-16.17-18           | EPSTUV
  ordinary 17 sunday | B  | second       | Ef 4,1-6                           | DEPSTUV
  ordinary 17 sunday | B  | acclamation  | Lk 7,16                            | T only
  ordinary 17 sunday | B  | gospel       | Jn 6,1-15                          | DEPSTUV
  ordinary 17 sunday | C  | first        | 1 Mz 18,20-32                      | DEPSTV
  ordinary 17 sunday | C  | psalm        | Ps 138,1-2a.2b-3.6-7a.7b-8         | EPST
  ordinary 17 sunday | C  | second       | Kol 2,12-14                        | DEPSTV
  ordinary 17 sunday | C  | acclamation  | Rim 8,15b                          | T only
  ordinary 17 sunday | C  | gospel       | Lk 11,1-13                         | DEPTV

  ordinary 18 sunday | A  | first        | Iz 55,1-3                          | DEPTUV
  ordinary 18 sunday | A  | psalm        | Ps 145,8-9.15-16.17-18             | EPTUV
  ordinary 18 sunday | A  | second       | Rim 8,35.37-39                     | DEPTUV
  ordinary 18 sunday | A  | acclamation  | Mt 4,4b                            | T only
  ordinary 18 sunday | A  | gospel       | Mt 14,13-21                        | DEPTUV
  ordinary 18 sunday | B  | first        | 2 Mz 16,2-4.12-15                  | DEPSTUV
  ordinary 18 sunday | B  | psalm        | Ps 78,3-4.23-24.25.54              | EPSTUV
  ordinary 18 sunday | B  | second       | Ef 4,17.20-24                      | EPSTUV
  ordinary 18 sunday | B  | acclamation  | Mt 4,4b                            | T only
  ordinary 18 sunday | B  | gospel       | Jn 6,24-35                         | DEPSTUV
  ordinary 18 sunday | C  | first        | Prd 1,2; 2,21-23                   | DEPST
  ordinary 18 sunday | C  | psalm        | Ps 90,3-4.5-6.12-13.14.17          | PTV
  ordinary 18 sunday | C  | second       | Kol 3,1-5.9-11                     | DEPSTV
  ordinary 18 sunday | C  | acclamation  | Mt 5,3                             | T only
  ordinary 18 sunday | C  | gospel       | Lk 12,13-21                        | EPTV

  ordinary 19 sunday | A  | first        | 1 Kr 19,9a.11-13a                  | EPTUV
  ordinary 19 sunday | A  | psalm        | Ps 85,9ab.10.11-12.13-14           | EPTUV
  ordinary 19 sunday | A  | second       | Rim 9,1-5                          | DEPTUV
  ordinary 19 sunday | A  | acclamation  | Ps 130,5                           | T only
  ordinary 19 sunday | A  | gospel       | Mt 14,22-33                        | DEPTUV
  ordinary 19 sunday | B  | first        | 1 Kr 19,4-8                        | DEPSTUV
  ordinary 19 sunday | B  | psalm        | Ps 34,2-3.4-5.6-7.8-9              | EPSTUV
  ordinary 19 sunday | B  | second       | Ef 4,30-5,2                        | DEPSTU
  ordinary 19 sunday | B  | acclamation  | Jn 6,51                            | T only
  ordinary 19 sunday | B  | gospel       | Jn 6,41-51                         | DEPSTUV
  ordinary 19 sunday | C  | first        | Mdr 18,6-9                         | DEPSTV
  ordinary 19 sunday | C  | psalm        | Ps 33,1.12.18-19.20-22             | EPV
  ordinary 19 sunday | C  | second       | Heb 11,1-2.8-19                    | DEPSTV
  ordinary 19 sunday | C  | second short | Heb 11,1-2.8-12                    | PV
  ordinary 19 sunday | C  | acclamation  | Mt 24,42.44                        | T only
  ordinary 19 sunday | C  | gospel       | Lk 12,32-48                        | DEPTV
  ordinary 19 sunday | C  | gospel short | Lk 12,35-40                        | PV

  ordinary 20 sunday | A  | first        | Iz 56,1.6-7                        | DEPTUV
  ordinary 20 sunday | A  | psalm        | Ps 67,2-3.5.6.8                    | EPTUV
  ordinary 20 sunday | A  | second       | Rim 11,13-15.29-32                 | DEPTUV
  ordinary 20 sunday | A  | acclamation  | Mt 4,23                            | T only
  ordinary 20 sunday | A  | gospel       | Mt 15,21-28                        | DEPTUV
  ordinary 20 sunday | B  | first        | Prg 9,1-6                          | DEPTV
  ordinary 20 sunday | B  | psalm        | Ps 34,2-3.4-5.6-7                  | PV
  ordinary 20 sunday | B  | second       | Ef 5,15-20                         | DEPTV
  ordinary 20 sunday | B  | acclamation  | Jn 6,56                            | T only
  ordinary 20 sunday | B  | gospel       | Jn 6,51-58                         | DEPTV
  ordinary 20 sunday | C  | first        | Jer 38,4-6.8-10                    | DEPST
  ordinary 20 sunday | C  | psalm        | Ps 40,2.3.4.18                     | EPSTV
  ordinary 20 sunday | C  | second       | Heb 12,1-4                         | DEPSTV
  ordinary 20 sunday | C  | acclamation  | Jn 10,27                           | T only
  ordinary 20 sunday | C  | gospel       | Lk 12,49-53                        | DPTV

  ordinary 21 sunday | A  | first        | Iz 22,19-23                        | DEPTUV
  ordinary 21 sunday | A  | psalm        | Ps 138,1-2a.2b-3.6.8               | EPTU
  ordinary 21 sunday | A  | second       | Rim 11,33-36                       | DEPTUV
  ordinary 21 sunday | A  | acclamation  | Mt 16,18                           | T only
  ordinary 21 sunday | A  | gospel       | Mt 16,13-20                        | DEPTUV
  ordinary 21 sunday | B  | first        | Joz 24,1-2a.15-17.18b              | DEPSTUV
  ordinary 21 sunday | B  | psalm        | Ps 34,2-3.16-17.18-19.20-21.22-23  | EST
  ordinary 21 sunday | B  | second       | Ef 5,21-32                         | DEPSTU
  ordinary 21 sunday | B  | second short | Ef 5,2a.25-32                      | P only
  ordinary 21 sunday | B  | acclamation  | Jn 6,63b.68b                       | T only
  ordinary 21 sunday | B  | gospel       | Jn 6,60-69                         | DEPSTUV
  ordinary 21 sunday | C  | first        | Iz 66,18-21                        | DEPSTV
  ordinary 21 sunday | C  | psalm        | Ps 117,1.2                         | EPSTV
  ordinary 21 sunday | C  | second       | Heb 12,5-7.11-13                   | DEPSTV
  ordinary 21 sunday | C  | acclamation  | Jn 14,6                            | T only
  ordinary 21 sunday | C  | gospel       | Lk 13,22-30                        | DEPTV

  ordinary 22 sunday | A  | first        | Jer 20,7-9                         | DEPTU
  ordinary 22 sunday | A  | psalm        | Ps 63,2.3-4.5-6.8-9                | EPTUV
  ordinary 22 sunday | A  | second       | Rim 12,1-2                         | DEPTUV
  ordinary 22 sunday | A  | acclamation  | Ef 1,18                            | T only
  ordinary 22 sunday | A  | gospel       | Mt 16,21-27                        | DEPTUV
  ordinary 22 sunday | B  | first        | 5 Mz 4,1-2.6-8                     | DEPSTUV
  ordinary 22 sunday | B  | psalm        | Ps 15,2-3a.3b-5                    | EPSTU
  ordinary 22 sunday | B  | second       | Jak 1,17-18.21b-22.27              | DEPSTUV
  ordinary 22 sunday | B  | acclamation  | Jak 1,18                           | T only
  ordinary 22 sunday | B  | gospel       | Mr 7,1-8.14-15.21-23               | DEPSTUV
  ordinary 22 sunday | C  | first        | Sir 3,17-18.20.28-29               | EPTUV
  ordinary 22 sunday | C  | psalm        | Ps 68,4-5.6-7.10-11                | EPSTUV
  ordinary 22 sunday | C  | second       | Heb 12,18-19.22-24a                | DEPSTUV
  ordinary 22 sunday | C  | acclamation  | Mt 11,29ab                         | T only
  ordinary 22 sunday | C  | gospel       | Lk 14,1.7-14                       | DEPTUV

  ordinary 23 sunday | A  | first        | Ezk 33,7-9                         | DEPTUV
  ordinary 23 sunday | A  | psalm        | Ps 95,1-2.6-9                      | EPTUV
  ordinary 23 sunday | A  | second       | Rim 13,8-10                        | EPTUV
  ordinary 23 sunday | A  | acclamation  | 2 Kor 5,19                         | T only
  ordinary 23 sunday | A  | gospel       | Mt 18,15-20                        | DEPTUV
  ordinary 23 sunday | B  | first        | Iz 35,4-7a                         | DEPSTUV
  ordinary 23 sunday | B  | psalm        | Ps 146,6-7.8-9a.9b-10              | PSU
  ordinary 23 sunday | B  | second       | Jak 2,1-5                          | DEPSTUV
  ordinary 23 sunday | B  | acclamation  | Mt 4,23                            | T only
  ordinary 23 sunday | B  | gospel       | Mr 7,31-37                         | DEPSTUV
  ordinary 23 sunday | C  | first        | Mdr 9,13-18                        | EPSTUV
  ordinary 23 sunday | C  | psalm        | Ps 90,3-4.5-6.12-13.14.17          | PSTUV
  ordinary 23 sunday | C  | second       | Flm 1,9-10.12-17                   | DEPSTUV
  ordinary 23 sunday | C  | acclamation  | Ps 119,135                         | T only
  ordinary 23 sunday | C  | gospel       | Lk 14,25-33                        | DEPTUV

  ordinary 24 sunday | A  | first        | Sir 27,30-28,7                     | DPTUV
  ordinary 24 sunday | A  | psalm        | Ps 103,1-2.3-4.9-10.11-12          | EPTUV
  ordinary 24 sunday | A  | second       | Rim 14,7-9                         | DEPTUV
  ordinary 24 sunday | A  | acclamation  | Jn 13,34                           | T only
  ordinary 24 sunday | A  | gospel       | Mt 18,21-35                        | DEPTUV
  ordinary 24 sunday | B  | first        | Iz 50,5-9a                         | DESTU
  ordinary 24 sunday | B  | psalm        | Ps 116,1-2.3-4.5-6.8-9             | PSTUV
  ordinary 24 sunday | B  | second       | Jak 2,14-18                        | DEPSTUV
  ordinary 24 sunday | B  | acclamation  | Gal 6,14                           | T only
  ordinary 24 sunday | B  | gospel       | Mr 8,27-35                         | DEPSTUV
  ordinary 24 sunday | C  | first        | 2 Mz 32,7-11.13-14                 | DEPTV
  ordinary 24 sunday | C  | psalm        | Ps 51,3-4.12-13.17.19              | EPSTV
  ordinary 24 sunday | C  | second       | 1 Tim 1,12-17                      | DEPSTV
  ordinary 24 sunday | C  | acclamation  | 2 Kor 5,19                         | T only
  ordinary 24 sunday | C  | gospel       | Lk 15,1-32                         | DEPTV
  ordinary 24 sunday | C  | gospel short | Lk 15,1-10                         | PV

  ordinary 25 sunday | A  | first        | Iz 55,6-9                          | DEPTUV
  ordinary 25 sunday | A  | psalm        | Ps 145,2-3.8-9.17-18               | EPTUV
  ordinary 25 sunday | A  | second       | Flp 1,20c-24.27a                   | DEPTUV
  ordinary 25 sunday | A  | acclamation  | Apd 16,14b                         | T only
  ordinary 25 sunday | A  | gospel       | Mt 20,1-16a                        | EPTUV
  ordinary 25 sunday | B  | first        | Mdr 2,12.17-20                     | DEPSUV
  ordinary 25 sunday | B  | psalm        | Ps 54,3-4.5.6.8                    | STU
  ordinary 25 sunday | B  | second       | Jak 3,16-4,3                       | DEPSTU
  ordinary 25 sunday | B  | acclamation  | 2 Tes 2,14                         | T only
  ordinary 25 sunday | B  | gospel       | Mr 9,30-37                         | DEPSTUV
  ordinary 25 sunday | C  | first        | Am 8,4-7                           | DEPSTUV
  ordinary 25 sunday | C  | psalm        | Ps 113,1-2.4-6.7-8                 | EPSTUV
  ordinary 25 sunday | C  | second       | 1 Tim 2,1-8                        | DEPSTUV
  ordinary 25 sunday | C  | acclamation  | 2 Kor 8,9                          | T only
  ordinary 25 sunday | C  | gospel       | Lk 16,1-13                         | DEPTUV
  ordinary 25 sunday | C  | gospel short | Lk 16,10-13                        | PV

  ordinary 26 sunday | A  | first        | Ezk 18,25-28                       | DEPTUV
  ordinary 26 sunday | A  | psalm        | Ps 25,4-5.6-7.8-9                  | PTUV
  ordinary 26 sunday | A  | second       | Flp 2,1-11                         | DEPTUV
  ordinary 26 sunday | A  | second short | Flp 2,1-5                          | P only
  ordinary 26 sunday | A  | acclamation  | Jn 10,27                           | T only
  ordinary 26 sunday | A  | gospel       | Mt 21,28-32                        | DEPTUV
  ordinary 26 sunday | B  | first        | 4 Mz 11,25-29                      | DEPSTUV
  ordinary 26 sunday | B  | psalm        | Ps 19,8.10.12-13.14                | EPSTUV
  ordinary 26 sunday | B  | second       | Jak 5,1-6                          | DEPSTUV
  ordinary 26 sunday | B  | acclamation  | Jn 17,17                           | T only
  ordinary 26 sunday | B  | gospel       | Mr 9,38-43.45.47-48                | DEPSUV
  ordinary 26 sunday | C  | first        | Am 6,1.4-7                         | DEPSUV
  ordinary 26 sunday | C  | psalm        | Ps 146,7.8-9a.9b-10                | ETU
  ordinary 26 sunday | C  | second       | 1 Tim 6,11-16                      | DEPSTUV
  ordinary 26 sunday | C  | acclamation  | 2 Kor 8,9                          | T only
  ordinary 26 sunday | C  | gospel       | Lk 16,19-31                        | DEPTUV

  ordinary 27 sunday | A  | first        | Iz 5,1-7                           | DEPTUV
  ordinary 27 sunday | A  | psalm        | Ps 80,9.12.13-14.15-16.19-20       | EPTUV
  ordinary 27 sunday | A  | second       | Flp 4,6-9                          | DEPTUV
  ordinary 27 sunday | A  | acclamation  | Jn 15,16                           | T only
  ordinary 27 sunday | A  | gospel       | Mt 21,33-43                        | DEPTUV
  ordinary 27 sunday | B  | first        | 1 Mz 2,18-24                       | DEPSTUV
  ordinary 27 sunday | B  | psalm        | Ps 128,1-2.3.4-5.6                 | EPSTUV
  ordinary 27 sunday | B  | second       | Heb 2,9-11                         | DEPSTUV
  ordinary 27 sunday | B  | acclamation  | 1 Jn 4,12                          | T only
  ordinary 27 sunday | B  | gospel       | Mr 10,2-16                         | DEPSTUV
  ordinary 27 sunday | B  | gospel short | Mr 10,2-12                         | PV
  ordinary 27 sunday | C  | first        | Hab 1,2-3; 2,2-4                   | PSTU
  ordinary 27 sunday | C  | psalm        | Ps 95,1-2.6-9                      | EPSTUV
  ordinary 27 sunday | C  | second       | 2 Tim 1,6-8.13-14                  | DEPSTUV
  ordinary 27 sunday | C  | acclamation  | 1 Pt 1,25                          | T only
  ordinary 27 sunday | C  | gospel       | Lk 17,5-10                         | DEPTUV

  ordinary 28 sunday | A  | first        | Iz 25,6-10a                        | DEPTUV
  ordinary 28 sunday | A  | psalm        | Ps 23,1-3a.3b-4.5.6                | EPTU
  ordinary 28 sunday | A  | second       | Flp 4,12-14.19-20                  | DEPTUV
  ordinary 28 sunday | A  | acclamation  | Ef 1,18.19                         | T only
  ordinary 28 sunday | A  | gospel       | Mt 22,1-14                         | DEPTUV
  ordinary 28 sunday | A  | gospel short | Mt 22,1-10                         | PV
  ordinary 28 sunday | B  | first        | Mdr 7,7-11                         | DEPSTUV
  ordinary 28 sunday | B  | psalm        | Ps 90,12-13.14-15.16-17            | EPSTUV
  ordinary 28 sunday | B  | second       | Heb 4,12-13                        | DEPSTUV
  ordinary 28 sunday | B  | acclamation  | Mt 5,3                             | T only
  ordinary 28 sunday | B  | gospel       | Mr 10,17-30                        | DEPSTUV
  ordinary 28 sunday | B  | gospel short | Mr 10,17-27                        | PV
  ordinary 28 sunday | C  | first        | 2 Kr 5,14-17                       | DEPSTUV
  ordinary 28 sunday | C  | psalm        | Ps 98,1.2-3a.3b-4                  | EPSTU
  ordinary 28 sunday | C  | second       | 2 Tim 2,8-13                       | DEPSTUV
  ordinary 28 sunday | C  | acclamation  | 1 Tes 5,18                         | T only
  ordinary 28 sunday | C  | gospel       | Lk 17,11-19                        | DEPTUV

  ordinary 29 sunday | A  | first        | Iz 45,1.4-6                        | DEPTUV
  ordinary 29 sunday | A  | psalm        | Ps 96,1.3.4-5.7-8.9-10             | EPTUV
  ordinary 29 sunday | A  | second       | 1 Tes 1,1-5                        | DEPTUV
  ordinary 29 sunday | A  | acclamation  | Flp 2,15-16                        | T only
  ordinary 29 sunday | A  | gospel       | Mt 22,15-21                        | DEPTUV
  ordinary 29 sunday | B  | first        | Iz 53,10-11                        | DEPSTUV
  ordinary 29 sunday | B  | psalm        | Ps 33,4-5.18-19.20.22              | EPSTUV
  ordinary 29 sunday | B  | second       | Heb 4,14-16                        | DEPSTUV
  ordinary 29 sunday | B  | acclamation  | Mr 10,45                           | T only
  ordinary 29 sunday | B  | gospel       | Mr 10,35-45                        | DEPSTUV
  ordinary 29 sunday | B  | gospel short | Mr 10,42-45                        | PV
  ordinary 29 sunday | C  | first        | 2 Mz 17,8-13                       | DEPSTV
  ordinary 29 sunday | C  | psalm        | Ps 121,1-2.3-4.5-6.7-8             | EPSTV
  ordinary 29 sunday | C  | second       | 2 Tim 3,14-4,2                     | DEPST
  ordinary 29 sunday | C  | acclamation  | Heb 4,12                           | T only
  ordinary 29 sunday | C  | gospel       | Lk 18,1-8                          | DEPTV

  ordinary 30 sunday | A  | first        | 2 Mz 22,20-26                      | DEPTUV
  ordinary 30 sunday | A  | psalm        | Ps 18,2-3a.3b-4.47.51              | EPTU
  ordinary 30 sunday | A  | second       | 1 Tes 1,5c-10                      | DEPTUV
  ordinary 30 sunday | A  | acclamation  | Jn 14,23                           | T only
  ordinary 30 sunday | A  | gospel       | Mt 22,34-40                        | DEPTUV
  ordinary 30 sunday | B  | first        | Jer 31,7-9                         | DEPSTU
  ordinary 30 sunday | B  | psalm        | Ps 126,1-2a.2b-3.4-5.6             | EPSTU
  ordinary 30 sunday | B  | second       | Heb 5,1-6                          | DEPSTUV
  ordinary 30 sunday | B  | acclamation  | 2 Tim 1,10b                        | T only
  ordinary 30 sunday | B  | gospel       | Mr 10,46-52                        | EPSTUV
  ordinary 30 sunday | C  | first        | Sir 35,15b-17.20-22a               | EPTUV
  ordinary 30 sunday | C  | psalm        | Ps 34,2-3.17-18.19.23              | EPSTUV
  ordinary 30 sunday | C  | second       | 2 Tim 4,6-8.16-18                  | DEPSTUV
  ordinary 30 sunday | C  | acclamation  | 2 Kor 5,19                         | T only
  ordinary 30 sunday | C  | gospel       | Lk 18,9-14                         | DEPTUV

  ordinary 31 sunday | A  | first        | Mal 1,14b-2,2.8-10                 | DEPT
  ordinary 31 sunday | A  | psalm        | Ps 131,1.2.3                       | EPTV
  ordinary 31 sunday | A  | second       | 1 Tes 2,7b-9.13                    | DEPTV
  ordinary 31 sunday | A  | acclamation  | Mt 23,9b.10b                       | T only
  ordinary 31 sunday | A  | gospel       | Mt 23,1-12                         | DEPTV
  ordinary 31 sunday | B  | first        | 5 Mz 6,2-6                         | DEPSTUV
  ordinary 31 sunday | B  | psalm        | Ps 18,2-3a.3b-4.47.51              | EPSTU
  ordinary 31 sunday | B  | second       | Heb 7,23-28                        | DEPSTUV
  ordinary 31 sunday | B  | acclamation  | Jn 14,23                           | T only
  ordinary 31 sunday | B  | gospel       | Mr 12,28b-34                       | DEPSTU
  ordinary 31 sunday | C  | first        | Mdr 11,22-12,2                     | EPSTV
  ordinary 31 sunday | C  | psalm        | Ps 145,1-2.8-9.10-11.13-14         | EPST
  ordinary 31 sunday | C  | second       | 2 Tes 1,11-2,2                     | DEPST
  ordinary 31 sunday | C  | acclamation  | Jn 3,16                            | T only
  ordinary 31 sunday | C  | gospel       | Lk 19,1-10                         | DEPTV

  ordinary 32 sunday | A  | first        | Mdr 6,12-16                        | DEPTUV
  ordinary 32 sunday | A  | psalm        | Ps 63,2.3-4.5-6.7-8                | EPTUV
  ordinary 32 sunday | A  | second       | 1 Tes 4,13-18                      | DEPTUV
  ordinary 32 sunday | A  | second short | 1 Tes 4,13-14                      | P only
  ordinary 32 sunday | A  | acclamation  | Mt 24,42a.44                       | T only
  ordinary 32 sunday | A  | gospel       | Mt 25,1-13                         | DEPTUV
  ordinary 32 sunday | B  | first        | 1 Kr 17,10-16                      | DEPSTUV
  ordinary 32 sunday | B  | psalm        | Ps 146,7.8-9a.9b-10                | ETU
  ordinary 32 sunday | B  | second       | Heb 9,24-28                        | DEPSTUV
  ordinary 32 sunday | B  | acclamation  | Mt 5,3                             | T only
  ordinary 32 sunday | B  | gospel       | Mr 12,38-44                        | DEPSTUV
  ordinary 32 sunday | B  | gospel short | Mr 12,41-44                        | PV
  ordinary 32 sunday | C  | first        | 2 Mkb 7,1-2.9-14                   | EPSTV
  ordinary 32 sunday | C  | psalm        | Ps 17,1.5-6.8.15                   | EPSTV
  ordinary 32 sunday | C  | second       | 2 Tes 2,16-3,5                     | DEPST
  ordinary 32 sunday | C  | acclamation  | Raz 1,5-6                          | T only
  ordinary 32 sunday | C  | gospel       | Lk 20,27-38                        | DEPTV
  ordinary 32 sunday | C  | gospel short | Lk 20,27.34-38                     | PV

  ordinary 33 sunday | A  | first        | Prg 31,10-13.19-20.30-31           | DEPTUV
  ordinary 33 sunday | A  | psalm        | Ps 128,1-2.3.4-5                   | EPTUV
  ordinary 33 sunday | A  | second       | 1 Tes 5,1-6                        | DEPTUV
  ordinary 33 sunday | A  | acclamation  | Jn 15,4a.5b                        | T only
  ordinary 33 sunday | A  | gospel       | Mt 25,14-30                        | DEPTUV
  ordinary 33 sunday | A  | gospel short | Mt 25,14-15.19-21                  | PV
  ordinary 33 sunday | B  | first        | Dan 12,1-3                         | DEPSTUV
  ordinary 33 sunday | B  | psalm        | Ps 16,5.8.9-10.11                  | EPSTUV
  ordinary 33 sunday | B  | second       | Heb 10,11-14.18                    | DEPSTUV
  ordinary 33 sunday | B  | acclamation  | Lk 21,36                           | T only
  ordinary 33 sunday | B  | gospel       | Mr 13,24-32                        | DEPSTUV
  ordinary 33 sunday | C  | first        | Mal 3,19-20a                       | DEPSTV
  ordinary 33 sunday | C  | psalm        | Ps 98,5-6.7-8.9                    | EPSTUV
  ordinary 33 sunday | C  | second       | 2 Tes 3,7-12                       | DEPSTUV
  ordinary 33 sunday | C  | acclamation  | Lk 21,28                           | T only
  ordinary 33 sunday | C  | gospel       | Lk 21,5-19                         | DEPTUV

  christ-the-king    | A  | first        | Ezk 34,11-12.15-17                 | EPTUV
  christ-the-king    | A  | psalm        | Ps 23,1-3.5.6                      | EPTU
  christ-the-king    | A  | second       | 1 Kor 15,20-26.28                  | EPTUV
  christ-the-king    | A  | acclamation  | Mr 11,10                           | T only
  christ-the-king    | A  | gospel       | Mt 25,31-46                        | EPTUV
  christ-the-king    | B  | first        | Dan 7,13-14                        | EPSTUV
  christ-the-king    | B  | psalm        | Ps 93,1a.1b-2.5                    | EPSTU
  christ-the-king    | B  | second       | Raz 1,5-8                          | EPSTUV
  christ-the-king    | B  | acclamation  | Mr 11,10                           | T only
  christ-the-king    | B  | gospel       | Jn 18,33-37                        | EPSTU
  christ-the-king    | C  | first        | 2 Sam 5,1-3                        | EPSTUV
  christ-the-king    | C  | psalm        | Ps 122,1-2.3-5                     | EPU
  christ-the-king    | C  | second       | Kol 1,12-20                        | EPSTUV
  christ-the-king    | C  | acclamation  | Mr 11,10                           | T only
  christ-the-king    | C  | gospel       | Lk 23,35-43                        | EPTUV

  trinity            | A  | first        | 2 Mz 34,4b-6.8-9                   | PTU
  trinity            | A  | psalm        | Dan 3,52.53.54.55                  | PV
  trinity            | A  | second       | 2 Kor 13,11-13                     | PTUV
  trinity            | A  | acclamation  | Raz 1,8                            | T only
  trinity            | A  | gospel       | Jn 3,16-18                         | PTUV
  trinity            | B  | first        | 5 Mz 4,32-34.39-40                 | PSTUV
  trinity            | B  | psalm        | Ps 33,4-5.6.9.18-19.20.22          | PSTUV
  trinity            | B  | second       | Rim 8,14-17                        | PSTUV
  trinity            | B  | acclamation  | Raz 1,8                            | T only
  trinity            | B  | gospel       | Mt 28,16-20                        | PSTUV
  trinity            | C  | first        | Prg 8,22-31                        | PSTV
  trinity            | C  | psalm        | Ps 8,4-5.6-7.8-9                   | PSTV
  trinity            | C  | second       | Rim 5,1-5                          | PSTV
  trinity            | C  | acclamation  | Raz 1,8                            | T only
  trinity            | C  | gospel       | Jn 16,12-15                        | PTV

  corpus-christi     | A  | first        | 5 Mz 8,2-3.14b-16a                 | PTUV
  corpus-christi     | A  | psalm        | Ps 147,12-13.14-15.19-20           | PTUV
  corpus-christi     | A  | second       | 1 Kor 10,16-17                     | PTUV
  corpus-christi     | A  | acclamation  | Jn 6,51-52                         | T only
  corpus-christi     | A  | gospel       | Jn 6,51-58                         | PTUV
  corpus-christi     | B  | first        | 2 Mz 24,3-8                        | PSTUV
  corpus-christi     | B  | psalm        | Ps 116,12-13.15-16.17-18           | PSTUV
  corpus-christi     | B  | second       | Heb 9,11-15                        | PSTUV
  corpus-christi     | B  | acclamation  | Jn 6,51-52                         | T only
  corpus-christi     | B  | gospel       | Mr 14,12-16.22-26                  | PTUV
  corpus-christi     | C  | first        | 1 Mz 14,18-20                      | PSTV
  corpus-christi     | C  | psalm        | Ps 110,1.2.3.4                     | PSTV
  corpus-christi     | C  | second       | 1 Kor 11,23-26                     | PSTV
  corpus-christi     | C  | acclamation  | Jn 6,51-52                         | T only
  corpus-christi     | C  | gospel       | Lk 9,11b-17                        | PT

  sacred-heart       | A  | first        | 5 Mz 7,6-11                        | PTUV
  sacred-heart       | A  | psalm        | Ps 103,1-2.3-4.6-7.8.10            | PTUV
  sacred-heart       | A  | second       | 1 Jn 4,7-16                        | PTUV
  sacred-heart       | A  | acclamation  | Mt 11,29ab                         | T only
  sacred-heart       | A  | gospel       | Mt 11,25-30                        | PTUV
  sacred-heart       | B  | first        | Oz 11,1.3-4.8c-9                   | PSTU
  sacred-heart       | B  | psalm        | Iz 12,2-3.4bcd.5-6                 | PSTUV
  sacred-heart       | B  | second       | Ef 3,8-12.14-19                    | PSTUV
  sacred-heart       | B  | acclamation  | Mt 11,29ab                         | T only
  sacred-heart       | B  | gospel       | Jn 19,31-37                        | PSTUV
  sacred-heart       | C  | first        | Ezk 34,11-16                       | PSTV
  sacred-heart       | C  | psalm        | Ps 23,1-3a.3b-4.5.6                | PST
  sacred-heart       | C  | second       | Rim 5,5b-11                        | PST
  sacred-heart       | C  | acclamation  | Jn 10,14                           | T only
  sacred-heart       | C  | gospel       | Lk 15,3-7                          | PTV
`;
