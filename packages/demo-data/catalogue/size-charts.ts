import { perLanguage, type Language, type PerLanguage } from '@shop/contract';
import type { DemoSizeChart } from '../model.ts';
import { hatSizes, kidsSizes } from './attribute-options.ts';
import { text } from './text.ts';

const words = {
  bust: text('borst', 'Brust', 'bust'),
  waist: text('taille', 'Taille', 'waist'),
  hip: text('heup', 'Hüfte', 'hip'),
  chest: text('borst', 'Brust', 'chest'),
  collar: text('boord', 'Kragenweite', 'collar'),
  height: text('lengte', 'Körpergröße', 'height'),
  foot: text('voetlengte', 'Fußlänge', 'foot length'),
  head: text('hoofdomtrek', 'Kopfumfang', 'head'),
} as const;

type Measure = readonly [what: keyof typeof words, value: string];

const decimalSigns: PerLanguage<string> = { nl: ',', de: ',', en: '.' };
const number = (value: string, language: Language): string => value.replace('.', decimalSigns[language]);

const describe = (measures: readonly Measure[], ending: (language: Language) => string = () => '') =>
  perLanguage((language) => {
    const parts = measures.map(([what, value]) => `${words[what][language]} ${number(value, language)} cm`);
    return parts.join(', ') + ending(language);
  });

/** Bust, waist, hip in centimetres and the international size; the ranges touch, so a calculator always finds one row. */
const women: readonly (readonly [size: string, bust: string, waist: string, hip: string, international: string])[] = [
  ['32', '74–77', '58–61', '84–87', 'XXS'],
  ['34', '78–81', '62–65', '88–91', 'XS'],
  ['36', '82–85', '66–69', '92–95', 'S'],
  ['38', '86–89', '70–73', '96–98', 'M'],
  ['40', '90–93', '74–77', '99–102', 'M'],
  ['42', '94–97', '78–81', '103–106', 'L'],
  ['44', '98–101', '82–85', '107–110', 'L'],
  ['46', '102–106', '86–91', '111–114', 'XL'],
  ['48', '107–112', '92–97', '115–118', 'XL'],
  ['50', '113–118', '98–103', '119–123', 'XXL'],
  ['52', '119–124', '104–109', '124–128', 'XXL'],
  ['54', '125–130', '110–115', '129–133', '3XL'],
  ['56', '131–136', '116–121', '134–138', '3XL'],
  ['58', '137–142', '122–127', '139–143', '4XL'],
  ['60', '143–148', '128–133', '144–148', '4XL'],
];

const men: readonly (readonly [size: string, waist: string, hip: string, international: string])[] = [
  ['44', '76–79', '88–91', 'XS'],
  ['46', '80–83', '92–95', 'S'],
  ['48', '84–87', '96–99', 'M'],
  ['50', '88–91', '100–103', 'M'],
  ['52', '92–95', '104–107', 'L'],
  ['54', '96–100', '108–111', 'L'],
  ['56', '101–105', '112–115', 'XL'],
  ['58', '106–110', '116–119', 'XXL'],
  ['60', '111–115', '120–123', 'XXL'],
  ['62', '116–120', '124–127', '3XL'],
  ['64', '121–125', '128–131', '3XL'],
];

const shirts: readonly (readonly [size: string, chest: string, collar: string])[] = [
  ['S', '90–97', '37–38'],
  ['M', '98–105', '39–40'],
  ['L', '106–113', '41–42'],
  ['XL', '114–121', '43–44'],
  ['XXL', '122–129', '45–46'],
  ['3XL', '130–137', '47–48'],
  ['4XL', '138–145', '49–50'],
  ['5XL', '146–153', '51–52'],
];

/** Chest and waist per size, in the order of the sizes 86, 92, 98 … 176. */
const kidsMeasures = '52/50 54/51 55/52 57/53 58/54 60/55 62/57 64/58 67/60 70/62 73/64 76/66 80/68 84/70 87/73 90/76'.split(' ');
const kidsAges: Readonly<Record<string, string>> = {
  '86': '1½',
  '98': '3',
  '110': '5',
  '122': '7',
  '134': '9',
  '146': '11',
  '158': '13',
  '170': '15',
};

const feet: readonly (readonly [size: string, centimetres: string])[] = [
  ['36', '22.5'],
  ['37', '23.2'],
  ['38', '23.8'],
  ['39', '24.5'],
  ['40', '25.2'],
  ['41', '25.8'],
  ['42', '26.5'],
  ['43', '27.2'],
  ['44', '27.8'],
  ['45', '28.5'],
  ['46', '29.2'],
  ['47', '29.8'],
  ['48', '30.5'],
];

/** A foot grows two thirds of a centimetre per size: EU × 2/3 − 1.5. */
const footLength = (size: number): string => ((size * 2) / 3 - 1.5).toFixed(1);
const kidsFeet = Array.from({ length: 12 }, (_, index) => [String(24 + index), footLength(24 + index)] as const);

const international = (size: string) => () => ` (${size})`;
const hatLetters = ['S', 'S', 'M', 'M', 'L', 'L', 'XL', 'XL'] as const;

const age =
  (size: string) =>
  (language: Language): string => {
    const years = kidsAges[size];
    if (years === undefined) return '';
    return ` (${{ nl: `ongeveer ${years} jaar`, de: `etwa ${years} Jahre`, en: `about ${years} years` }[language]})`;
  };

const kidsMeasuresOf = (index: number): readonly [chest: string, waist: string] => {
  const [chest = '', waist = ''] = (kidsMeasures[index] ?? '').split('/');
  return [chest, waist];
};

const womenRows: DemoSizeChart['rows'] = women.map(([option, bust, waist, hip, letters]) => ({
  option,
  label: describe(
    [
      ['bust', bust],
      ['waist', waist],
      ['hip', hip],
    ],
    international(letters),
  ),
}));

/** What a shop size means for a body; blouses share the rows of dirndls, but have an attribute of their own. */
export const sizeCharts: readonly DemoSizeChart[] = [
  { key: 'dirndl', attribute: 'maat_dirndl', rows: womenRows },
  { key: 'blouse', attribute: 'blouse_maat', rows: womenRows },
  {
    key: 'lederhose-men',
    attribute: 'maat_lederhose',
    rows: men.map(([option, waist, hip, letters]) => ({
      option,
      label: describe(
        [
          ['waist', waist],
          ['hip', hip],
        ],
        international(letters),
      ),
    })),
  },
  {
    key: 'lederhose-women',
    attribute: 'maat_lederhose',
    rows: women.slice(1, 8).map(([option, , waist, hip, letters]) => ({
      option,
      label: describe(
        [
          ['waist', waist],
          ['hip', hip],
        ],
        international(letters),
      ),
    })),
  },
  {
    key: 'shirt',
    attribute: 'maat_hemd',
    rows: shirts.map(([option, chest, collar]) => ({
      option,
      label: describe([
        ['chest', chest],
        ['collar', collar],
      ]),
    })),
  },
  {
    key: 'kids',
    attribute: 'maat_kind',
    rows: kidsSizes.map((option, index) => {
      const [chest, waist] = kidsMeasuresOf(index);
      return {
        option,
        label: describe(
          [
            ['height', `${Number(option) - 5}–${option}`],
            ['chest', chest],
            ['waist', waist],
          ],
          age(option),
        ),
      };
    }),
  },
  {
    key: 'shoe',
    attribute: 'maat_schoen',
    rows: [...kidsFeet, ...feet].map(([option, length]) => ({ option, label: describe([['foot', length]]) })),
  },
  {
    key: 'hat',
    attribute: 'maat_hoed',
    rows: hatSizes.map((option, index) => ({
      option,
      label: describe([['head', option]], international(hatLetters[index] ?? '')),
    })),
  },
];
