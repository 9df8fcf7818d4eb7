import { letterLine } from './lettering.ts';
import type { WordmarkSpec } from './spec.ts';
import { repeat } from './svg/markup.ts';

export const wordmarkSize = { width: 800, height: 320 } as const;

/** Signs stand in a square of 100 around the origin, in lines of the brand's colour. */
const signs: Readonly<Record<WordmarkSpec['sign'], string>> = {
  peak: '<path d="M-48 36L-10-34L8-4L20-22L50 36Z"/><path d="M-20-14L-10-4L0-16"/>',
  heart: '<path d="M0 42C-36 16-48-8-42-26C-34-48-8-44 0-18C8-44 34-48 42-26C48-8 36 16 0 42Z"/><path d="M-16-14h32M0-28V10"/>',
  leaf: '<path d="M0 46C-8 20-44 10-34-40C6-40 26-6 0 46Z"/><path d="M0 46C-4 14-12-10-24-28M-6 14C8 4 20 4 36-4C34 20 20 34 0 46"/>',
  stitch: '<path d="M-46 0h20M-14 0h20M18 0h20"/><path d="M-46-26l14 12M-18-26l14 12M10-26l14 12M-46 26l14-12M-18 26l14-12M10 26l14-12"/>',
  antler:
    '<path d="M-6 44C-8 10-44 8-40-42M-24 8C-40 6-48-6-48-18M-34-10C-22-14-20-28-22-38M6 44C8 10 44 8 40-42M24 8C40 6 48-6 48-18M34-10C22-14 20-28 22-38"/>',
  sun: `<circle r="18"/>${repeat(10, (index) => `<path d="M0-30V-46" transform="rotate(${index * 36})"/>`)}`,
  bird: '<path d="M-46 8C-20-10-8-2 0 12C10-12 26-34 48-34C40-10 28 18 0 30C-18 36-34 26-46 8ZM-46 8l-4 14M0 12C-8 22-14 24-20 22"/>',
  none: '',
};

type Lettering = { readonly weight: number; readonly spacing: number; readonly slant: number; readonly dashed: boolean };

const letterings: Readonly<Record<WordmarkSpec['lettering'], Lettering>> = {
  plain: { weight: 1.5, spacing: 2.6, slant: 0, dashed: false },
  wide: { weight: 1.2, spacing: 5.4, slant: 0, dashed: false },
  slanted: { weight: 1.7, spacing: 2.6, slant: -12, dashed: false },
  light: { weight: 0.7, spacing: 3.6, slant: 0, dashed: false },
  stitched: { weight: 1.8, spacing: 3, slant: 0, dashed: true },
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** Sign above, name below, both centred; long names grow smaller. */
export const drawWordmark = (spec: WordmarkSpec): string => {
  const { weight, spacing, slant, dashed } = letterings[spec.lettering];
  const line = letterLine(spec.text, spacing);
  const scale = Math.min(9, 660 / Math.max(1, line.width));
  const hasSign = spec.sign !== 'none';
  const top = (hasSign ? 236 : 160) - scale * 5;
  const pen = `fill="none" stroke="${spec.colour}" stroke-linecap="round" stroke-linejoin="round"`;
  const left = 400 - (line.width * scale) / 2;
  const thread = dashed
    ? `<g fill="none" stroke="#fff" stroke-width=".45" stroke-dasharray="1 .9" stroke-linecap="round">${line.markup}</g>`
    : '';
  const name = `<g transform="translate(${round(left)} ${round(top)}) skewX(${slant}) scale(${round(scale)})"><g ${pen} stroke-width="${weight}">${line.markup}</g>${thread}</g>`;
  return `<g transform="translate(400 108)" ${pen} stroke-width="5">${signs[spec.sign]}</g>${name}`;
};
