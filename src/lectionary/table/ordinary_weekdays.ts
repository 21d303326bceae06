/** The weekdays of ordinary time. `../README.md` tells how the lines are written. */
export const ORDINARY_WEEKDAYS = `
  ordinary 1 monday     | I  | first       | Heb 1,1-6                        | DEKPSTUV
  ordinary 1 monday     | II | first       | 1 Sam 1,1-8                      | DEKPTUV
  ordinary 1 monday     | I  | psalm       | Ps 97,1.2b.6.7c.9                | KPSTUV
  ordinary 1 monday     | I  | response    | Ps 97,7b                         | CKT
  ordinary 1 monday     | II | psalm       | Ps 116,12-13.14.17.18-19         | EKT
  ordinary 1 monday     | II | response    | Ps 116,17 ali aleluja            | CKT
  ordinary 1 monday     | -  | acclamation | Mr 1,15                          | T only
  ordinary 1 monday     | -  | gospel      | Mr 1,14-20                       | DEKPTUV

  ordinary 1 tuesday    | I  | first       | Heb 2,5-12                       | DEKPSTUV
  ordinary 1 tuesday    | II | first       | 1 Sam 1,9-20                     | DEKPTUV
  ordinary 1 tuesday    | I  | psalm       | Ps 8,2.5.6-7.8-9                 | KPSTUV
  ordinary 1 tuesday    | I  | response    | Ps 8,7                           | CKT
  ordinary 1 tuesday    | II | psalm       | 1 Sam 2,1.4-5.6-7.8              | KPTUV
  ordinary 1 tuesday    | II | response    | 1 Sam 2,1                        | CKT
  ordinary 1 tuesday    | -  | acclamation | 1 Tes 2,13                       | T only
  ordinary 1 tuesday    | -  | gospel      | Mr 1,21-28                       | DEKPTUV

  ordinary 1 wednesday  | I  | first       | Heb 2,14-18                      | DEKPSTUV
  ordinary 1 wednesday  | II | first       | 1 Sam 3,1-10.19-20               | DEKPTUV
  ordinary 1 wednesday  | I  | psalm       | Ps 105,1-2.3-4.6-7.8-9           | EKPSTUV
  ordinary 1 wednesday  | I  | response    | Ps 105,8 ali aleluja             | CKT
  ordinary 1 wednesday  | II | psalm       | Ps 40,2.5.7-8a.8b-9.10           | KPTU
  ordinary 1 wednesday  | II | response    | Ps 40,8.9                        | CKT
  ordinary 1 wednesday  | -  | acclamation | Jn 10,27                         | T only
  ordinary 1 wednesday  | -  | gospel      | Mr 1,29-39                       | EKPTUV

  ordinary 1 thursday   | I  | first       | Heb 3,7-14                       | DEKPSTUV
  ordinary 1 thursday   | II | first       | 1 Sam 4,1-11                     | DEKPTUV
  ordinary 1 thursday   | I  | psalm       | Ps 95,6-7.8-9.10-11              | EKPSTUV
  ordinary 1 thursday   | I  | response    | prim. Ps 95,7d.8a                | CT
  ordinary 1 thursday   | II | psalm       | Ps 44,10-11.14-15.24-25          | KPTU
  ordinary 1 thursday   | II | response    | Ps 44,27                         | CKT
  ordinary 1 thursday   | -  | acclamation | Mt 4,23                          | T only
  ordinary 1 thursday   | -  | gospel      | Mr 1,40-45                       | DEKPTUV

  ordinary 1 friday     | I  | first       | Heb 4,1-5.11                     | DEKPSTUV
  ordinary 1 friday     | II | first       | 1 Sam 8,4-7.10-22a               | DEKPTUV
  ordinary 1 friday     | I  | psalm       | Ps 78,3.4bc.6c-7.8               | EKPSTUV
  ordinary 1 friday     | I  | response    | Ps 78,7b                         | CKT
  ordinary 1 friday     | II | psalm       | Ps 89,16-17.18-19                | KPTUV
  ordinary 1 friday     | II | response    | Ps 89,2                          | CT
  ordinary 1 friday     | -  | acclamation | Lk 7,16                          | T only
  ordinary 1 friday     | -  | gospel      | Mr 2,1-12                        | DEKPTUV

  ordinary 1 saturday   | I  | first       | Heb 4,12-16                      | DEKPSTUV
  ordinary 1 saturday   | II | first       | 1 Sam 9,1-4.17-19; 10,1          | EPTUV
  ordinary 1 saturday   | I  | psalm       | Ps 19,8.9.10.15                  | KPSTU
  ordinary 1 saturday   | I  | response    | Jn 6,63c                         | CKT
  ordinary 1 saturday   | II | psalm       | Ps 21,2-3.4-5.6-7                | KPTUV
  ordinary 1 saturday   | II | response    | Ps 21,2                          | CKT
  ordinary 1 saturday   | -  | acclamation | Lk 4,18-19                       | T only
  ordinary 1 saturday   | -  | gospel      | Mr 2,13-17                       | DEKPTUV

  ordinary 2 monday     | I  | first       | Heb 5,1-10                       | DEKPSTUV
  ordinary 2 monday     | II | first       | 1 Sam 15,16-23                   | DEKPTUV
  ordinary 2 monday     | I  | psalm       | Ps 110,1.2.3.4                   | EKPSTUV
  ordinary 2 monday     | I  | response    | Ps 110,4b                        | CKT
  ordinary 2 monday     | II | psalm       | Ps 50,8-9.16bc-17.21.23          | EKPTUV
  ordinary 2 monday     | II | response    | Ps 50,23                         | CKT
  ordinary 2 monday     | -  | acclamation | Heb 4,12                         | T only
  ordinary 2 monday     | -  | gospel      | Mr 2,18-22                       | DEKPTUV

  ordinary 2 tuesday    | I  | first       | Heb 6,10-20                      | DEKPSTUV
  ordinary 2 tuesday    | II | first       | 1 Sam 16,1-13                    | DEKPTUV
  ordinary 2 tuesday    | I  | psalm       | Ps 111,1-2.4-5.9.10c             | EKPSTUV
  ordinary 2 tuesday    | I  | response    | Ps 111,5 ali aleluja             | CKT
  ordinary 2 tuesday    | II | psalm       | Ps 89,20.21-22.27-28             | KPTUV
  ordinary 2 tuesday    | II | response    | Ps 89,21                         | CKT
  ordinary 2 tuesday    | -  | acclamation | Ef 1,17-18                       | T only
  ordinary 2 tuesday    | -  | gospel      | Mr 2,23-28                       | DEKPTUV

  ordinary 2 wednesday  | I  | first       | Heb 7,1-3.15-17                  | DEKPSTUV
  ordinary 2 wednesday  | II | first       | 1 Sam 17,32-33.37.40-51          | DEKPUV
  ordinary 2 wednesday  | I  | psalm       | Ps 110,1.2.3.4                   | EKPSTUV
  ordinary 2 wednesday  | I  | response    | Ps 110,4                         | CKT
  ordinary 2 wednesday  | II | psalm       | Ps 144,1.2.9-10                  | EKPTUV
  ordinary 2 wednesday  | II | response    | Ps 144,1                         | CKT
  ordinary 2 wednesday  | -  | acclamation | Mt 4,23b                         | T only
  ordinary 2 wednesday  | -  | gospel      | Mr 3,1-6                         | DEKPTUV

  ordinary 2 thursday   | I  | first       | Heb 7,25-8,6                     | DEKPSTUV
  ordinary 2 thursday   | II | first       | 1 Sam 18,6-9; 19,1-7             | DEKPTUV
  ordinary 2 thursday   | I  | psalm       | Ps 40,7-8a.8b-9.10.17            | KPSTUV
  ordinary 2 thursday   | I  | response    | Ps 40,8.9                        | CKT
  ordinary 2 thursday   | II | psalm       | Ps 56,2-3.9-11.12-13             | KPTU
  ordinary 2 thursday   | II | response    | Ps 56,5                          | CKT
  ordinary 2 thursday   | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 2 thursday   | -  | gospel      | Mr 3,7-12                        | DEKPTUV

  ordinary 2 friday     | I  | first       | Heb 8,6-13                       | DEKPSTUV
  ordinary 2 friday     | II | first       | 1 Sam 24,3-21                    | DKPTUV
  ordinary 2 friday     | I  | psalm       | Ps 85,8.10.11-12.13-14           | KPSTUV
  ordinary 2 friday     | I  | response    | Ps 85,11                         | CKT
  ordinary 2 friday     | II | psalm       | Ps 57,2.3-4.6.11                 | KPTUV
  ordinary 2 friday     | II | response    | Ps 57,2                          | CKT
  ordinary 2 friday     | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 2 friday     | -  | gospel      | Mr 3,13-19                       | DEKPTUV

  ordinary 2 saturday   | I  | first       | Heb 9,2-3.11-14                  | DEKPSTUV
  ordinary 2 saturday   | II | first       | 2 Sam 1,1-4.11-12.19.23-27       | DEPTUV
  ordinary 2 saturday   | I  | psalm       | Ps 47,2-3.6-7.8-9                | KPSTUV
  ordinary 2 saturday   | I  | response    | Ps 47,6                          | CKT
  ordinary 2 saturday   | II | psalm       | Ps 80,2-3.5-7                    | KPTUV
  ordinary 2 saturday   | II | response    | Ps 80,4                          | CKT
  ordinary 2 saturday   | -  | acclamation | Apd 16,14b                       | T only
  ordinary 2 saturday   | -  | gospel      | Mr 3,20-21                       | DEKPTUV

  ordinary 3 monday     | I  | first       | Heb 9,15.24-28                   | DEKPTV
  ordinary 3 monday     | II | first       | 2 Sam 5,1-7.10                   | DEKPTV
  ordinary 3 monday     | I  | psalm       | Ps 98,1.2-3ab.3cd-4.5-6          | EKPTV
  ordinary 3 monday     | I  | response    | Ps 98,1a                         | CKT
  ordinary 3 monday     | II | psalm       | Ps 89,20.21-22.25-26             | KPTV
  ordinary 3 monday     | II | response    | Ps 89,25a                        | CT
  ordinary 3 monday     | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 3 monday     | -  | gospel      | Mr 3,22-30                       | DEKPTV

  ordinary 3 tuesday    | I  | first       | Heb 10,1-10                      | DEKPTV
  ordinary 3 tuesday    | II | first       | 2 Sam 6,12b-15.17-19             | DEKPTUV
  ordinary 3 tuesday    | I  | psalm       | Ps 40,2.4.7-8a.10.11             | KPTV
  ordinary 3 tuesday    | I  | response    | Ps 40,8a.9a                      | CKT
  ordinary 3 tuesday    | II | psalm       | Ps 24,7.8.9.10                   | EKPTUV
  ordinary 3 tuesday    | II | response    | Ps 24,8a                         | CT
  ordinary 3 tuesday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 3 tuesday    | -  | gospel      | Mr 3,31-35                       | DEKPTUV

  ordinary 3 wednesday  | I  | first       | Heb 10,11-18                     | DEKPSTUV
  ordinary 3 wednesday  | II | first       | 2 Sam 7,4-17                     | DKPTUV
  ordinary 3 wednesday  | I  | psalm       | Ps 110,1.2.3.4                   | EKPSTUV
  ordinary 3 wednesday  | I  | response    | Ps 110,4                         | CKT
  ordinary 3 wednesday  | II | psalm       | Ps 89,4-5.27-28.29-30            | KPTUV
  ordinary 3 wednesday  | II | response    | Ps 89,29                         | CT
  ordinary 3 wednesday  | -  | gospel      | Mr 4,1-20                        | DEKPTUV

  ordinary 3 thursday   | I  | first       | Heb 10,19-25                     | DEKPSTUV
  ordinary 3 thursday   | II | first       | 2 Sam 7,18-19.24-29              | DEKPTUV
  ordinary 3 thursday   | I  | psalm       | Ps 24,1-2.3-4ab.5-6              | EKPSTUV
  ordinary 3 thursday   | I  | response    | Ps 24,6                          | CKT
  ordinary 3 thursday   | II | psalm       | Ps 132,1-2.3-5.11.12.13-14       | EKPTUV
  ordinary 3 thursday   | II | response    | Lk 1,32b                         | CKT
  ordinary 3 thursday   | -  | acclamation | Ps 119,105                       | T only
  ordinary 3 thursday   | -  | gospel      | Mr 4,21-25                       | DEKPTUV

  ordinary 3 friday     | I  | first       | Heb 10,32-39                     | DEKPSTUV
  ordinary 3 friday     | II | first       | 2 Sam 11,1-4.5-10a.13-17         | DEKPTUV
  ordinary 3 friday     | I  | psalm       | Ps 37,3-4.5-6.23-24.39-40        | EKPSTUV
  ordinary 3 friday     | I  | response    | Ps 37,39a                        | CKT
  ordinary 3 friday     | II | psalm       | Ps 51,3-4.5-6a.6b-7.10-11        | KPTUV
  ordinary 3 friday     | II | response    | prim. Ps 51,3a                   | CTk
  ordinary 3 friday     | -  | acclamation | Mt 11,25                         | T only
  ordinary 3 friday     | -  | gospel      | Mr 4,26-34                       | DEKPTUV

  ordinary 3 saturday   | I  | first       | Heb 11,1-2.8-19                  | EKPSTU
  ordinary 3 saturday   | II | first       | 2 Sam 12,1-7a.10-17              | DEKPTUV
  ordinary 3 saturday   | I  | psalm       | Lk 1,69-70.71-72.73-75           | KPSTUV
  ordinary 3 saturday   | I  | response    | Lk 1,68                          | CKT
  ordinary 3 saturday   | II | psalm       | Ps 51,12-13.14-15.16-17          | KPTUV
  ordinary 3 saturday   | II | response    | Ps 51,12a                        | CKT
  ordinary 3 saturday   | -  | acclamation | Jn 3,16                          | T only
  ordinary 3 saturday   | -  | gospel      | Mr 4,35-41                       | DEKPTUV

  ordinary 4 monday     | I  | first       | Heb 11,32-40                     | DEKPSTU
  ordinary 4 monday     | II | first       | 2 Sam 15,13-14.30; 16,5-13       | DEKPTV
  ordinary 4 monday     | I  | psalm       | Ps 31,20.21.22.23.24             | KPSTV
  ordinary 4 monday     | I  | response    | Ps 31,25                         | CKT
  ordinary 4 monday     | II | psalm       | Ps 3,2-3.4-5.6-7                 | KPV
  ordinary 4 monday     | II | response    | Ps 3,7                           | CKT
  ordinary 4 monday     | -  | acclamation | Lk 7,16                          | T only
  ordinary 4 monday     | -  | gospel      | Mr 5,1-20                        | DEKPTV

  ordinary 4 tuesday    | I  | first       | Heb 12,1-4                       | DEKPTV
  ordinary 4 tuesday    | II | first       | 2 Sam 18,9-10.14b.24-25a.30-19,3 | DKPU
  ordinary 4 tuesday    | I  | psalm       | Ps 22,26b-27.28.30.31-32         | KPTV
  ordinary 4 tuesday    | I  | response    | Ps 22,27b                        | Ck
  ordinary 4 tuesday    | II | psalm       | Ps 86,1-2.3-4.5-6                | EKPTUV
  ordinary 4 tuesday    | II | response    | Ps 86,1a                         | Ck
  ordinary 4 tuesday    | -  | acclamation | Mt 8,17                          | T only
  ordinary 4 tuesday    | -  | gospel      | Mr 5,21-43                       | DEKPTV

  ordinary 4 wednesday  | I  | first       | Heb 12,4-7.11-15                 | DEKPSTUV
  ordinary 4 wednesday  | II | first       | 2 Sam 24,2.9-17                  | DEKPTUV
  ordinary 4 wednesday  | I  | psalm       | Ps 103,1-2.13-14.17-18           | EKPSTUV
  ordinary 4 wednesday  | I  | response    | prim. Ps 103,17                  | CKT
  ordinary 4 wednesday  | II | psalm       | Ps 32,1-2.5.6.7                  | EKPTUV
  ordinary 4 wednesday  | II | response    | prim. Ps 32,5c                   | CKT
  ordinary 4 wednesday  | -  | acclamation | Jn 10,27                         | T only
  ordinary 4 wednesday  | -  | gospel      | Mr 6,1-6                         | DEKPTUV

  ordinary 4 thursday   | I  | first       | Heb 12,18-19.21-24               | DEKPSTUV
  ordinary 4 thursday   | II | first       | 1 Kr 2,1-4.10-12                 | DEKPTUV
  ordinary 4 thursday   | I  | psalm       | Ps 48,2-3a.3b-4.9.10-11          | KPSTUV
  ordinary 4 thursday   | I  | response    | Ps 48,10                         | CKT
  ordinary 4 thursday   | II | psalm       | 1 Krn 29,10.11a.11b-12a.12b      | KPTUV
  ordinary 4 thursday   | II | response    | 1 Krn 29,12b                     | CKT
  ordinary 4 thursday   | -  | acclamation | Mr 1,15                          | T only
  ordinary 4 thursday   | -  | gospel      | Mr 6,7-13                        | DEKPTUV

  ordinary 4 friday     | I  | first       | Heb 13,1-8                       | DEKPSTUV
  ordinary 4 friday     | II | first       | Sir 47,2-11                      | DEPTUV
  ordinary 4 friday     | I  | psalm       | Ps 27,1.3.5.8b-9                 | EKPSTUV
  ordinary 4 friday     | I  | response    | Ps 27,1a                         | CKT
  ordinary 4 friday     | II | psalm       | Ps 18,31.47.50.51                | KPTUV
  ordinary 4 friday     | II | response    | Ps 18,47                         | CKT
  ordinary 4 friday     | -  | acclamation | Lk 8,15                          | T only
  ordinary 4 friday     | -  | gospel      | Mr 6,14-29                       | DEKPTUV

  ordinary 4 saturday   | I  | first       | Heb 13,15-17.20-21               | DEKPTUV
  ordinary 4 saturday   | II | first       | 1 Kr 3,4-13                      | DEKPTUV
  ordinary 4 saturday   | I  | psalm       | Ps 23,1-3a.3b-4.5.6              | EKPSTUV
  ordinary 4 saturday   | I  | response    | Ps 23,1                          | CKT
  ordinary 4 saturday   | II | psalm       | Ps 119,9.10.11.12.13.14          | EKPTUV
  ordinary 4 saturday   | II | response    | Ps 119,12                        | CKT
  ordinary 4 saturday   | -  | acclamation | Jn 10,27                         | T only
  ordinary 4 saturday   | -  | gospel      | Mr 6,30-34                       | DEKPTUV

  ordinary 5 monday     | I  | first       | 1 Mz 1,1-19                      | DEKPSTUV
  ordinary 5 monday     | II | first       | 1 Kr 8,1-7.9-13                  | DEKPTUV
  ordinary 5 monday     | I  | psalm       | Ps 104,1-2a.5-6.10.12.24.35c     | EKPSUV
  ordinary 5 monday     | I  | response    | Ps 104,31b                       | CKT
  ordinary 5 monday     | II | psalm       | Ps 132,6-7.8-10                  | KPTUV
  ordinary 5 monday     | II | response    | Ps 132,8a                        | CKT
  ordinary 5 monday     | -  | acclamation | Mt 4,23                          | T only
  ordinary 5 monday     | -  | gospel      | Mr 6,53-56                       | DEKPTUV

  ordinary 5 tuesday    | I  | first       | 1 Mz 1,20-2,4a                   | EKPSTUV
  ordinary 5 tuesday    | II | first       | 1 Kr 8,22-23.27-30               | DEKPTUV
  ordinary 5 tuesday    | I  | psalm       | Ps 8,4-5.6-7.8-9                 | KPSTUV
  ordinary 5 tuesday    | I  | response    | Ps 8,2a                          | CKT
  ordinary 5 tuesday    | II | psalm       | Ps 84,3.4.5.10.11                | KPUV
  ordinary 5 tuesday    | II | response    | Ps 84,2                          | CKT
  ordinary 5 tuesday    | -  | acclamation | Ps 119,4a.36a                    | T only
  ordinary 5 tuesday    | -  | gospel      | Mr 7,1-13                        | DEKPTUV

  ordinary 5 wednesday  | I  | first       | 1 Mz 2,4b-9.15-17                | DEKPST
  ordinary 5 wednesday  | II | first       | 1 Kr 10,1-10                     | DEKPTUV
  ordinary 5 wednesday  | I  | psalm       | Ps 104,1-2a.27-28.29bc-30        | EKPSTV
  ordinary 5 wednesday  | I  | response    | Ps 104,1a                        | CKT
  ordinary 5 wednesday  | II | psalm       | Ps 37,5-6.30-31.39-40            | EPTUV
  ordinary 5 wednesday  | II | response    | Ps 37,30                         | CT
  ordinary 5 wednesday  | -  | acclamation | Jn 17,17ab                       | T only
  ordinary 5 wednesday  | -  | gospel      | Mr 7,14-23                       | DEKPTV

  ordinary 5 thursday   | I  | first       | 1 Mz 2,18-25                     | DEKPSTV
  ordinary 5 thursday   | II | first       | 1 Kr 11,4-13                     | EKPTUV
  ordinary 5 thursday   | I  | psalm       | Ps 128,1-2.3.4-5                 | EKPSTV
  ordinary 5 thursday   | I  | response    | prim. Ps 128,1a                  | CKT
  ordinary 5 thursday   | II | psalm       | Ps 106,3-4.35-36.37.40           | KPTU
  ordinary 5 thursday   | II | response    | Ps 106,4a                        | CKT
  ordinary 5 thursday   | -  | acclamation | Jak 1,21                         | T only
  ordinary 5 thursday   | -  | gospel      | Mr 7,24-30                       | DEKPTV

  ordinary 5 friday     | I  | first       | 1 Mz 3,1-8                       | DEKPSTV
  ordinary 5 friday     | II | first       | 1 Kr 11,29-32; 12,19             | EKPTUV
  ordinary 5 friday     | I  | psalm       | Ps 32,1-2.5.6.7                  | EKPSTV
  ordinary 5 friday     | I  | response    | Ps 32,1a                         | CT
  ordinary 5 friday     | II | psalm       | Ps 81,10-11.12-13.14-15          | KPTUV
  ordinary 5 friday     | II | response    | Ps 81,11a.9a                     | CKT
  ordinary 5 friday     | -  | acclamation | Apd 16,14b                       | T only
  ordinary 5 friday     | -  | gospel      | Mr 7,31-37                       | DEKPTV

  ordinary 5 saturday   | I  | first       | 1 Mz 3,9-24                      | DEKPSTV
  ordinary 5 saturday   | II | first       | 1 Kr 12,26-32; 13,33-34          | DEKPTUV
  ordinary 5 saturday   | I  | psalm       | Ps 90,2.3-4.5-6.12-13            | EKPSTV
  ordinary 5 saturday   | I  | response    | Ps 90,1                          | CKT
  ordinary 5 saturday   | II | psalm       | Ps 106,6-7.19-20.21-22           | EKPTUV
  ordinary 5 saturday   | II | response    | Ps 106,4a                        | CKT
  ordinary 5 saturday   | -  | acclamation | Mt 4,4                           | T only
  ordinary 5 saturday   | -  | gospel      | Mr 8,1-10                        | DEKPTV

  ordinary 6 monday     | I  | first       | 1 Mz 4,1-15.25                   | DEKPSTV
  ordinary 6 monday     | II | first       | Jak 1,1-11                       | DEKPTUV
  ordinary 6 monday     | I  | psalm       | Ps 50,1.8.16bc-17.20-21          | EKPSTV
  ordinary 6 monday     | I  | response    | Ps 50,14a                        | CKT
  ordinary 6 monday     | II | psalm       | Ps 119,67.68.71.72.75.76         | EKPTUV
  ordinary 6 monday     | II | response    | Ps 119,77a                       | CKT
  ordinary 6 monday     | -  | acclamation | Jn 14,6                          | T only
  ordinary 6 monday     | -  | gospel      | Mr 8,11-13                       | DEKPTV

  ordinary 6 tuesday    | I  | first       | 1 Mz 6,5-8; 7,1-5.10             | DEKPSTV
  ordinary 6 tuesday    | II | first       | Jak 1,12-18                      | DEKPTUV
  ordinary 6 tuesday    | I  | psalm       | Ps 29,1a.2.3-4.9-10              | EKPSTV
  ordinary 6 tuesday    | I  | response    | Ps 29,11b                        | CKT
  ordinary 6 tuesday    | II | psalm       | Ps 94,12-13a.14-15.18-19         | EPTUV
  ordinary 6 tuesday    | II | response    | Ps 94,12a                        | CT
  ordinary 6 tuesday    | -  | acclamation | Jn 14,23                         | T only
  ordinary 6 tuesday    | -  | gospel      | Mr 8,14-21                       | DEKPTV

  ordinary 6 wednesday  | I  | first       | 1 Mz 8,6-13.20-22                | DEKPTV
  ordinary 6 wednesday  | II | first       | Jak 1,19-27                      | DEKPTV
  ordinary 6 wednesday  | I  | psalm       | Ps 116,12-13.14-15.18-19         | EKPTV
  ordinary 6 wednesday  | I  | response    | Ps 116,17a ali aleluja           | Ck
  ordinary 6 wednesday  | II | psalm       | Ps 15,2-3a.3bc-4.5               | EKPTV
  ordinary 6 wednesday  | II | response    | Ps 15,2a.1b                      | CKT
  ordinary 6 wednesday  | -  | acclamation | Ef 1,17-19                       | T only
  ordinary 6 wednesday  | -  | gospel      | Mr 8,22-26                       | DEKPTV

  ordinary 6 thursday   | I  | first       | 1 Mz 9,1-13                      | DEKPTV
  ordinary 6 thursday   | II | first       | Jak 2,1-9                        | DEKPTV
  ordinary 6 thursday   | I  | psalm       | Ps 102,16-18.19-21.29.22-23      | KPTV
  ordinary 6 thursday   | I  | response    | Ps 102,20                        | CK
  ordinary 6 thursday   | II | psalm       | Ps 34,2-3.4-5.6-7                | KPTV
  ordinary 6 thursday   | II | response    | Ps 34,7                          | CKT
  ordinary 6 thursday   | -  | acclamation | Jn 6,63b.68b                     | T only
  ordinary 6 thursday   | -  | gospel      | Mr 8,27-33                       | DEKPTV

  ordinary 6 friday     | I  | first       | 1 Mz 11,1-9                      | DEKPTV
  ordinary 6 friday     | II | first       | Jak 2,14-24.26                   | DEKPTV
  ordinary 6 friday     | I  | psalm       | Ps 33,10-11.12-13.14-15          | EKPTV
  ordinary 6 friday     | I  | response    | Ps 33,12                         | CK
  ordinary 6 friday     | II | psalm       | Ps 112,1-2.3-4.5-6               | EKPTV
  ordinary 6 friday     | II | response    | Ps 112,1b                        | CKT
  ordinary 6 friday     | -  | acclamation | Jn 15,15b                        | T only
  ordinary 6 friday     | -  | gospel      | Mr 8,34-9,1                      | DEKPTV

  ordinary 6 saturday   | I  | first       | Heb 11,1-7                       | DEKPTV
  ordinary 6 saturday   | II | first       | Jak 3,1-10                       | DEKPTV
  ordinary 6 saturday   | I  | psalm       | Ps 145,2-3.4-5.10-11             | EKPTV
  ordinary 6 saturday   | I  | response    | prim. Ps 145,1                   | CK
  ordinary 6 saturday   | II | psalm       | Ps 12,2-3.4-5.7-8                | KPTV
  ordinary 6 saturday   | II | response    | Ps 12,8a                         | CK
  ordinary 6 saturday   | -  | acclamation | Mr 9,7                           | T only
  ordinary 6 saturday   | -  | gospel      | Mr 9,2-13                        | DEKPTV

  ordinary 7 monday     | I  | first       | Sir 1,1-10                       | DEKPTV
  ordinary 7 monday     | II | first       | Jak 3,13-18                      | DEKPTV
  ordinary 7 monday     | I  | psalm       | Ps 93,1a.1b-2.5                  | KPTV
  ordinary 7 monday     | I  | response    | Ps 93,1a                         | C
  ordinary 7 monday     | II | psalm       | Ps 19,8.9.10.15                  | KPTV
  ordinary 7 monday     | II | response    | Ps 19,9a                         | CKT
  ordinary 7 monday     | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 7 monday     | -  | gospel      | Mr 9,14-29                       | DEKPTV

  ordinary 7 tuesday    | I  | first       | Sir 2,1-11                       | DEPTUV
  ordinary 7 tuesday    | II | first       | Jak 4,1-10                       | DEKPTV
  ordinary 7 tuesday    | I  | psalm       | Ps 37,3-4.18-19.27-28.39-40      | EKPTUV
  ordinary 7 tuesday    | I  | response    | prim. Ps 37,5                    | Ck
  ordinary 7 tuesday    | II | psalm       | Ps 55,7-8.9-10a.10b-11a.23       | KPTV
  ordinary 7 tuesday    | II | response    | Ps 55,23a                        | CKT
  ordinary 7 tuesday    | -  | acclamation | Gal 6,14                         | T only
  ordinary 7 tuesday    | -  | gospel      | Mr 9,30-37                       | DEKPTV

  ordinary 7 wednesday  | I  | first       | Sir 4,11-19                      | DEPTUV
  ordinary 7 wednesday  | II | first       | Jak 4,13-17                      | DEKPTV
  ordinary 7 wednesday  | I  | psalm       | Ps 119,165.168.171.172.174.175   | EKPTUV
  ordinary 7 wednesday  | I  | response    | Ps 119,165a                      | CK
  ordinary 7 wednesday  | II | psalm       | Ps 49,2-3.6-7.8-10.11            | KPT
  ordinary 7 wednesday  | II | response    | Mt 5,3                           | Ck
  ordinary 7 wednesday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 7 wednesday  | -  | gospel      | Mr 9,38-40                       | DEKPTV

  ordinary 7 thursday   | I  | first       | Sir 5,1-8                        | EPTV
  ordinary 7 thursday   | II | first       | Jak 5,1-6                        | EKPTV
  ordinary 7 thursday   | I  | psalm       | Ps 1,1-2.3.4.6                   | EKPTUV
  ordinary 7 thursday   | I  | response    | Ps 40,5a                         | CKT
  ordinary 7 thursday   | II | psalm       | Ps 49,14-15a.15b-16.17-18.19-20  | KPTV
  ordinary 7 thursday   | II | response    | Mt 5,3                           | Ck
  ordinary 7 thursday   | -  | acclamation | 1 Tes 2,13                       | T only
  ordinary 7 thursday   | -  | gospel      | Mr 9,41-50                       | EPTV

  ordinary 7 friday     | I  | first       | Sir 6,5-17                       | DEKPTUV
  ordinary 7 friday     | II | first       | Jak 5,9-12                       | EKPTV
  ordinary 7 friday     | I  | psalm       | Ps 119,12.16.18.27.34.35         | EKPTUV
  ordinary 7 friday     | I  | response    | Ps 119,35a                       | CK
  ordinary 7 friday     | II | psalm       | Ps 103,1-2.3-4.8-9.11-12         | EKPTV
  ordinary 7 friday     | II | response    | Ps 103,8a                        | CK
  ordinary 7 friday     | -  | acclamation | Jn 17,17                         | T only
  ordinary 7 friday     | -  | gospel      | Mr 10,1-12                       | DEKPTV

  ordinary 7 saturday   | I  | first       | Sir 17,1-15                      | DPTUV
  ordinary 7 saturday   | II | first       | Jak 5,13-20                      | DEKPTV
  ordinary 7 saturday   | I  | psalm       | Ps 103,13-14.15-16.17-18         | EKPTUV
  ordinary 7 saturday   | I  | response    | prim. Ps 103,17                  | CK
  ordinary 7 saturday   | II | psalm       | Ps 141,1-2.3.8                   | EKPTV
  ordinary 7 saturday   | II | response    | Ps 141,2a                        | CK
  ordinary 7 saturday   | -  | acclamation | Mt 11,25                         | T only
  ordinary 7 saturday   | -  | gospel      | Mr 10,13-16                      | DEKPTV

  ordinary 8 monday     | I  | first       | Sir 17,24-29                     | H only
  ordinary 8 monday     | II | first       | 1 Pt 1,3-9                       | DEKPTV
  ordinary 8 monday     | I  | psalm       | Ps 32,1-2.5.6.7                  | EKPSTUV
  ordinary 8 monday     | I  | response    | Ps 32,11a                        | CKT
  ordinary 8 monday     | II | psalm       | Ps 111,1-2.5-6.9.10c             | EKPTV
  ordinary 8 monday     | II | response    | Ps 111,5b ali aleluja            | CK
  ordinary 8 monday     | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 8 monday     | -  | gospel      | Mr 10,17-27                      | DEKPTV

  ordinary 8 tuesday    | I  | first       | Sir 35,1-15                      | KO
  ordinary 8 tuesday    | II | first       | 1 Pt 1,10-16                     | DEKPTUV
  ordinary 8 tuesday    | I  | psalm       | Ps 50,5-6.7-8.14.23              | KPSTUV
  ordinary 8 tuesday    | I  | response    | Ps 50,23b                        | CKT
  ordinary 8 tuesday    | II | psalm       | Ps 98,1.2-3a.3b-4                | EKPTUV
  ordinary 8 tuesday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 8 tuesday    | -  | gospel      | Mr 10,28-31                      | DEKPTUV

  ordinary 8 wednesday  | I  | first       | Sir 36,1-2.5-6a.13.16-22         | O only
  ordinary 8 wednesday  | II | first       | 1 Pt 1,18-25                     | DEKPTUV
  ordinary 8 wednesday  | I  | psalm       | Ps 79,8.9.11.13                  | EKPSTUV
  ordinary 8 wednesday  | I  | response    | Sir 36,1                         | CKT
  ordinary 8 wednesday  | II | psalm       | Ps 147,12-13.14-15.19-20         | EKPTUV
  ordinary 8 wednesday  | II | response    | Ps 147,12a ali aleluja           | CK
  ordinary 8 wednesday  | -  | acclamation | Mr 10,45                         | T only
  ordinary 8 wednesday  | -  | gospel      | Mr 10,32-45                      | DEKPTUV

  ordinary 8 thursday   | I  | first       | Sir 42,15-25                     | DEPTUV
  ordinary 8 thursday   | II | first       | 1 Pt 2,2-5.9-12                  | EKPTUV
  ordinary 8 thursday   | I  | psalm       | Ps 33,2-3.4-5.6-7.8-9            | EKPTUV
  ordinary 8 thursday   | I  | response    | Ps 33,6a                         | CKT
  ordinary 8 thursday   | II | psalm       | Ps 100,1-2.3.4.5                 | OT
  ordinary 8 thursday   | II | response    | Ps 100,2b                        | C
  ordinary 8 thursday   | -  | acclamation | Jn 8,12                          | T only
  ordinary 8 thursday   | -  | gospel      | Mr 10,46-52                      | EKPTUV

  ordinary 8 friday     | I  | first       | Sir 44,1.9-13                    | EKPSUV
  ordinary 8 friday     | II | first       | 1 Pt 4,7-13                      | EKPTUV
  ordinary 8 friday     | I  | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EKPSTUV
  ordinary 8 friday     | I  | response    | Ps 149,4a ali aleluja            | CKT
  ordinary 8 friday     | II | psalm       | Ps 96,10.11-12.13                | EKPTUV
  ordinary 8 friday     | II | response    | Ps 96,13b                        | CK
  ordinary 8 friday     | -  | acclamation | Jn 15,16                         | T only
  ordinary 8 friday     | -  | gospel      | Mr 11,11-26                      | PTUV

  ordinary 8 saturday   | I  | first       | Sir 51,12-20                     | DEPTUV
  ordinary 8 saturday   | II | first       | Jud 1,17.20-25                   | DPTU
  ordinary 8 saturday   | I  | psalm       | Ps 19,8.9.10.11                  | KPSTUV
  ordinary 8 saturday   | I  | response    | Ps 19,9a                         | CKT
  ordinary 8 saturday   | II | psalm       | Ps 63,2.3-4.5-6                  | KPTUV
  ordinary 8 saturday   | II | response    | Ps 63,2                          | CK
  ordinary 8 saturday   | -  | acclamation | Kol 3,16a.17c                    | T only
  ordinary 8 saturday   | -  | gospel      | Mr 11,27-33                      | DEKPTUV

  ordinary 9 monday     | I  | first       | Tob 1,3; 2,1-8                   | KPS
  ordinary 9 monday     | II | first       | 2 Pt 1,2-7                       | DPUV
  ordinary 9 monday     | I  | psalm       | Ps 112,1-2.3-4.5-6               | EKPST
  ordinary 9 monday     | I  | response    | Ps 112,1a ali aleluja            | CK
  ordinary 9 monday     | II | psalm       | Ps 91,1-2.14-15ab.15c-16         | EKPTUV
  ordinary 9 monday     | II | response    | prim. Ps 91,2b                   | CKT
  ordinary 9 monday     | -  | acclamation | Raz 1,5ab                        | T only
  ordinary 9 monday     | -  | gospel      | Mr 12,1-12                       | DEKPTV

  ordinary 9 tuesday    | I  | first       | Tob 2,9-14                       | DKPSTUV
  ordinary 9 tuesday    | II | first       | 2 Pt 3,12-15a.17-18              | DEKPTUV
  ordinary 9 tuesday    | I  | psalm       | Ps 112,1-2.7-8.9                 | EKPSTUV
  ordinary 9 tuesday    | I  | response    | prim. Ps 112,7c                  | CKT
  ordinary 9 tuesday    | II | psalm       | Ps 90,2.3-4.10.14.16             | EKPTUV
  ordinary 9 tuesday    | II | response    | Ps 90,1                          | CKT
  ordinary 9 tuesday    | -  | acclamation | Ef 1,17-18                       | T only
  ordinary 9 tuesday    | -  | gospel      | Mr 12,13-17                      | DEKPTUV

  ordinary 9 wednesday  | I  | first       | Tob 3,1-11.16-17                 | KPSTU
  ordinary 9 wednesday  | II | first       | 2 Tim 1,1-3.6-12                 | DEKPTUV
  ordinary 9 wednesday  | I  | psalm       | Ps 25,2-3.4-5ab.6.7.8-9          | EKPSTUV
  ordinary 9 wednesday  | I  | response    | Ps 25,1                          | CKT
  ordinary 9 wednesday  | II | psalm       | Ps 123,1-2a.2b                   | EKPTUV
  ordinary 9 wednesday  | II | response    | Ps 123,1                         | CKT
  ordinary 9 wednesday  | -  | acclamation | Jn 11,25                         | T only
  ordinary 9 wednesday  | -  | gospel      | Mr 12,18-27                      | DEKPTUV

  ordinary 9 thursday   | I  | first       | Tob 6,10-11; 7,1.9-17; 8,4-9     | KPU
  ordinary 9 thursday   | II | first       | 2 Tim 2,8-15                     | DEKPTUV
  ordinary 9 thursday   | I  | psalm       | Ps 128,1-2.3.4-5                 | EKPTUV
  ordinary 9 thursday   | I  | response    | prim. Ps 128,1a                  | CKT
  ordinary 9 thursday   | II | psalm       | Ps 25,4-5ab.8-9.10.14            | EKPTU
  ordinary 9 thursday   | II | response    | Ps 25,4                          | CKT
  ordinary 9 thursday   | -  | acclamation | Ps 119,34                        | T only
  ordinary 9 thursday   | -  | gospel      | Mr 12,28b-34                     | DEKPTUV

  ordinary 9 friday     | I  | first       | Tob 11,5-17                      | DKPST
  ordinary 9 friday     | II | first       | 2 Tim 3,10-17                    | DEKPTUV
  ordinary 9 friday     | I  | psalm       | Ps 146,1-2.6c-7.8-9a.9bc-10      | EKPST
  ordinary 9 friday     | I  | response    | Ps 146,1b ali aleluja            | Tk
  ordinary 9 friday     | II | psalm       | Ps 119,157.160.161.165.166.168   | EKPTUV
  ordinary 9 friday     | II | response    | Ps 119,165a                      | CKT
  ordinary 9 friday     | -  | acclamation | Jn 14,23                         | T only
  ordinary 9 friday     | -  | gospel      | Mr 12,35-37                      | DEKPTV

  ordinary 9 saturday   | I  | first       | Tob 12,1.5-15.20                 | DPSTUV
  ordinary 9 saturday   | II | first       | 2 Tim 4,1-8                      | DEKPTUV
  ordinary 9 saturday   | I  | psalm       | Tob 13,2.6.7.8                   | TU
  ordinary 9 saturday   | I  | response    | Tob 13,2                         | CKT
  ordinary 9 saturday   | II | psalm       | Ps 71,8-9.14-15ab.16-17.22       | EKPTUV
  ordinary 9 saturday   | II | response    | prim. Ps 71,15                   | CKT
  ordinary 9 saturday   | -  | acclamation | Mt 5,3                           | T only
  ordinary 9 saturday   | -  | gospel      | Mr 12,38-44                      | DEKPTUV

  ordinary 10 monday    | I  | first       | 2 Kor 1,1-7                      | DEKPSTUV
  ordinary 10 monday    | II | first       | 1 Kr 17,1-6                      | DEKPTUV
  ordinary 10 monday    | I  | psalm       | Ps 34,2-3.4-5.6-7.8-9            | KPSTUV
  ordinary 10 monday    | I  | response    | Ps 34,9a                         | CKT
  ordinary 10 monday    | II | psalm       | Ps 121,1-2.3-4.5-6.7-8           | EKPTUV
  ordinary 10 monday    | II | response    | Ps 121,2                         | CKT
  ordinary 10 monday    | -  | acclamation | Mt 5,12a                         | T only
  ordinary 10 monday    | -  | gospel      | Mt 5,1-12                        | DEKPTUV

  ordinary 10 tuesday   | I  | first       | 2 Kor 1,18-22                    | DEKPSTUV
  ordinary 10 tuesday   | II | first       | 1 Kr 17,7-16                     | DEKPSTUV
  ordinary 10 tuesday   | I  | psalm       | Ps 119,129.130.131.132.133.135   | EKPSTUV
  ordinary 10 tuesday   | I  | response    | Ps 119,135a                      | CKT
  ordinary 10 tuesday   | II | psalm       | Ps 4,2-3.4-5.7-8                 | KPSTUV
  ordinary 10 tuesday   | II | response    | Ps 4,7b                          | CKT
  ordinary 10 tuesday   | -  | acclamation | Mt 5,16                          | T only
  ordinary 10 tuesday   | -  | gospel      | Mt 5,13-16                       | DEKPTUV

  ordinary 10 wednesday | I  | first       | 2 Kor 3,4-11                     | DEKPSTUV
  ordinary 10 wednesday | II | first       | 1 Kr 18,20-39                    | DEKPSTUV
  ordinary 10 wednesday | I  | psalm       | Ps 99,5.6.7.8.9                  | EKPSTUV
  ordinary 10 wednesday | I  | response    | prim. Ps 99,9c                   | CKT
  ordinary 10 wednesday | II | psalm       | Ps 16,1-2.4.5.8.11               | EKPSTUV
  ordinary 10 wednesday | II | response    | Ps 16,1                          | CKT
  ordinary 10 wednesday | -  | acclamation | Ps 25,4c.5a                      | T only
  ordinary 10 wednesday | -  | gospel      | Mt 5,17-19                       | DEKPTUV

  ordinary 10 thursday  | I  | first       | 2 Kor 3,15-4,1.3-6               | DEKPSTUV
  ordinary 10 thursday  | II | first       | 1 Kr 18,41-46                    | DEKPTV
  ordinary 10 thursday  | I  | psalm       | Ps 85,9.10.11-12.13-14           | KPSTU
  ordinary 10 thursday  | I  | response    | prim. Ps 85,10b                  | CKT
  ordinary 10 thursday  | II | psalm       | Ps 65,10.11.12-13                | KPTV
  ordinary 10 thursday  | II | response    | Ps 65,2a                         | CKT
  ordinary 10 thursday  | -  | acclamation | Jn 13,34                         | T only
  ordinary 10 thursday  | -  | gospel      | Mt 5,20-26                       | DEKPTUV

  ordinary 10 friday    | I  | first       | 2 Kor 4,7-15                     | DEKPTV
  ordinary 10 friday    | II | first       | 1 Kr 19,9a.11-16                 | DEKPSTV
  ordinary 10 friday    | I  | psalm       | Ps 116,10-11.15-16.17-18         | EKPTV
  ordinary 10 friday    | I  | response    | Ps 116,17a ali aleluja           | CK
  ordinary 10 friday    | II | psalm       | Ps 27,7-8a.8b-9abc.13-14         | EKPSTV
  ordinary 10 friday    | II | response    | Ps 27,8b                         | CKT
  ordinary 10 friday    | -  | acclamation | Flp 2,15-16                      | T only
  ordinary 10 friday    | -  | gospel      | Mt 5,27-32                       | DEKPTV

  ordinary 10 saturday  | I  | first       | 2 Kor 5,14-21                    | DEKPTUV
  ordinary 10 saturday  | II | first       | 1 Kr 19,19-21                    | DKPTUV
  ordinary 10 saturday  | I  | psalm       | Ps 103,1-2.3-4.8-9.11-12         | EKTV
  ordinary 10 saturday  | I  | response    | Ps 103,8a                        | CKT
  ordinary 10 saturday  | II | psalm       | Ps 16,1-2a.5.7-8.9-10            | EKPTUV
  ordinary 10 saturday  | II | response    | prim. Ps 16,5a                   | CKT
  ordinary 10 saturday  | -  | acclamation | Ps 119,36a.29b                   | T only
  ordinary 10 saturday  | -  | gospel      | Mt 5,33-37                       | DEKPTUV

  ordinary 11 monday    | I  | first       | 2 Kor 6,1-10                     | DEKPSTUV
  ordinary 11 monday    | II | first       | 1 Kr 21,1-16                     | DEKPSTUV
  ordinary 11 monday    | I  | psalm       | Ps 98,1.2-3a.3b-4                | EKPSTUV
  ordinary 11 monday    | I  | response    | Ps 98,2a                         | CKT
  ordinary 11 monday    | II | psalm       | Ps 5,2-3.5-6a.6b-7               | STV
  ordinary 11 monday    | II | response    | Ps 5,2b                          | CT
  ordinary 11 monday    | -  | acclamation | Ps 119,105                       | T only
  ordinary 11 monday    | -  | gospel      | Mt 5,38-42                       | DEKPTUV

  ordinary 11 tuesday   | I  | first       | 2 Kor 8,1-9                      | DEKPSTUV
  ordinary 11 tuesday   | II | first       | 1 Kr 21,17-29                    | DEKPSTUV
  ordinary 11 tuesday   | I  | psalm       | Ps 146,1-2.5-6.7.8-9a            | EKST
  ordinary 11 tuesday   | I  | response    | Ps 146,1b ali aleluja            | CKT
  ordinary 11 tuesday   | II | psalm       | Ps 51,3-4.5-6ab.11.16            | KPSTUV
  ordinary 11 tuesday   | II | response    | prim. Ps 51,3a                   | CTk
  ordinary 11 tuesday   | -  | acclamation | Jn 13,34                         | T only
  ordinary 11 tuesday   | -  | gospel      | Mt 5,43-48                       | DEKPTUV

  ordinary 11 wednesday | I  | first       | 2 Kor 9,6-11                     | DEKPSTUV
  ordinary 11 wednesday | II | first       | 2 Kr 2,1.6-14                    | EKPSTUV
  ordinary 11 wednesday | I  | psalm       | Ps 112,1-2.3-4.9                 | EKPSTUV
  ordinary 11 wednesday | I  | response    | Ps 112,1a ali aleluja            | CKT
  ordinary 11 wednesday | II | psalm       | Ps 31,20.21.24                   | KPSTUV
  ordinary 11 wednesday | II | response    | Ps 31,25                         | CKT
  ordinary 11 wednesday | -  | acclamation | Jn 14,23                         | T only
  ordinary 11 wednesday | -  | gospel      | Mt 6,1-6.16-18                   | DEKPTUV

  ordinary 11 thursday  | I  | first       | 2 Kor 11,1-11                    | DEKPSTUV
  ordinary 11 thursday  | II | first       | Sir 48,1-14                      | EPUV
  ordinary 11 thursday  | I  | psalm       | Ps 111,1-2.3-4.7-8               | EKPSTUV
  ordinary 11 thursday  | I  | response    | Ps 111,7a ali aleluja            | CKT
  ordinary 11 thursday  | II | psalm       | Ps 97,1-2.3-4.5-6.7              | KPTUV
  ordinary 11 thursday  | II | response    | Ps 97,12a                        | CKT
  ordinary 11 thursday  | -  | acclamation | Rim 8,15                         | T only
  ordinary 11 thursday  | -  | gospel      | Mt 6,7-15                        | DEKPTUV

  ordinary 11 friday    | I  | first       | 2 Kor 11,18.21-30                | DEKPSTUV
  ordinary 11 friday    | II | first       | 2 Kr 11,1-4.9-18.20              | DEKPTUV
  ordinary 11 friday    | I  | psalm       | Ps 34,2-3.4-5.6-7                | KPSTUV
  ordinary 11 friday    | I  | response    | prim. Ps 34,18b                  | CKT
  ordinary 11 friday    | II | psalm       | Ps 132,11.12.13-14.17-18         | EKPSTUV
  ordinary 11 friday    | II | response    | Ps 132,13                        | CK
  ordinary 11 friday    | -  | acclamation | Mt 5,3                           | T only
  ordinary 11 friday    | -  | gospel      | Mt 6,19-23                       | DEKPTUV

  ordinary 11 saturday  | I  | first       | 2 Kor 12,1-10                    | DEKPSTUV
  ordinary 11 saturday  | II | first       | 2 Krn 24,17-25                   | DEKPSTUV
  ordinary 11 saturday  | I  | psalm       | Ps 34,8-9.10-11.12-13            | KPSTUV
  ordinary 11 saturday  | I  | response    | Ps 34,9a                         | CKT
  ordinary 11 saturday  | II | psalm       | Ps 89,4-5.29-30.31-32.33-34      | KPSTUV
  ordinary 11 saturday  | II | response    | Ps 89,29a                        | CKT
  ordinary 11 saturday  | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 11 saturday  | -  | gospel      | Mt 6,24-34                       | DEKPTUV

  ordinary 12 monday    | I  | first       | 1 Mz 12,1-9                      | DEKPSTUV
  ordinary 12 monday    | II | first       | 2 Kr 17,5-8.13-15.18             | DEKPSTUV
  ordinary 12 monday    | I  | psalm       | Ps 33,12-13.18-19.20.22          | EKPSTUV
  ordinary 12 monday    | I  | response    | Ps 33,12b                        | CKT
  ordinary 12 monday    | II | psalm       | Ps 60,3.4-5.12-13                | KPSUV
  ordinary 12 monday    | II | response    | Ps 60,7b                         | Tk
  ordinary 12 monday    | -  | acclamation | Heb 4,12                         | T only
  ordinary 12 monday    | -  | gospel      | Mt 7,1-5                         | DEKPTUV

  ordinary 12 tuesday   | I  | first       | 1 Mz 13,2.5-18                   | EKPSTUV
  ordinary 12 tuesday   | II | first       | 2 Kr 19,9-11.14-21.31-35.36      | DEKPSTUV
  ordinary 12 tuesday   | I  | psalm       | Ps 15,2-3a.3bc-4ab.5             | EKPSTUV
  ordinary 12 tuesday   | I  | response    | Ps 15,1b                         | CKT
  ordinary 12 tuesday   | II | psalm       | Ps 48,2-3a.3b-4.10-11            | KPSTUV
  ordinary 12 tuesday   | II | response    | Ps 48,9d                         | CKT
  ordinary 12 tuesday   | -  | acclamation | Jn 8,12                          | T only
  ordinary 12 tuesday   | -  | gospel      | Mt 7,6.12-14                     | DEKPTUV

  ordinary 12 wednesday | I  | first       | 1 Mz 15,1-12.17-18               | DEKPTUV
  ordinary 12 wednesday | II | first       | 2 Kr 22,8-13; 23,1-3             | DEKPSTV
  ordinary 12 wednesday | I  | psalm       | Ps 105,1-2.3-4.6-7.8-9           | EKPSTUV
  ordinary 12 wednesday | I  | response    | Ps 105,8a ali aleluja            | CKT
  ordinary 12 wednesday | II | psalm       | Ps 119,33.34.35.36.37.40         | EKPSTV
  ordinary 12 wednesday | II | response    | Ps 119,33a                       | CK
  ordinary 12 wednesday | -  | acclamation | Jn 15,4.5b                       | T only
  ordinary 12 wednesday | -  | gospel      | Mt 7,15-20                       | DEKPTV

  ordinary 12 thursday  | I  | first       | 1 Mz 16,1-12.15-16               | DKPTV
  ordinary 12 thursday  | I  | first short | 1 Mz 16,6b-12.15-16              | KP
  ordinary 12 thursday  | II | first       | 2 Kr 24,8-17                     | DEKPTUV
  ordinary 12 thursday  | I  | psalm       | Ps 106,1-2.3-4a.4b-5             | EKPTV
  ordinary 12 thursday  | I  | response    | Ps 106,1a ali aleluja            | CKT
  ordinary 12 thursday  | II | psalm       | Ps 79,1-2.3-5.8.9                | EKPTUV
  ordinary 12 thursday  | II | response    | Ps 79,9b                         | CKT
  ordinary 12 thursday  | -  | acclamation | Jn 14,23                         | T only
  ordinary 12 thursday  | -  | gospel      | Mt 7,21-29                       | DEKPTV

  ordinary 12 friday    | I  | first       | 1 Mz 17,1.9-10.15-22             | PTUV
  ordinary 12 friday    | II | first       | 2 Kr 25,1-12                     | DEKPTUV
  ordinary 12 friday    | I  | psalm       | Ps 128,1-2.3.4-5                 | EKPSTUV
  ordinary 12 friday    | I  | response    | Ps 128,4                         | CKT
  ordinary 12 friday    | II | psalm       | Ps 137,1-2.3.4-5.6               | EKPTUV
  ordinary 12 friday    | II | response    | Ps 137,6ab                       | CKT
  ordinary 12 friday    | -  | acclamation | Mt 8,17                          | T only
  ordinary 12 friday    | -  | gospel      | Mt 8,1-4                         | DEKPTUV

  ordinary 12 saturday  | I  | first       | 1 Mz 18,1-15                     | DEKPSTUV
  ordinary 12 saturday  | II | first       | Žal 2,2.10-14.18-19              | DEKPTUV
  ordinary 12 saturday  | I  | psalm       | Lk 1,46-47.48-49.50.53.54-55     | KPSUV
  ordinary 12 saturday  | I  | response    | Lk 1,54b                         | CKT
  ordinary 12 saturday  | II | psalm       | Ps 74,1-2.3-5.6-7.20-21          | EPTUV
  ordinary 12 saturday  | II | response    | Ps 74,19b                        | CT
  ordinary 12 saturday  | -  | acclamation | Mt 8,17                          | T only
  ordinary 12 saturday  | -  | gospel      | Mt 8,5-17                        | DEKPTUV

  ordinary 13 monday    | I  | first       | 1 Mz 18,16-33                    | DKPSTUV
  ordinary 13 monday    | II | first       | Am 2,6-10.13-16                  | DKPSTV
  ordinary 13 monday    | I  | psalm       | Ps 103,1-2.3-4.8-9.10-11         | KPSTUV
  ordinary 13 monday    | I  | response    | Ps 103,8a                        | CKT
  ordinary 13 monday    | II | psalm       | Ps 50,16bc-17.18-19.20-21.22-23  | KPSTV
  ordinary 13 monday    | II | response    | Ps 50,22a                        | Ck
  ordinary 13 monday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 13 monday    | -  | gospel      | Mt 8,18-22                       | DKPTV

  ordinary 13 tuesday   | I  | first       | 1 Mz 19,15-29                    | DEKPTV
  ordinary 13 tuesday   | II | first       | Am 3,1-8; 4,11-12                | DEKPSTUV
  ordinary 13 tuesday   | I  | psalm       | Ps 26,2-3.9-10.11-12             | EKPTV
  ordinary 13 tuesday   | I  | response    | Ps 26,3a                         | CK
  ordinary 13 tuesday   | II | psalm       | Ps 5,5-6.7.8                     | KSTU
  ordinary 13 tuesday   | II | response    | Ps 5,9a                          | CKT
  ordinary 13 tuesday   | -  | acclamation | Ps 130,5                         | T only
  ordinary 13 tuesday   | -  | gospel      | Mt 8,23-27                       | DKPTV

  ordinary 13 wednesday | I  | first       | 1 Mz 21,5.8-20                   | DEKPSTUV
  ordinary 13 wednesday | II | first       | Am 5,14-15.21-24                 | DEKPTUV
  ordinary 13 wednesday | I  | psalm       | Ps 34,7-8.10-11.12-13            | KPSTUV
  ordinary 13 wednesday | I  | response    | Ps 34,7a                         | CKT
  ordinary 13 wednesday | II | psalm       | Ps 50,7.8-9.10-11.12-13.16bc-17  | KPTU
  ordinary 13 wednesday | II | response    | Ps 50,23b                        | CKT
  ordinary 13 wednesday | -  | acclamation | Jak 1,18                         | T only
  ordinary 13 wednesday | -  | gospel      | Mt 8,28-34                       | DEKPTUV

  ordinary 13 thursday  | I  | first       | 1 Mz 22,1-19                     | DEKPSTUV
  ordinary 13 thursday  | II | first       | Am 7,10-17                       | DEKPSTUV
  ordinary 13 thursday  | I  | psalm       | Ps 116,1-2.3-4.5-6.8-9           | EKST
  ordinary 13 thursday  | I  | response    | Ps 116,9a ali aleluja            | CK
  ordinary 13 thursday  | II | psalm       | Ps 19,8.9.10.11                  | KPSTUV
  ordinary 13 thursday  | II | response    | Ps 19,10b                        | CKT
  ordinary 13 thursday  | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 13 thursday  | -  | gospel      | Mt 9,1-8                         | DEKPTUV

  ordinary 13 friday    | I  | first       | 1 Mz 23,1-4.19; 24,1-8.62-67     | DEKPTUV
  ordinary 13 friday    | II | first       | Am 8,4-6.9-12                    | DEKPSTV
  ordinary 13 friday    | I  | psalm       | Ps 106,1-2.3-4a.4b-5             | EKPTUV
  ordinary 13 friday    | I  | response    | Ps 106,1b ali aleluja            | CKT
  ordinary 13 friday    | II | psalm       | Ps 119,2.10.20.30.40.131         | EKPSTV
  ordinary 13 friday    | II | response    | Mt 4,4                           | Ck
  ordinary 13 friday    | -  | acclamation | Mt 11,28                         | T only
  ordinary 13 friday    | -  | gospel      | Mt 9,9-13                        | DEKPTV

  ordinary 13 saturday  | I  | first       | 1 Mz 27,1-5.15-29                | DKPTV
  ordinary 13 saturday  | II | first       | Am 9,11-15                       | DEKPTUV
  ordinary 13 saturday  | I  | psalm       | Ps 135,1-2.3-4.5-6               | EKPTV
  ordinary 13 saturday  | I  | response    | Ps 135,3a ali aleluja            | CK
  ordinary 13 saturday  | II | psalm       | Ps 85,9ab.11-12.13-14            | KTV
  ordinary 13 saturday  | II | response    | Ps 85,9b                         | CKT
  ordinary 13 saturday  | -  | acclamation | Jn 10,27                         | T only
  ordinary 13 saturday  | -  | gospel      | Mt 9,14-17                       | DEKPTV

  ordinary 14 monday    | I  | first       | 1 Mz 28,10-22a                   | DKPTUV
  ordinary 14 monday    | II | first       | Oz 2,16.17-18.21-22              | DKPSTUV
  ordinary 14 monday    | I  | psalm       | Ps 91,1-2.3-4.14-15ab            | KPTUV
  ordinary 14 monday    | I  | response    | prim. Ps 91,2b                   | CKT
  ordinary 14 monday    | II | psalm       | Ps 145,2-3.4-5.6-7.8-9           | KPSTUV
  ordinary 14 monday    | II | response    | Ps 145,8a                        | CKT
  ordinary 14 monday    | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 14 monday    | -  | gospel      | Mt 9,18-26                       | DKPTUV

  ordinary 14 tuesday   | I  | first       | 1 Mz 32,23-33                    | PTUV
  ordinary 14 tuesday   | II | first       | Oz 8,4-7.11-13                   | DEKPTUV
  ordinary 14 tuesday   | I  | psalm       | Ps 17,1.2-3.6-7.8.15             | EKPSTUV
  ordinary 14 tuesday   | I  | response    | Ps 17,15a                        | CKT
  ordinary 14 tuesday   | II | psalm       | Ps 115,3-4.5-6.7.8.9-10          | EKPTUV
  ordinary 14 tuesday   | II | response    | Ps 115,9a ali aleluja            | CKT
  ordinary 14 tuesday   | -  | acclamation | Jn 10,14                         | T only
  ordinary 14 tuesday   | -  | gospel      | Mt 9,32-38                       | DEKPTUV

  ordinary 14 wednesday | I  | first       | 1 Mz 41,55-57; 42,5-7.17-24      | EKPTUV
  ordinary 14 wednesday | II | first       | Oz 10,1-3.7-8.12                 | DEKPSTUV
  ordinary 14 wednesday | I  | psalm       | Ps 33,2-3.10-11.18-19            | EKPTUV
  ordinary 14 wednesday | I  | response    | Ps 33,22                         | CKT
  ordinary 14 wednesday | II | psalm       | Ps 105,2-3.4-5.6-7               | EKPSTUV
  ordinary 14 wednesday | II | response    | Ps 105,4b ali aleluja            | CKT
  ordinary 14 wednesday | -  | acclamation | Mr 1,15                          | T only
  ordinary 14 wednesday | -  | gospel      | Mt 10,1-7                        | DEKPTUV

  ordinary 14 thursday  | I  | first       | 1 Mz 44,18-21.23-29; 45,1-5      | DEKPSTUV
  ordinary 14 thursday  | II | first       | Oz 11,1-4.8c-9                   | EPTU
  ordinary 14 thursday  | I  | psalm       | Ps 105,16-17.18-19.20-21         | EKPSTUV
  ordinary 14 thursday  | I  | response    | Ps 105,5a ali aleluja            | CKT
  ordinary 14 thursday  | II | psalm       | Ps 80,2.3.15-16                  | KPSTUV
  ordinary 14 thursday  | II | response    | Ps 80,4b                         | CKT
  ordinary 14 thursday  | -  | acclamation | Mr 1,15                          | T only
  ordinary 14 thursday  | -  | gospel      | Mt 10,7-15                       | DEKPTUV

  ordinary 14 friday    | I  | first       | 1 Mz 46,1-7.28-30                | DEKPTUV
  ordinary 14 friday    | II | first       | Oz 14,2-10                       | DKPSTUV
  ordinary 14 friday    | I  | psalm       | Ps 37,3-4.18-19.27-28.39-40      | EKPTUV
  ordinary 14 friday    | I  | response    | Ps 37,39a                        | CKT
  ordinary 14 friday    | II | psalm       | Ps 51,3-4.8-9.12-13.14.17        | KPSTUV
  ordinary 14 friday    | II | response    | Ps 51,17b                        | KT
  ordinary 14 friday    | -  | acclamation | Jn 16,13                         | T only
  ordinary 14 friday    | -  | gospel      | Mt 10,16-23                      | DEKPTUV

  ordinary 14 saturday  | I  | first       | 1 Mz 49,29-32; 50,15-26a         | KPSTU
  ordinary 14 saturday  | II | first       | Iz 6,1-8                         | DEKPSTUV
  ordinary 14 saturday  | I  | psalm       | Ps 105,1-2.3-4.6-7               | EKPSTUV
  ordinary 14 saturday  | I  | response    | prim. Ps 69,33                   | CTk
  ordinary 14 saturday  | II | psalm       | Ps 93,1a.1b-2.5                  | EKPSTUV
  ordinary 14 saturday  | II | response    | Ps 93,1a                         | CKT
  ordinary 14 saturday  | -  | acclamation | 1 Pt 4,14                        | T only
  ordinary 14 saturday  | -  | gospel      | Mt 10,24-33                      | DEKPTUV

  ordinary 15 monday    | I  | first       | 2 Mz 1,8-14.22                   | DEKPSTUV
  ordinary 15 monday    | II | first       | Iz 1,10-17                       | DEKPUV
  ordinary 15 monday    | I  | psalm       | Ps 124,1-3.4-6.7-8               | EKPSTUV
  ordinary 15 monday    | I  | response    | Ps 124,8a                        | CKT
  ordinary 15 monday    | II | psalm       | Ps 50,8-9.16bc-17.21.23          | EKPTUV
  ordinary 15 monday    | II | response    | Ps 50,23b                        | CKT
  ordinary 15 monday    | -  | acclamation | Mt 5,10                          | T only
  ordinary 15 monday    | -  | gospel      | Mt 10,34-11,1                    | DEKPTUV

  ordinary 15 tuesday   | I  | first       | 2 Mz 2,1-15                      | DEKPSTUV
  ordinary 15 tuesday   | II | first       | Iz 7,1-9                         | DEKPSTUV
  ordinary 15 tuesday   | I  | psalm       | Ps 69,3.14.30-31.33-34           | KPSTUV
  ordinary 15 tuesday   | I  | response    | prim. Ps 69,33                   | CKT
  ordinary 15 tuesday   | II | psalm       | Ps 48,2-3a.3b-4.5-6.7-8          | KPSTUV
  ordinary 15 tuesday   | II | response    | Ps 48,9d                         | CKT
  ordinary 15 tuesday   | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 15 tuesday   | -  | gospel      | Mt 11,20-24                      | DEKPTUV

  ordinary 15 wednesday | I  | first       | 2 Mz 3,1-6.9-12                  | DEKPSTUV
  ordinary 15 wednesday | II | first       | Iz 10,5-7.13-16                  | DEKPSTUV
  ordinary 15 wednesday | I  | psalm       | Ps 103,1-2.3-4.6-7               | EKPSTUV
  ordinary 15 wednesday | I  | response    | Ps 103,8a                        | CKT
  ordinary 15 wednesday | II | psalm       | Ps 94,5-6.7-8.9-10.14-15         | EKPSTUV
  ordinary 15 wednesday | II | response    | Ps 94,14a                        | CKT
  ordinary 15 wednesday | -  | acclamation | Mt 11,25                         | T only
  ordinary 15 wednesday | -  | gospel      | Mt 11,25-27                      | DEKPTUV

  ordinary 15 thursday  | I  | first       | 2 Mz 3,13-20                     | DEKPSTU
  ordinary 15 thursday  | II | first       | Iz 26,7-9.12.16-19               | DEKPSTUV
  ordinary 15 thursday  | I  | psalm       | Ps 105,1.5.8-9.24-25.26-27       | EKPSTUV
  ordinary 15 thursday  | I  | response    | Ps 105,8a ali aleluja            | CKT
  ordinary 15 thursday  | II | psalm       | Ps 102,13-14.15.16-18.19-21      | KPSTUV
  ordinary 15 thursday  | II | response    | Ps 102,20b                       | CKT
  ordinary 15 thursday  | -  | acclamation | Mt 11,28                         | T only
  ordinary 15 thursday  | -  | gospel      | Mt 11,28-30                      | DEKPTUV

  ordinary 15 friday    | I  | first       | 2 Mz 11,10-12,14                 | DEKPSTUV
  ordinary 15 friday    | II | first       | Iz 38,1-6.21-22.7-8              | DEKPSTUV
  ordinary 15 friday    | I  | psalm       | Ps 116,12-13.15.16.17-18         | EKPSTUV
  ordinary 15 friday    | I  | response    | Ps 116,13 ali aleluja            | CKT
  ordinary 15 friday    | II | psalm       | Iz 38,10.11.12.16                | KPSTUV
  ordinary 15 friday    | II | response    | prim. Iz 38,17b                  | CKT
  ordinary 15 friday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 15 friday    | -  | gospel      | Mt 12,1-8                        | DEKPTUV

  ordinary 15 saturday  | I  | first       | 2 Mz 12,37-42                    | DEKPSTUV
  ordinary 15 saturday  | II | first       | Mih 2,1-5                        | DEKPSTUV
  ordinary 15 saturday  | I  | psalm       | Ps 136,1.23-24.10-12.13-15       | EKPSTUV
  ordinary 15 saturday  | I  | response    | Ps 136,1b ali aleluja            | Ck
  ordinary 15 saturday  | II | psalm       | Ps 10,1-2.3-4.7-8.14             | EKPSTUV
  ordinary 15 saturday  | II | response    | Ps 10,12b                        | CKT
  ordinary 15 saturday  | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 15 saturday  | -  | gospel      | Mt 12,14-21                      | DEKPTUV

  ordinary 16 monday    | I  | first       | 2 Mz 14,5-18                     | DEKPSTUV
  ordinary 16 monday    | II | first       | Mih 6,1-4.6-8                    | DEKPSTUV
  ordinary 16 monday    | I  | psalm       | 2 Mz 15,1-2.3-4.5-6              | KPSTUV
  ordinary 16 monday    | I  | response    | 2 Mz 15,1b                       | CKT
  ordinary 16 monday    | II | psalm       | Ps 50,5-6.8-9.16bc-17.21.23      | EKPSTUV
  ordinary 16 monday    | II | response    | Ps 50,23b                        | CKT
  ordinary 16 monday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 16 monday    | -  | gospel      | Mt 12,38-42                      | DEKPTUV

  ordinary 16 tuesday   | I  | first       | 2 Mz 14,21-15,1                  | DKPSTUV
  ordinary 16 tuesday   | II | first       | Mih 7,14-15.18-20                | DEKPSTUV
  ordinary 16 tuesday   | I  | psalm       | 2 Mz 15,8-9.10.12.17             | KPSTUV
  ordinary 16 tuesday   | I  | response    | 2 Mz 15,1b                       | CKT
  ordinary 16 tuesday   | II | psalm       | Ps 85,2-4.5-6.7-8                | KPSTUV
  ordinary 16 tuesday   | II | response    | Ps 85,8a                         | CKT
  ordinary 16 tuesday   | -  | acclamation | Jn 14,23                         | T only
  ordinary 16 tuesday   | -  | gospel      | Mt 12,46-50                      | DKPTUV

  ordinary 16 wednesday | I  | first       | 2 Mz 16,1-5.9-15                 | DEKPSTUV
  ordinary 16 wednesday | II | first       | Jer 1,1.4-10                     | DEKPSTV
  ordinary 16 wednesday | I  | psalm       | Ps 78,18-19.23-24.25-26.27-28    | EKPSTUV
  ordinary 16 wednesday | I  | response    | Ps 78,24b                        | CKT
  ordinary 16 wednesday | II | psalm       | Ps 71,1-2.3-4a.5-6ab.15.17       | EKPTV
  ordinary 16 wednesday | II | response    | Ps 71,15ab                       | CK
  ordinary 16 wednesday | -  | gospel      | Mt 13,1-9                        | DEKPTV

  ordinary 16 thursday  | I  | first       | 2 Mz 19,1-2.9-11.16-20           | DEKPTV
  ordinary 16 thursday  | II | first       | Jer 2,1-3.7-8.12-13              | DEKPSTUV
  ordinary 16 thursday  | I  | psalm       | Dan 3,52.53.54.55.56             | KPTV
  ordinary 16 thursday  | I  | response    | Dan 3,52b                        | CKT
  ordinary 16 thursday  | II | psalm       | Ps 36,6-7ab.8-9.10-11            | KPSTUV
  ordinary 16 thursday  | II | response    | Ps 36,10a                        | CKT
  ordinary 16 thursday  | -  | acclamation | Mt 11,25                         | T only
  ordinary 16 thursday  | -  | gospel      | Mt 13,10-17                      | DEKPTV

  ordinary 16 friday    | I  | first       | 2 Mz 20,1-17                     | DEKPTUV
  ordinary 16 friday    | II | first       | Jer 3,14-17                      | DEKPTUV
  ordinary 16 friday    | I  | psalm       | Ps 19,8.9.10.11                  | KPUV
  ordinary 16 friday    | I  | response    | Jn 6,68c                         | CKT
  ordinary 16 friday    | II | psalm       | Jer 31,10.11-12.13               | KPTU
  ordinary 16 friday    | II | response    | Jer 31,10d                       | CKT
  ordinary 16 friday    | -  | acclamation | Lk 8,15                          | T only
  ordinary 16 friday    | -  | gospel      | Mt 13,18-23                      | DEKPTUV

  ordinary 16 saturday  | I  | first       | 2 Mz 24,3-8                      | DEKPSTUV
  ordinary 16 saturday  | II | first       | Jer 7,1-11                       | DEKPTV
  ordinary 16 saturday  | I  | psalm       | Ps 50,1-2.5-6.14-15              | EKPSTUV
  ordinary 16 saturday  | I  | response    | Ps 50,14a                        | CKT
  ordinary 16 saturday  | II | psalm       | Ps 84,3.4.5-6a.8a.11             | KPTV
  ordinary 16 saturday  | II | response    | Ps 84,2                          | CK
  ordinary 16 saturday  | -  | acclamation | Jak 1,21b                        | T only
  ordinary 16 saturday  | -  | gospel      | Mt 13,24-30                      | DEKPTV

  ordinary 17 monday    | I  | first       | 2 Mz 32,15-24.30-34              | DEKPSTUV
  ordinary 17 monday    | II | first       | Jer 13,1-11                      | DEKPTUV
  ordinary 17 monday    | I  | psalm       | Ps 106,19-20.21-22.23            | EKPSTUV
  ordinary 17 monday    | I  | response    | Ps 106,1a ali aleluja            | CKT
  ordinary 17 monday    | II | psalm       | 5 Mz 32,18-19.20.21              | KPTUV
  ordinary 17 monday    | II | response    | prim. 5 Mz 32,18a                | CKT
  ordinary 17 monday    | -  | acclamation | Jak 1,18                         | T only
  ordinary 17 monday    | -  | gospel      | Mt 13,31-35                      | DEKPTUV

  ordinary 17 tuesday   | I  | first       | 2 Mz 33,7-11; 34,5-9.28          | DKPSTUV
  ordinary 17 tuesday   | II | first       | Jer 14,17-22                     | DEKPTUV
  ordinary 17 tuesday   | I  | psalm       | Ps 103,6-7.8-9.10-11.12-13       | EKPSTUV
  ordinary 17 tuesday   | I  | response    | Ps 103,8a                        | CKT
  ordinary 17 tuesday   | II | psalm       | Ps 79,8.9.11.13                  | KPTUV
  ordinary 17 tuesday   | II | response    | Ps 79,9b                         | CKT
  ordinary 17 tuesday   | -  | gospel      | Mt 13,36-43                      | DEKPTU

  ordinary 17 wednesday | I  | first       | 2 Mz 34,29-35                    | EKPSTUV
  ordinary 17 wednesday | II | first       | Jer 15,10.16-21                  | DEKPSTUV
  ordinary 17 wednesday | I  | psalm       | Ps 99,5.6.7.9                    | EKPSTUV
  ordinary 17 wednesday | I  | response    | prim. Ps 99,9c                   | CKT
  ordinary 17 wednesday | II | psalm       | Ps 59,2-3.4.10-11.17.18          | PTUV
  ordinary 17 wednesday | II | response    | Ps 59,17d                        | CKT
  ordinary 17 wednesday | -  | acclamation | Jn 15,15b                        | T only
  ordinary 17 wednesday | -  | gospel      | Mt 13,44-46                      | DEKPTV

  ordinary 17 thursday  | I  | first       | 2 Mz 40,16-21.34-38              | DEKPTUV
  ordinary 17 thursday  | II | first       | Jer 18,1-6                       | DEKPSTUV
  ordinary 17 thursday  | I  | psalm       | Ps 84,3.4.5-6a.8a.11             | KPTUV
  ordinary 17 thursday  | I  | response    | Ps 84,2                          | CKT
  ordinary 17 thursday  | II | psalm       | Ps 146,1-2.3-4.5-6               | EKPSTUV
  ordinary 17 thursday  | II | response    | Ps 146,5a ali aleluja            | CKT
  ordinary 17 thursday  | -  | acclamation | Apd 16,14b                       | T only
  ordinary 17 thursday  | -  | gospel      | Mt 13,47-53                      | DKPTV

  ordinary 17 friday    | I  | first       | 3 Mz 23,1.4-11.15-16.27.34b-37   | DEKPSUV
  ordinary 17 friday    | II | first       | Jer 26,1-9                       | DEKPTUV
  ordinary 17 friday    | I  | psalm       | Ps 81,3-4.5-6.10-11              | KPSTUV
  ordinary 17 friday    | I  | response    | Ps 81,2a                         | CKT
  ordinary 17 friday    | II | psalm       | Ps 69,5.8-10.14                  | KPTUV
  ordinary 17 friday    | II | response    | Ps 69,14c                        | CKT
  ordinary 17 friday    | -  | acclamation | 1 Pt 1,25                        | T only
  ordinary 17 friday    | -  | gospel      | Mt 13,54-58                      | DEKPTUV

  ordinary 17 saturday  | I  | first       | 3 Mz 25,1.8-17                   | DEKPSTUV
  ordinary 17 saturday  | II | first       | Jer 26,11-16.24                  | DEKPSTUV
  ordinary 17 saturday  | I  | psalm       | Ps 67,2-3.5.7-8                  | KPSTUV
  ordinary 17 saturday  | I  | response    | Ps 67,4                          | CKT
  ordinary 17 saturday  | II | psalm       | Ps 69,15-16.30-31.33-34          | KPSTUV
  ordinary 17 saturday  | II | response    | prim. Ps 69,14                   | CKT
  ordinary 17 saturday  | -  | acclamation | Mt 5,10                          | T only
  ordinary 17 saturday  | -  | gospel      | Mt 14,1-12                       | DEKPTUV

  ordinary 18 monday    | I  | first       | 4 Mz 11,4b-15                    | DEKPSTUV
  ordinary 18 monday    | II | first       | Jer 28,1-17                      | DEKPSTUV
  ordinary 18 monday    | I  | psalm       | Ps 81,12-13.14-15.16-17          | KPSTUV
  ordinary 18 monday    | I  | response    | Ps 81,2a                         | CKT
  ordinary 18 monday    | II | psalm       | Ps 119,29.43.79.80.95.102        | EKPSTUV
  ordinary 18 monday    | II | response    | Ps 119,68b                       | CT
  ordinary 18 monday    | -  | acclamation | Mt 4,4b                          | T only
  ordinary 18 monday    | -  | gospel      | Mt 14,13-21                      | EKPTV
  ordinary 18 monday    | -  | gospel else | Mt 14,22-36                      | O only

  ordinary 18 tuesday   | I  | first       | 4 Mz 12,1-13                     | DEKPSTUV
  ordinary 18 tuesday   | II | first       | Jer 30,1-2.12-15.18-22           | DEKPSTUV
  ordinary 18 tuesday   | I  | psalm       | Ps 51,3-4.5-7.12-13              | KPSUV
  ordinary 18 tuesday   | I  | response    | prim. Ps 51,3a                   | Ck
  ordinary 18 tuesday   | II | psalm       | Ps 102,16-18.19-21.29.22-23      | KPSTU
  ordinary 18 tuesday   | II | response    | Ps 102,17                        | CKT
  ordinary 18 tuesday   | -  | acclamation | Jn 1,49b                         | T only
  ordinary 18 tuesday   | -  | gospel      | Mt 14,22-36                      | EKPTUV
  ordinary 18 tuesday   | -  | gospel else | Mt 15,1-2.10-14                  | O only

  ordinary 18 wednesday | I  | first       | 4 Mz 13,1-2.25-14,1.26-29.34-35  | DKPSUV
  ordinary 18 wednesday | II | first       | Jer 31,1-7                       | DEKPSTUV
  ordinary 18 wednesday | I  | psalm       | Ps 106,6-7.13-14.21-22.23        | EKPSTUV
  ordinary 18 wednesday | I  | response    | Ps 106,4a ali aleluja            | CK
  ordinary 18 wednesday | II | psalm       | Jer 31,10.11-12ab.13             | KPSTU
  ordinary 18 wednesday | II | response    | Jer 31,10d                       | CKT
  ordinary 18 wednesday | -  | acclamation | Lk 7,16                          | T only
  ordinary 18 wednesday | -  | gospel      | Mt 15,21-28                      | DEKPTUV

  ordinary 18 thursday  | I  | first       | 4 Mz 20,1-13                     | DEKPSTUV
  ordinary 18 thursday  | II | first       | Jer 31,31-34                     | DEKPSTV
  ordinary 18 thursday  | I  | psalm       | Ps 95,1-2.6-7.8-9                | EKPSTUV
  ordinary 18 thursday  | I  | response    | prim. Ps 95,7d.8a                | C
  ordinary 18 thursday  | II | psalm       | Ps 51,12-13.14-15.18-19          | KPSTV
  ordinary 18 thursday  | II | response    | Ps 51,12a                        | CK
  ordinary 18 thursday  | -  | acclamation | Mt 16,18                         | T only
  ordinary 18 thursday  | -  | gospel      | Mt 16,13-23                      | DEKPTV

  ordinary 18 friday    | I  | first       | 5 Mz 4,32-40                     | DEKPTV
  ordinary 18 friday    | II | first       | Nah 2,1.3; 3,1-3.6-7             | DKPSTUV
  ordinary 18 friday    | I  | psalm       | Ps 77,12-13.14-15.16.21          | KPTV
  ordinary 18 friday    | I  | response    | Ps 77,12                         | CK
  ordinary 18 friday    | II | psalm       | 5 Mz 32,35cd-36.39abcd.41        | KPSTUV
  ordinary 18 friday    | II | response    | 5 Mz 32,39c                      | CKT
  ordinary 18 friday    | -  | acclamation | Mt 5,10                          | T only
  ordinary 18 friday    | -  | gospel      | Mt 16,24-28                      | DEKPTV

  ordinary 18 saturday  | I  | first       | 5 Mz 6,4-13                      | DEKPSTUV
  ordinary 18 saturday  | II | first       | Hab 1,12-2,4                     | EKPTUV
  ordinary 18 saturday  | I  | psalm       | Ps 18,2-3a.3bc-4.47.51           | KPSTUV
  ordinary 18 saturday  | I  | response    | Ps 18,2                          | CK
  ordinary 18 saturday  | II | psalm       | Ps 9,8-9.10-11.12-13             | KPTUV
  ordinary 18 saturday  | II | response    | Ps 9,11b                         | CKT
  ordinary 18 saturday  | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 18 saturday  | -  | gospel      | Mt 17,14-20                      | DEKPTUV

  ordinary 19 monday    | I  | first       | 5 Mz 10,12-22                    | DEKPTUV
  ordinary 19 monday    | II | first       | Ezk 1,2-5.24-28                  | DEKPSTV
  ordinary 19 monday    | I  | psalm       | Ps 147,12-13.14-15.19-20         | EKPTUV
  ordinary 19 monday    | I  | response    | Ps 147,12a ali aleluja           | CK
  ordinary 19 monday    | II | psalm       | Ps 148,1-2.11-12.13.14           | EKPSTV
  ordinary 19 monday    | II | response    | prim. Ps 148,13 ali aleluja      | C
  ordinary 19 monday    | -  | acclamation | 2 Tes 2,14                       | T only
  ordinary 19 monday    | -  | gospel      | Mt 17,22-27                      | DEKPTV

  ordinary 19 tuesday   | I  | first       | 5 Mz 31,1-8                      | DEKPTV
  ordinary 19 tuesday   | II | first       | Ezk 2,8-3,4                      | DEKPTUV
  ordinary 19 tuesday   | I  | psalm       | 5 Mz 32,3-4.7.8.9.12             | KPTV
  ordinary 19 tuesday   | I  | response    | 5 Mz 32,9a                       | CKT
  ordinary 19 tuesday   | II | psalm       | Ps 119,14.24.72.103.111.131      | EKPTUV
  ordinary 19 tuesday   | II | response    | Ps 119,103a                      | CKT
  ordinary 19 tuesday   | -  | acclamation | Mt 11,29ab                       | T only
  ordinary 19 tuesday   | -  | gospel      | Mt 18,1-5.10.12-14               | DEKPV

  ordinary 19 wednesday | I  | first       | 5 Mz 34,1-12                     | EKPSTUV
  ordinary 19 wednesday | II | first       | Ezk 9,1-7; 10,18-22              | DEKPTUV
  ordinary 19 wednesday | I  | psalm       | Ps 66,1-3a.5.8.16-17             | EPTU
  ordinary 19 wednesday | I  | response    | prim. Ps 66,20a.9a               | Ck
  ordinary 19 wednesday | II | psalm       | Ps 113,1-2.3-4.5-6               | EKPTUV
  ordinary 19 wednesday | II | response    | Ps 113,4b                        | CKT
  ordinary 19 wednesday | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 19 wednesday | -  | gospel      | Mt 18,15-20                      | DEKPTUV

  ordinary 19 thursday  | I  | first       | Joz 3,7-10a.11.13-17             | DEKPSTUV
  ordinary 19 thursday  | II | first       | Ezk 12,1-12                      | DKPSTU
  ordinary 19 thursday  | I  | psalm       | Ps 114,1-2.3-4.5-6               | EKPSTUV
  ordinary 19 thursday  | II | psalm       | Ps 78,56-57.58-59.61-62          | EKPSTUV
  ordinary 19 thursday  | II | response    | prim. Ps 78,7b                   | CKT
  ordinary 19 thursday  | -  | acclamation | Ps 119,135                       | T only
  ordinary 19 thursday  | -  | gospel      | Mt 18,21-19,1                    | DEKPTUV

  ordinary 19 friday    | I  | first       | Joz 24,1-13                      | DEKPSTUV
  ordinary 19 friday    | II | first       | Ezk 16,1-15.60.63                | DEKPSTU
  ordinary 19 friday    | II | first or    | Ezk 16,59-63                     | KP
  ordinary 19 friday    | I  | psalm       | Ps 136,1-3.16-18.21-22.24        | EKPSTUV
  ordinary 19 friday    | I  | response    | Ps 136,1b ali aleluja            | Tk
  ordinary 19 friday    | II | psalm       | Iz 12,2-3.4bcd.5-6               | KPSTUV
  ordinary 19 friday    | II | response    | Iz 12,1c                         | CKT
  ordinary 19 friday    | -  | acclamation | 1 Tes 2,13                       | T only
  ordinary 19 friday    | -  | gospel      | Mt 19,3-12                       | DEKPTUV

  ordinary 19 saturday  | I  | first       | Joz 24,14-29                     | DEKPSTUV
  ordinary 19 saturday  | II | first       | Ezk 18,1-10.13b.30-32            | DEKPSTV
  ordinary 19 saturday  | I  | psalm       | Ps 16,1-2a.5.7-8.11              | KPSTUV
  ordinary 19 saturday  | I  | response    | prim. Ps 16,5a                   | CK
  ordinary 19 saturday  | II | psalm       | Ps 51,12-13.14-15.18-19          | KPSTV
  ordinary 19 saturday  | II | response    | Ps 51,12a                        | CK
  ordinary 19 saturday  | -  | acclamation | Mt 11,25                         | T only
  ordinary 19 saturday  | -  | gospel      | Mt 19,13-15                      | DEKPTV

  ordinary 20 monday    | I  | first       | Sod 2,11-19                      | DEKPSTUV
  ordinary 20 monday    | II | first       | Ezk 24,15-24                     | DEKTV
  ordinary 20 monday    | I  | psalm       | Ps 106,34-35.36-37.39-40.43.44   | KPSTUV
  ordinary 20 monday    | I  | response    | Ps 106,4a                        | CK
  ordinary 20 monday    | II | psalm       | 5 Mz 32,18-19.20.21              | KPTUV
  ordinary 20 monday    | II | response    | 5 Mz 32,18a                      | CKT
  ordinary 20 monday    | -  | acclamation | Mt 5,3                           | T only
  ordinary 20 monday    | -  | gospel      | Mt 19,16-22                      | DEKPTUV

  ordinary 20 tuesday   | I  | first       | Sod 6,11-24                      | DEKPSTUV
  ordinary 20 tuesday   | II | first       | Ezk 28,1-10                      | DEKPSTUV
  ordinary 20 tuesday   | I  | psalm       | Ps 85,9.11-12.13-14              | KPSTUV
  ordinary 20 tuesday   | I  | response    | Ps 85,9b                         | CK
  ordinary 20 tuesday   | II | psalm       | 5 Mz 32,26-28.30.35cd-36ab       | KPSTUV
  ordinary 20 tuesday   | II | response    | 5 Mz 32,39c                      | CKT
  ordinary 20 tuesday   | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 20 tuesday   | -  | gospel      | Mt 19,23-30                      | DEKPTUV

  ordinary 20 wednesday | I  | first       | Sod 9,6-15                       | DEKPSTUV
  ordinary 20 wednesday | II | first       | Ezk 34,1-11                      | DEKPSTUV
  ordinary 20 wednesday | I  | psalm       | Ps 21,2-3.4-5.6-7                | KPSTUV
  ordinary 20 wednesday | I  | response    | Ps 21,2a                         | CK
  ordinary 20 wednesday | II | psalm       | Ps 23,1-3a.3b-4.5.6              | EKPSTUV
  ordinary 20 wednesday | II | response    | Ps 23,1                          | CKT
  ordinary 20 wednesday | -  | acclamation | Heb 4,12                         | T only
  ordinary 20 wednesday | -  | gospel      | Mt 20,1-16                       | DEKPTUV

  ordinary 20 thursday  | I  | first       | Sod 11,29-39a                    | DEKPSTUV
  ordinary 20 thursday  | II | first       | Ezk 36,23-28                     | DEKPSTUV
  ordinary 20 thursday  | I  | psalm       | Ps 40,5.7-8a.8b-9.10             | KPSTUV
  ordinary 20 thursday  | I  | response    | prim. Ps 40,8a.9a                | Ck
  ordinary 20 thursday  | II | psalm       | Ps 51,12-13.14-15.18-19          | KPSTUV
  ordinary 20 thursday  | II | response    | Ezk 36,25                        | Tk
  ordinary 20 thursday  | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 20 thursday  | -  | gospel      | Mt 22,1-14                       | DEKPTUV

  ordinary 20 friday    | I  | first       | Rut 1,1.3-6.14b-16.22            | DPTUV
  ordinary 20 friday    | II | first       | Ezk 37,1-14                      | DEKPSTUV
  ordinary 20 friday    | I  | psalm       | Ps 146,5-7.8-9a.9bc-10           | EKPSTUV
  ordinary 20 friday    | I  | response    | Ps 146,1b ali aleluja            | Ck
  ordinary 20 friday    | II | psalm       | Ps 107,2-3.4-5.6-7.8-9           | KPSTUV
  ordinary 20 friday    | II | response    | Ps 107,1 ali aleluja             | CKT
  ordinary 20 friday    | -  | acclamation | Ps 25,4c.5a                      | T only
  ordinary 20 friday    | -  | gospel      | Mt 22,34-40                      | DEKPTUV

  ordinary 20 saturday  | I  | first       | Rut 2,1-3.8-11; 4,13-17          | DEKPTUV
  ordinary 20 saturday  | II | first       | Ezk 43,1-7ab                     | DEKPSTUV
  ordinary 20 saturday  | I  | psalm       | Ps 128,1-2.3.4.5                 | EKPSTUV
  ordinary 20 saturday  | I  | response    | Ps 128,4                         | CK
  ordinary 20 saturday  | II | psalm       | Ps 85,9.10.11-12.13-14           | KPSTUV
  ordinary 20 saturday  | II | response    | Ps 85,10b                        | CKT
  ordinary 20 saturday  | -  | acclamation | Mt 23,9b.10b                     | T only
  ordinary 20 saturday  | -  | gospel      | Mt 23,1-12                       | DEKPTUV

  ordinary 21 monday    | I  | first       | 1 Tes 1,1-5.8-10                 | EKPSTU
  ordinary 21 monday    | II | first       | 2 Tes 1,1-5.11-12                | DKPSTV
  ordinary 21 monday    | I  | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EKPSTUV
  ordinary 21 monday    | I  | response    | Ps 149,4a ali aleluja            | CK
  ordinary 21 monday    | II | psalm       | Ps 96,1-2a.2b-3.4-5              | KPSTV
  ordinary 21 monday    | II | response    | Ps 96,3                          | CK
  ordinary 21 monday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 21 monday    | -  | gospel      | Mt 23,13-22                      | DPTV

  ordinary 21 tuesday   | I  | first       | 1 Tes 2,1-8                      | EKPTUV
  ordinary 21 tuesday   | II | first       | 2 Tes 2,1-3a.14-17               | EKPSTU
  ordinary 21 tuesday   | I  | psalm       | Ps 139,1-3.4-6                   | EKPTUV
  ordinary 21 tuesday   | I  | response    | Ps 139,1                         | CK
  ordinary 21 tuesday   | II | psalm       | Ps 96,10.11-12.13                | EKPSTUV
  ordinary 21 tuesday   | II | response    | Ps 96,13b                        | CKT
  ordinary 21 tuesday   | -  | acclamation | Heb 4,12                         | T only
  ordinary 21 tuesday   | -  | gospel      | Mt 23,23-26                      | DEKPTUV

  ordinary 21 wednesday | I  | first       | 1 Tes 2,9-13                     | DEKPSTUV
  ordinary 21 wednesday | II | first       | 2 Tes 3,6-10.16-18               | DEKPTUV
  ordinary 21 wednesday | I  | psalm       | Ps 139,7-8.9-10.11-12ab          | EKPSTUV
  ordinary 21 wednesday | I  | response    | prim. Ps 139,1                   | CK
  ordinary 21 wednesday | II | psalm       | Ps 128,1-2.4-5                   | EKPTUV
  ordinary 21 wednesday | II | response    | Ps 128,1                         | CKT
  ordinary 21 wednesday | -  | acclamation | 1 Jn 2,5                         | T only
  ordinary 21 wednesday | -  | gospel      | Mt 23,27-32                      | DEKPTUV

  ordinary 21 thursday  | I  | first       | 1 Tes 3,7-13                     | DEKPSTUV
  ordinary 21 thursday  | II | first       | 1 Kor 1,1-9                      | DEKPSTUV
  ordinary 21 thursday  | I  | psalm       | Ps 90,3-4.12-13.14.17            | EKPSTV
  ordinary 21 thursday  | I  | response    | Ps 90,14                         | CK
  ordinary 21 thursday  | II | psalm       | Ps 145,2-3.4-5.6-7               | EKPSTUV
  ordinary 21 thursday  | II | response    | prim. Ps 145,1                   | CKT
  ordinary 21 thursday  | -  | acclamation | Mt 24,42a.44                     | T only
  ordinary 21 thursday  | -  | gospel      | Mt 24,42-51                      | DEKPTUV

  ordinary 21 friday    | I  | first       | 1 Tes 4,1-8                      | DEKPSTUV
  ordinary 21 friday    | II | first       | 1 Kor 1,17-25                    | DEKPSTUV
  ordinary 21 friday    | I  | psalm       | Ps 97,1.2b.5-6.10.11-12          | EKPSTUV
  ordinary 21 friday    | I  | response    | Ps 97,12a                        | CK
  ordinary 21 friday    | II | psalm       | Ps 33,1-2.4-5.10-11              | EKPSTUV
  ordinary 21 friday    | II | response    | Ps 33,5b                         | CKT
  ordinary 21 friday    | -  | acclamation | Lk 21,36                         | T only
  ordinary 21 friday    | -  | gospel      | Mt 25,1-13                       | DEKPTUV

  ordinary 21 saturday  | I  | first       | 1 Tes 4,9-11                     | EKPSTU
  ordinary 21 saturday  | II | first       | 1 Kor 1,26-31                    | DEKPSTUV
  ordinary 21 saturday  | I  | psalm       | Ps 98,1.7-8.9                    | EKPSTUV
  ordinary 21 saturday  | I  | response    | prim. Ps 98,9                    | Ck
  ordinary 21 saturday  | II | psalm       | Ps 33,12-13.18-19.20-21          | EKPSTUV
  ordinary 21 saturday  | II | response    | Ps 33,12b                        | CKT
  ordinary 21 saturday  | -  | acclamation | Jn 13,34                         | T only
  ordinary 21 saturday  | -  | gospel      | Mt 25,14-30                      | DEKPTV

  ordinary 22 monday    | I  | first       | 1 Tes 4,13-18                    | DKPUV
  ordinary 22 monday    | II | first       | 1 Kor 2,1-5                      | DKPTUV
  ordinary 22 monday    | I  | psalm       | Ps 96,1.3.4-5.11-12.13           | KPSTUV
  ordinary 22 monday    | I  | response    | Ps 96,13b                        | CK
  ordinary 22 monday    | II | psalm       | Ps 119,97.98.99.100.101.102      | KPTUV
  ordinary 22 monday    | II | response    | Ps 119,97a                       | CKT
  ordinary 22 monday    | -  | acclamation | Lk 4,18                          | T only
  ordinary 22 monday    | -  | gospel      | Lk 4,16-30                       | DKPTUV

  ordinary 22 tuesday   | I  | first       | 1 Tes 5,1-6.9-11                 | DEKPSTUV
  ordinary 22 tuesday   | II | first       | 1 Kor 2,10b-16                   | DEKPSTUV
  ordinary 22 tuesday   | I  | psalm       | Ps 27,1.4.13-14                  | EKPSTUV
  ordinary 22 tuesday   | I  | response    | Ps 27,13                         | CK
  ordinary 22 tuesday   | II | psalm       | Ps 145,8-9.10-11.12-13ab.13cd-14 | EKPSTUV
  ordinary 22 tuesday   | II | response    | Ps 145,17a                       | CKT
  ordinary 22 tuesday   | -  | acclamation | Lk 7,16                          | T only
  ordinary 22 tuesday   | -  | gospel      | Lk 4,31-37                       | DEKPTUV

  ordinary 22 wednesday | I  | first       | Kol 1,1-8                        | DEKPSTUV
  ordinary 22 wednesday | II | first       | 1 Kor 3,1-9                      | DEKPSTUV
  ordinary 22 wednesday | I  | psalm       | Ps 52,10.11                      | KPSTUV
  ordinary 22 wednesday | I  | response    | Ps 52,10b                        | CK
  ordinary 22 wednesday | II | psalm       | Ps 33,12-13.14-15.20-21          | EKPSTUV
  ordinary 22 wednesday | II | response    | Ps 33,12b                        | CKT
  ordinary 22 wednesday | -  | acclamation | Lk 4,18-19                       | T only
  ordinary 22 wednesday | -  | gospel      | Lk 4,38-44                       | DEKPTUV

  ordinary 22 thursday  | I  | first       | Kol 1,9-14                       | DEKPSTUV
  ordinary 22 thursday  | II | first       | 1 Kor 3,18-23                    | DEKPSTUV
  ordinary 22 thursday  | I  | psalm       | Ps 98,2-3ab.3cd-4.5-6            | EKPSTUV
  ordinary 22 thursday  | I  | response    | Ps 98,2a                         | C
  ordinary 22 thursday  | II | psalm       | Ps 24,1-2.3-4ab.5-6              | EKPSTUV
  ordinary 22 thursday  | II | response    | Ps 24,1a                         | CKT
  ordinary 22 thursday  | -  | acclamation | Mt 4,19                          | T only
  ordinary 22 thursday  | -  | gospel      | Lk 5,1-11                        | DEKPTUV

  ordinary 22 friday    | I  | first       | Kol 1,15-20                      | DEKPSTUV
  ordinary 22 friday    | II | first       | 1 Kor 4,1-5                      | DEKPSTUV
  ordinary 22 friday    | I  | psalm       | Ps 100,1-2.3.4.5                 | EPTUV
  ordinary 22 friday    | I  | response    | Ps 100,2c                        | CK
  ordinary 22 friday    | II | psalm       | Ps 37,3-4.5-6.27-28.39-40        | EKPSTUV
  ordinary 22 friday    | II | response    | Ps 37,39                         | CKT
  ordinary 22 friday    | -  | acclamation | Jn 8,12                          | T only
  ordinary 22 friday    | -  | gospel      | Lk 5,33-39                       | DEKPTUV

  ordinary 22 saturday  | I  | first       | Kol 1,21-23                      | DEKPSTUV
  ordinary 22 saturday  | II | first       | 1 Kor 4,6-15                     | EPTU
  ordinary 22 saturday  | I  | psalm       | Ps 54,3-4.6.8                    | KPSTUV
  ordinary 22 saturday  | I  | response    | Ps 54,6a                         | Ck
  ordinary 22 saturday  | II | psalm       | Ps 145,17-18.19-20.21            | EKPSTUV
  ordinary 22 saturday  | II | response    | Ps 145,18a                       | CKT
  ordinary 22 saturday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 22 saturday  | -  | gospel      | Lk 6,1-5                         | DEKPTUV

  ordinary 23 monday    | I  | first       | Kol 1,24-2,3                     | DKPSTUV
  ordinary 23 monday    | II | first       | 1 Kor 5,1-8                      | DKPSTUV
  ordinary 23 monday    | I  | psalm       | Ps 62,6-7.9                      | KPSTUV
  ordinary 23 monday    | I  | response    | Ps 62,8a                         | Ck
  ordinary 23 monday    | II | psalm       | Ps 5,5-6.7.12                    | KPSTUV
  ordinary 23 monday    | II | response    | Ps 5,9a                          | CKT
  ordinary 23 monday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 23 monday    | -  | gospel      | Lk 6,6-11                        | DKPTUV

  ordinary 23 tuesday   | I  | first       | Kol 2,6-15                       | DEKPSTUV
  ordinary 23 tuesday   | II | first       | 1 Kor 6,1-11                     | DEKPSTV
  ordinary 23 tuesday   | I  | psalm       | Ps 145,1-2.8-9.10-11             | EKPSTUV
  ordinary 23 tuesday   | I  | response    | Ps 145,9                         | CK
  ordinary 23 tuesday   | II | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EKPSTV
  ordinary 23 tuesday   | II | response    | Ps 149,4a ali aleluja            | CK
  ordinary 23 tuesday   | -  | acclamation | Jn 15,16                         | T only
  ordinary 23 tuesday   | -  | gospel      | Lk 6,12-19                       | DEKPTV

  ordinary 23 wednesday | I  | first       | Kol 3,1-11                       | DEKPTUV
  ordinary 23 wednesday | II | first       | 1 Kor 7,25-31                    | DKPSTUV
  ordinary 23 wednesday | I  | psalm       | Ps 145,2-3.10-11.12-13ab         | EKPTUV
  ordinary 23 wednesday | I  | response    | prim. Ps 145,9                   | C
  ordinary 23 wednesday | II | psalm       | Ps 45,11-12.14-15.16-17          | KPSTUV
  ordinary 23 wednesday | II | response    | Ps 45,11a                        | CT
  ordinary 23 wednesday | -  | acclamation | Lk 6,23ab                        | T only
  ordinary 23 wednesday | -  | gospel      | Lk 6,20-26                       | DEKPTUV

  ordinary 23 thursday  | I  | first       | Kol 3,12-17                      | DEKPSTUV
  ordinary 23 thursday  | II | first       | 1 Kor 8,1b-7.11-13               | DEPTUV
  ordinary 23 thursday  | I  | psalm       | Ps 150,1-2.3-4.5-6               | EPTUV
  ordinary 23 thursday  | I  | response    | Ps 150,6 ali aleluja             | Ck
  ordinary 23 thursday  | II | psalm       | Ps 139,1-3.13-14.23-24           | EKPTUV
  ordinary 23 thursday  | II | response    | Ps 139,24b                       | CKT
  ordinary 23 thursday  | -  | acclamation | 1 Jn 4,12                        | T only
  ordinary 23 thursday  | -  | gospel      | Lk 6,27-38                       | DEKPTUV

  ordinary 23 friday    | I  | first       | 1 Tim 1,1-2.12-14                | DEKPSTUV
  ordinary 23 friday    | II | first       | 1 Kor 9,16-19.22-27              | DEKPSTUV
  ordinary 23 friday    | I  | psalm       | Ps 16,1-2.5.7-8.11               | EKPSTUV
  ordinary 23 friday    | I  | response    | prim. Ps 16,5a                   | CK
  ordinary 23 friday    | II | psalm       | Ps 84,3.4.5-6.12                 | KPSTU
  ordinary 23 friday    | II | response    | Ps 84,2                          | CKT
  ordinary 23 friday    | -  | acclamation | Jn 17,17b.17a                    | T only
  ordinary 23 friday    | -  | gospel      | Lk 6,39-42                       | DEKPTUV

  ordinary 23 saturday  | I  | first       | 1 Tim 1,15-17                    | DEKPSTUV
  ordinary 23 saturday  | II | first       | 1 Kor 10,14-22                   | DEKPSTUV
  ordinary 23 saturday  | I  | psalm       | Ps 113,1-2.3-4.5.6-7             | EKPSTUV
  ordinary 23 saturday  | I  | response    | prim. Ps 113,2 ali aleluja       | CK
  ordinary 23 saturday  | II | psalm       | Ps 116,12-13.17-18               | EKPSTUV
  ordinary 23 saturday  | II | response    | Ps 116,17a                       | CKT
  ordinary 23 saturday  | -  | acclamation | Jn 14,23                         | T only
  ordinary 23 saturday  | -  | gospel      | Lk 6,43-49                       | DEKPTUV

  ordinary 24 monday    | I  | first       | 1 Tim 2,1-8                      | DKPSTUV
  ordinary 24 monday    | II | first       | 1 Kor 11,17-26.33                | DPV
  ordinary 24 monday    | I  | psalm       | Ps 28,2.7.8-9                    | KPSTUV
  ordinary 24 monday    | I  | response    | Ps 28,6                          | Ck
  ordinary 24 monday    | II | psalm       | Ps 40,7-9.10.17                  | KPSTV
  ordinary 24 monday    | II | response    | 1 Kor 11,26b                     | Ck
  ordinary 24 monday    | -  | acclamation | Jn 3,16                          | T only
  ordinary 24 monday    | -  | gospel      | Lk 7,1-10                        | DKPTV

  ordinary 24 tuesday   | I  | first       | 1 Tim 3,1-13                     | DEKPTUV
  ordinary 24 tuesday   | II | first       | 1 Kor 12,12-14.27-31a            | DEKPSTUV
  ordinary 24 tuesday   | I  | psalm       | Ps 101,1-2a.2b-3ab.5.6           | EKPTUV
  ordinary 24 tuesday   | I  | response    | Ps 101,2b                        | CK
  ordinary 24 tuesday   | II | psalm       | Ps 100,1-2.3.4.5                 | EPTUV
  ordinary 24 tuesday   | II | response    | Ps 100,3c                        | CKT
  ordinary 24 tuesday   | -  | acclamation | Lk 7,16                          | T only
  ordinary 24 tuesday   | -  | gospel      | Lk 7,11-17                       | DEKPTV

  ordinary 24 wednesday | I  | first       | 1 Tim 3,14-16                    | DEKPTUV
  ordinary 24 wednesday | II | first       | 1 Kor 12,31-13,13                | DEKPTUV
  ordinary 24 wednesday | I  | psalm       | Ps 111,1-2.3-4.5-6               | EKPTUV
  ordinary 24 wednesday | I  | response    | Ps 111,2a ali aleluja            | C
  ordinary 24 wednesday | II | psalm       | Ps 33,2-3.4-5.12.22              | KPTUV
  ordinary 24 wednesday | II | response    | Ps 33,12b                        | CKT
  ordinary 24 wednesday | -  | acclamation | Jn 6,63b.68b                     | T only
  ordinary 24 wednesday | -  | gospel      | Lk 7,31-35                       | DEKPTUV

  ordinary 24 thursday  | I  | first       | 1 Tim 4,12-16                    | EKPTUV
  ordinary 24 thursday  | II | first       | 1 Kor 15,1-11                    | DEKPTUV
  ordinary 24 thursday  | I  | psalm       | Ps 111,7-8.9.10                  | EKPTUV
  ordinary 24 thursday  | I  | response    | Ps 111,2a ali aleluja            | C
  ordinary 24 thursday  | II | psalm       | Ps 118,1-2.16.17.28              | KPTUV
  ordinary 24 thursday  | II | response    | Ps 118,1a ali aleluja            | CKT
  ordinary 24 thursday  | -  | acclamation | Mt 11,28                         | T only
  ordinary 24 thursday  | -  | gospel      | Lk 7,36-50                       | DEKPTUV

  ordinary 24 friday    | I  | first       | 1 Tim 6,2-12                     | DEKPSTUV
  ordinary 24 friday    | II | first       | 1 Kor 15,12-20                   | DEKPSTUV
  ordinary 24 friday    | I  | psalm       | Ps 49,6-7.8-10.17-18.19-20       | KPSTUV
  ordinary 24 friday    | I  | response    | Mt 5,3                           | Ck
  ordinary 24 friday    | II | psalm       | Ps 17,1.6-7.8.15                 | EKPSTUV
  ordinary 24 friday    | II | response    | Ps 17,15b                        | CKT
  ordinary 24 friday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 24 friday    | -  | gospel      | Lk 8,1-3                         | DEKPTUV

  ordinary 24 saturday  | I  | first       | 1 Tim 6,13-16                    | DEKPSTUV
  ordinary 24 saturday  | II | first       | 1 Kor 15,35-37.42-49             | KPSTUV
  ordinary 24 saturday  | I  | psalm       | Ps 100,1-2.3.4.5                 | EPTU
  ordinary 24 saturday  | I  | response    | Ps 100,2c                        | CK
  ordinary 24 saturday  | II | psalm       | Ps 56,10-12.13-14                | KPSTUV
  ordinary 24 saturday  | II | response    | prim. Ps 56,14b                  | CKT
  ordinary 24 saturday  | -  | acclamation | Lk 8,15                          | T only
  ordinary 24 saturday  | -  | gospel      | Lk 8,4-15                        | EKPTUV

  ordinary 25 monday    | I  | first       | Ezr 1,1-6                        | DKPTUV
  ordinary 25 monday    | II | first       | Prg 3,27-35                      | EKSTU
  ordinary 25 monday    | I  | psalm       | Ps 126,1-2ab.2cd-3.4-5.6         | KPSTUV
  ordinary 25 monday    | I  | response    | Ps 126,3a                        | CK
  ordinary 25 monday    | II | psalm       | Ps 15,2-3a.3bc-4.5               | KPSTV
  ordinary 25 monday    | II | response    | Ps 15,1b.2                       | Ck
  ordinary 25 monday    | -  | acclamation | Mt 5,16                          | T only
  ordinary 25 monday    | -  | gospel      | Lk 8,16-18                       | DKPTV

  ordinary 25 tuesday   | I  | first       | Ezr 6,7-8.12b.14-20              | DKPTUV
  ordinary 25 tuesday   | II | first       | Prg 21,1-6.10-13                 | DEKPSTUV
  ordinary 25 tuesday   | I  | psalm       | Ps 122,1-2.3-4a.4b-5             | EKPTUV
  ordinary 25 tuesday   | I  | response    | prim. Ps 122,1                   | CK
  ordinary 25 tuesday   | II | psalm       | Ps 119,1.27.30.34.35.44          | EKPSTU
  ordinary 25 tuesday   | II | response    | Ps 119,35a                       | CKT
  ordinary 25 tuesday   | -  | acclamation | Lk 11,28                         | T only
  ordinary 25 tuesday   | -  | gospel      | Lk 8,19-21                       | DEKPTUV

  ordinary 25 wednesday | I  | first       | Ezr 9,5-9                        | DEKPTUV
  ordinary 25 wednesday | II | first       | Prg 30,5-9                       | DEKPTUV
  ordinary 25 wednesday | I  | psalm       | Tob 13,2.3-4.6.7-8               | V only
  ordinary 25 wednesday | I  | response    | Tob 13,2a                        | Ck
  ordinary 25 wednesday | II | psalm       | Ps 119,29.72.89.101.104.163      | EKPTUV
  ordinary 25 wednesday | II | response    | Ps 119,105a                      | CKT
  ordinary 25 wednesday | -  | acclamation | Mr 1,15                          | T only
  ordinary 25 wednesday | -  | gospel      | Lk 9,1-6                         | DEKPTUV

  ordinary 25 thursday  | I  | first       | Ag 1,1-8                         | DEKPSTUV
  ordinary 25 thursday  | II | first       | Prd 1,2-11                       | DEKSTUV
  ordinary 25 thursday  | I  | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EKPSTUV
  ordinary 25 thursday  | I  | response    | Ps 149,4a ali aleluja            | CK
  ordinary 25 thursday  | II | psalm       | Ps 90,3-4.5-6.12-13.14.17        | EKPSTUV
  ordinary 25 thursday  | II | response    | Ps 90,1                          | CKT
  ordinary 25 thursday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 25 thursday  | -  | gospel      | Lk 9,7-9                         | DEKPTUV

  ordinary 25 friday    | I  | first       | Ag 2,1-9                         | DEPTU
  ordinary 25 friday    | II | first       | Prd 3,1-11                       | DEKSTUV
  ordinary 25 friday    | I  | psalm       | Ps 43,1.2.3.4                    | EKPSTUV
  ordinary 25 friday    | I  | response    | prim. Ps 43,5bc                  | Ck
  ordinary 25 friday    | II | psalm       | Ps 144,1.2abc.3-4                | KPSTUV
  ordinary 25 friday    | II | response    | Ps 144,1a                        | CKT
  ordinary 25 friday    | -  | acclamation | Mr 10,45                         | T only
  ordinary 25 friday    | -  | gospel      | Lk 9,18-22                       | DEKPTUV

  ordinary 25 saturday  | I  | first       | Zah 2,5-9.14-15a                 | DKPSTUV
  ordinary 25 saturday  | II | first       | Prd 11,9-12,8                    | DEKSTUV
  ordinary 25 saturday  | I  | psalm       | Jer 31,10.11-12ab.13             | KPSTU
  ordinary 25 saturday  | I  | response    | prim. Jer 31,10d                 | CKT
  ordinary 25 saturday  | II | psalm       | Ps 90,3-4.5-6.12-13.14.17        | EKPSTUV
  ordinary 25 saturday  | II | response    | Ps 90,1                          | CKT
  ordinary 25 saturday  | -  | acclamation | 2 Tim 1,10                       | T only
  ordinary 25 saturday  | -  | gospel      | Lk 9,43b-45                      | DEKPTUV

  ordinary 26 monday    | I  | first       | Zah 8,1-8                        | DKPSTUV
  ordinary 26 monday    | II | first       | Job 1,6-22                       | DKPSTUV
  ordinary 26 monday    | I  | psalm       | Ps 102,16-18.19-21.29.22-23      | KPTUV
  ordinary 26 monday    | I  | response    | Ps 102,17                        | CK
  ordinary 26 monday    | II | psalm       | Ps 17,1.2-3.6-7                  | PSTUV
  ordinary 26 monday    | II | response    | Ps 17,6b                         | CT
  ordinary 26 monday    | -  | acclamation | Mr 10,45                         | T only
  ordinary 26 monday    | -  | gospel      | Lk 9,46-50                       | DKPTUV

  ordinary 26 tuesday   | I  | first       | Zah 8,20-23                      | DEKPTUV
  ordinary 26 tuesday   | II | first       | Job 3,1-3.11-17.20-23            | DEKPSV
  ordinary 26 tuesday   | I  | psalm       | Ps 87,1-3.4-5.6-7                | EKPTUV
  ordinary 26 tuesday   | I  | response    | Zah 8,23                         | Ck
  ordinary 26 tuesday   | II | psalm       | Ps 88,2-3.4-5.6.7-8              | KPSTV
  ordinary 26 tuesday   | II | response    | Ps 88,3a                         | CKT
  ordinary 26 tuesday   | -  | acclamation | Mr 10,45                         | T only
  ordinary 26 tuesday   | -  | gospel      | Lk 9,51-56                       | DEKPTV

  ordinary 26 wednesday | I  | first       | Neh 2,1-8                        | DEKPTUV
  ordinary 26 wednesday | II | first       | Job 9,1-12.14-16                 | DEKPSTUV
  ordinary 26 wednesday | I  | psalm       | Ps 137,1-2.3.4-5.6               | EKPTUV
  ordinary 26 wednesday | I  | response    | Ps 137,6ab                       | CK
  ordinary 26 wednesday | II | psalm       | Ps 88,10bc-11.12-13.14-15        | KPSTUV
  ordinary 26 wednesday | II | response    | Ps 88,3a                         | CKT
  ordinary 26 wednesday | -  | acclamation | Flp 3,8-9                        | T only
  ordinary 26 wednesday | -  | gospel      | Lk 9,57-62                       | DEKPTUV

  ordinary 26 thursday  | I  | first       | Neh 8,1-4a.5-6.7b-12             | DEKPSTUV
  ordinary 26 thursday  | II | first       | Job 19,21-27                     | EPTUV
  ordinary 26 thursday  | I  | psalm       | Ps 19,8.9.10.11                  | KPSTUV
  ordinary 26 thursday  | I  | response    | Ps 19,9a                         | CK
  ordinary 26 thursday  | II | psalm       | Ps 27,7-8a.8b-9abc.13-14         | EKPTUV
  ordinary 26 thursday  | II | response    | Ps 27,13                         | CKT
  ordinary 26 thursday  | -  | acclamation | Mr 1,15                          | T only
  ordinary 26 thursday  | -  | gospel      | Lk 10,1-12                       | DEKPTUV

  ordinary 26 friday    | I  | first       | Bar 1,15-22                      | DEKPSTUV
  ordinary 26 friday    | II | first       | Job 38,1.12-21; 40,3-5           | DKPSUV
  ordinary 26 friday    | I  | psalm       | Ps 79,1-2.3-5.8.9                | EKPSTUV
  ordinary 26 friday    | I  | response    | Ps 79,9b                         | CK
  ordinary 26 friday    | II | psalm       | Ps 139,1-3.7-8.9-10.13-14ab      | EKPSTU
  ordinary 26 friday    | II | response    | Ps 139,24b                       | CKT
  ordinary 26 friday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 26 friday    | -  | gospel      | Lk 10,13-16                      | DEKPTV

  ordinary 26 saturday  | I  | first       | Bar 4,5-12.27-29                 | DEKPTUV
  ordinary 26 saturday  | II | first       | Job 42,1-3.5-6.12-17             | DPTU
  ordinary 26 saturday  | I  | psalm       | Ps 69,33-35.36-37                | KPTUV
  ordinary 26 saturday  | I  | response    | Ps 69,34a                        | C
  ordinary 26 saturday  | II | psalm       | Ps 119,66.71.75.91.125.130       | EKPSTUV
  ordinary 26 saturday  | II | response    | Ps 119,135a                      | CKT
  ordinary 26 saturday  | -  | acclamation | Mt 11,25                         | T only
  ordinary 26 saturday  | -  | gospel      | Lk 10,17-24                      | DEKPTUV

  ordinary 27 monday    | I  | first       | Jon 1,1-2,1.11                   | DKSV
  ordinary 27 monday    | II | first       | Gal 1,6-12                       | DKPSTUV
  ordinary 27 monday    | I  | psalm       | Jon 2,3.4.5.8                    | KPSTU
  ordinary 27 monday    | I  | response    | Jon 2,6c                         | CKT
  ordinary 27 monday    | II | psalm       | Ps 111,1-2.7-8.9.10c             | KPSTUV
  ordinary 27 monday    | II | response    | Ps 111,5b ali aleluja            | CKT
  ordinary 27 monday    | -  | acclamation | Jn 13,34                         | T only
  ordinary 27 monday    | -  | gospel      | Lk 10,25-37                      | DKPTUV

  ordinary 27 tuesday   | I  | first       | Jon 3,1-10                       | DEKPSTUV
  ordinary 27 tuesday   | II | first       | Gal 1,13-24                      | DEKPSTUV
  ordinary 27 tuesday   | I  | psalm       | Ps 130,1-2.3-4.7-8               | EKPSTUV
  ordinary 27 tuesday   | I  | response    | Ps 130,3                         | C
  ordinary 27 tuesday   | II | psalm       | Ps 139,1-3.13-15                 | PTUV
  ordinary 27 tuesday   | II | response    | Ps 139,24b                       | CKT
  ordinary 27 tuesday   | -  | acclamation | Lk 11,28                         | T only
  ordinary 27 tuesday   | -  | gospel      | Lk 10,38-42                      | DEKPTUV

  ordinary 27 wednesday | I  | first       | Jon 4,1-11                       | DEKPSTUV
  ordinary 27 wednesday | II | first       | Gal 2,1-2.7-14                   | DEKPSTUV
  ordinary 27 wednesday | I  | psalm       | Ps 86,3-4.5-6.9-10               | KPSTUV
  ordinary 27 wednesday | I  | response    | Ps 86,15b                        | Ck
  ordinary 27 wednesday | II | psalm       | Ps 117,1.2                       | EKPSTUV
  ordinary 27 wednesday | II | response    | Mr 16,15 ali aleluja             | CKT
  ordinary 27 wednesday | -  | acclamation | Rim 8,15                         | T only
  ordinary 27 wednesday | -  | gospel      | Lk 11,1-4                        | DEKPTUV

  ordinary 27 thursday  | I  | first       | Mal 3,13-20                      | DKPTUV
  ordinary 27 thursday  | II | first       | Gal 3,1-5                        | DEKPSTUV
  ordinary 27 thursday  | I  | psalm       | Ps 1,1-2.3.4.6                   | EKPTUV
  ordinary 27 thursday  | I  | response    | Ps 40,5a                         | CKT
  ordinary 27 thursday  | II | psalm       | Lk 1,69-70.71-72.73-75           | KPSTUV
  ordinary 27 thursday  | II | response    | prim. Lk 1,68                    | CKT
  ordinary 27 thursday  | -  | acclamation | Apd 16,14b                       | T only
  ordinary 27 thursday  | -  | gospel      | Lk 11,5-13                       | DEKPTUV

  ordinary 27 friday    | I  | first       | Jl 1,13-15; 2,1-2                | DEKPSTUV
  ordinary 27 friday    | II | first       | Gal 3,7-14                       | DKPUV
  ordinary 27 friday    | I  | psalm       | Ps 9,2-3.6.16.8-9                | KPSTUV
  ordinary 27 friday    | I  | response    | Ps 9,9a                          | CK
  ordinary 27 friday    | II | psalm       | Ps 111,1-2.3-4.5-6               | EKPTUV
  ordinary 27 friday    | II | response    | Ps 111,5b ali aleluja            | CKT
  ordinary 27 friday    | -  | acclamation | Jn 12,31b-32                     | T only
  ordinary 27 friday    | -  | gospel      | Lk 11,15-26                      | DEKPTUV

  ordinary 27 saturday  | I  | first       | Jl 4,12-21                       | DKPSTUV
  ordinary 27 saturday  | II | first       | Gal 3,22-29                      | DEKPSTUV
  ordinary 27 saturday  | I  | psalm       | Ps 97,1-2.5-6.11-12              | EKPSTUV
  ordinary 27 saturday  | I  | response    | Ps 97,12a                        | CK
  ordinary 27 saturday  | II | psalm       | Ps 105,2-3.4-5.6-7               | EKPSTUV
  ordinary 27 saturday  | II | response    | Ps 105,8a ali aleluja            | CKT
  ordinary 27 saturday  | -  | acclamation | Lk 11,28                         | T only
  ordinary 27 saturday  | -  | gospel      | Lk 11,27-28                      | DEKPTUV

  ordinary 28 monday    | I  | first       | Rim 1,1-7                        | DKPSTUV
  ordinary 28 monday    | II | first       | Gal 4,22-24.26-27.31-5,1         | KPTUV
  ordinary 28 monday    | I  | psalm       | Ps 98,1.2-3ab.3cd-4              | KPSTUV
  ordinary 28 monday    | I  | response    | Ps 98,2a                         | CK
  ordinary 28 monday    | II | psalm       | Ps 113,1-2.3-4.5a.6-7            | KPSTUV
  ordinary 28 monday    | II | response    | prim. Ps 113,2 ali aleluja       | CKT
  ordinary 28 monday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 28 monday    | -  | gospel      | Lk 11,29-32                      | DKPTUV

  ordinary 28 tuesday   | I  | first       | Rim 1,16-25                      | DEKPSTUV
  ordinary 28 tuesday   | II | first       | Gal 5,1-6                        | DEKPSTUV
  ordinary 28 tuesday   | I  | psalm       | Ps 19,2-3.4-5                    | KPSTUV
  ordinary 28 tuesday   | I  | response    | Ps 19,2a                         | CK
  ordinary 28 tuesday   | II | psalm       | Ps 119,41.43.44.45.47.48         | EKPSTUV
  ordinary 28 tuesday   | II | response    | Ps 119,41a                       | CKT
  ordinary 28 tuesday   | -  | acclamation | Heb 4,12                         | T only
  ordinary 28 tuesday   | -  | gospel      | Lk 11,37-41                      | DEKPTUV

  ordinary 28 wednesday | I  | first       | Rim 2,1-11                       | DEKPSTUV
  ordinary 28 wednesday | II | first       | Gal 5,18-25                      | DEKPSTUV
  ordinary 28 wednesday | I  | psalm       | Ps 62,2-3.6-7.9                  | KPSTUV
  ordinary 28 wednesday | I  | response    | Ps 62,13b                        | Ck
  ordinary 28 wednesday | II | psalm       | Ps 1,1-2.3.4.6                   | EKPSTUV
  ordinary 28 wednesday | II | response    | prim. Jn 8,12                    | CKT
  ordinary 28 wednesday | -  | acclamation | Jn 10,27                         | T only
  ordinary 28 wednesday | -  | gospel      | Lk 11,42-46                      | DEKPTUV

  ordinary 28 thursday  | I  | first       | Rim 3,21-30                      | EKPSTU
  ordinary 28 thursday  | II | first       | Ef 1,1-10                        | EKPSTU
  ordinary 28 thursday  | I  | psalm       | Ps 130,1-2.3-4.5-6               | EKPSTUV
  ordinary 28 thursday  | I  | response    | Ps 130,7bc                       | CK
  ordinary 28 thursday  | II | psalm       | Ps 98,1.2-3a.3b-4.5-6            | EKPSTUV
  ordinary 28 thursday  | II | response    | Ps 98,2a                         | CKT
  ordinary 28 thursday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 28 thursday  | -  | gospel      | Lk 11,47-54                      | DEKPTUV

  ordinary 28 friday    | I  | first       | Rim 4,1-8                        | DEKPSTUV
  ordinary 28 friday    | II | first       | Ef 1,11-14                       | DEKPSTUV
  ordinary 28 friday    | I  | psalm       | Ps 32,1-2.5.11                   | KPSTUV
  ordinary 28 friday    | I  | response    | prim. Ps 32,7                    | CK
  ordinary 28 friday    | II | psalm       | Ps 33,1-2.4-5.12-13              | EKPSTUV
  ordinary 28 friday    | II | response    | Ps 33,12b                        | CKT
  ordinary 28 friday    | -  | acclamation | Ps 33,22                         | T only
  ordinary 28 friday    | -  | gospel      | Lk 12,1-7                        | DEKPTUV

  ordinary 28 saturday  | I  | first       | Rim 4,13.16-18                   | DEKPSTUV
  ordinary 28 saturday  | II | first       | Ef 1,15-23                       | DEKPSTUV
  ordinary 28 saturday  | I  | psalm       | Ps 105,6-7.8-9.42-43             | KPSTUV
  ordinary 28 saturday  | I  | response    | Ps 105,8a ali aleluja            | CK
  ordinary 28 saturday  | II | psalm       | Ps 8,2-3.4-5.6-7                 | KPSTUV
  ordinary 28 saturday  | II | response    | Ps 8,7                           | CKT
  ordinary 28 saturday  | -  | acclamation | Jn 15,26b.27a                    | T only
  ordinary 28 saturday  | -  | gospel      | Lk 12,8-12                       | DEKPTUV

  ordinary 29 monday    | I  | first       | Rim 4,20-25                      | DKPTV
  ordinary 29 monday    | II | first       | Ef 2,1-10                        | DKPSTUV
  ordinary 29 monday    | I  | psalm       | Lk 1,69-70.71-72.73-75           | KPT
  ordinary 29 monday    | I  | response    | prim. Lk 1,68                    | CK
  ordinary 29 monday    | II | psalm       | Ps 100,1-2.3.4-5                 | PTU
  ordinary 29 monday    | II | response    | Ps 100,3b                        | CKT
  ordinary 29 monday    | -  | acclamation | Mt 5,3                           | T only
  ordinary 29 monday    | -  | gospel      | Lk 12,13-21                      | DKPTV

  ordinary 29 tuesday   | I  | first       | Rim 5,12.15b.17-19.20b-21        | DEKPSTUV
  ordinary 29 tuesday   | II | first       | Ef 2,12-22                       | DEKPTUV
  ordinary 29 tuesday   | I  | psalm       | Ps 40,7-8a.8b-9.10.17            | KPSTU
  ordinary 29 tuesday   | I  | response    | Ps 40,8a.9a                      | CK
  ordinary 29 tuesday   | II | psalm       | Ps 85,9.10.11-12.13-14           | KPTUV
  ordinary 29 tuesday   | II | response    | Ps 85,9b                         | CKT
  ordinary 29 tuesday   | -  | acclamation | Lk 21,36                         | T only
  ordinary 29 tuesday   | -  | gospel      | Lk 12,35-38                      | EKPTUV

  ordinary 29 wednesday | I  | first       | Rim 6,12-18                      | DEKPSTUV
  ordinary 29 wednesday | II | first       | Ef 3,2-12                        | DKPSTUV
  ordinary 29 wednesday | I  | psalm       | Ps 124,1-3.4-6.7-8               | EKPSTUV
  ordinary 29 wednesday | I  | response    | Ps 124,8a                        | CK
  ordinary 29 wednesday | II | psalm       | Iz 12,2-3.4bcd.5-6               | KPSTUV
  ordinary 29 wednesday | II | response    | Iz 12,3                          | CKT
  ordinary 29 wednesday | -  | acclamation | Mt 24,42a.44                     | T only
  ordinary 29 wednesday | -  | gospel      | Lk 12,39-48                      | DEKPTUV

  ordinary 29 thursday  | I  | first       | Rim 6,19-23                      | EKPSTUV
  ordinary 29 thursday  | II | first       | Ef 3,14-21                       | KPSTUV
  ordinary 29 thursday  | I  | psalm       | Ps 1,1-2.3.4.6                   | EKPSTUV
  ordinary 29 thursday  | I  | response    | Ps 40,5a                         | CKT
  ordinary 29 thursday  | II | psalm       | Ps 33,1-2.4-5.11-12.18-19        | EKPSTUV
  ordinary 29 thursday  | II | response    | Ps 33,5                          | CKT
  ordinary 29 thursday  | -  | acclamation | Flp 3,8-9                        | T only
  ordinary 29 thursday  | -  | gospel      | Lk 12,49-53                      | EKPTUV

  ordinary 29 friday    | I  | first       | Rim 7,18-25a                     | DEKPSTUV
  ordinary 29 friday    | II | first       | Ef 4,1-6                         | DEKPSTUV
  ordinary 29 friday    | I  | psalm       | Ps 119,66.68.76.77.93.94         | EKPSTUV
  ordinary 29 friday    | I  | response    | Ps 119,68                        | CK
  ordinary 29 friday    | II | psalm       | Ps 24,1-2.3-4ab.5-6              | EKPSTUV
  ordinary 29 friday    | II | response    | Ps 24,6                          | CKT
  ordinary 29 friday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 29 friday    | -  | gospel      | Lk 12,54-59                      | DEKPTUV

  ordinary 29 saturday  | I  | first       | Rim 8,1-11                       | DEKPSTUV
  ordinary 29 saturday  | II | first       | Ef 4,7-16                        | DEKPSTUV
  ordinary 29 saturday  | I  | psalm       | Ps 24,1-2.3-4ab.5-6              | EKPSTUV
  ordinary 29 saturday  | I  | response    | prim. Ps 24,6                    | CKT
  ordinary 29 saturday  | II | psalm       | Ps 122,1-2.3-4a.4b-5             | EKPSTUV
  ordinary 29 saturday  | II | response    | prim. Ps 122,1                   | CKT
  ordinary 29 saturday  | -  | acclamation | Ezk 33,11                        | T only
  ordinary 29 saturday  | -  | gospel      | Lk 13,1-9                        | DEKPTUV

  ordinary 30 monday    | I  | first       | Rim 8,12-17                      | DKPSTUV
  ordinary 30 monday    | II | first       | Ef 4,32-5,8                      | DEKPSTUV
  ordinary 30 monday    | I  | psalm       | Ps 68,2.4.6-7ab.20-21            | KPSTUV
  ordinary 30 monday    | I  | response    | Ps 68,21a                        | CK
  ordinary 30 monday    | II | psalm       | Ps 1,1-2.3.4.6                   | EKPSTU
  ordinary 30 monday    | II | response    | prim. Ef 5,1                     | CKT
  ordinary 30 monday    | -  | acclamation | Jn 17,17                         | T only
  ordinary 30 monday    | -  | gospel      | Lk 13,10-17                      | DEKPTUV

  ordinary 30 tuesday   | I  | first       | Rim 8,18-25                      | DEKPSTUV
  ordinary 30 tuesday   | II | first       | Ef 5,21-33                       | DEKPSTUV
  ordinary 30 tuesday   | I  | psalm       | Ps 126,1-2ab.2cd-3.4-5.6         | EKPSTUV
  ordinary 30 tuesday   | I  | response    | Ps 126,3a                        | CK
  ordinary 30 tuesday   | II | psalm       | Ps 128,1-2.3.4-5                 | EPSTUV
  ordinary 30 tuesday   | II | response    | Ps 128,1a                        | CT
  ordinary 30 tuesday   | -  | acclamation | Mt 11,25                         | T only
  ordinary 30 tuesday   | -  | gospel      | Lk 13,18-21                      | DEKPTUV

  ordinary 30 wednesday | I  | first       | Rim 8,26-30                      | DEKPSTUV
  ordinary 30 wednesday | II | first       | Ef 6,1-9                         | DEKPSTV
  ordinary 30 wednesday | I  | psalm       | Ps 13,4-5.6                      | EKPSUV
  ordinary 30 wednesday | I  | response    | prim. Ps 13,6a                   | Ck
  ordinary 30 wednesday | II | psalm       | Ps 145,10-11.12-13ab.13cd-14     | EKPSTV
  ordinary 30 wednesday | II | response    | Ps 145,13c                       | CK
  ordinary 30 wednesday | -  | acclamation | 2 Tes 2,14                       | T only
  ordinary 30 wednesday | -  | gospel      | Lk 13,22-30                      | DEKPTV

  ordinary 30 thursday  | I  | first       | Rim 8,31b-39                     | EKPTUV
  ordinary 30 thursday  | II | first       | Ef 6,10-20                       | DEKPSTUV
  ordinary 30 thursday  | I  | psalm       | Ps 109,21-22.26-27.30-31         | EKPTUV
  ordinary 30 thursday  | I  | response    | Ps 109,26b                       | CK
  ordinary 30 thursday  | II | psalm       | Ps 144,1.2.9-10                  | EKPSTUV
  ordinary 30 thursday  | II | response    | Ps 144,1                         | CKT
  ordinary 30 thursday  | -  | acclamation | Lk 19,38; 2,14                   | T only
  ordinary 30 thursday  | -  | gospel      | Lk 13,31-35                      | DEKPTUV

  ordinary 30 friday    | I  | first       | Rim 9,1-5                        | DEKPSTUV
  ordinary 30 friday    | II | first       | Flp 1,1-11                       | DEKPTUV
  ordinary 30 friday    | I  | psalm       | Ps 147,12-13.14-15.19-20         | EKPSTUV
  ordinary 30 friday    | I  | response    | Ps 147,12a                       | CK
  ordinary 30 friday    | II | psalm       | Ps 111,1-2.3-4.5-6               | EKPTUV
  ordinary 30 friday    | II | response    | Ps 111,2 ali aleluja             | CKT
  ordinary 30 friday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 30 friday    | -  | gospel      | Lk 14,1-6                        | DEKPTUV

  ordinary 30 saturday  | I  | first       | Rim 11,1-2.11-12.25-29           | DEKPSTUV
  ordinary 30 saturday  | II | first       | Flp 1,18b-26                     | DEKPSTUV
  ordinary 30 saturday  | I  | psalm       | Ps 94,12-13a.14-15.17-18         | EKPSTUV
  ordinary 30 saturday  | I  | response    | prim. Ps 94,14a                  | CK
  ordinary 30 saturday  | II | psalm       | Ps 42,2.3.5                      | KPSTUV
  ordinary 30 saturday  | II | response    | prim. Ps 42,3a                   | CKT
  ordinary 30 saturday  | -  | acclamation | Mt 11,29ab                       | T only
  ordinary 30 saturday  | -  | gospel      | Lk 14,1.7-11                     | DEKPTUV

  ordinary 31 monday    | I  | first       | Rim 11,29-36                     | DKPTUV
  ordinary 31 monday    | II | first       | Flp 2,1-4                        | DEKPSTV
  ordinary 31 monday    | I  | psalm       | Ps 69,30-31.33-34.36-37          | KPTV
  ordinary 31 monday    | I  | response    | Ps 69,14c                        | CK
  ordinary 31 monday    | II | psalm       | Ps 131,1.2.3                     | EPSTV
  ordinary 31 monday    | II | response    | prim. Ps 131,2                   | C
  ordinary 31 monday    | -  | acclamation | Jn 8,31b-32                      | T only
  ordinary 31 monday    | -  | gospel      | Lk 14,12-14                      | DKPTV

  ordinary 31 tuesday   | I  | first       | Rim 12,5-16ab                    | DKPTUV
  ordinary 31 tuesday   | II | first       | Flp 2,5-11                       | DEKPTUV
  ordinary 31 tuesday   | I  | psalm       | Ps 131,1.2.3                     | KPTUV
  ordinary 31 tuesday   | I  | response    | prim. Ps 131,2                   | C
  ordinary 31 tuesday   | II | psalm       | Ps 22,26b-27.28-30.31-32         | KPTUV
  ordinary 31 tuesday   | II | response    | prim. Ps 22,26                   | CKT
  ordinary 31 tuesday   | -  | acclamation | Mt 11,28                         | T only
  ordinary 31 tuesday   | -  | gospel      | Lk 14,15-24                      | DKPTUV

  ordinary 31 wednesday | I  | first       | Rim 13,8-10                      | DEKPSTUV
  ordinary 31 wednesday | II | first       | Flp 2,12-18                      | DEKPTV
  ordinary 31 wednesday | I  | psalm       | Ps 112,1-2.4-5.9                 | EKPSTUV
  ordinary 31 wednesday | I  | response    | prim. Ps 112,5 ali aleluja       | CK
  ordinary 31 wednesday | II | psalm       | Ps 27,1.4.13-14                  | EKPTUV
  ordinary 31 wednesday | II | response    | Ps 27,1                          | CKT
  ordinary 31 wednesday | -  | acclamation | 1 Pt 4,14                        | T only
  ordinary 31 wednesday | -  | gospel      | Lk 14,25-33                      | DEKPTUV

  ordinary 31 thursday  | I  | first       | Rim 14,7-12                      | DEKPSTUV
  ordinary 31 thursday  | II | first       | Flp 3,3-8                        | DEKPSTUV
  ordinary 31 thursday  | I  | psalm       | Ps 27,1.4.13-14                  | EKPSTUV
  ordinary 31 thursday  | I  | response    | Ps 27,13                         | CK
  ordinary 31 thursday  | II | psalm       | Ps 105,2-3.4-5.6-7               | EKPSTUV
  ordinary 31 thursday  | II | response    | Ps 105,3b ali aleluja            | CKT
  ordinary 31 thursday  | -  | acclamation | Mt 11,28                         | T only
  ordinary 31 thursday  | -  | gospel      | Lk 15,1-10                       | DEKPTUV

  ordinary 31 friday    | I  | first       | Rim 15,14-21                     | DEKPSTUV
  ordinary 31 friday    | II | first       | Flp 3,17-4,1                     | DEKPSTUV
  ordinary 31 friday    | I  | psalm       | Ps 98,1.2-3a.3b-4                | EKPSTUV
  ordinary 31 friday    | I  | response    | Ps 98,2b                         | CK
  ordinary 31 friday    | II | psalm       | Ps 122,1-2.4-5                   | KST
  ordinary 31 friday    | II | response    | Ps 122,1                         | CKT
  ordinary 31 friday    | -  | acclamation | 1 Jn 2,5                         | T only
  ordinary 31 friday    | -  | gospel      | Lk 16,1-8                        | DEKPTUV

  ordinary 31 saturday  | I  | first       | Rim 16,3-9.16.22-27              | DEKPSTUV
  ordinary 31 saturday  | II | first       | Flp 4,10-19                      | DEKPSTUV
  ordinary 31 saturday  | I  | psalm       | Ps 145,2-3.4-5.10-11             | EKPSTUV
  ordinary 31 saturday  | I  | response    | prim. Ps 145,2                   | C
  ordinary 31 saturday  | II | psalm       | Ps 112,1-2.5-6.8.9               | EKPSTUV
  ordinary 31 saturday  | II | response    | Ps 112,1a ali aleluja            | CKT
  ordinary 31 saturday  | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 31 saturday  | -  | gospel      | Lk 16,9-15                       | DEKPTUV

  ordinary 32 monday    | I  | first       | Mdr 1,1-7                        | DKPSTUV
  ordinary 32 monday    | II | first       | Tit 1,1-9                        | DKPSTV
  ordinary 32 monday    | I  | psalm       | Ps 139,1-3.4-6.7-8.9-10          | KPSTUV
  ordinary 32 monday    | I  | response    | Ps 139,24b                       | CK
  ordinary 32 monday    | II | psalm       | Ps 24,1-2.3-4ab.5-6              | KPSTV
  ordinary 32 monday    | II | response    | prim. Ps 24,6                    | CK
  ordinary 32 monday    | -  | acclamation | Flp 2,15-16                      | T only
  ordinary 32 monday    | -  | gospel      | Lk 17,1-6                        | DKPTV

  ordinary 32 tuesday   | I  | first       | Mdr 2,23-3,9                     | DEKPTUV
  ordinary 32 tuesday   | II | first       | Tit 2,1-8.11-14                  | DEKPSTUV
  ordinary 32 tuesday   | I  | psalm       | Ps 34,2-3.16-17.18-19            | EKPTUV
  ordinary 32 tuesday   | I  | response    | prim. Ps 34,2                    | CK
  ordinary 32 tuesday   | II | psalm       | Ps 37,3-4.18.23.27.29            | EKPSTUV
  ordinary 32 tuesday   | II | response    | Ps 37,39                         | CKT
  ordinary 32 tuesday   | -  | acclamation | Jn 14,23                         | T only
  ordinary 32 tuesday   | -  | gospel      | Lk 17,7-10                       | DEKPTUV

  ordinary 32 wednesday | I  | first       | Mdr 6,1-11                       | DEKPSTU
  ordinary 32 wednesday | II | first       | Tit 3,1-7                        | DEKPTUV
  ordinary 32 wednesday | I  | psalm       | Ps 82,3-4.6-7                    | EKPSTUV
  ordinary 32 wednesday | I  | response    | Ps 82,8                          | C
  ordinary 32 wednesday | II | psalm       | Ps 23,1-3a.3b-4.5.6              | EKPTUV
  ordinary 32 wednesday | II | response    | Ps 23,1                          | CKT
  ordinary 32 wednesday | -  | acclamation | 1 Tes 5,18                       | T only
  ordinary 32 wednesday | -  | gospel      | Lk 17,11-19                      | DEKPTUV

  ordinary 32 thursday  | I  | first       | Mdr 7,22-8,1                     | DEKPSTUV
  ordinary 32 thursday  | II | first       | Flm 1,7-20                       | DEPSTUV
  ordinary 32 thursday  | I  | psalm       | Ps 119,89.90.91.130.135.175      | EKPSTUV
  ordinary 32 thursday  | I  | response    | Ps 119,89                        | CK
  ordinary 32 thursday  | II | psalm       | Ps 146,6c-7.8-9a.9b-10           | K only
  ordinary 32 thursday  | II | response    | Ps 146,5 ali aleluja             | CKT
  ordinary 32 thursday  | -  | acclamation | Jn 15,5                          | T only
  ordinary 32 thursday  | -  | gospel      | Lk 17,20-25                      | DEKPTUV

  ordinary 32 friday    | I  | first       | Mdr 13,1-9                       | DEKPSTUV
  ordinary 32 friday    | II | first       | 2 Jn 1,4-9                       | DEPSTUV
  ordinary 32 friday    | I  | psalm       | Ps 19,2-3.4-5                    | KPSTUV
  ordinary 32 friday    | I  | response    | Ps 19,2a                         | Ck
  ordinary 32 friday    | II | psalm       | Ps 119,1.2.10.11.17.18           | EKPSTUV
  ordinary 32 friday    | II | response    | Ps 119,1a                        | CKT
  ordinary 32 friday    | -  | acclamation | Lk 21,28                         | T only
  ordinary 32 friday    | -  | gospel      | Lk 17,26-37                      | DEKPTUV

  ordinary 32 saturday  | I  | first       | Mdr 18,14-16; 19,6-9             | DEKPSTUV
  ordinary 32 saturday  | II | first       | 3 Jn 1,5-8                       | DEPSTUV
  ordinary 32 saturday  | I  | psalm       | Ps 105,2-3.36-37.42-43           | EKPSTUV
  ordinary 32 saturday  | I  | response    | Ps 105,5a ali aleluja            | CK
  ordinary 32 saturday  | II | psalm       | Ps 112,1-2.3-4.5-6               | EKPSTUV
  ordinary 32 saturday  | II | response    | Ps 112,1b ali aleluja            | CKT
  ordinary 32 saturday  | -  | acclamation | 2 Tes 2,14                       | T only
  ordinary 32 saturday  | -  | gospel      | Lk 18,1-8                        | DEKPTUV

  ordinary 33 monday    | I  | first       | 1 Mkb 1,10-15.41-43.54-57.62-64  | DEKST
  ordinary 33 monday    | II | first       | Raz 1,1-4; 2,1-5                 | DKPSTUV
  ordinary 33 monday    | I  | psalm       | Ps 119,53.61.134.150.155.158     | KPSTUV
  ordinary 33 monday    | I  | response    | prim. Ps 119,88                  | Ck
  ordinary 33 monday    | II | psalm       | Ps 1,1-2.3.4.6                   | KPSTUV
  ordinary 33 monday    | II | response    | Raz 2,7b                         | CKT
  ordinary 33 monday    | -  | acclamation | Jn 8,12                          | T only
  ordinary 33 monday    | -  | gospel      | Lk 18,35-43                      | DKPTUV

  ordinary 33 tuesday   | I  | first       | 2 Mkb 6,18-31                    | DEKPSTUV
  ordinary 33 tuesday   | II | first       | Raz 3,1-6.14-22                  | DEKPSTUV
  ordinary 33 tuesday   | I  | psalm       | Ps 3,2-3.4-5.6-7                 | KPSU
  ordinary 33 tuesday   | I  | response    | Ps 3,6b                          | Ck
  ordinary 33 tuesday   | II | psalm       | Ps 15,2-4.5                      | KPSTUV
  ordinary 33 tuesday   | II | response    | Raz 3,21                         | CKT
  ordinary 33 tuesday   | -  | acclamation | 1 Jn 4,10b                       | T only
  ordinary 33 tuesday   | -  | gospel      | Lk 19,1-10                       | DEKPTUV

  ordinary 33 wednesday | I  | first       | 2 Mkb 7,1.20-31                  | DEKPSTUV
  ordinary 33 wednesday | II | first       | Raz 4,1-11                       | DEKPSTUV
  ordinary 33 wednesday | I  | psalm       | Ps 17,1.5-6.8.15                 | EKPSTUV
  ordinary 33 wednesday | I  | response    | Ps 17,15                         | CK
  ordinary 33 wednesday | II | psalm       | Ps 150,1-2.3-4.5-6               | EPTUV
  ordinary 33 wednesday | II | response    | Raz 4,8b                         | CKT
  ordinary 33 wednesday | -  | acclamation | Jn 15,16                         | T only
  ordinary 33 wednesday | -  | gospel      | Lk 19,11-28                      | DEKPTUV

  ordinary 33 thursday  | I  | first       | 1 Mkb 2,15-29                    | DEKPSTUV
  ordinary 33 thursday  | II | first       | Raz 5,1-10                       | DEKPSTUV
  ordinary 33 thursday  | I  | psalm       | Ps 50,1-2.5-6.14-15              | EKPSTUV
  ordinary 33 thursday  | I  | response    | Ps 50,23b                        | CK
  ordinary 33 thursday  | II | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EKPSTUV
  ordinary 33 thursday  | II | response    | Raz 5,10 ali aleluja             | CKT
  ordinary 33 thursday  | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 33 thursday  | -  | gospel      | Lk 19,41-44                      | DEKPTUV

  ordinary 33 friday    | I  | first       | 1 Mkb 4,36-37.52-59              | DEKPSTUV
  ordinary 33 friday    | II | first       | Raz 10,8-11                      | DEKPSTUV
  ordinary 33 friday    | I  | psalm       | 1 Krn 29,10.11a.11b-12a.12b      | KPSTUV
  ordinary 33 friday    | I  | response    | 1 Krn 29,13b                     | CKT
  ordinary 33 friday    | II | psalm       | Ps 119,14.24.72.103.111.131      | EKPSTU
  ordinary 33 friday    | II | response    | Ps 119,103a                      | CKT
  ordinary 33 friday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 33 friday    | -  | gospel      | Lk 19,45-48                      | DEKPTUV

  ordinary 33 saturday  | I  | first       | 1 Mkb 6,1-13                     | DEKPSTUV
  ordinary 33 saturday  | II | first       | Raz 11,4-12                      | EKPSTV
  ordinary 33 saturday  | I  | psalm       | Ps 9,2-3.4.6.16.19               | KPSTUV
  ordinary 33 saturday  | I  | response    | prim. Ps 9,15b                   | C
  ordinary 33 saturday  | II | psalm       | Ps 144,1.2.9-10                  | EKPSTUV
  ordinary 33 saturday  | II | response    | Ps 144,1                         | CKT
  ordinary 33 saturday  | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 33 saturday  | -  | gospel      | Lk 20,27-40                      | DEKPTUV

  ordinary 34 monday    | I  | first       | Dan 1,1-6.8-20                   | DKPSTUV
  ordinary 34 monday    | II | first       | Raz 14,1-3.4-5                   | DKPTUV
  ordinary 34 monday    | I  | psalm       | Dan 3,52.53.54.55.56             | KPSTUV
  ordinary 34 monday    | I  | response    | Dan 3,52b                        | CKT
  ordinary 34 monday    | II | psalm       | Ps 24,1-2.3-4ab.5-6              | KPTUV
  ordinary 34 monday    | II | response    | prim. Ps 24,6                    | CKT
  ordinary 34 monday    | -  | acclamation | Mt 24,42a.44                     | T only
  ordinary 34 monday    | -  | gospel      | Lk 21,1-4                        | DKPTUV

  ordinary 34 tuesday   | I  | first       | Dan 2,31-45                      | DKPSTUV
  ordinary 34 tuesday   | II | first       | Raz 14,14-19                     | DKPSUV
  ordinary 34 tuesday   | I  | psalm       | Dan 3,57.58.59.60.61             | KPSTUV
  ordinary 34 tuesday   | I  | response    | Dan 3,59b                        | Ck
  ordinary 34 tuesday   | II | psalm       | Ps 96,10.11-12.13                | KPSTUV
  ordinary 34 tuesday   | II | response    | Ps 96,13b                        | CKT
  ordinary 34 tuesday   | -  | acclamation | Raz 2,10                         | T only
  ordinary 34 tuesday   | -  | gospel      | Lk 21,5-11                       | DKPTUV

  ordinary 34 wednesday | I  | first       | Dan 5,1-6.13-14.16-17.23-28      | DEKPSTUV
  ordinary 34 wednesday | II | first       | Raz 15,1-4                       | DEKPSTUV
  ordinary 34 wednesday | I  | psalm       | Dan 3,62.63.64.65.66.67          | KPSTUV
  ordinary 34 wednesday | I  | response    | Dan 3,59b                        | Ck
  ordinary 34 wednesday | II | psalm       | Ps 98,1.2-3ab.7-8.9              | EKPSTUV
  ordinary 34 wednesday | II | response    | Raz 15,3                         | CKT
  ordinary 34 wednesday | -  | acclamation | Raz 2,10                         | T only
  ordinary 34 wednesday | -  | gospel      | Lk 21,12-19                      | DEKPTUV

  ordinary 34 thursday  | I  | first       | Dan 6,12-28                      | KPSV
  ordinary 34 thursday  | II | first       | Raz 18,1-2.21-23; 19,1-3.9a      | DEKPSTV
  ordinary 34 thursday  | I  | psalm       | Dan 3,68.69.70.71.72.73.74       | KPSTV
  ordinary 34 thursday  | I  | response    | Dan 3,59b                        | Ck
  ordinary 34 thursday  | II | psalm       | Ps 100,1-2.3.4.5                 | EPT
  ordinary 34 thursday  | II | response    | Raz 19,9a                        | CKT
  ordinary 34 thursday  | -  | acclamation | Lk 21,28                         | T only
  ordinary 34 thursday  | -  | gospel      | Lk 21,20-28                      | DEKPTV

  ordinary 34 friday    | I  | first       | Dan 7,2-14                       | DKPSTUV
  ordinary 34 friday    | II | first       | Raz 20,1-4.11-21,2               | DEKPSTUV
  ordinary 34 friday    | I  | psalm       | Dan 3,75.76.77.78.79.80.81       | KPSTUV
  ordinary 34 friday    | I  | response    | Dan 3,59b                        | Ck
  ordinary 34 friday    | II | psalm       | Ps 84,3.4.5-6a.8a                | KPSTUV
  ordinary 34 friday    | II | response    | Raz 21,3b                        | CKT
  ordinary 34 friday    | -  | acclamation | Lk 21,28                         | T only
  ordinary 34 friday    | -  | gospel      | Lk 21,29-33                      | DEKPTUV

  ordinary 34 saturday  | I  | first       | Dan 7,15-27                      | DEKPSTUV
  ordinary 34 saturday  | II | first       | Raz 22,1-7                       | DEKPSTUV
  ordinary 34 saturday  | I  | psalm       | Dan 3,82.83.84.85.86.87          | KPSTUV
  ordinary 34 saturday  | I  | response    | Dan 3,59b                        | Ck
  ordinary 34 saturday  | II | psalm       | Ps 95,1-2.3-5.6-7                | EKPSTUV
  ordinary 34 saturday  | II | response    | 1 Kor 16,22; Raz 22,20b          | CTk
  ordinary 34 saturday  | -  | acclamation | Lk 21,36                         | T only
  ordinary 34 saturday  | -  | gospel      | Lk 21,34-36                      | DEKPTUV
`;
