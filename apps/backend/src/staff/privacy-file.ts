import { languageLocales } from '@shop/contract';
import { notFound } from '#kernel/errors.ts';
import type { Parts } from './parts.ts';

/** The name of this kind of file. */
export const privacyFile = 'privacy';

/** Everything the shop knows of a customer, in their language, as their account would give it. */
export async function privacyZip(
  { database, customers: { desk }, languageOf }: Pick<Parts, 'database' | 'customers' | 'languageOf'>,
  { customerId }: { readonly customerId: number },
): Promise<readonly Buffer[]> {
  const card = await desk.card(database, customerId);
  if (!card) throw notFound('There is no such customer.');
  const language = languageOf(card.storeCode);
  return [Buffer.from(await desk.archive(card, { language, locale: languageLocales[language] }))];
}
