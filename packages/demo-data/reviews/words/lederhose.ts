import type { ReviewWords } from './words.ts';

export const lederhoseWords: ReviewWords = {
  nl: {
    material: [
      'Het leer is soepel en heeft een egale kleur.',
      'Het borduursel is strak en er zitten geen losse draden aan.',
      'De knopen zitten stevig vast en de zakken zijn diep genoeg voor een telefoon.',
      'Mooi dik leer, je merkt dat deze broek jaren meegaat.',
      'De klep en de zakken zijn stevig gestikt.',
    ],
    wear: [
      'De eerste avond was het leer stijf, na drie keer dragen zit hij als een tweede huid.',
      'Vier dagen oktoberfest mee gedaan en hij ziet er nog net zo goed uit.',
      'Met de veter achter stel je de taille precies goed, ook na het eten.',
      'Zit prettig, ook als je lang aan een biertafel zit.',
      'Draag hem bij de harmonie en hij houdt zich goed in weer en wind.',
    ],
    critique: [
      'Het leer ruikt de eerste dagen sterk; een nacht buiten hangen helpt.',
      'De kleur is in het echt iets donkerder dan op mijn scherm.',
      'De knoopsgaten zijn in het begin erg stug.',
    ],
    letdown: [
      'Na twee keer dragen liet een naad bij de zak los. In de winkel is het wel meteen hersteld.',
      'Ik had zachter leer verwacht voor dit bedrag.',
    ],
  },
  de: {
    material: [
      'Das Leder ist weich und gleichmäßig gefärbt.',
      'Die Stickerei ist sauber, keine losen Fäden.',
      'Die Knöpfe sitzen fest, und die Taschen sind tief genug fürs Handy.',
      'Schön festes Leder, da hat man lange etwas davon.',
      'Latz und Taschen sind fest vernäht.',
    ],
    wear: [
      'Das Leder war am Anfang steif, nach zwei Abenden perfekt.',
      'Vier Tage Wiesn mitgemacht und sieht immer noch gut aus.',
      'Mit der Schnürung hinten lässt sich der Bund genau einstellen, auch nach dem Essen.',
      'Auch nach Stunden auf der Bierbank bequem.',
      'Ich trage sie im Musikverein, sie macht alles mit.',
    ],
    critique: [
      'Riecht in den ersten Tagen kräftig nach Leder, eine Nacht draußen hilft.',
      'Die Farbe ist in echt etwas dunkler als auf meinem Bildschirm.',
      'Die Knopflöcher sind am Anfang sehr eng.',
    ],
    letdown: [
      'Nach zweimal Tragen ging eine Naht an der Tasche auf. Im Laden wurde sie immerhin gleich repariert.',
      'Für das Geld hätte ich weicheres Leder erwartet.',
    ],
  },
  en: {
    material: [
      'The leather is supple and evenly coloured.',
      'The embroidery is crisp, with no loose threads.',
      'The buttons are firmly attached and the pockets are deep enough for a phone.',
      'Good thick leather that should last for years.',
      'The front flap and the pockets are firmly stitched.',
    ],
    wear: [
      'Stiff on the first evening, but after three wears they fit like a glove.',
      'Survived four days of Oktoberfest and still look good.',
      'The lacing at the back lets you adjust the waist, which helps after dinner.',
      'Comfortable even after hours on a beer bench.',
      'I wear them with our brass band and they cope with everything.',
    ],
    critique: [
      'They smell strongly of leather for the first days; a night outside helps.',
      'The colour is slightly darker than on my screen.',
      'The buttonholes are very tight to begin with.',
    ],
    letdown: [
      'A seam near the pocket opened after two wears. To be fair, the shop repaired it at once.',
      'I expected softer leather for the price.',
    ],
  },
};
