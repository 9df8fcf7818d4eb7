import type { Language } from '@shop/contract';

/** Sentences of the checkout a shopper reads that are ours and not Magento's. */
export type CheckoutMessages = {
  readonly outOfStock: (name: string) => string;
  readonly changed: string;
  readonly pickupFirst: string;
  readonly telephone: string;
  readonly passwordMissing: string;
  readonly keptCard: string;
  readonly vatValid: string;
  readonly vatInvalid: string;
  readonly vatUnknown: string;
  readonly vatChanged: string;
  /** Why the link to an order by telephone opens nothing. */
  readonly telephoneOrder: Readonly<Record<'unknown' | 'ordered' | 'expired' | 'takenBack', string>>;
};

export const checkoutMessages: Readonly<Record<Language, CheckoutMessages>> = {
  nl: {
    outOfStock: (name) => `Artikel is niet op voorraad: ${name}`,
    changed: 'Je winkelwagen is intussen veranderd. Controleer de artikelen en bestel opnieuw.',
    pickupFirst: 'Kies eerst een winkel om de bestelling af te halen.',
    telephone: 'Vul een telefoonnummer in; de bezorger gebruikt het alleen als hij je niet kan vinden.',
    passwordMissing: 'Vul een wachtwoord in om een account te maken.',
    keptCard: 'Bewaarde kaart',
    vatValid: 'Je btw-nummer is bevestigd.',
    vatInvalid: 'Dit btw-nummer is niet geldig; we rekenen btw.',
    vatUnknown: 'We konden je btw-nummer nu niet controleren; we rekenen btw. Na controle corrigeren we de factuur.',
    vatChanged:
      'Je btw-nummer kon bij het bestellen niet worden bevestigd, daarom rekenen we btw. Controleer het nieuwe totaal en bestel opnieuw.',
    telephoneOrder: {
      unknown: 'Deze link werkt niet. Kijk of je een nieuwere e-mail van ons hebt, of bel ons.',
      ordered: 'Je hebt deze winkelwagen al besteld. Je bestelling staat in de bevestiging die we je hebben gemaild.',
      expired: 'Deze link werkte zeven dagen en is verlopen. Bel ons, dan sturen we je een nieuwe.',
      takenBack: 'We hebben deze winkelwagen ingetrokken. Bel ons als je toch wilt bestellen.',
    },
  },
  de: {
    outOfStock: (name) => `Der Artikel ist nicht vorrätig: ${name}`,
    changed: 'Dein Warenkorb hat sich inzwischen geändert. Prüfe die Artikel und bestelle noch einmal.',
    pickupFirst: 'Wähle zuerst einen Laden für die Abholung.',
    telephone: 'Gib eine Telefonnummer an; der Zusteller nutzt sie nur, wenn er dich nicht findet.',
    passwordMissing: 'Gib ein Passwort ein, um ein Konto anzulegen.',
    keptCard: 'Gespeicherte Karte',
    vatValid: 'Deine USt-IdNr. ist bestätigt.',
    vatInvalid: 'Diese USt-IdNr. ist nicht gültig; wir berechnen Mehrwertsteuer.',
    vatUnknown:
      'Wir konnten deine USt-IdNr. gerade nicht prüfen; wir berechnen Mehrwertsteuer. Nach der Prüfung korrigieren wir die Rechnung.',
    vatChanged:
      'Deine USt-IdNr. konnte bei der Bestellung nicht bestätigt werden, deshalb berechnen wir Mehrwertsteuer. Prüfe die neue Summe und bestelle noch einmal.',
    telephoneOrder: {
      unknown: 'Dieser Link funktioniert nicht. Sieh nach, ob du eine neuere E-Mail von uns hast, oder ruf uns an.',
      ordered: 'Du hast diesen Warenkorb schon bestellt. Deine Bestellung steht in der Bestätigung, die wir dir gemailt haben.',
      expired: 'Dieser Link galt sieben Tage und ist abgelaufen. Ruf uns an, dann schicken wir dir einen neuen.',
      takenBack: 'Wir haben diesen Warenkorb zurückgezogen. Ruf uns an, wenn du doch bestellen möchtest.',
    },
  },
  en: {
    outOfStock: (name) => `The item is out of stock: ${name}`,
    changed: 'Your cart has changed in the meantime. Please check the items and order again.',
    pickupFirst: 'Choose a shop to collect the order from first.',
    telephone: 'Enter a telephone number; the carrier uses it only if they cannot find you.',
    passwordMissing: 'Enter a password to create an account.',
    keptCard: 'Saved card',
    vatValid: 'Your VAT number is confirmed.',
    vatInvalid: 'This VAT number is not valid; we charge VAT.',
    vatUnknown: 'We could not check your VAT number just now; we charge VAT. Once it is checked we correct the invoice.',
    vatChanged: 'Your VAT number could not be confirmed when you ordered, so we charge VAT. Please check the new total and order again.',
    telephoneOrder: {
      unknown: 'This link does not work. See whether you have a newer email from us, or call us.',
      ordered: 'You have already ordered this cart. Your order is in the confirmation we emailed to you.',
      expired: 'This link worked for seven days and has expired. Call us and we will send you a new one.',
      takenBack: 'We have withdrawn this cart. Call us if you would like to order after all.',
    },
  },
};
