import type { ProductRecord } from '../read-model/catalogue.ts';
import { claimIn } from '../write/check-claims.ts';

/** What a product lacks before it may be in the shop, and what it had better have. */
export type Finding = {
  readonly code: 'name' | 'maker' | 'composition' | 'price' | 'picture' | 'text' | 'alt' | 'claim';
  /** It keeps the product out of the shop; others only warn. */
  readonly forbids: boolean;
  /** The store views it is about; empty: all. */
  readonly views: readonly string[];
};

/** Who speaks to whom: the views that have texts of their own, and the one whose texts a product has that was never translated. */
export type SpokenViews = { readonly own: readonly string[]; readonly default: string | undefined };

type Facts = Pick<
  ProductRecord,
  'type' | 'parentId' | 'brandId' | 'materials' | 'care' | 'sizeChartKey' | 'content' | 'texts' | 'pictures' | 'claimEvidence'
> & {
  /** Views with prices of their own in which it has none. */
  readonly unpriced: readonly string[];
};

/** Looks at a product before it is published. A variant is shown with what its product says, so only its price and its maker are its own. */
export function checkPublishing(facts: Facts, views: SpokenViews): readonly Finding[] {
  const isVariant = facts.parentId !== undefined;
  const findings = [lacksMaker(facts), lacksPrice(facts, views), claims(facts)];
  if (!isVariant)
    findings.push(lacksName(facts, views), lacksPicture(facts), lacksComposition(facts), lacksTexts(facts, views), lacksAlt(facts, views));
  return findings.flatMap((finding) => finding ?? []).toSorted((a, b) => Number(b.forbids) - Number(a.forbids));
}

const forbid = (code: Finding['code']): Finding => ({ code, forbids: true, views: [] });
const warn = (code: Finding['code'], views: readonly string[] = []): Finding => ({ code, forbids: false, views });

const isGoods = ({ type }: Facts): boolean => type === 'simple' || type === 'configurable';
const shown = ({ pictures }: Facts) => pictures.filter(({ isDisabled }) => !isDisabled);

/** LAW-14: the brand names the maker. */
const lacksMaker = (facts: Facts) => (isGoods(facts) && facts.brandId === undefined ? forbid('maker') : undefined);
const lacksPicture = (facts: Facts) => (shown(facts).length === 0 ? forbid('picture') : undefined);

/** What has a price somewhere may be sold only there; that it is, somebody has to have meant. */
function lacksPrice({ unpriced }: Facts, { own }: SpokenViews) {
  if (unpriced.length === 0) return undefined;
  return unpriced.length === own.length ? forbid('price') : warn('price', unpriced);
}

function lacksName({ texts }: Facts, views: SpokenViews) {
  const named = views.default === undefined ? Object.values(texts).find(({ name }) => name) : texts[views.default];
  return named?.name ? undefined : forbid('name');
}

/** LAW-15: what is worn or washed says what it is made of. Sprays and brushes need not, and are asked. */
function lacksComposition(facts: Facts) {
  if (!isGoods(facts) || facts.materials.length > 0 || facts.content !== undefined) return undefined;
  const isWorn = facts.type === 'configurable' || facts.care.length > 0 || facts.sizeChartKey !== undefined;
  return isWorn ? forbid('composition') : warn('composition');
}

/** What a view does not say it says in the words of another language. */
function lacksTexts({ texts }: Facts, { own }: SpokenViews) {
  const silent = own.filter((code) => !texts[code]?.name || !texts[code].description);
  return silent.length > 0 ? warn('text', silent) : undefined;
}

function lacksAlt(facts: Facts, { own }: SpokenViews) {
  const silent = own.filter((code) => shown(facts).some(({ label }) => !label[code]));
  return silent.length > 0 ? warn('alt', silent) : undefined;
}

/** LAW-11: a green claim without its proof. */
function claims({ texts, claimEvidence }: Facts) {
  if (claimEvidence?.trim()) return undefined;
  const claiming = Object.entries(texts).filter(([, text]) => claimIn(text) !== undefined);
  return claiming.length > 0
    ? warn(
        'claim',
        claiming.map(([code]) => code),
      )
    : undefined;
}
