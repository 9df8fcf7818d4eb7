import { languageLocales, perLanguage, type Language } from '@shop/contract';
import { toDecimal, type Cents } from '#kernel/money.ts';
import type { CouponObstacle } from '#modules/pricing/index.ts';
import type { UnusedReason } from './coupons/unused-coupon.ts';

const formats = perLanguage((language) => new Intl.NumberFormat(languageLocales[language], { style: 'currency', currency: 'EUR' }));

const amount = (language: Language, cents: Cents): string => formats[language].format(toDecimal(cents));

/** Sentences a shopper reads that are ours and not Magento's. */
export type CartMessages = {
  readonly lower: (from: Cents, to: Cents) => string;
  readonly higher: (from: Cents, to: Cents) => string;
  readonly capped: (wanted: number, got: number) => string;
  readonly soldOut: string;
  readonly onlyLeft: (left: number) => string;
  readonly couponEnded: string;
  /** A code for free delivery that has nothing to make free is not used up. */
  readonly couponUnused: Readonly<Record<UnusedReason, string>>;
  readonly coupon: (obstacle: CouponObstacle, minimumCents: Cents) => string;
  readonly vat: (percent: number) => string;
  readonly parcelToBranch: string;
};

const nl: CartMessages = {
  parcelToBranch: 'Je haalt deze bestelling af in de winkel.',
  lower: (from, to) => `De prijs is gedaald van ${amount('nl', from)} naar ${amount('nl', to)} sinds je dit artikel toevoegde.`,
  higher: (from, to) => `De prijs is gestegen van ${amount('nl', from)} naar ${amount('nl', to)} sinds je dit artikel toevoegde.`,
  capped: (wanted, got) => `Je wilde er ${wanted}, we hebben er nog ${got}. We hebben het aantal aangepast.`,
  soldOut: 'Dit artikel is niet meer op voorraad.',
  onlyLeft: (left) => `We hebben er nog ${left}.`,
  couponEnded: 'Deze kortingscode is niet meer geldig.',
  couponUnused: {
    pickup: 'Bij afhalen heb je je kortingscode niet nodig; die blijft ongebruikt.',
    free: 'De bezorging is al gratis; je kortingscode blijft ongebruikt.',
    virtual: 'Er wordt niets bezorgd; je kortingscode blijft ongebruikt.',
  },
  coupon: (obstacle, minimumCents) =>
    ({
      minimum: `Deze kortingscode geldt vanaf ${amount('nl', minimumCents)} aan artikelen.`,
      lines: 'Deze kortingscode geldt niet voor de artikelen in je winkelwagen.',
      country: 'Deze kortingscode geldt niet voor bezorging in dit land.',
      business: 'Deze kortingscode geldt alleen voor goedgekeurde zakelijke accounts.',
    })[obstacle],
  vat: (percent) => `${formatPercent('nl', percent)}% btw`,
};

const de: CartMessages = {
  parcelToBranch: 'Du holst diese Bestellung im Laden ab.',
  lower: (from, to) => `Der Preis ist von ${amount('de', from)} auf ${amount('de', to)} gesunken, seit du den Artikel hinzugefügt hast.`,
  higher: (from, to) => `Der Preis ist von ${amount('de', from)} auf ${amount('de', to)} gestiegen, seit du den Artikel hinzugefügt hast.`,
  capped: (wanted, got) => `Du wolltest ${wanted} Stück, wir haben noch ${got}. Wir haben die Menge angepasst.`,
  soldOut: 'Dieser Artikel ist nicht mehr vorrätig.',
  onlyLeft: (left) => `Wir haben noch ${left} Stück.`,
  couponEnded: 'Dieser Rabattcode ist nicht mehr gültig.',
  couponUnused: {
    pickup: 'Für die Abholung brauchst du deinen Rabattcode nicht; er bleibt ungenutzt.',
    free: 'Die Lieferung ist schon kostenlos; dein Rabattcode bleibt ungenutzt.',
    virtual: 'Hier wird nichts geliefert; dein Rabattcode bleibt ungenutzt.',
  },
  coupon: (obstacle, minimumCents) =>
    ({
      minimum: `Dieser Rabattcode gilt ab einem Warenwert von ${amount('de', minimumCents)}.`,
      lines: 'Dieser Rabattcode gilt nicht für die Artikel in deinem Warenkorb.',
      country: 'Dieser Rabattcode gilt nicht für Lieferungen in dieses Land.',
      business: 'Dieser Rabattcode gilt nur für freigeschaltete Geschäftskonten.',
    })[obstacle],
  vat: (percent) => `${formatPercent('de', percent)} % MwSt.`,
};

const en: CartMessages = {
  parcelToBranch: 'You collect this order from the shop.',
  lower: (from, to) => `The price has dropped from ${amount('en', from)} to ${amount('en', to)} since you added this item.`,
  higher: (from, to) => `The price has risen from ${amount('en', from)} to ${amount('en', to)} since you added this item.`,
  capped: (wanted, got) => `You wanted ${wanted}, we have ${got} left. We have changed the quantity.`,
  soldOut: 'This item is no longer in stock.',
  onlyLeft: (left) => `We have ${left} left.`,
  couponEnded: 'This coupon code is no longer valid.',
  couponUnused: {
    pickup: 'You do not need your coupon code for a pickup; it stays unused.',
    free: 'Delivery is free already; your coupon code stays unused.',
    virtual: 'Nothing is delivered; your coupon code stays unused.',
  },
  coupon: (obstacle, minimumCents) =>
    ({
      minimum: `This coupon code is valid from ${amount('en', minimumCents)} of goods.`,
      lines: 'This coupon code is not valid for the items in your cart.',
      country: 'This coupon code is not valid for delivery to this country.',
      business: 'This coupon code is for approved business accounts only.',
    })[obstacle],
  vat: (percent) => `${formatPercent('en', percent)}% VAT`,
};

const percents = perLanguage((language) => new Intl.NumberFormat(languageLocales[language]));

const formatPercent = (language: Language, percent: number): string => percents[language].format(percent);

export const cartMessages: Record<Language, CartMessages> = { nl, de, en };
