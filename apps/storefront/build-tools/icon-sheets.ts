import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { iconNames } from '../src/theme/icon-names.ts';

/** Draws the icon sheets of the themes from Phosphor's single files (MIT): one request for all icons. */
const sheets = [
  { weight: 'regular', file: '../src/themes/alm/icons.svg' },
  { weight: 'duotone', file: '../src/themes/stube/icons.svg' },
] as const;

/** Signs, not pictures: a second tone would only blur them. */
const signs = /^(x|list|check|plus|minus|caret-|arrow-)/;

async function symbol(name: string, sheetWeight: (typeof sheets)[number]['weight']): Promise<string> {
  const weight = signs.test(name) ? 'regular' : sheetWeight;
  const file = weight === 'regular' ? name : `${name}-${weight}`;
  const svg = await readFile(fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${weight}/${file}.svg`)), 'utf8');
  const drawing = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

for (const { weight, file } of sheets) {
  const symbols = await Promise.all(iconNames.map((name) => symbol(name, weight)));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await writeFile(fileURLToPath(new URL(file, import.meta.url)), text);
}
