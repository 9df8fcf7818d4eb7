import { shirtFit, shirtKnow } from '../../sentences.ts';
import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const shirtTexts: TextBlocks = {
  look: [
    text(
      'De knopen zijn hoornkleurig en met vier gaatjes vastgezet.',
      'Die Knöpfe sind in Hornoptik und durch vier Löcher angenäht.',
      'The buttons are horn-coloured and sewn on through four holes.',
    ),
    text(
      'Op de schouders loopt een dubbel stiksel.',
      'Auf den Schultern läuft eine doppelte Steppnaht.',
      'A double row of stitching runs along the shoulders.',
    ),
    text(
      'Binnen in de hals zit een lusje om het op te hangen.',
      'Innen am Hals sitzt ein Aufhänger.',
      'There is a hanging loop inside the neck.',
    ),
    text(
      'De stof is voorgewassen en krimpt daarom nauwelijks.',
      'Der Stoff ist vorgewaschen und läuft deshalb kaum ein.',
      'The fabric is pre-washed, so it hardly shrinks.',
    ),
    text(
      'Het dessin loopt over de knoopsluiting door.',
      'Das Muster läuft über die Knopfleiste durch.',
      'The pattern carries on across the placket.',
    ),
    text(
      'De zijnaden zijn onderaan met een driehoekje verstevigd.',
      'Die Seitennähte sind unten mit einem Dreieck verstärkt.',
      'The side seams are reinforced with a small triangle at the hem.',
    ),
    text(
      'De kraag is met stof versterkt en niet gelijmd.',
      'Der Kragen ist mit Stoff verstärkt und nicht verklebt.',
      'The collar is stiffened with cloth and not glued.',
    ),
    text('In de zoom zit een reserveknoop.', 'Im Saum ist ein Ersatzknopf angenäht.', 'A spare button is sewn inside the hem.'),
  ],
  fit: [
    shirtFit.tails,
    text(
      'Meet je borst op het breedste punt en kies die rij in de maattabel.',
      'Miss die Brust an der breitesten Stelle und nimm diese Zeile der Größentabelle.',
      'Measure your chest at its widest point and choose that row of the size chart.',
    ),
    text('Tussen twee maten neem je de grotere.', 'Zwischen zwei Größen nimm die größere.', 'Between two sizes take the larger one.'),
    text(
      'Er past een gilet overheen zonder dat de mouwen opstropen.',
      'Eine Weste passt darüber, ohne dass die Ärmel hochrutschen.',
      'A waistcoat fits over it without pushing up the sleeves.',
    ),
    text(
      'De schoudernaad hoort op het bot te liggen.',
      'Die Schulternaht soll auf dem Knochen liegen.',
      'The shoulder seam should lie on the bone.',
    ),
    text(
      'De mouwen zijn ruim genoeg om je armen te buigen.',
      'Die Ärmel sind weit genug, um die Arme zu beugen.',
      'The sleeves are wide enough to bend your arms.',
    ),
    text(
      'De rug is een paar centimeter langer dan de voorkant.',
      'Der Rücken ist ein paar Zentimeter länger als die Vorderseite.',
      'The back is a few centimetres longer than the front.',
    ),
    text(
      'Vanaf 3XL is de borst wijder en de lengte gelijk gebleven.',
      'Ab 3XL ist die Brust weiter, die Länge bleibt gleich.',
      'From 3XL the chest is wider while the length stays the same.',
    ),
  ],
  know: [
    shirtKnow.wash,
    shirtKnow.clubs,
    text(
      'Hang het nat op een hanger, dan scheelt dat strijken.',
      'Häng es nass auf einen Bügel, das spart Bügeln.',
      'Hang it wet on a hanger to save ironing.',
    ),
    text(
      'Donkere kleuren was je de eerste keer apart.',
      'Dunkle Farben wäschst du beim ersten Mal separat.',
      'Wash dark colours separately the first time.',
    ),
    text(
      'Bier en mosterd gaan eruit als je meteen met koud water dept.',
      'Bier und Senf gehen heraus, wenn du sofort mit kaltem Wasser tupfst.',
      'Beer and mustard come out if you dab at once with cold water.',
    ),
    text(
      'In onze winkels borduren we op verzoek de naam van je vereniging.',
      'In unseren Läden sticken wir auf Wunsch den Namen deines Vereins auf.',
      'In our branches we embroider the name of your club on request.',
    ),
    text(
      'Strijk de kraag van de punten naar het midden.',
      'Bügle den Kragen von den Spitzen zur Mitte.',
      'Iron the collar from the points towards the middle.',
    ),
    text(
      'Het past bij bruin, grijs en zwart leer.',
      'Es passt zu braunem, grauem und schwarzem Leder.',
      'It goes with brown, grey and black leather.',
    ),
  ],
};
