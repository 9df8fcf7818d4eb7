import { inputError, ShopError } from '#kernel/errors.ts';

/** Says of which field it is that something was wrong. */
export function saying<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ShopError && error.category === 'input') {
      throw inputError(error.message, { ...error.extensions, field });
    }
    throw error;
  }
}
