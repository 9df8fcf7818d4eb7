import type { ReviewWords } from './words.ts';

export const shirtWords: ReviewWords = {
  nl: {
    material: [
      'De stof is zacht en niet doorschijnend.',
      'De kraag staat mooi en blijft in vorm.',
      'Na vijf keer wassen is de kleur nog hetzelfde.',
      'De knopen zitten goed vast en er zit een reserveknoop bij.',
      'Mooi afgewerkt, ook aan de binnenkant.',
    ],
    wear: [
      'Draagt prettig onder een gilet en wordt niet te warm.',
      'Past goed bij mijn lederhose en ook gewoon bij een spijkerbroek.',
      'Zit ook goed als je je armen veel beweegt.',
      'We hebben er met de hele vereniging tien besteld, allemaal even netjes.',
      'Een hele dag gedragen en nog niet verkreukeld.',
    ],
    critique: [
      'Strijken is wel nodig, uit de wasmachine is de stof behoorlijk gekreukt.',
      'Aan de binnenkant zaten een paar losse draadjes.',
      'De bovenste knoop zit wat strak.',
    ],
    letdown: [
      'Na de eerste wasbeurt een maat kleiner, terwijl ik op 30 graden heb gewassen.',
      'De stof is erg dun; daar had ik meer van verwacht.',
    ],
  },
  de: {
    material: [
      'Der Stoff ist weich und nicht durchsichtig.',
      'Der Kragen steht schön und bleibt in Form.',
      'Nach fünfmal Waschen ist die Farbe unverändert.',
      'Die Knöpfe sitzen fest, ein Ersatzknopf liegt bei.',
      'Ordentlich verarbeitet, auch innen.',
    ],
    wear: [
      'Trägt sich angenehm unter der Weste und wird nicht zu warm.',
      'Passt gut zur Lederhose und genauso zur Jeans.',
      'Sitzt auch gut, wenn man die Arme viel bewegt.',
      'Wir haben für den Verein zehn Stück bestellt, alle gleich gut.',
      'Einen ganzen Tag getragen und kaum zerknittert.',
    ],
    critique: [
      'Bügeln muss man es schon, aus der Maschine kommt es ziemlich knittrig.',
      'Innen hingen ein paar Fäden.',
      'Der oberste Knopf geht etwas streng zu.',
    ],
    letdown: [
      'Nach der ersten Wäsche eine Nummer kleiner, obwohl ich bei 30 Grad gewaschen habe.',
      'Der Stoff ist sehr dünn, da hatte ich mehr erwartet.',
    ],
  },
  en: {
    material: [
      'The fabric is soft and not see-through.',
      'The collar sits well and keeps its shape.',
      'Washed five times and the colour has not changed.',
      'Buttons are sewn on firmly and there is a spare one.',
      'Neatly made, on the inside too.',
    ],
    wear: [
      'Comfortable under a waistcoat without getting too warm.',
      'Looks right with lederhosen and just as good with jeans.',
      'Fits well even when you move your arms a lot.',
      'We ordered ten for our club and they were all equally good.',
      'Worn for a whole day and it still looked tidy.',
    ],
    critique: [
      'It does need ironing; it comes out of the machine quite creased.',
      'There were a few loose threads inside.',
      'The top button is rather tight.',
    ],
    letdown: [
      'It shrank by a size in the first wash, although I washed it at 30 degrees.',
      'The fabric is very thin; I had hoped for more.',
    ],
  },
};
