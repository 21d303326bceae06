/**
 * The solemnities, feasts and obligatory memorials kept in Slovenia, one a line:
 *
 *     day | name in the verse table | precedence | color | Slovenian name | English name
 *
 * - The day is a month and a day, or so many days from `baptism` (of the Lord), `easter`, `pentecost` or `advent`
 *   (its first Sunday), or `holy-family`, which has a rule of its own.
 * - The precedence is the number in the table of liturgical days: of two celebrations on one day the lower number
 *   is kept. 1 to 4 are solemnities, 5 to 8 feasts, 10 and 11 memorials.
 * - Where two of the same number meet, the upper line is kept.
 *
 * Sources: the General Roman Calendar (1969, with its changes up to 2021); for Europe, its six patrons as feasts;
 * for Slovenia, as the Church there publishes it, Mary, Help of Christians, as the country's chief patron and Cyril
 * and Methodius (in place of 14 February) as solemnities, Blessed Anton Martin Slomšek, Paulinus of Aquileia, Florian,
 * Gorazd and Clement as memorials, and Epiphany on 6 January, Ascension and Corpus Christi on a Thursday. What single dioceses keep is left out, and so are optional memorials:
 * a day that need not be kept cannot decide what everybody reads.
 */
export const CELEBRATION_TABLE = `
  baptism      | baptism               | 5  | white  | Jezusov krst                                               | The Baptism of the Lord
  easter       | easter                | 1  | white  | Velika noč – Gospodovo vstajenje                           | Easter Sunday of the Resurrection of the Lord
  easter+39    | ascension             | 2  | white  | Gospodov vnebohod                                          | The Ascension of the Lord
  pentecost    | pentecost             | 2  | red    | Binkošti – prihod Svetega Duha                             | Pentecost Sunday
  pentecost+1  | mother-of-the-church  | 10 | white  | Marija, Mati Cerkve – binkoštni ponedeljek                 | Mary, Mother of the Church
  pentecost+7  | trinity               | 3  | white  | Sveta Trojica                                              | The Most Holy Trinity
  pentecost+11 | corpus-christi        | 3  | white  | Sveto Rešnje telo in kri                                   | The Most Holy Body and Blood of Christ
  pentecost+19 | sacred-heart          | 3  | white  | Srce Jezusovo                                              | The Most Sacred Heart of Jesus
  pentecost+20 | immaculate-heart      | 10 | white  | Marijino brezmadežno srce                                  | The Immaculate Heart of the Blessed Virgin Mary
  advent-7     | christ-the-king       | 3  | white  | Kristus, Kralj vesoljstva                                  | Our Lord Jesus Christ, King of the Universe
  holy-family  | holy-family           | 5  | white  | Sveta Družina                                              | The Holy Family of Jesus, Mary and Joseph
  01-01        | mother-of-god         | 3  | white  | Marija, sveta Božja Mati                                   | Mary, the Holy Mother of God
  01-02        | basil-gregory         | 10 | white  | sv. Bazilij Veliki in Gregor Nacianški                     | Saints Basil the Great and Gregory Nazianzen
  01-06        | epiphany              | 2  | white  | Gospodovo razglašenje                                      | The Epiphany of the Lord
  01-11        | paulinus              | 11 | white  | sv. Pavlin Oglejski                                        | Saint Paulinus of Aquileia
  01-17        | anthony-abbot         | 10 | white  | sv. Anton Puščavnik                                        | Saint Anthony, Abbot
  01-21        | agnes                 | 10 | red    | sv. Neža                                                   | Saint Agnes
  01-24        | francis-de-sales      | 10 | white  | sv. Frančišek Saleški                                      | Saint Francis de Sales
  01-25        | conversion-of-paul    | 7  | white  | Spreobrnitev apostola Pavla                                | The Conversion of Saint Paul
  01-26        | timothy-titus         | 10 | white  | sv. Timotej in Tit                                         | Saints Timothy and Titus
  01-28        | thomas-aquinas        | 10 | white  | sv. Tomaž Akvinski                                         | Saint Thomas Aquinas
  01-31        | john-bosco            | 10 | white  | sv. Janez Bosko                                            | Saint John Bosco
  02-02        | presentation          | 5  | white  | Jezusovo darovanje v templju – svečnica                    | The Presentation of the Lord
  02-05        | agatha                | 10 | red    | sv. Agata                                                  | Saint Agatha
  02-06        | paul-miki             | 10 | red    | sv. Pavel Miki in drugi japonski mučenci                   | Saints Paul Miki and Companions
  02-10        | scholastica           | 10 | white  | sv. Sholastika                                             | Saint Scholastica
  02-22        | chair-of-peter        | 7  | white  | Sedež apostola Petra                                       | The Chair of Saint Peter
  02-23        | polycarp              | 10 | red    | sv. Polikarp                                               | Saint Polycarp
  03-07        | perpetua-felicity     | 10 | red    | sv. Perpetua in Felicita                                   | Saints Perpetua and Felicity
  03-19        | joseph                | 3  | white  | sv. Jožef, mož Device Marije                               | Saint Joseph, Spouse of the Blessed Virgin Mary
  03-25        | annunciation          | 3  | white  | Gospodovo oznanjenje                                       | The Annunciation of the Lord
  04-07        | de-la-salle           | 10 | white  | sv. Janez Krstnik de la Salle                              | Saint John Baptist de la Salle
  04-11        | stanislaus            | 10 | red    | sv. Stanislav                                              | Saint Stanislaus
  04-25        | mark                  | 7  | red    | sv. Marko, evangelist                                      | Saint Mark, Evangelist
  04-29        | catherine             | 8  | white  | sv. Katarina Sienska, sozavetnica Evrope                   | Saint Catherine of Siena, Co-patron of Europe
  05-02        | athanasius            | 10 | white  | sv. Atanazij                                               | Saint Athanasius
  05-03        | philip-james          | 7  | red    | sv. Filip in Jakob, apostola                               | Saints Philip and James, Apostles
  05-04        | florian               | 11 | red    | sv. Florijan                                               | Saint Florian
  05-14        | matthias              | 7  | red    | sv. Matija, apostol                                        | Saint Matthias, Apostle
  05-24        | mary-help             | 4  | white  | Marija Pomočnica kristjanov – Marija Pomagaj               | Mary, Help of Christians
  05-26        | philip-neri           | 10 | white  | sv. Filip Neri                                             | Saint Philip Neri
  05-31        | visitation            | 7  | white  | Obiskanje Device Marije                                    | The Visitation of the Blessed Virgin Mary
  06-01        | justin                | 10 | red    | sv. Justin                                                 | Saint Justin
  06-03        | charles-lwanga        | 10 | red    | sv. Karel Lwanga in drugi ugandski mučenci                 | Saints Charles Lwanga and Companions
  06-05        | boniface              | 10 | red    | sv. Bonifacij                                              | Saint Boniface
  06-11        | barnabas              | 10 | red    | sv. Barnaba, apostol                                       | Saint Barnabas, Apostle
  06-13        | anthony-of-padua      | 10 | white  | sv. Anton Padovanski                                       | Saint Anthony of Padua
  06-21        | aloysius              | 10 | white  | sv. Alojzij Gonzaga                                        | Saint Aloysius Gonzaga
  06-24        | birth-of-john         | 3  | white  | Rojstvo Janeza Krstnika                                    | The Nativity of Saint John the Baptist
  06-28        | irenaeus              | 10 | red    | sv. Irenej                                                 | Saint Irenaeus
  06-29        | peter-paul            | 3  | red    | sv. Peter in Pavel, apostola                               | Saints Peter and Paul, Apostles
  07-03        | thomas                | 7  | red    | sv. Tomaž, apostol                                         | Saint Thomas, Apostle
  07-05        | cyril-methodius       | 4  | white  | sv. Ciril in Metod, slovanska apostola, sozavetnika Evrope | Saints Cyril and Methodius, Apostles of the Slavs, Co-patrons of Europe
  07-11        | benedict              | 8  | white  | sv. Benedikt, zavetnik Evrope                              | Saint Benedict, Patron of Europe
  07-15        | bonaventure           | 10 | white  | sv. Bonaventura                                            | Saint Bonaventure
  07-22        | mary-magdalene        | 7  | white  | sv. Marija Magdalena                                       | Saint Mary Magdalene
  07-23        | bridget               | 8  | white  | sv. Brigita Švedska, sozavetnica Evrope                    | Saint Bridget of Sweden, Co-patron of Europe
  07-25        | james                 | 7  | red    | sv. Jakob, apostol                                         | Saint James, Apostle
  07-26        | joachim-anne          | 10 | white  | sv. Joahim in Ana                                          | Saints Joachim and Anne
  07-27        | gorazd-clement        | 11 | white  | sv. Gorazd in Kliment                                      | Saints Gorazd and Clement
  07-29        | martha-mary-lazarus   | 10 | white  | sv. Marta, Marija in Lazar                                 | Saints Martha, Mary and Lazarus
  07-31        | ignatius-of-loyola    | 10 | white  | sv. Ignacij Lojolski                                       | Saint Ignatius of Loyola
  08-01        | alphonsus             | 10 | white  | sv. Alfonz Marija Ligvorij                                 | Saint Alphonsus Liguori
  08-04        | john-vianney          | 10 | white  | sv. Janez Marija Vianney                                   | Saint John Vianney
  08-06        | transfiguration       | 5  | white  | Jezusova spremenitev na gori                               | The Transfiguration of the Lord
  08-08        | dominic               | 10 | white  | sv. Dominik                                                | Saint Dominic
  08-09        | edith-stein           | 8  | red    | sv. Terezija Benedikta od Križa, sozavetnica Evrope        | Saint Teresa Benedicta of the Cross, Co-patron of Europe
  08-10        | lawrence              | 7  | red    | sv. Lovrenc, diakon                                        | Saint Lawrence, Deacon
  08-11        | clare                 | 10 | white  | sv. Klara                                                  | Saint Clare
  08-14        | maximilian-kolbe      | 10 | red    | sv. Maksimilijan Kolbe                                     | Saint Maximilian Kolbe
  08-15        | assumption            | 3  | white  | Marijino vnebovzetje                                       | The Assumption of the Blessed Virgin Mary
  08-20        | bernard               | 10 | white  | sv. Bernard                                                | Saint Bernard
  08-21        | pius-x                | 10 | white  | sv. Pij X.                                                 | Saint Pius X
  08-22        | queenship-of-mary     | 10 | white  | Devica Marija Kraljica                                     | The Queenship of the Blessed Virgin Mary
  08-24        | bartholomew           | 7  | red    | sv. Jernej, apostol                                        | Saint Bartholomew, Apostle
  08-27        | monica                | 10 | white  | sv. Monika                                                 | Saint Monica
  08-28        | augustine             | 10 | white  | sv. Avguštin                                               | Saint Augustine
  08-29        | passion-of-john       | 10 | red    | Mučeništvo Janeza Krstnika                                 | The Passion of Saint John the Baptist
  09-03        | gregory-the-great     | 10 | white  | sv. Gregor Veliki                                          | Saint Gregory the Great
  09-08        | birth-of-mary         | 7  | white  | Rojstvo Device Marije                                      | The Nativity of the Blessed Virgin Mary
  09-13        | john-chrysostom       | 10 | white  | sv. Janez Zlatousti                                        | Saint John Chrysostom
  09-14        | holy-cross            | 5  | red    | Povišanje svetega križa                                    | The Exaltation of the Holy Cross
  09-15        | our-lady-of-sorrows   | 10 | white  | Žalostna Mati Božja                                        | Our Lady of Sorrows
  09-16        | cornelius-cyprian     | 10 | red    | sv. Kornelij in Ciprijan                                   | Saints Cornelius and Cyprian
  09-20        | andrew-kim            | 10 | red    | sv. Andrej Kim, Pavel Chong in drugi korejski mučenci      | Saints Andrew Kim, Paul Chong and Companions
  09-21        | matthew               | 7  | red    | sv. Matej, apostol in evangelist                           | Saint Matthew, Apostle and Evangelist
  09-23        | padre-pio             | 10 | white  | sv. Pij iz Pietrelcine                                     | Saint Pius of Pietrelcina
  09-24        | slomsek               | 11 | white  | bl. Anton Martin Slomšek                                   | Blessed Anton Martin Slomšek
  09-27        | vincent-de-paul       | 10 | white  | sv. Vincencij Pavelski                                     | Saint Vincent de Paul
  09-29        | archangels            | 7  | white  | sv. Mihael, Gabriel in Rafael, nadangeli                   | Saints Michael, Gabriel and Raphael, Archangels
  09-30        | jerome                | 10 | white  | sv. Hieronim                                               | Saint Jerome
  10-01        | therese               | 10 | white  | sv. Terezija Deteta Jezusa                                 | Saint Thérèse of the Child Jesus
  10-02        | guardian-angels       | 10 | white  | sv. angeli varuhi                                          | The Holy Guardian Angels
  10-04        | francis               | 10 | white  | sv. Frančišek Asiški                                       | Saint Francis of Assisi
  10-07        | rosary                | 10 | white  | Rožnovenska Mati Božja                                     | Our Lady of the Rosary
  10-15        | teresa-of-avila       | 10 | white  | sv. Terezija Avilska                                       | Saint Teresa of Avila
  10-17        | ignatius-of-antioch   | 10 | red    | sv. Ignacij Antiohijski                                    | Saint Ignatius of Antioch
  10-18        | luke                  | 7  | red    | sv. Luka, evangelist                                       | Saint Luke, Evangelist
  10-28        | simon-jude            | 7  | red    | sv. Simon in Juda, apostola                                | Saints Simon and Jude, Apostles
  11-01        | all-saints            | 3  | white  | Vsi sveti                                                  | All Saints
  11-02        | all-souls             | 3  | violet | Spomin vseh vernih rajnih                                  | The Commemoration of All the Faithful Departed
  11-04        | charles-borromeo      | 10 | white  | sv. Karel Boromejski                                       | Saint Charles Borromeo
  11-09        | lateran               | 5  | white  | Posvetitev lateranske bazilike                             | The Dedication of the Lateran Basilica
  11-10        | leo-the-great         | 10 | white  | sv. Leon Veliki                                            | Saint Leo the Great
  11-11        | martin                | 10 | white  | sv. Martin                                                 | Saint Martin of Tours
  11-12        | josaphat              | 10 | red    | sv. Jozafat                                                | Saint Josaphat
  11-17        | elizabeth-of-hungary  | 10 | white  | sv. Elizabeta Ogrska                                       | Saint Elizabeth of Hungary
  11-21        | presentation-of-mary  | 10 | white  | Darovanje Device Marije                                    | The Presentation of the Blessed Virgin Mary
  11-22        | cecilia               | 10 | red    | sv. Cecilija                                               | Saint Cecilia
  11-24        | andrew-dung-lac       | 10 | red    | sv. Andrej Dung Lac in drugi vietnamski mučenci            | Saints Andrew Dũng-Lạc and Companions
  11-30        | andrew                | 7  | red    | sv. Andrej, apostol                                        | Saint Andrew, Apostle
  12-03        | francis-xavier        | 10 | white  | sv. Frančišek Ksaver                                       | Saint Francis Xavier
  12-07        | ambrose               | 10 | white  | sv. Ambrož                                                 | Saint Ambrose
  12-08        | immaculate-conception | 3  | white  | Brezmadežno spočetje Device Marije                         | The Immaculate Conception of the Blessed Virgin Mary
  12-13        | lucy                  | 10 | red    | sv. Lucija                                                 | Saint Lucy
  12-14        | john-of-the-cross     | 10 | white  | sv. Janez od Križa                                         | Saint John of the Cross
  12-25        | christmas             | 2  | white  | Gospodovo rojstvo – božič                                  | The Nativity of the Lord
  12-26        | stephen               | 7  | red    | sv. Štefan, prvi mučenec                                   | Saint Stephen, the First Martyr
  12-27        | john                  | 7  | white  | sv. Janez, apostol in evangelist                           | Saint John, Apostle and Evangelist
  12-28        | holy-innocents        | 7  | red    | sv. nedolžni otroci                                        | The Holy Innocents
`;
