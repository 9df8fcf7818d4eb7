import type { DemoConfigurable } from '../../model.ts';
import { range } from '../attribute-options.ts';
import { hex } from '../colours.ts';
import { configurable } from '../configurable.ts';
import { fabric } from '../drawing.ts';
import { textile } from '../fibres.ts';
import { wornViews } from '../pictures.ts';
import { blouseShort } from '../short-texts.ts';
import { join, text } from '../text.ts';

const blouseFit = text(
  'De blouse eindigt onder de buste, zodat er in de taille geen stof opbolt. Kies dezelfde maat als je dirndl.',
  'Die Bluse endet unter der Brust, so bauscht an der Taille kein Stoff. Nimm dieselbe Größe wie beim Dirndl.',
  'The blouse ends below the bust, so no fabric bunches at the waist. Take the same size as your dirndl.',
);

const apronLength = text(
  'Kies het schort even lang als je rok; een centimeter korter mag, langer niet.',
  'Wähle die Schürze so lang wie deinen Rock; einen Zentimeter kürzer ist in Ordnung, länger nicht.',
  'Choose the apron as long as your skirt; a centimetre shorter is fine, longer is not.',
);

const apronRibbon = text(
  'De linten zijn lang genoeg om van voren te strikken, ook in maat 60.',
  'Die Bänder reichen auch bei Größe 60 für eine Schleife vorn.',
  'The ribbons are long enough to tie at the front, even in size 60.',
);

const lengthMark = (code: string): string => `L${code.slice(-2)}`;

/** Two blouses and two aprons: what turns one dirndl into several. */
export const blousesAndAprons: readonly DemoConfigurable[] = [
  configurable(
    {
      number: 3101,
      family: 'BLU',
      name: text('Dirndlblouse Vroni', 'Dirndlbluse Vroni', 'Dirndl blouse Vroni'),
      short: blouseShort(text('pofmouwen', 'Puffärmeln', 'puff sleeves')),
      grammar: { nl: 'hij', de: 'sie', worn: true },
      brand: 'zwirnhuette',
      categories: [121],
      attributes: {
        stof: ['katoen'],
        mouw: 'pofmouw',
        halslijn: 'hart',
        dessin: 'effen',
        gelegenheid: ['oktoberfest', 'volksfeest', 'dagelijks'],
        collectie: 'basics',
        herkomst: 'PT',
        gender: ['dames'],
      },
      look: text(
        'Vroni heeft korte pofmouwen met een smalle ruche en een koordje bij de hals. De katoen is dicht geweven en schijnt niet door.',
        'Vroni hat kurze Puffärmel mit schmaler Rüsche und ein Bändchen am Ausschnitt. Die Baumwolle ist dicht gewebt und scheint nicht durch.',
        'Vroni has short puff sleeves with a narrow frill and a cord at the neckline. The cotton is tightly woven and not see-through.',
      ),
      fit: blouseFit,
      know: text(
        'Met het koordje maak je de hals hoger of lager. Past onder lijfjes met hartvormige en ronde hals.',
        'Mit dem Bändchen stellst du den Ausschnitt höher oder tiefer. Passt unter Mieder mit Herz- und Rundausschnitt.',
        'Use the cord to set the neckline higher or lower. Fits under bodices with a sweetheart or round neckline.',
      ),
      createdDaysAgo: 620,
      sold: [187, 214, 1],
      materials: [textile('outer', ['katoen', 100])],
      care: ['30fijn', 'geendroger', 'strijk2'],
      cents: 3995,
      related: ['MA-DIR-1001', 'MA-DIR-1002', 'MA-SIE-6201'],
      upsell: ['MA-BLU-3102'],
      crosssell: ['MA-DIR-1001', 'MA-DIR-1002', 'MA-SIE-6201'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['wit', 'creme'],
      axes: [{ attribute: 'blouse_maat', codes: range(32, 60, 2) }],
      draw: (colour, seed) => ({
        kind: 'blouse',
        seed,
        fabric: fabric('uni', colour),
        sleeve: 'puff',
        neckline: 'sweetheart',
        trim: 'frill',
        cord: hex('oudroze'),
      }),
      detail: text('pofmouw en hals met koordje', 'Puffärmel und Ausschnitt mit Bändchen', 'puff sleeve and neckline with cord'),
      views: wornViews,
      weightGrams: 160,
      sizeChart: 'blouse',
    },
  ),
  configurable(
    {
      number: 3102,
      family: 'BLU',
      name: text('Dirndlblouse Leni kant', 'Dirndlbluse Leni Spitze', 'Dirndl blouse Leni lace'),
      short: blouseShort(text('halflange kanten mouwen', 'halblangen Spitzenärmeln', 'half-length lace sleeves')),
      grammar: { nl: 'hij', de: 'sie', worn: true },
      brand: 'firnkind',
      categories: [122, 124],
      attributes: {
        stof: ['kant', 'katoen'],
        mouw: 'kant',
        halslijn: 'hooggesloten',
        dessin: 'bloem',
        gelegenheid: ['bruiloft', 'kerst', 'oktoberfest'],
        collectie: 'festlich',
        herkomst: 'AT',
        gender: ['dames'],
      },
      look: text(
        'Kanten mouwen tot de elleboog en een hooggesloten hals met kleine knoopjes achter. Het lijfje zelf is van katoen.',
        'Spitzenärmel bis zum Ellbogen und ein hochgeschlossener Ausschnitt mit kleinen Knöpfen hinten. Der Rumpf ist aus Baumwolle.',
        'Lace sleeves to the elbow and a high neck with small buttons at the back. The body itself is cotton.',
      ),
      fit: join(blouseFit, text('De kant is rekbaar.', 'Die Spitze ist dehnbar.', 'The lace has some stretch.')),
      know: text(
        'Met een hoge hals draag je een lager lijfje zonder dat het bloot wordt. Was hem in een waszakje, dan blijft de kant heel.',
        'Mit hohem Ausschnitt trägst du ein tieferes Mieder, ohne viel Haut zu zeigen. Wasche sie im Wäschenetz, dann bleibt die Spitze heil.',
        'With a high neck you can wear a lower bodice without showing much skin. Wash it in a laundry bag to protect the lace.',
      ),
      createdDaysAgo: 290,
      sold: [49, 52, 3],
      materials: [textile('outer', ['katoen', 100]), textile('lace', ['katoen', 70], ['polyamide', 27], ['elastaan', 3])],
      care: ['30fijn', 'geendroger', 'strijk1'],
      cents: 6995,
      special: { cents: 5495, fromDaysAgo: 15, toInDays: 13 },
      related: ['MA-DIR-1004', 'MA-DIR-1006', 'MA-SIE-6201'],
      upsell: ['MA-BLU-3101'],
      crosssell: ['MA-DIR-1004', 'MA-DIR-1006', 'MA-SIE-6201'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['creme', 'zwart'],
      axes: [{ attribute: 'blouse_maat', codes: range(34, 50, 2) }],
      draw: (colour, seed) => ({
        kind: 'blouse',
        seed,
        fabric: fabric('uni', colour),
        sleeve: 'half',
        sleeveFabric: fabric('spitze', colour),
        neckline: 'high',
        trim: 'lace',
      }),
      detail: text('hoge hals en kant', 'hoher Ausschnitt und Spitze', 'high neck and lace'),
      views: wornViews,
      weightGrams: 180,
      sizeChart: 'blouse',
    },
  ),
  configurable(
    {
      number: 3201,
      family: 'SCH',
      name: text('Dirndlschort Afra', 'Dirndlschürze Afra', 'Dirndl apron Afra'),
      short: text(
        'Effen dirndlschort met fijn geplooide taille, in vier kleuren en twee lengtes.',
        'Einfarbige Dirndlschürze mit fein gezogener Taille, in vier Farben und zwei Längen.',
        'Plain dirndl apron with a finely gathered waist, in four colours and two lengths.',
      ),
      grammar: { nl: 'het', de: 'sie', worn: true },
      brand: 'hollerzwirn',
      categories: [131, 550],
      attributes: {
        stof: ['katoensatijn'],
        dessin: 'effen',
        gelegenheid: ['oktoberfest', 'volksfeest', 'vereniging'],
        collectie: 'basics',
        herkomst: 'PL',
        gender: ['dames'],
      },
      look: text(
        'Een effen schort met een zachte glans. De taille is in kleine plooien gezet, zodat het schort vlak over de rok valt.',
        'Eine einfarbige Schürze mit sanftem Glanz. Die Taille ist fein gezogen, damit die Schürze glatt über den Rock fällt.',
        'A plain apron with a soft sheen. The waist is finely gathered, so the apron lies smoothly over the skirt.',
      ),
      fit: join(apronLength, apronRibbon),
      know: text(
        'Een licht schort maakt een donkere dirndl zomers, een donker schort maakt hem rustiger. Voor verenigingen gelden staffelprijzen vanaf vijf stuks.',
        'Eine helle Schürze macht ein dunkles Dirndl sommerlich, eine dunkle macht es ruhiger. Für Vereine gelten Staffelpreise ab fünf Stück.',
        'A light apron makes a dark dirndl summery, a dark one makes it calmer. Clubs get tier prices from five pieces.',
      ),
      createdDaysAgo: 450,
      sold: [58, 96, 2],
      materials: [textile('outer', ['polyester', 65], ['katoen', 35])],
      care: ['30fijn', 'geendroger', 'strijk1'],
      cents: 4495,
      hasTierPrices: true,
      related: ['MA-DIR-1001', 'MA-DIR-1009', 'MA-BLU-3101'],
      upsell: ['MA-SCH-3202'],
      crosssell: ['MA-DIR-1001', 'MA-DIR-1009', 'MA-BLU-3101'],
    },
    {
      colourAttribute: 'kleur_schort',
      colours: ['oudroze', 'salie', 'creme', 'nacht'],
      axes: [{ attribute: 'lengte', codes: ['midi60', 'lang70'], mark: lengthMark }],
      draw: (colour, seed) => ({ kind: 'apron', seed, fabric: fabric('seide', colour), length: 60, bow: 'left' }),
      detail: text('geplooide taille en strik', 'gezogene Taille und Schleife', 'gathered waist and bow'),
      views: wornViews,
      weightGrams: 180,
    },
  ),
  configurable(
    {
      number: 3202,
      family: 'SCH',
      name: text('Dirndlschort Rosl jacquard', 'Dirndlschürze Rosl Jacquard', 'Dirndl apron Rosl jacquard'),
      short: text(
        'Dirndlschort van jacquard met ingeweven bloemen, in drie kleuren en drie lengtes.',
        'Dirndlschürze aus Jacquard mit eingewebten Blumen, in drei Farben und drei Längen.',
        'Jacquard dirndl apron with woven flowers, in three colours and three lengths.',
      ),
      grammar: { nl: 'het', de: 'sie', worn: true },
      brand: 'steinroesl',
      categories: [132],
      attributes: {
        stof: ['jacquard'],
        dessin: 'jacquard',
        gelegenheid: ['bruiloft', 'kerst', 'volksfeest'],
        collectie: 'festlich',
        herkomst: 'AT',
        gender: ['dames'],
      },
      look: text(
        'De bloemen zijn in de stof geweven en lichten op als het licht erlangs valt. Onderaan loopt een smalle band in dezelfde tint.',
        'Die Blumen sind in den Stoff gewebt und leuchten auf, wenn Licht darüber streift. Am Saum läuft ein schmales Band im selben Ton.',
        'The flowers are woven into the cloth and light up as the light falls across them. A narrow band in the same shade runs along the hem.',
      ),
      fit: join(apronLength, apronRibbon),
      know: text(
        'Past bij dirndls van fluweel en brokaat. Strijk het schort aan de achterkant, met een doek ertussen.',
        'Passt zu Dirndln aus Samt und Brokat. Bügle die Schürze von links, mit einem Tuch dazwischen.',
        'Goes with velvet and brocade dirndls. Iron the apron on the reverse, with a cloth in between.',
      ),
      createdDaysAgo: 13,
      newUntilInDays: 32,
      sold: [7, 8, 3],
      materials: [textile('outer', ['polyester', 62], ['viscose', 38])],
      care: ['nietwas', 'stomerij', 'strijk1'],
      cents: 8995,
      hasTierPrices: true,
      related: ['MA-DIR-1006', 'MA-BLU-3102'],
      upsell: ['MA-SCH-3201'],
      crosssell: ['MA-DIR-1006', 'MA-BLU-3102'],
    },
    {
      colourAttribute: 'kleur_schort',
      colours: ['goud', 'bordeaux', 'duifblauw'],
      axes: [{ attribute: 'lengte', codes: ['midi60', 'lang70', 'maxi85'], mark: lengthMark }],
      draw: (colour, seed) => ({ kind: 'apron', seed, fabric: fabric('jacquard', colour), length: 70, bow: 'right', hemBand: hex(colour) }),
      detail: text('ingeweven bloemen en strik', 'eingewebte Blumen und Schleife', 'woven flowers and bow'),
      views: wornViews,
      weightGrams: 240,
    },
  ),
];
