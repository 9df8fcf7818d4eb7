import type { Dictionary } from './dictionary.ts';
import { wordList } from './dictionary.ts';

export const germanDictionary: Omit<Dictionary, 'foreign'> = {
  stopWords: wordList(`
    der die das den dem des ein eine einen einem einer eines und oder von vom für mit in im an am auf aus bei zu zum zur ist sind
    ich will mein meine dein deine wie was als nach auch bis the and for
  `),
  optionalWords: wordList(`
    kleidung mode outfit outfits kaufen günstig günstige billig billige online bestellen shop laden schön schöne schönes
    traditionell traditionelle traditionelles echt echte echtes original artikel sachen set
  `),
  sizeWords: wordList(`
    Größe Gr Grösse size Schuhgröße Konfektionsgröße Kleidergröße
  `),
  irregular: { kids: 'kinder', bub: 'junge', buben: 'jungen', madl: 'mädchen', mädels: 'mädchen', lederhosn: 'lederhosen' },
  audiences: wordList(`
    Damen Dame Frau Frauen Herren Herr Mann Männer Kinder Kind Mädchen Junge Jungen Buben Baby unisex sie ihn
  `),
  goods: wordList(`
    dirndl kleid bluse schürze lederhose hose hemd shirt weste strickjacke jacke mantel janker rock schuh stiefel pumps strumpf
    strümpfe socke socken loferl hut tasche gürtel träger hosenträger schal tuch band kette ohrring kranz strampler mütze nadel
    feder set outfit look paket spray bürste creme balsam gutschein
  `),
  parts: wordList(`
    leder velours baumwoll baumwolle woll wolle loden stroh spitze spitzen seide satin samt hirsch hirschleder wildbock ziege
    ziegen rind nappa imitat damen herren kinder baby mädchen jungen trachten tracht tiroler oktoberfest oktober wiesn fest bier
    braut hochzeit karneval jagd weihnacht volks mini midi maxi knie kniebund haferl herz umhänge beutel wickel haar hals dreieck
    kropf strick waden wadl wander rot grün blau braun grau gelb rosa schwarz weiß rubin tannen moos enzian tauben nacht alpen
    alt honig tabak stein dunkel hell karo vichy druck sommer winter kleidung puff ärmel kragen pflege wasch mittel kleider
    schmuck berg alm apres ski knopf verschluss mieder kurz lang arm partner verein vereins leinen leinenhemd kreuz lack ledernen
    lederne
  `),
  wholes: wordList(`
    baumwolle leinen westen schürzen
  `),
  equals: [
    ['Lederhose', 'Lederne', 'Krachlederne', 'Lederhosn', 'Hirschlederne'],
    ['Loferl', 'Wadlstrümpfe', 'Wadenwärmer', 'Wadlwärmer', 'Stutzen'],
    ['Janker', 'Trachtenjanker', 'Trachtensakko', 'Sakko', 'Trachtenjacke'],
    ['Weste', 'Gilet', 'Trachtenweste'],
    ['Hosenträger', 'Träger'],
    ['Kniestrümpfe', 'Trachtenstrümpfe', 'Kniesocken', 'Trachtensocken', 'Wollsocken'],
    ['Strümpfe', 'Socken'],
    ['Umhängetasche', 'Schultertasche', 'Crossbody'],
    ['Tuch', 'Halstuch', 'Schal'],
    ['Hirschleder', 'Hirschlederne'],
    ['Hochzeit', 'Trauung', 'Standesamt', 'heiraten'],
    ['Braut', 'Hochzeits'],
    ['kariert', 'Karo', 'Karomuster'],
    ['gestreift', 'Streifen'],
    ['geblümt', 'Blumen', 'Blumenmuster', 'Blümchen', 'floral'],
    ['gepunktet', 'Punkte', 'Pünktchen'],
    ['einfarbig', 'uni'],
    ['große Größen', 'Übergröße', 'Übergrößen', 'große Größe', 'Plus Size'],
    ['Haarkranz', 'Blumenkranz', 'Haarreif', 'Haarband', 'Blumenhaarband'],
    ['Hutnadel', 'Hutfeder', 'Gamsbart', 'Hutschmuck'],
    ['Pflege', 'Reinigung', 'reinigen', 'Lederpflege'],
    ['Veloursleder', 'Wildleder', 'Velours'],
    ['Kinder', 'Kids', 'Kind'],
    ['Jungen', 'Junge', 'Buben', 'Jungs'],
    ['Mädchen', 'Mädel', 'Dirndlkind'],
    ['Damen', 'Frauen', 'Frau'],
    ['Herren', 'Männer', 'Mann'],
    ['Karneval', 'Fasching', 'Fastnacht'],
    ['Oktoberfest', 'Wiesn', 'Wiesen'],
    ['Stehkragen', 'Stehkragenhemd'],
    ['Partnerlook', 'Paare', 'Paar'],
    ['Strampler', 'Body', 'Babybody'],
    ['Strickjacke', 'Cardigan', 'Wolljacke'],
    ['Reißverschluss', 'Zipper'],
    ['Kropfband', 'Kropfkette', 'Halsband', 'Choker'],
  ],
  means: {
    Trachtenkleid: ['Dirndl'],
    Dirndlkleid: ['Dirndl'],
    Oktoberfestkleid: ['Dirndl'],
    Wiesnkleid: ['Dirndl'],
    Kleid: ['Dirndl'],
    Miederdirndl: ['Dirndl'],
    Madl: ['Mädchen'],
    Kurze: ['kurze Lederhose'],
    'kurze Hose': ['kurze Lederhose'],
    'lange Hose': ['lange Lederhose'],
    Hose: ['Lederhose'],
    Trachtenhose: ['Lederhose'],
    Bundhose: ['Kniebund'],
    Plattlerhose: ['kurze Lederhose'],
    Tracht: ['Trachten', 'Dirndl', 'Lederhose'],
    Trachtenmode: ['Trachten', 'Dirndl', 'Lederhose'],
    'Wiesn Outfit': ['Oktoberfest', 'Dirndl', 'Lederhose'],
    Oktoberfestoutfit: ['Oktoberfest'],
    Tirolerhut: ['Lodenhut'],
    Jägerhut: ['Lodenhut'],
    Trachtenhut: ['Lodenhut', 'Strohhut', 'Hut'],
    Filzhut: ['Lodenhut'],
    Trachtenschuhe: ['Haferlschuh'],
    Brautkleid: ['Hochzeitsdirndl'],
    Brautdirndl: ['Hochzeitsdirndl'],
    Hochzeitskleid: ['Hochzeitsdirndl'],
    Kette: ['Kropfband', 'Charivari'],
    Halskette: ['Kropfband'],
    Handtasche: ['Tasche'],
    Dirndltasche: ['Herztasche', 'Tasche'],
    Trachtentasche: ['Herztasche', 'Tasche'],
    Trachtenschmuck: ['Schmuck', 'Charivari', 'Kropfband'],
    Trachtengürtel: ['Gürtel'],
    Schuhwichse: ['Schuhcreme'],
    Lederfett: ['Lederbalsam'],
    Kunstleder: ['Velourslederimitat'],
    Trachtenrock: ['Rock'],
    Jeans: ['Lederhose'],
    Pulli: ['Strickjacke'],
    Pullover: ['Strickjacke'],
    rot: ['Bordeaux'],
    braun: ['Cognac', 'Havanna'],
    grün: ['Petrol', 'Salbei'],
    blau: ['Petrol', 'Indigo'],
    dunkelblau: ['Nachtblau'],
    dunkelgrün: ['Tannengrün'],
    hellblau: ['Taubenblau'],
    dunkelrot: ['Bordeaux', 'Rubinrot'],
    weinrot: ['Bordeaux'],
    rosa: ['Altrosa', 'Alpenrose'],
    pink: ['Alpenrose'],
    dunkelbraun: ['Havanna', 'Tabakbraun'],
    hellbraun: ['Cognac'],
    lila: ['Flieder', 'Beere'],
    violett: ['Flieder', 'Beere'],
    grau: ['Anthrazit'],
    beige: ['Creme'],
    golden: ['Gold'],
    festlich: ['Hochzeit'],
    Angebot: ['Sale'],
    reduziert: ['Sale'],
    Rabatt: ['Sale'],
  },
};
