import type { Language } from '@shop/contract';

/** How it fits, as buyers say it; `{size}` is a size the product is sold in. */
export type FitAnswer = 'small' | 'normal' | 'large';

/** How content a buyer is, from the stars of price and quality together. */
export type Mood = 'delighted' | 'content' | 'doubtful' | 'disappointed';

type SharedWords = {
  readonly fit: Readonly<Record<FitAnswer, readonly string[]>>;
  /** What is true of any purchase at this shop; nothing about the goods. */
  readonly service: readonly string[];
  /** About the shop too, but only from somebody whose size was wrong (`exchange`) or right (`advice`). */
  readonly exchange: readonly string[];
  readonly advice: readonly string[];
  readonly titles: Readonly<Record<Mood, readonly string[]>>;
};

export const sharedWords: Readonly<Record<Language, SharedWords>> = {
  nl: {
    fit: {
      small: [
        'Valt klein: ik heb {size} genomen in plaats van een maat kleiner.',
        'Bestel een maat groter dan je gewend bent, bij mij werd het {size}.',
        'Zit vrij strak in {size}; wie twijfelt, neemt beter een maat groter.',
        'De maattabel klopt, maar {size} valt aan de kleine kant.',
      ],
      normal: [
        'Valt normaal, ik heb mijn gewone maat {size}.',
        'Maat {size} paste meteen.',
        'Met de maattabel kwam ik uit op {size} en dat klopte.',
        'Heb {size} besteld, zoals altijd, en dat zit goed.',
      ],
      large: [
        'Valt ruim: {size} was bij mij een maat te groot, dus geruild.',
        'Ik heb {size} genomen, een maat kleiner dan anders.',
        'Aan de ruime kant, ook in {size}.',
        'Bestel liever een maat kleiner, {size} is hier royaal.',
      ],
    },
    service: [
      'Op dinsdag besteld, op donderdag in huis.',
      'Netjes verpakt en snel verstuurd.',
      'In de winkel afgehaald, dat was zo geregeld.',
      'Vraag gemaild en dezelfde dag antwoord gekregen.',
    ],
    exchange: [
      'Ruilen in de winkel in Roermond ging zonder problemen.',
      'De andere maat was er binnen drie dagen.',
      'In Sittard hebben ze me meteen een andere maat laten passen.',
    ],
    advice: [
      'Fijn geholpen in Sittard toen ik twijfelde over de maat.',
      'Het pasadvies aan de telefoon klopte.',
      'De maatcalculator op de site wees de goede maat aan.',
    ],
    titles: {
      delighted: [
        'Erg blij mee',
        'Precies wat ik zocht',
        'Mooi en goed gemaakt',
        'Een aanrader',
        'Zoals ik hoopte',
        'Heel tevreden',
        'Beter dan verwacht',
        'Meteen verliefd',
      ],
      content: ['Mooi stuk', 'Goede koop', 'Tevreden', 'Prima', 'Doet wat het moet doen', 'Netjes'],
      doubtful: ['Gaat wel', 'Niet helemaal wat ik zocht', 'Kan beter', 'Twijfel', 'Redelijk'],
      disappointed: ['Helaas', 'Valt tegen', 'Niet voor mij', 'Jammer'],
    },
  },
  de: {
    fit: {
      small: [
        'Fällt klein aus, ich habe {size} genommen statt eine Nummer kleiner.',
        'Lieber eine Nummer größer bestellen, bei mir wurde es {size}.',
        'Sitzt in {size} recht eng, im Zweifel eine Nummer größer nehmen.',
        'Die Größentabelle stimmt, {size} fällt aber eher klein aus.',
      ],
      normal: [
        'Fällt normal aus, ich habe meine übliche Größe {size}.',
        'Größe {size} hat sofort gepasst.',
        'Nach der Größentabelle kam ich auf {size}, und das stimmte.',
        'Habe wie immer {size} bestellt, passt gut.',
      ],
      large: [
        'Fällt groß aus: {size} war mir eine Nummer zu weit, also umgetauscht.',
        'Ich habe {size} genommen, eine Nummer kleiner als sonst.',
        'Eher weit geschnitten, auch in {size}.',
        'Lieber eine Nummer kleiner bestellen, {size} fällt hier großzügig aus.',
      ],
    },
    service: [
      'Am Dienstag bestellt, am Donnerstag da.',
      'Ordentlich verpackt und schnell verschickt.',
      'Im Laden abgeholt, das ging schnell.',
      'Frage gemailt und am selben Tag Antwort bekommen.',
    ],
    exchange: [
      'Der Umtausch im Laden in Aachen war unkompliziert.',
      'Die andere Größe war nach drei Tagen da.',
      'In Aachen durfte ich gleich eine andere Größe anprobieren.',
    ],
    advice: [
      'In Aachen gut beraten worden, als ich bei der Größe unsicher war.',
      'Die Größenberatung am Telefon hat gestimmt.',
      'Der Größenrechner auf der Seite lag richtig.',
    ],
    titles: {
      delighted: [
        'Sehr zufrieden',
        'Genau das, was ich gesucht habe',
        'Schön und gut gemacht',
        'Klare Empfehlung',
        'Wie erhofft',
        'Rundum gelungen',
        'Besser als erwartet',
        'Gefällt mir sehr',
      ],
      content: ['Schönes Stück', 'Guter Kauf', 'Zufrieden', 'Passt', 'Tut, was es soll', 'Ordentlich'],
      doubtful: ['Geht so', 'Nicht ganz das, was ich wollte', 'Ausbaufähig', 'Mittelmäßig', 'Bin unsicher'],
      disappointed: ['Leider nein', 'Enttäuscht', 'Nichts für mich', 'Schade'],
    },
  },
  en: {
    fit: {
      small: [
        'Comes up small: I took {size} instead of one size down.',
        'Order a size up; for me that was {size}.',
        'Quite snug in {size}, so size up if in doubt.',
        'The size chart is right, but {size} is on the small side.',
      ],
      normal: [
        'True to size, I have my usual {size}.',
        'Size {size} fitted straight away.',
        'The size chart told me {size} and it was right.',
        'Ordered {size} as always and it fits well.',
      ],
      large: [
        'Comes up large: {size} was a size too big, so I exchanged it.',
        'I took {size}, one size smaller than usual.',
        'On the roomy side, even in {size}.',
        'Better order a size down, {size} is generous here.',
      ],
    },
    service: [
      'Ordered on Tuesday, here on Thursday.',
      'Well packed and sent quickly.',
      'Picked it up in the shop, which was quick.',
      'Sent a question by email and got an answer the same day.',
    ],
    exchange: [
      'Exchange in Aachen was easy.',
      'The other size arrived within three days.',
      'They let me try another size in the Sittard shop right away.',
    ],
    advice: [
      'Good advice in the Roermond shop when I was unsure about the size.',
      'The size advice by phone was spot on.',
      'The size calculator on the site got it right.',
    ],
    titles: {
      delighted: [
        'Very happy',
        'Just what I was looking for',
        'Lovely and well made',
        'Recommended',
        'As I had hoped',
        'Really pleased',
        'Better than expected',
        'Love it',
      ],
      content: ['Nice piece', 'Good buy', 'Happy with it', 'Good', 'Does what it should', 'Neat'],
      doubtful: ['Not quite right', 'Could be better', 'Mixed feelings', 'So-so', 'Not sure'],
      disappointed: ['Disappointed', 'Not for me', 'A pity', 'Sadly not'],
    },
  },
};
