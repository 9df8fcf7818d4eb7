import { ShopError } from '#kernel/errors.ts';
import { Refused } from '../../run-action.ts';

/** What an order says against a change, as an answer for whoever pressed the button. */
export async function refusing<T>(work: () => Promise<T> | T, code = 'not-now'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopError) || error.category !== 'input') throw error;
    const { field, code: own } = error.extensions ?? {};
    throw new Refused(typeof own === 'string' ? own : code, error.message, typeof field === 'string' ? field : undefined);
  }
}
