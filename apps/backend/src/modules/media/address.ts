import { createHash } from 'node:crypto';

/** The only widths that are ever made (R178): a stranger cannot fill the disk with variants. */
export const widths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type Width = (typeof widths)[number];

const formats = ['webp', 'avif', 'png', 'jpg'] as const;
export type Format = (typeof formats)[number];

export const contentTypes: Readonly<Record<Format, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export type Derivative = { readonly hash: string; readonly width: Width; readonly format: Format };

const hashPattern = /^[0-9a-f]{40}$/;
const filePattern = /^(\d{1,5})\.([a-z]{3,4})$/;

/** Name of a source: the first 160 bits of the SHA-256 of its bytes. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 40);

export const isHash = (text: string): boolean => hashPattern.test(text);

const isWidth = (value: number): value is Width => widths.some((width) => width === value);
const isFormat = (value: string): value is Format => formats.some((format) => format === value);

/**
 * Reads the two path parts of an address. Anything that is not hex and a plain file name is no address of ours
 * (R179, `unknown`); a well-formed one outside the presets is the caller's mistake (R178, `refused`).
 */
export const readAddress = (hash: string, file: string): Derivative | 'unknown' | 'refused' => {
  const match = filePattern.exec(file);
  if (!isHash(hash) || !match) return 'unknown';
  const width = Number(match[1]);
  const format = match[2] ?? '';
  return isWidth(width) && isFormat(format) ? { hash, width, format } : 'refused';
};

/** Public address of a derivative. */
export const mediaUrl = (hash: string, width: Width, format: Format): string => `/media/${hash}/${width}.${format}`;
