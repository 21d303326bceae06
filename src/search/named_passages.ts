/**
 * Passages that people know by a name, and nothing else: the citation in the original numbering; the Slovenian names; the
 * English and Latin ones. The first name of a language is shown; all are found, in any form, without small and common words.
 */
export const NAMED_PASSAGES = `
1 Mz 1,1-2,4 | stvarjenje, stvarjenje sveta, sedem dni stvarjenja, v začetku je Bog ustvaril | The creation, creation of the world, seven days of creation
1 Mz 2,4-25 | edenski vrt, raj, Adam in Eva v raju | The Garden of Eden, paradise, Adam and Eve in Eden
1 Mz 3,1-24 | izvirni greh, padec prvih staršev, drevo spoznanja, prepovedani sad, izgon iz raja, kača v raju | The fall, original sin, tree of knowledge, forbidden fruit, expulsion from paradise
1 Mz 3,15 | protoevangelij, prvi evangelij | Protoevangelium, first gospel
1 Mz 4,1-16 | Kajn in Abel, prvi umor, bratomor | Cain and Abel, first murder
1 Mz 6,9-8,22 | vesoljni potop, Noetova barka, potop | The flood, Noah's ark
1 Mz 9,8-17 | mavrica, zaveza z Noetom | The rainbow, covenant with Noah
1 Mz 11,1-9 | babilonski stolp, zmešnjava jezikov | The tower of Babel, confusion of tongues
1 Mz 12,1-9 | poklic Abrahama, Abrahamova poklicanost | The call of Abraham, call of Abram
1 Mz 14,18-20 | Melkizedek, Melkizedekova daritev | Melchizedek blesses Abram
1 Mz 15,1-21 | zaveza z Abrahamom | The covenant with Abraham
1 Mz 18,1-15 | trije obiskovalci pri Abrahamu, Abrahamovi gostje, gostje pri Mamreju | Three visitors of Abraham, oaks of Mamre
1 Mz 19,1-29 | Sodoma in Gomora, Lotova žena, solni steber | Sodom and Gomorrah, Lot's wife, pillar of salt
1 Mz 22,1-19 | Abrahamova daritev, Izakova daritev, žrtvovanje Izaka | The sacrifice of Isaac, binding of Isaac, Abraham's sacrifice
1 Mz 25,29-34 | skleda leče, Ezavovo prvorojenstvo | Mess of pottage, Esau's birthright
1 Mz 28,10-22 | Jakobova lestev, Jakobove sanje | Jacob's ladder, Jacob's dream
1 Mz 32,23-33 | Jakobov boj z angelom, Jakobova borba | Jacob wrestles with the angel, Jacob wrestling
1 Mz 37,1-36 | egiptovski Jožef, Jožefa prodajo bratje, Jožefove sanje, pisana suknja | Joseph and his brothers, Joseph's dreams, coat of many colours
1 Mz 41,1-36 | sedem debelih in sedem suhih krav, faraonove sanje, sedem suhih let | Pharaoh's dreams, seven fat and seven lean cows
2 Mz 2,1-10 | Mojzesovo rojstvo, Mojzes v košari, košara na Nilu | The birth of Moses, Moses in the basket
2 Mz 3,1-15 | goreči grm, jaz sem ki sem | The burning bush, I am who I am
2 Mz 7,14-12,30 | egiptovske nadloge, deset egiptovskih nadlog | The plagues of Egypt, ten plagues
2 Mz 12,1-28 | pashalno jagnje, velikonočno jagnje, judovska pasha, ustanovitev pashe | The Passover, paschal lamb
2 Mz 14,10-31 | prehod čez Rdeče morje, pot skozi Rdeče morje, prehod skozi morje | Crossing the Red Sea, parting of the Red Sea
2 Mz 15,1-18 | Mojzesova pesem, Mojzesova hvalnica | The song of Moses, Song of the sea, Cantemus Domino
2 Mz 16,1-36 | mana, mana v puščavi, prepelice in mana | Manna from heaven, manna
2 Mz 17,1-7 | voda iz skale | Water from the rock
2 Mz 20,1-17 | deset zapovedi, deset božjih zapovedi, dekalog, božje zapovedi, desetere zapovedi | The Ten Commandments, decalogue
2 Mz 32,1-35 | zlato tele | The golden calf
3 Mz 19,18 | ljubi svojega bližnjega, ljubi bližnjega kakor samega sebe | Love thy neighbour, love your neighbour as yourself
4 Mz 6,22-27 | Aronov blagoslov, duhovniški blagoslov, naj te Gospod blagoslovi in te varuje | The Aaronic blessing, priestly blessing
4 Mz 21,4-9 | bronasta kača | The bronze serpent, brazen serpent
4 Mz 22,21-35 | Bileamova oslica, Balaamova oslica | Balaam's donkey, Balaam's ass
5 Mz 5,6-21 | deset zapovedi v Peti Mojzesovi knjigi | Ten Commandments in Deuteronomy
5 Mz 6,4-9 | Poslušaj Izrael, šema, šema Izrael, največja zapoved stare zaveze | Shema, Hear O Israel
5 Mz 30,15-20 | življenje in smrt, izberi življenje | Choose life, life and death
5 Mz 34,1-12 | Mojzesova smrt | The death of Moses
Joz 3,1-17 | prehod čez Jordan | Crossing the Jordan
Joz 6,1-21 | padec Jerihe, zidovi Jerihe, jerihonsko obzidje, jeriške trobente | The fall of Jericho, walls of Jericho
Sod 7,1-22 | Gideonovih tristo mož | Gideon's three hundred
Sod 16,4-31 | Samson in Dalila, Samsonova smrt | Samson and Delilah, death of Samson
Rut 1,16-17 | Rutina zvestoba, kamor pojdeš ti pojdem tudi jaz, tvoje ljudstvo bo moje ljudstvo | Whither thou goest, Ruth's vow
1 Sam 2,1-10 | Anina hvalnica, hvalnica Ane, Anin spev | The song of Hannah, Exsultavit cor meum
1 Sam 3,1-18 | Samuelov poklic, govori Gospod tvoj hlapec posluša, klic Samuela | The call of Samuel, speak Lord your servant hears
1 Sam 16,1-13 | Davidovo maziljenje | The anointing of David
1 Sam 17,1-54 | David in Goljat | David and Goliath
2 Sam 7,1-17 | Natanova prerokba | The prophecy of Nathan, covenant with David
2 Sam 11,1-27 | David in Batšeba | David and Bathsheba
1 Kr 3,4-15 | Salomonova molitev za modrost, Salomonove sanje | Solomon's prayer for wisdom
1 Kr 3,16-28 | Salomonova sodba, modra Salomonova razsodba | The judgment of Solomon, wisdom of Solomon
1 Kr 17,8-16 | vdova iz Sarepte, sareptska vdova | The widow of Zarephath
1 Kr 18,20-40 | Elija na Karmelu, daritev na Karmelu, Baalovi preroki | Elijah on Carmel, prophets of Baal
1 Kr 19,1-18 | Elija na Horebu, lahen vetrič, šepet rahlega vetra | Elijah at Horeb, still small voice
2 Kr 2,1-14 | Elijev vnebohod, ognjeni voz, Elijev ognjeni voz | The chariot of fire, Elijah taken up to heaven
2 Kr 5,1-19 | Naamanovo ozdravljenje, sirski Naaman | The healing of Naaman
Tob 8,4-9 | Tobijeva molitev, molitev mladoporočencev | The prayer of Tobias
Jdt 13,1-20 | Judita in Holofern, Holofernova smrt | Judith and Holofernes
Job 1,1-22 | Jobove preizkušnje, Gospod je dal Gospod je vzel | The trials of Job, the Lord gave and the Lord has taken away
Job 19,25-27 | vem da moj odkupitelj živi, moj Odrešenik živi | I know that my Redeemer lives
Ps 1,1-6 | dve poti, psalm o dveh poteh, blagor človeku | The two ways, Beatus vir
Ps 8,1-10 | človekovo dostojanstvo, kako čudovito je tvoje ime po vsej zemlji | How majestic is your name, Domine Dominus noster
Ps 19,1-15 | nebesa pripovedujejo božjo slavo | The heavens declare the glory of God, Caeli enarrant
Ps 22,1-32 | moj Bog zakaj si me zapustil, psalm trpečega | My God why have you forsaken me, Deus Deus meus respice
Ps 23,1-6 | psalm o dobrem pastirju, Gospod je moj pastir | The Lord is my shepherd, Dominus regit me, Dominus pascit me
Ps 24,1-10 | dvignite vrata, kralj veličastva | Lift up your heads O gates, King of glory, Attollite portas
Ps 27,1-14 | Gospod je moja luč in moja rešitev | The Lord is my light and my salvation, Dominus illuminatio mea
Ps 42,2-12 | kakor hrepeni košuta, kakor jelen hrepeni | As the deer longs, Sicut cervus, Quemadmodum desiderat
Ps 46,1-12 | Bog je naše zavetje in moč | God is our refuge and strength, Deus noster refugium
Ps 51,1-21 | Miserere, psalm kesanja, usmili se me o Bog, spokorni psalm, Davidov spokorni psalm | Miserere, Have mercy on me O God
Ps 63,1-12 | moja duša te žeja | My soul thirsts for you, Deus Deus meus ad te
Ps 67,1-8 | Bog naj nam bo milosten | May God be gracious to us, Deus misereatur
Ps 70,1-6 | Bog pridi mi na pomoč | O God make haste to help me, Deus in adiutorium
Ps 84,1-13 | kako ljuba so tvoja bivališča | How lovely is thy dwelling place, Quam dilecta
Ps 90,1-17 | tisoč let je v tvojih očeh kakor včerajšnji dan, minljivost človeka | Lord you have been our dwelling place, Domine refugium
Ps 91,1-16 | v zavetju Najvišjega, kdor prebiva v zavetju Najvišjega | He who dwells in the shelter, Qui habitat
Ps 95,1-11 | povabilo k molitvi, pridite prepevajmo, pridite vzklikajmo Gospodu | Venite, O come let us sing, Venite exsultemus
Ps 96,1-13 | pojte Gospodu novo pesem | Sing to the Lord a new song, Cantate Domino
Ps 98,1-9 | pojte Gospodu ker je storil čudovite reči | Make a joyful noise to the Lord, Cantate Domino canticum novum
Ps 100,1-5 | vzklikaj Gospodu vsa zemlja, Jubilate | Jubilate Deo, Make a joyful noise
Ps 103,1-22 | slavi moja duša Gospoda | Bless the Lord O my soul, Benedic anima mea
Ps 104,1-35 | hvalnica stvarstvu, hvalnica Stvarniku | Hymn to creation, Benedic anima mea Domino
Ps 110,1-7 | Gospod je rekel mojemu Gospodu, sedi na mojo desnico | The Lord said to my Lord, Dixit Dominus
Ps 113,1-9 | hvalite služabniki Gospodovi | Praise O servants of the Lord, Laudate pueri
Ps 114,1-8 | ko je Izrael šel iz Egipta | When Israel went out of Egypt, In exitu Israel
Ps 117,1-2 | hvalite Gospoda vsi narodi | Praise the Lord all nations, Laudate Dominum
Ps 118,1-29 | to je dan ki ga je naredil Gospod, kamen ki so ga zidarji zavrgli | This is the day the Lord has made, Confitemini Domino, Haec dies, stone the builders rejected
Ps 119,1-176 | najdaljši psalm, hvalnica postavi, blagor njim ki so na poti brezmadežni | The longest psalm, Beati immaculati
Ps 121,1-8 | svoje oči vzdigujem k goram, odkod bo prišla moja pomoč | I lift up my eyes to the hills, Levavi oculos
Ps 122,1-9 | razveselil sem se ko so mi rekli | I was glad when they said to me, Laetatus sum
Ps 126,1-6 | kateri sejejo s solzami | Those who sow in tears, In convertendo
Ps 127,1-5 | če Gospod ne zida hiše | Unless the Lord builds the house, Nisi Dominus
Ps 130,1-8 | iz globočine, iz globočin kličem | De profundis, Out of the depths
Ps 133,1-3 | kako dobro je če bratje prebivajo skupaj | Behold how good, Ecce quam bonum
Ps 137,1-9 | ob rekah Babilona, ob babilonskih rekah | By the rivers of Babylon, Super flumina Babylonis
Ps 138,1-8 | zahvaljujem se ti Gospod iz vsega srca | I give you thanks with my whole heart, Confitebor tibi
Ps 139,1-24 | Gospod preizkušaš me in me poznaš, Bog vse ve | O Lord you have searched me, Domine probasti me
Ps 141,1-10 | moja molitev naj se dviga kakor kadilo | Let my prayer rise like incense, Dirigatur oratio mea
Ps 150,1-6 | hvalite Boga v njegovem svetišču, vse kar diha naj hvali Gospoda | Praise God in his sanctuary, Laudate Dominum in sanctis
Prg 31,10-31 | vrla žena, hvalnica vrli ženi, hvalnica dobri ženi | The good wife, virtuous woman, woman of valour
Prd 1,2-11 | nečimrnost nečimrnosti, vse je nečimrnost, ničevost ničevosti | Vanity of vanities
Prd 3,1-8 | vse ima svojo uro, čas rojevanja in čas umiranja, vse ima svoj čas | A time for everything, To every thing there is a season
Vp 8,6-7 | močna kakor smrt je ljubezen | Love is strong as death
Mdr 3,1-9 | duše pravičnih so v božjih rokah | The souls of the righteous are in the hand of God
Sir 3,1-16 | spoštovanje staršev, dolžnosti do staršev | Honour your father and mother in Sirach
Iz 2,1-5 | meči v lemeže, prekovali bodo svoje meče v lemeže | Swords into ploughshares
Iz 5,1-7 | pesem o vinogradu, vinograd mojega prijatelja | The song of the vineyard
Iz 6,1-8 | Izaijev poklic, svet svet svet, sanctus, pošlji mene | The call of Isaiah, Sanctus, Holy holy holy, Here am I send me
Iz 7,10-16 | Emanuel, glej devica bo spočela | Immanuel, A virgin shall conceive
Iz 9,1-6 | ljudstvo ki je hodilo v temi, dete nam je rojeno, knez miru | Prince of peace, Unto us a child is born, people that walked in darkness
Iz 11,1-10 | mladika iz Jesejeve korenike, Jesejeva korenika, sedem darov Svetega Duha, volk bo prebival z jagnjetom | The root of Jesse, gifts of the Holy Spirit, wolf and the lamb
Iz 12,1-6 | Izaijeva hvalnica | The song of Isaiah, Confitebor tibi Domine
Iz 40,1-11 | tolažite moje ljudstvo, glas vpijočega v puščavi | Comfort ye my people, voice crying in the wilderness
Iz 42,1-9 | prvi spev o Gospodovem služabniku | First servant song
Iz 45,8 | rosite nebesa | Rorate caeli, Drop down dew ye heavens
Iz 49,1-6 | drugi spev o Gospodovem služabniku | Second servant song
Iz 50,4-9 | tretji spev o Gospodovem služabniku | Third servant song
Iz 52,13-53,12 | trpeči služabnik, četrti spev o Gospodovem služabniku, mož bolečin, trpeči Božji služabnik | The suffering servant, fourth servant song, man of sorrows
Iz 55,1-11 | moje misli niso vaše misli, kakor dež in sneg | My thoughts are not your thoughts
Iz 58,6-10 | pravi post, post ki mi je všeč | The true fast
Iz 61,1-3 | Gospodov duh je nad menoj | The Spirit of the Lord is upon me
Jer 1,4-10 | Jeremijev poklic | The call of Jeremiah
Jer 18,1-6 | lončar in glina | The potter and the clay
Jer 31,31-34 | nova zaveza, obljuba nove zaveze | The new covenant
Ezk 34,11-16 | Gospod pastir svojega ljudstva, dobri pastir pri Ezekielu | The Lord as shepherd in Ezekiel
Ezk 36,24-28 | novo srce, srce iz mesa | A new heart, heart of flesh
Ezk 37,1-14 | suhe kosti, dolina suhih kosti, oživljene kosti | The valley of dry bones, dry bones
Dan 3,1-30 | mladeniči v ognjeni peči, trije mladeniči, ognjena peč | The fiery furnace, three young men, Shadrach Meshach and Abednego
Dan 3,52-90 | hvalnica treh mladeničev, hvalite Gospoda vsa njegova dela, Benedicite | Benedicite, Song of the three young men
Dan 5,1-30 | napis na steni, Belšacarjeva gostija, mene tekel | The writing on the wall, Belshazzar's feast
Dan 6,2-29 | Danijel v levnjaku, Daniel v levnjaku, levnjak, Daniel med levi | Daniel in the lions' den
Dan 7,9-14 | Sin človekov na oblakih, Staroletni | The Son of man on the clouds, Ancient of Days
Dan 13,1-64 | lepa Suzana, Suzana in starca | Susanna and the elders
Jl 3,1-5 | izlitje Duha, razlil bom svojega duha | I will pour out my spirit
Jon 2,1-11 | Jona v ribi, Jona v trebuhu ribe, Jona in kit, Jonova molitev | Jonah and the whale, Jonah's prayer, Jonah and the big fish
Mih 5,1-4 | ti pa Betlehem, Mihejeva prerokba o Betlehemu | But you Bethlehem, Micah's prophecy of Bethlehem
Mih 6,8 | kaj Gospod tere od tebe, delaj pravično ljubi dobroto | Do justly love mercy walk humbly
Zah 9,9-10 | glej tvoj kralj prihaja k tebi | Behold your king comes
Mal 3,1-4 | glej pošiljam svojega poslanca | Behold I send my messenger
Mt 1,1-17 | Jezusov rodovnik, rodovnik Jezusa Kristusa, rodovnik | The genealogy of Jesus
Mt 1,18-25 | Jožefove sanje o Jezusu, oznanilo Jožefu | The annunciation to Joseph, birth of Jesus in Matthew
Mt 2,1-12 | sveti trije kralji, trije kralji, trije modri z Vzhoda, modri z Vzhoda, Gospodovo razglašenje, zvezda modrih, zlato kadilo in mira | The three kings, wise men from the East, magi, Epiphany, gold frankincense and myrrh
Mt 2,13-15 | beg v Egipt | The flight into Egypt
Mt 2,16-18 | poboj nedolžnih otrok, nedolžni otroci, tepežnica, pokol betlehemskih otrok | The massacre of the innocents, Holy Innocents
Mt 3,1-12 | Janez Krstnik v puščavi, Krstnikovo oznanilo | The preaching of John the Baptist
Mt 3,13-17 | Jezusov krst, krst v Jordanu, Gospodov krst | The baptism of Jesus, Baptism of the Lord
Mt 4,1-11 | Jezusove skušnjave, skušnjave v puščavi, Jezus v puščavi, skušan v puščavi, štirideset dni v puščavi | The temptation of Jesus, temptation in the desert
Mt 4,18-22 | poklic prvih učencev, ribiči ljudi | The calling of the first disciples, fishers of men
Mt 5,1-7,29 | govor na gori, pridiga na gori | The Sermon on the Mount
Mt 5,3-12 | blagri, osem blagrov, evangeljski blagri, blagor ubogim v duhu | The Beatitudes, eight Beatitudes, Blessed are the poor in spirit
Mt 5,13-16 | sol zemlje, luč sveta in sol zemlje, vi ste sol zemlje, mesto na gori | Salt of the earth, light of the world and salt, city on a hill
Mt 5,38-42 | oko za oko, nastavi drugo lice, drugo lice, oko za oko zob za zob | An eye for an eye, turn the other cheek
Mt 5,43-48 | ljubite svoje sovražnike, ljubezen do sovražnikov | Love your enemies
Mt 6,1-4 | miloščina, naj ne ve levica kaj dela desnica | Almsgiving, let not your left hand know
Mt 6,9-13 | Očenaš, oče naš, Gospodova molitev, oče naš ki si v nebesih, molitev očenaš | The Lord's Prayer, Our Father, Pater noster
Mt 6,19-21 | zaklad v nebesih, kjer je tvoj zaklad tam je tvoje srce | Treasure in heaven
Mt 6,25-34 | lilije na polju, ptice neba, ne skrbite, božja previdnost, poglejte ptice neba | Lilies of the field, birds of the air, Do not be anxious
Mt 7,1-5 | ne sodite, bruno v očesu, iver v očesu, iver in bruno | Judge not, speck and log, mote and beam
Mt 7,7-11 | prosite in se vam bo dalo, trkajte in se vam bo odprlo | Ask and it shall be given, Seek and you will find
Mt 7,12 | zlato pravilo | The golden rule
Mt 7,13-14 | ozka vrata, ozka pot, tesna vrata | The narrow gate
Mt 7,24-27 | hiša na skali, hiša na pesku, hiša zidana na skalo, modri in nespametni graditelj | The house on the rock, wise and foolish builders
Mt 8,5-13 | stotnik iz Kafarnauma, stotnikov služabnik, Gospod nisem vreden | The centurion's servant, centurion of Capernaum, Lord I am not worthy
Mt 8,23-27 | vihar na morju, Jezus pomiri vihar, pomiritev viharja | The stilling of the storm, Jesus calms the storm
Mt 9,9-13 | Matejev poklic, poklic Mateja | The calling of Matthew
Mt 10,1-4 | dvanajst apostolov, imena apostolov, izvolitev apostolov | The twelve apostles, names of the apostles
Mt 11,28-30 | pridite k meni vsi, moj jarem je prijeten, sladki jarem | Come unto me, My yoke is easy
Mt 13,1-23 | sejalec, prilika o sejalcu, sejalec in seme | The sower, parable of the sower
Mt 13,24-30 | ljuljka, ljuljka med pšenico, prilika o ljuljki | The wheat and the tares, weeds among the wheat
Mt 13,31-32 | gorčično zrno, gorčično seme, prilika o gorčičnem zrnu | The mustard seed
Mt 13,33 | kvas, prilika o kvasu | The leaven, yeast
Mt 13,44 | skriti zaklad, zaklad na njivi | The hidden treasure
Mt 13,45-46 | dragoceni biser, biser | The pearl of great price
Mt 13,47-50 | ribiška mreža, mreža | The dragnet, parable of the net
Mt 14,1-12 | obglavljenje Janeza Krstnika, Saloma in Janez Krstnik, mučeništvo Janeza Krstnika | The beheading of John the Baptist, death of John the Baptist
Mt 14,13-21 | pomnožitev kruha, pet hlebov in dve ribi, nasičenje pet tisoč mož, čudež kruha in rib, pomnožitev kruha in rib | Feeding the five thousand, five loaves and two fishes, multiplication of the loaves
Mt 14,22-33 | hoja po vodi, Jezus hodi po vodi, Peter hodi po vodi, Jezus hodi po morju | Walking on water, Jesus walks on water, Peter walks on water
Mt 15,21-28 | kanaanska žena, Kanaanka | The Canaanite woman
Mt 16,13-20 | Petrova izpoved vere, ključi nebeškega kraljestva, ti si Peter skala, Petrovo prvenstvo | Peter's confession, keys of the kingdom, Tu es Petrus, You are Peter
Mt 16,24-26 | vzame naj svoj križ, hoja za Kristusom | Take up your cross
Mt 17,1-9 | spremenitev na gori, Jezusova spremenitev | The Transfiguration
Mt 18,1-5 | kdo je največji v nebeškem kraljestvu, bodite kakor otroci | Who is the greatest, become like children
Mt 18,12-14 | stoto ovco išče, devetindevetdeset ovc | Ninety-nine sheep
Mt 18,21-35 | neusmiljeni služabnik, neusmiljeni hlapec, sedemdesetkrat sedemkrat, kolikokrat naj odpustim | The unforgiving servant, seventy times seven, unmerciful servant
Mt 19,13-15 | pustite otroke k meni, Jezus blagoslavlja otroke, pustite male k meni | Suffer the little children, Jesus blesses the children
Mt 19,16-26 | bogati mladenič, šivankino uho, kamela in šivankino uho | The rich young man, eye of a needle
Mt 20,1-16 | delavci v vinogradu, plačilo delavcev v vinogradu, zadnji bodo prvi | The workers in the vineyard, labourers in the vineyard, last shall be first
Mt 20,29-34 | slepca pri Jerihi | Two blind men at Jericho
Mt 21,1-11 | vhod v Jeruzalem, cvetna nedelja, slovesni vhod, hozana Davidovemu sinu, oljčna nedelja | The entry into Jerusalem, Palm Sunday, triumphal entry, Hosanna
Mt 21,12-17 | očiščenje templja, izgon trgovcev iz templja, Jezus izžene trgovce | The cleansing of the temple, Jesus and the money changers
Mt 21,28-32 | dva sinova, prilika o dveh sinovih | The two sons
Mt 21,33-46 | hudobni viničarji, viničarji morilci | The wicked tenants
Mt 22,1-14 | svatba kraljevega sina, svatovsko oblačilo, kraljeva svatba | The wedding feast, wedding garment
Mt 22,15-22 | dajte cesarju kar je cesarjevega, cesarjev davek, davek cesarju | Render unto Caesar, tribute to Caesar
Mt 22,34-40 | največja zapoved, prva zapoved, glavna zapoved, dvojna zapoved ljubezni | The greatest commandment, great commandment
Mt 24,29-31 | prihod Sina človekovega, drugi Kristusov prihod | The coming of the Son of man, second coming
Mt 25,1-13 | deset devic, pametne in nespametne device, modre in nespametne device | The ten virgins, wise and foolish virgins
Mt 25,14-30 | talenti, prilika o talentih | The talents, parable of the talents
Mt 25,31-46 | poslednja sodba, ovce in kozli, dela usmiljenja, kar ste storili enemu od teh najmanjših, vesoljna sodba | The last judgment, sheep and goats, works of mercy, least of these
Mt 26,26-30 | postavitev evharistije, ustanovitev evharistije, to je moje telo | The institution of the Eucharist, This is my body
Mt 26,17-30 | zadnja večerja | The Last Supper
Mt 26,36-46 | vrt Getsemani, oljska gora, krvavi pot, moj Oče če je mogoče naj gre ta kelih mimo mene | agony in the garden, Let this cup pass
Mt 26,47-56 | Judežev poljub, Judova izdaja, Juda izda Jezusa, prijetje Jezusa | The kiss of Judas, betrayal of Jesus, arrest of Jesus
Mt 26,69-75 | Petrova zatajitev, Peter zataji Jezusa, petelin zapoje | Peter's denial, cock crows
Mt 26,14-27,66 | Matejev pasijon, trpljenje po Mateju | The Passion according to Matthew
Mt 27,3-10 | Judova smrt, trideset srebrnikov, njiva krvi | The death of Judas, thirty pieces of silver
Mt 27,11-26 | Jezus pred Pilatom, Pilat si umije roke | Jesus before Pilate, Pilate washes his hands
Mt 27,27-31 | kronanje s trnjem, trnova krona, bičanje | The crown of thorns, crowning with thorns
Mt 27,32-56 | križanje, Jezusova smrt na križu, Jezusovo križanje, veliki petek | The crucifixion, death of Jesus on the cross, Good Friday
Mt 28,1-10 | prazni grob, Jezusovo vstajenje, velika noč, žene pri grobu, Gospodovo vstajenje | The Resurrection, empty tomb, Easter, women at the tomb
Mt 28,16-20 | poslanstvo apostolov, pojdite in naredite vse narode za moje učence, misijonsko naročilo | The Great Commission, Go and make disciples
Mr 2,1-12 | ozdravljenje hromega, hromi skozi streho, hromi na nosilih | Healing of the paralytic, man let down through the roof
Mr 4,26-29 | seme ki samo raste, setev ki sama raste | The seed growing by itself
Mr 5,1-20 | obsedeni v Geraški deželi, legija, svinje v jezeru, obsedenec iz Gerase | The Gerasene demoniac, Legion, herd of pigs
Mr 5,21-43 | Jairova hči, deklica vstani, talita kum, krvotočna žena | The daughter of Jairus, Talitha cumi, woman with the issue of blood
Mr 7,31-37 | gluhonemi, efeta, ozdravljenje gluhonemega | Ephphatha, healing of the deaf man
Mr 9,14-29 | ozdravljenje obsedenega dečka, verujem pomagaj moji neveri | The healing of the possessed boy, I believe help my unbelief
Mr 10,46-52 | slepi Bartimaj, slepec iz Jerihe | Blind Bartimaeus
Mr 12,41-44 | vdovin dar, vdovin novčič, uboga vdova, dar uboge vdove | The widow's mite, widow's offering, poor widow
Mr 14,1-15,47 | Markov pasijon, trpljenje po Marku | The Passion according to Mark
Lk 1,5-25 | oznanilo Zahariju | The annunciation to Zechariah
Lk 1,26-38 | Marijino oznanjenje, oznanjenje, oznanjenje Gospodovega rojstva, angel oznani Mariji, angelovo oznanilo, zgodi se mi po tvoji besedi | The Annunciation, annunciation to Mary, angel Gabriel and Mary
Lk 1,28 | zdrava Marija, zdravamarija, Ave Marija, angelovo pozdravljenje, češčena Marija, zdrava milosti polna, zdrava Marija milosti polna | Hail Mary, Ave Maria
Lk 1,39-45 | Marijino obiskanje, Marija obišče Elizabeto, obiskanje device Marije | The Visitation, Mary visits Elizabeth
Lk 1,46-55 | Magnifikat, Magnificat, Marijina hvalnica, moja duša poveličuje Gospoda, Marijin spev | Magnificat, Song of Mary, My soul magnifies the Lord
Lk 1,57-66 | rojstvo Janeza Krstnika | The birth of John the Baptist
Lk 1,68-79 | Benediktus, Benedictus, Zaharijeva hvalnica, Zaharijev spev, hvaljen Gospod Izraelov Bog | Benedictus, Song of Zechariah
Lk 2,1-20 | Jezusovo rojstvo, božič, božični evangelij, rojstvo Jezusa, betlehemski pastirji, betlehemski hlev, jaslice, sveta noč, Kristusovo rojstvo, betlehemska noč | The birth of Jesus, Christmas, Christmas story, nativity, shepherds at Bethlehem
Lk 2,8-20 | pastirji na polju, pastirci, angeli in pastirji | The shepherds and the angels
Lk 2,14 | Slava Bogu na višavah, gloria | Gloria in excelsis, Glory to God in the highest
Lk 2,22-40 | darovanje v templju, svečnica, Jezusovo darovanje, Simeon in Ana | The presentation in the temple, Candlemas, Simeon and Anna
Lk 2,29-32 | Simeonova hvalnica, zdaj odpuščaš, Nunc dimittis, Simeonov spev | Nunc dimittis, Song of Simeon
Lk 2,41-52 | dvanajstletni Jezus, dvanajstletni Jezus v templju, najdenje v templju | The finding in the temple, boy Jesus in the temple
Lk 4,16-30 | Jezus v nazareški shodnici | Jesus in the synagogue of Nazareth
Lk 5,1-11 | čudežni ribolov, bogati ribolov, obilni ribolov, Petrov ribolov | The miraculous catch of fish
Lk 6,20-26 | blagri po Luku, blagri in gorje | Blessings and woes, Sermon on the Plain
Lk 7,11-17 | mladenič iz Naina, vdova iz Naina, nainski mladenič | The widow of Nain, young man of Nain
Lk 7,36-50 | grešnica, Jezus in grešnica, spokorna grešnica | The sinful woman, woman anoints Jesus' feet
Lk 10,25-37 | usmiljeni Samarijan, dobri Samarijan, prilika o usmiljenem Samarijanu, kdo je moj bližnji | The Good Samaritan, Who is my neighbour
Lk 10,38-42 | Marta in Marija, sestri Marta in Marija, boljši del | Martha and Mary, better part
Lk 11,5-13 | nadležni prijatelj, vztrajni prijatelj | The friend at midnight
Lk 12,13-21 | nespametni bogataš, bogati kmet, bogataševe žitnice, polne kašče | The rich fool
Lk 12,35-40 | čuječi služabniki, prižgane svetilke | The watchful servants
Lk 13,6-9 | nerodovitno figovo drevo, jalova smokva, figovo drevo | The barren fig tree
Lk 14,15-24 | velika večerja, velika pojedina, povabljeni na gostijo | The great banquet, great supper
Lk 15,1-7 | izgubljena ovca, zgubljena ovca, prilika o izgubljeni ovci | The lost sheep
Lk 15,8-10 | izgubljena drahma, izgubljeni novec | The lost coin
Lk 15,11-32 | Izgubljeni sin, zgubljeni sin, prilika o izgubljenem sinu, usmiljeni oče, razsipni sin, vrnitev izgubljenega sina | The prodigal son, lost son
Lk 16,1-13 | krivični oskrbnik, nepošteni oskrbnik, dva gospodarja | The dishonest steward, unjust steward, two masters
Lk 16,19-31 | bogataš in Lazar, bogatin in Lazar, ubogi Lazar | The rich man and Lazarus, Dives and Lazarus
Lk 17,11-19 | deset gobavcev, ozdravljenje desetih gobavcev, hvaležni Samarijan | The ten lepers
Lk 18,1-8 | krivični sodnik, nadležna vdova, vdova in krivični sodnik | The unjust judge, persistent widow
Lk 18,9-14 | farizej in cestninar, cestninar in farizej | The Pharisee and the tax collector, Pharisee and publican
Lk 19,1-10 | cestninar Zahej, Zahej na drevesu | Zacchaeus in the tree
Lk 22,1-23,56 | Lukov pasijon, trpljenje po Luku | The Passion according to Luke
Lk 23,34 | Oče odpusti jim saj ne vedo kaj delajo | Father forgive them
Lk 23,39-43 | desni razbojnik, dobri razbojnik, danes boš z menoj v raju, skesani razbojnik | The good thief, penitent thief, Today you will be with me in paradise
Lk 24,13-35 | učenca na poti v Emavs, emavška učenca, Gospod ostani z nami | The road to Emmaus
Jn 1,1-18 | v začetku je bila Beseda, prolog, Beseda je postala meso, prolog Janezovega evangelija, Janezov prolog | In the beginning was the Word, prologue of John, The Word became flesh
Jn 1,29-34 | Jagnje Božje, glejte Jagnje Božje | The Lamb of God, Agnus Dei, Behold the Lamb of God
Jn 2,1-11 | svatba v Kani, svatba v Kani Galilejski, voda v vino, Jezusov prvi čudež | The wedding at Cana, water into wine, first miracle
Jn 3,1-21 | pogovor z Nikodemom, Jezus in Nikodem | Jesus and Nicodemus
Jn 3,16 | Bog je svet tako ljubil, Bog je tako ljubil svet | For God so loved the world
Jn 4,1-42 | Samarijanka pri vodnjaku, pogovor s Samarijanko, živa voda, žena pri Jakobovem vodnjaku | The Samaritan woman at the well, woman at the well, living water
Jn 5,1-18 | ozdravljenje pri Betesdi, hromi pri ribniku Betesda | The healing at Bethesda, pool of Bethesda
Jn 6,22-59 | kruh življenja, govor o kruhu življenja, jaz sem kruh življenja, živi kruh | The bread of life, I am the bread of life
Jn 8,1-11 | prešuštnica, prešuštna žena, kdor je brez greha naj prvi vrže kamen, kdor izmed vas je brez greha | The woman taken in adultery, Let him cast the first stone
Jn 8,12 | luč sveta, jaz sem luč sveta | I am the light of the world
Jn 8,32 | resnica vas bo osvobodila | The truth shall make you free
Jn 9,1-41 | sleporojeni, ozdravljenje sleporojenega | The man born blind
Jn 10,1-18 | dobri pastir, jaz sem dobri pastir, prilika o dobrem pastirju | The Good Shepherd, I am the good shepherd
Jn 11,1-44 | Lazarjeva obuditev, obuditev Lazarja, Lazarjevo obujenje, jaz sem vstajenje in življenje, Jezus obudi Lazarja | The raising of Lazarus, I am the resurrection and the life
Jn 12,1-8 | maziljenje v Betaniji, Marija mazili Jezusa | The anointing at Bethany
Jn 12,24 | pšenično zrno | The grain of wheat
Jn 13,1-15 | umivanje nog, Jezus umije noge učencem, veliki četrtek | The washing of the feet, Jesus washes the disciples' feet, Maundy Thursday
Jn 13,34-35 | nova zapoved, ljubite se med seboj, zapoved ljubezni | The new commandment, Love one another
Jn 14,1-14 | jaz sem pot resnica in življenje, pot resnica in življenje, v hiši mojega Očeta je mnogo bivališč | The way the truth and the life, many mansions
Jn 14,27 | mir vam zapustim, svoj mir vam dam | Peace I leave with you
Jn 15,1-11 | vinska trta, trta in mladike, jaz sem trta vi mladike | The true vine, vine and branches
Jn 15,13 | nihče nima večje ljubezni | Greater love has no man
Jn 17,1-26 | velikoduhovniška molitev, da bi bili vsi eno, Jezusova velikoduhovniška molitev | The high priestly prayer, That they may all be one
Jn 18,1-19,42 | Janezov pasijon, trpljenje po Janezu, pasijon | The Passion according to John, The Passion
Jn 18,33-38 | kaj je resnica, moje kraljestvo ni od tega sveta | What is truth, My kingdom is not of this world
Jn 19,4-6 | glejte človek, ecce homo | Ecce homo, Behold the man
Jn 19,16-30 | križev pot, Jezus nosi križ, Jezus umre na križu | The way of the cross
Jn 19,25-27 | mati pod križem, glej tvoja mati, Marija pod križem, žalostna Mati Božja | Mary at the cross, Behold your mother, Stabat mater
Jn 19,30 | dopolnjeno je | It is finished, Consummatum est
Jn 20,11-18 | Jezus se prikaže Mariji Magdaleni, ne dotikaj se me, Marija Magdalena pri grobu | Noli me tangere, Mary Magdalene at the tomb
Jn 20,19-23 | prejmite Svetega Duha, zakrament odpuščanja, katerim grehe odpustite | Receive the Holy Spirit, Whose sins you forgive
Jn 20,24-29 | neverni Tomaž, moj Gospod in moj Bog, dvomeči Tomaž | Doubting Thomas, My Lord and my God
Jn 21,15-19 | ali me ljubiš, pasi moja jagnjeta, Petrova trikratna izpoved | Feed my sheep, Do you love me
Apd 1,1-11 | vnebohod, Jezusov vnebohod, Gospodov vnebohod | The Ascension
Apd 2,1-13 | binkošti, prihod Svetega Duha, prve binkošti, ognjeni jeziki | Pentecost, coming of the Holy Spirit, tongues of fire
Apd 2,42-47 | življenje prve Cerkve, prva krščanska občina, prvi kristjani | The life of the first Christians, early church
Apd 3,1-10 | ozdravljenje hromega pri Lepih vratih, srebra in zlata nimam | Healing of the lame man at the Beautiful Gate, silver and gold have I none
Apd 5,1-11 | Hananija in Safira | Ananias and Sapphira
Apd 7,54-60 | kamnanje svetega Štefana, mučeništvo svetega Štefana, Štefanovo kamnanje | The stoning of Stephen, martyrdom of Stephen
Apd 8,26-40 | krst etiopskega dvorjana, etiopski dvorjan, Filip in Etiopijec | Philip and the Ethiopian
Apd 9,1-19 | Savlovo spreobrnjenje, spreobrnjenje svetega Pavla, pot v Damask, Pavlovo spreobrnjenje, Savel Savel zakaj me preganjaš | The conversion of Paul, road to Damascus, conversion of Saul
Apd 10,34-43 | Petrov govor pri Korneliju, Bog ne gleda na osebo | Peter and Cornelius
Apd 12,1-11 | Petrova rešitev iz ječe | Peter freed from prison
Apd 17,16-34 | Pavel na Areopagu, govor na Areopagu, neznanemu Bogu | Paul at the Areopagus, unknown God
Apd 27,13-44 | brodolom, Pavlov brodolom | The shipwreck of Paul
Rim 5,12-21 | Adam in Kristus | Adam and Christ
Rim 8,31-39 | kdo nas bo ločil od Kristusove ljubezni, če je Bog z nami kdo je zoper nas | Who shall separate us from the love of Christ, If God is for us
Rim 12,9-21 | ljubezen naj bo brez hinavščine | Let love be genuine
1 Kor 11,23-26 | Pavlovo poročilo o zadnji večerji | Paul on the Lord's Supper
1 Kor 12,12-31 | eno telo mnogo udov, telo in udje | One body many members
1 Kor 13,1-13 | hvalnica ljubezni, slavospev ljubezni, pesem ljubezni, visoka pesem ljubezni, ljubezen je potrpežljiva, vera upanje ljubezen | The hymn to love, Love is patient, faith hope and love
1 Kor 15,1-11 | Pavlovo oznanilo vstajenja | The resurrection creed of Paul
1 Kor 15,51-57 | smrt kje je tvoja zmaga, smrt kje je tvoje želo | Death where is thy sting
2 Kor 12,7-10 | trn v mesu, dovolj ti je moja milost | A thorn in the flesh
Gal 5,16-26 | sadovi Svetega Duha, sad Duha | The fruit of the Spirit, fruits of the Holy Spirit
Ef 1,3-14 | Pavlova hvalnica, hvalnica odrešenja | Blessed be the God and Father, hymn of Ephesians
Ef 5,21-33 | možje ljubite svoje žene, mož in žena | Husbands love your wives
Ef 6,10-18 | božja bojna oprema, vojaška oprema kristjana | The armour of God, whole armour of God
Flp 2,6-11 | himna o Kristusu, Kristusova hvalnica, Kristusovo ponižanje | The hymn of Christ, Carmen Christi, kenosis
Flp 4,4-7 | veselite se v Gospodu, Gaudete, zmeraj se veselite | Gaudete, Rejoice in the Lord always
Kol 1,15-20 | himna o Kristusu prvorojencu, podoba nevidnega Boga | The firstborn of all creation, hymn of Colossians
Kol 3,12-17 | oblecite si usmiljenje, vez popolnosti | Put on love, bond of perfection
1 Tes 4,13-18 | vstajenje mrtvih, upanje za umrle | The hope of the resurrection, dead in Christ
2 Tim 4,6-8 | dober boj sem izbojeval, tek sem dokončal | I have fought the good fight
Heb 11,1-40 | zgledi vere, vera je obstoj resničnosti v katere upamo, junaki vere | Heroes of faith, Faith is the assurance
Jak 2,14-26 | vera brez del, vera brez del je mrtva, vera in dela | Faith without works
Jak 5,13-16 | bolniško maziljenje, maziljenje bolnikov | The anointing of the sick
1 Pt 2,4-10 | kraljevo duhovništvo, živi kamni, izvoljen rod | Living stones, royal priesthood
1 Jn 4,7-16 | Bog je ljubezen | God is love
Raz 3,20 | glej stojim pri vratih in trkam | Behold I stand at the door and knock
Raz 4,1-11 | videnje nebeškega prestola, štiriindvajset starešin | The throne in heaven, four and twenty elders
Raz 5,1-14 | knjiga s sedmimi pečati, sedem pečatov | The seven seals, scroll with seven seals, worthy is the Lamb
Raz 6,1-8 | jezdeci apokalipse, štirje jezdeci apokalipse | The four horsemen of the Apocalypse
Raz 7,9-17 | velika množica v belih oblačilih | The great multitude in white robes
Raz 12,1-6 | žena obdana s soncem, žena in zmaj, dvanajst zvezd | The woman clothed with the sun, woman and the dragon
Raz 13,11-18 | število zveri, šeststo šestinšestdeset, 666 | The number of the beast, 666
Raz 21,1-8 | novo nebo in nova zemlja, obrisal bo vse solze | A new heaven and a new earth
Raz 21,9-27 | nebeški Jeruzalem, novi Jeruzalem | The new Jerusalem, heavenly Jerusalem
Raz 22,20 | pridi Gospod Jezus, maranata | Maranatha, Come Lord Jesus
`;
