import { cleanHtml, htmlTexts, textEntries } from '#modules/catalog/index.ts';
import type { Reading } from './reading.ts';
import { take } from './reading.ts';
import { RowFault } from './row-fault.ts';
import type { ShelfProduct } from './shop-snapshot.ts';
import { urlKeyOf } from '@shop/rules/url-key';

type Text = ShelfProduct['texts'][string];
type Draft = { -readonly [Key in keyof Text]: Text[Key] };

/** As it will be written (R168): a file that is imported again changes nothing. */
const readerOf = (field: keyof Text): ((text: string) => string) => (htmlTexts.has(field) ? cleanHtml : String);

/** The texts of a product in all views; what a view without fallback leaves out is as in the default view. */
export function readTexts(reading: Reading, isVisible: boolean): ShelfProduct['texts'] {
  const { rows, before, names } = reading;
  const first = defaultText(reading, isVisible);
  const texts: Record<string, Text> = { ...before?.texts };
  if (Object.keys(first).length > 0) texts[names.defaultCode] = first;
  else delete texts[names.defaultCode];
  for (const [code, row] of rows.views) {
    const own = before?.texts[code];
    const draft: Draft = {};
    for (const [field, { csv }] of textEntries) {
      const kept = own ? own[field] : names.fallsBack(code) ? undefined : first[field];
      const value = take<string | undefined>(row.cell(csv), kept, undefined, readerOf(field));
      if (value !== undefined) draft[field] = value;
    }
    if (Object.keys(draft).length > 0) texts[code] = draft;
  }
  return texts;
}

function defaultText({ rows, first, before, names, parent }: Reading, isVisible: boolean): Text {
  const draft: Draft = {};
  for (const [field, { csv }] of textEntries) {
    const value = take<string | undefined>(first?.cell(csv), before?.texts[names.defaultCode]?.[field], undefined, readerOf(field));
    if (value !== undefined) draft[field] = value;
  }
  // The export lends a variant the name of its parent; it does not keep it.
  if (parent && draft.name === parent.name) delete draft.name;
  if (draft.name === undefined && !parent) throw new RowFault('the product has no name.');
  if (draft.urlKey === undefined && isVisible && draft.name !== undefined) draft.urlKey = urlKeyOf(draft.name) || urlKeyOf(rows.sku);
  return draft;
}
