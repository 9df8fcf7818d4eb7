import type { DemoConfigurable } from '../../model.ts';
import { range, sockSizes } from '../attribute-options.ts';
import { hex } from '../colours.ts';
import { configurable } from '../configurable.ts';
import { fabric } from '../drawing.ts';
import { nonTextile, textile } from '../fibres.ts';
import { wornViews } from '../pictures.ts';
import { haferlShort } from '../short-texts.ts';
import { text } from '../text.ts';

const leather = text('Leer', 'Leder', 'Leather');
const otherMaterial = text('Overig materiaal', 'Sonstiges Material', 'Other material');

/** Haferl shoes, pumps and knee socks; shoes name upper, lining and sole (LAW-15). */
export const shoesAndSocks: readonly DemoConfigurable[] = [
  configurable(
    {
      number: 4001,
      family: 'SHU',
      name: text('Haferlschoen Sepp', 'Haferlschuh Sepp', 'Haferl shoe Sepp'),
      short: haferlShort('nappa'),
      grammar: { nl: 'hij', de: 'er', worn: true },
      brand: 'bergdohle',
      categories: [251],
      attributes: {
        leersoort: 'nappa',
        sluiting: 'veters',
        gelegenheid: ['oktoberfest', 'volksfeest', 'vereniging', 'dagelijks'],
        collectie: 'klassiek',
        herkomst: 'IT',
        gender: ['heren'],
      },
      look: text(
        'De veters zitten aan de zijkant, zodat je er onderweg niet mee blijft haken. De zool is doorgestikt met een lichte draad.',
        'Die Schnürung sitzt seitlich, damit du unterwegs nirgends hängen bleibst. Die Sohle ist mit hellem Faden durchgenäht.',
        'The lacing sits at the side, so you do not get caught on anything. The sole is stitched through with a light thread.',
      ),
      fit: text(
        'Valt normaal en heeft ruimte bij de tenen. Draag je er dikke kousen in, neem dan een halve tot hele maat meer.',
        'Fällt normal aus und lässt den Zehen Platz. Mit dicken Strümpfen nimm eine halbe bis ganze Größe mehr.',
        'True to size with room at the toes. If you wear thick socks, go half to one size up.',
      ),
      know: text(
        'Poets de schoen voor de eerste keer met kleurloze crème. De zool kan bij de schoenmaker worden vervangen.',
        'Pflege den Schuh vor dem ersten Tragen mit farbloser Creme. Die Sohle kann der Schuhmacher ersetzen.',
        'Treat the shoe with colourless cream before first wear. A cobbler can replace the sole.',
      ),
      createdDaysAgo: 520,
      sold: [72, 74, 2],
      materials: [nonTextile('upper', leather), nonTextile('sock', leather), nonTextile('sole', otherMaterial)],
      care: ['schoenen'],
      cents: 15995,
      related: ['MA-SOK-4101', 'MA-LED-2001'],
      upsell: ['MA-SHU-4002'],
      crosssell: ['MA-SOK-4101', 'MA-LED-2001', 'MA-ONV-6603'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['havanna', 'zwart'],
      axes: [{ attribute: 'maat_schoen', codes: range(39, 48, 1) }],
      draw: (colour, seed) => ({
        kind: 'haferl',
        seed,
        leather: fabric('nappa', colour),
        sole: hex('zwart'),
        thread: hex('creme'),
        laces: hex('tabak'),
        height: 'low',
      }),
      detail: text('zijvetering en stiksel', 'seitliche Schnürung und Naht', 'side lacing and stitching'),
      views: wornViews,
      weightGrams: 1150,
      sizeChart: 'shoe',
    },
  ),
  configurable(
    {
      number: 4002,
      family: 'SHU',
      name: text('Trachtenpumps Paula', 'Trachtenpumps Paula', 'Trachten pumps Paula'),
      short: text(
        'Pumps van geitensuède met blokhak van 5 cm, enkelbandje en gesp.',
        'Pumps aus Ziegenveloursleder mit 5 cm Blockabsatz, Riemchen und Schnalle.',
        'Goat suede pumps with a 5 cm block heel, ankle strap and buckle.',
      ),
      grammar: { nl: 'ze', de: 'plural', worn: true },
      brand: 'bergdohle',
      categories: [181],
      attributes: {
        leersoort: 'geitensuede',
        gelegenheid: ['oktoberfest', 'bruiloft', 'volksfeest'],
        collectie: 'festlich',
        herkomst: 'IT',
        gender: ['dames'],
      },
      look: text(
        'Ronde neus, blokhak en een bandje met een kleine zilverkleurige gesp. Op de neus is een edelweiss geborduurd.',
        'Runde Spitze, Blockabsatz und ein Riemchen mit kleiner silberfarbener Schnalle. Vorn ist ein Edelweiß gestickt.',
        'Round toe, block heel and a strap with a small silver-coloured buckle. An edelweiss is embroidered on the toe.',
      ),
      fit: text(
        'Ze vallen normaal. Het bandje heeft zes gaatjes en houdt je hiel op zijn plaats.',
        'Sie fallen normal aus. Das Riemchen hat sechs Löcher und hält die Ferse.',
        'They are true to size. The strap has six holes and keeps your heel in place.',
      ),
      know: text(
        'Een blokhak zakt niet weg in gras of grind. Behandel het suède voor het dragen met een spray tegen vocht.',
        'Ein Blockabsatz versinkt nicht in Gras oder Kies. Behandle das Veloursleder vor dem Tragen mit Imprägnierspray.',
        'A block heel does not sink into grass or gravel. Treat the suede with a protective spray before wearing.',
      ),
      createdDaysAgo: 270,
      sold: [38, 39, 4],
      materials: [nonTextile('upper', leather), nonTextile('sock', leather), nonTextile('sole', otherMaterial)],
      care: ['schoenen'],
      cents: 9995,
      related: ['MA-DIR-1001', 'MA-DIR-1006'],
      upsell: ['MA-SHU-4001'],
      crosssell: ['MA-DIR-1001', 'MA-DIR-1006', 'MA-ONV-6601'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['zwart', 'bordeaux'],
      axes: [{ attribute: 'maat_schoen', codes: range(36, 42, 1) }],
      draw: (colour, seed) => ({
        kind: 'pump',
        seed,
        leather: fabric('suede', colour),
        heel: 'block',
        buckle: hex('zilver'),
        strap: true,
        lining: hex('creme'),
        embroidery: hex('creme'),
      }),
      detail: text('gesp en borduursel', 'Schnalle und Stickerei', 'buckle and embroidery'),
      views: wornViews,
      weightGrams: 750,
      sizeChart: 'shoe',
    },
  ),
  configurable(
    {
      number: 4101,
      family: 'SOK',
      name: text('Kniekousen Loisl', 'Kniestrümpfe Loisl', 'Knee socks Loisl'),
      short: text(
        'Kniekousen van wolmix met kabelpatroon en omgeslagen boord, per paar.',
        'Kniestrümpfe aus Wollmischung mit Zopfmuster und Umschlag, pro Paar.',
        'Wool-blend knee socks with a cable pattern and turned-down cuff, per pair.',
      ),
      grammar: { nl: 'ze', de: 'plural', worn: true },
      brand: 'tannzapf',
      categories: [260, 183, 550],
      attributes: {
        stof: ['wolmix'],
        gelegenheid: ['oktoberfest', 'volksfeest', 'vereniging'],
        collectie: 'basics',
        herkomst: 'DE',
        gender: ['heren', 'dames'],
      },
      look: text(
        'Kabels langs de kuit en een boord die je een keer omslaat. De boord heeft een smalle streep in dennengroen.',
        'Zöpfe entlang der Wade und ein Bund, den du einmal umschlägst. Der Bund trägt einen schmalen Streifen in Tannengrün.',
        'Cables along the calf and a cuff you turn down once. The cuff has a narrow stripe in fir green.',
      ),
      fit: text(
        'De boord sluit onder de knie en knelt niet. Bij een kniebundlederhose valt de broekband over de kous.',
        'Der Bund sitzt unter dem Knie und schneidet nicht ein. Bei der Kniebundhose liegt der Hosenbund über dem Strumpf.',
        'The cuff sits below the knee without pinching. With knee-length lederhosen the band closes over the sock.',
      ),
      know: text(
        'Was ze binnenstebuiten en trek ze nat in vorm. Vanaf vijf paar gelden staffelprijzen.',
        'Wasche sie auf links und zieh sie nass in Form. Ab fünf Paar gelten Staffelpreise.',
        'Wash them inside out and pull them into shape while wet. Tier prices start at five pairs.',
      ),
      createdDaysAgo: 640,
      sold: [166, 241, 1],
      materials: [textile('outer', ['wol', 45], ['polyacryl', 30], ['polyamide', 25])],
      care: ['30fijn', 'geendroger', 'nietbleek'],
      cents: 1995,
      hasTierPrices: true,
      related: ['MA-LED-2001', 'MA-SHU-4001'],
      crosssell: ['MA-LED-2001', 'MA-SHU-4001'],
    },
    {
      colourAttribute: 'kleur',
      colours: ['creme', 'antraciet'],
      axes: [{ attribute: 'maat_sok', codes: sockSizes }],
      draw: (colour, seed) => ({ kind: 'socks', seed, form: 'knee', colour: hex(colour), cuff: hex('dennengroen'), pattern: 'cable' }),
      detail: text('kabelpatroon en boord', 'Zopfmuster und Bund', 'cable pattern and cuff'),
      views: wornViews,
      weightGrams: 140,
    },
  ),
];
