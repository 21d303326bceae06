/** The weekdays of ordinary time. `../README.md` tells how the lines are written. */
export const ORDINARY_WEEKDAYS = `
  ordinary 1 monday     | I  | first       | Heb 1,1-6                        | DEPSTUV
  ordinary 1 monday     | II | first       | 1 Sam 1,1-8                      | DEPTUV
  ordinary 1 monday     | I  | psalm       | Ps 97,1.2b.6.7c.9                | PSTUV
  ordinary 1 monday     | II | psalm       | Ps 116,12-13.14-17.18-19         | PUV
  ordinary 1 monday     | -  | acclamation | Mr 1,15                          | T only
  ordinary 1 monday     | -  | gospel      | Mr 1,14-20                       | DEPTUV

  ordinary 1 tuesday    | I  | first       | Heb 2,5-12                       | DEPSTUV
  ordinary 1 tuesday    | II | first       | 1 Sam 1,9-20                     | DEPTUV
  ordinary 1 tuesday    | I  | psalm       | Ps 8,2.5.6-7.8-9                 | PSTUV
  ordinary 1 tuesday    | II | psalm       | 1 Sam 2,1.4-5.6-7.8              | PTUV
  ordinary 1 tuesday    | -  | acclamation | 1 Tes 2,13                       | T only
  ordinary 1 tuesday    | -  | gospel      | Mr 1,21-28                       | DEPTUV

  ordinary 1 wednesday  | I  | first       | Heb 2,14-18                      | DEPSTUV
  ordinary 1 wednesday  | II | first       | 1 Sam 3,1-10.19-20               | DEPTUV
  ordinary 1 wednesday  | I  | psalm       | Ps 105,1-2.3-4.6-7.8-9           | EPSTUV
  ordinary 1 wednesday  | II | psalm       | Ps 40,2.5.7-8a.8b-9.10           | PTU
  ordinary 1 wednesday  | -  | acclamation | Jn 10,27                         | T only
  ordinary 1 wednesday  | -  | gospel      | Mr 1,29-39                       | EPTUV

  ordinary 1 thursday   | I  | first       | Heb 3,7-14                       | DEPSTUV
  ordinary 1 thursday   | II | first       | 1 Sam 4,1-11                     | DEPTUV
  ordinary 1 thursday   | I  | psalm       | Ps 95,6-7.8-9.10-11              | EPSTUV
  ordinary 1 thursday   | II | psalm       | Ps 44,10-11.14-15.24-25          | PTU
  ordinary 1 thursday   | -  | acclamation | Mt 4,23                          | T only
  ordinary 1 thursday   | -  | gospel      | Mr 1,40-45                       | DEPTUV

  ordinary 1 friday     | I  | first       | Heb 4,1-5.11                     | DEPSTUV
  ordinary 1 friday     | II | first       | 1 Sam 8,4-7.10-22a               | DEPTUV
  ordinary 1 friday     | I  | psalm       | Ps 78,3.4bc.6c-7.8               | EPSTUV
  ordinary 1 friday     | II | psalm       | Ps 89,16-17.18-19                | PTUV
  ordinary 1 friday     | -  | acclamation | Lk 7,16                          | T only
  ordinary 1 friday     | -  | gospel      | Mr 2,1-12                        | DEPTUV

  ordinary 1 saturday   | I  | first       | Heb 4,12-16                      | DEPSTUV
  ordinary 1 saturday   | II | first       | 1 Sam 9,1-4.17-19; 10,1          | EPTUV
  ordinary 1 saturday   | I  | psalm       | Ps 19,8.9.10.15                  | PSTU
  ordinary 1 saturday   | II | psalm       | Ps 21,2-3.4-5.6-7                | PTUV
  ordinary 1 saturday   | -  | acclamation | Lk 4,18-19                       | T only
  ordinary 1 saturday   | -  | gospel      | Mr 2,13-17                       | DEPTUV

  ordinary 2 monday     | I  | first       | Heb 5,1-10                       | DEPSTUV
  ordinary 2 monday     | II | first       | 1 Sam 15,16-23                   | DEPTUV
  ordinary 2 monday     | I  | psalm       | Ps 110,1.2.3.4                   | EPSTUV
  ordinary 2 monday     | II | psalm       | Ps 50,8-9.16bc-17.21.23          | EPTUV
  ordinary 2 monday     | -  | acclamation | Heb 4,12                         | T only
  ordinary 2 monday     | -  | gospel      | Mr 2,18-22                       | DEPTUV

  ordinary 2 tuesday    | I  | first       | Heb 6,10-20                      | DEPSTUV
  ordinary 2 tuesday    | II | first       | 1 Sam 16,1-13                    | DEPTUV
  ordinary 2 tuesday    | I  | psalm       | Ps 111,1-2.4-5.9.10c             | EPSTUV
  ordinary 2 tuesday    | II | psalm       | Ps 89,20.21-22.27-28             | PTUV
  ordinary 2 tuesday    | -  | acclamation | Ef 1,17-18                       | T only
  ordinary 2 tuesday    | -  | gospel      | Mr 2,23-28                       | DEPTUV

  ordinary 2 wednesday  | I  | first       | Heb 7,1-3.15-17                  | DEPSTUV
  ordinary 2 wednesday  | II | first       | 1 Sam 17,32-33.37.40-51          | DEPUV
  ordinary 2 wednesday  | I  | psalm       | Ps 110,1.2.3.4                   | EPSTUV
  ordinary 2 wednesday  | II | psalm       | Ps 144,1.2.9-10                  | EPTUV
  ordinary 2 wednesday  | -  | acclamation | Mt 4,23b                         | T only
  ordinary 2 wednesday  | -  | gospel      | Mr 3,1-6                         | DEPTUV

  ordinary 2 thursday   | I  | first       | Heb 7,25-8,6                     | DEPSTUV
  ordinary 2 thursday   | II | first       | 1 Sam 18,6-9; 19,1-7             | DEPTUV
  ordinary 2 thursday   | I  | psalm       | Ps 40,7-8a.8b-9.10.17            | PSTUV
  ordinary 2 thursday   | II | psalm       | Ps 56,2-3.9-11.12-13             | PTU
  ordinary 2 thursday   | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 2 thursday   | -  | gospel      | Mr 3,7-12                        | DEPTUV

  ordinary 2 friday     | I  | first       | Heb 8,6-13                       | DEPSTUV
  ordinary 2 friday     | II | first       | 1 Sam 24,3-21                    | DPTUV
  ordinary 2 friday     | I  | psalm       | Ps 85,8.10.11-12.13-14           | PSTUV
  ordinary 2 friday     | II | psalm       | Ps 57,2.3-4.6.11                 | PTUV
  ordinary 2 friday     | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 2 friday     | -  | gospel      | Mr 3,13-19                       | DEPTUV

  ordinary 2 saturday   | I  | first       | Heb 9,2-3.11-14                  | DEPSTUV
  ordinary 2 saturday   | II | first       | 2 Sam 1,1-4.11-12.19.23-27       | DEPTUV
  ordinary 2 saturday   | I  | psalm       | Ps 47,2-3.6-7.8-9                | PSTUV
  ordinary 2 saturday   | II | psalm       | Ps 80,2-3.5-7                    | PTUV
  ordinary 2 saturday   | -  | acclamation | Apd 16,14b                       | T only
  ordinary 2 saturday   | -  | gospel      | Mr 3,20-21                       | DEPTUV

  ordinary 3 monday     | I  | first       | Heb 9,15.24-28                   | DEPTV
  ordinary 3 monday     | II | first       | 2 Sam 5,1-7.10                   | DEPTV
  ordinary 3 monday     | I  | psalm       | Ps 98,1.2-3ab.3cd-4.5-6          | EPTV
  ordinary 3 monday     | II | psalm       | Ps 89,20.21-22.25-26             | PTV
  ordinary 3 monday     | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 3 monday     | -  | gospel      | Mr 3,22-30                       | DEPTV

  ordinary 3 tuesday    | I  | first       | Heb 10,1-10                      | DEPTV
  ordinary 3 tuesday    | II | first       | 2 Sam 6,12b-15.17-19             | DEPTUV
  ordinary 3 tuesday    | I  | psalm       | Ps 40,2.4.7-8a.10.11             | PTV
  ordinary 3 tuesday    | II | psalm       | Ps 24,7.8.9.10                   | EPTUV
  ordinary 3 tuesday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 3 tuesday    | -  | gospel      | Mr 3,31-35                       | DEPTUV

  ordinary 3 wednesday  | I  | first       | Heb 10,11-18                     | DEPSTUV
  ordinary 3 wednesday  | II | first       | 2 Sam 7,4-17                     | DPTUV
  ordinary 3 wednesday  | I  | psalm       | Ps 110,1.2.3.4                   | EPSTUV
  ordinary 3 wednesday  | II | psalm       | Ps 89,4-5.27-28.29-30            | PTUV
  ordinary 3 wednesday  | -  | gospel      | Mr 4,1-20                        | DEPTUV

  ordinary 3 thursday   | I  | first       | Heb 10,19-25                     | DEPSTUV
  ordinary 3 thursday   | II | first       | 2 Sam 7,18-19.24-29              | DEPTUV
  ordinary 3 thursday   | I  | psalm       | Ps 24,1-2.3-4ab.5-6              | EPSTUV
  ordinary 3 thursday   | II | psalm       | Ps 132,1-2.3-5.11.12.13-14       | EPTUV
  ordinary 3 thursday   | -  | acclamation | Ps 119,105                       | T only
  ordinary 3 thursday   | -  | gospel      | Mr 4,21-25                       | DEPTUV

  ordinary 3 friday     | I  | first       | Heb 10,32-39                     | DEPSTUV
  ordinary 3 friday     | II | first       | 2 Sam 11,1-4.5-10a.13-17         | DEPTUV
  ordinary 3 friday     | I  | psalm       | Ps 37,3-4.5-6.23-24.39-40        | EPSTUV
  ordinary 3 friday     | II | psalm       | Ps 51,3-4.5-6a.6b-7.10-11        | PTUV
  ordinary 3 friday     | -  | acclamation | Mt 11,25                         | T only
  ordinary 3 friday     | -  | gospel      | Mr 4,26-34                       | DEPTUV

  ordinary 3 saturday   | I  | first       | Heb 11,1-2.8-19                  | EPSTU
  ordinary 3 saturday   | II | first       | 2 Sam 12,1-7a.10-17              | DEPTUV
  ordinary 3 saturday   | I  | psalm       | Lk 1,69-70.71-72.73-75           | PSTUV
  ordinary 3 saturday   | II | psalm       | Ps 51,12-13.14-15.16-17          | PTUV
  ordinary 3 saturday   | -  | acclamation | Jn 3,16                          | T only
  ordinary 3 saturday   | -  | gospel      | Mr 4,35-41                       | DEPTUV

  ordinary 4 monday     | I  | first       | Heb 11,32-40                     | DEPSTU
  ordinary 4 monday     | II | first       | 2 Sam 15,13-14.30; 16,5-13       | DEPTV
  ordinary 4 monday     | I  | psalm       | Ps 31,20.21.22.23.24             | PSTV
  ordinary 4 monday     | II | psalm       | Ps 3,2-3.4-5.6-7                 | PV
  ordinary 4 monday     | -  | acclamation | Lk 7,16                          | T only
  ordinary 4 monday     | -  | gospel      | Mr 5,1-20                        | DEPTV

  ordinary 4 tuesday    | I  | first       | Heb 12,1-4                       | DEPTV
  ordinary 4 tuesday    | II | first       | 2 Sam 18,9-10.14b.24-25a.30-19,3 | DPU
  ordinary 4 tuesday    | I  | psalm       | Ps 22,26b-27.28.30.31-32         | PTV
  ordinary 4 tuesday    | II | psalm       | Ps 86,1-2.3-4.5-6                | EPTUV
  ordinary 4 tuesday    | -  | acclamation | Mt 8,17                          | T only
  ordinary 4 tuesday    | -  | gospel      | Mr 5,21-43                       | DEPTV

  ordinary 4 wednesday  | I  | first       | Heb 12,4-7.11-15                 | DEPSTUV
  ordinary 4 wednesday  | II | first       | 2 Sam 24,2.9-17                  | DEPTUV
  ordinary 4 wednesday  | I  | psalm       | Ps 103,1-2.13-14.17-18           | EPSTUV
  ordinary 4 wednesday  | II | psalm       | Ps 32,1-2.5.6.7                  | EPTUV
  ordinary 4 wednesday  | -  | acclamation | Jn 10,27                         | T only
  ordinary 4 wednesday  | -  | gospel      | Mr 6,1-6                         | DEPTUV

  ordinary 4 thursday   | I  | first       | Heb 12,18-19.21-24               | DEPSTUV
  ordinary 4 thursday   | II | first       | 1 Kr 2,1-4.10-12                 | DEPTUV
  ordinary 4 thursday   | I  | psalm       | Ps 48,2-3a.3b-4.9.10-11          | PSTUV
  ordinary 4 thursday   | II | psalm       | 1 Krn 29,10.11a.11b-12a.12b      | PTUV
  ordinary 4 thursday   | -  | acclamation | Mr 1,15                          | T only
  ordinary 4 thursday   | -  | gospel      | Mr 6,7-13                        | DEPTUV

  ordinary 4 friday     | I  | first       | Heb 13,1-8                       | DEPSTUV
  ordinary 4 friday     | II | first       | Sir 47,2-11                      | DEPTUV
  ordinary 4 friday     | I  | psalm       | Ps 27,1.3.5.8b-9                 | EPSTUV
  ordinary 4 friday     | II | psalm       | Ps 18,31.47.50.51                | PTUV
  ordinary 4 friday     | -  | acclamation | Lk 8,15                          | T only
  ordinary 4 friday     | -  | gospel      | Mr 6,14-29                       | DEPTUV

  ordinary 4 saturday   | I  | first       | Heb 13,15-17.20-21               | DEPTUV
  ordinary 4 saturday   | II | first       | 1 Kr 3,4-13                      | DEPTUV
  ordinary 4 saturday   | I  | psalm       | Ps 23,1-3a.3b-4.5.6              | EPSTUV
  ordinary 4 saturday   | II | psalm       | Ps 119,9.10.11.12.13.14          | EPTUV
  ordinary 4 saturday   | -  | acclamation | Jn 10,27                         | T only
  ordinary 4 saturday   | -  | gospel      | Mr 6,30-34                       | DEPTUV

  ordinary 5 monday     | I  | first       | 1 Mz 1,1-19                      | DEPSTUV
  ordinary 5 monday     | II | first       | 1 Kr 8,1-7.9-13                  | DEPTUV
  ordinary 5 monday     | I  | psalm       | Ps 104,1-2.5-6.10.12.24.35c      | EPSUV
  ordinary 5 monday     | II | psalm       | Ps 132,6-7.8-10                  | PTUV
  ordinary 5 monday     | -  | acclamation | Mt 4,23                          | T only
  ordinary 5 monday     | -  | gospel      | Mr 6,53-56                       | DEPTUV

  ordinary 5 tuesday    | I  | first       | 1 Mz 1,20-2,4a                   | EPSTUV
  ordinary 5 tuesday    | II | first       | 1 Kr 8,22-23.27-30               | DEPTUV
  ordinary 5 tuesday    | I  | psalm       | Ps 8,4-5.6-7.8-9                 | PSTUV
  ordinary 5 tuesday    | II | psalm       | Ps 84,3.4.5.10.11                | PUV
  ordinary 5 tuesday    | -  | acclamation | Ps 119,4a.36a                    | T only
  ordinary 5 tuesday    | -  | gospel      | Mr 7,1-13                        | DEPTUV

  ordinary 5 wednesday  | I  | first       | 1 Mz 2,4b-9.15-17                | DEPST
  ordinary 5 wednesday  | II | first       | 1 Kr 10,1-10                     | DEPTUV
  ordinary 5 wednesday  | I  | psalm       | Ps 104,1-2a.27-28.29bc-30        | EPSTV
  ordinary 5 wednesday  | II | psalm       | Ps 37,5-6.30-31.39-40            | EPTUV
  ordinary 5 wednesday  | -  | acclamation | Jn 17,17ab                       | T only
  ordinary 5 wednesday  | -  | gospel      | Mr 7,14-23                       | DEPTV

  ordinary 5 thursday   | I  | first       | 1 Mz 2,18-25                     | DEPSTV
  ordinary 5 thursday   | II | first       | 1 Kr 11,4-13                     | EPTUV
  ordinary 5 thursday   | I  | psalm       | Ps 128,1-2.3.4-5                 | EPSTV
  ordinary 5 thursday   | II | psalm       | Ps 106,3-4.35-36.37.40           | PTU
  ordinary 5 thursday   | -  | acclamation | Jak 1,21                         | T only
  ordinary 5 thursday   | -  | gospel      | Mr 7,24-30                       | DEPTV

  ordinary 5 friday     | I  | first       | 1 Mz 3,1-8                       | DEPSTV
  ordinary 5 friday     | II | first       | 1 Kr 11,29-32; 12,19             | EPTUV
  ordinary 5 friday     | I  | psalm       | Ps 32,1-2.5.6.7                  | EPSTV
  ordinary 5 friday     | II | psalm       | Ps 81,10-11.12-13.14-15          | PTUV
  ordinary 5 friday     | -  | acclamation | Apd 16,14b                       | T only
  ordinary 5 friday     | -  | gospel      | Mr 7,31-37                       | DEPTV

  ordinary 5 saturday   | I  | first       | 1 Mz 3,9-24                      | DEPSTV
  ordinary 5 saturday   | II | first       | 1 Kr 12,26-32; 13,33-34          | DEPTUV
  ordinary 5 saturday   | I  | psalm       | Ps 90,2.3-4.5-6.12-13            | EPSTV
  ordinary 5 saturday   | II | psalm       | Ps 106,6-7.19-20.21-22           | EPTUV
  ordinary 5 saturday   | -  | acclamation | Mt 4,4                           | T only
  ordinary 5 saturday   | -  | gospel      | Mr 8,1-10                        | DEPTV

  ordinary 6 monday     | I  | first       | 1 Mz 4,1-15.25                   | DEPSTV
  ordinary 6 monday     | II | first       | Jak 1,1-11                       | DEPTUV
  ordinary 6 monday     | I  | psalm       | Ps 50,1.8.16bc-17.20-21          | EPSTV
  ordinary 6 monday     | II | psalm       | Ps 119,67.68.71.72.75.76         | EPTUV
  ordinary 6 monday     | -  | acclamation | Jn 14,6                          | T only
  ordinary 6 monday     | -  | gospel      | Mr 8,11-13                       | DEPTV

  ordinary 6 tuesday    | I  | first       | 1 Mz 6,5-8; 7,1-5.10             | DEPSTV
  ordinary 6 tuesday    | II | first       | Jak 1,12-18                      | DEPTUV
  ordinary 6 tuesday    | I  | psalm       | Ps 29,1a.2.3-4.9-10              | EPSTV
  ordinary 6 tuesday    | II | psalm       | Ps 94,12-13a.14-15.18-19         | EPTUV
  ordinary 6 tuesday    | -  | acclamation | Jn 14,23                         | T only
  ordinary 6 tuesday    | -  | gospel      | Mr 8,14-21                       | DEPTV

  ordinary 6 wednesday  | I  | first       | 1 Mz 8,6-13.20-22                | DEPTV
  ordinary 6 wednesday  | II | first       | Jak 1,19-27                      | DEPTV
  ordinary 6 wednesday  | I  | psalm       | Ps 116,12-13.14-15.18-19         | EPTV
  ordinary 6 wednesday  | II | psalm       | Ps 15,2-3a.3bc-4.5               | EPTV
  ordinary 6 wednesday  | -  | acclamation | Ef 1,17-19                       | T only
  ordinary 6 wednesday  | -  | gospel      | Mr 8,22-26                       | DEPTV

  ordinary 6 thursday   | I  | first       | 1 Mz 9,1-13                      | DEPTV
  ordinary 6 thursday   | II | first       | Jak 2,1-9                        | DEPTV
  ordinary 6 thursday   | I  | psalm       | Ps 102,16-18.19-21.29.22-23      | PTV
  ordinary 6 thursday   | II | psalm       | Ps 34,2-3.4-5.6-7                | PTV
  ordinary 6 thursday   | -  | acclamation | Jn 6,63b.68b                     | T only
  ordinary 6 thursday   | -  | gospel      | Mr 8,27-33                       | DEPTV

  ordinary 6 friday     | I  | first       | 1 Mz 11,1-9                      | DEPTV
  ordinary 6 friday     | II | first       | Jak 2,14-24.26                   | DEPTV
  ordinary 6 friday     | I  | psalm       | Ps 33,10-11.12-13.14-15          | EPTV
  ordinary 6 friday     | II | psalm       | Ps 112,1-2.3-4.5-6               | EPTV
  ordinary 6 friday     | -  | acclamation | Jn 15,15b                        | T only
  ordinary 6 friday     | -  | gospel      | Mr 8,34-9,1                      | DEPTV

  ordinary 6 saturday   | I  | first       | Heb 11,1-7                       | DEPTV
  ordinary 6 saturday   | II | first       | Jak 3,1-10                       | DEPTV
  ordinary 6 saturday   | I  | psalm       | Ps 145,2-3.4-5.10-11             | EPTV
  ordinary 6 saturday   | II | psalm       | Ps 12,2-3.4-5.7-8                | PTV
  ordinary 6 saturday   | -  | acclamation | Mr 9,7                           | T only
  ordinary 6 saturday   | -  | gospel      | Mr 9,2-13                        | DEPTV

  ordinary 7 monday     | I  | first       | Sir 1,1-10                       | DEPTV
  ordinary 7 monday     | II | first       | Jak 3,13-18                      | DEPTV
  ordinary 7 monday     | I  | psalm       | Ps 93,1a.1b-2.5                  | PTV
  ordinary 7 monday     | II | psalm       | Ps 19,8.9.10.15                  | PTV
  ordinary 7 monday     | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 7 monday     | -  | gospel      | Mr 9,14-29                       | DEPTV

  ordinary 7 tuesday    | I  | first       | Sir 2,1-11                       | DEPTUV
  ordinary 7 tuesday    | II | first       | Jak 4,1-10                       | DEPTV
  ordinary 7 tuesday    | I  | psalm       | Ps 37,3-4.18-19.27-28.39-40      | EPTUV
  ordinary 7 tuesday    | II | psalm       | Ps 55,7-8.9-10a.10b-11a.23       | PTV
  ordinary 7 tuesday    | -  | acclamation | Gal 6,14                         | T only
  ordinary 7 tuesday    | -  | gospel      | Mr 9,30-37                       | DEPTV

  ordinary 7 wednesday  | I  | first       | Sir 4,11-19                      | DEPTUV
  ordinary 7 wednesday  | II | first       | Jak 4,13-17                      | DEPTV
  ordinary 7 wednesday  | I  | psalm       | Ps 119,165.168.171.172.174.175   | EPTUV
  ordinary 7 wednesday  | II | psalm       | Ps 49,2-3.6-7.8-10.11            | PT
  ordinary 7 wednesday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 7 wednesday  | -  | gospel      | Mr 9,38-40                       | DEPTV

  ordinary 7 thursday   | I  | first       | Sir 5,1-8                        | EPTV
  ordinary 7 thursday   | II | first       | Jak 5,1-6                        | EPTV
  ordinary 7 thursday   | I  | psalm       | Ps 1,1-2.3.4.6                   | EPTUV
  ordinary 7 thursday   | II | psalm       | Ps 49,14-15a.15b-16.17-18.19-20  | PTV
  ordinary 7 thursday   | -  | acclamation | 1 Tes 2,13                       | T only
  ordinary 7 thursday   | -  | gospel      | Mr 9,41-50                       | EPTV

  ordinary 7 friday     | I  | first       | Sir 6,5-17                       | DEPTUV
  ordinary 7 friday     | II | first       | Jak 5,9-12                       | EPTV
  ordinary 7 friday     | I  | psalm       | Ps 119,12.16.18.27.34.35         | EPTUV
  ordinary 7 friday     | II | psalm       | Ps 103,1-2.3-4.8-9.11-12         | EPTV
  ordinary 7 friday     | -  | acclamation | Jn 17,17                         | T only
  ordinary 7 friday     | -  | gospel      | Mr 10,1-12                       | DEPTV

  ordinary 7 saturday   | I  | first       | Sir 17,1-15                      | DPTUV
  ordinary 7 saturday   | II | first       | Jak 5,13-20                      | DEPTV
  ordinary 7 saturday   | I  | psalm       | Ps 103,13-14.15-16.17-18         | EPTUV
  ordinary 7 saturday   | II | psalm       | Ps 141,1-2.3.8                   | EPTV
  ordinary 7 saturday   | -  | acclamation | Mt 11,25                         | T only
  ordinary 7 saturday   | -  | gospel      | Mr 10,13-16                      | DEPTV

  ordinary 8 monday     | I  | first       | Sir 17,24-29                     | H only
  ordinary 8 monday     | II | first       | 1 Pt 1,3-9                       | DEPTV
  ordinary 8 monday     | I  | psalm       | Ps 32,1-2.5.6.7                  | EPSTUV
  ordinary 8 monday     | II | psalm       | Ps 111,1-2.5-6.9.10c             | EPTV
  ordinary 8 monday     | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 8 monday     | -  | gospel      | Mr 10,17-27                      | DEPTV

  ordinary 8 tuesday    | I  | first       | Sir 35,1-15                      | O only
  ordinary 8 tuesday    | II | first       | 1 Pt 1,10-16                     | DEPTUV
  ordinary 8 tuesday    | I  | psalm       | Ps 50,5-6.7-8.14.23              | PSTUV
  ordinary 8 tuesday    | II | psalm       | Ps 98,1.2-3a.3b-4                | EPTUV
  ordinary 8 tuesday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 8 tuesday    | -  | gospel      | Mr 10,28-31                      | DEPTUV

  ordinary 8 wednesday  | I  | first       | Sir 36,1-2.5-6a.13.16-22         | O only
  ordinary 8 wednesday  | II | first       | 1 Pt 1,18-25                     | DEPTUV
  ordinary 8 wednesday  | I  | psalm       | Ps 79,8.9.11.13                  | EPSTUV
  ordinary 8 wednesday  | II | psalm       | Ps 147,12-13.14-15.19-20         | EPTUV
  ordinary 8 wednesday  | -  | acclamation | Mr 10,45                         | T only
  ordinary 8 wednesday  | -  | gospel      | Mr 10,32-45                      | DEPTUV

  ordinary 8 thursday   | I  | first       | Sir 42,15-25                     | DEPTUV
  ordinary 8 thursday   | II | first       | 1 Pt 2,2-5.9-12                  | EPTUV
  ordinary 8 thursday   | I  | psalm       | Ps 33,2-3.4-5.6-7.8-9            | EPTUV
  ordinary 8 thursday   | II | psalm       | Ps 100,2.3.4.5                   | PUV
  ordinary 8 thursday   | -  | acclamation | Jn 8,12                          | T only
  ordinary 8 thursday   | -  | gospel      | Mr 10,46-52                      | EPTUV

  ordinary 8 friday     | I  | first       | Sir 44,1.9-13                    | EPSUV
  ordinary 8 friday     | II | first       | 1 Pt 4,7-13                      | EPTUV
  ordinary 8 friday     | I  | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EPSTUV
  ordinary 8 friday     | II | psalm       | Ps 96,10.11-12.13                | EPTUV
  ordinary 8 friday     | -  | acclamation | Jn 15,16                         | T only
  ordinary 8 friday     | -  | gospel      | Mr 11,11-26                      | PTUV

  ordinary 8 saturday   | I  | first       | Sir 51,12-20                     | DEPTUV
  ordinary 8 saturday   | II | first       | Jud 1,17.20-25                   | DPTU
  ordinary 8 saturday   | I  | psalm       | Ps 19,8.9.10.11                  | PSTUV
  ordinary 8 saturday   | II | psalm       | Ps 63,2.3-4.5-6                  | PTUV
  ordinary 8 saturday   | -  | acclamation | Kol 3,16a.17c                    | T only
  ordinary 8 saturday   | -  | gospel      | Mr 11,27-33                      | DEPTUV

  ordinary 9 monday     | I  | first       | Tob 1,3; 2,1-8                   | PS
  ordinary 9 monday     | II | first       | 2 Pt 1,2-7                       | DPUV
  ordinary 9 monday     | I  | psalm       | Ps 112,1-2.3-4.5-6               | EPST
  ordinary 9 monday     | II | psalm       | Ps 91,1-2.14-15ab.15c-16         | EPTUV
  ordinary 9 monday     | -  | acclamation | Raz 1,5ab                        | T only
  ordinary 9 monday     | -  | gospel      | Mr 12,1-12                       | DEPTV

  ordinary 9 tuesday    | I  | first       | Tob 2,9-14                       | DPSTUV
  ordinary 9 tuesday    | II | first       | 2 Pt 3,12-15a.17-18              | DEPTUV
  ordinary 9 tuesday    | I  | psalm       | Ps 112,1-2.7-8.9                 | EPSTUV
  ordinary 9 tuesday    | II | psalm       | Ps 90,2.3-4.10.14.16             | EPTUV
  ordinary 9 tuesday    | -  | acclamation | Ef 1,17-18                       | T only
  ordinary 9 tuesday    | -  | gospel      | Mr 12,13-17                      | DEPTUV

  ordinary 9 wednesday  | I  | first       | Tob 3,1-11.16-17                 | PSTU
  ordinary 9 wednesday  | II | first       | 2 Tim 1,1-3.6-12                 | DEPTUV
  ordinary 9 wednesday  | I  | psalm       | Ps 25,2-3.4-5ab.6.7.8-9          | EPSTUV
  ordinary 9 wednesday  | II | psalm       | Ps 123,1-2a.2b                   | EPTUV
  ordinary 9 wednesday  | -  | acclamation | Jn 11,25                         | T only
  ordinary 9 wednesday  | -  | gospel      | Mr 12,18-27                      | DEPTUV

  ordinary 9 thursday   | I  | first       | Tob 6,10-11; 7,1.9-17; 8,4-9     | PU
  ordinary 9 thursday   | II | first       | 2 Tim 2,8-15                     | DEPTUV
  ordinary 9 thursday   | I  | psalm       | Ps 128,1-2.3.4-5                 | EPTUV
  ordinary 9 thursday   | II | psalm       | Ps 25,4-5ab.8-9.10.14            | EPTU
  ordinary 9 thursday   | -  | acclamation | Ps 119,34                        | T only
  ordinary 9 thursday   | -  | gospel      | Mr 12,28b-34                     | DEPTUV

  ordinary 9 friday     | I  | first       | Tob 11,5-17                      | DPST
  ordinary 9 friday     | II | first       | 2 Tim 3,10-17                    | DEPTUV
  ordinary 9 friday     | I  | psalm       | Ps 146,1-2.6c-7.8-9a.9bc-10      | EPST
  ordinary 9 friday     | II | psalm       | Ps 119,157.160.161.165.166.168   | EPTUV
  ordinary 9 friday     | -  | acclamation | Jn 14,23                         | T only
  ordinary 9 friday     | -  | gospel      | Mr 12,35-37                      | DEPTV

  ordinary 9 saturday   | I  | first       | Tob 12,1.5-15.20                 | DPSTUV
  ordinary 9 saturday   | II | first       | 2 Tim 4,1-8                      | DEPTUV
  ordinary 9 saturday   | I  | psalm       | Tob 13,2.6.7.8                   | TU
  ordinary 9 saturday   | II | psalm       | Ps 71,8-9.14-15ab.16-17.22       | EPTUV
  ordinary 9 saturday   | -  | acclamation | Mt 5,3                           | T only
  ordinary 9 saturday   | -  | gospel      | Mr 12,38-44                      | DEPTUV

  ordinary 10 monday    | I  | first       | 2 Kor 1,1-7                      | DEPSTUV
  ordinary 10 monday    | II | first       | 1 Kr 17,1-6                      | DEPTUV
  ordinary 10 monday    | I  | psalm       | Ps 34,2-3.4-5.6-7.8-9            | PSTUV
  ordinary 10 monday    | II | psalm       | Ps 121,1-2.3-4.5-6.7-8           | EPTUV
  ordinary 10 monday    | -  | acclamation | Mt 5,12a                         | T only
  ordinary 10 monday    | -  | gospel      | Mt 5,1-12                        | DEPTUV

  ordinary 10 tuesday   | I  | first       | 2 Kor 1,18-22                    | DEPSTUV
  ordinary 10 tuesday   | II | first       | 1 Kr 17,7-16                     | DEPSTUV
  ordinary 10 tuesday   | I  | psalm       | Ps 119,129.130.131.132.133.135   | EPSTUV
  ordinary 10 tuesday   | II | psalm       | Ps 4,2-3.4-5.7-8                 | PSTUV
  ordinary 10 tuesday   | -  | acclamation | Mt 5,16                          | T only
  ordinary 10 tuesday   | -  | gospel      | Mt 5,13-16                       | DEPTUV

  ordinary 10 wednesday | I  | first       | 2 Kor 3,4-11                     | DEPSTUV
  ordinary 10 wednesday | II | first       | 1 Kr 18,20-39                    | DEPSTUV
  ordinary 10 wednesday | I  | psalm       | Ps 99,5.6.7.8.9                  | EPSTUV
  ordinary 10 wednesday | II | psalm       | Ps 16,1-2.4.5.8.11               | EPSTUV
  ordinary 10 wednesday | -  | acclamation | Ps 25,4c.5a                      | T only
  ordinary 10 wednesday | -  | gospel      | Mt 5,17-19                       | DEPTUV

  ordinary 10 thursday  | I  | first       | 2 Kor 3,15-4,1.3-6               | DEPSTUV
  ordinary 10 thursday  | II | first       | 1 Kr 18,41-46                    | DEPTV
  ordinary 10 thursday  | I  | psalm       | Ps 85,9.10.11-12.13-14           | PSTU
  ordinary 10 thursday  | II | psalm       | Ps 65,10.11.12-13                | PTV
  ordinary 10 thursday  | -  | acclamation | Jn 13,34                         | T only
  ordinary 10 thursday  | -  | gospel      | Mt 5,20-26                       | DEPTUV

  ordinary 10 friday    | I  | first       | 2 Kor 4,7-15                     | DEPTV
  ordinary 10 friday    | II | first       | 1 Kr 19,9a.11-16                 | DEPSTV
  ordinary 10 friday    | I  | psalm       | Ps 116,10-11.15-16.17-18         | EPTV
  ordinary 10 friday    | II | psalm       | Ps 27,7-8a.8b-9abc.13-14         | EPSTV
  ordinary 10 friday    | -  | acclamation | Flp 2,15-16                      | T only
  ordinary 10 friday    | -  | gospel      | Mt 5,27-32                       | DEPTV

  ordinary 10 saturday  | I  | first       | 2 Kor 5,14-21                    | DEPTUV
  ordinary 10 saturday  | II | first       | 1 Kr 19,19-21                    | DPTUV
  ordinary 10 saturday  | I  | psalm       | Ps 103,1-2.3-4.8-9.11-12         | ETV
  ordinary 10 saturday  | II | psalm       | Ps 16,1-2a.5.7-8.9-10            | EPTUV
  ordinary 10 saturday  | -  | acclamation | Ps 119,36a.29b                   | T only
  ordinary 10 saturday  | -  | gospel      | Mt 5,33-37                       | DEPTUV

  ordinary 11 monday    | I  | first       | 2 Kor 6,1-10                     | DEPSTUV
  ordinary 11 monday    | II | first       | 1 Kr 21,1-16                     | DEPSTUV
  ordinary 11 monday    | I  | psalm       | Ps 98,1.2-3a.3b-4                | EPSTUV
  ordinary 11 monday    | II | psalm       | Ps 5,2-3.5-6a.6b-7               | STV
  ordinary 11 monday    | -  | acclamation | Ps 119,105                       | T only
  ordinary 11 monday    | -  | gospel      | Mt 5,38-42                       | DEPTUV

  ordinary 11 tuesday   | I  | first       | 2 Kor 8,1-9                      | DEPSTUV
  ordinary 11 tuesday   | II | first       | 1 Kr 21,17-29                    | DEPSTUV
  ordinary 11 tuesday   | I  | psalm       | Ps 146,1-2.5-6.7.8-9a            | EST
  ordinary 11 tuesday   | II | psalm       | Ps 51,3-4.5-6ab.11.16            | PSTUV
  ordinary 11 tuesday   | -  | acclamation | Jn 13,34                         | T only
  ordinary 11 tuesday   | -  | gospel      | Mt 5,43-48                       | DEPTUV

  ordinary 11 wednesday | I  | first       | 2 Kor 9,6-11                     | DEPSTUV
  ordinary 11 wednesday | II | first       | 2 Kr 2,1.6-14                    | EPSTUV
  ordinary 11 wednesday | I  | psalm       | Ps 112,1-2.3-4.9                 | EPSTUV
  ordinary 11 wednesday | II | psalm       | Ps 31,20.21.24                   | PSTUV
  ordinary 11 wednesday | -  | acclamation | Jn 14,23                         | T only
  ordinary 11 wednesday | -  | gospel      | Mt 6,1-6.16-18                   | DEPTUV

  ordinary 11 thursday  | I  | first       | 2 Kor 11,1-11                    | DEPSTUV
  ordinary 11 thursday  | II | first       | Sir 48,1-14                      | EPUV
  ordinary 11 thursday  | I  | psalm       | Ps 111,1-2.3-4.7-8               | EPSTUV
  ordinary 11 thursday  | II | psalm       | Ps 97,1-2.3-4.5-6.7              | PTUV
  ordinary 11 thursday  | -  | acclamation | Rim 8,15                         | T only
  ordinary 11 thursday  | -  | gospel      | Mt 6,7-15                        | DEPTUV

  ordinary 11 friday    | I  | first       | 2 Kor 11,18.21-30                | DEPSTUV
  ordinary 11 friday    | II | first       | 2 Kr 11,1-4.9-18.20              | DEPTUV
  ordinary 11 friday    | I  | psalm       | Ps 34,2-3.4-5.6-7                | PSTUV
  ordinary 11 friday    | II | psalm       | Ps 132,11.12.13-14.17-18         | EPSTUV
  ordinary 11 friday    | -  | acclamation | Mt 5,3                           | T only
  ordinary 11 friday    | -  | gospel      | Mt 6,19-23                       | DEPTUV

  ordinary 11 saturday  | I  | first       | 2 Kor 12,1-10                    | DEPSTUV
  ordinary 11 saturday  | II | first       | 2 Krn 24,17-25                   | DEPSTUV
  ordinary 11 saturday  | I  | psalm       | Ps 34,8-9.10-11.12-13            | PSTUV
  ordinary 11 saturday  | II | psalm       | Ps 89,4-5.29-30.31-32.33-34      | PSTUV
  ordinary 11 saturday  | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 11 saturday  | -  | gospel      | Mt 6,24-34                       | DEPTUV

  ordinary 12 monday    | I  | first       | 1 Mz 12,1-9                      | DEPSTUV
  ordinary 12 monday    | II | first       | 2 Kr 17,5-8.13-15.18             | DEPSTUV
  ordinary 12 monday    | I  | psalm       | Ps 33,12-13.18-19.20.22          | EPSTUV
  ordinary 12 monday    | II | psalm       | Ps 60,3.4-5.12-13                | PSUV
  ordinary 12 monday    | -  | acclamation | Heb 4,12                         | T only
  ordinary 12 monday    | -  | gospel      | Mt 7,1-5                         | DEPTUV

  ordinary 12 tuesday   | I  | first       | 1 Mz 13,2.5-18                   | EPSTUV
  ordinary 12 tuesday   | II | first       | 2 Kr 19,9-11.14-21.31-35.36      | DEPSTUV
  ordinary 12 tuesday   | I  | psalm       | Ps 15,2-3a.3bc-4ab.5             | EPSTUV
  ordinary 12 tuesday   | II | psalm       | Ps 48,2-3a.3b-4.10-11            | PSTUV
  ordinary 12 tuesday   | -  | acclamation | Jn 8,12                          | T only
  ordinary 12 tuesday   | -  | gospel      | Mt 7,6.12-14                     | DEPTUV

  ordinary 12 wednesday | I  | first       | 1 Mz 15,1-12.17-18               | DEPTUV
  ordinary 12 wednesday | II | first       | 2 Kr 22,8-13; 23,1-3             | DEPSTV
  ordinary 12 wednesday | I  | psalm       | Ps 105,1-2.3-4.6-7.8-9           | EPSTUV
  ordinary 12 wednesday | II | psalm       | Ps 119,33.34.35.36.37.40         | EPSTV
  ordinary 12 wednesday | -  | acclamation | Jn 15,4.5b                       | T only
  ordinary 12 wednesday | -  | gospel      | Mt 7,15-20                       | DEPTV

  ordinary 12 thursday  | I  | first       | 1 Mz 16,1-12.15-16               | DPTV
  ordinary 12 thursday  | I  | first short | 1 Mz 16,6b-12.15-16              | P only
  ordinary 12 thursday  | II | first       | 2 Kr 24,8-17                     | DEPTUV
  ordinary 12 thursday  | I  | psalm       | Ps 106,1-2.3-4a.4b-5             | EPTV
  ordinary 12 thursday  | II | psalm       | Ps 79,1-2.3-5.8.9                | EPTUV
  ordinary 12 thursday  | -  | acclamation | Jn 14,23                         | T only
  ordinary 12 thursday  | -  | gospel      | Mt 7,21-29                       | DEPTV

  ordinary 12 friday    | I  | first       | 1 Mz 17,1.9-10.15-22             | PTUV
  ordinary 12 friday    | II | first       | 2 Kr 25,1-12                     | DEPTUV
  ordinary 12 friday    | I  | psalm       | Ps 128,1-2.3.4-5                 | EPSTUV
  ordinary 12 friday    | II | psalm       | Ps 137,1-2.3.4-5.6               | EPTUV
  ordinary 12 friday    | -  | acclamation | Mt 8,17                          | T only
  ordinary 12 friday    | -  | gospel      | Mt 8,1-4                         | DEPTUV

  ordinary 12 saturday  | I  | first       | 1 Mz 18,1-15                     | DEPSTUV
  ordinary 12 saturday  | II | first       | Žal 2,2.10-14.18-19              | DEPTUV
  ordinary 12 saturday  | I  | psalm       | Lk 1,46-47.48-49.50.53.54-55     | PSUV
  ordinary 12 saturday  | II | psalm       | Ps 74,1-2.3-5.6-7.20-21          | EPTUV
  ordinary 12 saturday  | -  | acclamation | Mt 8,17                          | T only
  ordinary 12 saturday  | -  | gospel      | Mt 8,5-17                        | DEPTUV

  ordinary 13 monday    | I  | first       | 1 Mz 18,16-33                    | DPSTUV
  ordinary 13 monday    | II | first       | Am 2,6-10.13-16                  | DPSTV
  ordinary 13 monday    | I  | psalm       | Ps 103,1-2.3-4.8-9.10-11         | PSTUV
  ordinary 13 monday    | II | psalm       | Ps 50,16bc-17.18-19.20-21.22-23  | PSTV
  ordinary 13 monday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 13 monday    | -  | gospel      | Mt 8,18-22                       | DPTV

  ordinary 13 tuesday   | I  | first       | 1 Mz 19,15-29                    | DEPTV
  ordinary 13 tuesday   | II | first       | Am 3,1-8; 4,11-12                | DEPSTUV
  ordinary 13 tuesday   | I  | psalm       | Ps 26,2-3.9-10.11-12             | EPTV
  ordinary 13 tuesday   | II | psalm       | Ps 5,5-6.7.8                     | STU
  ordinary 13 tuesday   | -  | acclamation | Ps 130,5                         | T only
  ordinary 13 tuesday   | -  | gospel      | Mt 8,23-27                       | DPTV

  ordinary 13 wednesday | I  | first       | 1 Mz 21,5.8-20                   | DEPSTUV
  ordinary 13 wednesday | II | first       | Am 5,14-15.21-24                 | DEPTUV
  ordinary 13 wednesday | I  | psalm       | Ps 34,7-8.10-11.12-13            | PSTUV
  ordinary 13 wednesday | II | psalm       | Ps 50,7.8-9.10-11.12-13.16bc-17  | PTU
  ordinary 13 wednesday | -  | acclamation | Jak 1,18                         | T only
  ordinary 13 wednesday | -  | gospel      | Mt 8,28-34                       | DEPTUV

  ordinary 13 thursday  | I  | first       | 1 Mz 22,1-19                     | DEPSTUV
  ordinary 13 thursday  | II | first       | Am 7,10-17                       | DEPSTUV
  ordinary 13 thursday  | I  | psalm       | Ps 116,1-2.3-4.5-6.8-9           | EST
  ordinary 13 thursday  | II | psalm       | Ps 19,8.9.10.11                  | PSTUV
  ordinary 13 thursday  | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 13 thursday  | -  | gospel      | Mt 9,1-8                         | DEPTUV

  ordinary 13 friday    | I  | first       | 1 Mz 23,1-4.19; 24,1-8.62-67     | DEPTUV
  ordinary 13 friday    | II | first       | Am 8,4-6.9-12                    | DEPSTV
  ordinary 13 friday    | I  | psalm       | Ps 106,1-2.3-4a.4b-5             | EPTUV
  ordinary 13 friday    | II | psalm       | Ps 119,2.10.20.30.40.131         | EPSTV
  ordinary 13 friday    | -  | acclamation | Mt 11,28                         | T only
  ordinary 13 friday    | -  | gospel      | Mt 9,9-13                        | DEPTV

  ordinary 13 saturday  | I  | first       | 1 Mz 27,1-5.15-29                | DPTV
  ordinary 13 saturday  | II | first       | Am 9,11-15                       | DEPTUV
  ordinary 13 saturday  | I  | psalm       | Ps 135,1-2.3-4.5-6               | EPTV
  ordinary 13 saturday  | II | psalm       | Ps 85,9ab.11-12.13-14            | TV
  ordinary 13 saturday  | -  | acclamation | Jn 10,27                         | T only
  ordinary 13 saturday  | -  | gospel      | Mt 9,14-17                       | DEPTV

  ordinary 14 monday    | I  | first       | 1 Mz 28,10-22a                   | DPTUV
  ordinary 14 monday    | II | first       | Oz 2,16.17-18.21-22              | DPSTUV
  ordinary 14 monday    | I  | psalm       | Ps 91,1-2.3-4.14-15ab            | PTUV
  ordinary 14 monday    | II | psalm       | Ps 145,2-3.4-5.6-7.8-9           | PSTUV
  ordinary 14 monday    | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 14 monday    | -  | gospel      | Mt 9,18-26                       | DPTUV

  ordinary 14 tuesday   | I  | first       | 1 Mz 32,23-33                    | PTUV
  ordinary 14 tuesday   | II | first       | Oz 8,4-7.11-13                   | DEPTUV
  ordinary 14 tuesday   | I  | psalm       | Ps 17,1.2-3.6-7.8.15             | EPSTUV
  ordinary 14 tuesday   | II | psalm       | Ps 115,3-4.5-6.7.8.9-10          | EPTUV
  ordinary 14 tuesday   | -  | acclamation | Jn 10,14                         | T only
  ordinary 14 tuesday   | -  | gospel      | Mt 9,32-38                       | DEPTUV

  ordinary 14 wednesday | I  | first       | 1 Mz 41,55-57; 42,5-7.17-24      | EPTUV
  ordinary 14 wednesday | II | first       | Oz 10,1-3.7-8.12                 | DEPSTUV
  ordinary 14 wednesday | I  | psalm       | Ps 33,2-3.10-11.18-19            | EPTUV
  ordinary 14 wednesday | II | psalm       | Ps 105,2-3.4-5.6-7               | EPSTUV
  ordinary 14 wednesday | -  | acclamation | Mr 1,15                          | T only
  ordinary 14 wednesday | -  | gospel      | Mt 10,1-7                        | DEPTUV

  ordinary 14 thursday  | I  | first       | 1 Mz 44,18-21.23-29; 45,1-5      | DEPSTUV
  ordinary 14 thursday  | II | first       | Oz 11,1-4.8c-9                   | EPTU
  ordinary 14 thursday  | I  | psalm       | Ps 105,16-17.18-19.20-21         | EPSTUV
  ordinary 14 thursday  | II | psalm       | Ps 80,2.3.15-16                  | PSTUV
  ordinary 14 thursday  | -  | acclamation | Mr 1,15                          | T only
  ordinary 14 thursday  | -  | gospel      | Mt 10,7-15                       | DEPTUV

  ordinary 14 friday    | I  | first       | 1 Mz 46,1-7.28-30                | DEPTUV
  ordinary 14 friday    | II | first       | Oz 14,2-10                       | DPSTUV
  ordinary 14 friday    | I  | psalm       | Ps 37,3-4.18-19.27-28.39-40      | EPTUV
  ordinary 14 friday    | II | psalm       | Ps 51,3-4.8-9.12-13.14.17        | PSTUV
  ordinary 14 friday    | -  | acclamation | Jn 16,13                         | T only
  ordinary 14 friday    | -  | gospel      | Mt 10,16-23                      | DEPTUV

  ordinary 14 saturday  | I  | first       | 1 Mz 49,29-32; 50,15-26a         | PSTU
  ordinary 14 saturday  | II | first       | Iz 6,1-8                         | DEPSTUV
  ordinary 14 saturday  | I  | psalm       | Ps 105,1-2.3-4.6-7               | EPSTUV
  ordinary 14 saturday  | II | psalm       | Ps 93,1a.1b-2.5                  | EPSTUV
  ordinary 14 saturday  | -  | acclamation | 1 Pt 4,14                        | T only
  ordinary 14 saturday  | -  | gospel      | Mt 10,24-33                      | DEPTUV

  ordinary 15 monday    | I  | first       | 2 Mz 1,8-14.22                   | DEPSTUV
  ordinary 15 monday    | II | first       | Iz 1,10-17                       | DEPUV
  ordinary 15 monday    | I  | psalm       | Ps 124,1-3.4-6.7-8               | EPSTUV
  ordinary 15 monday    | II | psalm       | Ps 50,8-9.16bc-17.21.23          | EPTUV
  ordinary 15 monday    | -  | acclamation | Mt 5,10                          | T only
  ordinary 15 monday    | -  | gospel      | Mt 10,34-11,1                    | DEPTUV

  ordinary 15 tuesday   | I  | first       | 2 Mz 2,1-15                      | DEPSTUV
  ordinary 15 tuesday   | II | first       | Iz 7,1-9                         | DEPSTUV
  ordinary 15 tuesday   | I  | psalm       | Ps 69,3.14.30-31.33-34           | PSTUV
  ordinary 15 tuesday   | II | psalm       | Ps 48,2-3a.3b-4.5-6.7-8          | PSTUV
  ordinary 15 tuesday   | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 15 tuesday   | -  | gospel      | Mt 11,20-24                      | DEPTUV

  ordinary 15 wednesday | I  | first       | 2 Mz 3,1-6.9-12                  | DEPSTUV
  ordinary 15 wednesday | II | first       | Iz 10,5-7.13-16                  | DEPSTUV
  ordinary 15 wednesday | I  | psalm       | Ps 103,1-2.3-4.6-7               | EPSTUV
  ordinary 15 wednesday | II | psalm       | Ps 94,5-6.7-8.9-10.14-15         | EPSTUV
  ordinary 15 wednesday | -  | acclamation | Mt 11,25                         | T only
  ordinary 15 wednesday | -  | gospel      | Mt 11,25-27                      | DEPTUV

  ordinary 15 thursday  | I  | first       | 2 Mz 3,13-20                     | DEPSTU
  ordinary 15 thursday  | II | first       | Iz 26,7-9.12.16-19               | DEPSTUV
  ordinary 15 thursday  | I  | psalm       | Ps 105,1.5.8-9.24-25.26-27       | EPSTUV
  ordinary 15 thursday  | II | psalm       | Ps 102,13-14.15.16-18.19-21      | PSTUV
  ordinary 15 thursday  | -  | acclamation | Mt 11,28                         | T only
  ordinary 15 thursday  | -  | gospel      | Mt 11,28-30                      | DEPTUV

  ordinary 15 friday    | I  | first       | 2 Mz 11,10-12,14                 | DEPSTUV
  ordinary 15 friday    | II | first       | Iz 38,1-6.21-22.7-8              | DEPSTUV
  ordinary 15 friday    | I  | psalm       | Ps 116,12-13.15.16.17-18         | EPSTUV
  ordinary 15 friday    | II | psalm       | Iz 38,10.11.12.16                | PSTUV
  ordinary 15 friday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 15 friday    | -  | gospel      | Mt 12,1-8                        | DEPTUV

  ordinary 15 saturday  | I  | first       | 2 Mz 12,37-42                    | DEPSTUV
  ordinary 15 saturday  | II | first       | Mih 2,1-5                        | DEPSTUV
  ordinary 15 saturday  | I  | psalm       | Ps 136,1.23-24.10-12.13-15       | EPSTUV
  ordinary 15 saturday  | II | psalm       | Ps 10,1-2.3-4.7-8.14             | EPSTUV
  ordinary 15 saturday  | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 15 saturday  | -  | gospel      | Mt 12,14-21                      | DEPTUV

  ordinary 16 monday    | I  | first       | 2 Mz 14,5-18                     | DEPSTUV
  ordinary 16 monday    | II | first       | Mih 6,1-4.6-8                    | DEPSTUV
  ordinary 16 monday    | I  | psalm       | 2 Mz 15,1-2.3-4.5-6              | PSTUV
  ordinary 16 monday    | II | psalm       | Ps 50,5-6.8-9.16bc-17.21.23      | EPSTUV
  ordinary 16 monday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 16 monday    | -  | gospel      | Mt 12,38-42                      | DEPTUV

  ordinary 16 tuesday   | I  | first       | 2 Mz 14,21-15,1                  | DPSTUV
  ordinary 16 tuesday   | II | first       | Mih 7,14-15.18-20                | DEPSTUV
  ordinary 16 tuesday   | I  | psalm       | 2 Mz 15,8-9.10.12.17             | PSTUV
  ordinary 16 tuesday   | II | psalm       | Ps 85,2-4.5-6.7-8                | PSTUV
  ordinary 16 tuesday   | -  | acclamation | Jn 14,23                         | T only
  ordinary 16 tuesday   | -  | gospel      | Mt 12,46-50                      | DPTUV

  ordinary 16 wednesday | I  | first       | 2 Mz 16,1-5.9-15                 | DEPSTUV
  ordinary 16 wednesday | II | first       | Jer 1,1.4-10                     | DEPSTV
  ordinary 16 wednesday | I  | psalm       | Ps 78,18-19.23-24.25-26.27-28    | EPSTUV
  ordinary 16 wednesday | II | psalm       | Ps 71,1-2.3-4a.5-6ab.15.17       | EPTV
  ordinary 16 wednesday | -  | gospel      | Mt 13,1-9                        | DEPTV

  ordinary 16 thursday  | I  | first       | 2 Mz 19,1-2.9-11.16-20           | DEPTV
  ordinary 16 thursday  | II | first       | Jer 2,1-3.7-8.12-13              | DEPSTUV
  ordinary 16 thursday  | I  | psalm       | Dan 3,52.53.54.55.56             | PTV
  ordinary 16 thursday  | II | psalm       | Ps 36,6-7ab.8-9.10-11            | PSTUV
  ordinary 16 thursday  | -  | acclamation | Mt 11,25                         | T only
  ordinary 16 thursday  | -  | gospel      | Mt 13,10-17                      | DEPTV

  ordinary 16 friday    | I  | first       | 2 Mz 20,1-17                     | DEPTUV
  ordinary 16 friday    | II | first       | Jer 3,14-17                      | DEPTUV
  ordinary 16 friday    | I  | psalm       | Ps 19,8.9.10.11                  | PUV
  ordinary 16 friday    | II | psalm       | Jer 31,10.11-12.13               | PTU
  ordinary 16 friday    | -  | acclamation | Lk 8,15                          | T only
  ordinary 16 friday    | -  | gospel      | Mt 13,18-23                      | DEPTUV

  ordinary 16 saturday  | I  | first       | 2 Mz 24,3-8                      | DEPSTUV
  ordinary 16 saturday  | II | first       | Jer 7,1-11                       | DEPTV
  ordinary 16 saturday  | I  | psalm       | Ps 50,1-2.5-6.14-15              | EPSTUV
  ordinary 16 saturday  | II | psalm       | Ps 84,3.4.5-6a.8a.11             | PTV
  ordinary 16 saturday  | -  | acclamation | Jak 1,21b                        | T only
  ordinary 16 saturday  | -  | gospel      | Mt 13,24-30                      | DEPTV

  ordinary 17 monday    | I  | first       | 2 Mz 32,15-24.30-34              | DEPSTUV
  ordinary 17 monday    | II | first       | Jer 13,1-11                      | DEPTUV
  ordinary 17 monday    | I  | psalm       | Ps 106,19-20.21-22.23            | EPSTUV
  ordinary 17 monday    | II | psalm       | 5 Mz 32,18-19.20.21              | PTUV
  ordinary 17 monday    | -  | acclamation | Jak 1,18                         | T only
  ordinary 17 monday    | -  | gospel      | Mt 13,31-35                      | DEPTUV

  ordinary 17 tuesday   | I  | first       | 2 Mz 33,7-11; 34,5-9.28          | DPSTUV
  ordinary 17 tuesday   | II | first       | Jer 14,17-22                     | DEPTUV
  ordinary 17 tuesday   | I  | psalm       | Ps 103,6-7.8-9.10-11.12-13       | EPSTUV
  ordinary 17 tuesday   | II | psalm       | Ps 79,8.9.11.13                  | PTUV
  ordinary 17 tuesday   | -  | gospel      | Mt 13,36-43                      | DEPTU

  ordinary 17 wednesday | I  | first       | 2 Mz 34,29-35                    | EPSTUV
  ordinary 17 wednesday | II | first       | Jer 15,10.16-21                  | DEPSTUV
  ordinary 17 wednesday | I  | psalm       | Ps 99,5.6.7.9                    | EPSTUV
  ordinary 17 wednesday | II | psalm       | Ps 59,2-3.4.10-11.17.18          | PTUV
  ordinary 17 wednesday | -  | acclamation | Jn 15,15b                        | T only
  ordinary 17 wednesday | -  | gospel      | Mt 13,44-46                      | DEPTV

  ordinary 17 thursday  | I  | first       | 2 Mz 40,16-21.34-38              | DEPTUV
  ordinary 17 thursday  | II | first       | Jer 18,1-6                       | DEPSTUV
  ordinary 17 thursday  | I  | psalm       | Ps 84,3.4.5-6a.8a.11             | PTUV
  ordinary 17 thursday  | II | psalm       | Ps 146,1-2.3-4.5-6               | EPSTUV
  ordinary 17 thursday  | -  | acclamation | Apd 16,14b                       | T only
  ordinary 17 thursday  | -  | gospel      | Mt 13,47-53                      | DPTV

  ordinary 17 friday    | I  | first       | 3 Mz 23,1.4-11.15-16.27.34b-37   | DEPSUV
  ordinary 17 friday    | II | first       | Jer 26,1-9                       | DEPTUV
  ordinary 17 friday    | I  | psalm       | Ps 81,3-4.5-6.10-11              | PSTUV
  ordinary 17 friday    | II | psalm       | Ps 69,5.8-10.14                  | PTUV
  ordinary 17 friday    | -  | acclamation | 1 Pt 1,25                        | T only
  ordinary 17 friday    | -  | gospel      | Mt 13,54-58                      | DEPTUV

  ordinary 17 saturday  | I  | first       | 3 Mz 25,1.8-17                   | DEPSTUV
  ordinary 17 saturday  | II | first       | Jer 26,11-16.24                  | DEPSTUV
  ordinary 17 saturday  | I  | psalm       | Ps 67,2-3.5.7-8                  | PSTUV
  ordinary 17 saturday  | II | psalm       | Ps 69,15-16.30-31.33-34          | PSTUV
  ordinary 17 saturday  | -  | acclamation | Mt 5,10                          | T only
  ordinary 17 saturday  | -  | gospel      | Mt 14,1-12                       | DEPTUV

  ordinary 18 monday    | I  | first       | 4 Mz 11,4b-15                    | DEPSTUV
  ordinary 18 monday    | II | first       | Jer 28,1-17                      | DEPSTUV
  ordinary 18 monday    | I  | psalm       | Ps 81,12-13.14-15.16-17          | PSTUV
  ordinary 18 monday    | II | psalm       | Ps 119,29.43.79.80.95.102        | EPSTUV
  ordinary 18 monday    | -  | acclamation | Mt 4,4b                          | T only
  ordinary 18 monday    | -  | gospel      | Mt 14,13-21                      | EPTV
  ordinary 18 monday    | -  | gospel else | Mt 14,22-36                      | O only

  ordinary 18 tuesday   | I  | first       | 4 Mz 12,1-13                     | DEPSTUV
  ordinary 18 tuesday   | II | first       | Jer 30,1-2.12-15.18-22           | DEPSTUV
  ordinary 18 tuesday   | I  | psalm       | Ps 51,3-4.5-7.12-13              | PSUV
  ordinary 18 tuesday   | II | psalm       | Ps 102,16-18.19-21.29.22-23      | PSTU
  ordinary 18 tuesday   | -  | acclamation | Jn 1,49b                         | T only
  ordinary 18 tuesday   | -  | gospel      | Mt 14,22-36                      | EPTUV
  ordinary 18 tuesday   | -  | gospel else | Mt 15,1-2.10-14                  | O only

  ordinary 18 wednesday | I  | first       | 4 Mz 13,1-2.25-14,1.26-29.34-35  | DPSUV
  ordinary 18 wednesday | II | first       | Jer 31,1-7                       | DEPSTUV
  ordinary 18 wednesday | I  | psalm       | Ps 106,6-7.13-14.21-22.23        | EPSTUV
  ordinary 18 wednesday | II | psalm       | Jer 31,10.11-12ab.13             | PSTU
  ordinary 18 wednesday | -  | acclamation | Lk 7,16                          | T only
  ordinary 18 wednesday | -  | gospel      | Mt 15,21-28                      | DEPTUV

  ordinary 18 thursday  | I  | first       | 4 Mz 20,1-13                     | DEPSTUV
  ordinary 18 thursday  | II | first       | Jer 31,31-34                     | DEPSTV
  ordinary 18 thursday  | I  | psalm       | Ps 95,1-2.6-7.8-9                | EPSTUV
  ordinary 18 thursday  | II | psalm       | Ps 51,12-13.14-15.18-19          | PSTV
  ordinary 18 thursday  | -  | acclamation | Mt 16,18                         | T only
  ordinary 18 thursday  | -  | gospel      | Mt 16,13-23                      | DEPTV

  ordinary 18 friday    | I  | first       | 5 Mz 4,32-40                     | DEPTV
  ordinary 18 friday    | II | first       | Nah 2,1.3; 3,1-3.6-7             | DPSTUV
  ordinary 18 friday    | I  | psalm       | Ps 77,12-13.14-15.16.21          | PTV
  ordinary 18 friday    | II | psalm       | 5 Mz 32,35cd-36.39abcd.41        | PSTUV
  ordinary 18 friday    | -  | acclamation | Mt 5,10                          | T only
  ordinary 18 friday    | -  | gospel      | Mt 16,24-28                      | DEPTV

  ordinary 18 saturday  | I  | first       | 5 Mz 6,4-13                      | DEPSTUV
  ordinary 18 saturday  | II | first       | Hab 1,12-2,4                     | EPTUV
  ordinary 18 saturday  | I  | psalm       | Ps 18,2-3a.3bc-4.47.51           | PSTUV
  ordinary 18 saturday  | II | psalm       | Ps 9,8-9.10-11.12-13             | PTUV
  ordinary 18 saturday  | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 18 saturday  | -  | gospel      | Mt 17,14-20                      | DEPTUV

  ordinary 19 monday    | I  | first       | 5 Mz 10,12-22                    | DEPTUV
  ordinary 19 monday    | II | first       | Ezk 1,2-5.24-28                  | DEPSTV
  ordinary 19 monday    | I  | psalm       | Ps 147,12-13.14-15.19-20         | EPTUV
  ordinary 19 monday    | II | psalm       | Ps 148,1-2.11-12.13.14           | EPSTV
  ordinary 19 monday    | -  | acclamation | 2 Tes 2,14                       | T only
  ordinary 19 monday    | -  | gospel      | Mt 17,22-27                      | DEPTV

  ordinary 19 tuesday   | I  | first       | 5 Mz 31,1-8                      | DEPTV
  ordinary 19 tuesday   | II | first       | Ezk 2,8-3,4                      | DEPTUV
  ordinary 19 tuesday   | I  | psalm       | 5 Mz 32,3-4.7.8.9.12             | PTV
  ordinary 19 tuesday   | II | psalm       | Ps 119,14.24.72.103.111.131      | EPTUV
  ordinary 19 tuesday   | -  | acclamation | Mt 11,29ab                       | T only
  ordinary 19 tuesday   | -  | gospel      | Mt 18,1-5.10.12-14               | DEPV

  ordinary 19 wednesday | I  | first       | 5 Mz 34,1-12                     | EPSTUV
  ordinary 19 wednesday | II | first       | Ezk 9,1-7; 10,18-22              | DEPTUV
  ordinary 19 wednesday | I  | psalm       | Ps 66,1-3a.5.8.16-17             | EPTU
  ordinary 19 wednesday | II | psalm       | Ps 113,1-2.3-4.5-6               | EPTUV
  ordinary 19 wednesday | -  | acclamation | 2 Kor 5,19                       | T only
  ordinary 19 wednesday | -  | gospel      | Mt 18,15-20                      | DEPTUV

  ordinary 19 thursday  | I  | first       | Joz 3,7-10a.11.13-17             | DEPSTUV
  ordinary 19 thursday  | II | first       | Ezk 12,1-12                      | DPSTU
  ordinary 19 thursday  | I  | psalm       | Ps 114,1-2.3-4.5-6               | EPSTUV
  ordinary 19 thursday  | II | psalm       | Ps 78,56-57.58-59.61-62          | EPSTUV
  ordinary 19 thursday  | -  | acclamation | Ps 119,135                       | T only
  ordinary 19 thursday  | -  | gospel      | Mt 18,21-19,1                    | DEPTUV

  ordinary 19 friday    | I  | first       | Joz 24,1-13                      | DEPSTUV
  ordinary 19 friday    | II | first       | Ezk 16,1-15.60.63                | DEPSTU
  ordinary 19 friday    | II | first or    | Ezk 16,59-63                     | P only
  ordinary 19 friday    | I  | psalm       | Ps 136,1-3.16-18.21-22.24        | EPSTUV
  ordinary 19 friday    | II | psalm       | Iz 12,2-3.4bcd.5-6               | PSTUV
  ordinary 19 friday    | -  | acclamation | 1 Tes 2,13                       | T only
  ordinary 19 friday    | -  | gospel      | Mt 19,3-12                       | DEPTUV

  ordinary 19 saturday  | I  | first       | Joz 24,14-29                     | DEPSTUV
  ordinary 19 saturday  | II | first       | Ezk 18,1-10.13b.30-32            | DEPSTV
  ordinary 19 saturday  | I  | psalm       | Ps 16,1-2a.5.7-8.11              | PSTUV
  ordinary 19 saturday  | II | psalm       | Ps 51,12-13.14-15.18-19          | PSTV
  ordinary 19 saturday  | -  | acclamation | Mt 11,25                         | T only
  ordinary 19 saturday  | -  | gospel      | Mt 19,13-15                      | DEPTV

  ordinary 20 monday    | I  | first       | Sod 2,11-19                      | DEPSTUV
  ordinary 20 monday    | II | first       | Ezk 24,15-24                     | DETV
  ordinary 20 monday    | I  | psalm       | Ps 106,34-35.36-37.39-40.43.44   | PSTUV
  ordinary 20 monday    | II | psalm       | 5 Mz 32,18-19.20.21              | PTUV
  ordinary 20 monday    | -  | acclamation | Mt 5,3                           | T only
  ordinary 20 monday    | -  | gospel      | Mt 19,16-22                      | DEPTUV

  ordinary 20 tuesday   | I  | first       | Sod 6,11-24                      | DEPSTUV
  ordinary 20 tuesday   | II | first       | Ezk 28,1-10                      | DEPSTUV
  ordinary 20 tuesday   | I  | psalm       | Ps 85,9.11-12.13-14              | PSTUV
  ordinary 20 tuesday   | II | psalm       | 5 Mz 32,26-28.30.35cd-36ab       | PSTUV
  ordinary 20 tuesday   | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 20 tuesday   | -  | gospel      | Mt 19,23-30                      | DEPTUV

  ordinary 20 wednesday | I  | first       | Sod 9,6-15                       | DEPSTUV
  ordinary 20 wednesday | II | first       | Ezk 34,1-11                      | DEPSTUV
  ordinary 20 wednesday | I  | psalm       | Ps 21,2-3.4-5.6-7                | PSTUV
  ordinary 20 wednesday | II | psalm       | Ps 23,1-3a.3b-4.5.6              | EPSTUV
  ordinary 20 wednesday | -  | acclamation | Heb 4,12                         | T only
  ordinary 20 wednesday | -  | gospel      | Mt 20,1-16                       | DEPTUV

  ordinary 20 thursday  | I  | first       | Sod 11,29-39a                    | DEPSTUV
  ordinary 20 thursday  | II | first       | Ezk 36,23-28                     | DEPSTUV
  ordinary 20 thursday  | I  | psalm       | Ps 40,5.7-8a.8b-9.10             | PSTUV
  ordinary 20 thursday  | II | psalm       | Ps 51,12-13.14-15.18-19          | PSTUV
  ordinary 20 thursday  | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 20 thursday  | -  | gospel      | Mt 22,1-14                       | DEPTUV

  ordinary 20 friday    | I  | first       | Rut 1,1.3-6.14b-16.22            | DPTUV
  ordinary 20 friday    | II | first       | Ezk 37,1-14                      | DEPSTUV
  ordinary 20 friday    | I  | psalm       | Ps 146,5-7.8-9a.9bc-10           | EPSTUV
  ordinary 20 friday    | II | psalm       | Ps 107,2-3.4-5.6-7.8-9           | PSTUV
  ordinary 20 friday    | -  | acclamation | Ps 25,4c.5a                      | T only
  ordinary 20 friday    | -  | gospel      | Mt 22,34-40                      | DEPTUV

  ordinary 20 saturday  | I  | first       | Rut 2,1-3.8-11; 4,13-17          | DEPTUV
  ordinary 20 saturday  | II | first       | Ezk 43,1-7ab                     | DEPSTUV
  ordinary 20 saturday  | I  | psalm       | Ps 128,1-2.3.4.5                 | EPSTUV
  ordinary 20 saturday  | II | psalm       | Ps 85,9.10.11-12.13-14           | PSTUV
  ordinary 20 saturday  | -  | acclamation | Mt 23,9b.10b                     | T only
  ordinary 20 saturday  | -  | gospel      | Mt 23,1-12                       | DEPTUV

  ordinary 21 monday    | I  | first       | 1 Tes 1,1-5.8-10                 | EPSTU
  ordinary 21 monday    | II | first       | 2 Tes 1,1-5.11-12                | DPSTV
  ordinary 21 monday    | I  | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EPSTUV
  ordinary 21 monday    | II | psalm       | Ps 96,1-2a.2b-3.4-5              | PSTV
  ordinary 21 monday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 21 monday    | -  | gospel      | Mt 23,13-22                      | DPTV

  ordinary 21 tuesday   | I  | first       | 1 Tes 2,1-8                      | EPTUV
  ordinary 21 tuesday   | II | first       | 2 Tes 2,1-3a.14-17               | EPSTU
  ordinary 21 tuesday   | I  | psalm       | Ps 139,1-3.4-6                   | EPTUV
  ordinary 21 tuesday   | II | psalm       | Ps 96,10.11-12.13                | EPSTUV
  ordinary 21 tuesday   | -  | acclamation | Heb 4,12                         | T only
  ordinary 21 tuesday   | -  | gospel      | Mt 23,23-26                      | DEPTUV

  ordinary 21 wednesday | I  | first       | 1 Tes 2,9-13                     | DEPSTUV
  ordinary 21 wednesday | II | first       | 2 Tes 3,6-10.16-18               | DEPTUV
  ordinary 21 wednesday | I  | psalm       | Ps 139,7-8.9-10.11-12ab          | EPSTUV
  ordinary 21 wednesday | II | psalm       | Ps 128,1-2.4-5                   | EPTUV
  ordinary 21 wednesday | -  | acclamation | 1 Jn 2,5                         | T only
  ordinary 21 wednesday | -  | gospel      | Mt 23,27-32                      | DEPTUV

  ordinary 21 thursday  | I  | first       | 1 Tes 3,7-13                     | DEPSTUV
  ordinary 21 thursday  | II | first       | 1 Kor 1,1-9                      | DEPSTUV
  ordinary 21 thursday  | I  | psalm       | Ps 90,3-4.12-13.14.17            | EPSTV
  ordinary 21 thursday  | II | psalm       | Ps 145,2-3.4-5.6-7               | EPSTUV
  ordinary 21 thursday  | -  | acclamation | Mt 24,42a.44                     | T only
  ordinary 21 thursday  | -  | gospel      | Mt 24,42-51                      | DEPTUV

  ordinary 21 friday    | I  | first       | 1 Tes 4,1-8                      | DEPSTUV
  ordinary 21 friday    | II | first       | 1 Kor 1,17-25                    | DEPSTUV
  ordinary 21 friday    | I  | psalm       | Ps 97,1.2b.5-6.10.11-12          | EPSTUV
  ordinary 21 friday    | II | psalm       | Ps 33,1-2.4-5.10-11              | EPSTUV
  ordinary 21 friday    | -  | acclamation | Lk 21,36                         | T only
  ordinary 21 friday    | -  | gospel      | Mt 25,1-13                       | DEPTUV

  ordinary 21 saturday  | I  | first       | 1 Tes 4,9-11                     | EPSTU
  ordinary 21 saturday  | II | first       | 1 Kor 1,26-31                    | DEPSTUV
  ordinary 21 saturday  | I  | psalm       | Ps 98,1.7-8.9                    | EPSTUV
  ordinary 21 saturday  | II | psalm       | Ps 33,12-13.18-19.20-21          | EPSTUV
  ordinary 21 saturday  | -  | acclamation | Jn 13,34                         | T only
  ordinary 21 saturday  | -  | gospel      | Mt 25,14-30                      | DEPTV

  ordinary 22 monday    | I  | first       | 1 Tes 4,13-18                    | DPUV
  ordinary 22 monday    | II | first       | 1 Kor 2,1-5                      | DPTUV
  ordinary 22 monday    | I  | psalm       | Ps 96,1.3.4-5.11-12.13           | PSTUV
  ordinary 22 monday    | II | psalm       | Ps 119,97.98.99.100.101.102      | PTUV
  ordinary 22 monday    | -  | acclamation | Lk 4,18                          | T only
  ordinary 22 monday    | -  | gospel      | Lk 4,16-30                       | DPTUV

  ordinary 22 tuesday   | I  | first       | 1 Tes 5,1-6.9-11                 | DEPSTUV
  ordinary 22 tuesday   | II | first       | 1 Kor 2,10b-16                   | DEPSTUV
  ordinary 22 tuesday   | I  | psalm       | Ps 27,1.4.13-14                  | EPSTUV
  ordinary 22 tuesday   | II | psalm       | Ps 145,8-9.10-11.12-13ab.13cd-14 | EPSTUV
  ordinary 22 tuesday   | -  | acclamation | Lk 7,16                          | T only
  ordinary 22 tuesday   | -  | gospel      | Lk 4,31-37                       | DEPTUV

  ordinary 22 wednesday | I  | first       | Kol 1,1-8                        | DEPSTUV
  ordinary 22 wednesday | II | first       | 1 Kor 3,1-9                      | DEPSTUV
  ordinary 22 wednesday | I  | psalm       | Ps 52,10.11                      | PSTUV
  ordinary 22 wednesday | II | psalm       | Ps 33,12-13.14-15.20-21          | EPSTUV
  ordinary 22 wednesday | -  | acclamation | Lk 4,18-19                       | T only
  ordinary 22 wednesday | -  | gospel      | Lk 4,38-44                       | DEPTUV

  ordinary 22 thursday  | I  | first       | Kol 1,9-14                       | DEPSTUV
  ordinary 22 thursday  | II | first       | 1 Kor 3,18-23                    | DEPSTUV
  ordinary 22 thursday  | I  | psalm       | Ps 98,2-3ab.3cd-4.5-6            | EPSTUV
  ordinary 22 thursday  | II | psalm       | Ps 24,1-2.3-4ab.5-6              | EPSTUV
  ordinary 22 thursday  | -  | acclamation | Mt 4,19                          | T only
  ordinary 22 thursday  | -  | gospel      | Lk 5,1-11                        | DEPTUV

  ordinary 22 friday    | I  | first       | Kol 1,15-20                      | DEPSTUV
  ordinary 22 friday    | II | first       | 1 Kor 4,1-5                      | DEPSTUV
  ordinary 22 friday    | I  | psalm       | Ps 100,1-2.3.4.5                 | EPTUV
  ordinary 22 friday    | II | psalm       | Ps 37,3-4.5-6.27-28.39-40        | EPSTUV
  ordinary 22 friday    | -  | acclamation | Jn 8,12                          | T only
  ordinary 22 friday    | -  | gospel      | Lk 5,33-39                       | DEPTUV

  ordinary 22 saturday  | I  | first       | Kol 1,21-23                      | DEPSTUV
  ordinary 22 saturday  | II | first       | 1 Kor 4,6-15                     | EPTU
  ordinary 22 saturday  | I  | psalm       | Ps 54,3-4.6.8                    | PSTUV
  ordinary 22 saturday  | II | psalm       | Ps 145,17-18.19-20.21            | EPSTUV
  ordinary 22 saturday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 22 saturday  | -  | gospel      | Lk 6,1-5                         | DEPTUV

  ordinary 23 monday    | I  | first       | Kol 1,24-2,3                     | DPSTUV
  ordinary 23 monday    | II | first       | 1 Kor 5,1-8                      | DPSTUV
  ordinary 23 monday    | I  | psalm       | Ps 62,6-7.9                      | PSTUV
  ordinary 23 monday    | II | psalm       | Ps 5,5-6.7.12                    | PSTUV
  ordinary 23 monday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 23 monday    | -  | gospel      | Lk 6,6-11                        | DPTUV

  ordinary 23 tuesday   | I  | first       | Kol 2,6-15                       | DEPSTUV
  ordinary 23 tuesday   | II | first       | 1 Kor 6,1-11                     | DEPSTV
  ordinary 23 tuesday   | I  | psalm       | Ps 145,1-2.8-9.10-11             | EPSTUV
  ordinary 23 tuesday   | II | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EPSTV
  ordinary 23 tuesday   | -  | acclamation | Jn 15,16                         | T only
  ordinary 23 tuesday   | -  | gospel      | Lk 6,12-19                       | DEPTV

  ordinary 23 wednesday | I  | first       | Kol 3,1-11                       | DEPTUV
  ordinary 23 wednesday | II | first       | 1 Kor 7,25-31                    | DPSTUV
  ordinary 23 wednesday | I  | psalm       | Ps 145,2-3.10-11.12-13ab         | EPTUV
  ordinary 23 wednesday | II | psalm       | Ps 45,11-12.14-15.16-17          | PSTUV
  ordinary 23 wednesday | -  | acclamation | Lk 6,23ab                        | T only
  ordinary 23 wednesday | -  | gospel      | Lk 6,20-26                       | DEPTUV

  ordinary 23 thursday  | I  | first       | Kol 3,12-17                      | DEPSTUV
  ordinary 23 thursday  | II | first       | 1 Kor 8,1b-7.11-13               | DEPTUV
  ordinary 23 thursday  | I  | psalm       | Ps 150,1-2.3-4.5-6               | EPTUV
  ordinary 23 thursday  | II | psalm       | Ps 139,1-3.13-14.23-24           | EPTUV
  ordinary 23 thursday  | -  | acclamation | 1 Jn 4,12                        | T only
  ordinary 23 thursday  | -  | gospel      | Lk 6,27-38                       | DEPTUV

  ordinary 23 friday    | I  | first       | 1 Tim 1,1-2.12-14                | DEPSTUV
  ordinary 23 friday    | II | first       | 1 Kor 9,16-19.22-27              | DEPSTUV
  ordinary 23 friday    | I  | psalm       | Ps 16,1-2.5.7-8.11               | EPSTUV
  ordinary 23 friday    | II | psalm       | Ps 84,3.4.5-6.12                 | PSTU
  ordinary 23 friday    | -  | acclamation | Jn 17,17b.17a                    | T only
  ordinary 23 friday    | -  | gospel      | Lk 6,39-42                       | DEPTUV

  ordinary 23 saturday  | I  | first       | 1 Tim 1,15-17                    | DEPSTUV
  ordinary 23 saturday  | II | first       | 1 Kor 10,14-22                   | DEPSTUV
  ordinary 23 saturday  | I  | psalm       | Ps 113,1-2.3-4.5.6-7             | EPSTUV
  ordinary 23 saturday  | II | psalm       | Ps 116,12-13.17-18               | EPSTUV
  ordinary 23 saturday  | -  | acclamation | Jn 14,23                         | T only
  ordinary 23 saturday  | -  | gospel      | Lk 6,43-49                       | DEPTUV

  ordinary 24 monday    | I  | first       | 1 Tim 2,1-8                      | DPSTUV
  ordinary 24 monday    | II | first       | 1 Kor 11,17-26.33                | DPV
  ordinary 24 monday    | I  | psalm       | Ps 28,2.7.8-9                    | PSTUV
  ordinary 24 monday    | II | psalm       | Ps 40,7-9.10.17                  | PSTV
  ordinary 24 monday    | -  | acclamation | Jn 3,16                          | T only
  ordinary 24 monday    | -  | gospel      | Lk 7,1-10                        | DPTV

  ordinary 24 tuesday   | I  | first       | 1 Tim 3,1-13                     | DEPTUV
  ordinary 24 tuesday   | II | first       | 1 Kor 12,12-14.27-31a            | DEPSTUV
  ordinary 24 tuesday   | I  | psalm       | Ps 101,1-2a.2b-3ab.5.6           | EPTUV
  ordinary 24 tuesday   | II | psalm       | Ps 100,1-2.3.4.5                 | EPTUV
  ordinary 24 tuesday   | -  | acclamation | Lk 7,16                          | T only
  ordinary 24 tuesday   | -  | gospel      | Lk 7,11-17                       | DEPTV

  ordinary 24 wednesday | I  | first       | 1 Tim 3,14-16                    | DEPTUV
  ordinary 24 wednesday | II | first       | 1 Kor 12,31-13,13                | DEPTUV
  ordinary 24 wednesday | I  | psalm       | Ps 111,1-2.3-4.5-6               | EPTUV
  ordinary 24 wednesday | II | psalm       | Ps 33,2-3.4-5.12.22              | PTUV
  ordinary 24 wednesday | -  | acclamation | Jn 6,63b.68b                     | T only
  ordinary 24 wednesday | -  | gospel      | Lk 7,31-35                       | DEPTUV

  ordinary 24 thursday  | I  | first       | 1 Tim 4,12-16                    | EPTUV
  ordinary 24 thursday  | II | first       | 1 Kor 15,1-11                    | DEPTUV
  ordinary 24 thursday  | I  | psalm       | Ps 111,7-8.9.10                  | EPTUV
  ordinary 24 thursday  | II | psalm       | Ps 118,1-2.16.17.28              | PTUV
  ordinary 24 thursday  | -  | acclamation | Mt 11,28                         | T only
  ordinary 24 thursday  | -  | gospel      | Lk 7,36-50                       | DEPTUV

  ordinary 24 friday    | I  | first       | 1 Tim 6,2-12                     | DEPSTUV
  ordinary 24 friday    | II | first       | 1 Kor 15,12-20                   | DEPSTUV
  ordinary 24 friday    | I  | psalm       | Ps 49,6-7.8-10.17-18.19-20       | PSTUV
  ordinary 24 friday    | II | psalm       | Ps 17,1.6-7.8.15                 | EPSTUV
  ordinary 24 friday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 24 friday    | -  | gospel      | Lk 8,1-3                         | DEPTUV

  ordinary 24 saturday  | I  | first       | 1 Tim 6,13-16                    | DEPSTUV
  ordinary 24 saturday  | II | first       | 1 Kor 15,35-37.42-49             | PSTUV
  ordinary 24 saturday  | I  | psalm       | Ps 100,1-2.3.4.5                 | EPTU
  ordinary 24 saturday  | II | psalm       | Ps 56,10-12.13-14                | PSTUV
  ordinary 24 saturday  | -  | acclamation | Lk 8,15                          | T only
  ordinary 24 saturday  | -  | gospel      | Lk 8,4-15                        | EPTUV

  ordinary 25 monday    | I  | first       | Ezr 1,1-6                        | DPTUV
  ordinary 25 monday    | II | first       | Prg 3,27-34                      | DPV
  ordinary 25 monday    | I  | psalm       | Ps 126,1-2ab.2cd-3.4-5.6         | PSTUV
  ordinary 25 monday    | II | psalm       | Ps 15,2-3a.3bc-4.5               | PSTV
  ordinary 25 monday    | -  | acclamation | Mt 5,16                          | T only
  ordinary 25 monday    | -  | gospel      | Lk 8,16-18                       | DPTV

  ordinary 25 tuesday   | I  | first       | Ezr 6,7-8.12b.14-20              | DPTUV
  ordinary 25 tuesday   | II | first       | Prg 21,1-6.10-13                 | DEPSTUV
  ordinary 25 tuesday   | I  | psalm       | Ps 122,1-2.3-4a.4b-5             | EPTUV
  ordinary 25 tuesday   | II | psalm       | Ps 119,1.27.30.34.35.44          | EPSTU
  ordinary 25 tuesday   | -  | acclamation | Lk 11,28                         | T only
  ordinary 25 tuesday   | -  | gospel      | Lk 8,19-21                       | DEPTUV

  ordinary 25 wednesday | I  | first       | Ezr 9,5-9                        | DEPTUV
  ordinary 25 wednesday | II | first       | Prg 30,5-9                       | DEPTUV
  ordinary 25 wednesday | I  | psalm       | Tob 13,2.3-4.6.7-8               | V only
  ordinary 25 wednesday | II | psalm       | Ps 119,29.72.89.101.104.163      | EPTUV
  ordinary 25 wednesday | -  | acclamation | Mr 1,15                          | T only
  ordinary 25 wednesday | -  | gospel      | Lk 9,1-6                         | DEPTUV

  ordinary 25 thursday  | I  | first       | Ag 1,1-8                         | DEPSTUV
  ordinary 25 thursday  | II | first       | Prd 1,2-11                       | DESTUV
  ordinary 25 thursday  | I  | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EPSTUV
  ordinary 25 thursday  | II | psalm       | Ps 90,3-4.5-6.12-13.14.17        | EPSTUV
  ordinary 25 thursday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 25 thursday  | -  | gospel      | Lk 9,7-9                         | DEPTUV

  ordinary 25 friday    | I  | first       | Ag 2,1-9                         | DEPTU
  ordinary 25 friday    | II | first       | Prd 3,1-11                       | DESTUV
  ordinary 25 friday    | I  | psalm       | Ps 43,1.2.3.4                    | EPSTUV
  ordinary 25 friday    | II | psalm       | Ps 144,1.2abc.3-4                | PSTUV
  ordinary 25 friday    | -  | acclamation | Mr 10,45                         | T only
  ordinary 25 friday    | -  | gospel      | Lk 9,18-22                       | DEPTUV

  ordinary 25 saturday  | I  | first       | Zah 2,5-9.14-15a                 | DPSTUV
  ordinary 25 saturday  | II | first       | Prd 11,9-12,8                    | DESTUV
  ordinary 25 saturday  | I  | psalm       | Jer 31,10.11-12ab.13             | PSTU
  ordinary 25 saturday  | II | psalm       | Ps 90,3-4.5-6.12-13.14.17        | EPSTUV
  ordinary 25 saturday  | -  | acclamation | 2 Tim 1,10                       | T only
  ordinary 25 saturday  | -  | gospel      | Lk 9,43b-45                      | DEPTUV

  ordinary 26 monday    | I  | first       | Zah 8,1-8                        | DPSTUV
  ordinary 26 monday    | II | first       | Job 1,6-22                       | DPSTUV
  ordinary 26 monday    | I  | psalm       | Ps 102,16-18.19-21.29.22-23      | PTUV
  ordinary 26 monday    | II | psalm       | Ps 17,1.2-3.6-7                  | PSTUV
  ordinary 26 monday    | -  | acclamation | Mr 10,45                         | T only
  ordinary 26 monday    | -  | gospel      | Lk 9,46-50                       | DPTUV

  ordinary 26 tuesday   | I  | first       | Zah 8,20-23                      | DEPTUV
  ordinary 26 tuesday   | II | first       | Job 3,1-3.11-17.20-23            | DEPSV
  ordinary 26 tuesday   | I  | psalm       | Ps 87,1-3.4-5.6-7                | EPTUV
  ordinary 26 tuesday   | II | psalm       | Ps 88,2-3.4-5.6.7-8              | PSTV
  ordinary 26 tuesday   | -  | acclamation | Mr 10,45                         | T only
  ordinary 26 tuesday   | -  | gospel      | Lk 9,51-56                       | DEPTV

  ordinary 26 wednesday | I  | first       | Neh 2,1-8                        | DEPTUV
  ordinary 26 wednesday | II | first       | Job 9,1-12.14-16                 | DEPSTUV
  ordinary 26 wednesday | I  | psalm       | Ps 137,1-2.3.4-5.6               | EPTUV
  ordinary 26 wednesday | II | psalm       | Ps 88,10bc-11.12-13.14-15        | PSTUV
  ordinary 26 wednesday | -  | acclamation | Flp 3,8-9                        | T only
  ordinary 26 wednesday | -  | gospel      | Lk 9,57-62                       | DEPTUV

  ordinary 26 thursday  | I  | first       | Neh 8,1-4a.5-6.7b-12             | DEPSTUV
  ordinary 26 thursday  | II | first       | Job 19,21-27                     | EPTUV
  ordinary 26 thursday  | I  | psalm       | Ps 19,8.9.10.11                  | PSTUV
  ordinary 26 thursday  | II | psalm       | Ps 27,7-8a.8b-9abc.13-14         | EPTUV
  ordinary 26 thursday  | -  | acclamation | Mr 1,15                          | T only
  ordinary 26 thursday  | -  | gospel      | Lk 10,1-12                       | DEPTUV

  ordinary 26 friday    | I  | first       | Bar 1,15-22                      | DEPSTUV
  ordinary 26 friday    | II | first       | Job 38,1.12-21; 40,3-5           | DPSUV
  ordinary 26 friday    | I  | psalm       | Ps 79,1-2.3-5.8.9                | EPSTUV
  ordinary 26 friday    | II | psalm       | Ps 139,1-3.7-8.9-10.13-14ab      | EPSTU
  ordinary 26 friday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 26 friday    | -  | gospel      | Lk 10,13-16                      | DEPTV

  ordinary 26 saturday  | I  | first       | Bar 4,5-12.27-29                 | DEPTUV
  ordinary 26 saturday  | II | first       | Job 42,1-3.5-6.12-17             | DPTU
  ordinary 26 saturday  | I  | psalm       | Ps 69,33-35.36-37                | PTUV
  ordinary 26 saturday  | II | psalm       | Ps 119,66.71.75.91.125.130       | EPSTUV
  ordinary 26 saturday  | -  | acclamation | Mt 11,25                         | T only
  ordinary 26 saturday  | -  | gospel      | Lk 10,17-24                      | DEPTUV

  ordinary 27 monday    | I  | first       | Jon 1,1-2,1.11                   | DSV
  ordinary 27 monday    | II | first       | Gal 1,6-12                       | DPSTUV
  ordinary 27 monday    | I  | psalm       | Jon 2,3.4.5.8                    | PSTU
  ordinary 27 monday    | II | psalm       | Ps 111,1-2.7-8.9.10c             | PSTUV
  ordinary 27 monday    | -  | acclamation | Jn 13,34                         | T only
  ordinary 27 monday    | -  | gospel      | Lk 10,25-37                      | DPTUV

  ordinary 27 tuesday   | I  | first       | Jon 3,1-10                       | DEPSTUV
  ordinary 27 tuesday   | II | first       | Gal 1,13-24                      | DEPSTUV
  ordinary 27 tuesday   | I  | psalm       | Ps 130,1-2.3-4.7-8               | EPSTUV
  ordinary 27 tuesday   | II | psalm       | Ps 139,1-3.13-15                 | PTUV
  ordinary 27 tuesday   | -  | acclamation | Lk 11,28                         | T only
  ordinary 27 tuesday   | -  | gospel      | Lk 10,38-42                      | DEPTUV

  ordinary 27 wednesday | I  | first       | Jon 4,1-11                       | DEPSTUV
  ordinary 27 wednesday | II | first       | Gal 2,1-2.7-14                   | DEPSTUV
  ordinary 27 wednesday | I  | psalm       | Ps 86,3-4.5-6.9-10               | PSTUV
  ordinary 27 wednesday | II | psalm       | Ps 117,1.2                       | EPSTUV
  ordinary 27 wednesday | -  | acclamation | Rim 8,15                         | T only
  ordinary 27 wednesday | -  | gospel      | Lk 11,1-4                        | DEPTUV

  ordinary 27 thursday  | I  | first       | Mal 3,13-20                      | DPTUV
  ordinary 27 thursday  | II | first       | Gal 3,1-5                        | DEPSTUV
  ordinary 27 thursday  | I  | psalm       | Ps 1,1-2.3.4.6                   | EPTUV
  ordinary 27 thursday  | II | psalm       | Lk 1,69-70.71-72.73-75           | PSTUV
  ordinary 27 thursday  | -  | acclamation | Apd 16,14b                       | T only
  ordinary 27 thursday  | -  | gospel      | Lk 11,5-13                       | DEPTUV

  ordinary 27 friday    | I  | first       | Jl 1,13-15; 2,1-2                | DEPSTUV
  ordinary 27 friday    | II | first       | Gal 3,7-14                       | DPUV
  ordinary 27 friday    | I  | psalm       | Ps 9,2-3.6.16.8-9                | PSTUV
  ordinary 27 friday    | II | psalm       | Ps 111,1-2.3-4.5-6               | EPTUV
  ordinary 27 friday    | -  | acclamation | Jn 12,31b-32                     | T only
  ordinary 27 friday    | -  | gospel      | Lk 11,15-26                      | DEPTUV

  ordinary 27 saturday  | I  | first       | Jl 4,12-21                       | DPSTUV
  ordinary 27 saturday  | II | first       | Gal 3,22-29                      | DEPSTUV
  ordinary 27 saturday  | I  | psalm       | Ps 97,1-2.5-6.11-12              | EPSTUV
  ordinary 27 saturday  | II | psalm       | Ps 105,2-3.4-5.6-7               | EPSTUV
  ordinary 27 saturday  | -  | acclamation | Lk 11,28                         | T only
  ordinary 27 saturday  | -  | gospel      | Lk 11,27-28                      | DEPTUV

  ordinary 28 monday    | I  | first       | Rim 1,1-7                        | DPSTUV
  ordinary 28 monday    | II | first       | Gal 4,22-24.26-27.31-5,1         | PTUV
  ordinary 28 monday    | I  | psalm       | Ps 98,1.2-3ab.3cd-4              | PSTUV
  ordinary 28 monday    | II | psalm       | Ps 113,1-2.3-4.5a.6-7            | PSTUV
  ordinary 28 monday    | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 28 monday    | -  | gospel      | Lk 11,29-32                      | DPTUV

  ordinary 28 tuesday   | I  | first       | Rim 1,16-25                      | DEPSTUV
  ordinary 28 tuesday   | II | first       | Gal 5,1-6                        | DEPSTUV
  ordinary 28 tuesday   | I  | psalm       | Ps 19,2-3.4-5                    | PSTUV
  ordinary 28 tuesday   | II | psalm       | Ps 119,41.43.44.45.47.48         | EPSTUV
  ordinary 28 tuesday   | -  | acclamation | Heb 4,12                         | T only
  ordinary 28 tuesday   | -  | gospel      | Lk 11,37-41                      | DEPTUV

  ordinary 28 wednesday | I  | first       | Rim 2,1-11                       | DEPSTUV
  ordinary 28 wednesday | II | first       | Gal 5,18-25                      | DEPSTUV
  ordinary 28 wednesday | I  | psalm       | Ps 62,2-3.6-7.9                  | PSTUV
  ordinary 28 wednesday | II | psalm       | Ps 1,1-2.3.4.6                   | EPSTUV
  ordinary 28 wednesday | -  | acclamation | Jn 10,27                         | T only
  ordinary 28 wednesday | -  | gospel      | Lk 11,42-46                      | DEPTUV

  ordinary 28 thursday  | I  | first       | Rim 3,21-30                      | EPSTU
  ordinary 28 thursday  | II | first       | Ef 1,1-10                        | EPSTU
  ordinary 28 thursday  | I  | psalm       | Ps 130,1-2.3-4.5-6               | EPSTUV
  ordinary 28 thursday  | II | psalm       | Ps 98,1.2-3a.3b-4.5-6            | EPSTUV
  ordinary 28 thursday  | -  | acclamation | Jn 14,6                          | T only
  ordinary 28 thursday  | -  | gospel      | Lk 11,47-54                      | DEPTUV

  ordinary 28 friday    | I  | first       | Rim 4,1-8                        | DEPSTUV
  ordinary 28 friday    | II | first       | Ef 1,11-14                       | DEPSTUV
  ordinary 28 friday    | I  | psalm       | Ps 32,1-2.5.11                   | PSTUV
  ordinary 28 friday    | II | psalm       | Ps 33,1-2.4-5.12-13              | EPSTUV
  ordinary 28 friday    | -  | acclamation | Ps 33,22                         | T only
  ordinary 28 friday    | -  | gospel      | Lk 12,1-7                        | DEPTUV

  ordinary 28 saturday  | I  | first       | Rim 4,13.16-18                   | DEPSTUV
  ordinary 28 saturday  | II | first       | Ef 1,15-23                       | DEPSTUV
  ordinary 28 saturday  | I  | psalm       | Ps 105,6-7.8-9.42-43             | PSTUV
  ordinary 28 saturday  | II | psalm       | Ps 8,2-3.4-5.6-7                 | PSTUV
  ordinary 28 saturday  | -  | acclamation | Jn 15,26b.27a                    | T only
  ordinary 28 saturday  | -  | gospel      | Lk 12,8-12                       | DEPTUV

  ordinary 29 monday    | I  | first       | Rim 4,20-25                      | DPTV
  ordinary 29 monday    | II | first       | Ef 2,1-10                        | DPSTUV
  ordinary 29 monday    | I  | psalm       | Lk 1,69-70.71-72.73-75           | PT
  ordinary 29 monday    | II | psalm       | Ps 100,1-2.3.4-5                 | PTU
  ordinary 29 monday    | -  | acclamation | Mt 5,3                           | T only
  ordinary 29 monday    | -  | gospel      | Lk 12,13-21                      | DPTV

  ordinary 29 tuesday   | I  | first       | Rim 5,12.15b.17-19.20b-21        | DEPSTUV
  ordinary 29 tuesday   | II | first       | Ef 2,12-22                       | DEPTUV
  ordinary 29 tuesday   | I  | psalm       | Ps 40,7-8a.8b-9.10.17            | PSTU
  ordinary 29 tuesday   | II | psalm       | Ps 85,9.10.11-12.13-14           | PTUV
  ordinary 29 tuesday   | -  | acclamation | Lk 21,36                         | T only
  ordinary 29 tuesday   | -  | gospel      | Lk 12,35-38                      | EPTUV

  ordinary 29 wednesday | I  | first       | Rim 6,12-18                      | DEPSTUV
  ordinary 29 wednesday | II | first       | Ef 3,2-12                        | DPSTUV
  ordinary 29 wednesday | I  | psalm       | Ps 124,1-3.4-6.7-8               | EPSTUV
  ordinary 29 wednesday | II | psalm       | Iz 12,2-3.4bcd.5-6               | PSTUV
  ordinary 29 wednesday | -  | acclamation | Mt 24,42a.44                     | T only
  ordinary 29 wednesday | -  | gospel      | Lk 12,39-48                      | DEPTUV

  ordinary 29 thursday  | I  | first       | Rim 6,19-23                      | EPSTUV
  ordinary 29 thursday  | II | first       | Ef 3,14-21                       | PSTUV
  ordinary 29 thursday  | I  | psalm       | Ps 1,1-2.3.4.6                   | EPSTUV
  ordinary 29 thursday  | II | psalm       | Ps 33,1-2.4-5.11-12.18-19        | EPSTUV
  ordinary 29 thursday  | -  | acclamation | Flp 3,8-9                        | T only
  ordinary 29 thursday  | -  | gospel      | Lk 12,49-53                      | EPTUV

  ordinary 29 friday    | I  | first       | Rim 7,18-25a                     | DEPSTUV
  ordinary 29 friday    | II | first       | Ef 4,1-6                         | DEPSTUV
  ordinary 29 friday    | I  | psalm       | Ps 119,66.68.76.77.93.94         | EPSTUV
  ordinary 29 friday    | II | psalm       | Ps 24,1-2.3-4ab.5-6              | EPSTUV
  ordinary 29 friday    | -  | acclamation | Mt 11,25                         | T only
  ordinary 29 friday    | -  | gospel      | Lk 12,54-59                      | DEPTUV

  ordinary 29 saturday  | I  | first       | Rim 8,1-11                       | DEPSTUV
  ordinary 29 saturday  | II | first       | Ef 4,7-16                        | DEPSTUV
  ordinary 29 saturday  | I  | psalm       | Ps 24,1-2.3-4ab.5-6              | EPSTUV
  ordinary 29 saturday  | II | psalm       | Ps 122,1-2.3-4a.4b-5             | EPSTUV
  ordinary 29 saturday  | -  | acclamation | Ezk 33,11                        | T only
  ordinary 29 saturday  | -  | gospel      | Lk 13,1-9                        | DEPTUV

  ordinary 30 monday    | I  | first       | Rim 8,12-17                      | DPSTUV
  ordinary 30 monday    | II | first       | Ef 4,32-5,8                      | DEPSTUV
  ordinary 30 monday    | I  | psalm       | Ps 68,2.4.6-7ab.20-21            | PSTUV
  ordinary 30 monday    | II | psalm       | Ps 1,1-2.3.4.6                   | EPSTU
  ordinary 30 monday    | -  | acclamation | Jn 17,17                         | T only
  ordinary 30 monday    | -  | gospel      | Lk 13,10-17                      | DEPTUV

  ordinary 30 tuesday   | I  | first       | Rim 8,18-25                      | DEPSTUV
  ordinary 30 tuesday   | II | first       | Ef 5,21-33                       | DEPSTUV
  ordinary 30 tuesday   | I  | psalm       | Ps 126,1-2ab.2cd-3.4-5.6         | EPSTUV
  ordinary 30 tuesday   | II | psalm       | Ps 128,1-2.3.4-5                 | EPSTUV
  ordinary 30 tuesday   | -  | acclamation | Mt 11,25                         | T only
  ordinary 30 tuesday   | -  | gospel      | Lk 13,18-21                      | DEPTUV

  ordinary 30 wednesday | I  | first       | Rim 8,26-30                      | DEPSTUV
  ordinary 30 wednesday | II | first       | Ef 6,1-9                         | DEPSTV
  ordinary 30 wednesday | I  | psalm       | Ps 13,4-5.6                      | EPSUV
  ordinary 30 wednesday | II | psalm       | Ps 145,10-11.12-13ab.13cd-14     | EPSTV
  ordinary 30 wednesday | -  | acclamation | 2 Tes 2,14                       | T only
  ordinary 30 wednesday | -  | gospel      | Lk 13,22-30                      | DEPTV

  ordinary 30 thursday  | I  | first       | Rim 8,31b-39                     | EPTUV
  ordinary 30 thursday  | II | first       | Ef 6,10-20                       | DEPSTUV
  ordinary 30 thursday  | I  | psalm       | Ps 109,21-22.26-27.30-31         | EPTUV
  ordinary 30 thursday  | II | psalm       | Ps 144,1.2.9-10                  | EPSTUV
  ordinary 30 thursday  | -  | acclamation | Lk 19,38; 2,14                   | T only
  ordinary 30 thursday  | -  | gospel      | Lk 13,31-35                      | DEPTUV

  ordinary 30 friday    | I  | first       | Rim 9,1-5                        | DEPSTUV
  ordinary 30 friday    | II | first       | Flp 1,1-11                       | DEPTUV
  ordinary 30 friday    | I  | psalm       | Ps 147,12-13.14-15.19-20         | EPSTUV
  ordinary 30 friday    | II | psalm       | Ps 111,1-2.3-4.5-6               | EPTUV
  ordinary 30 friday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 30 friday    | -  | gospel      | Lk 14,1-6                        | DEPTUV

  ordinary 30 saturday  | I  | first       | Rim 11,1-2.11-12.25-29           | DEPSTUV
  ordinary 30 saturday  | II | first       | Flp 1,18b-26                     | DEPSTUV
  ordinary 30 saturday  | I  | psalm       | Ps 94,12-13a.14-15.17-18         | EPSTUV
  ordinary 30 saturday  | II | psalm       | Ps 42,2.3.5                      | PSTUV
  ordinary 30 saturday  | -  | acclamation | Mt 11,29ab                       | T only
  ordinary 30 saturday  | -  | gospel      | Lk 14,1.7-11                     | DEPTUV

  ordinary 31 monday    | I  | first       | Rim 11,29-36                     | DPTUV
  ordinary 31 monday    | II | first       | Flp 2,1-4                        | DEPSTV
  ordinary 31 monday    | I  | psalm       | Ps 69,30-31.33-34.36-37          | PTV
  ordinary 31 monday    | II | psalm       | Ps 131,1.2.3                     | EPSTV
  ordinary 31 monday    | -  | acclamation | Jn 8,31b-32                      | T only
  ordinary 31 monday    | -  | gospel      | Lk 14,12-14                      | DPTV

  ordinary 31 tuesday   | I  | first       | Rim 12,5-16ab                    | DPTUV
  ordinary 31 tuesday   | II | first       | Flp 2,5-11                       | DEPTUV
  ordinary 31 tuesday   | I  | psalm       | Ps 131,1.2.3                     | PTUV
  ordinary 31 tuesday   | II | psalm       | Ps 22,26b-27.28-30.31-32         | PTUV
  ordinary 31 tuesday   | -  | acclamation | Mt 11,28                         | T only
  ordinary 31 tuesday   | -  | gospel      | Lk 14,15-24                      | DPTUV

  ordinary 31 wednesday | I  | first       | Rim 13,8-10                      | DEPSTUV
  ordinary 31 wednesday | II | first       | Flp 2,12-18                      | DEPTV
  ordinary 31 wednesday | I  | psalm       | Ps 112,1-2.4-5.9                 | EPSTUV
  ordinary 31 wednesday | II | psalm       | Ps 27,1.4.13-14                  | EPTUV
  ordinary 31 wednesday | -  | acclamation | 1 Pt 4,14                        | T only
  ordinary 31 wednesday | -  | gospel      | Lk 14,25-33                      | DEPTUV

  ordinary 31 thursday  | I  | first       | Rim 14,7-12                      | DEPSTUV
  ordinary 31 thursday  | II | first       | Flp 3,3-8                        | DEPSTUV
  ordinary 31 thursday  | I  | psalm       | Ps 27,1.4.13-14                  | EPSTUV
  ordinary 31 thursday  | II | psalm       | Ps 105,2-3.4-5.6-7               | EPSTUV
  ordinary 31 thursday  | -  | acclamation | Mt 11,28                         | T only
  ordinary 31 thursday  | -  | gospel      | Lk 15,1-10                       | DEPTUV

  ordinary 31 friday    | I  | first       | Rim 15,14-21                     | DEPSTUV
  ordinary 31 friday    | II | first       | Flp 3,17-4,1                     | DEPSTUV
  ordinary 31 friday    | I  | psalm       | Ps 98,1.2-3a.3b-4                | EPSTUV
  ordinary 31 friday    | II | psalm       | Ps 122,1-2.3-5                   | EPUV
  ordinary 31 friday    | -  | acclamation | 1 Jn 2,5                         | T only
  ordinary 31 friday    | -  | gospel      | Lk 16,1-8                        | DEPTUV

  ordinary 31 saturday  | I  | first       | Rim 16,3-9.16.22-27              | DEPSTUV
  ordinary 31 saturday  | II | first       | Flp 4,10-19                      | DEPSTUV
  ordinary 31 saturday  | I  | psalm       | Ps 145,2-3.4-5.10-11             | EPSTUV
  ordinary 31 saturday  | II | psalm       | Ps 112,1-2.5-6.8.9               | EPSTUV
  ordinary 31 saturday  | -  | acclamation | 2 Kor 8,9                        | T only
  ordinary 31 saturday  | -  | gospel      | Lk 16,9-15                       | DEPTUV

  ordinary 32 monday    | I  | first       | Mdr 1,1-7                        | DPSTUV
  ordinary 32 monday    | II | first       | Tit 1,1-9                        | DPSTV
  ordinary 32 monday    | I  | psalm       | Ps 139,1-3.4-6.7-8.9-10          | PSTUV
  ordinary 32 monday    | II | psalm       | Ps 24,1-2.3-4ab.5-6              | PSTV
  ordinary 32 monday    | -  | acclamation | Flp 2,15-16                      | T only
  ordinary 32 monday    | -  | gospel      | Lk 17,1-6                        | DPTV

  ordinary 32 tuesday   | I  | first       | Mdr 2,23-3,9                     | DEPTUV
  ordinary 32 tuesday   | II | first       | Tit 2,1-8.11-14                  | DEPSTUV
  ordinary 32 tuesday   | I  | psalm       | Ps 34,2-3.16-17.18-19            | EPTUV
  ordinary 32 tuesday   | II | psalm       | Ps 37,3-4.18.23.27.29            | EPSTUV
  ordinary 32 tuesday   | -  | acclamation | Jn 14,23                         | T only
  ordinary 32 tuesday   | -  | gospel      | Lk 17,7-10                       | DEPTUV

  ordinary 32 wednesday | I  | first       | Mdr 6,1-11                       | DEPSTU
  ordinary 32 wednesday | II | first       | Tit 3,1-7                        | DEPTUV
  ordinary 32 wednesday | I  | psalm       | Ps 82,3-4.6-7                    | EPSTUV
  ordinary 32 wednesday | II | psalm       | Ps 23,1-3a.3b-4.5.6              | EPTUV
  ordinary 32 wednesday | -  | acclamation | 1 Tes 5,18                       | T only
  ordinary 32 wednesday | -  | gospel      | Lk 17,11-19                      | DEPTUV

  ordinary 32 thursday  | I  | first       | Mdr 7,22-8,1                     | DEPSTUV
  ordinary 32 thursday  | II | first       | Flm 1,7-20                       | DEPSTUV
  ordinary 32 thursday  | I  | psalm       | Ps 119,89.90.91.130.135.175      | EPSTUV
  ordinary 32 thursday  | II | psalm       | Ps 146,7.8-9a.9bc-10             | PTUV
  ordinary 32 thursday  | -  | acclamation | Jn 15,5                          | T only
  ordinary 32 thursday  | -  | gospel      | Lk 17,20-25                      | DEPTUV

  ordinary 32 friday    | I  | first       | Mdr 13,1-9                       | DEPSTUV
  ordinary 32 friday    | II | first       | 2 Jn 1,4-9                       | DEPSTUV
  ordinary 32 friday    | I  | psalm       | Ps 19,2-3.4-5                    | PSTUV
  ordinary 32 friday    | II | psalm       | Ps 119,1.2.10.11.17.18           | EPSTUV
  ordinary 32 friday    | -  | acclamation | Lk 21,28                         | T only
  ordinary 32 friday    | -  | gospel      | Lk 17,26-37                      | DEPTUV

  ordinary 32 saturday  | I  | first       | Mdr 18,14-16; 19,6-9             | DEPSTUV
  ordinary 32 saturday  | II | first       | 3 Jn 1,5-8                       | DEPSTUV
  ordinary 32 saturday  | I  | psalm       | Ps 105,2-3.36-37.42-43           | EPSTUV
  ordinary 32 saturday  | II | psalm       | Ps 112,1-2.3-4.5-6               | EPSTUV
  ordinary 32 saturday  | -  | acclamation | 2 Tes 2,14                       | T only
  ordinary 32 saturday  | -  | gospel      | Lk 18,1-8                        | DEPTUV

  ordinary 33 monday    | I  | first       | 1 Mkb 1,10-15.41-43.54-57.62-63  | PUV
  ordinary 33 monday    | II | first       | Raz 1,1-4; 2,1-5                 | DPSTUV
  ordinary 33 monday    | I  | psalm       | Ps 119,53.61.134.150.155.158     | PSTUV
  ordinary 33 monday    | II | psalm       | Ps 1,1-2.3.4.6                   | PSTUV
  ordinary 33 monday    | -  | acclamation | Jn 8,12                          | T only
  ordinary 33 monday    | -  | gospel      | Lk 18,35-43                      | DPTUV

  ordinary 33 tuesday   | I  | first       | 2 Mkb 6,18-31                    | DEPSTUV
  ordinary 33 tuesday   | II | first       | Raz 3,1-6.14-22                  | DEPSTUV
  ordinary 33 tuesday   | I  | psalm       | Ps 3,2-3.4-5.6-7                 | PSU
  ordinary 33 tuesday   | II | psalm       | Ps 15,2-4.5                      | PSTUV
  ordinary 33 tuesday   | -  | acclamation | 1 Jn 4,10b                       | T only
  ordinary 33 tuesday   | -  | gospel      | Lk 19,1-10                       | DEPTUV

  ordinary 33 wednesday | I  | first       | 2 Mkb 7,1.20-31                  | DEPSTUV
  ordinary 33 wednesday | II | first       | Raz 4,1-11                       | DEPSTUV
  ordinary 33 wednesday | I  | psalm       | Ps 17,1.5-6.8.15                 | EPSTUV
  ordinary 33 wednesday | II | psalm       | Ps 150,1-2.3-4.5-6               | EPTUV
  ordinary 33 wednesday | -  | acclamation | Jn 15,16                         | T only
  ordinary 33 wednesday | -  | gospel      | Lk 19,11-28                      | DEPTUV

  ordinary 33 thursday  | I  | first       | 1 Mkb 2,15-29                    | DEPSTUV
  ordinary 33 thursday  | II | first       | Raz 5,1-10                       | DEPSTUV
  ordinary 33 thursday  | I  | psalm       | Ps 50,1-2.5-6.14-15              | EPSTUV
  ordinary 33 thursday  | II | psalm       | Ps 149,1-2.3-4.5-6a.9b           | EPSTUV
  ordinary 33 thursday  | -  | acclamation | Ps 95,8b.7b                      | T only
  ordinary 33 thursday  | -  | gospel      | Lk 19,41-44                      | DEPTUV

  ordinary 33 friday    | I  | first       | 1 Mkb 4,36-37.52-59              | DEPSTUV
  ordinary 33 friday    | II | first       | Raz 10,8-11                      | DEPSTUV
  ordinary 33 friday    | I  | psalm       | 1 Krn 29,10.11a.11b-12a.12b      | PSTUV
  ordinary 33 friday    | II | psalm       | Ps 119,14.24.72.103.111.131      | EPSTU
  ordinary 33 friday    | -  | acclamation | Jn 10,27                         | T only
  ordinary 33 friday    | -  | gospel      | Lk 19,45-48                      | DEPTUV

  ordinary 33 saturday  | I  | first       | 1 Mkb 6,1-13                     | DEPSTUV
  ordinary 33 saturday  | II | first       | Raz 11,4-12                      | EPSTV
  ordinary 33 saturday  | I  | psalm       | Ps 9,2-3.4.6.16.19               | PSTUV
  ordinary 33 saturday  | II | psalm       | Ps 144,1.2.9-10                  | EPSTUV
  ordinary 33 saturday  | -  | acclamation | 2 Tim 1,10b                      | T only
  ordinary 33 saturday  | -  | gospel      | Lk 20,27-40                      | DEPTUV

  ordinary 34 monday    | I  | first       | Dan 1,1-6.8-20                   | DPSTUV
  ordinary 34 monday    | II | first       | Raz 14,1-3.4-5                   | DPTUV
  ordinary 34 monday    | I  | psalm       | Dan 3,52.53.54.55.56             | PSTUV
  ordinary 34 monday    | II | psalm       | Ps 24,1-2.3-4ab.5-6              | PTUV
  ordinary 34 monday    | -  | acclamation | Mt 24,42a.44                     | T only
  ordinary 34 monday    | -  | gospel      | Lk 21,1-4                        | DPTUV

  ordinary 34 tuesday   | I  | first       | Dan 2,31-45                      | DPSTUV
  ordinary 34 tuesday   | II | first       | Raz 14,14-19                     | DPSUV
  ordinary 34 tuesday   | I  | psalm       | Dan 3,57.58.59.60.61             | PSTUV
  ordinary 34 tuesday   | II | psalm       | Ps 96,10.11-12.13                | PSTUV
  ordinary 34 tuesday   | -  | acclamation | Raz 2,10                         | T only
  ordinary 34 tuesday   | -  | gospel      | Lk 21,5-11                       | DPTUV

  ordinary 34 wednesday | I  | first       | Dan 5,1-6.13-14.16-17.23-28      | DEPSTUV
  ordinary 34 wednesday | II | first       | Raz 15,1-4                       | DEPSTUV
  ordinary 34 wednesday | I  | psalm       | Dan 3,62.63.64.65.66.67          | PSTUV
  ordinary 34 wednesday | II | psalm       | Ps 98,1.2-3ab.7-8.9              | EPSTUV
  ordinary 34 wednesday | -  | acclamation | Raz 2,10                         | T only
  ordinary 34 wednesday | -  | gospel      | Lk 21,12-19                      | DEPTUV

  ordinary 34 thursday  | I  | first       | Dan 6,12-28                      | PSV
  ordinary 34 thursday  | II | first       | Raz 18,1-2.21-23; 19,1-3.9a      | DEPSTV
  ordinary 34 thursday  | I  | psalm       | Dan 3,68.69.70.71.72.73.74       | PSTV
  ordinary 34 thursday  | II | psalm       | Ps 100,1-2.3.4.5                 | EPT
  ordinary 34 thursday  | -  | acclamation | Lk 21,28                         | T only
  ordinary 34 thursday  | -  | gospel      | Lk 21,20-28                      | DEPTV

  ordinary 34 friday    | I  | first       | Dan 7,2-14                       | DPSTUV
  ordinary 34 friday    | II | first       | Raz 20,1-4.11-21,2               | DEPSTUV
  ordinary 34 friday    | I  | psalm       | Dan 3,75.76.77.78.79.80.81       | PSTUV
  ordinary 34 friday    | II | psalm       | Ps 84,3.4.5-6a.8a                | PSTUV
  ordinary 34 friday    | -  | acclamation | Lk 21,28                         | T only
  ordinary 34 friday    | -  | gospel      | Lk 21,29-33                      | DEPTUV

  ordinary 34 saturday  | I  | first       | Dan 7,15-27                      | DEPSTUV
  ordinary 34 saturday  | II | first       | Raz 22,1-7                       | DEPSTUV
  ordinary 34 saturday  | I  | psalm       | Dan 3,82.83.84.85.86.87          | PSTUV
  ordinary 34 saturday  | II | psalm       | Ps 95,1-2.3-5.6-7                | EPSTUV
  ordinary 34 saturday  | -  | acclamation | Lk 21,36                         | T only
  ordinary 34 saturday  | -  | gospel      | Lk 21,34-36                      | DEPTUV
`;
