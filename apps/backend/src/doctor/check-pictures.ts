import { openBucket } from '#kernel/storage/bucket-store.ts';
import { StorageAwayError } from '#kernel/storage/object-store.ts';
import { broken, ok, type Examination, type Finding } from './finding.ts';

/** Whether the bucket of the pictures is there; pages work without it, new pictures do not. */
export async function checkPictures({ config: { mediaBucket } }: Examination): Promise<Finding> {
  if (!mediaBucket) return ok('Pictures lie in DATA_DIR, for this machine alone.');
  const { bucket, endpoint } = mediaBucket;
  const { host } = new URL(endpoint);
  try {
    return (await openBucket(mediaBucket).exists())
      ? ok(`The bucket ${bucket} at ${host} answers to the key of the shop.`)
      : broken(
          `There is no bucket ${bucket} at ${host} for the key of the shop: make it there, or correct MEDIA_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
        );
  } catch (error) {
    if (!(error instanceof StorageAwayError)) throw error;
    return broken(`${error.message}: let the shop out to ${host}, or correct AWS_ENDPOINT_URL_S3.`);
  }
}
