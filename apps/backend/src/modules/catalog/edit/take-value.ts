import { isHash } from '#modules/media/index.ts';
import { inputError } from '#kernel/errors.ts';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { fibreProblem } from '../attributes/materials.ts';
import type { MaterialPart, Texts } from '../read-model/catalogue.ts';

/** What somebody typed, as the field keeps it; anything else is refused, with the field and a word that screens have a sentence for. */
export type Take = (value: unknown) => unknown;

export const refuse = (code: string, message: string): never => {
  throw inputError(message, { code });
};
const wrong = (): never => refuse('product-value', 'This value is not possible here.');

const most = 2_147_483_647;
/** Line breaks are allowed, other control characters and what turns the words around it are not. */
const notInText = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

export const flag: Take = (value) => (typeof value === 'boolean' ? value : wrong());

export const whole =
  (least = 0): Take =>
  (value) =>
    value === null || (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) ? value : wrong();

/** Where a member of a list stands; null: it is none. */
export const position: Take = whole(-most);

export const percent: Take = (value) => (value === null || (typeof value === 'number' && value >= 0 && value < 100) ? value : wrong());

/** A moment, which comes out as the database writes it into JSON. 31 February is no day, and no database keeps the year 12026. */
export const moment: Take = (value) => {
  if (value === null) return null;
  const text = typeof value === 'string' ? value : '';
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time) || new Date(day).getUTCDate() !== Number(day.slice(8))) return wrong();
  return new Date(time).toISOString();
};

/** Words; what is blank is nothing. */
export const text =
  (maxLength: number): Take =>
  (value) => {
    if (value === null) return null;
    if (typeof value !== 'string') return wrong();
    const words = value.replace(/\r\n?/g, '\n').trim();
    if (words.length > maxLength) return refuse('product-long', `A text here has at most ${maxLength} characters.`);
    if (notInText.test(words)) return refuse('product-value', 'The text has characters that are not allowed.');
    return words === '' ? null : words;
  };

/** HTML is cleaned on the way in (R168). */
export const html =
  (maxLength: number): Take =>
  (value) => {
    const typed = text(maxLength)(value);
    return typeof typed === 'string' && /[<>&"\0]/.test(typed) ? sanitiseHtml(typed) : typed;
  };

export const urlKey: Take = (value) => {
  const key = text(255)(value);
  if (typeof key === 'string' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) {
    return refuse('product-url', 'A URL key has small letters, digits and single hyphens.');
  }
  return key;
};

export const oneOf =
  (isKnown: (value: never) => boolean): Take =>
  (value) =>
    value === null || isKnown(value as never) ? value : wrong();

export const words: Take = (value) =>
  Array.isArray(value) && value.length <= 100 && value.every((one) => typeof one === 'string' && /^\w{1,60}$/.test(one))
    ? [...new Set(value as readonly string[])]
    : wrong();

/** LAW-04: what is sold by measure. */
export const content: Take = (value) => {
  if (value === null) return null;
  const { amount, unit } = objectOf(value);
  const isMeasure =
    typeof amount === 'number' && Number.isFinite(amount) && amount > 0 && amount <= most && ['ml', 'g', 'm'].includes(String(unit));
  return isMeasure ? { amount, unit } : wrong();
};

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : wrong();
}

/** A text a store view; blank ones are left out. */
const textsOf = (value: unknown, stores: readonly string[], maxLength = 500): Texts =>
  Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([store, typed]) => {
      if (!stores.includes(store)) return wrong();
      const line = text(maxLength)(typed);
      return typeof line === 'string' ? [[store, line]] : [];
    }),
  );

/** LAW-15: each textile part names its fibres, which sum to 100; any other part its material. */
export const materials =
  (stores: readonly string[]): Take =>
  (value) => {
    if (!Array.isArray(value) || value.length > 20) return wrong();
    return value.map((one): MaterialPart => {
      const { part, fibres, material } = objectOf(one);
      const named = textsOf(part, stores);
      if (Object.keys(named).length === 0) return refuse('product-part', 'A part needs a name.');
      if (fibres === undefined) return { part: named, material: textsOf(material, stores) };
      if (!Array.isArray(fibres) || fibres.length === 0 || fibres.length > 12) return wrong();
      const shares = fibres.map((share) => {
        const { fibre, percent: part_ } = objectOf(share);
        return typeof fibre === 'string' && typeof part_ === 'number' && part_ > 0 ? { fibre, percent: part_ } : wrong();
      });
      const problem = fibreProblem(shares);
      return problem === undefined ? { part: named, fibres: shares } : refuse('product-fibres', problem);
    });
  };

export const look =
  (stores: readonly string[]): Take =>
  (value) => {
    if (value === null) return null;
    const { hash, label, hotspots } = objectOf(value);
    if (typeof hash !== 'string' || !isHash(hash) || !Array.isArray(hotspots) || hotspots.length > 20) return wrong();
    const share = (number: unknown): boolean => typeof number === 'number' && number >= 0 && number <= 1;
    return {
      hash,
      label: textsOf(label, stores),
      hotspots: hotspots.map((spot) => {
        const { x, y, sku } = objectOf(spot);
        return share(x) && share(y) && typeof sku === 'string' ? { x, y, sku: text(100)(sku) } : wrong();
      }),
    };
  };

const bundleTypes: readonly unknown[] = ['radio', 'select', 'checkbox', 'multi'];
/** What is new has no number yet. */
const numberOf = (id: unknown): unknown => whole(1)(id ?? null);

/** The parts of a set, in their order, each with what can be chosen for it. */
export const bundleOptions =
  (stores: readonly string[], isPart: (id: number) => boolean): Take =>
  (value) => {
    if (!Array.isArray(value) || value.length > 20) return wrong();
    return value.map((one) => {
      const { id, title, type, isRequired, selections } = objectOf(one);
      const named = textsOf(title, stores);
      if (Object.keys(named).length === 0) return refuse('product-part', 'A part needs a name.');
      if (!bundleTypes.includes(type) || !Array.isArray(selections) || selections.length > 100) return wrong();
      return {
        id: numberOf(id),
        title: named,
        type,
        isRequired: flag(isRequired),
        selections: selections.map((selection) => bundleSelection(objectOf(selection), isPart)),
      };
    });
  };

function bundleSelection(
  { id, productId, quantity, canChangeQuantity, isDefault }: Readonly<Record<string, unknown>>,
  isPart: (id: number) => boolean,
) {
  if (typeof productId !== 'number' || !isPart(productId)) return refuse('product-value', 'There is no such product.');
  const pieces = quantity === null ? wrong() : whole(1)(quantity);
  return { id: numberOf(id), productId, quantity: pieces, canChangeQuantity: flag(canChangeQuantity), isDefault: flag(isDefault) };
}

/** Leaflets: a sentence a line. */
export const downloads =
  (stores: readonly string[]): Take =>
  (value) => {
    if (!Array.isArray(value) || value.length > 20) return wrong();
    return value.map((one) => {
      const { type, name, content: lines } = objectOf(one);
      const [named, written] = [textsOf(name, stores), textsOf(lines, stores, 10_000)];
      if (typeof type !== 'string' || !/^[\w-]{1,60}$/.test(type)) return wrong();
      if (Object.keys(named).length === 0) return refuse('product-part', 'A part needs a name.');
      return { type, name: named, content: written };
    });
  };
