import type { Language } from '@shop/contract';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { nl, type OrderMailMessages } from './messages/nl.ts';

export const orderMailMessages: Readonly<Record<Language, OrderMailMessages>> = { nl, de, en };

/** Fills the places of a sentence in one pass: a value is never read as a place to fill (R154). */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
