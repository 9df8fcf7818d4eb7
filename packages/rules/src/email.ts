/** Longest address a mail server must take (RFC 5321). */
const maxLength = 254;
const shape = /^[^\s<>()[\]\\,;:"@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Whether a text can be the address of a mailbox: one recipient, a name before the sign, a domain with a dot behind it. */
export function isEmail(text: string): boolean {
  const [local = ''] = text.split('@');
  return text.length <= maxLength && shape.test(text) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** One way of writing an address, to compare accounts by: people type capitals and trailing blanks. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();
