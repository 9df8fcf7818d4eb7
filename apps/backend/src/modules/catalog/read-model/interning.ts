import { hash } from 'node:crypto';
import type { AttributeValue } from './catalogue.ts';
import { TextArchive } from './text-archive.ts';

/** Longer keys are stored as their hash: the keys of a large catalogue would be larger than the catalogue. */
const maxKeyLength = 80;

/** Makes equal values one object while a catalogue is loaded: thousands of variants have the same ones. */
export class Interning {
  /** For texts that are rarely read. */
  readonly archive = new TextArchive();
  readonly #texts = new Map<string, string>();
  readonly #values = new Map<string, unknown>();
  readonly #last = new Map<string, { readonly key: string; readonly value: unknown }>();

  text(text: string): string {
    const interned = this.#texts.get(text);
    if (interned === undefined) this.#texts.set(text, text);
    return interned ?? text;
  }

  /** The value that stands for a key; `kind` keeps different things with equal keys apart. */
  value<T>(kind: string, key: string, make: () => T): T {
    // Siblings follow each other, and comparing long keys is cheaper than hashing them.
    const last = this.#last.get(kind);
    if (last?.key === key) return last.value as T;
    const name = `${kind} ${key.length > maxKeyLength ? hash('sha256', key, 'base64') : key}`;
    let value = this.#values.get(name) as T | undefined;
    if (value === undefined) this.#values.set(name, (value = make()));
    this.#last.set(kind, { key, value });
    return value;
  }

  json<T>(text: string): T {
    return this.value('json', text, () => JSON.parse(text) as T);
  }

  /** The attributes a JSON text holds; lists of options exist once, too. */
  attributes(text: string): Readonly<Record<string, AttributeValue>> {
    return this.value('attributes', text, () => {
      const attributes = JSON.parse(text) as Record<string, AttributeValue>;
      for (const [code, value] of Object.entries(attributes)) {
        if (typeof value === 'object') attributes[code] = this.value('options', value.join(), () => value);
      }
      return attributes;
    });
  }
}
