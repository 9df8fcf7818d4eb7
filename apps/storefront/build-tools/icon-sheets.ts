import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { iconNames } from '../src/theme/icon-names.ts';

/** Draws the icon sheets of the themes from Phosphor's single files (MIT) and drawings of the theme's own: one request for all icons. */
const sheets = [
  { weight: 'regular', file: '../src/themes/alm/icons.svg', own: undefined },
  { weight: 'duotone', file: '../src/themes/stube/icons.svg', own: '../src/themes/stube/department-drawings.svg' },
] as const;

/** Glyphs, not pictures: a second tone would only blur them. */
const glyphs = /^(x|list|check|plus|minus|caret-|arrow-)/;

async function symbol(name: string, sheetWeight: (typeof sheets)[number]['weight']): Promise<string> {
  const weight = glyphs.test(name) ? 'regular' : sheetWeight;
  const file = weight === 'regular' ? name : `${name}-${weight}`;
  const svg = await readFile(fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${weight}/${file}.svg`)), 'utf8');
  const drawing = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

async function ownSymbols(file: string): Promise<string[]> {
  const svg = await readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  return svg.split('\n').filter((line) => line.startsWith('<symbol'));
}

for (const { weight, file, own } of sheets) {
  const symbols = await Promise.all(iconNames.map((name) => symbol(name, weight)));
  if (own) symbols.push(...(await ownSymbols(own)));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await writeFile(fileURLToPath(new URL(file, import.meta.url)), text);
}
