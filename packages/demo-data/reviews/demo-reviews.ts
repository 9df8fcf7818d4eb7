import type { Random } from '../catalogue/plan/random.ts';
import { randomOf } from '../catalogue/plan/random.ts';
import type { DemoProduct, DemoReview, DemoShop } from '../model.ts';
import { kindOf } from './kinds.ts';
import { writeReview } from './write-review.ts';

/** How many of the products have reviews, and between which numbers. */
const reviewedShare = 0.55;
const minReviews = 3;
const maxReviews = 60;
/** 1,500 reviews for the 676 products of the demo shop; a smaller shop has fewer. */
const reviewsPerProduct = 1500 / 676;
const pendingShare = 20 / 1500;
/** Who has just bought something has not worn it yet. */
const youngestProductDays = 30;

type Share = { readonly product: DemoProduct; readonly count: number };

/** What buyers wrote about the products of a shop: the same on every call with the same seed. The newest wait for approval. */
export function demoReviews(shop: Pick<DemoShop, 'products'>, seed: number): readonly DemoReview[] {
  const reviews = sharesOf(shop.products).flatMap(({ product, count }) => reviewsOf(product, count, randomOf(`${seed}/${product.sku}`)));
  const pending = new Set(newestFirst(reviews).slice(0, Math.round(reviews.length * pendingShare)));
  return reviews.map((review) => (pending.has(review) ? { ...review, status: 'pending' } : review));
}

const newestFirst = (reviews: readonly DemoReview[]): readonly DemoReview[] =>
  [...reviews].sort((a, b) => a.writtenMinutesAgo - b.writtenMinutesAgo);

const canBeReviewed = (product: DemoProduct): boolean =>
  kindOf(product) !== undefined && product.sales.orders >= minReviews && product.createdDaysAgo >= youngestProductDays;

/** What sells is written about: never more reviews than orders, and most of them on few products. */
function sharesOf(products: readonly DemoProduct[]): readonly Share[] {
  const wanted = Math.round(products.length * reviewsPerProduct);
  const reviewed = products
    .filter(canBeReviewed)
    .sort((a, b) => b.sales.orders - a.sales.orders || a.id - b.id)
    .slice(0, Math.round(products.length * reviewedShare));
  const weight = ({ sales }: DemoProduct): number => sales.orders ** 2;
  const whole = reviewed.reduce((sum, product) => sum + weight(product), 0);
  const extra = wanted - reviewed.length * minReviews;
  let left = wanted;
  return reviewed.map((product, index) => {
    const share = minReviews + Math.ceil((extra * weight(product)) / whole);
    const kept = (reviewed.length - index - 1) * minReviews;
    const count = Math.min(share, maxReviews, product.sales.orders, left - kept);
    left -= count;
    return { product, count };
  });
}

function reviewsOf(product: DemoProduct, count: number, random: Random): readonly DemoReview[] {
  const kind = kindOf(product);
  if (kind === undefined) return [];
  const byText = new Map<string, DemoReview>();
  for (let attempt = 0; byText.size < count; attempt += 1) {
    if (attempt > count * 20) throw new Error(`${product.sku} has no words left for ${count} different reviews`);
    const review = writeReview(product, kind, random);
    if (!byText.has(review.text)) byText.set(review.text, review);
  }
  return [...byText.values()];
}
