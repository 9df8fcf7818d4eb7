/** Endings that mail programs make links of; a name may well hold a dot ("St.John", "v.d. Berg"). */
const endings =
  'com|net|org|info|biz|nl|de|be|eu|at|ch|fr|uk|es|it|pl|ru|cn|us|io|co|me|tv|cc|to|ly|gl|gg|ai|app|dev|shop|store|online|site|website|top|xyz|club|live|link|click|win|vip|page|blog|icu|fun|buzz';
const link = new RegExp(String.raw`://|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:${endings})(?![\p{L}\p{N}])|\.\p{L}{2,}/`, 'iu');

/** Whether a mail program would make a link of part of a text. */
export const holdsLink = (text: string): boolean => link.test(text);

const maxLength = 40;
const plain = /^[\p{L}\p{M}]+(?:(?:[ '’-]|\. )[\p{L}\p{M}]+)*$/u;

/** Whether a name is nothing but a name, so that it can stand in a mail to somebody who did not type it. */
export const isPlainName = (name: string): boolean => name.length <= maxLength && plain.test(name);
