import type { ReviewWords } from './words.ts';

export const outerwearWords: ReviewWords = {
  nl: {
    material: [
      'De stof is stevig en prikt niet.',
      'De knopen zien er echt uit en zitten goed vast.',
      'Binnenin net zo netjes afgewerkt als buiten.',
      'De kleur is diep en gelijkmatig.',
      'Mooie details langs de randen.',
    ],
    wear: [
      'Warm genoeg voor een avond buiten, maar binnen niet te heet.',
      'Draag ik door de week ook gewoon op een spijkerbroek.',
      'Zit prettig over een hemd of blouse, ook bij de schouders.',
      'Op kantoor is me al drie keer gevraagd waar ik dit gekocht heb.',
      'Na een winter dragen nog geen pluisje te zien.',
    ],
    critique: [
      'In het begin geeft de stof wat pluis af op een lichte blouse of hemd.',
      'Een binnenzak had ik handig gevonden.',
      'De kleur is in het echt wat donkerder.',
    ],
    letdown: ['Na een week zat er al een knoop los.', 'De stof kriebelt bij mij in de hals, daarom teruggestuurd.'],
  },
  de: {
    material: [
      'Der Stoff ist fest und kratzt nicht.',
      'Die Knöpfe sehen hochwertig aus und sitzen fest.',
      'Innen genauso sauber verarbeitet wie außen.',
      'Die Farbe ist satt und gleichmäßig.',
      'Schöne Details an den Kanten.',
    ],
    wear: [
      'Warm genug für einen Abend draußen, aber drinnen nicht zu heiß.',
      'Trage ich unter der Woche auch einfach zur Jeans.',
      'Sitzt gut über Hemd oder Bluse, auch an den Schultern.',
      'Im Büro wurde ich schon dreimal gefragt, wo ich das gekauft habe.',
      'Nach einem Winter noch kein Knötchen zu sehen.',
    ],
    critique: [
      'Am Anfang fusselt der Stoff etwas auf heller Kleidung.',
      'Eine Innentasche hätte ich praktisch gefunden.',
      'Die Farbe ist in echt etwas dunkler.',
    ],
    letdown: ['Nach einer Woche war schon ein Knopf locker.', 'Der Stoff kratzt bei mir am Hals, deshalb zurückgeschickt.'],
  },
  en: {
    material: [
      'The fabric is sturdy and does not itch.',
      'The buttons look good and are firmly sewn on.',
      'Finished as neatly inside as outside.',
      'The colour is deep and even.',
      'Nice details along the edges.',
    ],
    wear: [
      'Warm enough for an evening outdoors, yet not too hot inside.',
      'I wear it with jeans during the week as well.',
      'Sits well over a shirt or blouse, also at the shoulders.',
      'Colleagues have asked me three times where it came from.',
      'Worn for a whole winter and no bobbles so far.',
    ],
    critique: [
      'It sheds a little fluff on light clothes at first.',
      'An inside pocket would have been handy.',
      'The colour is a bit darker in real life.',
    ],
    letdown: ['A button was already loose after a week.', 'The fabric itches at my neck, so I returned it.'],
  },
};
