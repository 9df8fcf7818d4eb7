import type { ReviewWords } from './words.ts';

export const socksWords: ReviewWords = {
  nl: {
    material: [
      'Zacht breisel dat niet kriebelt.',
      'Het patroon is scherp gebreid en blijft mooi na het wassen.',
      'De boord is stevig zonder te knellen.',
      'Goede dikte: warm, maar ze passen nog in mijn schoenen.',
      'Na tien keer wassen nog steeds in vorm.',
    ],
    wear: [
      'Blijven de hele dag op hun plek.',
      'Staan mooi bij mijn tracht.',
      'Ik draag ze in de winter ook gewoon thuis.',
      'Na een lange marsdag geen drukplekken.',
      'Meteen een tweede paar besteld.',
    ],
    critique: [
      'Ze zakken een klein beetje als je veel loopt.',
      'Bij de eerste was gaven ze wat kleur af.',
      'Aan de binnenkant blijf je met je tenen weleens aan een draadje hangen.',
    ],
    letdown: ['Na drie keer dragen zat er al een gat in de hiel.', 'Ze zakken voortdurend af, daar word je niet vrolijk van.'],
  },
  de: {
    material: [
      'Weich gestrickt und kratzt nicht.',
      'Das Muster ist sauber gestrickt und bleibt auch nach dem Waschen schön.',
      'Das Bündchen hält, ohne einzuschneiden.',
      'Gute Stärke: warm, passt aber noch in die Schuhe.',
      'Nach zehn Wäschen noch immer in Form.',
    ],
    wear: [
      'Bleiben den ganzen Tag da, wo sie hingehören.',
      'Sehen zur Tracht richtig gut aus.',
      'Im Winter trage ich sie auch einfach zu Hause.',
      'Nach einem langen Festzug keine Druckstellen.',
      'Gleich ein zweites Paar bestellt.',
    ],
    critique: [
      'Rutschen ein wenig, wenn man viel läuft.',
      'Beim ersten Waschen haben sie etwas Farbe abgegeben.',
      'Innen bleibt man beim Anziehen manchmal an einem Faden hängen.',
    ],
    letdown: ['Nach dreimal Tragen war schon ein Loch in der Ferse.', 'Sie rutschen ständig, das nervt auf Dauer.'],
  },
  en: {
    material: [
      'Soft knit that does not itch.',
      'The pattern is crisp and still looks good after washing.',
      'The cuff holds without digging in.',
      'Good thickness: warm, but they still fit in my shoes.',
      'Still in shape after ten washes.',
    ],
    wear: [
      'They stay up all day.',
      'They look great with Tracht.',
      'In winter I wear them around the house too.',
      'No pressure marks after a long parade.',
      'Ordered a second pair straight away.',
    ],
    critique: [
      'They slide down a little if you walk a lot.',
      'They gave off some colour in the first wash.',
      'Your toes sometimes catch on a thread inside.',
    ],
    letdown: ['There was a hole in the heel after three wears.', 'They keep sliding down, which gets annoying.'],
  },
};
