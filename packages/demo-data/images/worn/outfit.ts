import type { BlouseSpec, CardiganSpec, DirndlSpec, Fabric, Hex, JankerSpec, LederhoseSpec, ShirtSpec, WaistcoatSpec } from '../spec.ts';
import type { Build } from './body.ts';
import type { Footwear } from './feet.ts';

export type SkirtPiece = {
  readonly fabric: Fabric;
  /** In centimetres. */
  readonly length: number;
};

/** What one figure wears, from the skin outwards; `plain` is a quiet companion, so that the piece is seen and not what it is worn with. */
export type Outfit = {
  readonly build: Build;
  readonly blouse?: BlouseSpec | 'plain';
  readonly shirt?: ShirtSpec | 'plain';
  readonly dress?: DirndlSpec;
  readonly skirt?: SkirtPiece;
  readonly breeches?: LederhoseSpec | 'plain';
  readonly waistcoat?: WaistcoatSpec;
  readonly jacket?: JankerSpec | CardiganSpec;
  readonly footwear: Footwear;
  /** How close the frame is: 1 shows the whole figure. */
  readonly zoom?: number;
};

export const plainSkirt = (colour: Hex): SkirtPiece => ({ fabric: { name: 'uni', colours: [colour] }, length: 64 });

export const pumps: Footwear = { shoe: 'pump', leather: '#2b2422' };

export const haferl = (build: Build, hasSocks: boolean): Footwear => ({
  shoe: 'haferl',
  leather: '#5a3a24',
  ...(hasSocks ? { socks: { colour: '#e8dfca', cuff: '#3c5a48', height: { women: 30, men: 46, kids: 26 }[build.wearer] } } : {}),
});
