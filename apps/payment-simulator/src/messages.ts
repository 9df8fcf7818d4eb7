import { isLanguage, type Language } from '@shop/contract';

type Messages = {
  readonly title: string;
  readonly simulated: string;
  readonly method: string;
  readonly amount: string;
  readonly description: string;
  readonly choose: string;
  readonly completed: string;
  readonly declined: string;
  readonly cancelled: string;
  readonly expired: string;
  readonly uncleared: string;
  readonly card: string;
  readonly transfer: string;
  readonly cardTitle: string;
  readonly cardHint: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly pay: string;
  readonly badNumber: string;
  readonly badExpiry: string;
  readonly badCode: string;
  readonly faults: string;
  readonly challengeTitle: string;
  readonly challengeText: string;
  readonly challengeCode: string;
  readonly challengeWrong: string;
  readonly confirm: string;
  readonly transferTitle: string;
  readonly transferText: string;
  readonly iban: string;
  readonly payee: string;
  readonly reference: string;
  readonly arrived: string;
  readonly later: string;
  readonly overTitle: string;
  readonly overText: string;
  readonly back: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
};

export const messages: Readonly<Record<Language, Messages>> = {
  nl: {
    title: 'Betalen',
    simulated: 'Dit is een nagebootste betaalpagina. Er wordt geen geld afgeschreven.',
    method: 'Betaalwijze',
    amount: 'Bedrag',
    description: 'Omschrijving',
    choose: 'Kies hoe deze betaling afloopt',
    completed: 'Betalen gelukt',
    declined: 'Geweigerd',
    cancelled: 'Annuleren',
    expired: 'Laat verlopen',
    uncleared: 'In behandeling (uncleared)',
    card: 'Creditcard of betaalpas',
    transfer: 'Bankoverschrijving',
    cardTitle: 'Kaartgegevens',
    cardHint:
      'Gebruik 4111 1111 1111 1111 voor een geslaagde betaling, 4000 0000 0000 3220 met extra bevestiging en 4000 0000 0000 0002 voor een geweigerde. Vul nooit een echte kaart in.',
    number: 'Kaartnummer',
    expiry: 'Geldig tot (MM/JJ)',
    code: 'Veiligheidscode',
    pay: 'Betalen',
    badNumber: 'Dit is geen geldig kaartnummer.',
    badExpiry: 'Vul maand en jaar in als MM/JJ.',
    badCode: 'De veiligheidscode heeft 3 of 4 cijfers.',
    faults: 'Controleer deze gegevens:',
    challengeTitle: 'Bevestigen bij je bank',
    challengeText: 'Je bank vraagt om een extra bevestiging. De code is 1234.',
    challengeCode: 'Code',
    challengeWrong: 'Deze code klopt niet. Probeer het opnieuw.',
    confirm: 'Bevestigen',
    transferTitle: 'Zelf overschrijven',
    transferText: 'Maak het bedrag over met deze gegevens. Zodra het geld binnen is, hoort de winkel het.',
    iban: 'IBAN',
    payee: 'Ontvanger',
    reference: 'Kenmerk',
    arrived: 'Het geld is binnen',
    later: 'Ik maak het later over',
    overTitle: 'Deze betaling is afgerond',
    overText: 'Hier is niets meer te doen. In de winkel zie je hoe het met je bestelling staat.',
    back: 'Terug naar de winkel',
    unknownTitle: 'Deze betaling bestaat niet',
    unknownText: 'Ga terug naar de winkel en begin daar opnieuw met betalen.',
  },
  de: {
    title: 'Bezahlen',
    simulated: 'Dies ist eine nachgebildete Bezahlseite. Es wird kein Geld abgebucht.',
    method: 'Zahlungsart',
    amount: 'Betrag',
    description: 'Beschreibung',
    choose: 'Wähle, wie diese Zahlung ausgeht',
    completed: 'Zahlung erfolgreich',
    declined: 'Abgelehnt',
    cancelled: 'Abbrechen',
    expired: 'Ablaufen lassen',
    uncleared: 'In Prüfung (uncleared)',
    card: 'Kredit- oder Debitkarte',
    transfer: 'Überweisung',
    cardTitle: 'Kartendaten',
    cardHint:
      'Nimm 4111 1111 1111 1111 für eine erfolgreiche Zahlung, 4000 0000 0000 3220 mit zusätzlicher Bestätigung und 4000 0000 0000 0002 für eine abgelehnte. Gib niemals eine echte Karte ein.',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    code: 'Prüfnummer',
    pay: 'Bezahlen',
    badNumber: 'Das ist keine gültige Kartennummer.',
    badExpiry: 'Gib Monat und Jahr als MM/JJ ein.',
    badCode: 'Die Prüfnummer hat 3 oder 4 Ziffern.',
    faults: 'Bitte prüfe diese Angaben:',
    challengeTitle: 'Bei deiner Bank bestätigen',
    challengeText: 'Deine Bank verlangt eine zusätzliche Bestätigung. Der Code ist 1234.',
    challengeCode: 'Code',
    challengeWrong: 'Dieser Code stimmt nicht. Versuche es noch einmal.',
    confirm: 'Bestätigen',
    transferTitle: 'Selbst überweisen',
    transferText: 'Überweise den Betrag mit diesen Angaben. Sobald das Geld da ist, erfährt es der Shop.',
    iban: 'IBAN',
    payee: 'Empfänger',
    reference: 'Verwendungszweck',
    arrived: 'Das Geld ist eingegangen',
    later: 'Ich überweise später',
    overTitle: 'Diese Zahlung ist abgeschlossen',
    overText: 'Hier ist nichts mehr zu tun. Im Shop siehst du, wie es um deine Bestellung steht.',
    back: 'Zurück zum Shop',
    unknownTitle: 'Diese Zahlung gibt es nicht',
    unknownText: 'Geh zurück zum Shop und beginne dort noch einmal mit dem Bezahlen.',
  },
  en: {
    title: 'Payment',
    simulated: 'This is a simulated payment page. No money is taken.',
    method: 'Payment method',
    amount: 'Amount',
    description: 'Description',
    choose: 'Choose how this payment ends',
    completed: 'Payment succeeded',
    declined: 'Declined',
    cancelled: 'Cancel',
    expired: 'Let it expire',
    uncleared: 'Under review (uncleared)',
    card: 'Credit or debit card',
    transfer: 'Bank transfer',
    cardTitle: 'Card details',
    cardHint:
      'Use 4111 1111 1111 1111 for a successful payment, 4000 0000 0000 3220 for one with extra confirmation and 4000 0000 0000 0002 for a declined one. Never enter a real card.',
    number: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    code: 'Security code',
    pay: 'Pay',
    badNumber: 'This is not a valid card number.',
    badExpiry: 'Enter month and year as MM/YY.',
    badCode: 'The security code has 3 or 4 digits.',
    faults: 'Please check these details:',
    challengeTitle: 'Confirm with your bank',
    challengeText: 'Your bank asks for an extra confirmation. The code is 1234.',
    challengeCode: 'Code',
    challengeWrong: 'That code is not right. Please try again.',
    confirm: 'Confirm',
    transferTitle: 'Transfer the money yourself',
    transferText: 'Transfer the amount with these details. The shop is told as soon as the money has arrived.',
    iban: 'IBAN',
    payee: 'Payee',
    reference: 'Reference',
    arrived: 'The money has arrived',
    later: 'I will transfer it later',
    overTitle: 'This payment is finished',
    overText: 'There is nothing left to do here. The shop shows how your order is doing.',
    back: 'Back to the shop',
    unknownTitle: 'This payment does not exist',
    unknownText: 'Go back to the shop and start the payment again from there.',
  },
};

/** What a payment page speaks to whoever comes with a language it has no messages for. */
const fallbackLanguage: Language = 'en';

/** The language of a locale such as `de_DE`. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : fallbackLanguage;
}
