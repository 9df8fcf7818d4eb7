import type { Area } from '../messages/areas.ts';
import { learn } from './language.ts';

/** For loaders: the screen is there as soon as it has its words, and its rows when the answer comes. */
export async function deferred<T>(answer: Promise<T>, ...areas: readonly Area[]): Promise<{ readonly answer: Promise<T> }> {
  // Whoever shows it says what is wrong.
  answer.catch(() => undefined);
  await Promise.all(areas.map((area) => learn(area)));
  return { answer };
}
