import type { ReviewWords } from './words.ts';

export const hatWords: ReviewWords = {
  nl: {
    material: [
      'De rand houdt mooi zijn vorm, ook na een reis in de koffer.',
      'Netjes gemaakt en het koord zit goed vast.',
      'Het materiaal is stevig en toch licht.',
      'De kleur is precies als op het scherm.',
      'Vanbinnen zit een zachte zweetband, dat draagt prettig.',
    ],
    wear: [
      'Blijft goed zitten, ook als het waait.',
      'Mijn hele pak is er af mee.',
      'Ik draag hem ook op zondag bij een wandeling.',
      'Met carnaval gedragen en er veel reacties op gehad.',
      'Drukt nergens, ook na een lange dag niet.',
    ],
    critique: [
      'Hij was in de doos een beetje ingedeukt; met stoom kwam dat goed.',
      'De versiering zit wat los en heb ik zelf vastgezet.',
      'De rand is iets smaller dan ik dacht.',
    ],
    letdown: ['Na één regenbui was de vorm eruit.', 'Hij voelt dunner dan ik voor deze prijs had verwacht.'],
  },
  de: {
    material: [
      'Die Krempe bleibt in Form, auch nach einer Reise im Koffer.',
      'Sauber gearbeitet, die Kordel sitzt fest.',
      'Das Material ist fest und trotzdem leicht.',
      'Die Farbe ist genau wie am Bildschirm.',
      'Innen ist ein weiches Schweißband, das trägt sich angenehm.',
    ],
    wear: [
      'Sitzt gut, auch bei Wind.',
      'Damit ist mein Outfit komplett.',
      'Ich trage ihn auch sonntags beim Spaziergang.',
      'Im Karneval getragen und oft darauf angesprochen worden.',
      'Drückt nirgends, auch nach einem langen Tag nicht.',
    ],
    critique: [
      'Kam etwas eingedrückt an, mit Dampf ließ sich das richten.',
      'Der Schmuck saß etwas locker, ich habe ihn selbst festgenäht.',
      'Die Krempe ist etwas schmaler als gedacht.',
    ],
    letdown: ['Nach einem Regenschauer war die Form weg.', 'Fühlt sich dünner an, als ich für den Preis erwartet habe.'],
  },
  en: {
    material: [
      'The brim keeps its shape, even after a trip in a suitcase.',
      'Neatly made, and the cord is well attached.',
      'The material is firm yet light.',
      'The colour is exactly as it looks on screen.',
      'There is a soft sweatband inside, which makes it comfortable.',
    ],
    wear: [
      'Stays on, even in the wind.',
      'It finishes off my outfit.',
      'I wear it on Sunday walks as well.',
      'Wore it for carnival and had a lot of comments.',
      'Does not press anywhere, even after a long day.',
    ],
    critique: [
      'It arrived slightly dented, but steam put that right.',
      'The decoration was a bit loose, so I stitched it on myself.',
      'The brim is a little narrower than I thought.',
    ],
    letdown: ['It lost its shape after one shower of rain.', 'It feels thinner than I expected for the price.'],
  },
};
