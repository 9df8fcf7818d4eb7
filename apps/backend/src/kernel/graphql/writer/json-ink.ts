import { giveBack, takeRoom } from '../body-bytes.ts';

/** A piece of JSON that is always the same, as bytes. */
export const piece = (text: string): Uint8Array => Buffer.from(text);

const [quote, backslash, space, point, zero] = [0x22, 0x5c, 0x20, 0x2e, 0x30] as const;
/** Below it no two decimals of two places are the same number. */
const [mostByDigits, longestByDigits] = [1_000_000, 9];
const nothing = piece('null');
const [yes, no] = [piece('true'), piece('false')];
/** A longer text is quicker by the ways of the engine than sign by sign. */
const longText = 64;

function digitsOf(value: number): number {
  let count = 1;
  for (let limit = 10; value >= limit; limit *= 10) count += 1;
  return count;
}

/** Writes JSON as UTF-8 straight into the bytes that are sent: no object, no text and no copy is made on the way. */
export class JsonInk {
  #bytes = takeRoom();
  /** How far it is written. */
  end = 0;

  piece(bytes: Uint8Array): void {
    const after = this.end + bytes.length;
    if (after > this.#bytes.length) this.#grow(after);
    this.#bytes.set(bytes, this.end);
    this.end = after;
  }

  /** One sign of ASCII. */
  sign(code: number): void {
    if (this.end === this.#bytes.length) this.#grow(this.end + 1);
    this.#bytes[this.end] = code;
    this.end += 1;
  }

  nothing(): void {
    this.piece(nothing);
  }

  boolean(value: boolean): void {
    this.piece(value ? yes : no);
  }

  /** Of a number that is finite. Counts and prices are what most of them are, and quicker by their digits. */
  number(value: number): void {
    const hundredths = Math.round(value * 100);
    if (value < 0 || value >= mostByDigits || hundredths / 100 !== value) return this.#signs(String(value));
    if (this.end + longestByDigits > this.#bytes.length) this.#grow(this.end + longestByDigits);
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
    if (length > longText) return this.json(text);
    const most = this.end + 3 * length + 2;
    if (most > this.#bytes.length) this.#grow(most);
    const bytes = this.#bytes;
    let at = this.end;
    bytes[at++] = quote;
    for (let place = 0; place < length; place += 1) {
      const sign = text.charCodeAt(place);
      if (sign < 0x80) {
        if (sign < space || sign === quote || sign === backslash) return this.json(text);
        bytes[at++] = sign;
      } else if (sign < 0x800) {
        bytes[at++] = 0xc0 | (sign >> 6);
        bytes[at++] = 0x80 | (sign & 0x3f);
      } else {
        // Half a sign is only right beside its other half.
        if (sign >= 0xd800 && sign <= 0xdfff) return this.json(text);
        bytes[at++] = 0xe0 | (sign >> 12);
        bytes[at++] = 0x80 | ((sign >> 6) & 0x3f);
        bytes[at++] = 0x80 | (sign & 0x3f);
      }
    }
    bytes[at++] = quote;
    this.end = at;
  }

  /** Anything else, by the rules of JSON.stringify. */
  json(value: unknown): void {
    const text = JSON.stringify(value);
    const most = this.end + 3 * text.length;
    if (most > this.#bytes.length) this.#grow(most);
    this.end += this.#bytes.write(text, this.end);
  }

  /** The same again. */
  repeat(start: number, end: number): void {
    const after = this.end + end - start;
    if (after > this.#bytes.length) this.#grow(after);
    this.#bytes.copyWithin(this.end, start, end);
    this.end = after;
  }

  /** What is written from a place on; it is another's as soon as more is written. */
  from(start: number): Buffer {
    return this.#bytes.subarray(start, this.end);
  }

  /** All of it, in room that is given back once it has left the shop. */
  lent(): Buffer {
    return this.from(0);
  }

  /** All of it, to keep. */
  kept(): Buffer {
    const bytes = Buffer.from(this.from(0));
    this.forget();
    return bytes;
  }

  /** Leaves the room to the next one. */
  forget(): void {
    giveBack(this.#bytes);
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

  #signs(text: string): void {
    const after = this.end + text.length;
    if (after > this.#bytes.length) this.#grow(after);
    for (let place = 0; place < text.length; place += 1) this.#bytes[this.end + place] = text.charCodeAt(place);
    this.end = after;
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafeSlow(2 * least);
    this.#bytes.copy(larger, 0, 0, this.end);
    giveBack(this.#bytes);
    this.#bytes = larger;
  }
}
