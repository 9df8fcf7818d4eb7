import type { Wearer } from '../spec.ts';

/** Heights above the floor in centimetres. */
export type Landmarks = {
  /** Where the frame cuts the figure off, and the chin a little below it. */
  readonly neckTop: number;
  readonly chin: number;
  readonly neckSide: number;
  readonly shoulder: number;
  readonly underarm: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly knee: number;
  readonly calf: number;
  readonly ankle: number;
};

type Row = readonly [height: number, value: number];

type Measures = {
  readonly marks: Landmarks;
  /** Half width of neck and trunk, and their depth, from above. */
  readonly half: readonly Row[];
  readonly depth: readonly Row[];
  readonly arm: { readonly upper: number; readonly fore: number; readonly radii: readonly number[] };
  /** Half widths of a leg from the hip to the ankle, in even steps. */
  readonly leg: readonly number[];
};

export const measures: Readonly<Record<Wearer, Measures>> = {
  women: {
    marks: {
      neckTop: 154,
      chin: 148.8,
      neckSide: 141,
      shoulder: 137.5,
      underarm: 126.5,
      waist: 107,
      hip: 87,
      crotch: 79,
      knee: 48,
      calf: 35,
      ankle: 8,
    },
    half: [
      [156, 5],
      [144, 5.1],
      [141, 6.2],
      [139.4, 10],
      [138, 14],
      [136, 16.6],
      [132, 16.6],
      [126.5, 14.3],
      [121, 14],
      [114, 11.8],
      [107, 10.4],
      [101, 12.4],
      [94, 15.2],
      [87, 16.4],
      [78, 16.2],
    ],
    depth: [
      [156, 4.8],
      [140, 5.2],
      [127, 8.6],
      [121, 10.4],
      [107, 7.4],
      [92, 9.6],
      [78, 10],
    ],
    arm: { upper: 29, fore: 24, radii: [3.5, 4.5, 4.3, 3.5, 3.5, 3, 2.2] },
    leg: [8.3, 7.8, 7, 6, 5.1, 4.45, 4.75, 4.35, 3.3, 2.55, 2.5],
  },
  men: {
    marks: {
      neckTop: 163.6,
      chin: 158,
      neckSide: 150,
      shoulder: 146,
      underarm: 133,
      waist: 109,
      hip: 91,
      crotch: 84,
      knee: 52,
      calf: 39,
      ankle: 8,
    },
    half: [
      [165, 6],
      [153, 6.2],
      [150, 7.4],
      [148.4, 11.5],
      [147, 16],
      [145, 19.4],
      [140, 20.2],
      [133, 18],
      [126, 17.2],
      [118, 15.6],
      [109, 14.4],
      [102, 15],
      [94, 16.4],
      [84, 16.6],
    ],
    depth: [
      [165, 5.8],
      [149, 6.4],
      [133, 10],
      [126, 11],
      [109, 9.6],
      [92, 10.4],
      [84, 10.4],
    ],
    arm: { upper: 31.5, fore: 26.5, radii: [4.9, 6.1, 5.7, 4.7, 4.7, 4, 3] },
    leg: [9.4, 9, 8.3, 7.4, 6.5, 5.7, 6, 5.5, 4.4, 3.5, 3.4],
  },
  kids: {
    marks: {
      neckTop: 105,
      chin: 100,
      neckSide: 94.6,
      shoulder: 91.6,
      underarm: 84,
      waist: 71,
      hip: 60,
      crotch: 54,
      knee: 31,
      calf: 22.5,
      ankle: 5.4,
    },
    half: [
      [106, 4],
      [97, 4.1],
      [94.6, 5],
      [93.4, 7.6],
      [92.4, 10.2],
      [90.6, 12.2],
      [87, 12.4],
      [84, 11.3],
      [78, 10.9],
      [71, 10.1],
      [66, 11],
      [60, 11.9],
      [54, 12],
    ],
    depth: [
      [106, 3.9],
      [93, 4.4],
      [84, 7.6],
      [71, 7.4],
      [54, 8],
    ],
    arm: { upper: 18.6, fore: 16, radii: [2.8, 3.4, 3.2, 2.8, 2.8, 2.4, 1.9] },
    leg: [6, 5.7, 5.3, 4.8, 4.3, 3.9, 4.1, 3.8, 3.2, 2.7, 2.6],
  },
};

/** Straight lines between the rows, rounded off by the three nearest. */
export const table = (rows: readonly Row[], height: number): number => {
  const linear = (at: number): number => {
    const below = rows.findIndex(([row]) => row <= at);
    const [, first] = rows[0] ?? [0, 0];
    if (below === 0) return first;
    if (below < 0) return rows.at(-1)?.[1] ?? 0;
    const [y0, v0] = rows[below - 1] ?? [0, 0];
    const [y1, v1] = rows[below] ?? [0, 0];
    return v0 + ((v1 - v0) * (y0 - at)) / (y0 - y1);
  };
  return (linear(height - 1) + linear(height) * 2 + linear(height + 1)) / 4;
};
