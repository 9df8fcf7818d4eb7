import { placed, svg } from './svg/markup.ts';

/**
 * Drawn letters, so that a picture looks the same on a machine without fonts.
 * Each is a line on a grid 10 high (0 is the top); the number is its width.
 */
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.6H6.6'],
  B: [6.4, 'M0 0V10H3.6A2.6 2.6 0 0 0 3.6 4.8H0M0 0H3.2A2.4 2.4 0 0 1 3.2 4.8'],
  C: [7.4, 'M7.4 2A4.2 5 0 1 0 7.4 8'],
  D: [7.2, 'M0 0V10H2.6A4.6 5 0 0 0 2.6 0Z'],
  E: [5.6, 'M5.6 0H0V10H5.6M0 4.9H4.8'],
  F: [5.4, 'M5.4 0H0V10M0 4.9H4.6'],
  G: [7.8, 'M7.4 2A4.2 5 0 1 0 7.8 6.8V5.4H4.6'],
  H: [7, 'M0 0V10M7 0V10M0 4.9H7'],
  I: [0.4, 'M.2 0V10'],
  J: [4.6, 'M4.6 0V7A2.3 3 0 0 1 0 7.4'],
  K: [6.4, 'M0 0V10M6.2 0L0 6M2.4 4L6.4 10'],
  L: [5.2, 'M0 0V10H5.2'],
  M: [8.6, 'M0 10V0L4.3 6.6L8.6 0V10'],
  N: [7.2, 'M0 10V0L7.2 10V0'],
  O: [8.6, 'M4.3 0A4.3 5 0 1 0 4.3 10A4.3 5 0 1 0 4.3 0'],
  P: [6.2, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0'],
  Q: [8.6, 'M4.3 0A4.3 5 0 1 0 4.3 10A4.3 5 0 1 0 4.3 0M5.4 7.4L8.6 10.6'],
  R: [6.6, 'M0 10V0H3.4A2.7 2.7 0 0 1 3.4 5.4H0M3.2 5.4L6.6 10'],
  S: [6, 'M5.6 1.8C4.8-.4.4-.6.4 2.4C.4 5.6 5.8 4.2 5.8 7.4C5.8 10.8.8 10.6.2 8'],
  T: [6.8, 'M0 0H6.8M3.4 0V10'],
  U: [7, 'M0 0V6.4A3.5 3.6 0 0 0 7 6.4V0'],
  V: [7.8, 'M0 0L3.9 10L7.8 0'],
  W: [11, 'M0 0L2.8 10L5.5 1L8.2 10L11 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
  Y: [7, 'M0 0L3.5 5L7 0M3.5 5V10'],
  Z: [6.4, 'M0 0H6.4L0 10H6.4'],
  Ä: [8, 'M0 10L4 0L8 10M1.4 6.6H6.6M1.8-2.6h.1M6.2-2.6h.1'],
  Ö: [8.6, 'M4.3 0A4.3 5 0 1 0 4.3 10A4.3 5 0 1 0 4.3 0M2.4-2.6h.1M6.2-2.6h.1'],
  Ü: [7, 'M0 0V6.4A3.5 3.6 0 0 0 7 6.4V0M1.8-2.6h.1M5.2-2.6h.1'],
  '&': [7.6, 'M7.4 10L1.6 3.6C.4 2 1.6 0 3.4 0C5.4 0 6 2.4 4.4 3.6L2 5.2C-1 7.4.4 10 3 10C5.6 10 7 7.6 7.2 5.6'],
  '.': [0.6, 'M.2 9.9h.1'],
  '-': [3.6, 'M0 5.4H3.6'],
  "'": [0.6, 'M.4 0L.1 2.4'],
  ' ': [3.6, ''],
  '0': [6.4, 'M3.2 0A3.2 5 0 1 0 3.2 10A3.2 5 0 1 0 3.2 0'],
  '1': [3, 'M0 2L3 0V10'],
  '2': [5.8, 'M.2 2.4C.6-.8 5.6-.8 5.6 2.6C5.6 5 .4 8 0 10H5.8'],
  '3': [5.8, 'M.2 1.6C1.4-.6 5.4-.4 5.4 2.4C5.4 4 4 4.8 2.4 4.8C4.4 4.8 5.8 5.8 5.8 7.4C5.8 10.8.8 10.6 0 8.4'],
  '4': [6.4, 'M4.8 10V0L0 7.2H6.4'],
  '5': [5.8, 'M5.4 0H.8L.4 4.6C2 3.4 5.8 3.8 5.8 6.8C5.8 10.6 1 10.8 0 8.6'],
  '6': [6, 'M5.2.6C2 .2 0 4 0 6.8C0 11 6 11 6 6.8C6 3 1 3.2.2 6'],
  '7': [5.8, 'M0 0H5.8L2 10'],
  '8': [6, 'M3 4.6C.2 4.4.2 0 3 0C5.8 0 5.8 4.4 3 4.6C-1 4.8-1 10 3 10C7 10 7 4.8 3 4.6'],
  '9': [6, 'M.8 9.4C4 9.8 6 6 6 3.2C6-1 0-1 0 3.2C0 7 5 6.8 5.8 4'],
};

export type Line = { readonly width: number; readonly markup: string };

/** A line of text in grid units; unknown characters are left out. */
export const letterLine = (text: string, spacing: number): Line => {
  let x = 0;
  const parts = Array.from(text.toUpperCase()).flatMap((character) => {
    const glyph = glyphs[character];
    if (!glyph) return [];
    const [width, path] = glyph;
    const part = path ? svg`<path d="${path}" transform="translate(${x})"/>` : '';
    x += width + spacing;
    return [part];
  });
  return { width: Math.max(0, x - spacing), markup: parts.join('') };
};

/** Small figures, left-aligned, with the given height of capitals; `y` is the foot. */
export const numerals = (text: string, x: number, y: number, height: number, colour: string): string =>
  placed(
    x,
    y - height,
    `<g fill="none" stroke="${colour}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${letterLine(text, 2).markup}</g>`,
    0,
    height / 10,
  );
