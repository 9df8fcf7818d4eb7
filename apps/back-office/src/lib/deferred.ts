import type { Area } from '../messages/areas.ts';
import { learn } from './language.ts';

/** Nobody sees a skeleton sooner, and once one is on the screen React keeps it for 300 ms, whenever the answer comes. */
const patience = 400;

/** For loaders: the screen is there with its rows, or with its words alone where the rows take longer. */
export async function deferred<T>(answer: Promise<T>, ...areas: readonly Area[]): Promise<{ readonly answer: Promise<T> }> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  // Whoever shows the answer says what is wrong with it.
  await Promise.all([Promise.race([Promise.allSettled([answer]), late]), ...areas.map((area) => learn(area))]);
  return { answer };
}
