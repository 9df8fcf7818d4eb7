import { shade } from './colour.ts';

type Stop = readonly [offset: number, colour: string, opacity: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour === '#ffffff' ? '#fff' : colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const linear = (direction: string, list: readonly Stop[]) => (id: string) =>
  `<linearGradient id="${id}" ${direction}>${stops(list)}</linearGradient>`;
const radial = (list: readonly Stop[]) => (id: string) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** Light comes from the upper left. All gradients fit themselves to the shape they are laid over. */
export const lights = {
  volume: linear('x1="0" x2="1"', [
    [0, shade, 0.36],
    [0.2, shade, 0.06],
    [0.4, '#ffffff', 0.17],
    [0.66, shade, 0.02],
    [0.86, shade, 0.18],
    [1, shade, 0.4],
  ]),
  fall: linear('x1="0" x2="0" y1="0" y2="1"', [
    [0, shade, 0.34],
    [0.14, shade, 0.06],
    [0.3, shade, 0],
    [0.72, shade, 0],
    [1, shade, 0.2],
  ]),
  sheen: linear('x1="0" x2="1" y1="0" y2=".25"', [
    [0, '#ffffff', 0],
    [0.14, '#ffffff', 0.22],
    [0.24, '#ffffff', 0],
    [0.42, '#ffffff', 0.36],
    [0.56, shade, 0.06],
    [0.74, '#ffffff', 0.26],
    [0.86, '#ffffff', 0],
    [1, shade, 0.14],
  ]),
  pile: linear('x1="0" x2="1"', [
    [0, '#ffffff', 0.2],
    [0.16, shade, 0.16],
    [0.42, shade, 0.02],
    [0.5, '#ffffff', 0.16],
    [0.58, shade, 0.04],
    [0.84, shade, 0.18],
    [1, '#ffffff', 0.18],
  ]),
  tube: linear('x1="0" x2="1"', [
    [0, shade, 0.44],
    [0.3, '#ffffff', 0.16],
    [0.6, shade, 0.02],
    [1, shade, 0.46],
  ]),
  /** Warm on skin, where black would look like dirt. */
  flesh: linear('x1="0" x2="1" y1="0" y2=".06"', [
    [0, '#5a2015', 0.3],
    [0.2, '#5a2015', 0.04],
    [0.36, '#ffffff', 0.14],
    [0.58, '#5a2015', 0.02],
    [0.8, '#5a2015', 0.2],
    [1, '#4a1812', 0.42],
  ]),
  drum: linear('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#ffffff', 0.22],
    [0.35, '#ffffff', 0.04],
    [0.7, shade, 0.08],
    [1, shade, 0.42],
  ]),
  waves: linear('x1="0" y1="0" x2="1" y2=".22"', [
    [0, shade, 0.22],
    [0.12, '#ffffff', 0.1],
    [0.3, shade, 0.04],
    [0.4, shade, 0.32],
    [0.46, '#ffffff', 0.16],
    [0.62, '#ffffff', 0.02],
    [0.76, shade, 0.26],
    [0.83, '#ffffff', 0.14],
    [1, shade, 0.18],
  ]),
  glow: radial([
    [0, '#ffffff', 0.26],
    [1, '#ffffff', 0],
  ]),
  dusk: radial([
    [0, shade, 0.34],
    [1, shade, 0],
  ]),
  patina: (id) =>
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops([
      [0, '#ffffff', 0.17],
      [0.45, '#ffffff', 0.02],
      [1, shade, 0.2],
    ])}</radialGradient>`,
  metal: linear('x1="0" x2="1" y1="0" y2="1"', [
    [0, '#ffffff', 0.75],
    [0.35, '#ffffff', 0.1],
    [0.6, shade, 0.12],
    [1, shade, 0.5],
  ]),
} satisfies Record<string, (id: string) => string>;

export type LightName = keyof typeof lights;
