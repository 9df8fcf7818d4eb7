export { findCardIn, givenSince, lockCardIn, readEntries, saveState } from './card-repository.ts';
export { checkGiftCards } from './check-giftcards.ts';
export { groupedCode } from './code.ts';
export { countGiftCards, findGiftCards, giftCardTabs } from './find-cards.ts';
export type { GiftCardTab } from './find-cards.ts';
export type { GiftCard, GiftCardEntry } from './gift-card.ts';
export { dayOf, issueCard, topUp } from './ledger.ts';
export { openGiftCards } from './open-giftcards.ts';
export type { GiftCards } from './open-giftcards.ts';
