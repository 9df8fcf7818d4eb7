import { StartError } from '#kernel/errors.ts';
import { readOptions } from '../command.ts';

export type CsvArguments = { readonly file: string; readonly images: string | undefined; readonly apply: boolean };

const options = { images: { type: 'string' }, apply: { type: 'boolean', default: false } } as const;

/** Reads `file.csv [--images folder] [--apply]`. */
export function readCsvArguments(args: readonly string[], usage: string): CsvArguments {
  const { values, positionals } = readOptions(args, options, usage);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new StartError(usage);
  return { file, images: values.images, apply: values.apply };
}
