import type { ReviewWords } from './words.ts';

export const kidsWords: ReviewWords = {
  nl: {
    material: [
      'Zacht op de huid en geen prikkende labels.',
      'Alles is stevig genaaid, het overleeft zelfs de speelplaats.',
      'Modder en ijs hebben geen vlekken achtergelaten.',
      'De knopen zitten zo vast dat kleine vingers ze er niet af krijgen.',
      'De kleuren zijn net zo vrolijk als op het scherm.',
    ],
    wear: [
      'Ons kind wilde het de hele dag niet meer uittrekken.',
      'Gedragen op het schoolfeest en er een hele middag in gespeeld.',
      'Makkelijk aan te trekken, ook als er haast bij is.',
      'Voor een familiefeest gekocht en het staat prachtig.',
      'Het jongere neefje draagt het nu, en het ziet er nog goed uit.',
    ],
    critique: [
      'Er zat een los draadje aan, dat ik zelf heb vastgezet.',
      'De sluiting is voor kleine vingers nog lastig.',
      'De kleur is iets donkerder dan op het scherm.',
    ],
    letdown: ['Na één middag spelen was er een naad open.', 'Bleek te warm voor een zomers feest, jammer.'],
  },
  de: {
    material: [
      'Weich auf der Haut und keine kratzenden Etiketten.',
      'Fest genäht, das hält sogar den Spielplatz aus.',
      'Matsch und Eis haben keine Flecken hinterlassen.',
      'Die Knöpfe sitzen so fest, dass kleine Finger sie nicht abbekommen.',
      'Die Farben sind so fröhlich wie am Bildschirm.',
    ],
    wear: [
      'Unser Kind wollte es den ganzen Tag nicht mehr ausziehen.',
      'Beim Schulfest getragen und einen ganzen Nachmittag darin gespielt.',
      'Lässt sich leicht anziehen, auch wenn es schnell gehen muss.',
      'Für ein Familienfest gekauft, sieht sehr hübsch aus.',
      'Jetzt trägt es der kleine Cousin, und es sieht noch gut aus.',
    ],
    critique: [
      'Es hing ein loser Faden daran, den ich selbst vernäht habe.',
      'Der Verschluss ist für kleine Finger noch schwierig.',
      'Die Farbe ist etwas dunkler als am Bildschirm.',
    ],
    letdown: ['Nach einem Nachmittag Spielen war eine Naht offen.', 'Für ein Sommerfest leider zu warm.'],
  },
  en: {
    material: [
      'Soft on the skin and no scratchy labels.',
      'Sewn well enough to survive the playground.',
      'Mud and ice cream left no marks.',
      'The buttons are so firmly attached that little fingers cannot pull them off.',
      'The colours are as cheerful as they look on screen.',
    ],
    wear: [
      'Our child refused to take it off all day.',
      'Worn to the school fête and played in for a whole afternoon.',
      'Easy to put on, even in a hurry.',
      'Bought for a family party and it looks lovely.',
      'A younger cousin wears it now and it still looks good.',
    ],
    critique: [
      'There was a loose thread, which I fixed myself.',
      'The fastening is still tricky for small fingers.',
      'The colour is slightly darker than on screen.',
    ],
    letdown: ['A seam opened after one afternoon of play.', 'Too warm for a summer party, unfortunately.'],
  },
};
