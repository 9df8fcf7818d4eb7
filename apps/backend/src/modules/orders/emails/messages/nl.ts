/** Messages of the order mails. `{…}` is filled in; what a customer typed never counts as a place to fill. */
export const nl = {
  greeting: 'Hallo {name},',
  /** In place of `shipped` for whoever came for it and pays later: the open invoice goes along. */
  refundedAsCard: {
    subject: 'Je krijgt {amount} als cadeaubon voor bestelling {order}',
    lines: [
      'Zoals afgesproken krijg je {amount} als cadeaubon {card}. Je krijgt hem van ons op papier, met de code waarmee je betaalt.',
      'De creditfactuur zit als bijlage bij deze e-mail.',
    ],
    link: 'Bekijk je bestelling',
  },
  refundedInExchange: {
    subject: 'Verrekend met je nieuwe bestelling {second}',
    lines: [
      'Je ruilt artikelen uit bestelling {order}. De waarde van {amount} is verrekend met je nieuwe bestelling {second}.',
      'De creditfactuur zit als bijlage bij deze e-mail.',
    ],
    link: 'Bekijk je bestelling',
  },
  handedOver: {
    subject: 'Je hebt bestelling {order} opgehaald',
    lines: ['Bedankt voor je bezoek aan {branch}. De factuur zit in de bijlage.'],
    link: 'Bekijk je bestelling',
  },
  /** In place of `canceled` where the bank took the money back. */
  canceledTaken: {
    subject: 'Bestelling {order} is geannuleerd',
    lines: ['Je bestelling is geannuleerd. Je bank heeft je betaling teruggehaald; daarom betalen wij niets terug.'],
    link: 'Bekijk je bestelling',
  },
  kinds: {
    confirmation: {
      subject: 'We hebben je bestelling {order} ontvangen',
      lines: ['Dank je wel voor je bestelling. Hieronder staat wat je hebt besteld; de voorwaarden zitten als bijlage bij deze e-mail.'],
      link: 'Bekijk je bestelling',
    },
    'payment-received': {
      subject: 'Je betaling voor bestelling {order} is binnen',
      lines: ['We hebben {total} ontvangen en maken je bestelling klaar. De factuur zit als bijlage bij deze e-mail.'],
      link: 'Bekijk je bestelling',
    },
    'payment-review': {
      subject: 'We controleren je betaling voor bestelling {order}',
      lines: ['Je betaling is bij ons aangekomen en wordt nog gecontroleerd. Je hoeft niets te doen: je hoort van ons zodra dat klaar is.'],
      link: 'Bekijk je bestelling',
    },
    'payment-failed': {
      subject: 'De betaling van bestelling {order} is niet gelukt',
      lines: [
        'Je betaling met {method} is niet doorgegaan. Er is niets afgeschreven.',
        'Je kunt het opnieuw proberen of op een andere manier betalen.',
      ],
      link: 'Opnieuw betalen',
    },
    'payment-expired': {
      subject: 'Bestelling {order} is niet betaald',
      lines: [
        'We hebben voor deze bestelling geen betaling ontvangen, daarom houden we de artikelen niet langer voor je vast.',
        'Wil je ze toch nog? Met deze link zet je dezelfde artikelen terug in je winkelwagen. We sturen hier geen tweede herinnering over.',
      ],
      link: 'Winkelwagen herstellen',
    },
    'pay-by-transfer': {
      subject: 'Zo betaal je bestelling {order}',
      lines: ['Je betaalt nu op een andere manier: {method}. Hieronder staat hoe; verder blijft je bestelling zoals ze was.'],
      link: 'Bekijk je bestelling',
    },
    shipped: {
      subject: 'Je bestelling {order} is onderweg',
      lines: ['We hebben je pakket aan {carrier} meegegeven.'],
      link: 'Bekijk je bestelling',
    },
    'ready-for-pickup': {
      subject: 'Je bestelling {order} ligt klaar',
      lines: ['Je bestelling ligt voor je klaar in {branch}. Neem je ophaalcode mee, of noem je naam.'],
      link: 'Bekijk je bestelling',
    },
    canceled: {
      subject: 'Bestelling {order} is geannuleerd',
      lines: ['Je bestelling is geannuleerd. Wat je al had betaald, krijg je terug op dezelfde manier als je hebt betaald.'],
      link: 'Bekijk je bestelling',
    },
    'canceled-part': {
      subject: 'Een deel van bestelling {order} is geannuleerd',
      lines: ['Deze artikelen leveren we niet meer. Ze komen ook niet op een factuur; de rest van je bestelling gaat gewoon door.'],
      link: 'Bekijk je bestelling',
    },
    refunded: {
      subject: 'Je krijgt {amount} terug voor bestelling {order}',
      lines: [
        'We betalen {amount} terug op dezelfde manier als je hebt betaald. Het kan een paar werkdagen duren voordat je het op je rekening ziet.',
        'De creditfactuur zit als bijlage bij deze e-mail.',
      ],
      link: 'Bekijk je bestelling',
    },
    'change-proposed': {
      subject: 'Wil je bestelling {order} zo wijzigen?',
      lines: [
        'We hebben een wijziging van je bestelling voor je klaargezet. Die kost {difference} extra; hieronder staat hoe je bestelling dan wordt.',
        'Er verandert niets zolang je de wijziging niet zelf bestelt. We houden de artikelen voor je vast tot {until}.',
      ],
      link: 'Bekijk de wijziging',
    },
    changed: {
      subject: 'Je bestelling {order} is gewijzigd',
      lines: [
        'We hebben je bestelling gewijzigd. Hieronder staat ze zoals ze nu is; alles wat je moet bewaren, zit als bijlage bij deze e-mail.',
      ],
      link: 'Bekijk je bestelling',
    },
    'exchange-offered': {
      subject: 'Je omruiling staat klaar: bestelling {order}',
      lines: [
        'In ruil voor wat je uit bestelling {first} terugstuurt, hebben we deze artikelen voor je klaargezet. {credit} is al verrekend; er blijft {total} over om te betalen.',
        'De bestelling gaat pas door als je haar zelf bevestigt en betaalt. We houden de artikelen voor je vast tot {until}.',
      ],
      link: 'Bekijken en bestellen',
    },
    exchanged: {
      subject: 'Je omruiling: bestelling {order}',
      lines: [
        'In ruil voor wat je uit bestelling {first} terugstuurt, krijg je deze artikelen. Daarmee is {credit} verrekend.',
        'De factuur en de voorwaarden zitten als bijlage bij deze e-mail.',
      ],
      link: 'Bekijk je bestelling',
    },
    'staff-alert': {
      subject: 'Kijk naar bestelling {order}',
      lines: ['Met deze bestelling is iets wat een mens moet bekijken:'],
      link: 'Bekijk de bestelling',
    },
  },
  items: 'Artikelen',
  details: 'Gegevens',
  orderNumber: 'Bestelnummer',
  orderedOn: 'Besteld op',
  status: 'Status',
  quantity: 'Aantal',
  article: 'Artikel',
  amount: 'Bedrag',
  itemNumber: 'Artikelnummer',
  price_l: '{price} per liter',
  price_kg: '{price} per kilo',
  price_m: '{price} per meter',
  sample: 'stofstaal',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  shipping: 'Bezorging',
  free: 'gratis',
  total: 'Totaal incl. btw',
  totalExempt: 'Totaal, 0% btw',
  included: 'waarvan {rate} btw',
  billingAddress: 'Factuuradres',
  shippingAddress: 'Bezorgadres',
  pickup: 'Afhalen in',
  branchPhone: 'Telefoon',
  openingHours: 'Openingstijden komende zeven dagen',
  closed: 'gesloten',
  shippingMethod: 'Bezorgwijze',
  expected: 'Verwacht op',
  expectedOncePaid: 'Verwacht, als je betaling vandaag binnen is',
  readyFrom: 'Klaar vanaf',
  readyFromOncePaid: 'Klaar vanaf, als je betaling vandaag binnen is',
  paymentMethod: 'Betaalwijze',
  reference: 'Je referentie',
  note: 'Je opmerking',
  company: 'Bedrijf',
  payTitle: 'Zo betaal je',
  payReference: 'Vermeld als kenmerk',
  payAmount: 'Bedrag',
  payUntil: 'Uiterlijk op',
  pickupCode: 'Je ophaalcode',
  keepUntil: 'Voor je gereserveerd tot',
  restFollows: 'Nog niet alles is er. Zodra de rest klaarligt, krijg je weer een e-mail; je ophaalcode blijft dezelfde.',
  restFirst: 'Nog niet alles is er. Je betaalt alles in één keer in de winkel: kom dus pas langs als je de e-mail over de rest hebt.',
  retryUntil: 'Je artikelen blijven voor je gereserveerd tot {time}.',
  tracking: 'Volg je pakket',
  withdrawalTitle: 'Herroepingsrecht',
  withdrawal:
    'Je hebt 14 dagen bedenktijd vanaf de dag nadat je het laatste artikel hebt ontvangen. De informatie en het modelformulier staan in de bijlage. Herroepen kan ook zonder formulier:',
  withdraw: 'Overeenkomst herroepen',
  guaranteeTitle: 'Garantie',
  guarantee:
    'Wettelijke garantie: minimaal 2 jaar. Een artikel moet doen wat je ervan mag verwachten; is dat niet zo, dan herstellen of vervangen we het kosteloos.',
  termsSentence: 'Op je bestelling zijn onze voorwaarden van toepassing; ze zitten als bijlage bij deze e-mail.',
  files: { order: 'bestelling', terms: 'voorwaarden', withdrawal: 'herroepingsrecht', invoice: 'factuur', creditNote: 'creditfactuur' },
  formTitle: 'Modelformulier voor herroeping',
  form: [
    'Vul dit formulier alleen in en stuur het terug als je de overeenkomst wilt herroepen.',
    'Aan {seller}',
    'Ik deel/Wij delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen (*):',
    'Besteld op (*)/Ontvangen op (*):',
    'Naam/Namen consument(en):',
    'Adres consument(en):',
    'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
    'Datum:',
    '(*) Doorhalen wat niet van toepassing is.',
  ],
};

export type OrderMailMessages = typeof nl;
