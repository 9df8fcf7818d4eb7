import type { DemoProductBase } from '../model.ts';
import { text } from './text.ts';

type Downloads = DemoProductBase['downloads'];

/** What comes with every pair of lederhosen; one line of text per line. */
export const leatherLeaflet: Downloads = [
  {
    type: 'care',
    name: text('Onderhoud van je lederhose', 'Pflege deiner Lederhose', 'Caring for your lederhosen'),
    lines: text(
      [
        'Hang je lederhose na het dragen een nacht uit op een brede hanger.',
        'Laat vlekken drogen en borstel ze in de richting van de vleug uit.',
        'Behandel nieuw suède met een spray tegen vocht en probeer die eerst op een binnennaad.',
        'Nat geworden? Laat de broek langzaam drogen, niet op de verwarming en niet in de zon.',
        'Was lederhosen niet zelf. Breng ze naar een leerreiniger.',
        'Kaarsvet: laten uitharden, afbreken, de rest met vloeipapier en een lauw strijkijzer opnemen.',
      ].join('\n'),
      [
        'Häng deine Lederhose nach dem Tragen eine Nacht auf einem breiten Bügel aus.',
        'Lass Flecken trocknen und bürste sie in Strichrichtung aus.',
        'Behandle neues Veloursleder mit Imprägnierspray und teste es zuerst an einer Innennaht.',
        'Nass geworden? Langsam trocknen lassen, nicht auf der Heizung und nicht in der Sonne.',
        'Wasche Lederhosen nicht selbst. Bring sie in eine Lederreinigung.',
        'Kerzenwachs: aushärten lassen, abbrechen, den Rest mit Löschpapier und lauwarmem Bügeleisen aufnehmen.',
      ].join('\n'),
      [
        'Hang your lederhosen on a wide hanger overnight after wearing.',
        'Let stains dry and brush them out in the direction of the nap.',
        'Treat new suede with a protective spray and test it on an inside seam first.',
        'Got wet? Let them dry slowly, not on a radiator and not in the sun.',
        'Do not wash lederhosen yourself. Take them to a leather cleaner.',
        'Candle wax: let it harden, break it off, lift the rest with blotting paper and a lukewarm iron.',
      ].join('\n'),
    ),
  },
];

/** For dirndls that may be washed. */
export const cottonLeaflet: Downloads = [
  {
    type: 'care',
    name: text('Onderhoud van je katoenen dirndl', 'Pflege deines Baumwolldirndls', 'Caring for your cotton dirndl'),
    lines: text(
      [
        'Maak het schort los en was het apart.',
        'Sluit haakjes en ritsen en keer de dirndl binnenstebuiten.',
        'Was op 30 graden met fijnwasmiddel en centrifugeer op laag toerental.',
        'Hang de dirndl op aan de taille, niet aan de schouders.',
        'Strijk de rok licht vochtig en het lijfje aan de binnenkant.',
        'Biervlek: meteen deppen met koud water, niet wrijven.',
      ].join('\n'),
      [
        'Nimm die Schürze ab und wasche sie separat.',
        'Schließ Haken und Reißverschlüsse und dreh das Dirndl auf links.',
        'Wasche bei 30 Grad mit Feinwaschmittel und schleudere mit niedriger Drehzahl.',
        'Häng das Dirndl an der Taille auf, nicht an den Schultern.',
        'Bügle den Rock leicht feucht und das Mieder von innen.',
        'Bierfleck: sofort mit kaltem Wasser abtupfen, nicht reiben.',
      ].join('\n'),
      [
        'Take off the apron and wash it separately.',
        'Close hooks and zips and turn the dirndl inside out.',
        'Wash at 30 degrees with a delicate detergent and spin on low.',
        'Hang the dirndl by the waist, not by the shoulders.',
        'Iron the skirt slightly damp and the bodice from the inside.',
        'Beer stain: dab at once with cold water, do not rub.',
      ].join('\n'),
    ),
  },
];

/** For brocade, velvet and silk. */
export const festiveLeaflet: Downloads = [
  {
    type: 'care',
    name: text('Onderhoud van je feestelijke dirndl', 'Pflege deines festlichen Dirndls', 'Caring for your festive dirndl'),
    lines: text(
      [
        'Breng brokaat, fluweel en zijde naar de stomerij.',
        'Geef het schort apart mee en meld vlekken en hun oorzaak.',
        'Stoom kreuken weg op een hanger; strijk fluweel nooit.',
        'Bewaar de dirndl in een katoenen hoes, niet in plastic.',
        'Parfum en deodorant laten kringen na op zijde: laat ze drogen voor je je aankleedt.',
      ].join('\n'),
      [
        'Gib Brokat, Samt und Seide in die Reinigung.',
        'Gib die Schürze separat ab und nenne Flecken und ihre Ursache.',
        'Dämpfe Falten am Bügel aus; bügle Samt nie.',
        'Bewahre das Dirndl in einer Baumwollhülle auf, nicht in Plastik.',
        'Parfüm und Deo hinterlassen Ränder auf Seide: erst trocknen lassen, dann anziehen.',
      ].join('\n'),
      [
        'Have brocade, velvet and silk dry cleaned.',
        'Hand in the apron separately and point out stains and their cause.',
        'Steam creases out on a hanger; never iron velvet.',
        'Store the dirndl in a cotton cover, not in plastic.',
        'Perfume and deodorant leave rings on silk: let them dry before you dress.',
      ].join('\n'),
    ),
  },
];
