import { lederhoseFit, lederhoseKnow } from '../../sentences.ts';
import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const lederhoseTexts: TextBlocks = {
  look: [
    text(
      'De klep sluit met twee knopen en valt als een voorpand naar beneden open.',
      'Der Latz schließt mit zwei Knöpfen und klappt nach vorn herunter.',
      'The drop front closes with two buttons and folds down.',
    ),
    text(
      'Rechts op het dijbeen zit het smalle zakje waar vroeger het mes in stak.',
      'Rechts am Oberschenkel sitzt die schmale Tasche, in der früher das Messer steckte.',
      'On the right thigh sits the narrow pocket that once held a knife.',
    ),
    text(
      'De naden zijn dubbel gestikt en aan de zijkanten met een koord versierd.',
      'Die Nähte sind doppelt gesteppt und seitlich mit einer Kordel verziert.',
      'The seams are double-stitched and decorated with a cord at the sides.',
    ),
    text(
      'Het borduursel loopt van de klep door tot op de pijpen.',
      'Die Stickerei läuft vom Latz bis auf die Beine.',
      'The embroidery runs from the flap down to the legs.',
    ),
    text(
      'De nerf is mat en krijgt op zakken en zitvlak met de tijd een donkerder tint.',
      'Die Oberfläche ist matt und dunkelt an Taschen und Gesäß mit der Zeit nach.',
      'The surface is matt and darkens at the pockets and seat over time.',
    ),
    text(
      'Twee steekzakken en een achterzak met knoop bieden plaats aan telefoon en sleutels.',
      'Zwei Eingrifftaschen und eine geknöpfte Gesäßtasche bieten Platz für Handy und Schlüssel.',
      'Two slip pockets and a buttoned back pocket hold your phone and keys.',
    ),
    text(
      'De zoom is omgeslagen en met de hand vastgezet.',
      'Der Saum ist umgeschlagen und von Hand befestigt.',
      'The hem is turned up and fixed by hand.',
    ),
    text(
      'De zakken zijn gevoerd met katoen in een passende tint.',
      'Die Taschen sind mit Baumwolle in passendem Ton gefüttert.',
      'The pockets are lined with cotton in a matching shade.',
    ),
  ],
  fit: [
    lederhoseFit.snug,
    lederhoseFit.lacing,
    text(
      'De tailleband hoort op je heupbeen te rusten, niet eronder.',
      'Der Bund soll auf dem Hüftknochen liegen, nicht darunter.',
      'The waistband should rest on your hip bone, not below it.',
    ),
    text(
      'Ga bij het passen zitten: knelt het dan in de lies, neem dan een maat meer.',
      'Setz dich beim Anprobieren: Kneift es im Schritt, nimm eine Größe mehr.',
      'Sit down when trying them on: if they pinch at the crotch, go up one size.',
    ),
    text(
      'Na een paar keer dragen geeft het leer in de taille twee tot drie centimeter mee.',
      'Nach ein paar Mal Tragen gibt das Leder am Bund zwei bis drei Zentimeter nach.',
      'After a few wears the leather gives two to three centimetres at the waist.',
    ),
    text(
      'Meet je taille waar je broekband zit en niet over een trui heen.',
      'Miss den Bund dort, wo deine Hose sitzt, und nicht über dem Pullover.',
      'Measure your waist where your trousers sit, and not over a sweater.',
    ),
    text(
      'De pijpen zijn recht gesneden en laten ruimte bij het dijbeen.',
      'Die Beine sind gerade geschnitten und lassen am Oberschenkel Platz.',
      'The legs are cut straight and leave room at the thigh.',
    ),
    text(
      'Het zitvlak is uit één stuk gesneden en geeft mee.',
      'Das Gesäß ist aus einem Stück geschnitten und gibt nach.',
      'The seat is cut in one piece and gives.',
    ),
  ],
  know: [
    lederhoseKnow.wearIn,
    lederhoseKnow.shade,
    lederhoseKnow.brush,
    lederhoseKnow.braces,
    text(
      'Nat geworden leer droog je langzaam op een hanger, nooit op de verwarming.',
      'Nass gewordenes Leder trocknet langsam am Bügel, nie auf der Heizung.',
      'Let wet leather dry slowly on a hanger, never on a radiator.',
    ),
    text(
      'De veter achter laat zich opnieuw rijgen als hij na jaren slijt.',
      'Die Schnürung hinten lässt sich neu einziehen, wenn sie nach Jahren verschleißt.',
      'The back lace can be re-threaded when it wears out after some years.',
    ),
    text(
      'Bewaar de broek hangend en donker, want zon maakt leer lichter.',
      'Bewahre die Hose hängend und dunkel auf, denn Sonne bleicht Leder aus.',
      'Keep them hanging in the dark, because sun lightens leather.',
    ),
    text(
      'In onze winkels maken we de zoom korter en zetten we knopen vast.',
      'In unseren Läden kürzen wir den Saum und nähen Knöpfe fest.',
      'In our branches we shorten the hem and fix buttons.',
    ),
  ],
};
