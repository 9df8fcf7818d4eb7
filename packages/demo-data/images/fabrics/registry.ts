import type { Fabric, FabricName } from '../spec.ts';
import { brocade, jacquard, lace } from './figured.ts';
import { cable, knit } from './knitted.ts';
import { nappa, suede } from './leather.ts';
import { blueprint, millefleurs } from './printed.ts';
import { dyesOf, type Dyes, type Tile } from './tile.ts';
import { gingham, linen, loden, organza, silk, stripes, tartan, twill, velvet } from './woven.ts';

/** A new fabric: its name in `spec.ts`, its tile in the file of its craft, and one line here. */
const weaves: Readonly<
  Record<FabricName, { readonly tile: (dyes: Dyes) => Tile; readonly sheen: number; readonly surface: Surface; readonly even?: true }>
> = {
  uni: { tile: twill, sheen: 0.22, surface: 'cloth', even: true },
  seide: { tile: silk, sheen: 1, surface: 'cloth', even: true },
  vichy: { tile: gingham, sheen: 0, surface: 'cloth' },
  karo: { tile: tartan, sheen: 0.1, surface: 'cloth' },
  streif: { tile: stripes, sheen: 0.2, surface: 'cloth' },
  millefleurs: { tile: millefleurs, sheen: 0.1, surface: 'cloth' },
  blaudruck: { tile: blueprint, sheen: 0.15, surface: 'cloth' },
  jacquard: { tile: jacquard, sheen: 0.5, surface: 'cloth' },
  brokat: { tile: brocade, sheen: 0.6, surface: 'cloth' },
  samt: { tile: velvet, sheen: 0, surface: 'pile', even: true },
  loden: { tile: loden, sheen: 0, surface: 'cloth', even: true },
  strick: { tile: knit, sheen: 0, surface: 'cloth' },
  kabel: { tile: cable, sheen: 0, surface: 'cloth' },
  spitze: { tile: lace, sheen: 0, surface: 'cloth' },
  suede: { tile: suede, sheen: 0, surface: 'hide', even: true },
  nappa: { tile: nappa, sheen: 0.45, surface: 'hide', even: true },
  leinen: { tile: linen, sheen: 0, surface: 'cloth', even: true },
  organza: { tile: organza, sheen: 0.8, surface: 'cloth', even: true },
};

/** Pile takes light at its rims (velvet), hide in irregular patches (leather). */
export type Surface = 'cloth' | 'pile' | 'hide';

/** One repeat of the fabric's pattern. */
export const fabricTile = (fabric: Fabric): Tile => weaves[fabric.name].tile(dyesOf(fabric));

/** How much silk-like sheen lies over the fabric, from 0 to 1. */
export const sheenOf = (fabric: Fabric): number => weaves[fabric.name].sheen;

/** How the fabric takes the light. */
export const surfaceOf = (fabric: Fabric): Surface => weaves[fabric.name].surface;

/** Whether the weave looks the same in every direction, so that folds need not turn it. */
export const isEven = (fabric: Fabric): boolean => weaves[fabric.name].even ?? false;
