import type { InputMaybe, Language, ProductReviewRatingInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { encodeUid } from '#kernel/ids.ts';
import type { Opinion } from './review.ts';

type Stars = Pick<Opinion, 'priceStars' | 'qualityStars'>;
type Rating = { readonly id: number; readonly field: keyof Stars; readonly name: Readonly<Record<Language, string>> };

/** What a review rates. The numbers are those of Magento's own ratings. */
const ratings: readonly Rating[] = [
  { id: 3, field: 'priceStars', name: { nl: 'Prijs', de: 'Preis', en: 'Price' } },
  { id: 1, field: 'qualityStars', name: { nl: 'Kwaliteit', de: 'Qualität', en: 'Quality' } },
];
const everyStar = [1, 2, 3, 4, 5] as const;

const ratingUid = ({ id }: Rating): string => encodeUid(id);
/** Each rating has five values of its own: 1 to 5, 6 to 10, 11 to 15. */
const valueUid = ({ id }: Rating, stars: number): string => encodeUid((id - 1) * everyStar.length + stars);

/** The ratings with the ids a client sends back. */
export const ratingsMetadata = (language: Language): object => ({
  items: ratings.map((rating) => ({
    id: ratingUid(rating),
    name: rating.name[language],
    values: everyStar.map((stars) => ({ value: String(stars), value_id: valueUid(rating, stars) })),
  })),
});

/** The stars of a review by name. */
export const ratingsBreakdown = (stars: Stars, language: Language): readonly { name: string; value: string }[] =>
  ratings.map(({ field, name }) => ({ name: name[language], value: String(stars[field]) }));

/** Reads the stars a client sends: every rating once, with a value of its own. */
export function readStars(given: readonly InputMaybe<ProductReviewRatingInput>[], language: Language): Stars {
  const stars: { -readonly [Field in keyof Stars]?: number } = {};
  for (const entry of given) {
    if (!entry) continue;
    const rating = ratings.find((one) => ratingUid(one) === entry.id);
    if (!rating) throw inputError(`There is no rating with the id "${entry.id.slice(0, 64)}".`);
    const value = everyStar.find((one) => valueUid(rating, one) === entry.value_id);
    if (!value) throw inputError(`"${entry.value_id.slice(0, 64)}" is no value of the rating "${rating.name[language]}".`);
    if (stars[rating.field] !== undefined) throw inputError(`The rating "${rating.name[language]}" is given twice.`);
    stars[rating.field] = value;
  }
  const missing = ratings.find(({ field }) => stars[field] === undefined);
  if (missing) throw inputError(`Please rate "${missing.name[language]}".`);
  return stars as Stars;
}
