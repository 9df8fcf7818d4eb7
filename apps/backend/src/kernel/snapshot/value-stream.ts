import { Deserializer, Serializer } from 'node:v8';
import type { Sliced } from '../memory/slices.ts';

/** Values one after the other in the format of V8's structured clone: what is one object in several of them is one object again when they are read. */
export class ValueWriter {
  readonly #serializer = new Serializer();

  constructor() {
    this.#serializer.writeHeader();
  }

  write(value: unknown): void {
    this.#serializer.writeValue(value);
  }

  /** A list in pieces, a slice each. */
  *writeList(values: readonly unknown[], perSlice = 500): Sliced<void> {
    this.write(values.length);
    for (let at = 0; at < values.length; at += perSlice) {
      this.write(values.slice(at, at + perSlice));
      yield;
    }
  }

  /** Nothing is written any more. */
  end(): Buffer {
    return this.#serializer.releaseBuffer();
  }
}

/** Reads what a `ValueWriter` wrote, in the same order. */
export class ValueReader {
  readonly #deserializer: Deserializer;

  constructor(bytes: Uint8Array) {
    this.#deserializer = new Deserializer(bytes);
    this.#deserializer.readHeader();
  }

  read<T>(): T {
    return this.#deserializer.readValue() as T;
  }

  readList<T>(): T[] {
    const length = this.read<number>();
    const values: T[] = [];
    while (values.length < length) for (const value of this.read<T[]>()) values.push(value);
    return values;
  }
}
