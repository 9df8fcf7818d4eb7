import type { ReviewWords } from './words.ts';

export const blouseWords: ReviewWords = {
  nl: {
    material: [
      'De stof is fijn en voelt koel op de huid.',
      'De afwerking bij de hals is heel netjes.',
      'Blijft mooi in model na het wassen.',
      'Het elastiek zit precies goed en snijdt niet in.',
      'De naden zijn vlak, je voelt ze niet.',
    ],
    wear: [
      'Blijft op zijn plaats onder mijn dirndl, ook met de armen omhoog.',
      'De mouwen vallen mooi en zitten nergens strak.',
      'Ik draag hem ook los op een rok, dat kan prima.',
      'Staat meteen veel feestelijker dan mijn oude blouse.',
      'Een lange feestavond gedragen zonder dat er iets verschoof.',
    ],
    critique: [
      'Je moet hem wel strijken, anders zien de mouwen er slap uit.',
      'De hals is bij mij iets hoger dan op de tekening.',
      'Aan de mouw zat een los draadje dat ik zelf heb vastgezet.',
    ],
    letdown: [
      'De mouwen zitten zo strak dat ik mijn armen niet goed kon optillen. Teruggestuurd.',
      'Na de eerste was was de rand niet meer glad te krijgen.',
    ],
  },
  de: {
    material: [
      'Der Stoff ist fein und angenehm kühl auf der Haut.',
      'Der Ausschnitt ist sehr sauber verarbeitet.',
      'Behält nach dem Waschen die Form.',
      'Der Gummizug sitzt genau richtig und schneidet nicht ein.',
      'Die Nähte sind flach, man spürt sie nicht.',
    ],
    wear: [
      'Verrutscht unter dem Dirndl nicht, auch nicht mit erhobenen Armen.',
      'Die Ärmel fallen schön und spannen nirgends.',
      'Ich trage sie auch einfach so zum Rock, das geht gut.',
      'Macht gleich viel mehr her als meine alte Bluse.',
      'Einen langen Festabend getragen, alles blieb, wo es sein soll.',
    ],
    critique: [
      'Bügeln ist Pflicht, sonst wirken die Ärmel etwas schlapp.',
      'Der Ausschnitt ist bei mir etwas höher als auf der Zeichnung.',
      'Am Ärmel hing ein Faden, den ich selbst vernäht habe.',
    ],
    letdown: [
      'Die Ärmel sind so eng, dass ich die Arme kaum heben konnte. Zurückgeschickt.',
      'Nach der ersten Wäsche wurde die Kante nicht mehr glatt.',
    ],
  },
  en: {
    material: [
      'The fabric is fine and cool on the skin.',
      'Beautifully finished around the neckline.',
      'Keeps its shape after washing.',
      'The elastic sits just right and does not dig in.',
      'The seams are flat and you do not feel them.',
    ],
    wear: [
      'Stays in place under my dirndl, even with my arms up.',
      'The sleeves hang nicely and are not tight anywhere.',
      'I also wear it on its own with a skirt.',
      'Makes my dirndl look much more festive than the old blouse did.',
      'Wore it for a long evening and nothing slipped.',
    ],
    critique: [
      'It needs ironing, otherwise the sleeves look limp.',
      'The neckline is a little higher on me than in the drawing.',
      'There was one loose thread on the sleeve, which I fixed myself.',
    ],
    letdown: [
      'The sleeves are so tight that I could hardly lift my arms, so it went back.',
      'After the first wash I could not get the edge smooth again.',
    ],
  },
};
