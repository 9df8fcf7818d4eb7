import type { DemoProductBase, Text } from '../../../model.ts';
import type { CareSpec } from '../../../images/spec.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { nonTextile } from '../../fibres.ts';
import { thingViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import type { Random } from '../random.ts';

type CareKind = {
  readonly type: Text;
  readonly grammar: Piece['grammar'];
  readonly form: CareSpec['form'];
  readonly dyes: readonly [ColourCode, ColourCode, ColourCode];
  readonly content?: NonNullable<DemoProductBase['content']>;
  readonly short: Text;
  readonly look: readonly Text[];
  readonly fit: readonly Text[];
  readonly know: readonly Text[];
  readonly weightGrams: number;
};

const chemicalWarning = text(
  'Buiten bereik van kinderen houden. Niet inslikken. Bij contact met de ogen met water spoelen.',
  'Darf nicht in die Hände von Kindern gelangen. Nicht verschlucken. Bei Augenkontakt mit Wasser spülen.',
  'Keep out of reach of children. Do not swallow. In case of eye contact rinse with water.',
);

/** Each care product has texts of its own; what is sold by measure has a content (LAW-04). */
const kinds: readonly [CareKind, CareKind, CareKind] = [
  {
    type: text('Schoencrème kleurloos 75 ml', 'Schuhcreme farblos 75 ml', 'Colourless shoe cream 75 ml'),
    grammar: { nl: 'hij', de: 'sie', worn: false },
    form: 'tin',
    dyes: ['havanna', 'creme', 'goud'],
    content: { amount: 75, unit: 'ml' },
    short: text(
      'Schoencrème met bijenwas voor glad leer in alle kleuren. Inhoud 75 ml.',
      'Schuhcreme mit Bienenwachs für Glattleder in allen Farben. Inhalt 75 ml.',
      'Shoe cream with beeswax for smooth leather in all colours. Contents 75 ml.',
    ),
    look: [
      text(
        'Een plat blik met draaideksel. De crème is wit en ruikt licht naar was.',
        'Eine flache Dose mit Drehdeckel. Die Creme ist weiß und riecht leicht nach Wachs.',
        'A flat tin with a twist lid. The cream is white and smells lightly of wax.',
      ),
    ],
    fit: [
      text(
        'Een klein beetje op een doek is genoeg voor een paar. Laat het vijf minuten intrekken en poets uit.',
        'Eine kleine Menge auf dem Tuch reicht für ein Paar. Fünf Minuten einziehen lassen und auspolieren.',
        'A small amount on a cloth is enough for a pair. Let it soak in for five minutes and polish.',
      ),
    ],
    know: [
      text(
        'Niet geschikt voor suède. Probeer de crème eerst op de tong van de schoen.',
        'Nicht für Veloursleder geeignet. Teste die Creme zuerst an der Lasche.',
        'Not suitable for suede. Test the cream on the tongue of the shoe first.',
      ),
    ],
    weightGrams: 120,
  },
  {
    type: text('Lederbalsem 250 ml', 'Lederbalsam 250 ml', 'Leather balm 250 ml'),
    grammar: { nl: 'hij', de: 'er', worn: false },
    form: 'tin',
    dyes: ['petrol', 'honing', 'creme'],
    content: { amount: 250, unit: 'ml' },
    short: text(
      'Balsem voor riemen, tassen en nappaleer, die droog leer soepel maakt. Inhoud 250 ml.',
      'Balsam für Gürtel, Taschen und Nappaleder, der trockenes Leder geschmeidig macht. Inhalt 250 ml.',
      'Balm for belts, bags and nappa leather that makes dry leather supple. Contents 250 ml.',
    ),
    look: [
      text(
        'Een hoog blik met een sponsje onder het deksel. De balsem is honingkleurig.',
        'Eine hohe Dose mit Schwämmchen unter dem Deckel. Der Balsam ist honigfarben.',
        'A tall tin with a sponge under the lid. The balm is honey-coloured.',
      ),
    ],
    fit: [
      text(
        'Breng dun aan en wrijf na een uur uit. Een blik gaat bij gewoon gebruik een jaar mee.',
        'Dünn auftragen und nach einer Stunde auswischen. Eine Dose reicht bei normalem Gebrauch ein Jahr.',
        'Apply thinly and wipe off after an hour. With normal use one tin lasts a year.',
      ),
    ],
    know: [
      text(
        'Leer wordt er iets donkerder van. Niet gebruiken op suède of hertenleer.',
        'Leder wird dadurch etwas dunkler. Nicht auf Velours- oder Hirschleder verwenden.',
        'Leather darkens slightly. Do not use on suede or deerskin.',
      ),
    ],
    weightGrams: 310,
  },
  {
    type: text('Kleerborstel voor loden', 'Kleiderbürste für Loden', 'Clothes brush for loden'),
    grammar: { nl: 'hij', de: 'sie', worn: false },
    form: 'brush',
    dyes: ['tabak', 'dennengroen', 'creme'],
    short: text(
      'Borstel van perenhout met natuurhaar, voor jankers, mantels en hoeden.',
      'Bürste aus Birnholz mit Naturhaar, für Janker, Mäntel und Hüte.',
      'Pearwood brush with natural bristles, for jankers, coats and hats.',
    ),
    look: [
      text(
        'Een gebogen rug die in de hand ligt, met twee lengtes haar. Aan het eind zit een lus om op te hangen.',
        'Ein gewölbter Rücken, der in der Hand liegt, mit zwei Haarlängen. Am Ende sitzt eine Schlaufe zum Aufhängen.',
        'A curved back that sits in the hand, with two lengths of bristle. A loop at the end lets you hang it up.',
      ),
    ],
    fit: [
      text(
        'De borstel is 22 centimeter lang. Borstel met de draad mee en sluit af met korte streken.',
        'Die Bürste ist 22 Zentimeter lang. Bürste mit dem Strich und schließ mit kurzen Zügen ab.',
        'The brush is 22 centimetres long. Brush with the nap and finish with short strokes.',
      ),
    ],
    know: [
      text(
        'Klop de borstel uit en was hem een keer per jaar met lauw water. Niet voor leer gebruiken.',
        'Klopf die Bürste aus und wasche sie einmal im Jahr mit lauwarmem Wasser. Nicht für Leder verwenden.',
        'Knock out the brush and wash it once a year in lukewarm water. Do not use on leather.',
      ),
    ],
    weightGrams: 140,
  },
];

function carePiece(random: Random, turn: number): Piece {
  const kind = kinds[turn] ?? random.pick(kinds);
  const [colour, label, accent] = kind.dyes;
  return {
    type: kind.type,
    detail: text('nieuw', 'neu', 'new'),
    grammar: kind.grammar,
    brand: 'tannzapf',
    categories: [470],
    attributes: { collectie: 'basics', herkomst: 'DE', gender: ['unisex'] },
    short: kind.short,
    materials:
      kind.form === 'brush'
        ? [
            nonTextile('handle', text('Perenhout', 'Birnholz', 'Pearwood')),
            nonTextile('bristles', text('Natuurhaar', 'Naturhaar', 'Natural bristle')),
          ]
        : [],
    care: [],
    ...(kind.content === undefined ? {} : { content: kind.content, warnings: chemicalWarning }),
    priceRange: [795, 1995],
    facts: [],
    texts: { look: kind.look, fit: kind.fit, know: kind.know },
    matrix: {
      colourAttribute: 'kleur',
      colours: [colour],
      axes: [],
      draw: (main, seed) => ({ kind: 'care', seed, form: kind.form, colour: hex(main), label: hex(label), accent: hex(accent) }),
      detail: text('etiket en greep', 'Etikett und Griff', 'label and handle'),
      views: thingViews,
      weightGrams: kind.weightGrams,
    },
  };
}

export const care: FamilyPlan = {
  key: 'care',
  prefix: 'ONV',
  firstNumber: 6611,
  count: 6,
  curated: ['MA-ONV-6601', 'MA-ONV-6602', 'MA-ONV-6603'],
  // A care product is called by what it does.
  names: [''],
  priceRange: [795, 1995],
  goesWith: ['knee-lederhosen', 'mens-shoes', 'bags'],
  piece: carePiece,
};
