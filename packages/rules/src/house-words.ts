type Replaced = { readonly wrong: RegExp; readonly right: string };

/** Whole words, whatever letters stand around them: `\b` would end a word before every umlaut. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Words that the shop does not use, with the one it uses instead: a thing has one name on every page. */
const replaced: Readonly<Record<string, readonly Replaced[]>> = {
  nl: [
    { wrong: word('gefactureerd'), right: 'op de factuur' },
    { wrong: word('provincie of fax'), right: 'meer adresgegevens' },
    { wrong: word('verlanglijst(?:je)?'), right: 'wensenlijst' },
    { wrong: word('ordernummer'), right: 'bestelnummer' },
    { wrong: word('voorpagina|startpagina'), right: 'homepage' },
    { wrong: word('Aken'), right: 'Aachen, zoals in het adres' },
    { wrong: word('product(?:en)?'), right: 'artikel' },
    { wrong: word('filiaal|filialen'), right: 'winkel' },
    { wrong: word('betaalmethoden?'), right: 'betaalwijze' },
    { wrong: /\(opti[a-z]+\)/i, right: '(niet verplicht)' },
  ],
  de: [
    { wrong: /\b(?:halten?|hält|legen?|legt)\b[^.:;]{0,70}\bzurück(?!\p{L})/iu, right: 'reservieren' },
    { wrong: word('zurückhalten|zurückgehalten|zurücklegen|zurückgelegt'), right: 'reservieren' },
    { wrong: word('Meistverkaufte?s?|Topseller|Verkaufsschlager'), right: 'Bestseller' },
    // With a capital: the address of the category is the same in every language.
    { wrong: /(?<!\p{L})Bestsellers(?!\p{L})/u, right: 'Bestseller' },
    { wrong: word('Filialen?'), right: 'Laden' },
    { wrong: word('Geschäfte'), right: 'Läden' },
    { wrong: word('Bedenkzeit'), right: 'Widerrufsrecht' },
    { wrong: word('Produkte?'), right: 'Artikel' },
    { wrong: word('Gesamtsumme'), right: 'Gesamtbetrag' },
    { wrong: word('Gutscheincodes?'), right: 'Rabattcode' },
    { wrong: word('Aken'), right: 'Aachen' },
    { wrong: /\(optional\)/, right: '(freiwillig)' },
  ],
  en: [{ wrong: word('Aken'), right: 'Aachen' }],
};

/** Sentences whose words are not ours to choose: of the law about reviews (LAW-16), and of the specification about wishlists (SPEC-5). */
const kept = [
  'voordat je het product aan de wensenlijst kan toevoegen',
  'bevor du das Produkt zur Wunschliste hinzufügen kannst',
  'alleen wie het product bij ons bestelde',
  'Nur wer das Produkt bei uns bestellt hat',
  'only those who ordered the product from us',
];

/** What a text says in a word that the shop does not use; undefined where it speaks the shop's own. */
export function unwantedWord(text: string, language: string): string | undefined {
  const own = kept.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  const found = (replaced[language] ?? []).find(({ wrong }) => wrong.test(own));
  return found === undefined ? undefined : `${found.wrong.exec(own)?.[0]} → ${found.right}`;
}
