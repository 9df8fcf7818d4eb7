import type { ReviewWords } from './words.ts';

export const apronWords: ReviewWords = {
  nl: {
    material: [
      'De stof heeft een mooie glans zonder te opvallend te zijn.',
      'De plooien zitten strak en blijven dat ook na het strijken.',
      'De linten zijn lang genoeg voor een volle strik.',
      'De kleur klopt precies.',
      'Netjes gezoomd en de band is stevig.',
    ],
    wear: [
      'Met dit schort lijkt mijn oude dirndl weer nieuw.',
      'De strik blijft de hele avond zitten.',
      'De lengte klopt precies met mijn rok.',
      'Ik heb er nu drie om te wisselen, zo heb je steeds een ander pak.',
      'Draagt licht en schuift niet omhoog bij het lopen.',
    ],
    critique: [
      'De stof kreukt snel, dus strijk het schort vlak voor het feest.',
      'De kleur is in het echt iets koeler dan op het scherm.',
      'De band had van mij wat breder mogen zijn.',
    ],
    letdown: ['Een van de linten liet na een avond los bij de naad.', 'De stof is zo dun dat de rok erdoorheen schijnt.'],
  },
  de: {
    material: [
      'Der Stoff glänzt schön, ohne aufdringlich zu sein.',
      'Die Falten liegen sauber, auch nach dem Bügeln.',
      'Die Bänder sind lang genug für eine volle Schleife.',
      'Die Farbe stimmt genau.',
      'Ordentlich gesäumt, und der Bund ist fest.',
    ],
    wear: [
      'Mit dieser Schürze sieht mein altes Dirndl wieder wie neu aus.',
      'Die Schleife hält den ganzen Abend.',
      'Die Länge passt genau zu meinem Rock.',
      'Ich habe jetzt drei zum Wechseln und damit jedes Mal ein anderes Dirndl.',
      'Trägt sich leicht und rutscht beim Gehen nicht hoch.',
    ],
    critique: [
      'Der Stoff knittert schnell, am besten erst kurz vor dem Fest bügeln.',
      'Die Farbe wirkt in echt etwas kühler als am Bildschirm.',
      'Der Bund dürfte für mich etwas breiter sein.',
    ],
    letdown: ['Eines der Bänder hat sich nach einem Abend an der Naht gelöst.', 'Der Stoff ist so dünn, dass der Rock durchscheint.'],
  },
  en: {
    material: [
      'The fabric has a nice sheen without being flashy.',
      'The pleats are crisp and stay that way after ironing.',
      'The ribbons are long enough for a full bow.',
      'The colour is spot on.',
      'Neatly hemmed, with a firm waistband.',
    ],
    wear: [
      'It makes my old dirndl look new again.',
      'The bow stays put all evening.',
      'The length is just right for my skirt.',
      'I now have three to swap, so it feels like a different dirndl each time.',
      'Light to wear and does not ride up when walking.',
    ],
    critique: [
      'It creases quickly, so iron it just before the party.',
      'The colour is slightly cooler in real life than on screen.',
      'I would have liked a wider waistband.',
    ],
    letdown: ['One of the ribbons came away at the seam after one evening.', 'The fabric is so thin that the skirt shows through.'],
  },
};
