import { correctionOf } from './reed-solomon.ts';

/** Level M by version: words of correction in a block, and blocks (ISO/IEC 18004, table 9). */
const perBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** How many alignment patterns stand in a row, those at the finders too. */
export const alignmentsIn = (version: number): number => (version === 1 ? 0 : Math.floor(version / 7) + 2);

/** What is left of the square when every pattern is drawn, in words of eight modules. */
function wordsIn(version: number): number {
  const alignments = alignmentsIn(version);
  const patterns = version === 1 ? 0 : (25 * alignments - 10) * alignments - 55;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8);
}

function layoutOf(version: number) {
  const [blocks = 1, correction = 0] = [blockCounts[version - 1], perBlock[version - 1]];
  return { blocks, correction, data: wordsIn(version) - blocks * correction };
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The smallest version that has room for so many bytes. */
export function versionFor(bytes: number): number {
  const version = blockCounts.findIndex((_, at) => 4 + lengthBits(at + 1) + 8 * bytes <= 8 * layoutOf(at + 1).data) + 1;
  if (version === 0) throw new Error(`${bytes} bytes are too many for a QR code`);
  return version;
}

/** Mode, length and bytes, filled up to the words of a version. */
function dataWords(bytes: Uint8Array, version: number): readonly number[] {
  const { data } = layoutOf(version);
  const binary = (value: number, digits: number): string => value.toString(2).padStart(digits, '0');
  const bits = ['0100', binary(bytes.length, lengthBits(version)), ...[...bytes].map((byte) => binary(byte, 8)), '0000'].join('');
  const words = (bits.slice(0, 8 * data).match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2));
  return Array.from({ length: data }, (_, at) => words[at] ?? ((at - words.length) % 2 === 0 ? 0xec : 0x11));
}

/** All words of a code in the order they are drawn: a word of every block in turn, so that a spot spoils little of each. */
export function codewordsOf(bytes: Uint8Array, version: number): readonly number[] {
  const { blocks: count, correction, data } = layoutOf(version);
  const words = dataWords(bytes, version);
  const short = Math.floor(data / count);
  const firstLong = count - (data % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const from = index * short + Math.max(0, index - firstLong);
    return words.slice(from, from + short + (index < firstLong ? 0 : 1));
  });
  const corrections = blocks.map((block) => correctionOf(block, correction));
  const inTurn = (parts: readonly (readonly number[])[], length: number): readonly number[] =>
    Array.from({ length }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(corrections, correction)];
}
