import type { ReviewWords } from './words.ts';

export const shoesWords: ReviewWords = {
  nl: {
    material: [
      'Het leer is soepel en netjes gestikt.',
      'De zool voelt stevig en is netjes afgewerkt.',
      'De kleur is egaal en zoals op het scherm.',
      'De binnenzool is zacht en van binnen is alles glad afgewerkt.',
      'Na een seizoen dragen zie je nog nauwelijks slijtage.',
    ],
    wear: [
      'Een hele dag op kasseien gelopen zonder blaren.',
      'Na twee dagen inlopen zitten ze als gegoten.',
      'Ik dans er de hele avond op zonder zere voeten.',
      'Passen mooi bij tracht, maar ik draag ze ook gewoon naar mijn werk.',
      'Zitten goed om de hiel en slippen niet.',
    ],
    critique: [
      'De eerste dagen zijn ze stug, daarna gaat het.',
      'Op een gladde dansvloer is de zool in het begin wat glad.',
      'Er zat een klein krasje op de neus, maar je ziet het bijna niet.',
    ],
    letdown: ['De zool liet na een paar weken aan de zijkant los.', 'Na een uur lopen had ik blaren, ook na een week inlopen.'],
  },
  de: {
    material: [
      'Das Leder ist geschmeidig und sauber vernäht.',
      'Die Sohle ist fest und sauber verarbeitet.',
      'Die Farbe ist gleichmäßig und wie am Bildschirm.',
      'Die Innensohle ist weich, innen ist alles glatt verarbeitet.',
      'Nach einer Saison sieht man kaum Abnutzung.',
    ],
    wear: [
      'Einen ganzen Tag auf Kopfsteinpflaster gelaufen, keine Blasen.',
      'Nach zwei Tagen eingelaufen und seitdem sehr bequem.',
      'Ich tanze den ganzen Abend darin, ohne dass die Füße weh tun.',
      'Passen gut zur Tracht, ich trage sie aber auch zur Arbeit.',
      'Sitzen gut an der Ferse und schlupfen nicht.',
    ],
    critique: [
      'In den ersten Tagen sind sie steif, danach geht es.',
      'Auf glattem Tanzboden ist die Sohle am Anfang etwas rutschig.',
      'An der Spitze war ein kleiner Kratzer, den man aber kaum sieht.',
    ],
    letdown: [
      'Die Sohle hat sich nach ein paar Wochen an der Seite gelöst.',
      'Nach einer Stunde hatte ich Blasen, auch nach einer Woche Einlaufen.',
    ],
  },
  en: {
    material: [
      'The leather is supple and neatly stitched.',
      'The sole is solid and neatly finished.',
      'The colour is even and just as it looks on screen.',
      'Soft insole, and everything inside is smooth.',
      'Hardly any wear to be seen after a season.',
    ],
    wear: [
      'Walked on cobbles all day without a blister.',
      'Took two days to break in and they have been comfortable since.',
      'I can dance in them all evening.',
      'They suit Tracht, but I wear them to work as well.',
      'They hold the heel well and do not slip.',
    ],
    critique: [
      'Stiff for the first few days, fine after that.',
      'The sole is a little slippery on a smooth dance floor at first.',
      'There was a small scratch on the toe, though you hardly see it.',
    ],
    letdown: ['The sole came away at the side after a few weeks.', 'Blisters after an hour, even after a week of breaking them in.'],
  },
};
