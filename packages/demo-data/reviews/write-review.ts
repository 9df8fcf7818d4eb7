import type { Language } from '@shop/contract';
import type { Random } from '../catalogue/plan/random.ts';
import type { DemoProduct, DemoReview } from '../model.ts';
import type { ReviewKind } from './kinds.ts';
import { nickname } from './nicknames.ts';
import type { FitAnswer, Mood } from './words/shared.ts';
import { sharedWords } from './words/shared.ts';
import type { KindWords } from './words/words.ts';

const minutesPerDay = 1440;
const oldestDays = 730;
/** A parcel needs some days, and so does an opinion. */
const daysUntilReview = 6;

type Ratings = DemoReview['ratings'];
type Words = (typeof sharedWords)[Language];

/** Of a hundred buyers; the average comes to about 4.4, and at least one in ten gives three stars or fewer. */
function moodOf(random: Random): Mood {
  const lot = random.next() * 100;
  if (lot < 68) return 'delighted';
  if (lot < 88) return 'content';
  return lot < 96.5 ? 'doubtful' : 'disappointed';
}

function ratingsOf(random: Random, mood: Mood): Ratings {
  switch (mood) {
    case 'delighted':
      return { quality: 5, price: random.chance(0.75) ? 5 : 4 };
    case 'content':
      return { quality: random.chance(0.3) ? 5 : 4, price: random.chance(0.75) ? 4 : 3 };
    case 'doubtful':
      return { quality: 3, price: random.chance(0.7) ? 3 : 2 };
    case 'disappointed':
      return { quality: random.chance(0.5) ? 2 : 1, price: random.pick([1, 2, 3] as const) };
  }
}

/** Sizes that run small or large are what doubtful buyers mostly write about. */
function fitOf(random: Random, mood: Mood): FitAnswer {
  const isUnsure = mood === 'doubtful' || mood === 'disappointed';
  if (!random.chance(isUnsure ? 0.5 : 0.2)) return 'normal';
  return random.chance(0.6) ? 'small' : 'large';
}

function sizesOf(product: DemoProduct): readonly string[] {
  if (product.type !== 'configurable') return [];
  const axis = product.axes.find((code) => code.startsWith('maat_') || code === 'blouse_maat');
  return axis === undefined ? [] : [...new Set(product.variants.map(({ options }) => options[axis] ?? ''))];
}

/** Half of the buyers are Dutch, most of the others German. */
function languageOf(random: Random): Language {
  const lot = random.next();
  return lot < 0.5 ? 'nl' : lot < 0.85 ? 'de' : 'en';
}

/** The sentences of a mood; no two of them speak of the same thing, so they cannot contradict each other. */
function opinion(random: Random, mood: Mood, words: KindWords): readonly string[] {
  const material = random.pick(words.material);
  const wear = random.pick(words.wear);
  switch (mood) {
    case 'delighted':
      return random.pick([[material], [wear], [material, wear], [wear, material]]);
    case 'content':
      return random.pick([[wear, random.pick(words.critique)], [wear], [material]]);
    case 'doubtful':
      return [random.pick(words.critique)];
    case 'disappointed':
      return [random.pick(words.letdown)];
  }
}

/** A size that runs small is bought one larger, so there has to be a smaller one; and the other way round. */
function sizeFor(random: Random, sizes: readonly string[], fit: FitAnswer): string {
  const possible = { small: sizes.slice(1), normal: sizes, large: sizes.slice(0, -1) }[fit];
  return random.pick(possible.length > 0 ? possible : sizes);
}

/** A size that does not fit is worth a sentence to everybody, one that fits only to some. */
function fitSentences(random: Random, { fit: sentences }: Words, fit: FitAnswer | undefined, sizes: readonly string[]): readonly string[] {
  if (fit === undefined || !random.chance(fit === 'normal' ? 0.4 : 0.9)) return [];
  return [random.pick(sentences[fit]).replace('{size}', sizeFor(random, sizes, fit))];
}

function serviceSentences(random: Random, words: Words, mood: Mood, fit: FitAnswer | undefined): readonly string[] {
  if (mood === 'doubtful' || mood === 'disappointed' || !random.chance(0.3)) return [];
  const aboutSize = fit === undefined ? [] : fit === 'normal' ? words.advice : words.exchange;
  return [random.pick([...words.service, ...aboutSize])];
}

/** Within two years, and after the product came. */
function writtenMinutesAgo(random: Random, createdDaysAgo: number): number {
  const maxMinutes = Math.min(oldestDays, createdDaysAgo - daysUntilReview) * minutesPerDay;
  return 60 + Math.floor(random.next() * (maxMinutes - 60));
}

/** One buyer's opinion of a product: stars, fit and words agree with each other. */
export function writeReview(product: DemoProduct, kind: ReviewKind, random: Random): DemoReview {
  const mood = moodOf(random);
  const language = languageOf(random);
  const sizes = kind.isFitted ? sizesOf(product) : [];
  const fit = sizes.length > 0 ? fitOf(random, mood) : undefined;
  const words = sharedWords[language];
  const sentences = [
    ...opinion(random, mood, kind.words[language]),
    ...fitSentences(random, words, fit, sizes),
    ...serviceSentences(random, words, mood, fit),
  ];
  return {
    sku: product.sku,
    language,
    title: random.pick(words.titles[mood]),
    text: sentences.join(' '),
    nickname: nickname(random, language, [product.attributes['gender'] ?? []].flat().map(String)),
    writtenMinutesAgo: writtenMinutesAgo(random, product.createdDaysAgo),
    ratings: ratingsOf(random, mood),
    ...(fit === undefined ? {} : { fit }),
    status: 'approved',
  };
}
