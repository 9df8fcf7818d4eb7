export const nl = {
  title: 'Winkelwagen',
  needsScript: 'De winkelwagen werkt alleen met JavaScript. Zet het aan in je browser, of bestel telefonisch of in een van onze winkels.',
  loading: 'Je winkelwagen wordt geladen …',
  empty: 'Je winkelwagen is nog leeg.',
  heldTitle: 'Je bestelling is nog niet betaald',
  heldDeclined: 'Je betaling is geweigerd',
  heldWhere: 'Je artikelen liggen niet meer in je winkelwagen, maar in bestelling {number}.',
  heldUntil: 'We houden ze voor je vast tot {time}.',
  heldPay: 'Opnieuw betalen',
  toShop: 'Verder winkelen',
  emptyHelp: 'Kijk bijvoorbeeld hier:',
  unreachable: 'We krijgen geen antwoord van de winkel. Dit lag als laatste in je winkelwagen; er gaat niets verloren.',
  unreachableEmpty: 'We krijgen geen antwoord van de winkel. Je winkelwagen blijft bewaard.',
  retry: 'Probeer opnieuw',

  // After adding
  added: 'Het product is toegevoegd aan de winkelwagen.',
  addedSeveral: 'De artikelen zijn toegevoegd aan de winkelwagen.',
  addedSome: 'Een deel is toegevoegd aan de winkelwagen.',
  toCart: 'Naar winkelwagen',
  close: 'Sluiten',
  sample: 'Stofstaal bestellen',
  sampleHelp: 'Maximaal vijf stalen per bestelling.',

  // Lines
  lines: 'Artikelen in je winkelwagen',
  lineCount: { one: '{count} artikel', other: '{count} artikelen' },
  choice: '{label}: {value}',
  each: '{price} per stuk',
  quantityWrong: 'Vul een heel getal in, van 1 tot en met {max}.',
  rowTotal: 'Samen',
  isSample: 'Stofstaal',
  fewLeft: 'Nog {count} op voorraad',
  remove: 'Verwijderen',
  removed: '{name} is verwijderd.',
  undo: 'Ongedaan maken',
  toWishlist: 'Naar wensenlijst',
  movedToWishlist: '{name} staat nu op je wensenlijst.',
  moveToCart: 'In winkelwagen',
  changeOption: '{option} wijzigen',
  optionSoldOut: '{label} (niet op voorraad)',
  cancel: 'Annuleren',
  take: 'Overnemen',
  changed: '{name} is gewijzigd: {option} {value}.',
  obstacle: 'Een artikel kan zo niet worden besteld. Pas het aantal aan of verwijder het artikel.',

  // Totals (LAW-01, LAW-05, LAW-25)
  summary: 'Overzicht',
  subtotal: 'Subtotaal',
  subtotalOf: { one: 'Subtotaal ({count} artikel)', other: 'Subtotaal ({count} artikelen)' },
  discount: 'Korting',
  shipping: 'Bezorging',
  free: 'gratis',
  country: 'Bezorgen in',
  collected: 'Afhalen in de winkel',
  total: 'Totaal',
  totalWithout: 'Totaal zonder bezorging',
  ofWhich: 'waarvan {label}',
  plusVat: 'plus {label}',
  totalWithVat: 'Totaal incl. btw',
  vatOnly: 'incl. btw,',
  legalText: 'incl. btw, excl.',
  netOnly: 'excl. btw,',
  netText: 'excl. btw en',
  legalLink: 'verzendkosten',
  legalFree: 'gratis verzending',
  legalCollected: 'gratis afhalen in de winkel',
  legalIncluded: 'incl. btw en verzendkosten',
  netAmounts: 'Bedragen excl. btw; het totaal is incl. btw. Meer over verzendkosten',
  shippingPage: '/verzending-en-betaling',
  checkout: 'Verder naar bestellen',
  toCheckout: 'Bestellen',
  paymentMethods: 'Betalen kan met',
  paymentPage: 'Alles over bezorgen en betalen',
  deliverTo: 'Wij bezorgen in {countries}.',
  freeLeft: 'Nog {amount} tot gratis bezorging',
  freeReached: 'Je bestelling wordt gratis bezorgd.',

  // Coupon
  couponQuestion: 'Kortingscode?',
  couponField: 'Kortingscode',
  couponApply: 'Toepassen',
  couponMissing: 'Vul een kortingscode in.',
  couponAdded: 'Kortingscode {code} is toegevoegd.',
  couponActive: 'Kortingscode {code}',
  couponRemove: 'Kortingscode {code} verwijderen',
  couponRemoved: 'Kortingscode {code} is verwijderd.',

  crosssell: 'Past hierbij',

  // The link of a cart that staff has filled
  telephoneTitle: 'Je telefonische bestelling',
  telephoneText:
    'Je winkelwagen staat klaar, zoals we hem samen aan de telefoon hebben gevuld. Open hem, kijk alles na en bestel wanneer je wilt; tot die tijd is er niets besteld.',
  telephoneOwn: 'Ligt er al iets in je winkelwagen? Dat blijft erin.',
  telephoneOpen: 'Winkelwagen openen',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    cart: typeof nl;
  }
}
