/** Twice a number of the field of 256 that QR codes count in: what overflows is taken off by its polynomial. */
const double = (value: number): number => (value << 1) ^ (value & 0x80 ? 0x11d : 0);

function times(one: number, other: number): number {
  let product = 0;
  for (let rest = other, shifted = one; rest > 0; rest >>= 1, shifted = double(shifted)) if (rest & 1) product ^= shifted;
  return product;
}

/** (x − 1)(x − 2)(x − 4)…, the highest power first. */
function generator(degree: number): readonly number[] {
  let product: readonly number[] = [1];
  for (let step = 0, root = 1; step < degree; step += 1, root = double(root)) {
    const factors = product;
    product = [...factors, 0].map((factor, at) => factor ^ times(factors[at - 1] ?? 0, root));
  }
  return product;
}

/** The words by which a reader mends what it could not see: the rest of a division. */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count);
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (const at of data.keys()) {
    const factor = rest[at] ?? 0;
    for (const [offset, part] of divisor.entries()) rest[at + offset] = (rest[at + offset] ?? 0) ^ times(part, factor);
  }
  return rest.slice(data.length);
}
