export const nl = {
  title: 'Overeenkomst herroepen',
  metaDescription: 'Herroep hier je overeenkomst met Maas & Alm. Zonder inloggen; je krijgt meteen een ontvangstbevestiging per e-mail.',
  intro: 'Hier herroep je een overeenkomst met ons. Inloggen is niet nodig en een reden hoef je niet te geven.',
  information: 'Lees je rechten',
  name: 'Naam',
  orderNumber: 'Bestelnummer',
  email: 'E-mailadres',
  message: 'Toelichting',
  orderHint: 'Staat in je bestelbevestiging.',
  emailHint: 'Hierheen sturen we de ontvangstbevestiging.',
  messageHint: 'Bijvoorbeeld als je niet alles herroept: welke artikelen en hoeveel. Een reden is niet nodig.',
  missing: 'Vul dit veld in.',
  noEmail: 'Vul een geldig e-mailadres in.',
  tooLong: 'Deze tekst is te lang.',
  toConfirm: 'Verder',
  failed: 'Je verklaring kon niet worden ontvangen. Wat je hebt ingevuld staat er nog: probeer het zo nog eens, of stuur een e-mail.',
  privacyNote: 'We gebruiken deze gegevens alleen om je herroeping te behandelen.',
  privacyLink: 'Zo gaan we met je gegevens om',
  confirmTitle: 'Klopt dit?',
  confirmIntro: 'Dit is de verklaring die je ons stuurt.',
  statement: 'Ik, {name}, herroep de overeenkomst over bestelling {order} met Maas & Alm.',
  statementEmail: 'De ontvangstbevestiging gaat naar {email}.',
  statementWhole: 'De herroeping geldt voor de hele bestelling.',
  statementMessage: 'Mijn toelichting:',
  confirm: 'Herroeping bevestigen',
  edit: 'Gegevens wijzigen',
  receiptTitle: 'Je herroeping is ontvangen',
  receiptIntro: 'We sturen deze ontvangstbevestiging ook naar {email}.',
  reference: 'Kenmerk',
  receivedAt: 'Ontvangen op',
  nextTitle: 'Wat gebeurt er nu?',
  nextSend: 'Stuur de artikelen binnen 14 dagen terug, of breng ze naar een van onze winkels.',
  nextRefund:
    'We betalen binnen 14 dagen terug met hetzelfde betaalmiddel. We mogen wachten tot de artikelen of het verzendbewijs binnen zijn.',
  nextCheck: 'Deze bevestiging zegt dat je verklaring is ontvangen. Of de herroeping geldt, beoordelen we daarna; je hoort dat per e-mail.',
  returns: 'Retouradres en label',
  print: 'Afdrukken',
  seller: 'Maas & Alm B.V. (demo), Voorbeeldmarkt 12, 6131 ZZ Sittard, retour@maas-en-alm.example, +31 46 000 00 01',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    withdrawal: typeof nl;
  }
}
