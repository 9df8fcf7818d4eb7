import type { MessageCatalogue } from '../../../i18n/message-catalogue.ts';

type RefusalKey = Extract<keyof MessageCatalogue['return'], `no.${string}`>;

/** What the shop says against a change of a return, by the code of its refusal. A test compares them with the shop's. */
const words: Readonly<Record<string, RefusalKey>> = {
  changed: 'no.changed',
  'return-state': 'no.moved',
  'return-reason': 'no.reason',
  'return-reason-long': 'no.long',
  'return-unsettled': 'no.waive',
  'return-source': 'no.source',
  'return-elsewhere': 'no.elsewhere',
  'return-branch': 'no.branch',
  'return-given-back': 'no.refunded',
  'return-twice': 'no.lines',
  'return-nothing': 'no.noPiece',
  'return-too-many': 'no.lines',
  'return-findings': 'no.findings',
  'return-loss': 'no.tooMuchLoss',
  'return-loss-reason': 'no.sentence',
  'return-loss-long': 'no.long',
  'return-why': 'no.why',
  'return-agreed': 'no.agreed',
  'return-photo-away': 'no.photoAway',
  'return-photo-many': 'no.photoMany',
  'return-photo-twice': 'no.photoTwice',
  'return-photo-settled': 'no.photoSettled',
  'file-gone': 'no.fileGone',
  'storage-away': 'no.storage',
  disputed: 'no.disputed',
  'return-exchange-waits': 'no.exchangeWaits',
  'exchange-sold-out': 'no.soldOut',
  'exchange-gone': 'no.gone',
  'exchange-nothing': 'no.nothingWorth',
  'return-no-order': 'no.order',
  'return-order': 'no.unknownOrder',
  'return-moment': 'no.stated',
  // What refunds say: never more than was paid.
  'not-now': 'no.given',
};

export const refusalKey = (code: string): RefusalKey | undefined => words[code];
