import type { Language } from '@shop/contract';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { giftCardPdf } from './card-pdf.ts';
import { eraseNotesBefore, expireBefore, hasHash, saveCode } from './card-repository.ts';
import { createHashCode, makeCode, readCode } from './code.ts';
import { findByCode } from './find-by-code.ts';
import type { GiftCard } from './gift-card.ts';
import { dayOf } from './ledger.ts';

export type GiftCardsOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly audit: Pick<Audit, 'record'>;
  readonly stores: Pick<Stores, 'activeViews' | 'defaultView' | 'mailSender'>;
  /** Codes are kept under it; in another shop, or under another secret, they are unknown. */
  readonly secret: string;
};

export type GiftCards = {
  /** Makes the code of a locked card and returns it, the only time anybody sees it. A code it had before ends. */
  makeCode(tx: Tx, card: GiftCard): Promise<string>;
  /** The card of a code; `guesser` is who has to wait after wrong ones. */
  findByCode(typed: string, guesser: string): Promise<GiftCard>;
  /** The code as it is kept, when it is the one of the card. */
  checkCode(tx: Tx, card: GiftCard, typed: string): Promise<string>;
  /** The paper that is given away. */
  paper(card: GiftCard, code: string, language: Language): Promise<Buffer>;
};

/** LAW-20: as long as orders, counted from the end of the year. */
const keptYears = 10;
const batch = 200;

/** Opens gift cards: codes, what ends by itself, and the paper. */
export function openGiftCards(options: GiftCardsOptions): GiftCards {
  const { database, clock, stores, secret } = options;
  const hashCode = createHashCode(secret);
  registerJobs(options);
  return {
    makeCode: async (tx, { id }) => {
      const code = makeCode();
      await saveCode(tx, id, hashCode(code), code.slice(-4));
      return code;
    },
    findByCode: (typed, guesser) => findByCode({ database, hashCode }, typed, guesser, clock.now()),
    checkCode: async (tx, { id, number }, typed) => {
      const code = readCode(typed);
      if (code === undefined || !(await hasHash(tx, id, hashCode(code))))
        throw inputError(`This is not the code of gift card ${number}.`, { code: 'giftcard-code', field: 'code' });
      return code;
    },
    paper: (card, code, language) => {
      const view = stores.activeViews().find((one) => one.language === language) ?? stores.defaultView();
      return giftCardPdf(card, code, { language, now: clock.now(), seller: stores.mailSender(view.code) });
    },
  };
}

function registerJobs({ database, clock, jobs, audit }: GiftCardsOptions): void {
  jobs.register({ name: 'giftcards-expire', schedule: '5 * * * *', handle: () => expireCards({ database, clock, audit }) });
  jobs.register({
    name: 'giftcards-retention',
    schedule: '25 4 * * *',
    handle: () => eraseNotesBefore(database, new Date(Date.UTC(clock.now().getUTCFullYear() - keptYears, 0, 1))),
  });
}

/** What is past its last day ends; what was left on it stays in its entries, for who asks about it. */
async function expireCards({ database, clock, audit }: Pick<GiftCardsOptions, 'database' | 'clock' | 'audit'>): Promise<void> {
  for (let found = batch; found === batch;) {
    found = await database.transaction(async (tx) => {
      const cards = await expireBefore(tx, dayOf(clock.now()), batch);
      for (const { number, version, branch } of cards) {
        const changes = [{ field: 'cardState', before: 'active', after: 'expired' }];
        const entry = { entity: 'giftcard', entityId: number, version, changes, ...(branch === null ? {} : { branchCode: branch }) };
        await audit.record(tx, { actor: { kind: 'job' }, action: 'giftcard.expire', ...entry });
      }
      return cards.length;
    });
  }
}
