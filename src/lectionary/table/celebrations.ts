/** Solemnities and feasts of fixed date, and memorials with readings of their own. `../README.md` tells how the lines are written. */
export const CELEBRATIONS = `
  conversion-of-paul    | -  | first        | Apd 22,3-16                    | LPT
  conversion-of-paul    | -  | first or     | Apd 9,1-22                     | LPT
  conversion-of-paul    | -  | psalm        | Ps 117,1.2                     | PT
  conversion-of-paul    | -  | acclamation  | Jn 15,16                       | T only
  conversion-of-paul    | -  | gospel       | Mr 16,15-18                    | LPT

  timothy-titus         | -  | first        | 2 Tim 1,1-8                    | LT
  timothy-titus         | -  | first or     | Tit 1,1-5                      | LT
  timothy-titus         | -  | psalm        | Ps 96,1-2a.2b-3.7-8a.10        | T only
  timothy-titus         | -  | gospel or    | Lk 10,1-9                      | LT

  presentation          | -  | first        | Mal 3,1-4                      | LPT
  presentation          | -  | psalm        | Ps 24,7.8.9.10                 | PT
  presentation          | -  | second       | Heb 2,14-18                    | LT
  presentation          | -  | acclamation  | Lk 2,32                        | T only
  presentation          | -  | gospel       | Lk 2,22-40                     | LPT
  presentation          | -  | gospel short | Lk 2,22-32                     | LPT

  chair-of-peter        | -  | first        | 1 Pt 5,1-4                     | LPT
  chair-of-peter        | -  | psalm        | Ps 23,1-3.4.5.6                | PT
  chair-of-peter        | -  | acclamation  | Mt 16,18                       | T only
  chair-of-peter        | -  | gospel       | Mt 16,13-19                    | LPT

  joseph                | -  | first        | 2 Sam 7,4-5a.12-14a.16         | LPT
  joseph                | -  | psalm        | Ps 89,2-3.4-5.27.29            | PT
  joseph                | -  | second       | Rim 4,13.16-18.22              | LT
  joseph                | -  | acclamation  | Ps 84,5                        | T only
  joseph                | -  | gospel       | Mt 1,16.18-21.24a              | LPT
  joseph                | -  | gospel or    | Lk 2,41-51a                    | LPT

  annunciation          | -  | first        | Iz 7,10-14; 8,10b              | LT
  annunciation          | -  | psalm        | Ps 40,7-8a.8b-9.10.11          | PT
  annunciation          | -  | second       | Heb 10,4-10                    | LT
  annunciation          | -  | acclamation  | Jn 1,14ab                      | T only
  annunciation          | -  | gospel       | Lk 1,26-38                     | LPT

  mark                  | -  | first        | 1 Pt 5,5b-14                   | LPT
  mark                  | -  | psalm        | Ps 89,2-3.6-7.16-17            | PT
  mark                  | -  | acclamation  | 1 Kor 1,23a.24b                | T only
  mark                  | -  | gospel       | Mr 16,15-20                    | LPT

  catherine             | -  | first        | 1 Jn 1,5-2,2                   | LT
  catherine             | -  | psalm        | Ps 103,1-2.3-4.8-9.13-14.17-18 | T only
  catherine             | -  | acclamation  | Mt 11,25                       | T only
  catherine             | -  | gospel       | Mt 11,25-30                    | LT

  philip-james          | -  | first        | 1 Kor 15,1-8                   | LPT
  philip-james          | -  | psalm        | Ps 19,2-3.4-5                  | PT
  philip-james          | -  | acclamation  | Jn 14,6b.9c                    | T only
  philip-james          | -  | gospel       | Jn 14,6-14                     | LPT

  matthias              | -  | first        | Apd 1,15-17.20-26              | LPT
  matthias              | -  | psalm        | Ps 113,1-2.3-4.5-6.7-8         | PT
  matthias              | -  | acclamation  | Jn 15,16                       | T only
  matthias              | -  | gospel       | Jn 15,9-17                     | LPT

  mother-of-the-church  | -  | first or     | 1 Mz 3,9-15.20                 | O only
  mother-of-the-church  | -  | first or     | Apd 1,12-14                    | O only
  mother-of-the-church  | -  | psalm or     | Ps 87,1-2.3.5.6-7              | O only
  mother-of-the-church  | -  | gospel or    | Jn 19,25-34                    | O only

  mary-help             | -  | first        | Raz 12,1.3.7-12.17             | H only
  mary-help             | -  | psalm        | Jdt 13,18.19-20                | O only
  mary-help             | -  | second       | Gal 4,4-7                      | H only
  mary-help             | -  | acclamation  | Lk 1,28                        | O only
  mary-help             | -  | gospel       | Jn 2,1-11                      | H only

  visitation            | -  | first        | Sof 3,14-18                    | LPT
  visitation            | -  | first or     | Rim 12,9-16b                   | LPT
  visitation            | -  | psalm        | Iz 12,2-3.4bcd.5-6             | PT
  visitation            | -  | acclamation  | Lk 1,45                        | T only
  visitation            | -  | gospel       | Lk 1,39-56                     | LPT

  barnabas              | -  | first        | Apd 11,21b-26; 13,1-3          | LPT
  barnabas              | -  | psalm        | Ps 98,1.2-3.4.5-6              | PT
  barnabas              | -  | gospel or    | Mt 10,7-13                     | LPT

  immaculate-heart      | -  | first or     | Iz 61,9-11                     | O only
  immaculate-heart      | -  | psalm or     | 1 Sam 2,1.4-5.6-7.8            | O only
  immaculate-heart      | -  | acclamation  | Lk 2,19                        | O only
  immaculate-heart      | -  | gospel       | Lk 2,41-51                     | O only

  birth-of-john vigil   | -  | first        | Jer 1,4-10                     | LP
  birth-of-john vigil   | -  | psalm        | Ps 71,1-2.3-4a.5-6.15.17       | P only
  birth-of-john vigil   | -  | second       | 1 Pt 1,8-12                    | L only
  birth-of-john vigil   | -  | acclamation  | Jn 1,7                         | O only
  birth-of-john vigil   | -  | gospel       | Lk 1,5-17                      | LP

  birth-of-john         | -  | first        | Iz 49,1-6                      | PT
  birth-of-john         | -  | psalm        | Ps 139,1-3.13-14.15            | PT
  birth-of-john         | -  | second       | Apd 13,22-26                   | T only
  birth-of-john         | -  | acclamation  | Lk 1,76                        | T only
  birth-of-john         | -  | gospel       | Lk 1,57-66.80                  | PT

  peter-paul vigil      | -  | first        | Apd 3,1-10                     | LP
  peter-paul vigil      | -  | psalm        | Ps 19,2-3.4-5                  | P only
  peter-paul vigil      | -  | second       | Gal 1,11-20                    | L only
  peter-paul vigil      | -  | acclamation  | Jn 21,17                       | O only
  peter-paul vigil      | -  | gospel       | Jn 21,15-19                    | LP

  peter-paul            | -  | first        | Apd 12,1-11                    | LPT
  peter-paul            | -  | psalm        | Ps 34,2-3.4-5.6-7.8-9          | PT
  peter-paul            | -  | second       | 2 Tim 4,6-8.17-18              | LT
  peter-paul            | -  | acclamation  | Mt 16,18                       | T only
  peter-paul            | -  | gospel       | Mt 16,13-19                    | LPT

  thomas                | -  | first        | Ef 2,19-22                     | LPT
  thomas                | -  | psalm        | Ps 117,1.2                     | PT
  thomas                | -  | acclamation  | Jn 20,29                       | T only
  thomas                | -  | gospel       | Jn 20,24-29                    | LPT

  cyril-methodius       | -  | first        | Ezk 34,11-16                   | H only
  cyril-methodius       | -  | first or     | Apd 13,46-49                   | LT
  cyril-methodius       | -  | psalm        | Ps 23,1-3a.3b-4.5.6            | H only
  cyril-methodius       | -  | psalm or     | Ps 117,1.2                     | T only
  cyril-methodius       | -  | second       | 1 Tes 2,2b-8                   | H only
  cyril-methodius       | -  | acclamation  | Jn 10,14                       | O only
  cyril-methodius       | -  | gospel       | Jn 10,11-16                    | H only
  cyril-methodius       | -  | gospel or    | Lk 10,1-9                      | LT

  benedict              | -  | first        | Prg 2,1-9                      | T only
  benedict              | -  | psalm        | Ps 34,2-3.4-5.6-7.8-9.10-11    | T only
  benedict              | -  | acclamation  | Mt 5,3                         | T only
  benedict              | -  | gospel       | Mt 19,27-29                    | T only

  mary-magdalene        | -  | first        | Vp 3,1-4a                      | PT
  mary-magdalene        | -  | first or     | 2 Kor 5,14-17                  | PT
  mary-magdalene        | -  | psalm        | Ps 63,2.3-4.5-6.8-9            | PT
  mary-magdalene        | -  | gospel       | Jn 20,1.11-18                  | T only

  bridget               | -  | first        | Gal 2,19-20                    | T only
  bridget               | -  | psalm        | Ps 34,2-3.4-5.6-7.8-9.10-11    | T only
  bridget               | -  | acclamation  | Jn 15,9b.5b                    | T only
  bridget               | -  | gospel       | Jn 15,1-8                      | T only

  james                 | -  | first        | 2 Kor 4,7-15                   | PT
  james                 | -  | psalm        | Ps 126,1-2ab.2cd-3.4-5.6       | PT
  james                 | -  | acclamation  | Jn 15,16                       | T only
  james                 | -  | gospel       | Mt 20,20-28                    | PT

  martha-mary-lazarus   | -  | first or     | 1 Jn 4,7-16                    | T only
  martha-mary-lazarus   | -  | psalm or     | Ps 34,2-3.4-5.6-7.8-9.10-11    | T only
  martha-mary-lazarus   | -  | acclamation  | Jn 8,12b                       | T only
  martha-mary-lazarus   | -  | gospel       | Jn 11,19-27                    | T only
  martha-mary-lazarus   | -  | gospel or    | Lk 10,38-42                    | T only

  transfiguration       | -  | first        | Dan 7,9-10.13-14               | PT
  transfiguration       | -  | psalm        | Ps 97,1-2.5-6.9                | PT
  transfiguration       | -  | second       | 2 Pt 1,16-19                   | T only
  transfiguration       | -  | acclamation  | Mt 17,5c                       | T only
  transfiguration       | A  | gospel       | Mt 17,1-9                      | P only
  transfiguration       | B  | gospel       | Mr 9,2-10                      | O only
  transfiguration       | C  | gospel       | Lk 9,28b-36                    | O only

  edith-stein           | -  | first        | Oz 2,16b.17b.21-22             | O only
  edith-stein           | -  | psalm        | Ps 45,11-12.14-15.16-17        | O only
  edith-stein           | -  | acclamation  | Jn 15,5                        | O only
  edith-stein           | -  | gospel       | Mt 25,1-13                     | O only

  lawrence              | -  | first        | 2 Kor 9,6-10                   | PT
  lawrence              | -  | psalm        | Ps 112,1-2.5-6.7-8.9           | PT
  lawrence              | -  | acclamation  | Jn 8,12bc                      | T only
  lawrence              | -  | gospel       | Jn 12,24-26                    | PT

  assumption vigil      | -  | first        | 1 Krn 15,3-4.15-16; 16,1-2     | P only
  assumption vigil      | -  | psalm        | Ps 132,6-7.9-10.13-14          | P only
  assumption vigil      | -  | second       | 1 Kor 15,54b-57                | O only
  assumption vigil      | -  | acclamation  | Lk 11,28                       | O only
  assumption vigil      | -  | gospel       | Lk 11,27-28                    | P only

  assumption            | -  | first        | Raz 11,19a; 12,1-6.10ab        | PT
  assumption            | -  | psalm        | Ps 45,10.11-12.16              | PT
  assumption            | -  | second       | 1 Kor 15,20-26                 | T only
  assumption            | -  | gospel       | Lk 1,39-56                     | PT

  bartholomew           | -  | first        | Raz 21,9b-14                   | PT
  bartholomew           | -  | psalm        | Ps 145,10-11.12-13ab.17-18     | PT
  bartholomew           | -  | acclamation  | Jn 1,49b                       | T only
  bartholomew           | -  | gospel       | Jn 1,45-51                     | PT

  passion-of-john       | -  | first or     | Jer 1,17-19                    | PT
  passion-of-john       | -  | psalm or     | Ps 71,1-2.3-4a.5-6.15.17       | PT
  passion-of-john       | -  | acclamation  | Mt 5,10                        | T only
  passion-of-john       | -  | gospel       | Mr 6,17-29                     | PT

  birth-of-mary         | -  | first        | Mih 5,1-4a                     | PT
  birth-of-mary         | -  | first or     | Rim 8,28-30                    | PT
  birth-of-mary         | -  | psalm        | Ps 13,6                        | T only
  birth-of-mary         | -  | gospel       | Mt 1,1-16.18-23                | PT
  birth-of-mary         | -  | gospel short | Mt 1,18-23                     | PT

  holy-cross            | -  | first        | 4 Mz 21,4-9                    | PT
  holy-cross            | -  | psalm        | Ps 78,1-2.34-35.36-37.38       | PT
  holy-cross            | -  | second       | Flp 2,6-11                     | T only
  holy-cross            | -  | gospel       | Jn 3,13-17                     | PT

  our-lady-of-sorrows   | -  | first or     | Heb 5,7-9                      | PT
  our-lady-of-sorrows   | -  | psalm or     | Ps 31,2-3.4.5-6.15-16.20       | PT
  our-lady-of-sorrows   | -  | gospel       | Jn 19,25-27                    | PT
  our-lady-of-sorrows   | -  | gospel or    | Lk 2,33-35                     | PT

  matthew               | -  | first        | Ef 4,1-7.11-13                 | PT
  matthew               | -  | psalm        | Ps 19,2-3.4-5                  | PT
  matthew               | -  | gospel       | Mt 9,9-13                      | PT

  archangels            | -  | first        | Dan 7,9-10.13-14               | PT
  archangels            | -  | first or     | Raz 12,7-12a                   | PT
  archangels            | -  | psalm        | Ps 138,1-2a.2b-3.4-5           | PT
  archangels            | -  | acclamation  | Ps 103,21                      | T only
  archangels            | -  | gospel       | Jn 1,47-51                     | PT

  guardian-angels       | -  | first or     | 2 Mz 23,20-23a                 | PT
  guardian-angels       | -  | psalm or     | Ps 91,1-2.3-4.5-6.10-11        | PT
  guardian-angels       | -  | acclamation  | Ps 103,21                      | T only
  guardian-angels       | -  | gospel       | Mt 18,1-5.10                   | PT

  luke                  | -  | first        | 2 Tim 4,9-17                   | PT
  luke                  | -  | psalm        | Ps 145,10-11.12-13ab.17-18     | PT
  luke                  | -  | acclamation  | Jn 15,16                       | T only
  luke                  | -  | gospel       | Lk 10,1-9                      | PT

  simon-jude            | -  | first        | Ef 2,19-22                     | PT
  simon-jude            | -  | psalm        | Ps 19,2-3.4-5                  | PT
  simon-jude            | -  | gospel       | Lk 6,12-19                     | T only

  all-saints            | -  | first        | Raz 7,2-4.9-14                 | PT
  all-saints            | -  | psalm        | Ps 24,1-2.3-4ab.5-6            | PT
  all-saints            | -  | second       | 1 Jn 3,1-3                     | T only
  all-saints            | -  | acclamation  | Mt 11,28                       | T only
  all-saints            | -  | gospel       | Mt 5,1-12a                     | PT

  all-souls             | -  | first        | Job 19,1.23-27a                | H only
  all-souls             | -  | psalm        | Ps 27,1.4.13-14                | H only
  all-souls             | -  | second       | Rim 5,5-11                     | H only
  all-souls             | -  | acclamation  | Jn 6,40                        | H only
  all-souls             | -  | gospel       | Jn 6,37-40                     | H only

  all-souls second      | -  | first        | Iz 25,6a.7-9                   | O only
  all-souls second      | -  | psalm        | Ps 25,6-7.17-18.20-21          | O only
  all-souls second      | -  | second       | Rim 8,14-23                    | O only
  all-souls second      | -  | acclamation  | Mt 25,34                       | T only
  all-souls second      | -  | gospel       | Mt 25,31-46                    | O only

  all-souls third       | -  | first        | Mdr 3,1-9                      | O only
  all-souls third       | -  | psalm        | Ps 42,2.3.5; 43,3.4.5          | O only
  all-souls third       | -  | second       | Raz 21,1-5a.6b-7               | O only
  all-souls third       | -  | acclamation  | Mt 11,25                       | O only
  all-souls third       | -  | gospel       | Mt 5,1-12a                     | O only

  lateran               | -  | first        | Ezk 47,1-2.8-9.12              | T only
  lateran               | -  | psalm        | Ps 46,2-3.4c.5-6.8-9           | T only
  lateran               | -  | second       | 1 Kor 3,9b-11.16-17            | T only
  lateran               | -  | acclamation  | 2 Krn 7,16                     | T only
  lateran               | -  | gospel       | Jn 2,13-22                     | T only

  andrew                | -  | first        | Rim 10,9-18                    | PT
  andrew                | -  | psalm        | Ps 19,2-3.4-5ab                | PT
  andrew                | -  | acclamation  | Mt 4,19                        | T only
  andrew                | -  | gospel       | Mt 4,18-22                     | PT

  immaculate-conception | -  | first        | 1 Mz 3,9-15.20                 | PT
  immaculate-conception | -  | psalm        | Ps 98,1.2-3ab.3c-4             | PT
  immaculate-conception | -  | second       | Ef 1,3-6.11-12                 | T only
  immaculate-conception | -  | acclamation  | Lk 1,28                        | T only
  immaculate-conception | -  | gospel       | Lk 1,26-38                     | PT

  stephen               | -  | first        | Apd 6,8-10; 7,54-60            | T only
  stephen               | -  | psalm        | Ps 31,3cd-4.6.8ab.16b-17       | T only
  stephen               | -  | acclamation  | Ps 118,26a.27a                 | T only
  stephen               | -  | gospel       | Mt 10,17-22                    | PT

  john                  | -  | first        | 1 Jn 1,1-4                     | PT
  john                  | -  | psalm        | Ps 97,1-2.5-6.11-12            | PT
  john                  | -  | gospel       | Jn 20,2-8                      | PT

  holy-innocents        | -  | first        | 1 Jn 1,5-2,2                   | PT
  holy-innocents        | -  | psalm        | Ps 124,2-3.4-5.7b-8            | PT
  holy-innocents        | -  | gospel       | Mt 2,13-18                     | PT
`;
