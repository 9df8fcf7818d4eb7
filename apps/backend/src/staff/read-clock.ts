import { inputError } from '#kernel/errors.ts';
import { readClock } from './actions/campaigns/campaign-fields.ts';
import { Refused } from './run-action.ts';

/** A day and time as a question names it: `2026-12-01T09:00`. */
export function readClockText(at: string): string {
  try {
    return readClock(at, 'at');
  } catch (error) {
    if (error instanceof Refused) throw inputError('This is no day and time.');
    throw error;
  }
}
