import { writeFileSync } from 'node:fs';

const colours = ['bordeaux', 'dennengroen', 'crème'];
const columns =
  'sku,store_view_code,product_type,categories,name,description,short_description,price,qty,visibility,url_key,additional_attributes,configurable_variations';

/** Rows that one dress takes: itself, its colours, and its words in German. */
export const rowsPerDress = colours.length + 2;

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\n`;

/** Writes dresses as Magento would export them: nothing in it is this shop's own, and no sku is one of the demo shop's. */
export function writeProductFile(path: string, dresses: number): void {
  const words = 'Een lijfje van katoen, een rok tot op de knie en een schort dat je links of rechts strikt. '.repeat(6);
  const lines = [`${columns}\n`];
  for (let number = 1; number <= dresses; number++) {
    const [sku, name] = [`BENCH-${number}`, `Dirndl Meting ${number}`];
    const frame = [`<p>${words}</p>`, words.slice(0, 90)];
    for (const [index, colour] of colours.entries()) {
      const attributes = `merk=Tannzapf,kleur=${colour}`;
      lines.push(line([`${sku}-${index}`, '', 'simple', '', '', '', '', '129.95', '4', 'Not Visible Individually', '', attributes, '']));
    }
    const variations = colours.map((colour, index) => `sku=${sku}-${index},kleur=${colour}`).join('|');
    const place = 'Default Category/Dames/Dirndls';
    lines.push(
      line([sku, '', 'configurable', place, name, ...frame, '', '', 'Catalog, Search', `meting-${number}`, 'merk=Tannzapf', variations]),
      line([sku, 'de', '', '', `Dirndl Messung ${number}`, '', '', '', '', '', `messung-${number}`, '', '']),
    );
  }
  writeFileSync(path, lines.join(''));
}
