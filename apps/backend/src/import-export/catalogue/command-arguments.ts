import { parseArgs } from 'node:util';
import { StartError } from '#kernel/errors.ts';

export type CsvArguments = { readonly file: string; readonly images: string | undefined; readonly apply: boolean };

/** Reads `file.csv [--images folder] [--apply]`. */
export function readArguments(words: readonly string[], usage: string): CsvArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { images: { type: 'string' }, apply: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, images: values.images, apply: values.apply };
  } catch {
    // An unknown option gets the same answer as a missing file.
  }
  throw new StartError(usage);
}
