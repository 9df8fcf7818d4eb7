import type { Focus } from '#modules/media/index.ts';
import { readList, readPositions } from './magento-values.ts';
import type { Reading } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { list, readJson, texts } from './shape.ts';
import type { FileRow } from './catalogue-file.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

const imageColumns = ['base_image', 'small_image', 'thumbnail_image'] as const;

/** The picture files a row names, the base picture first. */
export function pictureNames(row: FileRow | undefined): string[] | undefined {
  const [base, ...roles] = imageColumns.map((column) => row?.cell(column));
  const additional = row?.cell('additional_images');
  const names = [...(base ? [base] : []), ...(additional ? readList(additional) : [])];
  for (const role of roles) if (role && !names.includes(role)) names.push(role);
  return names.length === 0 ? (base === null || additional === null ? [] : undefined) : names;
}

/** The point of each picture of a row that must stay in the frame (`50 20|30 40`, per cent from the left and from above). */
export function pictureFocuses(row: FileRow | undefined): ReadonlyMap<string, Focus | undefined> {
  const given = row?.cell('maas_picture_focus')?.split('|') ?? [];
  return new Map((pictureNames(row) ?? []).map((name, index) => [name, focusOf(given[index]?.trim() ?? '')]));
}

function focusOf(cell: string): Focus | undefined {
  if (cell === '') return undefined;
  const [, x = '', y = ''] = /^(\d{1,3}) (\d{1,3})$/.exec(cell) ?? [];
  if (x === '' || Number(x) > 100 || Number(y) > 100)
    throw new RowFault(`the focus "${cell}" is not two numbers from 0 to 100, e.g. "50 20".`);
  return { x: Number(x) / 100, y: Number(y) / 100 };
}

/** The pictures of a product with their labels in all views. */
export function readPictures({ first, before, names, rows, picture }: Reading): ShelfProduct['pictures'] {
  const files = pictureNames(first);
  if (!files) return before?.pictures ?? [];
  const hidden = new Set(readList(first?.cell('hide_from_product_page') ?? ''));
  const given = readLabels(first, files.length);
  return files.map((file, index) => {
    const hash = picture(file);
    const shared = labelIn(first, index);
    const known = given?.[index] ?? before?.pictures.find((one) => one.hash === hash)?.label;
    const everywhere =
      shared === undefined
        ? {}
        : Object.fromEntries(names.views.filter(({ code }) => !names.fallsBack(code)).map(({ code }) => [code, shared]));
    const label: Record<string, string> = { ...(known ?? everywhere), ...(shared === undefined ? {} : { [names.defaultCode]: shared }) };
    for (const [code, row] of rows.views) {
      const own = labelIn(row, index);
      if (own !== undefined) label[code] = own;
    }
    return { hash, label, isDisabled: hidden.has(file) };
  });
}

/** The label of a picture in one row; blank says nothing. */
function labelIn(row: FileRow | undefined, index: number): string | undefined {
  if (index === 0) return row?.cell('base_image_label') ?? undefined;
  return readPositions(row?.cell('additional_image_labels') ?? '')[index - 1] || undefined;
}

function readLabels(row: FileRow | undefined, length: number): readonly Readonly<Record<string, string>>[] | undefined {
  const cell = row?.cell('maas_picture_labels');
  const labels = cell ? readJson<Record<string, string>[]>(cell, 'maas_picture_labels', list(texts)) : undefined;
  return labels?.length === length ? labels : undefined;
}
