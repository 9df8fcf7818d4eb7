import { addDays } from '@shop/rules/add-days';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { readReturnSettings } from '#modules/settings/index.ts';
import { dayOf } from './clocks.ts';
import { holdReturn } from './hold-return.ts';
import type { ReturnMails } from './mails/send-return-mails.ts';
import { moveReturn } from './move-return.ts';
import { removePhotosBefore } from './photos/photo-repository.ts';
import { eraseReturnsBefore, findLateGoods, findReturn, findUnevenReturns, markReminded } from './return-repository.ts';
import { edgeOf } from './return-states.ts';
import { isAllSettled } from './settled-pieces.ts';
import { writeBack } from './write-back.ts';

type Parts = { readonly database: Database; readonly clock: Clock; readonly jobs: Jobs; readonly mails: ReturnMails };

const batch = 200;
/** LAW-20: as long as orders, counted from the end of the year. */
export const keptYears = 10;
/** As long as anybody can claim something of a sale. */
const photoYears = 3;

/** Registers what happens to returns without anybody asking. */
export function registerReturnJobs(parts: Parts): void {
  const { database, clock, jobs } = parts;
  jobs.register({ name: 'returns-late-goods', schedule: '20 6 * * *', handle: () => lookAfterGoods(parts) });
  jobs.register({ name: 'returns-failed-refunds', schedule: '*/10 * * * *', handle: () => mendSettled(parts) });
  jobs.register({
    name: 'returns-retention',
    schedule: '20 4 * * *',
    handle: async () => {
      const before = (years: number): Date => new Date(Date.UTC(clock.now().getUTCFullYear() - years, 0, 1));
      await removePhotosBefore(database, before(photoYears));
      await eraseReturnsBefore(database, before(keptYears));
    },
  });
}

/** Goods that are past their day: their sender is reminded once; some days later nobody waits any more. */
async function lookAfterGoods(parts: Parts): Promise<void> {
  const { database, clock } = parts;
  const { graceDays } = (await readReturnSettings(database)).value;
  const today = dayOf(clock.now());
  for (let found = batch; found === batch;) {
    const late = await findLateGoods(database, today, addDays(today, -graceDays), batch);
    for (const { id, isExpired } of late) await database.transaction((tx) => lookAfter(tx, parts, id, isExpired));
    found = late.length;
  }
}

async function lookAfter(tx: Tx, { mails, clock }: Parts, id: number, isExpired: boolean): Promise<void> {
  const found = await findReturn(tx, id);
  if (!found) return;
  const held = await holdReturn(tx, found);
  // It may have come meanwhile.
  if (!edgeOf(held.back.state, 'expired')) return;
  if (isExpired) {
    await moveReturn(tx, mails, held, { to: 'expired', by: 'job', now: clock.now() });
    return;
  }
  await mails.send(tx, { returnId: id, kind: 'reminder', reason: null });
  await markReminded(tx, id, clock.now());
}

/** A refund that the provider refused gave nothing back: its pieces are open again. */
async function mendSettled({ database, clock }: Parts): Promise<void> {
  for (const id of await findUnevenReturns(database, batch)) {
    await database.transaction(async (tx) => {
      const found = await findReturn(tx, id);
      if (!found) return;
      const { back } = await holdReturn(tx, found);
      if (isAllSettled(back) !== back.isSettled) await writeBack(tx, back, {}, { now: clock.now() });
    });
  }
}
