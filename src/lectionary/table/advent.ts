/** The Sundays and weekdays of Advent. `../README.md` tells how the lines are written. */
export const ADVENT = `
  advent 1 sunday    | A | first       | Iz 2,1-5                  | DEKPTUV
  advent 1 sunday    | A | psalm       | Ps 122,1-2.4-5.6-7.8-9    | KT
  advent 1 sunday    | A | response    | prim. Ps 122,1            | HKTW
  advent 1 sunday    | A | second      | Rim 13,11-14              | DEKPTUV
  advent 1 sunday    | A | acclamation | Ps 85,8                   | T only
  advent 1 sunday    | A | gospel      | Mt 24,37-44               | DEKPTUV
  advent 1 sunday    | B | first       | Iz 63,16b-17.19; 64,2-7   | DEKPSTUV
  advent 1 sunday    | B | psalm       | Ps 80,2-3.15-16.18-19     | EKPSTUV
  advent 1 sunday    | B | response    | Ps 80,4                   | KTW
  advent 1 sunday    | B | second      | 1 Kor 1,3-9               | DEKPSTUV
  advent 1 sunday    | B | acclamation | Ps 85,8                   | T only
  advent 1 sunday    | B | gospel      | Mr 13,33-37               | DEKPSTUV
  advent 1 sunday    | C | first       | Jer 33,14-16              | DEKPSTU
  advent 1 sunday    | C | psalm       | Ps 25,4-5.8-9.10.14       | EKPSTUV
  advent 1 sunday    | C | response    | Ps 25,1b                  | HKW
  advent 1 sunday    | C | second      | 1 Tes 3,12-4,2            | DEKPSTU
  advent 1 sunday    | C | acclamation | Ps 85,8                   | T only
  advent 1 sunday    | C | gospel      | Lk 21,25-28.34-36         | DEKPSTUV

  advent 1 monday    | - | first       | Iz 2,1-5                  | DEKPSTV
  advent 1 monday    | - | first else  | Iz 4,2-6                  | KV
  advent 1 monday    | - | psalm       | Ps 122,1-2.3-4a.4b-5.6-7.8-9 | PSUV
  advent 1 monday    | - | response    | Ps 122,1                  | CKT
  advent 1 monday    | - | acclamation | Ps 80,4                   | T only
  advent 1 monday    | - | gospel      | Mt 8,5-11                 | DKPSTUV

  advent 1 tuesday   | - | first       | Iz 11,1-10                | DEKPSTUV
  advent 1 tuesday   | - | psalm       | Ps 72,1-2.7-8.12-13.17    | EKPSTU
  advent 1 tuesday   | - | response    | Ps 72,7                   | CKT
  advent 1 tuesday   | - | gospel      | Lk 10,21-24               | DEKPSTUV

  advent 1 wednesday | - | first       | Iz 25,6-10a               | DEKPSTUV
  advent 1 wednesday | - | psalm       | Ps 23,1-3a.3b-4.5.6       | EKPSTUV
  advent 1 wednesday | - | response    | Ps 23,6cd                 | CKT
  advent 1 wednesday | - | gospel      | Mt 15,29-37               | DEKPSTUV

  advent 1 thursday  | - | first       | Iz 26,1-6                 | DEKPSTUV
  advent 1 thursday  | - | psalm       | Ps 118,1.8-9.19-21.25-27a | EKPSTUV
  advent 1 thursday  | - | response    | Ps 118,26a ali aleluja    | CKT
  advent 1 thursday  | - | acclamation | Iz 55,6                   | T only
  advent 1 thursday  | - | gospel      | Mt 7,21.24-27             | DEKPSTUV

  advent 1 friday    | - | first       | Iz 29,17-24               | DEKPSTUV
  advent 1 friday    | - | psalm       | Ps 27,1.4.13-14           | EKPSTUV
  advent 1 friday    | - | response    | Ps 27,1a                  | BCKT
  advent 1 friday    | - | gospel      | Mt 9,27-31                | DEKPSTUV

  advent 1 saturday  | - | first       | Iz 30,19-21.23-26         | DKPSTUV
  advent 1 saturday  | - | psalm       | Ps 147,1-2.3-4.5-6        | EKPSTUV
  advent 1 saturday  | - | response    | Iz 30,18                  | CKT
  advent 1 saturday  | - | acclamation | Iz 33,22                  | T only
  advent 1 saturday  | - | gospel      | Mt 9,35-10,1.5.6-8        | EKPSU

  advent 2 sunday    | A | first       | Iz 11,1-10                | DEKPTUV
  advent 2 sunday    | A | psalm       | Ps 72,1-2.7-8.12-13.17    | EKPTUV
  advent 2 sunday    | A | response    | prim. Ps 72,7             | HKTW
  advent 2 sunday    | A | second      | Rim 15,4-9                | DEKPTUV
  advent 2 sunday    | A | acclamation | Lk 3,4.6                  | T only
  advent 2 sunday    | A | gospel      | Mt 3,1-12                 | DEKPTUV
  advent 2 sunday    | B | first       | Iz 40,1-5.9-11            | DEKPSTUV
  advent 2 sunday    | B | psalm       | Ps 85,9.10.11-12.13-14    | EKPSTUV
  advent 2 sunday    | B | response    | prim. Ps 85,8             | HKTW
  advent 2 sunday    | B | second      | 2 Pt 3,8-14               | DEKPSTUV
  advent 2 sunday    | B | acclamation | Lk 3,4.6                  | T only
  advent 2 sunday    | B | gospel      | Mr 1,1-8                  | DEKPSTUV
  advent 2 sunday    | C | first       | Bar 5,1-9                 | DEKPSTUV
  advent 2 sunday    | C | psalm       | Ps 126,1-2a.2b-3.4-5.6    | EKPSTU
  advent 2 sunday    | C | response    | Ps 126,3                  | HKTW
  advent 2 sunday    | C | second      | Flp 1,4-6.8-11            | DEKPSTUV
  advent 2 sunday    | C | acclamation | Lk 3,4.6                  | T only
  advent 2 sunday    | C | gospel      | Lk 3,1-6                  | DEKPSTUV

  advent 2 monday    | - | first       | Iz 35,1-10                | DEKPSTUV
  advent 2 monday    | - | psalm       | Ps 85,9.10.11-12.13-14    | KPSTUV
  advent 2 monday    | - | response    | Iz 35,4d                  | CKT
  advent 2 monday    | - | gospel      | Lk 5,17-26                | DEKPSTUV

  advent 2 tuesday   | - | first       | Iz 40,1-11                | DEKPSTUV
  advent 2 tuesday   | - | psalm       | Ps 96,1-2.3.10.11-12.13   | EKPSTUV
  advent 2 tuesday   | - | response    | Iz 40,10a                 | CKT
  advent 2 tuesday   | - | gospel      | Mt 18,12-14               | DEKPSTUV

  advent 2 wednesday | - | first       | Iz 40,25-31               | DEKPSTUV
  advent 2 wednesday | - | psalm       | Ps 103,1-2.3-4.8.10       | EKPSTUV
  advent 2 wednesday | - | response    | Ps 103,1a                 | CKT
  advent 2 wednesday | - | gospel      | Mt 11,28-30               | DEKPSTUV

  advent 2 thursday  | - | first       | Iz 41,13-20               | DEKPSTUV
  advent 2 thursday  | - | psalm       | Ps 145,1.9.10-11.12-13    | EKPSTUV
  advent 2 thursday  | - | response    | Ps 145,8                  | CKT
  advent 2 thursday  | - | acclamation | Iz 45,8                   | T only
  advent 2 thursday  | - | gospel      | Mt 11,11-15               | DEKPSTUV

  advent 2 friday    | - | first       | Iz 48,17-19               | DEKPSTUV
  advent 2 friday    | - | psalm       | Ps 1,1-2.3.4.6            | EKPSTUV
  advent 2 friday    | - | response    | prim. Jn 8,12             | CKT
  advent 2 friday    | - | gospel      | Mt 11,16-19               | DEKPSTUV

  advent 2 saturday  | - | first       | Sir 48,1-4.9-11           | DEKPSTUV
  advent 2 saturday  | - | psalm       | Ps 80,2.3b.15-16.18-19    | KPSTUV
  advent 2 saturday  | - | response    | Ps 80,4                   | CKT
  advent 2 saturday  | - | acclamation | Lk 3,4.6                  | T only
  advent 2 saturday  | - | gospel      | Mt 17,10-13               | DEKSTV

  advent 3 sunday    | A | first       | Iz 35,1-6a.10             | DEKPTUV
  advent 3 sunday    | A | psalm       | Ps 146,6c-7.8-9a.9b-10    | EKPUV
  advent 3 sunday    | A | response    | prim. Iz 35,4 ali aleluja | HKTW
  advent 3 sunday    | A | second      | Jak 5,7-10                | DEKPTUV
  advent 3 sunday    | A | acclamation | Iz 61,1ac                 | T only
  advent 3 sunday    | A | gospel      | Mt 11,2-11                | DEKPTUV
  advent 3 sunday    | B | first       | Iz 61,1-2a.10-11          | DEKPSTUV
  advent 3 sunday    | B | psalm       | Lk 1,46b-48.49-50.53-54   | EKPSUV
  advent 3 sunday    | B | response    | Iz 61,10b                 | HKTW
  advent 3 sunday    | B | second      | 1 Tes 5,16-24             | DEKPSTUV
  advent 3 sunday    | B | acclamation | Iz 61,1ac                 | T only
  advent 3 sunday    | B | gospel      | Jn 1,6-8.19-28            | DEKPSTUV
  advent 3 sunday    | C | first       | Sof 3,14-18               | DEKPSUV
  advent 3 sunday    | C | psalm       | Iz 12,2-3.4.5-6           | EKPSTUV
  advent 3 sunday    | C | response    | Iz 12,6                   | KTW
  advent 3 sunday    | C | second      | Flp 4,4-7                 | DEKPSTUV
  advent 3 sunday    | C | acclamation | Iz 61,1ac                 | T only
  advent 3 sunday    | C | gospel      | Lk 3,10-18                | DEKPSTUV

  advent 3 monday    | - | first       | 4 Mz 24,2-7.15-17a        | DEKPSTUV
  advent 3 monday    | - | psalm       | Ps 25,4-5ab.6.7bc.8-9     | EKPSTUV
  advent 3 monday    | - | response    | Ps 25,4                   | CKT
  advent 3 monday    | - | acclamation | Ps 85,8                   | T only
  advent 3 monday    | - | gospel      | Mt 21,23-27               | DEKPSTUV

  advent 3 tuesday   | - | first       | Sof 3,1-2.9-13            | DEKPSTUV
  advent 3 tuesday   | - | psalm       | Ps 34,2-3.6-7.17-18.19.23 | KPSTU
  advent 3 tuesday   | - | response    | Ps 34,7a                  | CKT
  advent 3 tuesday   | - | gospel      | Mt 21,28-32               | DEKPSTUV

  advent 3 wednesday | - | first       | Iz 45,6-8.18.21-25        | DEKPSTUV
  advent 3 wednesday | - | psalm       | Ps 85,9.10.11-12.13-14    | KPSTUV
  advent 3 wednesday | - | response    | Iz 45,8                   | CKT
  advent 3 wednesday | - | acclamation | Iz 40,9-10                | T only
  advent 3 wednesday | - | gospel      | Lk 7,19-23                | EKST

  advent 3 thursday  | - | first       | Iz 54,1-10                | DEKPSTUV
  advent 3 thursday  | - | psalm       | Ps 30,2.4.5-6.11-12a.13b  | KPSTUV
  advent 3 thursday  | - | response    | Ps 30,2a                  | CKT
  advent 3 thursday  | - | acclamation | Lk 3,4.6                  | T only
  advent 3 thursday  | - | gospel      | Lk 7,24-30                | DEKPSTUV

  advent 3 friday    | - | first       | Iz 56,1-3.6-8             | DEKPTV
  advent 3 friday    | - | psalm       | Ps 67,2-3.5.7-8           | KPTV
  advent 3 friday    | - | response    | Ps 67,3                   | CKT
  advent 3 friday    | - | gospel      | Jn 5,33-36                | DKPTV

  advent 4 sunday    | A | first       | Iz 7,10-14                | DEKPTUV
  advent 4 sunday    | A | psalm       | Ps 24,1-2.3-4.5-6         | EKPTUV
  advent 4 sunday    | A | response    | Ps 24,7c.10b              | HTW
  advent 4 sunday    | A | second      | Rim 1,1-7                 | DEKPTUV
  advent 4 sunday    | A | acclamation | Mt 1,23                   | T only
  advent 4 sunday    | A | gospel      | Mt 1,18-24                | DEKPTUV
  advent 4 sunday    | B | first       | 2 Sam 7,1-5.8b-12.14.16   | DEKPSUV
  advent 4 sunday    | B | psalm       | Ps 89,2-3.4-5.27.29       | EKPSTUV
  advent 4 sunday    | B | response    | Ps 89,2a                  | TW
  advent 4 sunday    | B | second      | Rim 16,25-27              | DEKPSTUV
  advent 4 sunday    | B | acclamation | Lk 1,38                   | T only
  advent 4 sunday    | B | gospel      | Lk 1,26-38                | DEKPSTUV
  advent 4 sunday    | C | first       | Mih 5,1-4a                | DEKPTUV
  advent 4 sunday    | C | psalm       | Ps 80,2-3.15-16.18-19     | EKPSTUV
  advent 4 sunday    | C | response    | Ps 80,4                   | HKTW
  advent 4 sunday    | C | second      | Heb 10,5-10               | DEKPSTUV
  advent 4 sunday    | C | acclamation | Lk 1,38                   | T only
  advent 4 sunday    | C | gospel      | Lk 1,39-45                | DEKPSTUV

  12-17              | - | first       | 1 Mz 49,1-2.8-10          | HKST
  12-17              | - | psalm       | Ps 72,1-2.3-4ab.7-8.17    | EKPSTU
  12-17              | - | response    | Ps 72,7                   | CKT
  12-17              | - | gospel      | Mt 1,1-17                 | EKPSTUV

  12-18              | - | first       | Jer 23,5-8                | EKPSTU
  12-18              | - | psalm       | Ps 72,1-2.12-13.18-19     | EKPSTU
  12-18              | - | response    | Ps 72,7                   | CKT
  12-18              | - | gospel      | Mt 1,18-24                | EKSTV

  12-19              | - | first       | Sod 13,2-7.24-25          | EKPSTUV
  12-19              | - | psalm       | Ps 71,3-4a.5-6ab.16-17    | EKPSTUV
  12-19              | - | response    | Ps 71,8                   | CKT
  12-19              | - | gospel      | Lk 1,5-25                 | EKPSTUV

  12-20              | - | first       | Iz 7,10-14                | KPSTUV
  12-20              | - | psalm       | Ps 24,1-2.3-4ab.5-6       | EKPSTUV
  12-20              | - | response    | Ps 24,7c.10c              | CT
  12-20              | - | gospel      | Lk 1,26-38                | EKPSTUV

  12-21              | - | first       | Vp 2,8-14                 | KPSTUV
  12-21              | - | first or    | Sof 3,14-18               | KV
  12-21              | - | psalm       | Ps 33,2-3.11-12.20-21     | EKPSTUV
  12-21              | - | response    | Ps 33,1a.3a               | CKT
  12-21              | - | gospel      | Lk 1,39-45                | EKPSTUV

  12-22              | - | first       | 1 Sam 1,24-28             | EKPSTUV
  12-22              | - | psalm       | 1 Sam 2,1.4-5.6-7.8       | KPSTUV
  12-22              | - | response    | 1 Sam 2,1a                | CKT
  12-22              | - | gospel      | Lk 1,46-56                | EKPSTUV

  12-23              | - | first       | Mal 3,1-4.23-24           | KPSTUV
  12-23              | - | psalm       | Ps 25,4-5ab.8-9.10.14     | EKPSTUV
  12-23              | - | response    | Lk 21,28                  | CKT
  12-23              | - | gospel      | Lk 1,57-66                | EKPSTUV

  12-24              | - | first       | 2 Sam 7,1-5.8b-12.14.16   | KPSU
  12-24              | - | psalm       | Ps 89,2-3.4-5.27.29       | KPSTUV
  12-24              | - | response    | Ps 89,2a                  | CT
  12-24              | - | gospel      | Lk 1,67-79                | EKPSTUV
`;
