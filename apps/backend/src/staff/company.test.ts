import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Database } from '#kernel/database/database.ts';
import { silentLogger } from '#kernel/logger.ts';
import { createCompany, type CompanyNews, type Presence } from './company.ts';

/** A database that passes notifications on, and nothing else. */
function bus(): Database {
  const hearers = new Set<(payload: string) => void>();
  return {
    query: async (_text: string, [, payload]: readonly [string, string]) => hearers.forEach((hear) => hear(payload)),
    listen: async (_channel: string, hear: (payload: string) => void) => {
      hearers.add(hear);
      return async () => void hearers.delete(hear);
    },
  } as unknown as Database;
}
const anna: Presence = {
  entity: 'order',
  entityId: '100000001',
  staffId: 1,
  name: 'Anna',
  window: 'one',
  doing: 'looks',
  branches: ['SIT'],
};
const names = (people: readonly { readonly name: string; readonly isEditing: boolean }[]) =>
  people.map(({ name, isEditing }) => `${name}${isEditing ? ' edits' : ''}`);

describe('who has something open', () => {
  it('is one person in however many windows, who works on it when they do in one', async () => {
    const company = createCompany(bus(), silentLogger);
    await company.say(anna);
    await company.say({ ...anna, window: 'two', doing: 'edits' });
    assert.deepEqual(names(company.at('order', '100000001')), ['Anna edits']);
    await company.say({ ...anna, window: 'two', doing: 'leaves' });
    assert.deepEqual(names(company.at('order', '100000001')), ['Anna']);
    assert.deepEqual(company.at('order', '100000002'), []);
    assert.deepEqual([company.around(1).map(({ entityId }) => entityId), company.around(2)], [['100000001'], []]);
  });

  it('is told to others when it changes, and not with every beat', async () => {
    const database = bus();
    const [here, there] = [createCompany(database, silentLogger), createCompany(database, silentLogger)];
    const heard: CompanyNews[] = [];
    there.onChange((news) => heard.push(news));
    await here.say(anna);
    // A process that begins to listen later is told what the others know.
    await there.listen();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      heard.map(({ people }) => names(people)),
      [['Anna']],
    );
    await here.beat((id) => id === 1);
    await here.say({ ...anna, doing: 'edits' });
    assert.deepEqual(
      heard.map(({ people }) => names(people)),
      [['Anna'], ['Anna edits']],
    );
  });

  it('is forgotten when no connection of theirs has been heard of for a while', async () => {
    let now = 0;
    const company = createCompany(bus(), silentLogger, () => now);
    const heard: CompanyNews[] = [];
    company.onChange((news) => heard.push(news));
    await company.say(anna);
    for (let beat = 0; beat < 5; beat += 1) {
      now += 20_000;
      await company.beat(() => true);
    }
    assert.deepEqual(names(company.at('order', '100000001')), ['Anna']);
    for (let beat = 0; beat < 3; beat += 1) {
      now += 20_000;
      await company.beat(() => false);
    }
    assert.deepEqual(company.at('order', '100000001'), []);
    assert.deepEqual(heard.at(-1)?.people, []);
  });
});
