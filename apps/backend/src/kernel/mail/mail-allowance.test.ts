import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/database.ts';
import { describeOnDatabase } from '../database/test-databases.ts';
import { takeAllowance } from './mail-allowance.ts';

const start = new Date('2026-11-15T12:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

describeOnDatabase('mails that anybody can cause to an address (R161)', ({ open }) => {
  let database: Database;
  before(async () => {
    database = await open();
    await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
  });

  it('are one in ten minutes and three a day, however the address is written', async () => {
    assert.equal(await takeAllowance(database, 'eva@example.nl', start), 0);
    assert.equal(await takeAllowance(database, 'EVA@example.nl', after(1)), 9 * 60);
    assert.equal(await takeAllowance(database, ' eva@example.nl', after(2)), 18 * 60);
    assert.equal(await takeAllowance(database, 'eva@example.nl', after(60)), undefined);
    assert.equal(await takeAllowance(database, 'jan@example.nl', after(60)), 0);
    assert.equal(await takeAllowance(database, 'eva@example.nl', after(24 * 60)), 0);
  });

  it('leave at once when somebody waits for them, as one of the three', async () => {
    assert.equal(await takeAllowance(database, 'waits@example.nl', start), 0);
    assert.equal(await takeAllowance(database, 'waits@example.nl', after(1), true), 0);
    assert.equal(await takeAllowance(database, 'waits@example.nl', after(2)), 9 * 60);
    assert.equal(await takeAllowance(database, 'waits@example.nl', after(60), true), undefined);
  });

  it('are as many when all are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeAllowance(database, 'flood@example.nl', start)));
    assert.deepEqual(
      answers.filter((seconds) => seconds !== undefined).toSorted((a, b) => a - b),
      [0, 600, 1_200],
    );
  });

  it('do not stop for long after a clock was set back', async () => {
    for (let count = 0; count < 3; count++) await takeAllowance(database, 'clock@example.nl', after(48 * 60));
    assert.equal(await takeAllowance(database, 'clock@example.nl', start), 0);
  });

  it('are counted without storing whose address it is', async () => {
    const { rows } = await database.query<{ address: string }>('select address from mail_allowance');
    assert.ok(rows.length > 0 && rows.every(({ address }) => /^[0-9a-f]{64}$/.test(address)));
  });
});
