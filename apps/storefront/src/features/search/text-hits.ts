/** Questions and posts that hold the words of a search; by their own names in the store view. */
export type TextHits = {
  readonly posts: readonly { readonly identifier: string; readonly title: string }[];
  readonly questions: readonly { readonly id: number; readonly question: string }[];
};

type Question = { readonly faq_id: number; readonly question?: string | null; readonly short_answer?: string | null };

const maxHits = 3;
/** "de", "in" and the like are in every text. */
const minWordLength = 3;

/** One way of writing a word: without capitals and accents. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

/** The questions with every word of a search in question or answer, those that have them in the question first. */
export function questionsAbout(query: string, questions: readonly Question[]): TextHits['questions'] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minWordLength);
  if (words.length === 0) return [];
  const hold = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const asked = questions.filter(({ question }) => hold(question ?? ''));
  const answered = questions.filter((one) => !asked.includes(one) && hold(`${one.question} ${one.short_answer}`));
  return [...asked, ...answered].slice(0, maxHits).map(({ faq_id: id, question }) => ({ id, question: question ?? '' }));
}
