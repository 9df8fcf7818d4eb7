import type { ReviewWords } from './words.ts';

export const accessoryWords: ReviewWords = {
  nl: {
    material: [
      'Netjes afgewerkt, ook van dichtbij.',
      'Ziet er duurder uit dan de prijs doet vermoeden.',
      'Precies de kleur die ik zocht.',
      'Degelijk gemaakt, er laat niets los.',
      'Kwam goed verpakt aan en zag er meteen mooi uit.',
    ],
    wear: [
      'Maakt mijn pak voor het oktoberfest af.',
      'Draagt licht, je vergeet dat je het aan hebt.',
      'Als cadeau gekocht en het viel erg in de smaak.',
      'Heb er meteen nog een besteld, voor mijn moeder.',
      'Blijft goed zitten, ook na een avond dansen.',
    ],
    critique: [
      'Iets kleiner dan ik dacht.',
      'De kleur is in het echt wat minder fel.',
      'Een doosje erbij was leuk geweest, zeker voor een cadeau.',
    ],
    letdown: ['Ging na twee keer dragen al stuk.', 'Voelt lichter en eenvoudiger aan dan ik had gehoopt.'],
  },
  de: {
    material: [
      'Sauber verarbeitet, auch aus der Nähe.',
      'Sieht teurer aus, als es ist.',
      'Genau die Farbe, die ich gesucht habe.',
      'Solide gemacht, da löst sich nichts.',
      'Kam gut verpackt an und sah gleich schön aus.',
    ],
    wear: [
      'Damit ist mein Outfit fürs Oktoberfest fertig.',
      'Trägt sich leicht, man vergisst es fast.',
      'Als Geschenk gekauft und es kam sehr gut an.',
      'Gleich noch einmal bestellt, für meine Mutter.',
      'Hält gut, auch nach einem Abend Tanzen.',
    ],
    critique: [
      'Etwas kleiner, als ich dachte.',
      'Die Farbe ist in echt etwas weniger kräftig.',
      'Eine kleine Schachtel wäre schön gewesen, gerade zum Verschenken.',
    ],
    letdown: ['Ist nach zweimal Tragen kaputtgegangen.', 'Wirkt leichter und einfacher, als ich gehofft hatte.'],
  },
  en: {
    material: [
      'Nicely finished, even up close.',
      'Looks more expensive than it was.',
      'Exactly the colour I was looking for.',
      'Solidly made; nothing comes loose.',
      'Arrived well packed and looked good straight away.',
    ],
    wear: [
      'It completes my Oktoberfest outfit.',
      'Light to wear, you forget you have it on.',
      'Bought as a present and it went down very well.',
      'Ordered another straight away, for my mother.',
      'Stays put, even after an evening of dancing.',
    ],
    critique: [
      'A bit smaller than I thought.',
      'The colour is a little less bright in real life.',
      'A small box would have been nice, especially for a present.',
    ],
    letdown: ['Broke after two wears.', 'Feels lighter and simpler than I had hoped.'],
  },
};
