/** A finished answer, as bytes. */
export type KeptAnswer = {
  /** What the answer was made from; with another version it is worthless. */
  readonly version: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rootFields: readonly string[];
};

export type ResponseCache = {
  get(key: string, version: string): KeptAnswer | undefined;
  set(key: string, answer: KeptAnswer): void;
  /** Bytes held, keys included. */
  size(): number;
};

/** An entry's own weight: map entry, objects, headers. */
const entryBytes = 400;

/** Keeps answers up to a number of bytes; what was not asked for longest goes first. */
export function createResponseCache(maxBytes: number): ResponseCache {
  const answers = new Map<string, KeptAnswer>();
  let held = 0;
  const weight = (key: string, { bytes }: KeptAnswer): number => bytes.length + 2 * key.length + entryBytes;
  const remove = (key: string, answer: KeptAnswer): void => {
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
