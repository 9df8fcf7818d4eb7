import type { nl } from './messages/nl.ts';

/** The sentence that says what is wrong with a field; undefined when nothing is. */
export type Verdict = keyof typeof nl | undefined;

/** For what must be there and may be anything. */
export const checkPresent = (text: string, missing: NonNullable<Verdict>): Verdict => (text.trim() === '' ? missing : undefined);
