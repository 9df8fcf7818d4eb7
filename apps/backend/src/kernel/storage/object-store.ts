/** Where files lie that belong to the data: a folder of this machine, or a bucket that all machines of the shop share. */
export type ObjectStore = {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** A reader sees the whole file or none. */
  readonly write: (key: string, bytes: Uint8Array | string) => Promise<void>;
  /** What is gone already is gone. */
  readonly remove: (key: string) => Promise<void>;
  /** Every key, or those below a folder, a few at a time: a shop may have more of them than fit into memory. */
  readonly list: (folder?: string) => AsyncIterable<string>;
};

/** The storage does not answer, or refuses to; what lies elsewhere can still be used. */
export class StorageAwayError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The storage of pictures does not answer: ${reason}`, options);
    this.name = 'StorageAwayError';
  }
}
