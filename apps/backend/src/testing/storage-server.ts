import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from './postgres.ts';

const bucket = 'shop-media';

/**
 * An S3 server of somebody else, with one bucket for a test. It checks every signature, but those of lists by the path without its last
 * slash, as one client of many sends it: a test that lists does without.
 */
export type StorageServer = {
  /** Goes into the environment of a test shop. */
  readonly environment: Readonly<Record<'MEDIA_URL' | 'AWS_ENDPOINT_URL_S3' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>;
  /** Nobody answers any more, until it is started again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and forgets what it has. */
  close(): Promise<void>;
};

export async function startStorageServer({ isStrict = true } = {}): Promise<StorageServer> {
  const directory = mkdtempSync(join(tmpdir(), 'shop-storage-'));
  const port = await freePort();
  let running: S3rver | undefined;
  const start = async (): Promise<void> => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      allowMismatchedSignatures: !isStrict,
      configureBuckets: [{ name: bucket }],
    });
    await running.run();
  };
  const stop = async (): Promise<void> => {
    const ended = running?.close();
    running?.httpServer.closeAllConnections();
    running = undefined;
    await ended;
  };
  await start();
  return {
    environment: {
      MEDIA_URL: `s3://${bucket}/pictures`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop,
    close: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
