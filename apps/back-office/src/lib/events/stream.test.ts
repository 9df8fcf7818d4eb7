import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createStream, type News } from './stream.ts';

type Hear = (event: { readonly data: unknown }) => void;

/** A browser with tabs that share a lock and a channel; time passes when a test says so. */
function browser() {
  const tabs: Hear[] = [];
  const sources: { readonly send: (name: string, data?: object) => void; readonly refuse: () => void }[] = [];
  const waiting: { readonly work: () => void; readonly milliseconds: number }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const openSource = () => {
    const hearers = new Map<string, Hear>();
    const source = { readyState: 1, addEventListener: (name: string, hear: Hear) => void hearers.set(name, hear), close: () => undefined };
    const send = (name: string, data?: object) => hearers.get(name)?.({ data: JSON.stringify(data) });
    sources.push({ send, refuse: () => ((source.readyState = 2), send('error')) });
    return source as unknown as EventSource;
  };
  const openTab = () => {
    const heard: News[] = [];
    let own: Hear | undefined;
    const stream = createStream({
      open: openSource,
      alone: (work) => (last = last.then(work)),
      later: (work, milliseconds) => void waiting.push({ work, milliseconds }),
      channel: {
        addEventListener: (_name: string, hear: unknown) => void tabs.push((own = hear as Hear)),
        postMessage: (data: unknown) => tabs.filter((hear) => hear !== own).forEach((hear) => hear({ data })),
      } as BroadcastChannel,
    });
    stream.subscribe((news) => heard.push(news));
    stream.start();
    return { heard, stream };
  };
  return { openTab, sources, waiting };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('news of changes', () => {
  it('comes by one stream for all tabs of a browser, and every tab hears it once', async () => {
    const { openTab, sources } = browser();
    const [one, other] = [openTab(), openTab()];
    await settled();
    assert.equal(sources.length, 1);
    const change = { entity: 'staff', id: '7', version: 3, action: 'staff.edit', isMine: false };
    sources[0]?.send('change', change);
    const company = { entity: 'order', id: '100000001', others: [{ name: 'Joris Willems', isEditing: true }] };
    sources[0]?.send('company', company);
    assert.deepEqual(
      [one.heard, other.heard],
      Array(2).fill([
        { kind: 'change', change },
        { kind: 'company', company },
      ]),
    );
  });

  it('tells every tab that the session has ended, asks no more, and goes on for whoever logs in again', async () => {
    const { openTab, sources } = browser();
    const [one, other] = [openTab(), openTab()];
    await settled();
    sources[0]?.send('end', { why: 'restart' });
    assert.deepEqual(one.heard, []);
    sources[0]?.send('end', { why: 'session' });
    await settled();
    assert.deepEqual([one.heard, other.heard], Array(2).fill([{ kind: 'sessionEnded' }]));
    assert.equal(sources.length, 1);
    one.stream.start();
    await settled();
    assert.equal(sources.length, 2);
  });

  it('says in every tab that nothing comes in any more, once, and when it does again', async () => {
    const { openTab, sources } = browser();
    const [one, other] = [openTab(), openTab()];
    await settled();
    sources[0]?.send('error');
    sources[0]?.send('error');
    assert.deepEqual([one.heard, other.heard], Array(2).fill([{ kind: 'lost' }]));
    assert.deepEqual([one.stream.isLost(), other.stream.isLost()], [true, true]);
    sources[0]?.send('open');
    assert.deepEqual([one.heard, other.heard], Array(2).fill([{ kind: 'lost' }, { kind: 'back' }]));
    assert.equal(other.stream.isLost(), false);
  });

  it('is asked for again after a refusal, later each time, and at once after a log-in', async () => {
    const { openTab, sources, waiting } = browser();
    const { stream, heard } = openTab();
    await settled();
    for (const milliseconds of [5_000, 10_000]) {
      sources.at(-1)?.refuse();
      await settled();
      assert.equal(waiting.at(-1)?.milliseconds, milliseconds);
      waiting.at(-1)?.work();
      await settled();
    }
    assert.equal(sources.length, 3);
    sources.at(-1)?.refuse();
    await settled();
    stream.start();
    await settled();
    assert.equal(sources.length, 4);
    sources.at(-1)?.send('open');
    assert.deepEqual(heard, [{ kind: 'lost' }, { kind: 'back' }]);
  });
});
