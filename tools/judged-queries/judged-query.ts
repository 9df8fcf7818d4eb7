/** What must hold for products at the top of the results. Values are codes of the demo shop, the same in every language. */
export type Fit = {
  /** Any of these categories. */
  readonly category?: readonly number[];
  /** Per attribute any of these option codes, on the product or one of its variants. */
  readonly has?: Readonly<Record<string, readonly string[]>>;
  readonly brand?: string;
};

/**
 * A query as a shopper types it. With `skus` each of them must be among the first eight. With `fit` the first one must fit,
 * and so must at least six of the first eight, or all that exist when the catalogue has fewer.
 */
export type JudgedQuery = { readonly query: string } & ({ readonly skus: readonly string[] } | { readonly fit: Fit });

export const skus = (query: string, ...wanted: readonly string[]): JudgedQuery => ({ query, skus: wanted });
export const fit = (query: string, ...wanted: readonly Fit[]): JudgedQuery => ({
  query,
  fit: {
    ...Object.assign({}, ...wanted),
    has: Object.assign({}, ...wanted.map(({ has }) => has ?? {})) as Readonly<Record<string, readonly string[]>>,
  },
});

const category = (...ids: readonly number[]): Fit => ({ category: ids });
const has = (attribute: string, ...options: readonly string[]): Fit => ({ has: { [attribute]: options } });

/** Kinds of goods by their categories. */
export const kinds = {
  dirndl: category(110, 311),
  womensDirndl: category(110),
  miniDirndl: category(111),
  midiDirndl: category(112),
  longDirndl: category(113),
  weddingDirndl: category(114),
  plusSizes: category(115),
  kidsDirndl: category(311),
  dirndlBlouse: category(120),
  anyBlouse: category(120, 150, 312),
  laceBlouse: category(124),
  longSleeveBlouse: category(123),
  apron: category(130),
  laceApron: category(133),
  lederhosen: category(140, 210, 321),
  mensLederhosen: category(210),
  shortLederhosen: category(141, 211),
  kneeLederhosen: category(142, 212),
  longLederhosen: category(213),
  deerskin: category(214),
  womensLederhosen: category(140),
  kidsLederhosen: category(321),
  skirt: category(160),
  womensCardigan: category(171),
  cardigan: category(171, 242, 313),
  mensCardigan: category(242),
  janker: category(172, 241),
  coat: category(173),
  lodenOuterwear: category(173, 243),
  jacket: category(170, 240),
  pumps: category(181),
  haferlShoe: category(182, 251),
  shoe: category(180, 250),
  boots: category(252),
  socks: category(183, 260),
  shirt: category(220, 322),
  mensShirt: category(220),
  checkedShirt: category(221),
  whiteShirt: category(222),
  standUpCollar: category(223),
  tShirt: category(224),
  waistcoat: category(230, 323),
  mensWaistcoat: category(230),
  boys: category(320),
  girls: category(310),
  baby: category(330),
  romper: category(331),
  hat: category(410),
  lodenHat: category(411),
  strawHat: category(412),
  hatPin: category(413),
  bag: category(420),
  heartBag: category(421),
  crossbodyBag: category(422),
  jewellery: category(430),
  charivari: category(431),
  choker: category(432),
  earrings: category(433),
  beltOrBraces: category(440),
  scarf: category(450),
  hair: category(460),
  care: category(470),
  outfit: category(500),
  forMen: category(200, 520),
  couples: category(530),
  clubs: category(550),
} as const satisfies Readonly<Record<string, Fit>>;

/** Families of colours; on lederhosen and dirndls alike. */
export const colours = {
  red: has('kleur', 'robijn', 'bordeaux', 'alpenroos'),
  burgundy: has('kleur', 'bordeaux', 'robijn'),
  green: has('kleur', 'dennengroen', 'mosgroen', 'salie', 'petrol'),
  darkGreen: has('kleur', 'dennengroen'),
  blue: has('kleur', 'gentiaan', 'indigo', 'duifblauw', 'nacht', 'petrol'),
  darkBlue: has('kleur', 'nacht', 'indigo'),
  black: has('kleur', 'zwart'),
  white: has('kleur', 'wit'),
  brown: has('kleur', 'cognac', 'tabak', 'havanna'),
  pink: has('kleur', 'oudroze', 'alpenroos'),
  grey: has('kleur', 'antraciet', 'steen'),
  purple: has('kleur', 'bes', 'lavendel'),
  cream: has('kleur', 'creme'),
  redApron: has('kleur_schort', 'robijn', 'bordeaux', 'alpenroos'),
} as const satisfies Readonly<Record<string, Fit>>;

export const traits = {
  velvet: has('stof', 'fluweel'),
  linen: has('stof', 'linnen'),
  cotton: has('stof', 'katoen'),
  silk: has('stof', 'zijde', 'tafzijde'),
  lace: has('stof', 'kant'),
  loden: has('stof', 'loden'),
  goatSuede: has('leersoort', 'geitensuede'),
  blockPrint: has('dessin', 'blauwdruk'),
  checked: has('dessin', 'ruit', 'vichyruit'),
  floral: has('dessin', 'bloem'),
  striped: has('dessin', 'streep'),
  oktoberfest: has('gelegenheid', 'oktoberfest'),
  wedding: has('gelegenheid', 'bruiloft'),
  carnival: has('gelegenheid', 'carnaval'),
  christmas: has('gelegenheid', 'kerst'),
  hunting: has('gelegenheid', 'jacht'),
  apresSki: has('gelegenheid', 'apres-ski'),
  size: (attribute: string, ...sizes: readonly string[]): Fit => has(attribute, ...sizes),
  brand: (brand: string): Fit => ({ brand }),
};
