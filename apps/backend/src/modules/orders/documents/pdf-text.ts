/** Letters with a stroke have no simpler letter inside them. */
const strokes: Readonly<Record<string, string>> = { ƀ: 'b', ɨ: 'i', ƶ: 'z', Ƶ: 'Z', ǥ: 'g', Ǥ: 'G' };

/** What the fonts of documents have: Latin letters of Europe and the marks that tools/subset-fonts.py keeps. */
const known = /^[\x20-\x7e\u00a0-\u017f–—‘’‚“”„•…‹›€™−]$/;
const isPlain = /^[\x20-\x7e\u00a0-\u017f–—‘’‚“”„•…‹›€™\n]*$/;

/**
 * The text in the characters the fonts have. A name with other letters keeps its plain ones: a letter without its
 * accent can be read, a wrong character cannot.
 */
export const pdfText = (text: string): string => (isPlain.test(text) ? text : replaced(text));

const replaced = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/[\u2007\u2009\u202f]/g, '\u00a0')
      .replaceAll('\u2212', '-'),
    (character) => {
      if (known.test(character) || character === '\n') return character;
      const plain = strokes[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
      return plain !== '' && Array.from(plain).every((letter) => known.test(letter)) ? plain : '?';
    },
  ).join('');
