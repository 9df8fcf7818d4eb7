import { binarySearch } from '#kernel/memory/binary-search.ts';

/** A growing column of numbers. */
export class Column {
  #numbers = new Uint32Array(1024);
  length = 0;

  /** A closed column of these numbers. */
  static of(numbers: Uint32Array): Column {
    const column = new Column();
    column.#numbers = numbers as Uint32Array<ArrayBuffer>;
    column.length = numbers.length;
    return column;
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#resize(Math.ceil(this.length * 1.25));
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  /** Nothing is pushed any more: frees the spare capacity. */
  close(): void {
    this.#numbers = this.#numbers.slice(0, this.length);
  }

  /** Binary search in a closed, ascending column. */
  indexOf(number: number): number | undefined {
    return binarySearch(this.#numbers, number);
  }

  at(row: number): number {
    return this.#numbers[row] ?? 0;
  }

  set(row: number, number: number): void {
    this.#numbers[row] = number;
  }

  #resize(length: number): void {
    const numbers = new Uint32Array(length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }
}

/** A dictionary-encoded column: each distinct value is stored once. */
export class DictionaryColumn<T> {
  readonly #values: T[];
  readonly #codes: Column;
  readonly #codeOf = new Map<T, number>();

  constructor(values: T[] = [], codes = new Column()) {
    this.#values = values;
    this.#codes = codes;
  }

  push(value: T): void {
    const code = this.#codeOf.get(value) ?? this.#values.push(value) - 1;
    this.#codeOf.set(value, code);
    this.#codes.push(code);
  }

  at(row: number): T {
    return this.#values[this.#codes.at(row)] as T;
  }

  close(): void {
    this.#codes.close();
    this.#codeOf.clear();
  }
}
