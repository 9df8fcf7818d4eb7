import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatOf, withCheck } from './patterns.ts';
import { qrPath } from './qr-path.ts';
import { correctionOf } from './reed-solomon.ts';

type Matrix = readonly (readonly boolean[])[];

/** What a camera sees: the modules of a path, without the light ones around. */
function look(text: string): Matrix {
  const { size, path } = qrPath(text);
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`);
  for (const place of dark)
    assert.ok(
      place.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4),
      'the edge is light',
    );
  const side = Array.from({ length: size - 8 }, (_, index) => index + 4);
  return side.map((y) => side.map((x) => dark.has(`${x} ${y}`)));
}

/** Level M by version, from table 9 of ISO/IEC 18004: all codewords, blocks, and those of correction in a block. */
const levelM = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
  [196, 4, 18],
  [242, 4, 22],
  [292, 5, 22],
  [346, 5, 26],
  [404, 5, 30],
  [466, 8, 22],
] as const;
/** The middle of the alignment patterns beside 6 (annex E). */
const alignments = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50], [30, 54], [32, 58]] as const;
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Whether a module is no data: finders and their formats, timing, alignment, version. */
function isPattern(x: number, y: number, size: number, version: number): boolean {
  const corners = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const middles = [6, ...(alignments[version - 1] ?? [])];
  const last = middles.at(-1);
  const isAlignment = middles.some((a) =>
    middles.some((b) => {
      const isFinder = (a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6);
      return !isFinder && Math.abs(x - a) <= 2 && Math.abs(y - b) <= 2;
    }),
  );
  return corners || x === 6 || y === 6 || isVersion || (version > 1 && isAlignment);
}

/** The codewords in the order they lie there: upwards and downwards in columns of two, from the right. */
function codewordsOf(matrix: Matrix): readonly number[] {
  const size = matrix.length;
  const version = (size - 17) / 4;
  // Beside the first finder: two bits of the level and three of the mask, over a pattern of their own.
  const format = [0, 1, 2, 3, 4].map((x) => Number(matrix[8]?.[x])).join('');
  const [level, mask] = [(Number.parseInt(format, 2) ^ 0b10101) >> 3, (Number.parseInt(format, 2) ^ 0b10101) & 7];
  assert.equal(level, 0, 'level M');
  const bits: number[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(x, y, size, version)) bits.push(Number(matrix[y]?.[x] !== masks[mask]?.(x, y)));
    }
  }
  const [total = 0] = levelM[version - 1] ?? assert.fail(`version ${version} is in the table`);
  return Array.from({ length: total }, (_, index) => Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2));
}

/** The text of a code in byte mode: blocks are dealt like cards, the short ones first. */
function read(matrix: Matrix): string {
  const version = (matrix.length - 17) / 4;
  const [total = 0, blocks = 1, correction = 0] = levelM[version - 1] ?? [];
  const words = codewordsOf(matrix);
  const dataLength = total - blocks * correction;
  const short = Math.floor(dataLength / blocks);
  const longOnes = dataLength % blocks;
  const dealt = Array.from({ length: blocks }, (): number[] => []);
  for (let index = 0; index < dataLength; index += 1) {
    // The last card goes to the long blocks alone, which come last.
    const block = index < short * blocks ? index % blocks : blocks - longOnes + (index - short * blocks);
    dealt[block]?.push(words[index] ?? 0);
  }
  const bits = dealt
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  assert.equal(bits.slice(0, 4), '0100', 'byte mode');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const bytes = bits.slice(4 + lengthBits, 4 + lengthBits + 8 * length).match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString('utf8');
}

describe('the QR code of an app of codes', () => {
  it('is corrected, and says its mask and version, as the examples of ISO/IEC 18004 do', () => {
    const data = [...Buffer.from('10200c566180ec11ec11ec11ec11ec11', 'hex')];
    assert.equal(Buffer.from(correctionOf(data, 10)).toString('hex'), 'a524d4c1ed36c7872c55');
    assert.equal(formatOf(0b101), 0b100_0000_1100_1110);
    assert.equal(withCheck(7, 0x1f25, 12), 0b00_0111_1100_1001_0100);
  });

  it('is read as the link that was drawn, however long an address is', () => {
    const link = (label: string) =>
      `otpauth://totp/${encodeURIComponent(label)}?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Maas%20%26%20Alm&algorithm=SHA1&digits=6&period=30`;
    for (const label of ['a', 'Maas & Alm:owner@maas-alm.example', `Maas & Alm:${'lange.naam.'.repeat(8)}@maas-alm.example`])
      assert.equal(read(look(link(label))), link(label));
    assert.equal(read(look('Grüß Gott')), 'Grüß Gott');
  });

  it('is read in every size, also where it is filled to the last byte', () => {
    // The room of versions 1 to 12 (table 7), with a byte less and more.
    for (const room of [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287])
      for (const length of [room - 1, room, room + 1].filter((one) => one <= 287)) {
        const text = 'aZ9'.repeat(96).slice(0, length);
        assert.equal(read(look(text)), text);
      }
    assert.throws(() => qrPath('a'.repeat(667)), /too many/);
  });
});
