import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { nonTextile, textile } from '../../fibres.ts';
import { optionLabel } from '../../attributes.ts';
import { wornViews } from '../../pictures.ts';
import { leatherNames } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece } from '../family.ts';
import { womensNames } from '../names.ts';
import type { Random } from '../random.ts';
import { thingTexts } from '../texts/things.ts';
import { traits } from '../traits.ts';
import { motifs, threadFor, threads } from './lederhose-piece.ts';

const forms = [
  {
    drawing: 'heart',
    category: 421,
    type: text('Hartjestas', 'Herztasche', 'Heart bag'),
    size: text('20 bij 18', '20 mal 18', '20 by 18'),
  },
  {
    drawing: 'crossbody',
    category: 422,
    type: text('Crossbodytas', 'Umhängetasche', 'Crossbody bag'),
    size: text('22 bij 16', '22 mal 16', '22 by 16'),
  },
  {
    drawing: 'pouch',
    category: 422,
    type: text('Buideltas', 'Beuteltasche', 'Pouch bag'),
    size: text('19 bij 21', '19 mal 21', '19 by 21'),
  },
] as const;
const inTurn = [0, 1, 0, 2] as const;

function bagPiece(random: Random, turn: number): Piece {
  const form = forms[inTurn[turn % inTurn.length] ?? 0];
  const material = random.pick(['geitensuede', 'nappa', 'rundsuede'] as const);
  const colours = random.some(
    ['bordeaux', 'cognac', 'dennengroen', 'havanna', 'nacht', 'oudroze', 'petrol', 'antraciet', 'salie'] as const,
    random.pick([1, 3, 3]),
  );
  const thread = threadFor(random, colours);
  const motif = random.pick(motifs);
  const strap = hex(random.pick(['havanna', 'tabak', 'zwart', 'cognac'] as const));
  const clasp = hex(random.pick(['zilver', 'goud'] as const));
  return {
    type: form.type,
    detail: leatherNames[material],
    grammar: { nl: 'hij', de: 'sie', worn: false },
    brand: 'bergdohle',
    categories: [form.category],
    attributes: {
      leersoort: material,
      borduurmotief: motif.code,
      borduurkleur: thread,
      ...traits(random, 'bergdohle', ['dames'], 'everyday'),
    },
    short: text(
      `${form.type.nl} van ${leatherNames[material].nl} met borduursel en afneembare riem, ${form.size.nl} cm.`,
      `${form.type.de} aus ${leatherNames[material].de} mit Stickerei und abnehmbarem Riemen, ${form.size.de} cm.`,
      `${form.type.en} in ${leatherNames[material].en} with embroidery and a detachable strap, ${form.size.en} cm.`,
    ),
    materials: [nonTextile('leather', optionLabel('leersoort', material)), textile('lining', ['katoen', 100])],
    care: ['nietwas', 'leer'],
    priceRange: [3995, 12900],
    facts: [],
    measures: [
      text(
        `De tas is ${form.size.nl} centimeter en 6 centimeter diep; telefoon, sleutels en portemonnee passen erin.`,
        `Die Tasche misst ${form.size.de} Zentimeter und ist 6 Zentimeter tief; Handy, Schlüssel und Geldbörse passen hinein.`,
        `The bag measures ${form.size.en} centimetres and is 6 centimetres deep; phone, keys and purse fit inside.`,
      ),
    ],
    texts: thingTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [],
      draw: (colour, seed) => ({
        kind: 'bag',
        seed,
        form: form.drawing,
        fabric: fabric(material === 'nappa' ? 'nappa' : 'suede', colour),
        strap,
        embroidery: hex(threads[thread]),
        motif: motif.drawing,
        clasp,
      }),
      detail: text('borduursel en sluiting', 'Stickerei und Verschluss', 'embroidery and clasp'),
      views: wornViews,
      weightGrams: 350,
    },
  };
}

export const bags: FamilyPlan = {
  key: 'bags',
  prefix: 'TAS',
  firstNumber: 6111,
  count: 18,
  curated: ['MA-TAS-6101', 'MA-TAS-6102'],
  names: womensNames,
  priceRange: [995, 12900],
  goesWith: ['midi-dirndls', 'womens-shoes', 'care'],
  piece: bagPiece,
};
