import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Grenzen',
  intro: 'Über diesen Grenzen entscheidet eine zweite Person mit. Bis zur Grenze darf es, wer die Rolle hat, allein.',
  refunds: 'Zurückzahlen',
  refundCents: 'Rückzahlung',
  refundHint: 'Auch jede Rückzahlung über den Wert der Artikel hinaus braucht eine Freigabe.',
  refundWithoutReturnCents: 'Rückzahlung ohne Rücksendung',
  refundWithoutReturnHint: 'Wenn der Kunde nichts zurückschickt.',
  giftCards: 'Gutscheine',
  giftCardCents: 'Gutschein von Hand',
  campaigns: 'Aktionen',
  campaignSkus: 'Anzahl Artikel in einer Aktion',
  campaignPercent: 'Rabatt einer Aktion',
  bulk: 'Viel auf einmal',
  bulkRows: 'Massenänderung oder Import',
  articles: 'Artikel',
  rows: 'Zeilen',
  always: 'Immer zu zweit',
  alwaysText:
    'Kundendaten löschen, die Rolle Inhaber oder Finanzen, Steuersätze, Zahlungsarten und schreibende API-Schlüssel brauchen immer eine Freigabe, egal wo die Grenze liegt.',
  now: 'So stehen sie jetzt',
  onlyOwner: 'Das kann nur ein Inhaber ändern.',
  waits: 'Wartet auf die Freigabe einer zweiten Person.',
  returnsTitle: 'Einstellungen für Rücksendungen',
  returnsIntro:
    'Wohin Ware zurückkommt und wer den Rückweg bezahlt, nach Land. Der Kunde liest es in der Mail und auf dem Rücksendeschein.',
  graceTitle: 'Warten auf Ware',
  graceDays: 'Tage nach dem letzten Tag',
  graceHint: 'Danach verfällt eine Rücksendung, von der nichts kam.',
  days: 'Tage',
  returnAddress: 'Rücksendeadresse',
  returnAddressHint: 'Leer: die Adresse des Shops.',
  shopAddress: 'Adresse des Shops',
  isPaidByShop: 'Wir bezahlen den Rückweg',
};
