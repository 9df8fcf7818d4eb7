import type { Dictionary } from './dictionary.ts';
import { wordList } from './dictionary.ts';

export const dutchDictionary: Omit<Dictionary, 'foreign'> = {
  stopWords: wordList(`
    de het een en of van voor met in op aan bij te om is zijn ik wil wat welke mijn je jouw die dat der als naar tot door uit ook
    the and for
  `),
  optionalWords: wordList(`
    kleding kleren mode outfit outfits kopen goedkoop goedkope online bestellen winkel shop mooi mooie traditioneel traditionele
    echt echte artikelen spullen
  `),
  sizeWords: wordList(`
    maat mt size Größe schoenmaat confectiemaat
  `),
  irregular: {
    kind: 'kinder',
    kids: 'kinder',
    bloes: 'blouse',
    bloesje: 'blouse',
    bloesjes: 'blouse',
    bloezen: 'blouse',
    bloeses: 'blouse',
    schoentje: 'schoen',
    schoentjes: 'schoen',
  },
  audiences: wordList(`
    dames dame vrouw vrouwen heren heer man mannen kinderen kinder kind meisje meisjes jongen jongens baby unisex haar hem
  `),
  goods: wordList(`
    dirndl jurk blouse schort lederhose broek hose hemd shirt gilet vest jas mantel janker rok schoen laars pumps kous sok loferl
    hoed tas riem bretel sjaal doek band ketting oorbel krans romper muts slof speld veer set outfit look pakket spray borstel
    crème balsem bon
  `),
  parts: wordList(`
    leder leer suède katoen wol loden stro kant zijde satijn fluweel herten wildbok geiten rund nappa imitatie dames heren kinder
    baby meisjes jongens trachten tiroler oktoberfest oktober fest feest bier bruid bruiloft carnaval jacht kerst volks mini midi
    maxi knie kniebund haferl hart hartje crossbody buidel wikkel haar hals driehoek kropf hertenleer rundleer kuit warmer wandel
    rood groen blauw bruin grijs geel paars roze zwart wit robijn dennen mos salie gentiaan duif nacht alpen oud bessen honing
    tabak havanna steen donker licht ruit vichy druk zomer winter kleding pof mouw kraag accessoire verzorging was middel kleer
    bergschoen berg alm apres ski knop sluiting hoedveer gamsbart trouw
  `),
  wholes: wordList(`
    katoen kanten waskant vesten schorten hosen winterstube
  `),
  equals: [
    ['schort', 'boezeltje', 'boezelaar', 'voorschoot'],
    ['lederhose', 'lederhosen', 'leren broek', 'lederen broek', 'leren short', 'krachlederne'],
    ['kniekousen', 'wollen sokken', 'trachtensokken', 'wandelsokken', 'kniesokken'],
    ['kousen', 'sokken'],
    ['loferl', 'kuitwarmers', 'beenwarmers'],
    ['crossbodytas', 'schoudertas', 'umhängetas'],
    ['sjaal', 'doek', 'halsdoek'],
    ['hertenleer', 'hertenleren', 'hirschleder', 'hertleer'],
    ['bruiloft', 'trouwerij', 'trouwen', 'huwelijk'],
    ['bruids', 'trouw', 'bruid'],
    ['geruit', 'ruit', 'ruitjes'],
    ['gestreept', 'streep', 'strepen'],
    ['gebloemd', 'bloem', 'bloemen', 'bloemetjes', 'bloemenprint'],
    ['gestipt', 'stip', 'stippen', 'stippeltjes'],
    ['grote maten', 'grote maat', 'plus size', 'grote dames'],
    ['haarkrans', 'bloemenkrans', 'haarband', 'bloemenhaarband'],
    ['hoedspeld', 'hoedveer', 'hoedveren', 'gamsbart', 'veer'],
    ['verzorging', 'onderhoud', 'schoonmaken', 'reinigen'],
    ['suède', 'suede', 'velours'],
    ['jas', 'jack', 'jasje'],
    ['heren', 'mannen', 'man'],
    ['dames', 'vrouwen', 'vrouw'],
    ['kinderen', 'kinder', 'kind'],
    ['jongens', 'jongen', 'jongetje'],
    ['meisjes', 'meisje'],
    ['babypakje', 'romper'],
    ['riem', 'ceintuur'],
    ['korset', 'lijfje'],
    ['opstaande kraag', 'opstaand', 'staande kraag'],
    ['koppels', 'koppel', 'stel', 'partnerlook'],
    ['carnaval', 'vastelaovend', 'vastenavond'],
    ['vest', 'gebreid vest', 'trui', 'cardigan'],
    ['kuitlaars', 'laars'],
  ],
  means: {
    tirolerjurk: ['dirndl'],
    tirolerjurkje: ['dirndl'],
    trachtenjurk: ['dirndl'],
    oktoberfestjurk: ['dirndl'],
    bierfeestjurk: ['dirndl'],
    heidikleedje: ['dirndl'],
    heidijurk: ['dirndl'],
    dirndljurk: ['dirndl'],
    boerinnenjurk: ['dirndl'],
    jurk: ['dirndl'],
    kleedje: ['dirndl'],
    tirolerkleding: ['dirndl', 'lederhose', 'oktoberfest'],
    tirolerpak: ['lederhose'],
    tirolerbroek: ['lederhose'],
    tiroler: ['dirndl', 'lederhose', 'trachten'],
    tracht: ['trachten', 'dirndl', 'lederhose'],
    klederdracht: ['dirndl', 'lederhose', 'trachten'],
    'oktoberfest kleding': ['oktoberfest', 'dirndl', 'lederhose'],
    oktoberfestkleding: ['oktoberfest', 'dirndl', 'lederhose'],
    bierfeest: ['oktoberfest'],
    bierfeesten: ['oktoberfest'],
    oktoberfeest: ['oktoberfest'],
    wiesn: ['oktoberfest'],
    jodeloutfit: ['dirndl', 'lederhose'],
    jodel: ['dirndl', 'lederhose'],
    tirolerhoed: ['lodenhoed', 'hoed'],
    jagershoed: ['lodenhoed'],
    alpenhoed: ['lodenhoed'],
    bergschoenen: ['haferlschoen'],
    tirolerschoenen: ['haferlschoen'],
    overhemd: ['hemd'],
    boerenbont: ['geruit'],
    ruitjeshemd: ['geruit trachtenhemd'],
    bruidsjurk: ['bruidsdirndl'],
    trouwjurk: ['bruidsdirndl'],
    trouwdirndl: ['bruidsdirndl'],
    choker: ['kropfband'],
    ketting: ['kropfband', 'charivari'],
    handtas: ['tas'],
    bikerboots: ['laars'],
    colbert: ['janker'],
    blazer: ['janker'],
    bodywarmer: ['gilet'],
    spencer: ['gilet'],
    cadeau: ['cadeaubon', 'set'],
    schoensmeer: ['schoencrème'],
    leervet: ['lederbalsem'],
    imitatieleer: ['imitatiesuède'],
    nepleer: ['imitatiesuède'],
    rood: ['bordeaux'],
    bruin: ['cognac'],
    groen: ['petrol'],
    blauw: ['petrol', 'indigo'],
    donkerblauw: ['nachtblauw'],
    donkergroen: ['dennengroen'],
    lichtblauw: ['duifblauw'],
    donkerrood: ['bordeaux', 'robijnrood'],
    wijnrood: ['bordeaux'],
    lichtroze: ['oudroze'],
    donkerbruin: ['havannabruin', 'tabaksbruin'],
    lichtbruin: ['cognac'],
    paars: ['lavendel'],
    lila: ['lavendel'],
    grijs: ['antraciet'],
    geel: ['honinggeel'],
    beige: ['crème'],
    ecru: ['crème'],
    gouden: ['goud'],
    feestelijk: ['bruiloft', 'festlich'],
    kerstmis: ['kerst'],
    voordelig: ['sale'],
    aanbieding: ['sale'],
    korting: ['sale'],
    uitverkoop: ['sale'],
  },
};
