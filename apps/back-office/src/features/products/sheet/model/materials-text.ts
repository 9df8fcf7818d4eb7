import { fibreSum } from '@shop/rules/fibre-sum';
import type { DecimalMark } from '../../../../ui/fields/decimal-text.ts';
import { writeDecimal } from '../../../../ui/fields/plain-number.ts';
import type { SheetColumn, Words } from './columns.ts';

type Fibre = { readonly fibre: string; readonly percent: number };
type Part = { readonly part: Words; readonly fibres: readonly Fibre[] } | { readonly part: Words; readonly material: Words };
type Materials = readonly Part[];

export const isMaterials = (value: unknown): value is Materials =>
  Array.isArray(value) && value.every((part) => typeof part === 'object' && part !== null && 'part' in part);

/** LAW-15: the fibres of a part sum to 100. */
export const areComplete = (materials: Materials): boolean =>
  materials.every((part) => !('fibres' in part) || fibreSum(part.fibres) === 100);

const said = ({ said: to }: SheetColumn, words: Words): string => words[to?.store ?? ''] ?? Object.values(words)[0] ?? '';

/** `Outer fabric: 60 % cotton, 40 % linen; Buttons: horn` */
export function materialsText(column: SheetColumn, materials: Materials, mark: DecimalMark): string {
  const fibreText = ({ fibre, percent }: Fibre): string =>
    `${writeDecimal(percent, mark)} % ${column.options.find(({ code }) => code === fibre)?.label ?? fibre}`;
  return materials
    .map((part) => {
      const text = 'fibres' in part ? part.fibres.map(fibreText).join(', ') : said(column, part.material);
      return `${said(column, part.part)}: ${text}`;
    })
    .join('; ');
}

const fold = (text: string): string => text.trim().toLocaleLowerCase();

/** Words are known in all languages, or they are none: shoppers of the others would read nothing. What is there already goes first. */
function wordsOf({ said: to }: SheetColumn, typed: string, now: unknown): Words | undefined {
  const here = isMaterials(now) ? now.flatMap((part) => ('fibres' in part ? [part.part] : [part.part, part.material])) : [];
  const all = [...here, ...(to?.words ?? [])];
  const wanted = fold(typed);
  return (
    all.find((words) => fold(words[to?.store ?? ''] ?? '') === wanted) ??
    all.find((words) => Object.values(words).some((one) => fold(one) === wanted))
  );
}

/** `60 % cotton, 40 % linen`; undefined: something else. */
function readFibres({ options }: SheetColumn, text: string): readonly Fibre[] | undefined {
  const share = /\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*([^\d,%]+?)\s*(?:,|$)/y;
  const fibres: Fibre[] = [];
  while (share.lastIndex < text.length) {
    const [, percent = '', name = ''] = share.exec(text) ?? [];
    const fibre = options.find(({ label, code }) => fold(label) === fold(name) || code === fold(name));
    if (!fibre) return undefined;
    fibres.push({ fibre: fibre.code, percent: Number(percent.replace(',', '.')) });
  }
  return fibres.length > 0 ? fibres : undefined;
}

/** What a product is made of, part by part; undefined where something is not understood. */
export function readMaterials(column: SheetColumn, text: string, now: unknown): Materials | undefined {
  const parts = text
    .split(';')
    .filter((one) => one.trim() !== '')
    .map((one): Part | undefined => {
      const [name = '', ...rest] = one.split(':');
      const [part, of] = [wordsOf(column, name, now), rest.join(':').trim()];
      if (!part) return undefined;
      const fibres = readFibres(column, of);
      if (fibres) return { part, fibres };
      const material = wordsOf(column, of, now);
      return material && { part, material };
    });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}
