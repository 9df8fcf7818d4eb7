import type { ReviewWords } from './words.ts';

export const dirndlWords: ReviewWords = {
  nl: {
    material: [
      'De stof voelt stevig aan en kreukt nauwelijks.',
      'De kleur is precies wat ik verwachtte, ook bij daglicht.',
      'Het lijfje is netjes gevoerd en alle naden zijn recht afgewerkt.',
      'Het schort past mooi bij de rok en de linten zijn lang genoeg voor een goede strik.',
      'Je ziet aan de binnenkant dat er zorg aan besteed is: niets rafelt en er zit genoeg stof in de naden om uit te leggen.',
    ],
    wear: [
      'Een hele avond gedanst en het lijfje bleef goed zitten.',
      'Gedragen op het oktoberfest in Sittard en er de hele dag complimenten over gekregen.',
      'Ik droeg hem op de bruiloft van mijn zus en kon er gewoon in zitten, eten en dansen.',
      'De rok valt soepel en zwaait mooi mee bij het dansen.',
      'De rok heeft precies de lengte die ik zocht.',
    ],
    critique: [
      'Het schort is wat lichter van kleur dan ik dacht.',
      'De sluiting is de eerste keren stroef; daarna gaat het beter.',
      'Je hebt er wel een blouse bij nodig, dat had ik niet meteen begrepen.',
    ],
    letdown: [
      'Na één avond liet een stuk van de sierrand los. Ik heb hem teruggebracht.',
      'De stof is dunner dan ik had verwacht voor deze prijs.',
    ],
  },
  de: {
    material: [
      'Der Stoff fühlt sich fest an und knittert kaum.',
      'Die Farbe ist genau so, wie ich sie erwartet habe, auch bei Tageslicht.',
      'Das Mieder ist sauber gefüttert, die Nähte sind gerade.',
      'Die Schürze passt gut zum Rock, und die Bänder sind lang genug für eine ordentliche Schleife.',
      'Auch innen ist alles ordentlich verarbeitet, und in den Nähten ist noch Stoff zum Auslassen.',
    ],
    wear: [
      'Sitzt wie angegossen, auch nach einem langen Abend im Zelt.',
      'Auf dem Volksfest getragen und mehrmals gefragt worden, woher es ist.',
      'Ich hatte es zur Hochzeit meiner Freundin an und konnte darin gut sitzen, essen und tanzen.',
      'Der Rock fällt schön und schwingt beim Tanzen mit.',
      'Der Rock hat genau die Länge, die ich gesucht habe.',
    ],
    critique: [
      'Die Schürze ist etwas heller, als ich dachte.',
      'Der Verschluss geht am Anfang etwas schwer zu.',
      'Die Bluse muss man extra kaufen, das habe ich erst beim zweiten Lesen gesehen.',
    ],
    letdown: [
      'Nach einem Abend hat sich ein Stück der Borte gelöst, ich habe es zurückgegeben.',
      'Der Stoff ist dünner, als ich für den Preis erwartet habe.',
    ],
  },
  en: {
    material: [
      'The fabric feels substantial and hardly creases.',
      'The colour is just what I expected, in daylight too.',
      'The bodice is properly lined and all the seams are neat.',
      'The apron goes well with the skirt, and the ribbons are long enough for a decent bow.',
      'It is finished well on the inside too, with some spare fabric in the seams to let out.',
    ],
    wear: [
      'Danced all evening and the bodice stayed exactly where it should.',
      'Wore it to our Oktoberfest and was asked several times where I got it.',
      'I wore it to a wedding and could sit, eat and dance in it without trouble.',
      'The skirt moves beautifully when you dance.',
      'The skirt is exactly the length I was looking for.',
    ],
    critique: [
      'The apron is a little lighter than in the picture.',
      'The closure is stiff at first but loosens up.',
      'You do need a blouse to go with it, which I only noticed later.',
    ],
    letdown: ['Part of the trim came loose after one evening, so I sent it back.', 'The fabric is thinner than I expected for the money.'],
  },
};
