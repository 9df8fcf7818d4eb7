import type { ReviewWords } from './words.ts';

export const bagWords: ReviewWords = {
  nl: {
    material: [
      'Het borduursel is fijn en netjes.',
      'De sluiting gaat goed dicht en niet vanzelf open.',
      'De riem zit stevig vast aan de tas.',
      'De voering is netjes ingezet, niets laat los.',
      'De kleur is zoals op het scherm.',
    ],
    wear: [
      'Telefoon, sleutels en een pasje passen er precies in.',
      'Hangt goed op de heup, ook bij het dansen.',
      'Klein, maar alles wat je op een feest nodig hebt gaat erin.',
      'Ik gebruik hem ook door het jaar heen met een spijkerjasje.',
      'Cadeau gedaan aan mijn zus, die was er erg blij mee.',
    ],
    critique: [
      'Een grote telefoon past er maar net in.',
      'De riem had van mij wat langer gemogen.',
      'Binnenin mis ik een vakje voor pasjes.',
    ],
    letdown: ['De sluiting sloot na een paar keer niet goed meer.', 'Ik had hem groter verwacht, er past bijna niets in.'],
  },
  de: {
    material: [
      'Die Stickerei ist fein und sauber.',
      'Der Verschluss schließt gut und geht nicht von allein auf.',
      'Der Riemen ist fest mit der Tasche verbunden.',
      'Das Futter ist sauber eingenäht, da löst sich nichts.',
      'Die Farbe ist wie am Bildschirm.',
    ],
    wear: [
      'Handy, Schlüssel und eine Karte passen genau hinein.',
      'Hängt gut an der Hüfte, auch beim Tanzen.',
      'Klein, aber alles, was man auf dem Fest braucht, passt rein.',
      'Ich trage sie auch übers Jahr zur Jeansjacke.',
      'Meiner Schwester geschenkt, sie hat sich sehr gefreut.',
    ],
    critique: [
      'Ein großes Handy passt nur knapp hinein.',
      'Der Riemen dürfte für mich etwas länger sein.',
      'Innen fehlt mir ein Fach für Karten.',
    ],
    letdown: ['Der Verschluss hielt nach ein paar Mal nicht mehr richtig.', 'Ich hatte sie größer erwartet, es passt fast nichts hinein.'],
  },
  en: {
    material: [
      'The embroidery is fine and neat.',
      'The clasp closes properly and does not come open by itself.',
      'The strap is firmly attached.',
      'The lining is sewn in neatly and nothing comes loose.',
      'The colour is just as it looks on screen.',
    ],
    wear: [
      'Phone, keys and a card fit just right.',
      'Sits well on the hip, even when dancing.',
      'Small, but it holds all you need at a festival.',
      'I use it all year round with a denim jacket.',
      'Given to my sister as a present and she was delighted.',
    ],
    critique: ['A large phone only just fits.', 'I would have liked a slightly longer strap.', 'I miss a pocket for cards inside.'],
    letdown: ['The clasp stopped closing properly after a few times.', 'I expected it to be bigger; almost nothing fits in.'],
  },
};
