/** Files that are too large to be held: they come and go as streams. What belongs to the data for good is in an `ObjectStore`. */
export type FileStore = {
  /** Says how long the file is. What breaks off leaves what has come of it, until it is removed. */
  readonly write: (key: string, chunks: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Nothing, where there is no such file. */
  readonly read: (key: string) => AsyncIterable<Uint8Array>;
  readonly has: (key: string) => Promise<boolean>;
  /** What is gone already is gone. */
  readonly remove: (key: string) => Promise<void>;
};
