import { returnScratchBuffer, takeScratchBuffer } from '../../memory/scratch-buffers.ts';

/** A constant part of a response, encoded once. */
export const utf8 = (text: string): Uint8Array => Buffer.from(text);

const [quote, backslash, space, point, zero] = [0x22, 0x5c, 0x20, 0x2e, 0x30] as const;
/** Below it no two decimals of two places are the same number. */
const [maxByDigits, maxDigitBytes] = [1_000_000, 9];
const [nullBytes, trueBytes, falseBytes] = [utf8('null'), utf8('true'), utf8('false')];
/** A longer string is quicker by JSON.stringify than character by character. */
const maxShortString = 64;

function digitsOf(value: number): number {
  let count = 1;
  for (let limit = 10; value >= limit; limit *= 10) count += 1;
  return count;
}

/** Writes JSON as UTF-8 straight into the buffer that is sent: no object, no string and no copy is made on the way. */
export class JsonWriter {
  #bytes = takeScratchBuffer();
  /** Bytes written so far. */
  end = 0;

  /** Bytes that are JSON already. */
  raw(bytes: Uint8Array): void {
    const after = this.end + bytes.length;
    if (after > this.#bytes.length) this.#grow(after);
    this.#bytes.set(bytes, this.end);
    this.end = after;
  }

  /** One ASCII character. */
  byte(code: number): void {
    if (this.end === this.#bytes.length) this.#grow(this.end + 1);
    this.#bytes[this.end] = code;
    this.end += 1;
  }

  null(): void {
    this.raw(nullBytes);
  }

  boolean(value: boolean): void {
    this.raw(value ? trueBytes : falseBytes);
  }

  /** A finite number. Most are counts and prices, which are quicker by their digits than by String. */
  number(value: number): void {
    const hundredths = Math.round(value * 100);
    if (value < 0 || value >= maxByDigits || hundredths / 100 !== value) return this.#ascii(String(value));
    if (this.end + maxDigitBytes > this.#bytes.length) this.#grow(this.end + maxDigitBytes);
    const whole = Math.trunc(hundredths / 100);
    const rest = hundredths - whole * 100;
    this.#digits(whole, whole < 10 ? 1 : digitsOf(whole));
    if (rest === 0) return;
    this.#bytes[this.end] = point;
    this.end += 1;
    if (rest % 10 === 0) this.#digits(rest / 10, 1);
    else this.#digits(rest, 2);
  }

  string(text: string): void {
    const { length } = text;
    if (length > maxShortString) return this.json(text);
    const maxEnd = this.end + 3 * length + 2;
    if (maxEnd > this.#bytes.length) this.#grow(maxEnd);
    const bytes = this.#bytes;
    let at = this.end;
    bytes[at++] = quote;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 0x80) {
        if (code < space || code === quote || code === backslash) return this.json(text);
        bytes[at++] = code;
      } else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else {
        // Surrogates are left to JSON.stringify, which escapes lone ones.
        if (code >= 0xd800 && code <= 0xdfff) return this.json(text);
        bytes[at++] = 0xe0 | (code >> 12);
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[at++] = 0x80 | (code & 0x3f);
      }
    }
    bytes[at++] = quote;
    this.end = at;
  }

  /** Any value, by JSON.stringify. */
  json(value: unknown): void {
    const text = JSON.stringify(value);
    const maxEnd = this.end + 3 * text.length;
    if (maxEnd > this.#bytes.length) this.#grow(maxEnd);
    this.end += this.#bytes.write(text, this.end);
  }

  /** Copies a segment that was written before. */
  copySegment(start: number, end: number): void {
    const after = this.end + end - start;
    if (after > this.#bytes.length) this.#grow(after);
    this.#bytes.copyWithin(this.end, start, end);
    this.end = after;
  }

  /** What was written from `start` on; valid only until more is written. */
  slice(start: number): Buffer {
    return this.#bytes.subarray(start, this.end);
  }

  /** All of it, in the scratch buffer, which the sender returns. */
  toScratchBuffer(): Buffer {
    return this.slice(0);
  }

  /** All of it as a copy that may be cached. */
  toBuffer(): Buffer {
    const bytes = Buffer.from(this.slice(0));
    this.release();
    return bytes;
  }

  release(): void {
    returnScratchBuffer(this.#bytes);
  }

  #digits(value: number, count: number): void {
    let rest = value;
    for (let at = this.end + count - 1; at >= this.end; at -= 1) {
      const next = Math.trunc(rest / 10);
      this.#bytes[at] = zero + rest - 10 * next;
      rest = next;
    }
    this.end += count;
  }

  #ascii(text: string): void {
    const after = this.end + text.length;
    if (after > this.#bytes.length) this.#grow(after);
    for (let index = 0; index < text.length; index += 1) this.#bytes[this.end + index] = text.charCodeAt(index);
    this.end = after;
  }

  #grow(minBytes: number): void {
    const larger = Buffer.allocUnsafeSlow(2 * minBytes);
    this.#bytes.copy(larger, 0, 0, this.end);
    returnScratchBuffer(this.#bytes);
    this.#bytes = larger;
  }
}
