import type { DemoConfigurable, DemoProductBase } from '../../model.ts';
import type { ShirtSpec } from '../../images/spec.ts';
import { shirtSizes } from '../attribute-options.ts';
import type { ColourCode } from '../colours.ts';
import { hex } from '../colours.ts';
import { configurable } from '../configurable.ts';
import { fabric } from '../drawing.ts';
import { textile } from '../fibres.ts';
import { wornViews } from '../pictures.ts';
import type { ProductFacts } from '../product.ts';
import { shirtFit, shirtKnow } from '../sentences.ts';
import { shirtShort } from '../short-texts.ts';
import { join, text } from '../text.ts';

type ShirtFacts = Omit<ProductFacts, 'family' | 'name' | 'short' | 'grammar' | 'attributes' | 'care'> & {
  readonly givenName: string;
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly fabric: string;
  readonly attributes: DemoProductBase['attributes'];
  readonly draw: (colour: ColourCode) => Omit<ShirtSpec, 'kind' | 'seed' | 'wearer'>;
};

const largeSizes = ['3XL', '4XL', '5XL'];

/** A shirt: colour × size, with tier prices for clubs. */
function shirt(facts: ShirtFacts): DemoConfigurable {
  return configurable(
    {
      ...facts,
      family: 'HEM',
      name: text(`Trachtenhemd ${facts.givenName}`, `Trachtenhemd ${facts.givenName}`, `Trachten shirt ${facts.givenName}`),
      short: shirtShort(facts.colours, facts.fabric),
      grammar: { nl: 'het', de: 'es', worn: true },
      care: ['30fijn', 'geendroger', 'strijk2', 'nietbleek'],
      hasTierPrices: true,
      attributes: { stof: [facts.fabric], sluiting: 'knopen', mouw: 'lang', gender: ['heren'], pasvorm: 'regular', ...facts.attributes },
    },
    {
      colourAttribute: 'kleur',
      colours: facts.colours,
      axes: [{ attribute: 'maat_hemd', codes: shirtSizes }],
      draw: (colour, seed) => ({ kind: 'shirt', seed, wearer: 'men', ...facts.draw(colour) }),
      detail: text('kraag en knopen', 'Kragen und Knöpfe', 'collar and buttons'),
      views: wornViews,
      weightGrams: 320,
      extraCents: (options) => (largeSizes.includes(options['maat_hemd'] ?? '') ? 500 : 0),
      sizeChart: 'shirt',
    },
  );
}

/** Three shirts: checked, white with a stand-up collar, and the entry model. */
export const shirts: readonly DemoConfigurable[] = [
  shirt({
    number: 3001,
    givenName: 'Quirin',
    brand: 'zwirnhuette',
    colours: ['robijn', 'gentiaan', 'dennengroen'],
    fabric: 'katoen',
    categories: [221, 550],
    attributes: {
      dessin: 'ruit',
      kraag: 'kentkraag',
      gelegenheid: ['oktoberfest', 'volksfeest', 'vereniging'],
      collectie: 'klassiek',
      herkomst: 'PT',
    },
    look: text(
      'Een ruit van een centimeter op een witte grond, garengeverfd. Op de borstzak is klein een edelweiss geborduurd.',
      'Ein Karo von einem Zentimeter auf weißem Grund, garngefärbt. Auf der Brusttasche ist klein ein Edelweiß gestickt.',
      'A one-centimetre check on a white ground, yarn-dyed. A small edelweiss is embroidered on the chest pocket.',
    ),
    fit: join(shirtFit.regular, shirtFit.tails),
    know: join(shirtKnow.wash, shirtKnow.clubs),
    createdDaysAgo: 540,
    sold: [208, 263, 1],
    materials: [textile('outer', ['katoen', 100])],
    cents: 4995,
    related: ['MA-LED-2001', 'MA-SOK-4101', 'MA-GIL-3301'],
    upsell: ['MA-HEM-3002', 'MA-HEM-3003'],
    crosssell: ['MA-LED-2001', 'MA-SOK-4101', 'MA-GIL-3301'],
    draw: (colour) => ({
      fabric: fabric('karo', colour, 'wit'),
      collar: 'kent',
      placket: 'full',
      sleeves: 'rolled',
      buttons: hex('tabak'),
      pocket: true,
      embroidery: hex('creme'),
    }),
  }),
  shirt({
    number: 3002,
    givenName: 'Vitus',
    brand: 'zwirnhuette',
    colours: ['wit', 'creme'],
    fabric: 'linnen',
    categories: [222, 223],
    attributes: {
      dessin: 'effen',
      kraag: 'opstaand',
      gelegenheid: ['bruiloft', 'volksfeest', 'dagelijks'],
      collectie: 'almzomer-2026',
      herkomst: 'PT',
    },
    look: text(
      'Vitus is een Pfoad: een hemd met halve knoopsluiting en opstaande kraag. De borst is in smalle plooien gelegd.',
      'Vitus ist eine Pfoad: ein Schlupfhemd mit halber Knopfleiste und Stehkragen. Die Brust ist in schmale Biesen gelegt.',
      'Vitus is a Pfoad: a pull-on shirt with a half placket and stand-up collar. The chest is laid in narrow pleats.',
    ),
    fit: join(
      shirtFit.tails,
      text(
        'Je trekt het over je hoofd aan, dus het valt ruimer dan een gewoon hemd.',
        'Du ziehst es über den Kopf, deshalb fällt es weiter aus als ein normales Hemd.',
        'You pull it on over your head, so it is roomier than a regular shirt.',
      ),
    ),
    know: join(
      text(
        'Strijk linnen licht vochtig, dan glijden de plooien vanzelf terug.',
        'Bügle Leinen leicht feucht, dann legen sich die Biesen von selbst.',
        'Iron linen slightly damp, and the pleats fall back into place.',
      ),
      shirtKnow.clubs,
    ),
    createdDaysAgo: 26,
    newUntilInDays: 19,
    sold: [22, 26, 1],
    materials: [textile('outer', ['linnen', 55], ['katoen', 45])],
    cents: 6995,
    related: ['MA-LED-2005', 'MA-LED-2004', 'MA-GIL-3301'],
    upsell: ['MA-HEM-3001'],
    crosssell: ['MA-LED-2005', 'MA-LED-2004', 'MA-GIL-3301'],
    draw: (colour) => ({
      fabric: fabric('leinen', colour),
      collar: 'stand',
      placket: 'half',
      sleeves: 'long',
      buttons: hex('tabak'),
      pleatedBib: true,
    }),
  }),
  shirt({
    number: 3003,
    givenName: 'Hias',
    brand: 'kaserzeug',
    colours: ['duifblauw', 'robijn'],
    fabric: 'katoen',
    categories: [221, 550],
    attributes: {
      dessin: 'vichyruit',
      kraag: 'kentkraag',
      gelegenheid: ['oktoberfest', 'carnaval'],
      collectie: 'basics',
      herkomst: 'IN',
    },
    look: text(
      'Een fijne vichyruit zonder borduursel, met twee klepzakken. Het past bij elke kleur leer.',
      'Ein feines Vichykaro ohne Stickerei, mit zwei Pattentaschen. Es passt zu jeder Lederfarbe.',
      'A fine gingham without embroidery, with two flap pockets. It goes with every colour of leather.',
    ),
    fit: join(shirtFit.regular),
    know: join(shirtKnow.clubs, shirtKnow.wash),
    createdDaysAgo: 380,
    sold: [91, 140, 1],
    materials: [textile('outer', ['katoen', 100])],
    cents: 3495,
    related: ['MA-LED-2002', 'MA-HOE-6002', 'MA-DOE-6401'],
    upsell: ['MA-HEM-3001'],
    crosssell: ['MA-LED-2002', 'MA-HOE-6002', 'MA-DOE-6401'],
    draw: (colour) => ({
      fabric: fabric('vichy', colour, 'wit'),
      collar: 'kent',
      placket: 'full',
      sleeves: 'rolled',
      buttons: hex('tabak'),
      pocket: true,
    }),
  }),
];
