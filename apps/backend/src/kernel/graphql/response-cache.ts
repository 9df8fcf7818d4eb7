/** Something finished, as bytes. */
export type Kept = {
  /** What it was made from; with another version it is worthless. */
  readonly version: string;
  readonly bytes: Buffer;
};

export type KeptAnswer = Kept & {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rootFields: readonly string[];
};

export type ByteCache<Value extends Kept> = {
  get(key: string, version: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Bytes held, keys included. */
  size(): number;
};

/** An entry's own weight: map entry, objects, headers. */
const entryBytes = 400;

/** Keeps finished things up to a number of bytes; what was not asked for longest goes first. */
export function createByteCache<Value extends Kept>(maxBytes: number): ByteCache<Value> {
  const answers = new Map<string, Value>();
  let held = 0;
  const weight = (key: string, { bytes }: Value): number => bytes.length + 2 * key.length + entryBytes;
  const remove = (key: string, answer: Value): void => {
    answers.delete(key);
    held -= weight(key, answer);
  };
  return {
    size: () => held,
    get: (key, version) => {
      const answer = answers.get(key);
      if (!answer) return undefined;
      if (answer.version !== version) {
        remove(key, answer);
        return undefined;
      }
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set: (key, answer) => {
      const before = answers.get(key);
      if (before) remove(key, before);
      answers.set(key, answer);
      held += weight(key, answer);
      for (const [oldest, other] of answers) {
        if (held <= maxBytes) break;
        remove(oldest, other);
      }
    },
  };
}
