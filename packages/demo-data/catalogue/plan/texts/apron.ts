import { text } from '../../text.ts';
import type { TextBlocks } from './blocks.ts';

export const apronTexts: TextBlocks = {
  look: [
    text(
      'De taille is in kleine plooien gezet, zodat het schort vlak over de rok valt.',
      'Die Taille ist fein gezogen, damit die Schürze glatt über den Rock fällt.',
      'The waist is finely gathered, so the apron lies smoothly over the skirt.',
    ),
    text('De zijkanten zijn smal omgezoomd.', 'Die Seiten sind schmal gesäumt.', 'The sides have a narrow hem.'),
    text(
      'De linten zijn acht centimeter breed en schuin afgesneden.',
      'Die Bänder sind acht Zentimeter breit und schräg zugeschnitten.',
      'The ribbons are eight centimetres wide and cut at a slant.',
    ),
    text(
      'De band is aan de binnenkant met katoen versterkt.',
      'Der Bund ist innen mit Baumwolle verstärkt.',
      'The waistband is reinforced with cotton on the inside.',
    ),
    text(
      'De stof heeft een zachte val en bolt niet op.',
      'Der Stoff fällt weich und bauscht nicht.',
      'The fabric drapes softly and does not puff out.',
    ),
    text(
      'Van dichtbij zie je vier rijen rimpeldraad naast elkaar.',
      'Aus der Nähe siehst du vier Reihen Kräuselfäden nebeneinander.',
      'Up close you see four rows of gathering threads side by side.',
    ),
    text(
      'De strik blijft staan, omdat de linten dubbel genomen zijn.',
      'Die Schleife steht, weil die Bänder doppelt gelegt sind.',
      'The bow holds its shape, because the ribbons are doubled.',
    ),
    text('De kleur is tot in de zoom gelijk.', 'Die Farbe ist bis in den Saum gleichmäßig.', 'The colour is even right down to the hem.'),
  ],
  fit: [
    text(
      'Kies het schort even lang als je rok; een centimeter korter mag, langer niet.',
      'Wähle die Schürze so lang wie deinen Rock; einen Zentimeter kürzer ist in Ordnung, länger nicht.',
      'Choose the apron as long as your skirt; a centimetre shorter is fine, longer is not.',
    ),
    text(
      'De linten zijn lang genoeg om van voren te strikken, ook in maat 60.',
      'Die Bänder reichen auch bei Größe 60 für eine Schleife vorn.',
      'The ribbons are long enough to tie at the front, even in size 60.',
    ),
    text(
      'Er is één breedte voor alle maten; de linten regelen de rest.',
      'Es gibt eine Breite für alle Größen; die Bänder regeln den Rest.',
      'There is one width for all sizes; the ribbons take care of the rest.',
    ),
    text(
      'Meet je rok van de taillenaad tot de zoom.',
      'Miss deinen Rock von der Taillennaht bis zum Saum.',
      'Measure your skirt from waist seam to hem.',
    ),
    text(
      'De band hoort precies op de taillenaad te liggen.',
      'Der Bund soll genau auf der Taillennaht liegen.',
      'The waistband should lie exactly on the waist seam.',
    ),
    text(
      'Het schort bedekt de voorkant van de rok en laat opzij een handbreed vrij.',
      'Die Schürze bedeckt die Vorderseite des Rocks und lässt seitlich eine Handbreit frei.',
      'The apron covers the front of the skirt and leaves a hand’s width free at the sides.',
    ),
    text(
      'Is je rok 65 cm, neem dan 60 en niet 70.',
      'Misst dein Rock 65 cm, nimm 60 und nicht 70.',
      'If your skirt is 65 cm, take 60 and not 70.',
    ),
    text(
      'Strik de linten stevig, dan zakt de band bij het dansen niet.',
      'Binde die Bänder fest, dann rutscht der Bund beim Tanzen nicht.',
      'Tie the ribbons firmly and the band stays up when you dance.',
    ),
  ],
  know: [
    text(
      'De strik is traditie: links betekent single, rechts bezet.',
      'Die Schleife ist Tradition: links heißt ledig, rechts vergeben.',
      'The bow is a tradition: left means single, right means taken.',
    ),
    text(
      'Een licht schort maakt een donkere dirndl zomers, een donker schort maakt hem rustiger.',
      'Eine helle Schürze macht ein dunkles Dirndl sommerlich, eine dunkle macht es ruhiger.',
      'A light apron makes a dark dirndl summery, a dark one makes it calmer.',
    ),
    text(
      'Voor verenigingen gelden staffelprijzen vanaf vijf stuks.',
      'Für Vereine gelten Staffelpreise ab fünf Stück.',
      'Clubs get tier prices from five pieces.',
    ),
    text(
      'Strijk het schort aan de achterkant, met een doek ertussen.',
      'Bügle die Schürze von links, mit einem Tuch dazwischen.',
      'Iron the apron on the reverse, with a cloth in between.',
    ),
    text(
      'Rol het schort op in plaats van het te vouwen, dan kreukt het minder in je koffer.',
      'Roll die Schürze, statt sie zu falten, dann knittert sie im Koffer weniger.',
      'Roll the apron instead of folding it and it creases less in your suitcase.',
    ),
    text(
      'Neem een kleur die al in de garnering van je dirndl zit.',
      'Nimm eine Farbe, die schon im Besatz deines Dirndls vorkommt.',
      'Pick a colour that is already in the trim of your dirndl.',
    ),
    text(
      'Twee schorten bij één dirndl geven twee outfits.',
      'Zwei Schürzen zu einem Dirndl ergeben zwei Outfits.',
      'Two aprons with one dirndl make two outfits.',
    ),
    text(
      'Leg het schort naast je dirndl bij daglicht; lampen veranderen kleuren.',
      'Leg die Schürze bei Tageslicht neben dein Dirndl; Lampen verändern Farben.',
      'Hold the apron next to your dirndl in daylight; lamps change colours.',
    ),
  ],
};
