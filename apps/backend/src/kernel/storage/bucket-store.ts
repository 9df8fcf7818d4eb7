import { S3mini, S3ServiceError } from 's3mini';
import type { BucketSettings } from './bucket-settings.ts';
import { StorageAwayError, type ObjectStore } from './object-store.ts';

/** What S3 sends of a list at most. */
const pageSize = 1_000;
const patienceMs = 5_000;
/** After a failure nobody waits for the storage for so long: a page has dozens of pictures. */
const restMs = 2_000;

type Bucket = {
  /** The part of the bucket below a folder. */
  readonly store: (folder: string) => ObjectStore;
  /** Whether the bucket is there and the key may use it. */
  readonly exists: () => Promise<boolean>;
};

const reasonOf = (error: unknown): string => {
  if (error instanceof S3ServiceError) return `${error.status} ${error.serviceCode ?? ''}`.trim();
  const { name, code, cause } = error as Error & { code?: string; cause?: { code?: string } };
  return name === 'TimeoutError' || name === 'AbortError' ? 'no answer in time' : (code ?? cause?.code ?? name);
};

/** Opens a bucket; nothing is asked of it yet. */
export function openBucket({ bucket, folder, endpoint, ...access }: BucketSettings): Bucket {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: patienceMs });
  let restsUntil = 0;

  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (performance.now() < restsUntil) throw new StorageAwayError('it did not a moment ago');
    try {
      return await question();
    } catch (error) {
      restsUntil = performance.now() + restMs;
      throw new StorageAwayError(reasonOf(error), { cause: error });
    }
  };

  const store = (below: string): ObjectStore => {
    const prefix = `${folder}${below}/`;
    return {
      read: async (key) => {
        const bytes = await ask(() => s3.getObjectArrayBuffer(prefix + key));
        return bytes === null ? undefined : Buffer.from(bytes);
      },
      has: (key) => ask(async () => (await s3.objectExists(prefix + key)) === true),
      // In parts above eight megabytes.
      write: async (key, bytes) => void (await ask(() => s3.putAnyObject(prefix + key, Buffer.from(bytes)))),
      remove: async (key) => void (await ask(() => s3.deleteObject(prefix + key))),
      async *list(part) {
        const start = part === undefined ? prefix : `${prefix}${part}/`;
        for (let token: string | undefined; ;) {
          const page = await ask(() => s3.listObjectsPaged('/', start, pageSize, token));
          for (const { Key } of page?.objects ?? []) yield Key.slice(prefix.length);
          token = page?.nextContinuationToken;
          if (token === undefined) return;
        }
      },
    };
  };
  return { store, exists: () => ask(() => s3.bucketExists()) };
}
