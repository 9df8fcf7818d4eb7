import { writeFileSync } from 'node:fs';

const colours = [
  'duifblauw',
  'dennengroen',
  'antraciet',
  'zwart',
  'mosgroen',
  'nachtblauw',
  'oudroze',
  'saliegroen',
  'bordeaux',
  'robijnrood',
];
const lengths = ['Mini (50 cm)', 'Midi (60 cm)', 'Lang (70 cm)'];
const sizes = ['32', '34', '36', '38', '40', '42', '44', '46', '48', '50'];
const columns =
  'sku,product_type,categories,name,description,short_description,price,qty,visibility,url_key,additional_attributes,configurable_variations';

export const manyVariants = { sku: 'BENCH-300', urlKey: 'dirndl-in-driehonderd', count: colours.length * lengths.length * sizes.length };

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\n`;

/** Writes one dress in every colour, length and size, as Magento would export it. */
export function writeManyVariants(path: string): void {
  const choices = colours.flatMap((kleur) => lengths.flatMap((lengte) => sizes.map((maat) => ({ kleur, lengte, maat_dirndl: maat }))));
  const variants = choices.map((choice, index) => ({ sku: `${manyVariants.sku}-${index}`, ...choice }));
  const lines = variants.map(({ sku, kleur, lengte, maat_dirndl: maat }) =>
    line([
      sku,
      'simple',
      '',
      '',
      '',
      '',
      '149.95',
      '3',
      'Not Visible Individually',
      '',
      `merk=Tannzapf,kleur=${kleur},lengte=${lengte},maat_dirndl=${maat}`,
      '',
    ]),
  );
  const variations = variants
    .map((variant) =>
      Object.entries(variant)
        .map(([name, value]) => `${name}=${value}`)
        .join(','),
    )
    .join('|');
  const words = 'Een lijfje van katoen, een rok en een schort dat je links of rechts strikt. '.repeat(6);
  const parent = [manyVariants.sku, 'configurable', 'Default Category/Dames/Dirndls', 'Dirndl in driehonderd'];
  lines.push(
    line([...parent, `<p>${words}</p>`, words.slice(0, 90), '', '', 'Catalog, Search', manyVariants.urlKey, 'merk=Tannzapf', variations]),
  );
  writeFileSync(path, `${columns}\n${lines.join('')}`);
}
