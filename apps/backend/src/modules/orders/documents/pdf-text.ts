/** Letters with a stroke have no simpler letter inside them. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ŧ: 't', Ŧ: 'T' };
const decoder = new TextDecoder('windows-1252');
const known = new Set(
  Array.from({ length: 256 }, (_value, byte) => decoder.decode(Uint8Array.of(byte))).filter((character) => character >= ' '),
);

/**
 * The text in the characters the standard fonts have. A name with other letters keeps its plain ones: a letter without its
 * accent can be read, a wrong character cannot.
 */
export const pdfText = (text: string): string => (isPlain.test(text) ? text : replaced(text));

/** Most texts need nothing. */
const isPlain = /^[\x20-\x7e\u00a0-\u00ff€\n]*$/;

const replaced = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/[\u2007\u202f]/g, '\u00a0')
      .replaceAll('\u2212', '-'),
    (character) => {
      if (known.has(character) || character === '\n') return character;
      const plain = strokes[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
      return Array.from(plain).every((letter) => known.has(letter)) ? plain : '?';
    },
  ).join('');
