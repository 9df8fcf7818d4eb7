import type { Drape, Fall } from '../parts/drape.ts';
import type { DirndlSpec, Neckline } from '../spec.ts';

/** The cuts a dirndl can have, so that a page of them reads as many dresses and not as one in many colours. */
type Silhouette =
  | 'gathered'
  | 'circle'
  | 'petticoat'
  | 'aline'
  | 'highlow'
  | 'tiered'
  | 'flounced'
  | 'basque'
  | 'column'
  | 'empire'
  | 'peplum'
  | 'trumpet'
  | 'swept';

type ApronCut = {
  /** Half width at the waist, as a share of the waist's; flare and length as shares of the skirt's. */
  readonly width: number;
  readonly flare: number;
  readonly length: number;
  readonly end: 'straight' | 'round' | 'pointed';
  /** Height of the band it hangs from. */
  readonly band: number;
};

export type DirndlCut = {
  readonly waistY: number;
  readonly halfWaist: number;
  /** How far the middle of the bodice hangs below the waist. */
  readonly point: number;
  readonly fall: Fall;
  /** Of the skirt, as a share of the usual one. */
  readonly flare: number;
  readonly folds: number;
  readonly wave: number;
  readonly dip: number;
  readonly lean: number;
  readonly extra: 'none' | 'net' | 'flounce' | 'tiers' | 'peplum' | 'longBack';
  readonly apron: ApronCut;
  /** Degrees by which the sleeves are lifted. */
  readonly lift: number;
};

const usualApron: ApronCut = { width: 0.8, flare: 0.44, length: 0.93, end: 'straight', band: 21 };
const usual: DirndlCut = {
  waistY: 430,
  halfWaist: 84,
  point: 11,
  fall: 'bell',
  flare: 1,
  folds: 11,
  wave: 9,
  dip: 26,
  lean: 0,
  extra: 'none',
  apron: usualApron,
  lift: 0,
};

const dirndlCuts: Readonly<Record<Silhouette, DirndlCut>> = {
  gathered: usual,
  circle: {
    ...usual,
    fall: 'circle',
    flare: 1.28,
    folds: 13,
    wave: 18,
    dip: 40,
    apron: { ...usualApron, flare: 0.4, end: 'round', length: 0.86 },
    lift: -6,
  },
  petticoat: {
    ...usual,
    halfWaist: 80,
    fall: 'circle',
    flare: 1.12,
    folds: 13,
    wave: 13,
    extra: 'net',
    apron: { ...usualApron, width: 0.6, flare: 0.36, length: 0.62, end: 'round' },
    lift: -12,
  },
  aline: {
    ...usual,
    point: 62,
    fall: 'straight',
    flare: 0.86,
    folds: 5,
    wave: 4,
    apron: { ...usualApron, width: 0.5, flare: 0.26, length: 0.9, band: 15 },
    lift: 6,
  },
  highlow: {
    ...usual,
    point: 44,
    fall: 'straight',
    flare: 1.05,
    folds: 9,
    wave: 12,
    dip: -84,
    extra: 'longBack',
    apron: { ...usualApron, width: 0.56, flare: 0.24, length: 0.66, end: 'pointed', band: 15 },
    lift: 2,
  },
  tiered: {
    ...usual,
    waistY: 422,
    fall: 'straight',
    flare: 0.98,
    extra: 'tiers',
    apron: { ...usualApron, width: 0.74, flare: 0.34, length: 0.5, end: 'round' },
    lift: -4,
  },
  flounced: {
    ...usual,
    fall: 'straight',
    flare: 0.6,
    folds: 7,
    extra: 'flounce',
    apron: { ...usualApron, flare: 0.42, length: 0.68 },
    lift: 4,
  },
  basque: {
    ...usual,
    waistY: 468,
    halfWaist: 94,
    fall: 'bell',
    flare: 0.82,
    folds: 15,
    wave: 5,
    apron: { ...usualApron, width: 0.9, flare: 0.66, length: 0.95, band: 17 },
  },
  column: {
    ...usual,
    halfWaist: 88,
    fall: 'column',
    flare: 0.34,
    folds: 7,
    wave: 3,
    dip: 16,
    apron: { ...usualApron, width: 0.94, flare: 0.78, length: 0.96, band: 36 },
    lift: 8,
  },
  empire: {
    ...usual,
    waistY: 386,
    halfWaist: 92,
    fall: 'straight',
    flare: 0.8,
    folds: 9,
    wave: 10,
    apron: { ...usualApron, width: 0.62, flare: 0.4, length: 0.97, band: 30 },
    lift: -2,
  },
  peplum: {
    ...usual,
    fall: 'straight',
    flare: 0.6,
    folds: 9,
    wave: 6,
    extra: 'peplum',
    apron: { ...usualApron, width: 0.56, flare: 0.34, length: 0.88, band: 17 },
    lift: 4,
  },
  trumpet: {
    ...usual,
    point: 52,
    fall: 'trumpet',
    flare: 0.95,
    folds: 11,
    wave: 16,
    lean: 12,
    apron: { ...usualApron, width: 0.5, flare: 0.34, length: 0.8, end: 'pointed', band: 15 },
    lift: 4,
  },
  swept: {
    ...usual,
    flare: 1.16,
    folds: 13,
    wave: 16,
    lean: -54,
    apron: { ...usualApron, width: 0.7, flare: 0.46, length: 0.9 },
    lift: -8,
  },
};

/** A closure that is seen (lacing, buttons) goes with the first cut, one that is hidden with the second. */
type Choice = readonly [Silhouette, Silhouette];
type Choices = Readonly<Record<Neckline, Choice>>;

const short: Choices = {
  sweetheart: ['petticoat', 'circle'],
  round: ['gathered', 'tiered'],
  v: ['aline', 'highlow'],
  square: ['flounced', 'basque'],
  high: ['peplum', 'column'],
  balconette: ['swept', 'petticoat'],
};

const middle: Choices = {
  sweetheart: ['gathered', 'circle'],
  round: ['tiered', 'basque'],
  v: ['aline', 'trumpet'],
  square: ['column', 'flounced'],
  high: ['peplum', 'empire'],
  balconette: ['highlow', 'swept'],
};

const long: Choices = {
  sweetheart: ['circle', 'trumpet'],
  round: ['gathered', 'tiered'],
  v: ['highlow', 'aline'],
  square: ['empire', 'basque'],
  high: ['column', 'peplum'],
  balconette: ['flounced', 'swept'],
};

const byLength: Readonly<Record<DirndlSpec['length'], Choices>> = { 50: short, 60: middle, 70: long, 85: long };

/** What the dress's own facts make of it: its length, its neckline and how it closes. */
export const silhouetteOf = ({ length, neckline, closure }: Pick<DirndlSpec, 'length' | 'neckline' | 'closure'>): Silhouette =>
  byLength[length][neckline][closure === 'lacing' || closure === 'buttons' ? 0 : 1];

export const cutOf = (spec: DirndlSpec): DirndlCut => dirndlCuts[silhouetteOf(spec)];

/** Skirt of a cut: `drop` is its length and `usualFlare` what a gathered one would have. */
export const skirtDrape = (cut: DirndlCut, drop: number, usualFlare: number): Drape => ({
  waistY: cut.waistY,
  halfWaist: cut.halfWaist,
  // A waist that sits lower or higher moves no hem.
  length: drop + usual.waistY - cut.waistY,
  flare: usualFlare * cut.flare,
  folds: cut.folds,
  fall: cut.fall,
  dip: cut.dip,
  wave: cut.wave,
  lean: cut.lean,
});

const ends = { straight: 26, round: 84, pointed: 96 } as const;

/** The apron that belongs to a skirt. */
export const apronDrape = ({ apron }: DirndlCut, skirt: Drape): Drape => {
  const dip = ends[apron.end];
  return {
    waistY: skirt.waistY + 4,
    halfWaist: skirt.halfWaist * apron.width,
    length: skirt.length * apron.length - (dip - 26) * 0.8,
    flare: skirt.flare * apron.flare,
    folds: 7,
    fall: skirt.fall ?? 'bell',
    dip,
    isPointed: apron.end === 'pointed',
    lean: (skirt.lean ?? 0) * 0.8,
  };
};
