import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiError } from '../api/api-error.ts';
import { savePatiently } from './save-patiently.ts';

const offline = () => new ApiError('offline', 'no connection');

describe('saving without a connection', () => {
  it('goes on until there is one, and says that it waits', async () => {
    const waits: number[] = [];
    let told = 0;
    let tries = 0;
    const answer = await savePatiently(
      async () => {
        tries += 1;
        if (tries < 7) throw offline();
        return 'saved';
      },
      {
        onWait: () => {
          told += 1;
        },
        signal: new AbortController().signal,
        wait: async (milliseconds) => {
          waits.push(milliseconds);
        },
      },
    );
    assert.equal(answer, 'saved');
    assert.equal(told, 6);
    assert.deepEqual(waits, [1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  it('gives up at once when the shop refuses, and when its screen is gone', async () => {
    const options = { onWait: () => undefined, signal: new AbortController().signal };
    await assert.rejects(
      savePatiently(() => Promise.reject(new ApiError('refused', 'no')), options),
      { kind: 'refused' },
    );
    const gone = new AbortController();
    const wait = async () => gone.abort();
    await assert.rejects(
      savePatiently(() => Promise.reject(offline()), { ...options, signal: gone.signal, wait }),
      { kind: 'offline' },
    );
  });
});
