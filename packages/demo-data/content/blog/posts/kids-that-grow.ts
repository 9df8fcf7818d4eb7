import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const kidsThatGrow: DemoBlogPost = {
  id: 9,
  identifier: text('kinderkleding-die-meegroeit', 'kinderkleidung-die-mitwaechst', 'kids-clothes-that-grow-along'),
  title: text('Kinderkleding die meegroeit', 'Kinderkleidung, die mitwächst', 'Kids’ clothes that grow along'),
  shortContent: text(
    'Een kind groeit zes centimeter per jaar, een dirndltje hoeft dat niet. Waar je op let en wat je zelf kunt uitleggen.',
    'Ein Kind wächst sechs Zentimeter im Jahr, ein Kinderdirndl muss das nicht. Worauf du achtest und was du selbst auslassen kannst.',
    'A child grows six centimetres a year, a kids’ dirndl need not. What to look for and what you can let out yourself.',
  ),
  metaDescription: text(
    'De juiste maat voor kinderdirndl en kinderlederhose, met zomen, bretels en veiligheid.',
    'Die richtige Größe für Kinderdirndl und Kinderlederhose, mit Säumen, Trägern und Sicherheit.',
    'The right size for kids’ dirndls and lederhosen, with hems, braces and safety.',
  ),
  authorId: 1,
  categoryIds: [2],
  publishedDaysAgo: 188,
  relatedSkus: ['MA-KID-5001', 'MA-KID-5002'],
  featuredPicture: scene(
    'blog-kids',
    [garments.kidsDirndl, garments.kidsLederhose],
    text(
      'Roze geruite kinderdirndl naast een korte kinderlederhose',
      'Rosa kariertes Kinderdirndl neben einer kurzen Kinderlederhose',
      'Pink checked kids’ dirndl next to short kids’ lederhosen',
    ),
  ),
  content: text(
    `<p>Kinderen groeien op hun eigen tempo, maar tussen drie en tien jaar is het ongeveer zes centimeter per jaar. Precies één kledingmaat dus. Wie in mei koopt voor een feest in oktober, koopt voor een ander kind dan dat nu in de paskamer staat. Met een paar trucs haal je uit één aankoop toch twee zomers.</p>
<h2>De maat is de lengte</h2>
<p>Kindermaten zijn lichaamslengtes in centimeters: maat 116 is voor een kind van 111 tot 116 centimeter. Meet zonder schoenen, met de hielen tegen de deurpost en een boek plat op het hoofd. Zit je kind op de grens, neem dan de volgende maat. Alleen bij een lijfje met haakjes let je ook op de borst: een te wijd lijfje zakt van de schouders en daar helpt geen zoom tegen.</p>
<h2>Waar je ruimte vindt</h2>
<ul>
<li><strong>Zoom:</strong> onze kinderdirndls hebben vijf centimeter extra in de zoom. Tornen, strijken, opnieuw vastzetten: een halfuur werk.</li>
<li><strong>Zijnaad:</strong> aan weerszijden zit anderhalve centimeter. Dat is een halve maat in de breedte.</li>
<li><strong>Schort:</strong> zet de knoop van de band een stukje op en het schort past weer.</li>
<li><strong>Bretels:</strong> bij lederhosen zitten ze met drie knoopsgaten vast. Begin op de kortste stand.</li>
<li><strong>Vetering:</strong> ook kinderbroeken zijn achter te verstellen, met ongeveer twee centimeter.</li>
</ul>
<h2>Veilig spelen</h2>
<p>Koorden en linten horen bij Tracht, maar op een speelplaats blijven ze haken. Daarom hebben onze kinderblouses een elastiek in plaats van een trekkoord bij de hals, en zijn schortlinten bij kleine maten met een drukknoop vastgezet die loslaat. Charivari’s en spelden zijn voor kinderen onder de drie jaar niet geschikt, omdat er kleine onderdelen aan zitten. Dat staat ook bij het artikel.</p>
<h2>Doorgeven</h2>
<p>Leer dat drie kinderen heeft gezien, is zachter dan welk nieuw leer ook. Schrijf met een wasvaste pen de maat en het jaar in de voering, dan weet de volgende meteen waar hij aan toe is. Vlekken van ijs en gras borstel je bij suède droog uit; een katoenen dirndltje mag gewoon op 30 graden mee. En knopen die ontbreken, zetten we in de winkel aan terwijl je wacht. Kijk voor de maten bij <a href="/kinderen">kinderen</a>.</p>`,
    `<p>Kinder wachsen in ihrem eigenen Tempo, aber zwischen drei und zehn Jahren sind es rund sechs Zentimeter im Jahr. Also genau eine Kleidergröße. Wer im Mai für ein Fest im Oktober kauft, kauft für ein anderes Kind als das, das gerade in der Umkleide steht. Mit ein paar Kniffen wird aus einem Kauf trotzdem etwas für zwei Sommer.</p>
<h2>Die Größe ist die Körpergröße</h2>
<p>Kindergrößen sind Körpergrößen in Zentimetern: Größe 116 ist für ein Kind von 111 bis 116 Zentimetern. Miss ohne Schuhe, die Fersen am Türrahmen und ein Buch flach auf dem Kopf. Liegt dein Kind an der Grenze, nimm die nächste Größe. Nur bei einem Mieder mit Haken achtest du auch auf die Brustweite: Ein zu weites Mieder rutscht von den Schultern, und dagegen hilft kein Saum.</p>
<h2>Wo du Platz findest</h2>
<ul>
<li><strong>Saum:</strong> Unsere Kinderdirndl haben fünf Zentimeter Zugabe im Saum. Auftrennen, bügeln, neu annähen: eine halbe Stunde Arbeit.</li>
<li><strong>Seitennaht:</strong> Auf beiden Seiten liegen anderthalb Zentimeter. Das ist eine halbe Größe in der Weite.</li>
<li><strong>Schürze:</strong> Versetz den Knopf am Bund ein Stück, und die Schürze passt wieder.</li>
<li><strong>Träger:</strong> Bei Lederhosen haben sie drei Knopflöcher. Fang mit der kürzesten Stellung an.</li>
<li><strong>Schnürung:</strong> Auch Kinderhosen lassen sich hinten verstellen, um etwa zwei Zentimeter.</li>
</ul>
<h2>Sicher spielen</h2>
<p>Kordeln und Bänder gehören zur Tracht, bleiben auf dem Spielplatz aber hängen. Darum haben unsere Kinderblusen am Hals einen Gummizug statt einer Zugkordel, und die Schürzenbänder kleiner Größen sind mit einem Druckknopf befestigt, der sich löst. Charivaris und Nadeln sind für Kinder unter drei Jahren nicht geeignet, weil Kleinteile daran sind. Das steht auch beim Artikel.</p>
<h2>Weitergeben</h2>
<p>Leder, das drei Kinder erlebt hat, ist weicher als jedes neue. Schreib mit einem waschfesten Stift Größe und Jahr ins Futter, dann weiß das nächste Kind gleich Bescheid. Flecken von Eis und Gras bürstest du bei Velours trocken aus; ein Dirndl aus Baumwolle darf einfach bei 30 Grad mit in die Wäsche. Und fehlende Knöpfe nähen wir im Laden an, während du wartest. Die Größen findest du bei den <a href="/de/kinder">Kindern</a>.</p>`,
    `<p>Children grow at their own pace, but between three and ten years it is about six centimetres a year. Exactly one clothing size, in other words. If you buy in May for a party in October, you are buying for a different child from the one in the fitting room. With a few tricks one purchase still lasts two summers.</p>
<h2>The size is the height</h2>
<p>Kids’ sizes are heights in centimetres: size 116 is for a child of 111 to 116 centimetres. Measure without shoes, heels against the door frame and a book flat on the head. If your child is on the border, take the next size. Only with a hooked bodice do you look at the chest as well: a bodice that is too wide slips off the shoulders, and no hem helps against that.</p>
<h2>Where to find room</h2>
<ul>
<li><strong>Hem:</strong> our kids’ dirndls have five extra centimetres in the hem. Unpick, iron, sew down again: half an hour’s work.</li>
<li><strong>Side seam:</strong> there are one and a half centimetres on each side. That is half a size in width.</li>
<li><strong>Apron:</strong> move the button on the waistband a little and the apron fits again.</li>
<li><strong>Braces:</strong> on lederhosen they have three buttonholes. Start with the shortest setting.</li>
<li><strong>Lacing:</strong> kids’ lederhosen adjust at the back, too, by about two centimetres.</li>
</ul>
<h2>Safe play</h2>
<p>Cords and ribbons are part of Tracht, but they catch on playground equipment. That is why our kids’ blouses have elastic at the neck instead of a drawstring, and apron ribbons in small sizes are held by a press stud that comes loose. Charivaris and pins are not suitable for children under three, because they have small parts. The item says so, too.</p>
<h2>Passing on</h2>
<p>Leather that has seen three children is softer than any new hide. Write the size and year in the lining with a laundry pen, and the next child knows at once. Brush ice cream and grass stains out of suede when dry; a cotton dirndl may simply go in the wash at 30 degrees. And missing buttons we sew on in the shop while you wait. You will find the sizes under <a href="/en/kids">kids</a>.</p>`,
  ),
};
