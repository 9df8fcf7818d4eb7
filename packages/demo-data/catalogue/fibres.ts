import type { DemoMaterialPart, FibreShare, Text } from '../model.ts';
import { text } from './text.ts';

/** LAW-15: fibres of Annex I of Reg. (EU) 1007/2011 by their code; the catalogue knows the names. */
export const fibreCodes = [
  'katoen',
  'linnen',
  'wol',
  'scheerwol',
  'zijde',
  'viscose',
  'modal',
  'polyester',
  'polyamide',
  'elastaan',
  'acetaat',
  'polyacryl',
] as const;

export type FibreCode = (typeof fibreCodes)[number];

const parts = {
  outer: text('Buitenstof', 'Oberstoff', 'Outer fabric'),
  lining: text('Voering', 'Futter', 'Lining'),
  apron: text('Schort', 'Schürze', 'Apron'),
  bodice: text('Lijfje', 'Mieder', 'Bodice'),
  skirt: text('Rok', 'Rock', 'Skirt'),
  blouse: text('Blouse', 'Bluse', 'Blouse'),
  trim: text('Garnering', 'Besatz', 'Trim'),
  lace: text('Kant', 'Spitze', 'Lace'),
  leather: text('Leer', 'Leder', 'Leather'),
  band: text('Band', 'Band', 'Band'),
  metal: text('Metaal', 'Metall', 'Metal'),
  upper: text('Bovenwerk', 'Obermaterial', 'Upper'),
  sock: text('Voering en binnenzool', 'Futter und Decksohle', 'Lining and sock'),
  sole: text('Loopzool', 'Laufsohle', 'Outsole'),
  bristles: text('Borstelharen', 'Borsten', 'Bristles'),
  handle: text('Greep', 'Griff', 'Handle'),
  feather: text('Veer', 'Feder', 'Feather'),
  body: text('Materiaal', 'Material', 'Material'),
} as const satisfies Readonly<Record<string, Text>>;

export type PartCode = keyof typeof parts;

/** A textile part; the shares are written largest first and sum to 100. */
export const textile = (part: PartCode, ...shares: readonly (readonly [FibreCode, number])[]): DemoMaterialPart => ({
  part: parts[part],
  fibres: shares.map(([fibre, percent]): FibreShare => ({ fibre, percent })),
});

/** A part that is no textile: leather, metal, a sole. */
export const nonTextile = (part: PartCode, material: Text): DemoMaterialPart => ({ part: parts[part], material });
