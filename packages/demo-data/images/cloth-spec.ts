export type Hex = `#${string}`;

/** Craft names, as used in the texts of the shop. `seide` is silk with sheen, `uni` a plain twill. */
export type FabricName =
  | 'uni'
  | 'seide'
  | 'vichy'
  | 'karo'
  | 'streif'
  | 'millefleurs'
  | 'blaudruck'
  | 'jacquard'
  | 'brokat'
  | 'samt'
  | 'loden'
  | 'strick'
  | 'kabel'
  | 'spitze'
  | 'suede'
  | 'nappa'
  | 'leinen'
  | 'organza';

/** The ground colour first; the second to fourth colour print, weave or shine (each fabric derives what is left out). */
export type Fabric = { readonly name: FabricName; readonly colours: readonly [Hex, ...Hex[]] };

/** Image grounds of the design; left out, the ground follows the hue of the main fabric. */
export type Tint = 'tanne' | 'enzian' | 'rose' | 'leder' | 'stein';
