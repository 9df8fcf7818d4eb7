import { inputError } from '#kernel/errors.ts';

/** A moment as the contract writes it; refuses what is none. */
export function readMoment(text: string | null | undefined): Date | undefined {
  if (text === null || text === undefined) return undefined;
  const moment = new Date(text);
  // Years that no database knows are none either.
  if (!/^\d{4}-/.test(text) || Number.isNaN(moment.getTime())) throw inputError('This is no moment.');
  return moment;
}
