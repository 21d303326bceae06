/** The Christmas season, from the vigil of 24 December to the Baptism of the Lord. `../README.md` tells how the lines are written. */
export const CHRISTMAS = `
  christmas vigil  | -  | first           | Iz 62,1-5                        | PT
  christmas vigil  | -  | psalm           | Ps 89,4-5.16-17.27.29            | PT
  christmas vigil  | -  | second          | Apd 13,16-17.22-25               | PT
  christmas vigil  | -  | gospel          | Mt 1,1-25                        | PT
  christmas vigil  | -  | gospel short    | Mt 1,18-25                       | P only

  christmas night  | -  | first           | Iz 9,1-3.5-6                     | HT
  christmas night  | -  | psalm           | Ps 96,1-2a.2b-3.11-12.13         | PT
  christmas night  | -  | second          | Tit 2,11-14                      | PT
  christmas night  | -  | acclamation     | Lk 2,10-11                       | T only
  christmas night  | -  | gospel          | Lk 2,1-14                        | PT

  christmas dawn   | -  | first           | Iz 62,11-12                      | PT
  christmas dawn   | -  | psalm           | Ps 97,1.6.11-12                  | PT
  christmas dawn   | -  | second          | Tit 3,4-7                        | PT
  christmas dawn   | -  | acclamation     | Lk 2,14                          | T only
  christmas dawn   | -  | gospel          | Lk 2,15-20                       | PT

  christmas        | -  | first           | Iz 52,7-10                       | PTU
  christmas        | -  | psalm           | Ps 98,1.2-3a.3b-4.5-6            | PTU
  christmas        | -  | second          | Heb 1,1-6                        | PTU
  christmas        | -  | gospel          | Jn 1,1-18                        | PTU
  christmas        | -  | gospel short    | Jn 1,1-5.9-14                    | P only

  holy-family      | A  | first           | Sir 3,2-6.12-14                  | TH
  holy-family      | A  | psalm           | Ps 128,1-2.3.4-5                 | PTUV
  holy-family      | A  | second          | Kol 3,12-21                      | PTUV
  holy-family      | A  | second short    | Kol 3,12-17                      | P only
  holy-family      | A  | acclamation     | Kol 3,15a.16a                    | T only
  holy-family      | A  | gospel          | Mt 2,13-15.19-23                 | PTUV
  holy-family      | B  | first           | 1 Mz 15,1-6; 21,1-3              | PSTV
  holy-family      | B  | first or        | Sir 3,2-6.12-14                  | TH
  holy-family      | B  | psalm           | Ps 105,1-2.3-4.5-6.8-9           | PSTV
  holy-family      | B  | psalm or        | Ps 128,1-2.3.4-5                 | PTUV
  holy-family      | B  | second          | Heb 11,8.11-12.17-19             | PSTV
  holy-family      | B  | second or       | Kol 3,12-21                      | PTUV
  holy-family      | B  | second or short | Kol 3,12-17                      | P only
  holy-family      | B  | acclamation     | Heb 1,1-2                        | T only
  holy-family      | B  | gospel          | Lk 2,22-40                       | PTUV
  holy-family      | B  | gospel short    | Lk 2,22.39-40                    | PV
  holy-family      | C  | first           | 1 Sam 1,20-22.24-28              | PTV
  holy-family      | C  | first or        | Sir 3,2-6.12-14                  | TH
  holy-family      | C  | psalm           | Ps 84,2-3.5-6.9-10               | PSTV
  holy-family      | C  | psalm or        | Ps 128,1-2.3.4-5                 | PTUV
  holy-family      | C  | second          | 1 Jn 3,1-2.21-24                 | PTV
  holy-family      | C  | second or       | Kol 3,12-21                      | PTUV
  holy-family      | C  | second or short | Kol 3,12-17                      | P only
  holy-family      | C  | acclamation     | Apd 16,14                        | T only
  holy-family      | C  | gospel          | Lk 2,41-52                       | PSTUV

  12-29            | -  | first           | 1 Jn 2,3-11                      | PSTUV
  12-29            | -  | psalm           | Ps 96,1-2a.2b-3.5b-6             | PSTUV
  12-29            | -  | acclamation     | Lk 2,32                          | T only
  12-29            | -  | gospel          | Lk 2,22-35                       | PSTUV

  12-30            | -  | first           | 1 Jn 2,12-17                     | PSTUV
  12-30            | -  | psalm           | Ps 96,7-8a.8b-9.10               | PSTUV
  12-30            | -  | gospel          | Lk 2,36-40                       | PSTUV

  12-31            | -  | first           | 1 Jn 2,18-21                     | PSTUV
  12-31            | -  | psalm           | Ps 96,1-2.11-12.13               | PSTUV
  12-31            | -  | acclamation     | Jn 1,14.12b                      | T only
  12-31            | -  | gospel          | Jn 1,1-18                        | PSTUV

  mother-of-god    | -  | first           | 4 Mz 6,22-27                     | LPT
  mother-of-god    | -  | psalm           | Ps 67,2-3.5.6.8                  | PT
  mother-of-god    | -  | second          | Gal 4,4-7                        | LPT
  mother-of-god    | -  | acclamation     | Heb 1,1-2                        | T only
  mother-of-god    | -  | gospel          | Lk 2,16-21                       | LPT

  01-02            | -  | first           | 1 Jn 2,22-28                     | PSTUV
  01-02            | -  | psalm           | Ps 98,1.2-3a.3b-4                | PSTUV
  01-02            | -  | acclamation     | Heb 1,1-2                        | T only
  01-02            | -  | gospel          | Jn 1,19-28                       | PSTUV

  01-03            | -  | first           | 1 Jn 2,29-3,6                    | PTUV
  01-03            | -  | psalm           | Ps 98,1.3-4.5-6                  | PTUV
  01-03            | -  | acclamation     | Jn 1,14.12b                      | T only
  01-03            | -  | gospel          | Jn 1,29-34                       | PTUV

  01-04            | -  | first           | 1 Jn 3,7-10                      | PSTV
  01-04            | -  | psalm           | Ps 98,1.7-8.9                    | PSTV
  01-04            | -  | acclamation     | Heb 1,1-2                        | T only
  01-04            | -  | gospel          | Jn 1,35-42                       | PSTV

  01-05            | -  | first           | 1 Jn 3,11-21                     | PSTV
  01-05            | -  | psalm           | Ps 100,1-2.3.4.5                 | PTV
  01-05            | -  | gospel          | Jn 1,43-51                       | PSTV

  christmas sunday | -  | first           | Sir 24,1-4.8-12                  | H only
  christmas sunday | -  | psalm           | Ps 147,12-13.14-15.19-20         | PT
  christmas sunday | -  | second          | Ef 1,3-6.15-18                   | PT
  christmas sunday | -  | acclamation     | 1 Tim 3,16                       | T only
  christmas sunday | -  | gospel          | Jn 1,1-18                        | PT
  christmas sunday | -  | gospel short    | Jn 1,1-5.9-14                    | P only

  epiphany         | -  | first           | Iz 60,1-6                        | PTV
  epiphany         | -  | psalm           | Ps 72,1-2.7-8.10-11.12-13        | PTV
  epiphany         | -  | second          | Ef 3,2-3a.5-6                    | PTV
  epiphany         | -  | acclamation     | Mt 2,2                           | T only
  epiphany         | -  | gospel          | Mt 2,1-12                        | PTV

  01-07            | -  | first           | 1 Jn 3,22-4,6                    | PTUV
  01-07            | -  | psalm           | Ps 2,7-8.10-11                   | TV
  01-07            | -  | acclamation     | Mt 4,23                          | T only
  01-07            | -  | gospel          | Mt 4,12-17.23-25                 | PTUV

  01-08            | -  | first           | 1 Jn 4,7-10                      | PTUV
  01-08            | -  | psalm           | Ps 72,1-2.3-4.7-8                | PTUV
  01-08            | -  | acclamation     | Lk 4,18-19                       | T only
  01-08            | -  | gospel          | Mr 6,34-44                       | PTUV

  01-09            | -  | first           | 1 Jn 4,11-18                     | PTUV
  01-09            | -  | psalm           | Ps 72,1-2.10.12-13               | PU
  01-09            | -  | acclamation     | 1 Tim 3,16                       | T only
  01-09            | -  | gospel          | Mr 6,45-52                       | PTUV

  01-10            | -  | first           | 1 Jn 4,19-5,4                    | PTUV
  01-10            | -  | psalm           | Ps 72,1-2.14.15.17               | PTUV
  01-10            | -  | acclamation     | Lk 4,18-19                       | T only
  01-10            | -  | gospel          | Lk 4,14-22                       | PTUV

  01-11            | -  | first           | 1 Jn 5,5-13                      | PTUV
  01-11            | -  | psalm           | Ps 147,12-13.14-15.19-20         | PTUV
  01-11            | -  | acclamation     | Mt 4,23                          | T only
  01-11            | -  | gospel          | Lk 5,12-16                       | PTUV

  01-12            | -  | first           | 1 Jn 5,14-21                     | PTUV
  01-12            | -  | psalm           | Ps 149,1-2.3-4.5.6.9b            | PTUV
  01-12            | -  | acclamation     | Mt 4,16                          | T only
  01-12            | -  | gospel          | Jn 3,22-30                       | PTUV

  baptism          | A  | first           | Iz 42,1-4.6-7                    | PTU
  baptism          | A  | psalm           | Ps 29,1-2.3-4.9b-10              | PTU
  baptism          | A  | second          | Apd 10,34-38                     | PTU
  baptism          | A  | acclamation     | Mr 9,7                           | T only
  baptism          | A  | gospel          | Mt 3,13-17                       | PTU
  baptism          | B  | first           | Iz 55,1-11                       | PT
  baptism          | B  | first or        | Iz 42,1-4.6-7                    | PTU
  baptism          | B  | psalm           | Iz 12,2-3.4.5-6                  | PT
  baptism          | B  | psalm or        | Ps 29,1-2.3-4.9b-10              | PTU
  baptism          | B  | second          | 1 Jn 5,1-9                       | PT
  baptism          | B  | second or       | Apd 10,34-38                     | PTU
  baptism          | B  | acclamation     | Jn 1,29                          | T only
  baptism          | B  | gospel          | Mr 1,7-11                        | PTU
  baptism          | C  | first           | Iz 40,1-5.9-11                   | PT
  baptism          | C  | first or        | Iz 42,1-4.6-7                    | PTU
  baptism          | C  | psalm           | Ps 104,1-2.3-4.24-25.27-28.29-30 | PT
  baptism          | C  | psalm or        | Ps 29,1-2.3-4.9b-10              | PTU
  baptism          | C  | second          | Tit 2,11-14; 3,4-7               | PT
  baptism          | C  | second or       | Apd 10,34-38                     | PTU
  baptism          | C  | acclamation     | Lk 3,16                          | T only
  baptism          | C  | gospel          | Lk 3,15-16.21-22                 | PT
`;
