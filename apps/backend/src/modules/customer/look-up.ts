import { checkVatNumber, normaliseVatNumber } from '@shop/rules/vat-number';
import { isPostcode } from '@shop/rules/postcode';
import type { Logger } from '#kernel/logger.ts';

export type PostcodeAddress = {
  readonly street: string;
  readonly number: number;
  readonly letter: string;
  readonly addition: string;
  readonly postcode: string;
  readonly city: string;
};

export type VatAnswer = {
  readonly valid: boolean | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
};

/** A data service outside the shop: GET with two secret headers (SPEC-7). */
export type LookupService = { readonly url: string; readonly clientId: string; readonly clientSecret: string };

const deadlineMs = 3_000;

async function ask(service: LookupService, parameters: Readonly<Record<string, string>>): Promise<unknown> {
  const url = new URL(service.url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    headers: { 'X-Client-Id': service.clientId, 'X-Client-Secret': service.clientSecret, Accept: 'application/json' },
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`look-up answered ${response.status}`);
  return response.json();
}

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

function readPostcodeRow(row: unknown): readonly PostcodeAddress[] {
  if (typeof row !== 'object' || row === null) return [];
  const { street, number, letter, addition, postcode, city } = row as Readonly<Record<string, unknown>>;
  const found = {
    street: text(street),
    number: Number(number),
    letter: text(letter),
    addition: text(addition),
    postcode: text(postcode),
    city: text(city),
  };
  return found.street !== '' && found.city !== '' && Number.isInteger(found.number) ? [found] : [];
}

export type PostcodeLookup = (postcode: string, number: string) => Promise<readonly PostcodeAddress[]>;

/** Dutch addresses from a service, or from the set the shop brings along. A service that fails finds nothing: it is never a dead end. */
export function createPostcodeLookup(
  service: LookupService | undefined,
  own: () => Promise<readonly PostcodeAddress[]>,
  logger: Logger,
): PostcodeLookup {
  return async (given, givenNumber) => {
    const postcode = given.replace(/\s/g, '').toUpperCase();
    const number = /^\s*(\d{1,5})/.exec(givenNumber)?.[1];
    if (!isPostcode(postcode, 'NL') || number === undefined) return [];
    if (!service) return (await own()).filter((row) => row.postcode === postcode && row.number === Number(number));
    try {
      const rows = await ask(service, { postcode, number });
      return Array.isArray(rows) ? rows.flatMap(readPostcodeRow) : [];
    } catch (error) {
      logger.warn('postcode.lookup-failed', { error });
      return [];
    }
  };
}

export type VatLookup = (countryCode: string, vatId: string) => Promise<VatAnswer>;
const unknown: VatAnswer = { valid: null, name: null, address: null, requestId: null };

/** What the tax office says of a number. A pattern that fails makes no call; a service that fails leaves `valid` open. */
export function createVatLookup(
  service: LookupService | undefined,
  own: (vatId: string) => Promise<Pick<VatAnswer, 'name' | 'address'> & { readonly valid: boolean }>,
  requester: () => { readonly countryCode: string; readonly vatId: string },
  logger: Logger,
): VatLookup {
  return async (countryCode, given) => {
    const vatId = normaliseVatNumber(given);
    if (checkVatNumber(vatId, countryCode) !== 'plausible') return { ...unknown, valid: false };
    if (!service) return { ...unknown, ...(await own(vatId)) };
    try {
      const { countryCode: requesterCountry, vatId: requesterVatId } = requester();
      const answer = (await ask(service, {
        country_code: countryCode,
        vat_id: vatId,
        requester_country_code: requesterCountry,
        requester_vat_id: requesterVatId,
      })) as Readonly<Record<string, unknown>> | null;
      if (typeof answer?.['valid'] !== 'boolean') throw new Error('the VAT service gave no verdict');
      return {
        valid: answer['valid'],
        name: text(answer['name']) || null,
        address: text(answer['address']) || null,
        requestId: text(answer['request_identifier']) || null,
      };
    } catch (error) {
      logger.warn('vat.lookup-failed', { error });
      return unknown;
    }
  };
}
