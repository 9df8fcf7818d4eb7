import type { EnvironmentReader } from '../environment-reader.ts';

/** A bucket of S3, or of what speaks like it; its key and region have the names that every other tool reads them by. */
export type BucketSettings = {
  readonly bucket: string;
  /** Before every key, with a slash at its end; empty: the whole bucket is ours. */
  readonly folder: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

type Place = Pick<BucketSettings, 'bucket' | 'folder'>;

/** `s3://bucket` or `s3://bucket/folder`. */
function parsePlace(text: string): Place | undefined {
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?))?\/?$/.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, folder: folder === '' ? '' : `${folder}/` };
}

/** Where pictures lie when not in DATA_DIR; undefined: there. */
export function readBucket(read: EnvironmentReader): BucketSettings | undefined {
  const place = read.parsed<Place | undefined>('MEDIA_URL', undefined, parsePlace, 'a bucket such as s3://shop-media/pictures');
  const region = read.text('AWS_REGION') ?? 'us-east-1';
  const endpoint = read.url('AWS_ENDPOINT_URL_S3', ['http:', 'https:']) ?? `https://s3.${region}.amazonaws.com`;
  const [accessKeyId = '', secretAccessKey = ''] = [read.text('AWS_ACCESS_KEY_ID'), read.text('AWS_SECRET_ACCESS_KEY')];
  if (!place) return undefined;
  if (!accessKeyId || !secretAccessKey) read.mistake('MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both.');
  return { ...place, endpoint: endpoint.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}
