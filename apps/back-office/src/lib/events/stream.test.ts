import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createStream, type Change } from './stream.ts';

type Hear = (event: MessageEvent) => void;

/** A browser with tabs that share a lock and a channel. */
function browser() {
  const tabs: Hear[] = [];
  const sources: { onmessage?: (event: { readonly data: string }) => void; onerror?: () => void; readyState: number }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const openTab = () => {
    const heard: Change[] = [];
    let own: Hear | undefined;
    const stream = createStream({
      open: () => {
        const source = { readyState: 1 };
        sources.push(source);
        return source as EventSource;
      },
      alone: (work) => (last = last.then(work)),
      channel: {
        addEventListener: (_name: string, hear: unknown) => void tabs.push((own = hear as Hear)),
        postMessage: (data: unknown) => tabs.filter((hear) => hear !== own).forEach((hear) => hear({ data } as MessageEvent)),
      } as BroadcastChannel,
    });
    stream.subscribe((change) => heard.push(change));
    stream.start();
    return { heard, stream };
  };
  return { openTab, sources };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('news of changes', () => {
  it('comes by one stream for all tabs of a browser, and every tab hears it once', async () => {
    const { openTab, sources } = browser();
    const [one, other] = [openTab(), openTab()];
    await settled();
    assert.equal(sources.length, 1);
    const change = { entity: 'staff', id: '7', version: 3 };
    sources[0]?.onmessage?.({ data: JSON.stringify(change) });
    assert.deepEqual([one.heard, other.heard], [[change], [change]]);
  });

  it('is read by another tab when the server has ended it, and again by the first when it asks', async () => {
    const { openTab, sources } = browser();
    const { stream } = openTab();
    openTab();
    await settled();
    const [source] = sources;
    assert.ok(source);
    source.readyState = 2;
    source.onerror?.();
    await settled();
    assert.equal(sources.length, 2);
    stream.start();
    await settled();
    assert.equal(sources.length, 2, 'while another tab reads');
  });
});
