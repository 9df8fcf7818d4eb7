import { text } from '../../catalogue/text.ts';
import type { DemoFaqCategory } from '../model.ts';

export const fit: DemoFaqCategory = {
  id: 4,
  title: text('Maat en pasvorm', 'Größe und Passform', 'Size and fit'),
  urlKey: text('maat-en-pasvorm', 'groesse-und-passform', 'size-and-fit'),
  items: [
    {
      id: 401,
      question: text('Hoe vind ik mijn dirndlmaat?', 'Wie finde ich meine Dirndlgröße?', 'How do I find my dirndl size?'),
      shortAnswer: text(
        'Meet borst en taille en kies bij twijfel de grotere maat.',
        'Miss Brust und Taille und nimm im Zweifel die größere Größe.',
        'Measure bust and waist and take the larger size if in doubt.',
      ),
      longAnswer: text(
        '<p>Meet met de bh aan die je eronder draagt. Zoek eerst je borstmaat in de tabel bij het artikel en controleer dan de taille. Het lijfje hoort strak te zitten zonder te knellen. Stap voor stap staat het bij <a href="/maatadvies">maatadvies</a>.</p>',
        '<p>Miss mit dem BH, den du darunter trägst. Such zuerst deine Brustweite in der Tabelle beim Artikel und prüfe dann die Taille. Das Mieder sitzt eng, ohne einzuschnüren. Schritt für Schritt steht es in der <a href="/de/groessenberatung">Größenberatung</a>.</p>',
        '<p>Measure wearing the bra you will have underneath. Find your bust in the chart next to the item first, then check the waist. The bodice should be snug without pinching. Our <a href="/en/size-advice">size advice</a> takes you through it step by step.</p>',
      ),
    },
    {
      id: 402,
      question: text('Hoe strak moet een lederhose zitten?', 'Wie eng muss eine Lederhose sitzen?', 'How snug should lederhosen be?'),
      shortAnswer: text(
        'Strak; leer rekt na een paar keer dragen nog een halve maat.',
        'Eng; Leder gibt nach einigen Malen Tragen noch eine halbe Größe nach.',
        'Snug; leather gives another half a size after a few wears.',
      ),
      longAnswer: text(
        '<p>Je moet kunnen zitten en de klep kunnen sluiten, maar er hoeft geen hand tussen. Zit je tussen twee maten, neem dan de kleinste. De vetering achter geeft ongeveer 3 centimeter speling.</p>',
        '<p>Du solltest sitzen und den Latz schließen können, aber eine Hand muss nicht dazwischenpassen. Liegst du zwischen zwei Größen, nimm die kleinere. Die Schnürung hinten gibt rund 3 Zentimeter Spielraum.</p>',
        '<p>You should be able to sit down and close the flap, but a hand need not fit in between. If you are between two sizes, take the smaller one. The lacing at the back gives about 3 centimetres of play.</p>',
      ),
    },
    {
      id: 403,
      question: text('Welke roklengte past bij mij?', 'Welche Rocklänge passt zu mir?', 'Which skirt length suits me?'),
      shortAnswer: text(
        'Tot 158 cm vaak 50, tot 168 cm 60 en daarboven 70 centimeter.',
        'Bis 158 cm oft 50, bis 168 cm 60 und darüber 70 Zentimeter.',
        'Up to 158 cm often 50, up to 168 cm 60 and above that 70 centimetres.',
      ),
      longAnswer: text(
        '<p>De lengte is gemeten vanaf de taille. Houd een meetlint op je taille en kijk waar het eindigt. Voor een bruiloft is op of onder de knie gebruikelijk, voor een feesttent mag het korter.</p>',
        '<p>Gemessen wird ab der Taille. Halte ein Maßband an die Taille und schau, wo es endet. Zur Hochzeit ist am oder unter dem Knie üblich, im Festzelt darf es kürzer sein.</p>',
        '<p>The length is measured from the waist. Hold a tape to your waist and see where it ends. At or below the knee is usual for a wedding, in a beer tent it may be shorter.</p>',
      ),
    },
    {
      id: 404,
      question: text('Hebben jullie grote maten?', 'Habt ihr große Größen?', 'Do you have plus sizes?'),
      shortAnswer: text(
        'Ja, dirndls tot en met 60, lederhosen tot en met 64 en hemden tot 5XL.',
        'Ja, Dirndl bis 60, Lederhosen bis 64 und Hemden bis 5XL.',
        'Yes, dirndls up to 60, lederhosen up to 64 and shirts up to 5XL.',
      ),
      longAnswer: text(
        '<p>Niet elk model is er in elke maat. Bij <a href="/dames/dirndls/dirndls-grote-maten">dirndls grote maten</a> zie je alleen wat er vanaf maat 46 is. Voor sommige grote maten betaal je een toeslag voor de extra stof; die staat in de prijs van de maat.</p>',
        '<p>Nicht jedes Modell gibt es in jeder Größe. Unter <a href="/de/damen/dirndl/dirndl-grosse-groessen">Dirndl große Größen</a> siehst du nur, was es ab Größe 46 gibt. Bei einigen großen Größen kommt ein Aufpreis für den zusätzlichen Stoff dazu; er ist im Preis der Größe enthalten.</p>',
        '<p>Not every model comes in every size. Under <a href="/en/women/dirndls/plus-size-dirndls">plus-size dirndls</a> you only see what is available from size 46. Some large sizes have a supplement for the extra fabric; it is part of the price of that size.</p>',
      ),
    },
  ],
};
