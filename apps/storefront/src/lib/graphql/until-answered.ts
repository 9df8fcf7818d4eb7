import { ShopApiError } from './shop-api-error.ts';

/** No answer, or none that can be read: what was asked for may have been done all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.category === 'network' || error.category === 'timeout');

/** Milliseconds before each further try. */
const pauses = [1_000, 2_000, 4_000];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks again while no answer comes; for what the shop does once however often it is asked. */
export async function untilAnswered<Result>(ask: () => Promise<Result>, pause = wait): Promise<Result> {
  for (const milliseconds of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await pause(milliseconds);
  }
  return ask();
}
