/** The Christmas season, from the vigil of 24 December to the Baptism of the Lord. `../README.md` tells how the lines are written. */
export const CHRISTMAS = `
  christmas vigil  | - | first           | Iz 62,1-5                        | KPT
  christmas vigil  | - | psalm           | Ps 89,4-5.16-17.27.29            | KPT
  christmas vigil  | - | response        | Ps 89,2a                         | Wk
  christmas vigil  | - | second          | Apd 13,16-17.22-25               | KPT
  christmas vigil  | - | gospel          | Mt 1,1-25                        | KPT
  christmas vigil  | - | gospel short    | Mt 1,18-25                       | KP

  christmas night  | - | first           | Iz 9,1-3.5-6                     | HKT
  christmas night  | - | psalm           | Ps 96,1-2a.2b-3.11-12.13         | KPT
  christmas night  | - | response        | prim. Lk 2,11                    | HWk
  christmas night  | - | second          | Tit 2,11-14                      | KPT
  christmas night  | - | acclamation     | Lk 2,10-11                       | T only
  christmas night  | - | gospel          | Lk 2,1-14                        | KPT

  christmas dawn   | - | first           | Iz 62,11-12                      | KPT
  christmas dawn   | - | psalm           | Ps 97,1.6.11-12                  | KPT
  christmas dawn   | - | second          | Tit 3,4-7                        | KPT
  christmas dawn   | - | acclamation     | Lk 2,14                          | T only
  christmas dawn   | - | gospel          | Lk 2,15-20                       | KPT

  christmas        | - | first           | Iz 52,7-10                       | KPTU
  christmas        | - | psalm           | Ps 98,1.2-3a.3b-4.5-6            | KPTU
  christmas        | - | response        | Ps 98,3c                         | HKW
  christmas        | - | second          | Heb 1,1-6                        | KPTU
  christmas        | - | gospel          | Jn 1,1-18                        | KPTU
  christmas        | - | gospel short    | Jn 1,1-5.9-14                    | KP

  holy-family      | A | first           | Sir 3,2-6.12-14                  | HT
  holy-family      | A | psalm           | Ps 128,1-2.3.4-5                 | KPTUV
  holy-family      | A | response        | prim. Ps 128,1                   | KTW
  holy-family      | A | second          | Kol 3,12-21                      | KPTUV
  holy-family      | A | second short    | Kol 3,12-17                      | P only
  holy-family      | A | acclamation     | Kol 3,15a.16a                    | T only
  holy-family      | A | gospel          | Mt 2,13-15.19-23                 | KPTUV
  holy-family      | B | first           | 1 Mz 15,1-6; 21,1-3              | KPSTV
  holy-family      | B | first or        | Sir 3,2-6.12-14                  | HT
  holy-family      | B | psalm           | Ps 105,1-2.3-4.5-6.8-9           | KPSTV
  holy-family      | B | response        | Ps 105,7a.8a                     | KTW
  holy-family      | B | psalm or        | Ps 128,1-2.3.4-5                 | KPTUV
  holy-family      | B | response or     | prim. Ps 128,1                   | KTW
  holy-family      | B | second          | Heb 11,8.11-12.17-19             | KPSTV
  holy-family      | B | second or       | Kol 3,12-21                      | KPTUV
  holy-family      | B | second or short | Kol 3,12-17                      | P only
  holy-family      | B | acclamation     | Heb 1,1-2                        | T only
  holy-family      | B | gospel          | Lk 2,22-40                       | KPTUV
  holy-family      | B | gospel short    | Lk 2,22.39-40                    | KPV
  holy-family      | C | first           | 1 Sam 1,20-22.24-28              | KPTV
  holy-family      | C | first or        | Sir 3,2-6.12-14                  | HT
  holy-family      | C | psalm           | Ps 84,2-3.5-6.9-10               | KPSTV
  holy-family      | C | response        | prim. Ps 84,5a                   | KTW
  holy-family      | C | psalm or        | Ps 128,1-2.3.4-5                 | KPTUV
  holy-family      | C | response or     | prim. Ps 128,1                   | KTW
  holy-family      | C | second          | 1 Jn 3,1-2.21-24                 | KPTV
  holy-family      | C | second or       | Kol 3,12-21                      | KPTUV
  holy-family      | C | second or short | Kol 3,12-17                      | P only
  holy-family      | C | acclamation     | Apd 16,14                        | T only
  holy-family      | C | gospel          | Lk 2,41-52                       | KPSTUV

  12-29            | - | first           | 1 Jn 2,3-11                      | KPSTUV
  12-29            | - | psalm           | Ps 96,1-2a.2b-3.5b-6             | KPSTUV
  12-29            | - | response        | Ps 96,11a                        | CKT
  12-29            | - | acclamation     | Lk 2,32                          | T only
  12-29            | - | gospel          | Lk 2,22-35                       | KPSTUV

  12-30            | - | first           | 1 Jn 2,12-17                     | KPSTUV
  12-30            | - | psalm           | Ps 96,7-8a.8b-9.10               | KPSTUV
  12-30            | - | response        | Ps 96,11a                        | CKT
  12-30            | - | gospel          | Lk 2,36-40                       | KPSTUV

  12-31            | - | first           | 1 Jn 2,18-21                     | KPSTUV
  12-31            | - | psalm           | Ps 96,1-2.11-12.13               | KPSTUV
  12-31            | - | response        | Ps 96,11a                        | CKT
  12-31            | - | acclamation     | Jn 1,14.12b                      | T only
  12-31            | - | gospel          | Jn 1,1-18                        | KPSTUV

  mother-of-god    | - | first           | 4 Mz 6,22-27                     | KLPT
  mother-of-god    | - | psalm           | Ps 67,2-3.5.6.8                  | KPT
  mother-of-god    | - | response        | Ps 67,2a                         | HKTW
  mother-of-god    | - | second          | Gal 4,4-7                        | KLPT
  mother-of-god    | - | acclamation     | Heb 1,1-2                        | T only
  mother-of-god    | - | gospel          | Lk 2,16-21                       | KLPT

  01-02            | - | first           | 1 Jn 2,22-28                     | KPSTUV
  01-02            | - | psalm           | Ps 98,1.2-3a.3b-4                | KPSTUV
  01-02            | - | response        | Ps 98,3cd                        | CKT
  01-02            | - | acclamation     | Heb 1,1-2                        | T only
  01-02            | - | gospel          | Jn 1,19-28                       | KPSTUV

  01-03            | - | first           | 1 Jn 2,29-3,6                    | KPTUV
  01-03            | - | psalm           | Ps 98,1.3-4.5-6                  | KPTUV
  01-03            | - | response        | Ps 98,3cd                        | CKT
  01-03            | - | acclamation     | Jn 1,14.12b                      | T only
  01-03            | - | gospel          | Jn 1,29-34                       | KPTUV

  01-04            | - | first           | 1 Jn 3,7-10                      | KPSTV
  01-04            | - | psalm           | Ps 98,1.7-8.9                    | KPSTV
  01-04            | - | response        | Ps 98,3cd                        | CKT
  01-04            | - | acclamation     | Heb 1,1-2                        | T only
  01-04            | - | gospel          | Jn 1,35-42                       | KPSTV

  01-05            | - | first           | 1 Jn 3,11-21                     | KPSTV
  01-05            | - | psalm           | Ps 100,1-2.3.4.5                 | PTV
  01-05            | - | response        | Ps 100,1a                        | CT
  01-05            | - | gospel          | Jn 1,43-51                       | KPSTV

  christmas sunday | - | first           | Sir 24,1-4.8-12                  | H only
  christmas sunday | - | psalm           | Ps 147,12-13.14-15.19-20         | PT
  christmas sunday | - | response        | Jn 1,14 ali aleluja              | TWk
  christmas sunday | - | second          | Ef 1,3-6.15-18                   | PT
  christmas sunday | - | acclamation     | 1 Tim 3,16                       | T only
  christmas sunday | - | gospel          | Jn 1,1-18                        | PT
  christmas sunday | - | gospel short    | Jn 1,1-5.9-14                    | P only

  epiphany         | - | first           | Iz 60,1-6                        | KPTV
  epiphany         | - | psalm           | Ps 72,1-2.7-8.10-11.12-13        | KPTV
  epiphany         | - | response        | prim. Ps 72,11                   | KTW
  epiphany         | - | second          | Ef 3,2-3a.5-6                    | KPTV
  epiphany         | - | acclamation     | Mt 2,2                           | T only
  epiphany         | - | gospel          | Mt 2,1-12                        | KPTV

  01-07            | - | first           | 1 Jn 3,22-4,6                    | KPTUV
  01-07            | - | psalm           | Ps 2,7-8.10-11                   | KTV
  01-07            | - | response        | Ps 2,8a                          | CKT
  01-07            | - | acclamation     | Mt 4,23                          | T only
  01-07            | - | gospel          | Mt 4,12-17.23-25                 | KPTUV

  01-08            | - | first           | 1 Jn 4,7-10                      | KPTUV
  01-08            | - | psalm           | Ps 72,1-2.3-4.7-8                | KPTUV
  01-08            | - | response        | prim. Ps 72,11                   | CKT
  01-08            | - | acclamation     | Lk 4,18-19                       | T only
  01-08            | - | gospel          | Mr 6,34-44                       | KPTUV

  01-09            | - | first           | 1 Jn 4,11-18                     | KPTUV
  01-09            | - | psalm           | Ps 72,1-2.10-11.12-13            | KT
  01-09            | - | response        | Ps 72,11                         | CKT
  01-09            | - | acclamation     | 1 Tim 3,16                       | T only
  01-09            | - | gospel          | Mr 6,45-52                       | KPTUV

  01-10            | - | first           | 1 Jn 4,19-5,4                    | KPTUV
  01-10            | - | psalm           | Ps 72,1-2.14.15.17               | KPTUV
  01-10            | - | response        | prim. Ps 72,11                   | CKT
  01-10            | - | acclamation     | Lk 4,18-19                       | T only
  01-10            | - | gospel          | Lk 4,14-22                       | KPTUV

  01-11            | - | first           | 1 Jn 5,5-13                      | KPTUV
  01-11            | - | psalm           | Ps 147,12-13.14-15.19-20         | KPTUV
  01-11            | - | response        | Ps 147,12a ali aleluja           | CKT
  01-11            | - | acclamation     | Mt 4,23                          | T only
  01-11            | - | gospel          | Lk 5,12-16                       | KPTUV

  01-12            | - | first           | 1 Jn 5,14-21                     | KPTUV
  01-12            | - | psalm           | Ps 149,1-2.3-4.5.6.9b            | KPTUV
  01-12            | - | response        | Ps 149,4a                        | CKT
  01-12            | - | acclamation     | Mt 4,16                          | T only
  01-12            | - | gospel          | Jn 3,22-30                       | KPTUV

  baptism          | A | first           | Iz 42,1-4.6-7                    | KPTU
  baptism          | A | psalm           | Ps 29,1-2.3-4.9b-10              | KPTU
  baptism          | A | response        | Ps 29,11b                        | KTW
  baptism          | A | second          | Apd 10,34-38                     | KPTU
  baptism          | A | acclamation     | Mr 9,7                           | T only
  baptism          | A | gospel          | Mt 3,13-17                       | KPTU
  baptism          | B | first           | Iz 55,1-11                       | KPT
  baptism          | B | first or        | Iz 42,1-4.6-7                    | KPTU
  baptism          | B | psalm           | Iz 12,2-3.4.5-6                  | KPT
  baptism          | B | response        | Iz 12,3                          | KTW
  baptism          | B | psalm or        | Ps 29,1-2.3-4.9b-10              | KPTU
  baptism          | B | response or     | Ps 29,11b                        | KTW
  baptism          | B | second          | 1 Jn 5,1-9                       | KPT
  baptism          | B | second or       | Apd 10,34-38                     | KPTU
  baptism          | B | acclamation     | Jn 1,29                          | T only
  baptism          | B | gospel          | Mr 1,7-11                        | KPTU
  baptism          | C | first           | Iz 40,1-5.9-11                   | KPT
  baptism          | C | first or        | Iz 42,1-4.6-7                    | KPTU
  baptism          | C | psalm           | Ps 104,1-2.3-4.24-25.27-28.29-30 | KPT
  baptism          | C | response        | Ps 104,1                         | KTW
  baptism          | C | psalm or        | Ps 29,1-2.3-4.9b-10              | KPTU
  baptism          | C | response or     | Ps 29,11b                        | KTW
  baptism          | C | second          | Tit 2,11-14; 3,4-7               | KPT
  baptism          | C | second or       | Apd 10,34-38                     | KPTU
  baptism          | C | acclamation     | Lk 3,16                          | T only
  baptism          | C | gospel          | Lk 3,15-16.21-22                 | KPT
`;
