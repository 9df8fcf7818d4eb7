import { hash } from 'node:crypto';
import type { AttributeValue } from './catalogue.ts';
import { TextArchive } from './text-archive.ts';

/** Longer keys are kept as their hash: the keys of a large catalogue would be more than the catalogue. */
const longestKey = 80;

/** Makes equal things one object while a catalogue is loaded: thousands of variants say the same about themselves. */
export class Interning {
  /** For texts that are seldom read. */
  readonly archive = new TextArchive();
  readonly #texts = new Map<string, string>();
  readonly #values = new Map<string, unknown>();
  readonly #last = new Map<string, { readonly key: string; readonly value: unknown }>();

  text(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }

  /** The value that stands for a key; `kind` keeps different things with equal keys apart. */
  value<T>(kind: string, key: string, make: () => T): T {
    // Siblings come one after the other, and to compare long keys is cheaper than to hash them.
    const last = this.#last.get(kind);
    if (last?.key === key) return last.value as T;
    const name = `${kind} ${key.length > longestKey ? hash('sha256', key, 'base64') : key}`;
    let value = this.#values.get(name) as T | undefined;
    if (value === undefined) this.#values.set(name, (value = make()));
    this.#last.set(kind, { key, value });
    return value;
  }

  /** What a JSON text holds. */
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
