import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const blouseTexts: TextBlocks = {
  look: [
    text(
      'De mouwen zijn bij de schouder fijn gerimpeld.',
      'Die Ärmel sind an der Schulter fein gekräuselt.',
      'The sleeves are finely gathered at the shoulder.',
    ),
    text(
      'De naden liggen plat, zodat er onder het lijfje niets aftekent.',
      'Die Nähte liegen flach, damit sich unter dem Mieder nichts abzeichnet.',
      'The seams lie flat, so nothing shows under the bodice.',
    ),
    text(
      'De halsrand is met een smal biesje afgewerkt.',
      'Der Ausschnitt ist mit einer schmalen Paspel eingefasst.',
      'The neckline is finished with a narrow binding.',
    ),
    text(
      'De stof is licht en laat geen bh-bandje doorschijnen.',
      'Der Stoff ist leicht und lässt keinen BH-Träger durchscheinen.',
      'The fabric is light and does not show bra straps.',
    ),
    text(
      'De mouwboorden zijn rekbaar en dubbel gestikt.',
      'Die Ärmelbündchen sind dehnbar und doppelt gesteppt.',
      'The sleeve cuffs are elastic and double-stitched.',
    ),
    text(
      'Achter is de blouse glad, zodat de sluiting van je dirndl vlak ligt.',
      'Hinten ist die Bluse glatt, damit der Verschluss deines Dirndls flach liegt.',
      'The back is smooth, so the closure of your dirndl lies flat.',
    ),
    text(
      'Voor zitten kleine plooitjes die de hals vorm geven.',
      'Vorn geben kleine Fältchen dem Ausschnitt Form.',
      'Small pleats at the front shape the neckline.',
    ),
    text(
      'De tint is zacht en steekt niet af tegen een gekleurd lijfje.',
      'Der Ton ist sanft und hebt sich nicht hart vom farbigen Mieder ab.',
      'The shade is soft and does not clash with a coloured bodice.',
    ),
  ],
  fit: [
    text(
      'De blouse eindigt onder de buste, zodat er in de taille geen stof opbolt.',
      'Die Bluse endet unter der Brust, so bauscht an der Taille kein Stoff.',
      'The blouse ends below the bust, so no fabric bunches at the waist.',
    ),
    text('Kies dezelfde maat als je dirndl.', 'Nimm dieselbe Größe wie beim Dirndl.', 'Take the same size as your dirndl.'),
    text(
      'De elastische zoom zit aan zonder af te tekenen.',
      'Der Gummizug sitzt, ohne sich abzuzeichnen.',
      'The elastic hem sits close without leaving marks.',
    ),
    text(
      'De armsgaten zijn ruim, dus je kunt je armen optillen.',
      'Die Armlöcher sind weit, du kannst die Arme also heben.',
      'The armholes are roomy, so you can raise your arms.',
    ),
    text(
      'Heb je stevige bovenarmen, kies dan de maat die daar past; de rest is rekbaar.',
      'Hast du kräftige Oberarme, nimm die Größe, die dort passt; der Rest ist dehnbar.',
      'If your upper arms are strong, choose the size that fits there; the rest stretches.',
    ),
    text(
      'Trek de blouse aan voordat je de dirndl sluit en schik de hals daarna.',
      'Zieh die Bluse an, bevor du das Dirndl schließt, und richte dann den Ausschnitt.',
      'Put the blouse on before closing the dirndl and arrange the neckline afterwards.',
    ),
    text(
      'De hals volgt de rand van het lijfje en steekt er een vinger breed boven uit.',
      'Der Ausschnitt folgt dem Miederrand und steht einen Finger breit darüber.',
      'The neckline follows the edge of the bodice and shows a finger’s width above it.',
    ),
    text(
      'De maten lopen gelijk met onze dirndltabel.',
      'Die Größen entsprechen unserer Dirndltabelle.',
      'The sizes follow our dirndl chart.',
    ),
  ],
  know: [
    text(
      'Was de blouse in een waszakje, dan blijven de randjes heel.',
      'Wasche die Bluse im Wäschenetz, dann bleiben die Kanten heil.',
      'Wash the blouse in a laundry bag to protect the edges.',
    ),
    text(
      'Strijk de mouwen over een opgerolde handdoek, dan houden ze hun bolling.',
      'Bügle die Ärmel über einem gerollten Handtuch, dann behalten sie ihre Form.',
      'Iron the sleeves over a rolled towel and they keep their fullness.',
    ),
    text(
      'Make-up in de hals dep je met lauw water en een beetje zeep.',
      'Make-up am Ausschnitt tupfst du mit lauwarmem Wasser und etwas Seife aus.',
      'Dab make-up off the neckline with lukewarm water and a little soap.',
    ),
    text(
      'Met een tweede blouse maak je van dezelfde dirndl een andere.',
      'Mit einer zweiten Bluse wird aus demselben Dirndl ein anderes.',
      'A second blouse turns the same dirndl into another one.',
    ),
    text(
      'Past onder dirndls van alle merken met een gewone taillenaad.',
      'Passt unter Dirndl aller Marken mit normaler Taillennaht.',
      'Fits under dirndls of all brands with a regular waist seam.',
    ),
    text(
      'Wit op wit werkt ook: een wit schort erbij geeft rust.',
      'Weiß zu Weiß geht auch: Eine weiße Schürze dazu bringt Ruhe.',
      'White on white works too: a white apron keeps it calm.',
    ),
    text(
      'De blouse is niet als los topje bedoeld, want hij is kort.',
      'Die Bluse ist nicht als einzelnes Oberteil gedacht, denn sie ist kurz.',
      'The blouse is not meant as a top on its own, because it is short.',
    ),
    text(
      'Neem voor een lange avond een reserveblouse mee; die past in elke tas.',
      'Nimm für einen langen Abend eine zweite Bluse mit; sie passt in jede Tasche.',
      'Take a spare blouse for a long evening; it fits into any bag.',
    ),
  ],
};
