import type { Language } from '@shop/contract';

/** Sentences for what keeps a statement from being receipted. */
export const withdrawalFaults = {
  nl: {
    orderNumber: 'Vul je bestelnummer in.',
    name: 'Vul je naam in.',
    email: 'Vul een geldig e-mailadres in, zodat we je een ontvangstbevestiging kunnen sturen.',
    items: 'Noem bij elk artikel het artikelnummer en een aantal groter dan nul.',
    tooLong: 'Deze tekst is te lang.',
    link: 'Vul als naam alleen je naam in, zonder link.',
  },
  de: {
    orderNumber: 'Gib deine Bestellnummer ein.',
    name: 'Gib deinen Namen ein.',
    email: 'Gib eine gültige E-Mail-Adresse ein, damit wir dir den Eingang bestätigen können.',
    items: 'Nenne bei jedem Artikel die Artikelnummer und eine Anzahl größer als null.',
    tooLong: 'Dieser Text ist zu lang.',
    link: 'Gib als Namen nur deinen Namen ein, ohne Link.',
  },
  en: {
    orderNumber: 'Enter your order number.',
    name: 'Enter your name.',
    email: 'Enter a valid email address, so that we can send you a receipt.',
    items: 'Give each item its item number and a quantity above zero.',
    tooLong: 'This text is too long.',
    link: 'Enter only your name as the name, without a link.',
  },
} satisfies Record<Language, Record<string, string>>;

/** LAW-08: the receipt repeats the statement, names its time, and says what happens next; it does not judge. */
export const receiptMessages = {
  nl: {
    subject: 'Ontvangstbevestiging van je herroeping ({reference})',
    intro: 'We hebben je verklaring ontvangen. Dit bericht bevestigt de ontvangst; of de herroeping geldig is, laten we je apart weten.',
    statementTitle: 'Je verklaring',
    statement: 'Hierbij deel ik mee dat ik de overeenkomst over mijn bestelling {order} herroep.',
    name: 'Naam',
    order: 'Bestelnummer',
    email: 'E-mailadres',
    items: 'Artikelen',
    wholeOrder: 'De hele bestelling',
    message: 'Toelichting',
    received: 'Ontvangen op',
    reference: 'Kenmerk',
    nextTitle: 'Zo gaat het verder',
    next: {
      all: [
        'Stuur de artikelen binnen 14 dagen na je verklaring terug naar {address}, of breng ze naar een van onze winkels. Terugbrengen in de winkel is gratis.',
        'Je krijgt je geld, met de gewone kosten van de heenzending, binnen 14 dagen na je verklaring terug op dezelfde manier als je hebt betaald. We mogen wachten tot we de artikelen of een bewijs van verzending hebben.',
      ],
      some: [
        'Heb je de artikelen al? Stuur ze dan binnen 14 dagen na je verklaring terug naar {address}, of breng ze naar een van onze winkels. Terugbrengen in de winkel is gratis. Wat nog bij ons is, hoef je niet terug te sturen.',
        'Je krijgt je geld, met de gewone kosten van de heenzending, binnen 14 dagen na je verklaring terug op dezelfde manier als je hebt betaald. Voor artikelen die je al hebt, mogen we wachten tot we ze of een bewijs van verzending hebben.',
      ],
      none: [
        'De artikelen zijn nog bij ons: je hoeft niets terug te sturen.',
        'Wat je al hebt betaald, krijg je binnen 14 dagen na je verklaring terug op dezelfde manier als je hebt betaald.',
      ],
    },
    keep: 'Bewaar deze e-mail. Noem bij vragen het kenmerk {reference}.',
    follow: 'Volg je herroeping',
    lookUp: 'Bestelling opzoeken',
    otherSubject: 'Herroeping ontvangen voor je bestelling {order}',
    other: [
      'Op {time} hebben we een herroeping ontvangen voor je bestelling {order}. De verklaring noemt een ander e-mailadres dan je bestelling.',
      'Klopt dat, dan hoef je niets te doen. Ken je deze verklaring niet, antwoord dan op deze e-mail en noem het kenmerk {reference}.',
    ],
    staffSubject: 'Herroeping {reference} voor bestelling {order}',
  },
  de: {
    subject: 'Eingangsbestätigung deines Widerrufs ({reference})',
    intro:
      'Wir haben deine Erklärung erhalten. Diese Nachricht bestätigt den Eingang; ob der Widerruf wirksam ist, teilen wir dir gesondert mit.',
    statementTitle: 'Deine Erklärung',
    statement: 'Hiermit widerrufe ich den Vertrag über meine Bestellung {order}.',
    name: 'Name',
    order: 'Bestellnummer',
    email: 'E-Mail-Adresse',
    items: 'Artikel',
    wholeOrder: 'Die ganze Bestellung',
    message: 'Anmerkung',
    received: 'Eingegangen am',
    reference: 'Aktenzeichen',
    nextTitle: 'So geht es weiter',
    next: {
      all: [
        'Schick die Artikel innerhalb von 14 Tagen nach deiner Erklärung an {address} zurück, oder bring sie in einen unserer Läden. Die Rückgabe im Laden ist kostenlos.',
        'Dein Geld bekommst du, mit den üblichen Kosten der Hinsendung, innerhalb von 14 Tagen nach deiner Erklärung auf demselben Weg zurück, auf dem du bezahlt hast. Wir dürfen warten, bis wir die Artikel oder einen Versandnachweis haben.',
      ],
      some: [
        'Hast du die Artikel schon? Dann schick sie innerhalb von 14 Tagen nach deiner Erklärung an {address} zurück, oder bring sie in einen unserer Läden. Die Rückgabe im Laden ist kostenlos. Was noch bei uns ist, brauchst du nicht zurückzuschicken.',
        'Dein Geld bekommst du, mit den üblichen Kosten der Hinsendung, innerhalb von 14 Tagen nach deiner Erklärung auf demselben Weg zurück, auf dem du bezahlt hast. Bei Artikeln, die du schon hast, dürfen wir warten, bis wir sie oder einen Versandnachweis haben.',
      ],
      none: [
        'Die Artikel sind noch bei uns: Du brauchst nichts zurückzuschicken.',
        'Was du schon bezahlt hast, bekommst du innerhalb von 14 Tagen nach deiner Erklärung auf demselben Weg zurück, auf dem du bezahlt hast.',
      ],
    },
    keep: 'Bewahr diese E-Mail auf. Nenne bei Fragen das Aktenzeichen {reference}.',
    follow: 'Widerruf verfolgen',
    lookUp: 'Bestellung suchen',
    otherSubject: 'Widerruf zu deiner Bestellung {order} eingegangen',
    other: [
      'Am {time} ist ein Widerruf zu deiner Bestellung {order} eingegangen. Die Erklärung nennt eine andere E-Mail-Adresse als deine Bestellung.',
      'Ist das richtig, brauchst du nichts zu tun. Kennst du die Erklärung nicht, antworte auf diese E-Mail und nenne das Aktenzeichen {reference}.',
    ],
    staffSubject: 'Widerruf {reference} zu Bestellung {order}',
  },
  en: {
    subject: 'Receipt of your withdrawal ({reference})',
    intro: 'We have received your statement. This message confirms receipt; we will tell you separately whether the withdrawal is valid.',
    statementTitle: 'Your statement',
    statement: 'I hereby give notice that I withdraw from the contract for my order {order}.',
    name: 'Name',
    order: 'Order number',
    email: 'Email address',
    items: 'Items',
    wholeOrder: 'The whole order',
    message: 'Remark',
    received: 'Received on',
    reference: 'Reference',
    nextTitle: 'What happens next',
    next: {
      all: [
        'Send the items back to {address} within 14 days of your statement, or bring them to one of our shops. Returning them in a shop is free.',
        'You get your money back, with the standard cost of the outward delivery, within 14 days of your statement and by the means you paid with. We may wait until we have the items or proof that they were sent.',
      ],
      some: [
        'Do you have the items already? Then send them back to {address} within 14 days of your statement, or bring them to one of our shops. Returning them in a shop is free. What is still with us need not be sent back.',
        'You get your money back, with the standard cost of the outward delivery, within 14 days of your statement and by the means you paid with. For items that you have already, we may wait until we have them or proof that they were sent.',
      ],
      none: [
        'The items are still with us: you need not send anything back.',
        'What you have paid already, you get back within 14 days of your statement and by the means you paid with.',
      ],
    },
    keep: 'Keep this email. If you have questions, name the reference {reference}.',
    follow: 'Follow your withdrawal',
    lookUp: 'Look up your order',
    otherSubject: 'Withdrawal received for your order {order}',
    other: [
      'On {time} we received a withdrawal for your order {order}. The statement names another email address than your order does.',
      'If that is right, you need not do anything. If you do not know of this statement, reply to this email and name the reference {reference}.',
    ],
    staffSubject: 'Withdrawal {reference} for order {order}',
  },
} as const satisfies Record<Language, Record<string, string | readonly string[] | Record<'all' | 'some' | 'none', readonly string[]>>>;
