import { isItem } from '../../images/spec.ts';
import type { DemoConfigurable, DemoSimple, Text } from '../../model.ts';
import { configurable } from '../configurable.ts';
import type { ProductFacts } from '../product.ts';
import { simple } from '../simple.ts';
import { join } from '../text.ts';
import type { Draft } from './drafts.ts';
import type { Links } from './links.ts';
import { priceHistory } from './prices.ts';
import type { Random } from './random.ts';
import type { Assortment } from './stock.ts';
import { plannedStock } from './stock.ts';

/** Shares of the plan, of a hundred products. */
const reducedShare = 22;
const newShare = 12;
const soldOutShare = 3;
const roermondShare = 70;
const aachenShare = 60;
const newForDays = 45;

/** Steps that share no factor with 100 deal every hundred products one lot each, without clumps. */
const lot = (index: number, step: number): number => (index * step) % 100;

function ageOf(random: Random, isNew: boolean): Pick<ProductFacts, 'createdDaysAgo' | 'newUntilInDays'> {
  if (!isNew) return { createdDaysAgo: random.int(110, 900) };
  const createdDaysAgo = random.int(2, newForDays - 3);
  return { createdDaysAgo, newUntilInDays: newForDays - createdDaysAgo };
}

/** Few products sell much: an eighth power leaves about one in ten above the mark of a bestseller. */
function soldOf(random: Random, isNew: boolean): ProductFacts['sold'] {
  const quantity = isNew ? random.int(0, 24) : 1 + Math.floor(random.next() ** 8 * 120) + random.int(0, 12);
  const orders = Math.max(Math.min(quantity, 1), Math.round(quantity * (0.7 + random.next() * 0.3)));
  return [orders, quantity, isNew ? random.int(1, 6) : random.int(1, 40)];
}

function block(random: Random, first: readonly Text[], pool: readonly Text[]): Text {
  const wished = Math.max(1, random.int(2, 3) - first.length);
  return join(...first, ...random.some(pool, wished));
}

function factsOf({ piece, random, number, family, name, cents }: Draft, index: number, links: Links): ProductFacts {
  const isReduced = lot(index, 37) < reducedShare;
  const isNew = !isReduced && lot(index, 37) < reducedShare + newShare;
  const age = ageOf(random, isNew);
  // Only what a product has: the plan's own fields stay behind.
  const { type: _type, detail: _detail, priceRange: _range, facts, measures, texts, matrix: _matrix, isMadeToOrder: _made, ...own } = piece;
  return {
    ...own,
    number,
    family: family.prefix,
    name,
    look: block(random, facts, texts.look),
    fit: block(random, measures ?? [], texts.fit),
    know: block(random, [], texts.know),
    ...age,
    sold: soldOf(random, isNew),
    ...priceHistory(random, cents, age.createdDaysAgo, isReduced),
    ...links,
  };
}

/** A draft becomes a product; `index` is its position among all drafts, which deals the shares. */
export function buildProduct(draft: Draft, index: number, links: Links): DemoConfigurable | DemoSimple {
  const facts = factsOf(draft, index, links);
  const assortment: Assortment = {
    isSoldOut: lot(index, 61) < soldOutShare,
    inRoermond: lot(index, 29) < roermondShare,
    inAachen: lot(index, 43) < aachenShare,
  };
  const { matrix, isMadeToOrder } = draft.piece;
  const [colour, ...others] = matrix.colours;
  if (others.length > 0 || matrix.axes.length > 0) return configurable(facts, { ...matrix, stock: (sku) => plannedStock(sku, assortment) });
  const garment = matrix.draw(colour, draft.sku);
  if (!isItem(garment)) throw new Error(`${draft.sku} is no single piece`);
  const product = simple({
    ...facts,
    garment,
    detail: matrix.detail,
    views: matrix.views,
    stock: plannedStock(draft.sku, assortment),
    weightGrams: matrix.weightGrams,
    attributes: { kleur: colour, ...facts.attributes },
  });
  return isMadeToOrder === undefined ? product : { ...product, deliveryDays: 'made-to-order' };
}
