/** The query of an address, which tells the names that were asked for; walking through all of it asks for none in particular. */
class RecordedParams extends URLSearchParams {
  readonly #onRead: (name: string) => void;

  constructor(search: string, onRead: (name: string) => void) {
    super(search);
    this.#onRead = onRead;
  }

  override get(name: string): string | null {
    this.#onRead(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#onRead(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#onRead(name);
    return value === undefined ? super.has(name) : super.has(name, value);
  }
}

/** The same address for reading. */
export function recordedUrl(url: URL, onRead: (name: string) => void): URL {
  const recorded = new URL(url);
  Object.defineProperty(recorded, 'searchParams', { value: new RecordedParams(url.search, onRead) });
  return recorded;
}
