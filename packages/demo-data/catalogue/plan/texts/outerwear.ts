import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

/** Waistcoats, jankers, coats and cardigans. */
export const outerwearTexts: TextBlocks = {
  look: [
    text(
      'De knopen zijn met een steeltje aangenaaid, zodat de stof er niet onder bolt.',
      'Die Knöpfe sind mit Steg angenäht, damit der Stoff nicht spannt.',
      'The buttons are sewn on with a shank, so the cloth does not bunch.',
    ),
    text(
      'Een smalle rand in een tweede kleur volgt de hals en de voorkant.',
      'Eine schmale Kante in einer zweiten Farbe folgt Ausschnitt und Vorderkante.',
      'A narrow edge in a second colour follows the neck and the front.',
    ),
    text(
      'De knoopsgaten zijn met garen in de kleur van de rand afgewerkt.',
      'Die Knopflöcher sind mit Garn in der Farbe der Kante umstochen.',
      'The buttonholes are worked in thread that matches the edge.',
    ),
    text(
      'De voorpanden sluiten recht en liggen vlak op elkaar.',
      'Die Vorderteile schließen gerade und liegen flach aufeinander.',
      'The fronts close straight and lie flat on each other.',
    ),
    text(
      'Binnen zit een lusje om op te hangen en een klein etiket met de maat.',
      'Innen sitzen ein Aufhänger und ein kleines Etikett mit der Größe.',
      'Inside there is a hanging loop and a small size label.',
    ),
    text('De rug is licht getailleerd.', 'Der Rücken ist leicht tailliert.', 'The back is slightly shaped at the waist.'),
    text(
      'De kleuren zijn gekozen bij de lederhosen en dirndls uit deze winkel.',
      'Die Farben sind auf die Lederhosen und Dirndl in diesem Laden abgestimmt.',
      'The colours were chosen to go with the lederhosen and dirndls in this shop.',
    ),
    text(
      'Een reserveknoop is in de zijnaad genaaid.',
      'Ein Ersatzknopf ist in die Seitennaht genäht.',
      'A spare button is sewn into the side seam.',
    ),
  ],
  fit: [
    text(
      'Er past een hemd of blouse onder zonder te trekken.',
      'Darunter passt ein Hemd oder eine Bluse, ohne zu spannen.',
      'A shirt or blouse fits underneath without pulling.',
    ),
    text('Tussen twee maten kies je de grotere.', 'Zwischen zwei Größen nimm die größere.', 'Between two sizes choose the larger one.'),
    text(
      'De schoudernaad ligt op het bot en niet ernaast.',
      'Die Schulternaht liegt auf dem Knochen und nicht daneben.',
      'The shoulder seam lies on the bone and not beside it.',
    ),
    text(
      'Loop er even mee rond voordat je het etiket eraf haalt.',
      'Lauf ein paar Schritte damit, bevor du das Etikett entfernst.',
      'Walk around in it before you take off the label.',
    ),
    text(
      'Sluit bij het passen alle knopen en steek je armen naar voren.',
      'Schließ beim Anprobieren alle Knöpfe und streck die Arme nach vorn.',
      'When trying it on, close all buttons and reach forward.',
    ),
    text(
      'De armsgaten zijn hoog gesneden, zodat er niets opschuift.',
      'Die Armlöcher sind hoch geschnitten, damit nichts hochrutscht.',
      'The armholes are cut high, so nothing rides up.',
    ),
    text(
      'Meet je borst over het hemd dat je eronder draagt.',
      'Miss die Brust über dem Hemd, das du darunter trägst.',
      'Measure your chest over the shirt you wear underneath.',
    ),
    text(
      'De stof zet zich na een paar keer dragen naar je schouders.',
      'Der Stoff passt sich nach ein paar Mal Tragen deinen Schultern an.',
      'The cloth settles to your shoulders after a few wears.',
    ),
  ],
  know: [
    text(
      'Hang dit stuk na het dragen een nacht aan de lucht; geur en kreuken trekken eruit.',
      'Häng das Stück nach dem Tragen eine Nacht an die Luft; Geruch und Falten verschwinden.',
      'Hang it in the open air overnight after wearing; smells and creases disappear.',
    ),
    text(
      'Borstel stof en haren met een zachte kleerborstel weg.',
      'Bürste Staub und Haare mit einer weichen Kleiderbürste ab.',
      'Brush off dust and hairs with a soft clothes brush.',
    ),
    text(
      'Bewaar dit stuk in een katoenen hoes met een blokje cederhout.',
      'Bewahre das Stück in einer Baumwollhülle mit einem Stück Zedernholz auf.',
      'Store it in a cotton cover with a piece of cedar wood.',
    ),
    text(
      'Nat geworden kleding laat je langzaam drogen, niet bij de kachel.',
      'Nass Gewordenes trocknet langsam, nicht am Ofen.',
      'Let a wet piece dry slowly, not near a stove.',
    ),
    text(
      'Pluisjes haal je met een kam weg, niet met een mes.',
      'Knötchen entfernst du mit einem Kamm, nicht mit der Klinge.',
      'Take off pills with a comb, not with a blade.',
    ),
    text(
      'Op een bruiloft kan dit in plaats van een colbert.',
      'Auf einer Hochzeit ersetzt das ein Sakko.',
      'At a wedding this can take the place of a blazer.',
    ),
    text(
      'Laat de onderste knoop open, dan valt de voorkant rustiger.',
      'Lass den untersten Knopf offen, dann fällt die Vorderseite ruhiger.',
      'Leave the bottom button open and the front falls more easily.',
    ),
    text(
      'In onze winkels zetten we knopen om als je dat wilt.',
      'In unseren Läden versetzen wir auf Wunsch die Knöpfe.',
      'In our branches we move the buttons if you like.',
    ),
  ],
};
