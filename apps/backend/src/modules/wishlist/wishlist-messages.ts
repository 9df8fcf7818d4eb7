import type { Language } from '@shop/contract';

/** Sentences a shopper reads as they are: storefronts show the first of `user_errors`. */
export const wishlistMessages = {
  nl: {
    chooseOptions: 'Selecteer de opties voordat je het product aan de wensenlijst kan toevoegen',
    logIn: 'Je kunt de wensenlijst alleen gebruiken als je bent ingelogd.',
  },
  de: {
    chooseOptions: 'Wähle die Optionen aus, bevor du das Produkt zur Wunschliste hinzufügen kannst',
    logIn: 'Du kannst die Wunschliste nur nutzen, wenn du angemeldet bist.',
  },
  en: {
    chooseOptions: 'Select the options before you can add the product to the wishlist',
    logIn: 'You can only use the wishlist when you are logged in.',
  },
} satisfies Record<Language, Record<string, string>>;
