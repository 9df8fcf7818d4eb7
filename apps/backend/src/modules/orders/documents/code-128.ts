/** Widths of bars and spaces in turn, by value: 103 characters, three starts and the stop (ISO/IEC 15417). */
const patterns = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221
  223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
  112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
  311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
  122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
  214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/);

const letters = { start: 104, goOn: 100 } as const;
const pairs = { start: 105 } as const;
const stop = 106;

/** A text as a barcode: the widths of its bars and spaces in turn, in modules, beginning and ending with a bar. */
export function code128(text: string): readonly number[] {
  const values = valuesOf(text);
  // The start counts like the first character, every other by its place.
  const check = values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % 103;
  return [...values, check, stop].flatMap((value) => Array.from(patterns[value] ?? '', Number));
}

/** Digits take half the room, two in a character; an odd one at the end is a letter. */
function valuesOf(text: string): readonly number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('Code 128 has the characters of ASCII');
  if (!/^\d{2,}$/.test(text)) return [letters.start, ...letterValues(text)];
  const isOdd = text.length % 2 === 1;
  const numbers = (text.match(/\d\d/g) ?? []).map(Number);
  return [pairs.start, ...numbers, ...(isOdd ? [letters.goOn, ...letterValues(text.slice(-1))] : [])];
}

const letterValues = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0) - 32);
