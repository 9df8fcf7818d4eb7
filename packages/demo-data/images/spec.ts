import type { Fabric, Hex, Tint } from './cloth-spec.ts';

export type { Fabric, FabricName, Hex, Tint } from './cloth-spec.ts';

/**
 * What can be drawn, as plain data. A new kind: its type here, one file in `garments/`, one line in `garments/registry.ts`.
 * Left and right are the wearer's, as in the shop's attributes (a bow on the left is seen on the right).
 */

export type Wearer = 'women' | 'men' | 'kids';
export type Motif = 'oak' | 'stag' | 'edelweiss' | 'chamois' | 'heart' | 'vine';
type Side = 'left' | 'right';
export type Neckline = 'sweetheart' | 'round' | 'v' | 'square' | 'high' | 'balconette';
export type Sleeve = 'puff' | 'half' | 'long' | 'cap';

type Kind<K extends string> = {
  readonly kind: K;
  /** Usually the sku: small irregularities (folds, nap, scale of the pattern) follow it. */
  readonly seed: string;
  readonly tint?: Tint;
  /** The size on the figure that wears it, as the shop writes it. */
  readonly size?: string;
};

export type DirndlSpec = Kind<'dirndl'> & {
  readonly bodice: Fabric;
  readonly skirt: Fabric;
  readonly apron?: Fabric;
  readonly blouse?: { readonly fabric: Fabric; readonly sleeve: Sleeve };
  readonly neckline: Neckline;
  readonly closure: 'hooks' | 'lacing' | 'buttons' | 'zip';
  /** `ruche` is the gathered Froschgoscherl. */
  readonly trim: 'piping' | 'ruche' | 'lace';
  readonly trimColour: Hex;
  /** Skirt length in centimetres. */
  readonly length: 50 | 60 | 70 | 85;
  readonly bow?: Side | 'middle';
  readonly hemBand?: Hex;
  readonly metal?: Hex;
  readonly extra?: 'brooch' | 'chain';
  /** Lace over skirt hem and bodice, for weddings. */
  readonly laceOverlay?: Hex;
  readonly wearer?: 'women' | 'kids';
};

export type LederhoseSpec = Kind<'lederhose'> & {
  readonly cut: 'kurz' | 'kniebund' | 'lang';
  readonly wearer: Wearer;
  readonly leather: Fabric;
  readonly thread: Hex;
  readonly motif: Motif;
  readonly braces: 'h' | 'v' | 'none';
  readonly buttons?: Hex;
  /** Left out, the model chooses. */
  readonly fit?: 'slim' | 'regular' | 'comfort';
};

export type ShirtSpec = Kind<'shirt'> & {
  readonly fabric: Fabric;
  readonly collar: 'kent' | 'stand';
  /** `half` is the pull-on Pfoad. */
  readonly placket: 'full' | 'half';
  readonly sleeves: 'long' | 'rolled' | 'short';
  readonly buttons?: Hex;
  readonly pleatedBib?: boolean;
  readonly pocket?: boolean;
  readonly embroidery?: Hex;
  /** Inside of collar and cuffs. */
  readonly contrast?: Fabric;
  readonly wearer?: Wearer;
};

export type BlouseSpec = Kind<'blouse'> & {
  readonly fabric: Fabric;
  readonly sleeve: Sleeve;
  readonly sleeveFabric?: Fabric;
  readonly neckline: Neckline;
  readonly trim: 'frill' | 'lace' | 'plain';
  readonly cord?: Hex;
  readonly wearer?: 'women' | 'kids';
};

export type ApronSpec = Kind<'apron'> & {
  readonly fabric: Fabric;
  readonly length: 50 | 60 | 70 | 85;
  readonly bow: Side | 'middle';
  readonly hemBand?: Hex;
  readonly lace?: Hex;
};

export type WaistcoatSpec = Kind<'waistcoat'> & {
  readonly fabric: Fabric;
  readonly lining?: Hex;
  readonly buttons: Hex;
  readonly buttonCount?: 5 | 6 | 7 | 8;
  readonly piping?: Hex;
  readonly chain?: Hex;
  readonly collar?: 'none' | 'stand' | 'shawl';
  readonly wearer?: Wearer;
};

export type JankerSpec = Kind<'janker'> & {
  readonly fabric: Fabric;
  readonly collar: 'stand' | 'lapel';
  readonly piping: Hex;
  readonly buttons: Hex;
  readonly front: 'single' | 'double';
  readonly pockets: 'flap' | 'welt' | 'none';
  readonly length: 'jacket' | 'coat';
  readonly contrast?: Fabric;
  readonly wearer?: Wearer;
};

export type CardiganSpec = Kind<'cardigan'> & {
  readonly fabric: Fabric;
  readonly edge: Hex;
  readonly buttons: Hex;
  readonly neckline: 'round' | 'v' | 'stand';
  readonly embroidery?: Hex;
  readonly wearer?: Wearer;
};

export type SocksSpec = Kind<'socks'> & {
  readonly form: 'knee' | 'loferl' | 'crew';
  readonly colour: Hex;
  readonly cuff: Hex;
  readonly pattern: 'cable' | 'rib' | 'edelweiss' | 'diamond';
};

export type HaferlSpec = Kind<'haferl'> & {
  readonly leather: Fabric;
  readonly sole?: Hex;
  readonly thread?: Hex;
  readonly laces?: Hex;
  readonly height: 'low' | 'boot';
};

export type PumpSpec = Kind<'pump'> & {
  readonly leather: Fabric;
  readonly heel: 'flat' | 'kitten' | 'block';
  readonly buckle?: Hex;
  readonly strap?: boolean;
  readonly lining?: Hex;
  readonly embroidery?: Hex;
};

export type HatSpec = Kind<'hat'> & {
  readonly felt: Fabric;
  readonly band: Hex;
  readonly cord?: Hex;
  readonly brim: 'narrow' | 'wide';
  /** `gamsbart` is the tuft of chamois hair. */
  readonly decoration: 'feather' | 'gamsbart' | 'flower' | 'none';
  readonly decorationColour?: Hex;
};

export type BagSpec = Kind<'bag'> & {
  readonly form: 'heart' | 'crossbody' | 'pouch';
  readonly fabric: Fabric;
  readonly strap: Hex;
  readonly embroidery: Hex;
  readonly motif: Motif;
  readonly clasp?: Hex;
};

export type JewellerySpec = Kind<'jewellery'> & {
  readonly form: 'charivari' | 'choker' | 'necklace' | 'earrings' | 'brooch';
  readonly metal: Hex;
  /** Velvet band of a choker. */
  readonly band?: Hex;
  readonly stone?: Hex;
  readonly pendant?: 'edelweiss' | 'heart' | 'coin' | 'stag';
};

export type BeltSpec = Kind<'belt'> & {
  readonly leather: Fabric;
  readonly buckle: Hex;
  readonly embroidery?: Hex;
};

export type ScarfSpec = Kind<'scarf'> & {
  readonly form: 'square' | 'triangle';
  readonly fabric: Fabric;
  readonly border: Hex;
  readonly fringe?: Hex;
};

export type WreathSpec = Kind<'wreath'> & { readonly flowers: readonly [Hex, Hex, ...Hex[]]; readonly leaves: Hex; readonly ribbon: Hex };

export type SkirtSpec = Kind<'skirt'> & {
  readonly fabric: Fabric;
  /** Skirt length in centimetres. */
  readonly length: 50 | 60 | 70 | 85;
  readonly closure: 'wrap' | 'buttons' | 'plain';
  /** Where a wrap skirt is tied. */
  readonly bow?: Side;
  readonly hemBand?: Hex;
  readonly buttons?: Hex;
};

export type BootiesSpec = Kind<'booties'> & { readonly colour: Hex; readonly cuff: Hex; readonly pattern: SocksSpec['pattern'] };

/** Hat decoration sold alone. */
export type FeatherSpec = Kind<'feather'> & {
  readonly form: 'single' | 'pair' | 'bunch' | 'gamsbart';
  readonly colour: Hex;
  readonly second?: Hex;
  readonly metal: Hex;
};

/** Braces sold alone; `h` with a chest bar. */
export type BracesSpec = Kind<'braces'> & {
  readonly form: 'h' | 'x';
  readonly band: Fabric;
  readonly leather: Fabric;
  readonly thread: Hex;
  readonly motif: Motif;
  readonly metal: Hex;
};

export type BabySpec = Kind<'baby'> & {
  /** `set` is romper, cap and booties together. */
  readonly form: 'romper' | 'cap' | 'set';
  readonly fabric: Fabric;
  /** Cuffs, brim and soles. */
  readonly second: Hex;
  readonly thread: Hex;
  readonly motif: Motif;
};

export type CareSpec = Kind<'care'> & {
  readonly form: 'tin' | 'bottle' | 'brush';
  readonly colour: Hex;
  readonly label: Hex;
  readonly accent: Hex;
};

export type GiftCardSpec = Kind<'giftcard'> & { readonly colour: Hex; readonly accent: Hex };

/** Two to five garments as one look, on a contour landscape. */
export type SceneSpec = Kind<'scene'> & {
  readonly items: readonly ItemSpec[];
  /** Portrait is 800×1000, landscape 1600×1000. */
  readonly format?: 'portrait' | 'landscape';
  /** Clothes are shown on figures, what is carried lies beside them. */
  readonly isWorn?: boolean;
};

/** A brand's name in drawn letters (A–Z, 0–9, Ä Ö Ü, &, dot, hyphen, apostrophe) with a sign; 800×320, no ground. */
export type WordmarkSpec = Kind<'wordmark'> & {
  readonly text: string;
  readonly sign: 'peak' | 'heart' | 'leaf' | 'stitch' | 'antler' | 'sun' | 'bird' | 'none';
  readonly lettering: 'plain' | 'wide' | 'slanted' | 'light' | 'stitched';
  readonly colour: Hex;
};

/** A branch as it stands in its street; 1200×800. In detail, its first window. */
export type FacadeSpec = Kind<'facade'> & {
  readonly gable: 'stepped' | 'bell' | 'roof';
  readonly wall: Hex;
  readonly trim: Hex;
  /** Of shutters, door and sign. */
  readonly shutter: Hex;
  readonly awning: Hex;
  readonly sign: string;
  /** What stands behind the glass, left and right of the door. */
  readonly windows: readonly [readonly ItemSpec[], readonly ItemSpec[]];
};

/** Everything that can lie in a scene. */
export type ItemSpec =
  | DirndlSpec
  | LederhoseSpec
  | ShirtSpec
  | BlouseSpec
  | ApronSpec
  | WaistcoatSpec
  | JankerSpec
  | CardiganSpec
  | SocksSpec
  | HaferlSpec
  | PumpSpec
  | HatSpec
  | BagSpec
  | JewellerySpec
  | BeltSpec
  | ScarfSpec
  | WreathSpec
  | SkirtSpec
  | BootiesSpec
  | FeatherSpec
  | BracesSpec
  | BabySpec
  | CareSpec
  | GiftCardSpec;

export type GarmentSpec = ItemSpec | SceneSpec | WordmarkSpec | FacadeSpec;

/** Whether it is one piece that can be laid beside others. */
export const isItem = (garment: GarmentSpec): garment is ItemSpec =>
  garment.kind !== 'scene' && garment.kind !== 'wordmark' && garment.kind !== 'facade';

export type GarmentKind = GarmentSpec['kind'];

/**
 * front: the whole piece. worn: on a drawn figure without a face. detail: its closest point of interest. fabric: swatches of its cloth.
 * back: the other side. figure: on a line figure with height marks, to compare lengths.
 */
export type View = 'front' | 'worn' | 'detail' | 'fabric' | 'back' | 'figure';
