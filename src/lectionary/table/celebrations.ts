/** Solemnities and feasts of fixed date, and memorials with readings of their own. `../README.md` tells how the lines are written. */
export const CELEBRATIONS = `
  conversion-of-paul    | - | first        | Apd 22,3-16                    | KLPT
  conversion-of-paul    | - | first or     | Apd 9,1-22                     | KLPT
  conversion-of-paul    | - | psalm        | Ps 117,1.2                     | KPT
  conversion-of-paul    | - | response     | Mr 16,15 ali aleluja           | CKT
  conversion-of-paul    | - | acclamation  | Jn 15,16                       | T only
  conversion-of-paul    | - | gospel       | Mr 16,15-18                    | KLPT

  timothy-titus         | - | first        | 2 Tim 1,1-8                    | KLT
  timothy-titus         | - | first or     | Tit 1,1-5                      | KLT
  timothy-titus         | - | psalm        | Ps 96,1-2a.2b-3.7-8a.10        | KT
  timothy-titus         | - | response     | Ps 96,3                        | CKT
  timothy-titus         | - | gospel or    | Lk 10,1-9                      | KLT

  presentation          | - | first        | Mal 3,1-4                      | KLPT
  presentation          | - | psalm        | Ps 24,7.8.9.10                 | KPT
  presentation          | - | response     | Ps 24,10b                      | CT
  presentation          | - | second       | Heb 2,14-18                    | KLT
  presentation          | - | acclamation  | Lk 2,32                        | T only
  presentation          | - | gospel       | Lk 2,22-40                     | KLPT
  presentation          | - | gospel short | Lk 2,22-32                     | KLPT

  chair-of-peter        | - | first        | 1 Pt 5,1-4                     | KLPT
  chair-of-peter        | - | psalm        | Ps 23,1-3.4.5.6                | KPT
  chair-of-peter        | - | response     | Ps 23,1                        | CKT
  chair-of-peter        | - | acclamation  | Mt 16,18                       | T only
  chair-of-peter        | - | gospel       | Mt 16,13-19                    | KLPT

  joseph                | - | first        | 2 Sam 7,4-5a.12-14a.16         | KLPT
  joseph                | - | psalm        | Ps 89,2-3.4-5.27.29            | KPT
  joseph                | - | response     | Ps 89,37                       | CKTW
  joseph                | - | second       | Rim 4,13.16-18.22              | KLT
  joseph                | - | acclamation  | Ps 84,5                        | T only
  joseph                | - | gospel       | Mt 1,16.18-21.24a              | KLPT
  joseph                | - | gospel or    | Lk 2,41-51a                    | KLPT

  annunciation          | - | first        | Iz 7,10-14; 8,10b              | KLT
  annunciation          | - | psalm        | Ps 40,7-8a.8b-9.10.11          | KPT
  annunciation          | - | response     | Ps 40,8a.9a                    | CKTW
  annunciation          | - | second       | Heb 10,4-10                    | KLT
  annunciation          | - | acclamation  | Jn 1,14ab                      | T only
  annunciation          | - | gospel       | Lk 1,26-38                     | KLPT

  mark                  | - | first        | 1 Pt 5,5b-14                   | KLPT
  mark                  | - | psalm        | Ps 89,2-3.6-7.16-17            | KPT
  mark                  | - | response     | Ps 89,2a ali aleluja           | CKT
  mark                  | - | acclamation  | 1 Kor 1,23a.24b                | T only
  mark                  | - | gospel       | Mr 16,15-20                    | KLPT

  catherine             | - | first        | 1 Jn 1,5-2,2                   | KLT
  catherine             | - | psalm        | Ps 103,1-2.3-4.8-9.13-14.17-18 | KT
  catherine             | - | response     | Ps 103,1a ali aleluja          | Tk
  catherine             | - | acclamation  | Mt 11,25                       | T only
  catherine             | - | gospel       | Mt 11,25-30                    | KLT

  philip-james          | - | first        | 1 Kor 15,1-8                   | KLPT
  philip-james          | - | psalm        | Ps 19,2-3.4-5                  | KPT
  philip-james          | - | response     | Ps 19,5a ali aleluja           | CKT
  philip-james          | - | acclamation  | Jn 14,6b.9c                    | T only
  philip-james          | - | gospel       | Jn 14,6-14                     | KLPT

  matthias              | - | first        | Apd 1,15-17.20-26              | KLPT
  matthias              | - | psalm        | Ps 113,1-2.3-4.7-8             | H only
  matthias              | - | response     | Ps 113,7.8 ali aleluja         | CKT
  matthias              | - | acclamation  | Jn 15,16                       | T only
  matthias              | - | gospel       | Jn 15,9-17                     | KLPT

  mother-of-the-church  | - | first or     | 1 Mz 3,9-15.20                 | KO
  mother-of-the-church  | - | first or     | Apd 1,12-14                    | KO
  mother-of-the-church  | - | psalm or     | Ps 87,1-2.3.5.6-7              | O only
  mother-of-the-church  | - | response or  | Ps 87,3                        | k
  mother-of-the-church  | - | gospel or    | Jn 19,25-34                    | KO

  mary-help             | - | first        | Raz 12,1.3.7-12.17             | H only
  mary-help             | - | psalm        | Jdt 13,18.19-20                | O only
  mary-help             | - | second       | Gal 4,4-7                      | H only
  mary-help             | - | acclamation  | Lk 1,28                        | O only
  mary-help             | - | gospel       | Jn 2,1-11                      | H only

  visitation            | - | first        | Sof 3,14-18                    | KLPT
  visitation            | - | first or     | Rim 12,9-16b                   | KLPT
  visitation            | - | psalm        | Iz 12,2-3.4bcd.5-6             | KPT
  visitation            | - | response     | Iz 12,6b                       | CKT
  visitation            | - | acclamation  | Lk 1,45                        | T only
  visitation            | - | gospel       | Lk 1,39-56                     | KLPT

  barnabas              | - | first        | Apd 11,21b-26; 13,1-3          | KLPT
  barnabas              | - | psalm        | Ps 98,1.2-3.4.5-6              | KPT
  barnabas              | - | response     | Ps 98,2b                       | CK
  barnabas              | - | gospel or    | Mt 10,7-13                     | KLPT

  immaculate-heart      | - | first or     | Iz 61,9-11                     | KO
  immaculate-heart      | - | psalm or     | 1 Sam 2,1.4-5.6-7.8            | KO
  immaculate-heart      | - | response or  | prim. 1 Sam 2,1a               | CKT
  immaculate-heart      | - | acclamation  | Lk 2,19                        | O only
  immaculate-heart      | - | gospel       | Lk 2,41-51                     | O only

  birth-of-john vigil   | - | first        | Jer 1,4-10                     | KLP
  birth-of-john vigil   | - | psalm        | Ps 71,1-2.3-4a.5-6.15.17       | KP
  birth-of-john vigil   | - | response     | Ps 71,6                        | CKTW
  birth-of-john vigil   | - | second       | 1 Pt 1,8-12                    | KL
  birth-of-john vigil   | - | acclamation  | Jn 1,7                         | O only
  birth-of-john vigil   | - | gospel       | Lk 1,5-17                      | KLP

  birth-of-john         | - | first        | Iz 49,1-6                      | KPT
  birth-of-john         | - | psalm        | Ps 139,1-3.13-14.15            | KPT
  birth-of-john         | - | response     | Ps 139,14                      | CKTW
  birth-of-john         | - | second       | Apd 13,22-26                   | KT
  birth-of-john         | - | acclamation  | Lk 1,76                        | T only
  birth-of-john         | - | gospel       | Lk 1,57-66.80                  | KPT

  peter-paul vigil      | - | first        | Apd 3,1-10                     | KLP
  peter-paul vigil      | - | psalm        | Ps 19,2-3.4-5                  | KP
  peter-paul vigil      | - | response     | Ps 19,5a                       | CKTW
  peter-paul vigil      | - | second       | Gal 1,11-20                    | KL
  peter-paul vigil      | - | acclamation  | Jn 21,17                       | O only
  peter-paul vigil      | - | gospel       | Jn 21,15-19                    | KLP

  peter-paul            | - | first        | Apd 12,1-11                    | KLPT
  peter-paul            | - | psalm        | Ps 34,2-3.4-5.6-7.8-9          | KPT
  peter-paul            | - | response     | Ps 34,5b                       | CKTW
  peter-paul            | - | second       | 2 Tim 4,6-8.17-18              | KLT
  peter-paul            | - | acclamation  | Mt 16,18                       | T only
  peter-paul            | - | gospel       | Mt 16,13-19                    | KLPT

  thomas                | - | first        | Ef 2,19-22                     | KLPT
  thomas                | - | psalm        | Ps 117,1.2                     | KPT
  thomas                | - | response     | Mr 16,15                       | CKT
  thomas                | - | acclamation  | Jn 20,29                       | T only
  thomas                | - | gospel       | Jn 20,24-29                    | KLPT

  cyril-methodius       | - | first        | Ezk 34,11-16                   | H only
  cyril-methodius       | - | first or     | Apd 13,46-49                   | LT
  cyril-methodius       | - | psalm        | Ps 23,1-3a.3b-4.5.6            | H only
  cyril-methodius       | - | response     | Ps 23,1                        | CT
  cyril-methodius       | - | psalm or     | Ps 117,1.2                     | T only
  cyril-methodius       | - | response or  | Mr 16,15                       | KT
  cyril-methodius       | - | second       | 1 Tes 2,2b-8                   | H only
  cyril-methodius       | - | acclamation  | Jn 10,14                       | O only
  cyril-methodius       | - | gospel       | Jn 10,11-16                    | H only
  cyril-methodius       | - | gospel or    | Lk 10,1-9                      | LT

  benedict              | - | first        | Prg 2,1-9                      | KT
  benedict              | - | psalm        | Ps 34,2-3.4-5.6-7.8-9.10-11    | KT
  benedict              | - | response     | Ps 34,2a ali Ps 34,9a          | Ck
  benedict              | - | acclamation  | Mt 5,3                         | T only
  benedict              | - | gospel       | Mt 19,27-29                    | KT

  mary-magdalene        | - | first        | Vp 3,1-4a                      | KPT
  mary-magdalene        | - | first or     | 2 Kor 5,14-17                  | KPT
  mary-magdalene        | - | psalm        | Ps 63,2.3-4.5-6.8-9            | KPT
  mary-magdalene        | - | response     | Ps 63,2b                       | CKT
  mary-magdalene        | - | gospel       | Jn 20,1.11-18                  | T only

  bridget               | - | first        | Gal 2,19-20                    | KT
  bridget               | - | psalm        | Ps 34,2-3.4-5.6-7.8-9.10-11    | KT
  bridget               | - | response     | Ps 34,2a ali Ps 34,9a          | Ck
  bridget               | - | acclamation  | Jn 15,9b.5b                    | T only
  bridget               | - | gospel       | Jn 15,1-8                      | KT

  james                 | - | first        | 2 Kor 4,7-15                   | KPT
  james                 | - | psalm        | Ps 126,1-2ab.2cd-3.4-5.6       | KPT
  james                 | - | response     | Ps 126,5                       | CK
  james                 | - | acclamation  | Jn 15,16                       | T only
  james                 | - | gospel       | Mt 20,20-28                    | KPT

  martha-mary-lazarus   | - | first or     | 1 Jn 4,7-16                    | KT
  martha-mary-lazarus   | - | psalm or     | Ps 34,2-3.4-5.6-7.8-9.10-11    | KT
  martha-mary-lazarus   | - | response or  | Ps 34,9a ali Ps 34,2a          | Ck
  martha-mary-lazarus   | - | acclamation  | Jn 8,12b                       | T only
  martha-mary-lazarus   | - | gospel       | Jn 11,19-27                    | KT
  martha-mary-lazarus   | - | gospel or    | Lk 10,38-42                    | KT

  transfiguration       | - | first        | Dan 7,9-10.13-14               | KPT
  transfiguration       | - | psalm        | Ps 97,1-2.5-6.9                | KPT
  transfiguration       | - | response     | Ps 97,1a.9a                    | CKTW
  transfiguration       | - | second       | 2 Pt 1,16-19                   | KT
  transfiguration       | - | acclamation  | Mt 17,5c                       | T only
  transfiguration       | A | gospel       | Mt 17,1-9                      | KP
  transfiguration       | B | gospel       | Mr 9,2-10                      | KO
  transfiguration       | C | gospel       | Lk 9,28b-36                    | KO

  edith-stein           | - | first        | Oz 2,16b.17b.21-22             | KO
  edith-stein           | - | psalm        | Ps 45,11-12.14-15.16-17        | KO
  edith-stein           | - | response     | Ps 45,11a ali Mt 25,6b         | CTk
  edith-stein           | - | acclamation  | Jn 15,5                        | O only
  edith-stein           | - | gospel       | Mt 25,1-13                     | KO

  lawrence              | - | first        | 2 Kor 9,6-10                   | KPT
  lawrence              | - | psalm        | Ps 112,1-2.5-6.7-8.9           | KPT
  lawrence              | - | response     | Ps 112,5a                      | CK
  lawrence              | - | acclamation  | Jn 8,12bc                      | T only
  lawrence              | - | gospel       | Jn 12,24-26                    | KPT

  assumption vigil      | - | first        | 1 Krn 15,3-4.15-16; 16,1-2     | KP
  assumption vigil      | - | psalm        | Ps 132,6-7.9-10.13-14          | KP
  assumption vigil      | - | response     | Ps 132,8                       | CKW
  assumption vigil      | - | second       | 1 Kor 15,54b-57                | KO
  assumption vigil      | - | acclamation  | Lk 11,28                       | O only
  assumption vigil      | - | gospel       | Lk 11,27-28                    | KP

  assumption            | - | first        | Raz 11,19a; 12,1-6.10ab        | KPT
  assumption            | - | psalm        | Ps 45,10.11-12.16              | PT
  assumption            | - | response     | Ps 45,10b                      | CKTW
  assumption            | - | second       | 1 Kor 15,20-26                 | T only
  assumption            | - | gospel       | Lk 1,39-56                     | KPT

  bartholomew           | - | first        | Raz 21,9b-14                   | KPT
  bartholomew           | - | psalm        | Ps 145,10-11.12-13ab.17-18     | KPT
  bartholomew           | - | response     | prim. Ps 145,12                | CKT
  bartholomew           | - | acclamation  | Jn 1,49b                       | T only
  bartholomew           | - | gospel       | Jn 1,45-51                     | KPT

  passion-of-john       | - | first or     | Jer 1,17-19                    | KPT
  passion-of-john       | - | psalm or     | Ps 71,1-2.3-4a.5-6.15.17       | KPT
  passion-of-john       | - | response or  | Ps 71,15ab                     | CK
  passion-of-john       | - | acclamation  | Mt 5,10                        | T only
  passion-of-john       | - | gospel       | Mr 6,17-29                     | KPT

  birth-of-mary         | - | first        | Mih 5,1-4a                     | KPT
  birth-of-mary         | - | first or     | Rim 8,28-30                    | KPT
  birth-of-mary         | - | psalm        | Ps 13,6                        | KT
  birth-of-mary         | - | response     | Iz 61,10                       | Ck
  birth-of-mary         | - | gospel       | Mt 1,1-16.18-23                | KPT
  birth-of-mary         | - | gospel short | Mt 1,18-23                     | KPT

  holy-cross            | - | first        | 4 Mz 21,4-9                    | KPT
  holy-cross            | - | psalm        | Ps 78,1-2.34-35.36-37.38       | KPT
  holy-cross            | - | response     | prim. Ps 78,7b                 | CKTW
  holy-cross            | - | second       | Flp 2,6-11                     | KT
  holy-cross            | - | gospel       | Jn 3,13-17                     | KPT

  our-lady-of-sorrows   | - | first or     | Heb 5,7-9                      | PT
  our-lady-of-sorrows   | - | psalm or     | Ps 31,2-3.4.5-6.15-16.20       | PT
  our-lady-of-sorrows   | - | response or  | Ps 31,17b                      | C
  our-lady-of-sorrows   | - | gospel       | Jn 19,25-27                    | KPT
  our-lady-of-sorrows   | - | gospel or    | Lk 2,33-35                     | KPT

  matthew               | - | first        | Ef 4,1-7.11-13                 | KPT
  matthew               | - | psalm        | Ps 19,2-3.4-5                  | KPT
  matthew               | - | response     | Ps 19,5a                       | CKT
  matthew               | - | gospel       | Mt 9,9-13                      | KPT

  archangels            | - | first        | Dan 7,9-10.13-14               | KPT
  archangels            | - | first or     | Raz 12,7-12a                   | KPT
  archangels            | - | psalm        | Ps 138,1-2a.2b-3.4-5           | KPT
  archangels            | - | response     | Ps 138,1c                      | CKT
  archangels            | - | acclamation  | Ps 103,21                      | T only
  archangels            | - | gospel       | Jn 1,47-51                     | KPT

  guardian-angels       | - | first or     | 2 Mz 23,20-23a                 | KPT
  guardian-angels       | - | psalm or     | Ps 91,1-2.3-4.5-6.10-11        | KPT
  guardian-angels       | - | response or  | Ps 91,11                       | CK
  guardian-angels       | - | acclamation  | Ps 103,21                      | T only
  guardian-angels       | - | gospel       | Mt 18,1-5.10                   | KPT

  luke                  | - | first        | 2 Tim 4,10-17b                 | K only
  luke                  | - | psalm        | Ps 145,10-11.12-13ab.17-18     | KPT
  luke                  | - | response     | prim. Ps 145,12                | CK
  luke                  | - | acclamation  | Jn 15,16                       | T only
  luke                  | - | gospel       | Lk 10,1-9                      | KPT

  simon-jude            | - | first        | Ef 2,19-22                     | KPT
  simon-jude            | - | psalm        | Ps 19,2-3.4-5                  | KPT
  simon-jude            | - | response     | Ps 19,5a                       | CKT
  simon-jude            | - | gospel       | Lk 6,12-19                     | KT

  church-dedication     | - | first        | 1 Kr 8,22-23.27-30             | O only
  church-dedication     | - | first or     | 1 Mz 28,11-18                  | O only
  church-dedication     | - | first or     | 2 Krn 5,6-10.13-6,2            | O only
  church-dedication     | - | first or     | Iz 56,1.6-7                    | O only
  church-dedication     | - | first or     | Ezk 43,1-2.4-7a                | O only
  church-dedication     | - | first or     | Ezk 47,1-2.8-9.12              | O only
  church-dedication     | - | psalm        | Ps 84,3.4.5-6.8.11             | O only
  church-dedication     | - | psalm or     | 1 Krn 29,10.11-12              | O only
  church-dedication     | - | psalm or     | Ps 46,2-3.5-6.8-9              | O only
  church-dedication     | - | psalm or     | Ps 95,1-2.3-5.6-7              | O only
  church-dedication     | - | psalm or     | Ps 122,1-2.3-4.8-9             | O only
  church-dedication     | - | second       | 1 Kor 3,9c-11.16-17            | O only
  church-dedication     | - | second or    | Ef 2,19-22                     | O only
  church-dedication     | - | second or    | Heb 12,18-19.22-24             | O only
  church-dedication     | - | second or    | 1 Pt 2,4-9                     | O only
  church-dedication     | - | gospel       | Jn 4,19-24                     | O only
  church-dedication     | - | gospel or    | Mt 16,13-19                    | O only
  church-dedication     | - | gospel or    | Lk 19,1-10                     | O only
  church-dedication     | - | gospel or    | Jn 2,13-22                     | O only

  all-saints            | - | first        | Raz 7,2-4.9-14                 | KPT
  all-saints            | - | psalm        | Ps 24,1-2.3-4ab.5-6            | KPT
  all-saints            | - | response     | prim. Ps 24,6                  | CW
  all-saints            | - | second       | 1 Jn 3,1-3                     | KT
  all-saints            | - | acclamation  | Mt 11,28                       | T only
  all-saints            | - | gospel       | Mt 5,1-12a                     | KPT

  all-souls             | - | first        | Job 19,1.23-27a                | HK
  all-souls             | - | psalm        | Ps 27,1.4.13-14                | H only
  all-souls             | - | response     | Ps 27,1a                       | KT
  all-souls             | - | second       | Rim 5,5-11                     | H only
  all-souls             | - | acclamation  | Jn 6,40                        | H only
  all-souls             | - | gospel       | Jn 6,37-40                     | H only

  all-souls second      | - | first        | Iz 25,6a.7-9                   | O only
  all-souls second      | - | psalm        | Ps 25,6-7.17-18.20-21          | O only
  all-souls second      | - | response     | Ps 25,1b ali Ps 25,3a          | F
  all-souls second      | - | second       | Rim 8,14-23                    | O only
  all-souls second      | - | acclamation  | Mt 25,34                       | T only
  all-souls second      | - | gospel       | Mt 25,31-46                    | O only

  all-souls third       | - | first        | Mdr 3,1-9                      | O only
  all-souls third       | - | psalm        | Ps 42,2.3.5; 43,3.4.5          | O only
  all-souls third       | - | response     | Ps 42,3                        | Fk
  all-souls third       | - | second       | Raz 21,1-5a.6b-7               | O only
  all-souls third       | - | acclamation  | Mt 11,25                       | O only
  all-souls third       | - | gospel       | Mt 5,1-12a                     | O only

  lateran               | - | first        | Ezk 47,1-2.8-9.12              | KT
  lateran               | - | psalm        | Ps 46,2-3.4c.5-6.8-9           | T only
  lateran               | - | response     | Ps 46,5                        | CKTW
  lateran               | - | second       | 1 Kor 3,9b-11.16-17            | T only
  lateran               | - | acclamation  | 2 Krn 7,16                     | T only
  lateran               | - | gospel       | Jn 2,13-22                     | KT

  andrew                | - | first        | Rim 10,9-18                    | KPT
  andrew                | - | psalm        | Ps 19,2-3.4-5ab                | KPT
  andrew                | - | response     | Ps 19,5a                       | CKT
  andrew                | - | acclamation  | Mt 4,19                        | T only
  andrew                | - | gospel       | Mt 4,18-22                     | KPT

  immaculate-conception | - | first        | 1 Mz 3,9-15.20                 | KPT
  immaculate-conception | - | psalm        | Ps 98,1.2-3ab.3c-4             | KPT
  immaculate-conception | - | response     | Ps 98,1                        | KTW
  immaculate-conception | - | second       | Ef 1,3-6.11-12                 | KT
  immaculate-conception | - | acclamation  | Lk 1,28                        | T only
  immaculate-conception | - | gospel       | Lk 1,26-38                     | KPT

  stephen               | - | first        | Apd 6,8-10; 7,54-60            | KT
  stephen               | - | psalm        | Ps 31,3cd-4.6.8ab.16b-17       | KT
  stephen               | - | response     | Ps 31,6a                       | CKT
  stephen               | - | acclamation  | Ps 118,26a.27a                 | T only
  stephen               | - | gospel       | Mt 10,17-22                    | KPT

  john                  | - | first        | 1 Jn 1,1-4                     | KPT
  john                  | - | psalm        | Ps 97,1-2.5-6.11-12            | KPT
  john                  | - | response     | Ps 97,12a                      | CK
  john                  | - | gospel       | Jn 20,2-8                      | KPT

  holy-innocents        | - | first        | 1 Jn 1,5-2,2                   | KPT
  holy-innocents        | - | psalm        | Ps 124,2-3.4-5.7b-8            | KPT
  holy-innocents        | - | response     | Ps 124,7a                      | Ck
  holy-innocents        | - | gospel       | Mt 2,13-18                     | KPT
`;
