import type { DemoConfigurable, DemoProductBase, Text } from '../../model.ts';
import type { LederhoseSpec, Motif } from '../../images/spec.ts';
import { range } from '../attribute-options.ts';
import type { ColourCode } from '../colours.ts';
import { hex } from '../colours.ts';
import { configurable } from '../configurable.ts';
import { fabric } from '../drawing.ts';
import { nonTextile, textile } from '../fibres.ts';
import { leatherLeaflet } from '../leaflets.ts';
import { wornViews } from '../pictures.ts';
import type { ProductFacts } from '../product.ts';
import { lederhoseFit, lederhoseKnow } from '../sentences.ts';
import type { LeatherCode } from '../short-texts.ts';
import { lederhoseShort } from '../short-texts.ts';
import { optionLabel } from '../attributes.ts';
import { join, text } from '../text.ts';

type Cut = 'kort' | 'kniebund' | 'lang';

const types: Readonly<Record<Cut, Text>> = {
  kort: text('Korte lederhose', 'Kurze Lederhose', 'Short lederhosen'),
  kniebund: text('Kniebundlederhose', 'Kniebundlederhose', 'Knee-length lederhosen'),
  lang: text('Lange lederhose', 'Lange Lederhose', 'Long lederhosen'),
};
const womensType = text('Dameslederhose', 'Damen-Lederhose', 'Women’s lederhosen');
const cutDrawings: Readonly<Record<Cut, LederhoseSpec['cut']>> = { kort: 'kurz', kniebund: 'kniebund', lang: 'lang' };
const menCategories: Readonly<Record<Cut, number>> = { kort: 211, kniebund: 212, lang: 213 };

const threads = { ecru: 'creme', groen: 'mosgroen', goud: 'goud', blauw: 'duifblauw' } as const satisfies Record<string, ColourCode>;
const motifs = { eik: 'oak', hert: 'stag', edelweiss: 'edelweiss', rank: 'vine', gems: 'chamois' } as const satisfies Record<string, Motif>;

type LederhoseFacts = Omit<ProductFacts, 'family' | 'name' | 'short' | 'grammar' | 'categories' | 'attributes' | 'materials' | 'care'> & {
  readonly givenName: string;
  readonly nameDetail?: Text;
  readonly wearer: 'men' | 'women';
  readonly cut: Cut;
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly sizes: readonly string[];
  readonly leather: LeatherCode;
  readonly thread: keyof typeof threads;
  readonly motif: keyof typeof motifs;
  readonly braces: 'h' | 'v';
  readonly attributes: DemoProductBase['attributes'];
  readonly moreCategories?: readonly number[];
};

function nameOf({ wearer, cut, givenName, nameDetail }: LederhoseFacts): Text {
  const type = wearer === 'women' ? womensType : types[cut];
  const ending = (detail: string | undefined): string => (detail === undefined ? '' : ` ${detail}`);
  return text(
    `${type.nl} ${givenName}${ending(nameDetail?.nl)}`,
    `${type.de} ${givenName}${ending(nameDetail?.de)}`,
    `${type.en} ${givenName}${ending(nameDetail?.en)}`,
  );
}

const categoryOf = ({ wearer, cut }: LederhoseFacts): number => (wearer === 'women' ? (cut === 'kort' ? 141 : 142) : menCategories[cut]);

/** Lederhosen: colour × size. The pocket bags are the only textile in them (LAW-15). */
function lederhose(facts: LederhoseFacts): DemoConfigurable {
  return configurable(
    {
      ...facts,
      family: 'LED',
      name: nameOf(facts),
      short: lederhoseShort(facts.colours, facts.leather, facts.thread),
      grammar: { nl: 'hij', de: 'sie', worn: true },
      categories: [categoryOf(facts), ...(facts.leather === 'hert' ? [214] : []), ...(facts.moreCategories ?? [])],
      materials: [nonTextile('leather', optionLabel('leersoort', facts.leather)), textile('lining', ['katoen', 100])],
      care: ['nietwas', 'leer'],
      downloads: leatherLeaflet,
      attributes: {
        model_lederhose: facts.cut,
        leersoort: facts.leather,
        borduurkleur: facts.thread,
        borduurmotief: facts.motif,
        draagwijze: facts.braces,
        sluiting: 'knopen',
        gender: [facts.wearer === 'men' ? 'heren' : 'dames'],
        ...facts.attributes,
      },
    },
    {
      colourAttribute: 'kleur',
      colours: facts.colours,
      axes: [{ attribute: 'maat_lederhose', codes: facts.sizes }],
      draw: (colour, seed) => ({
        kind: 'lederhose',
        seed,
        cut: cutDrawings[facts.cut],
        wearer: facts.wearer,
        leather: fabric('suede', colour),
        thread: hex(threads[facts.thread]),
        motif: motifs[facts.motif],
        braces: facts.braces,
      }),
      detail: text('borduursel op de klep', 'Stickerei am Latz', 'embroidery on the front flap'),
      views: wornViews,
      weightGrams: facts.cut === 'kort' ? 1100 : 1500,
      extraCents: (options) => (Number(options['maat_lederhose']) >= 60 ? 2000 : 0),
      sizeChart: facts.wearer === 'men' ? 'lederhose-men' : 'lederhose-women',
    },
  );
}

/** Six pairs: short, knee-length, long, deerskin, and one for women. */
export const lederhosen: readonly DemoConfigurable[] = [
  lederhose({
    number: 2001,
    givenName: 'Xaver',
    brand: 'wetterbach',
    wearer: 'men',
    cut: 'kniebund',
    colours: ['tabak', 'havanna'],
    sizes: range(44, 64, 2),
    leather: 'rundsuede',
    thread: 'ecru',
    motif: 'eik',
    braces: 'h',
    attributes: { gelegenheid: ['oktoberfest', 'volksfeest', 'vereniging'], collectie: 'klassiek', pasvorm: 'regular', herkomst: 'DE' },
    moreCategories: [530],
    look: text(
      'Xaver is een kniebundlederhose met eikenblad op klep en pijpen. Het suède is 1,2 millimeter dik en de knopen zijn van hoorn.',
      'Xaver ist eine Kniebundlederhose mit Eichenlaub auf Latz und Beinen. Das Veloursleder ist 1,2 Millimeter stark, die Knöpfe sind aus Horn.',
      'Xaver is a pair of knee-length lederhosen with oak leaves on flap and legs. The suede is 1.2 millimetres thick and the buttons are horn.',
    ),
    fit: join(lederhoseFit.snug, lederhoseFit.kniebund, lederhoseFit.lacing),
    know: join(lederhoseKnow.wearIn, lederhoseKnow.braces, lederhoseKnow.shade),
    hasAnimalParts: true,
    createdDaysAgo: 700,
    sold: [131, 134, 1],
    cents: 24900,
    related: ['MA-HEM-3001', 'MA-SOK-4101', 'MA-SHU-4001', 'MA-RIE-6301'],
    upsell: ['MA-LED-2005', 'MA-LED-2003', 'MA-LED-2002', 'MA-LED-2004'],
    crosssell: ['MA-HEM-3001', 'MA-SOK-4101', 'MA-SHU-4001', 'MA-ONV-6601'],
  }),
  lederhose({
    number: 2002,
    givenName: 'Toni',
    brand: 'kaserzeug',
    wearer: 'men',
    cut: 'kort',
    colours: ['cognac', 'antraciet'],
    sizes: range(44, 62, 2),
    leather: 'rundsuede',
    thread: 'ecru',
    motif: 'edelweiss',
    braces: 'h',
    attributes: { gelegenheid: ['oktoberfest', 'carnaval', 'volksfeest'], collectie: 'wiesn-2026', pasvorm: 'regular', herkomst: 'PK' },
    look: text(
      'Toni is een korte lederhose met edelweiss op de klep en een rand van siersteken langs de zakken. Het suède is dun en meteen soepel.',
      'Toni ist eine kurze Lederhose mit Edelweiß am Latz und Zierstichen an den Taschen. Das Veloursleder ist dünn und gleich weich.',
      'Toni is a short pair with edelweiss on the flap and decorative stitching along the pockets. The suede is thin and supple from the start.',
    ),
    fit: join(lederhoseFit.short, lederhoseFit.snug, lederhoseFit.lacing),
    know: join(
      text(
        'Dit is onze voordeligste lederhose: machinaal geborduurd en genaaid in Pakistan.',
        'Das ist unsere preisgünstigste Lederhose: maschinell bestickt und in Pakistan genäht.',
        'This is our lowest-priced pair: machine embroidered and sewn in Pakistan.',
      ),
      lederhoseKnow.brush,
    ),
    createdDaysAgo: 310,
    sold: [174, 182, 1],
    cents: 11995,
    earlierPrices: [
      { cents: 11995, fromDaysAgo: 310 },
      { cents: 10995, fromDaysAgo: 34 },
    ],
    priceSinceDaysAgo: 31,
    special: { cents: 9995, fromDaysAgo: 10, toInDays: 18 },
    related: ['MA-HEM-3003', 'MA-SOK-4101', 'MA-SHU-4001', 'MA-RIE-6301'],
    upsell: ['MA-LED-2001', 'MA-LED-2003'],
    crosssell: ['MA-HEM-3003', 'MA-SOK-4101', 'MA-ONV-6603'],
  }),
  lederhose({
    number: 2003,
    givenName: 'Wastl',
    brand: 'wetterbach',
    wearer: 'men',
    cut: 'kort',
    colours: ['havanna'],
    sizes: range(46, 60, 2),
    leather: 'wildbock',
    thread: 'groen',
    motif: 'gems',
    braces: 'h',
    attributes: { gelegenheid: ['oktoberfest', 'vereniging', 'jacht'], collectie: 'klassiek', pasvorm: 'regular', herkomst: 'DE' },
    look: text(
      'Wildbokleer heeft kleine littekens en krijgt met de jaren glans op de dijen. Het borduursel in groen toont een gems tussen bergdennen.',
      'Wildbockleder zeigt kleine Narben und bekommt mit den Jahren Glanz an den Oberschenkeln. Die Stickerei in Grün zeigt eine Gams zwischen Latschen.',
      'Wild-goat leather shows small scars and takes on a shine over the years. The green embroidery shows a chamois among mountain pines.',
    ),
    fit: join(lederhoseFit.short, lederhoseFit.snug),
    know: join(lederhoseKnow.shade, lederhoseKnow.wearIn, lederhoseKnow.braces),
    hasAnimalParts: true,
    createdDaysAgo: 480,
    sold: [27, 27, 7],
    cents: 27900,
    related: ['MA-HEM-3001', 'MA-SOK-4101', 'MA-SHU-4001', 'MA-RIE-6301'],
    upsell: ['MA-LED-2005', 'MA-LED-2002', 'MA-LED-2001'],
    crosssell: ['MA-RIE-6301', 'MA-HOE-6001', 'MA-ONV-6601'],
  }),
  lederhose({
    number: 2004,
    givenName: 'Ludwig',
    brand: 'wetterbach',
    wearer: 'men',
    cut: 'lang',
    colours: ['antraciet'],
    sizes: range(46, 60, 2),
    leather: 'geitensuede',
    thread: 'groen',
    motif: 'rank',
    braces: 'v',
    attributes: { gelegenheid: ['kerst', 'bruiloft', 'apres-ski'], collectie: 'winterstube-2026', pasvorm: 'slim', herkomst: 'HU' },
    look: text(
      'Een lange lederhose voor de koude maanden, smal geknipt en alleen langs de zijnaad geborduurd. Geitensuède is dunner en zachter dan rundsuède.',
      'Eine lange Lederhose für die kalten Monate, schmal geschnitten und nur an der Seitennaht bestickt. Ziegenveloursleder ist dünner und weicher als das vom Rind.',
      'Long lederhosen for the cold months, cut slim and embroidered along the side seam only. Goat suede is thinner and softer than cow suede.',
    ),
    fit: join(
      text(
        'De pijp is op lengte 32 gesneden; wij korten haar gratis in tot vijf centimeter.',
        'Das Bein ist auf Länge 32 geschnitten; wir kürzen es kostenlos um bis zu fünf Zentimeter.',
        'The leg is cut to length 32; we shorten it by up to five centimetres free of charge.',
      ),
      lederhoseFit.snug,
      lederhoseFit.lacing,
    ),
    know: join(lederhoseKnow.brush, lederhoseKnow.shade),
    createdDaysAgo: 400,
    sold: [19, 19, 12],
    cents: 32900,
    special: { cents: 26900, fromDaysAgo: 25, toInDays: 10 },
    manufacturerPriceCents: 34900,
    cashback: text(
      'De maker betaalt € 20 terug aan wie de lederhose binnen vier weken na aankoop bij hem registreert.',
      'Der Hersteller zahlt 20 € an alle zurück, die die Lederhose innerhalb von vier Wochen nach dem Kauf bei ihm registrieren.',
      'The maker pays back €20 to everyone who registers the lederhosen with them within four weeks of buying.',
    ),
    related: ['MA-HEM-3002', 'MA-SHU-4001', 'MA-JAN-3401', 'MA-RIE-6301'],
    upsell: ['MA-LED-2005', 'MA-LED-2001'],
    crosssell: ['MA-JAN-3401', 'MA-HEM-3002', 'MA-RIE-6301'],
  }),
  lederhose({
    number: 2005,
    givenName: 'Leopold',
    nameDetail: text('hertenleer', 'Hirschleder', 'deerskin'),
    brand: 'gamsfeder-sohn',
    wearer: 'men',
    cut: 'kniebund',
    colours: ['havanna', 'zwart'],
    sizes: range(46, 58, 2),
    leather: 'hert',
    thread: 'goud',
    motif: 'hert',
    braces: 'h',
    attributes: { gelegenheid: ['bruiloft', 'vereniging', 'jacht'], collectie: 'festlich', pasvorm: 'regular', herkomst: 'AT' },
    look: text(
      'Sämisch gelooid hertenleer, met de hand geborduurd in goudgeel. Op de klep staat een hert, op de pijpen een rank die pas van dichtbij opvalt.',
      'Sämisch gegerbtes Hirschleder, von Hand in Goldgelb bestickt. Am Latz steht ein Hirsch, an den Beinen eine Ranke, die erst aus der Nähe auffällt.',
      'Oil-tanned deerskin, embroidered by hand in golden yellow. A stag stands on the flap, and the vine on the legs only shows up close.',
    ),
    fit: join(
      text(
        'Hertenleer is vanaf de eerste dag zacht en rekt het meest; koop het een maat kleiner als je op de grens zit.',
        'Hirschleder ist vom ersten Tag an weich und dehnt sich am stärksten; nimm im Zweifel eine Größe kleiner.',
        'Deerskin is soft from the first day and stretches the most; go one size down if you are on the edge.',
      ),
      lederhoseFit.kniebund,
    ),
    know: join(
      text(
        'Aan het borduursel van één broek werkt een borduurster ongeveer dertig uur.',
        'An der Stickerei einer Hose arbeitet eine Stickerin rund dreißig Stunden.',
        'An embroiderer spends about thirty hours on a single pair.',
      ),
      lederhoseKnow.brush,
    ),
    hasAnimalParts: true,
    createdDaysAgo: 820,
    sold: [9, 9, 20],
    cents: 89900,
    related: ['MA-HEM-3002', 'MA-SOK-4101', 'MA-SHU-4001', 'MA-SIE-6202'],
    upsell: ['MA-LED-2001', 'MA-LED-2003'],
    crosssell: ['MA-SIE-6202', 'MA-HOE-6001', 'MA-HEM-3002', 'MA-ONV-6603'],
  }),
  lederhose({
    number: 2006,
    givenName: 'Burgl',
    brand: 'kaserzeug',
    wearer: 'women',
    cut: 'kort',
    colours: ['cognac', 'duifblauw'],
    sizes: range(34, 46, 2),
    leather: 'geitensuede',
    thread: 'ecru',
    motif: 'edelweiss',
    braces: 'h',
    attributes: { gelegenheid: ['oktoberfest', 'volksfeest', 'carnaval'], collectie: 'wiesn-2026', pasvorm: 'slim', herkomst: 'IN' },
    look: text(
      'Burgl is een korte lederhose voor dames met hoge taille en smalle bretels. Edelweiss op de klep en een kleine zak voor je sleutels.',
      'Burgl ist eine kurze Lederhose für Damen mit hoher Taille und schmalen Trägern. Edelweiß am Latz und eine kleine Tasche für den Schlüssel.',
      'Burgl is a short women’s pair with a high waist and narrow braces. Edelweiss on the flap and a small pocket for your keys.',
    ),
    fit: join(
      text(
        'Kies je gewone dirndlmaat; meet de taille op het smalste punt.',
        'Nimm deine normale Dirndlgröße; miss die Taille an der schmalsten Stelle.',
        'Take your usual dirndl size; measure the waist at its narrowest point.',
      ),
      lederhoseFit.snug,
    ),
    know: join(
      text(
        'Draag er een blouse op gewone lengte bij; een dirndlblouse is te kort.',
        'Trag dazu eine Bluse in normaler Länge; eine Dirndlbluse ist zu kurz.',
        'Wear it with a blouse of regular length; a dirndl blouse is too short.',
      ),
      lederhoseKnow.braces,
    ),
    createdDaysAgo: 21,
    newUntilInDays: 24,
    sold: [16, 16, 2],
    cents: 13995,
    related: ['MA-BLU-3101', 'MA-SOK-4101', 'MA-DOE-6401'],
    upsell: ['MA-DIR-1002', 'MA-DIR-1003'],
    crosssell: ['MA-SOK-4101', 'MA-DOE-6401', 'MA-ONV-6601'],
  }),
];
