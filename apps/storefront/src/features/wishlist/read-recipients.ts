import { isEmail, normaliseEmail } from '@shop/rules/email';

export const maxRecipients = 10;

export type Recipients =
  | { readonly kind: 'ok'; readonly addresses: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'wrong'; readonly text: string };

/** Addresses as people write them in one field: by comma, semicolon, blank or line, each once. */
export function readRecipients(text: string): Recipients {
  const addresses = [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(normaliseEmail),
    ),
  ];
  const wrong = addresses.find((address) => !isEmail(address));
  if (addresses.length === 0) return { kind: 'none' };
  if (wrong !== undefined) return { kind: 'wrong', text: wrong };
  return addresses.length > maxRecipients ? { kind: 'tooMany' } : { kind: 'ok', addresses };
}
