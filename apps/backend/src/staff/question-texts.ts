import type { PerLanguage } from '@shop/contract';
import type { Role } from '#modules/staff/index.ts';
import type { Question, RefundDoubt } from './question.ts';

/** Actions that may wait for a second person. */
type WaitingAction =
  | 'staff.edit'
  | 'staff.invite'
  | 'order.refund'
  | 'return.settle'
  | 'return.exchange'
  | 'giftcard.issue'
  | 'giftcard.topUp'
  | 'order.edit'
  | 'campaign.edit'
  | 'bulk.start'
  | 'import.apply'
  | 'privacy.forget';

type QuestionTexts = {
  readonly titles: Readonly<Record<WaitingAction, string>>;
  readonly sentences: Readonly<Record<Question['about'], string>>;
  readonly doubts: Readonly<Record<RefundDoubt, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  /** Where a gift card has no number yet. */
  readonly newCard: string;
};

/** What waits for a second person, in words. It has not happened yet. */
export const questionTexts: PerLanguage<QuestionTexts> = {
  nl: {
    titles: {
      'staff.edit': 'Rol geven',
      'staff.invite': 'Medewerker uitnodigen',
      'order.refund': 'Geld terugbetalen',
      'return.settle': 'Retour afrekenen',
      'return.exchange': 'Retour omruilen',
      'giftcard.issue': 'Cadeaubon uitgeven',
      'giftcard.topUp': 'Cadeaubon opwaarderen',
      'order.edit': 'Bestelling wijzigen',
      'campaign.edit': 'Actie inplannen',
      'bulk.start': 'Veel artikelen wijzigen',
      'import.apply': 'Bestand importeren',
      'privacy.forget': 'Klant wissen',
    },
    sentences: {
      roles: '{name} de rol {roles} geven',
      invitation: '{name} ({email}) uitnodigen als {roles}',
      refund: '{money} van bestelling {order} terugbetalen: {why}',
      exchange: 'Artikelen van bestelling {order} omruilen, samen {money}: {why}',
      giftcard: '{money} op {card} zetten: {why}',
      edit: 'Bestelling {order} wijzigen en {money} terugbetalen: {why}',
      campaign: 'Actie „{name}” inplannen: {articles} artikelen, tot {percent} % korting',
      bulk: '{rows} artikelen tegelijk wijzigen, in {fields} kolommen',
      import: '{file} importeren: {rows} regels',
      erasure:
        'Klant {customer} wissen, zoals gevraagd in verzoek {request}. Bestellingen die de wet bewaart: {orders}. Dit kan niet terug.',
    },
    newCard: 'een nieuwe cadeaubon',
    doubts: {
      large: 'boven wat iemand alleen mag terugbetalen',
      'more than its lines': 'meer dan de artikelen hebben gekost',
      'without a return': 'er komt niets voor terug',
    },
    roles: {
      owner: 'Eigenaar',
      manager: 'Winkelmanager',
      branchManager: 'Filiaalmanager',
      branchStaff: 'Verkoop',
      editor: 'Redactie',
      service: 'Klantenservice',
      finance: 'Financiën',
      auditor: 'Controle',
    },
  },
  de: {
    titles: {
      'staff.edit': 'Rolle geben',
      'staff.invite': 'Jemanden einladen',
      'order.refund': 'Geld zurückzahlen',
      'return.settle': 'Rücksendung abrechnen',
      'return.exchange': 'Rücksendung umtauschen',
      'giftcard.issue': 'Gutschein ausstellen',
      'giftcard.topUp': 'Gutschein aufladen',
      'order.edit': 'Bestellung ändern',
      'campaign.edit': 'Aktion planen',
      'bulk.start': 'Viele Artikel ändern',
      'import.apply': 'Datei importieren',
      'privacy.forget': 'Kunden löschen',
    },
    sentences: {
      roles: '{name} die Rolle {roles} geben',
      invitation: '{name} ({email}) als {roles} einladen',
      refund: '{money} von Bestellung {order} zurückzahlen: {why}',
      exchange: 'Artikel aus Bestellung {order} umtauschen, zusammen {money}: {why}',
      giftcard: '{money} auf {card} laden: {why}',
      edit: 'Bestellung {order} ändern und {money} zurückzahlen: {why}',
      campaign: 'Aktion „{name}“ planen: {articles} Artikel, bis {percent} % Rabatt',
      bulk: '{rows} Artikel auf einmal ändern, in {fields} Spalten',
      import: '{file} importieren: {rows} Zeilen',
      erasure:
        'Kunde {customer} löschen, wie in Anfrage {request} gewünscht. Bestellungen, die das Gesetz aufbewahrt: {orders}. Das lässt sich nicht rückgängig machen.',
    },
    newCard: 'einen neuen Gutschein',
    doubts: {
      large: 'über dem, was jemand allein zurückzahlen darf',
      'more than its lines': 'mehr, als die Artikel gekostet haben',
      'without a return': 'es kommt nichts dafür zurück',
    },
    roles: {
      owner: 'Inhaber',
      manager: 'Shopleitung',
      branchManager: 'Ladenleitung',
      branchStaff: 'Verkauf',
      editor: 'Redaktion',
      service: 'Kundenservice',
      finance: 'Finanzen',
      auditor: 'Prüfung',
    },
  },
  en: {
    titles: {
      'staff.edit': 'Give a role',
      'staff.invite': 'Invite somebody',
      'order.refund': 'Refund money',
      'return.settle': 'Settle a return',
      'return.exchange': 'Exchange a return',
      'giftcard.issue': 'Issue a gift card',
      'giftcard.topUp': 'Top up a gift card',
      'order.edit': 'Edit an order',
      'campaign.edit': 'Plan campaign',
      'bulk.start': 'Change many products',
      'import.apply': 'Import a file',
      'privacy.forget': 'Erase a customer',
    },
    sentences: {
      roles: 'Give {name} the role {roles}',
      invitation: 'Invite {name} ({email}) as {roles}',
      refund: 'Refund {money} of order {order}: {why}',
      exchange: 'Exchange items of order {order}, {money} together: {why}',
      giftcard: 'Put {money} on {card}: {why}',
      edit: 'Edit order {order} and refund {money}: {why}',
      campaign: 'Plan the campaign “{name}”: {articles} articles, up to {percent}% off',
      bulk: 'Change {rows} products at once, in {fields} columns',
      import: 'Import {file}: {rows} rows',
      erasure: 'Erase customer {customer}, as asked in request {request}. Orders that the law keeps: {orders}. This cannot be undone.',
    },
    newCard: 'a new gift card',
    doubts: {
      large: 'above what one person may refund alone',
      'more than its lines': 'more than its items cost',
      'without a return': 'nothing comes back for it',
    },
    roles: {
      owner: 'Owner',
      manager: 'Shop manager',
      branchManager: 'Branch manager',
      branchStaff: 'Branch staff',
      editor: 'Content editor',
      service: 'Customer service',
      finance: 'Finance',
      auditor: 'Auditor',
    },
  },
};
