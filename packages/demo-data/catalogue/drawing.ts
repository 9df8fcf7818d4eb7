import type { Fabric, FabricName } from '../images/spec.ts';
import type { ColourCode } from './colours.ts';
import { hex } from './colours.ts';

/** A cloth in colours of the range: the ground first, then what prints or weaves on it. */
export const fabric = (name: FabricName, ground: ColourCode, ...others: readonly ColourCode[]): Fabric => ({
  name,
  colours: [hex(ground), ...others.map(hex)],
});
