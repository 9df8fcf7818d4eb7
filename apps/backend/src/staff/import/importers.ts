import type { RunKind } from '#modules/bulk/index.ts';
import { checkProductFile } from './check-products.ts';
import { clearMadeThings } from './made-things.ts';
import type { Importer } from './importer.ts';
import { redirectFile } from './redirect-file.ts';
import { stockFile } from './stock-file.ts';
import { translationFile } from './translation-file.ts';
import { productWriter } from './write-products.ts';

export type ImportKind = Exclude<RunKind, 'sheet'>;

/** What can be brought as a file. */
export const importers: Readonly<Record<ImportKind, Importer>> = {
  catalogue: { check: checkProductFile, writer: productWriter, end: clearMadeThings },
  stock: stockFile,
  redirects: redirectFile,
  translations: translationFile,
};
