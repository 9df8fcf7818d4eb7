import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const measureDirndl: DemoBlogPost = {
  id: 2,
  identifier: text('zo-meet-je-je-dirndlmaat', 'so-misst-du-deine-dirndlgroesse', 'how-to-measure-your-dirndl-size'),
  title: text('Zo meet je je dirndlmaat', 'So misst du deine Dirndlgröße', 'How to measure your dirndl size'),
  shortContent: text(
    'Een dirndl hoort strakker te zitten dan een jurk. Met een meetlint en tien minuten weet je welke maat je nodig hebt.',
    'Ein Dirndl sitzt enger als ein Kleid. Mit einem Maßband und zehn Minuten weißt du, welche Größe du brauchst.',
    'A dirndl should sit closer than a dress. With a tape measure and ten minutes you know which size you need.',
  ),
  metaDescription: text(
    'Borst, taille en roklengte meten voor een dirndl, met de fouten die we het vaakst zien.',
    'Brust, Taille und Rocklänge fürs Dirndl messen, mit den Fehlern, die wir am häufigsten sehen.',
    'Measuring bust, waist and skirt length for a dirndl, with the mistakes we see most often.',
  ),
  authorId: 1,
  categoryIds: [2],
  publishedDaysAgo: 478,
  relatedSkus: ['MA-DIR-1001', 'MA-DIR-1005', 'MA-BLU-3101'],
  featuredPicture: scene(
    'blog-measure-dirndl',
    [garments.roseDirndl, garments.greenDirndl, garments.whiteBlouse],
    text(
      'Een korte en een langere dirndl naast een witte blouse',
      'Ein kurzes und ein längeres Dirndl neben einer weißen Bluse',
      'A short and a longer dirndl next to a white blouse',
    ),
  ),
  content: text(
    `<p>De helft van de dirndls die bij ons terugkomt, is een maat te groot gekocht. Dat is begrijpelijk: wie gewend is aan rekbare stof, schrikt van een lijfje dat niet meegeeft. Toch hoort een dirndl zo te zitten. Het lijfje vervangt een deel van wat anders je bh doet en mag daarom aansluiten als een goede handschoen.</p>
<h2>Meet eerst, kies daarna</h2>
<p>Trek de bh aan die je eronder gaat dragen en ga rechtop staan, met je armen ontspannen. Laat iemand anders het lint houden als dat kan. Schrijf de getallen op zonder ze af te ronden.</p>
<ul>
<li><strong>Borst:</strong> rond het breedste punt, met het lint overal even hoog. Ook op je rug, daar zakt het graag.</li>
<li><strong>Onderborst:</strong> direct onder je borsten, strak. Dit getal zegt hoe het lijfje van onderen aansluit.</li>
<li><strong>Taille:</strong> op het smalste punt, meestal een hand boven je navel. Trek niet in.</li>
</ul>
<p>Zoek in de maattabel bij het artikel eerst je borstmaat. Kijk daarna of je taille in dezelfde rij valt. Is dat niet zo, neem dan de grotere van de twee maten. Innemen kan altijd, uitleggen maar een centimeter of drie.</p>
<h2>De roklengte</h2>
<p>De lengte die bij een dirndl staat, is de lengte van de rok vanaf de taille: 50, 60, 70 of 85 centimeter. Houd het meetlint op je taille en laat het hangen, dan zie je meteen waar de zoom komt. Ben je 1,65 meter, dan valt 60 centimeter ongeveer op de knie. Met hakken lijkt dezelfde rok iets korter.</p>
<h2>Passen zonder spiegel van drie meter</h2>
<ol>
<li>Sluit het lijfje van onder naar boven, haakje voor haakje.</li>
<li>Adem diep in. Dat moet gaan, al voel je de stof.</li>
<li>Ga zitten. Schuift de taillenaad omhoog, dan is het lijfje te lang of te wijd.</li>
<li>Steek je armen omhoog. De rok mag mee, de borst niet.</li>
</ol>
<p>Twijfel je na het meten nog steeds tussen twee maten? Bestel ze allebei of kom langs; ruilen is gratis. En wil je de tabellen er rustig naast leggen, dan vind je ze op de pagina <a href="/maatadvies">maatadvies</a>.</p>`,
    `<p>Die Hälfte der Dirndl, die zu uns zurückkommen, war eine Größe zu groß gekauft. Das ist verständlich: Wer dehnbare Stoffe gewohnt ist, erschrickt über ein Mieder, das nicht nachgibt. Trotzdem gehört es so. Das Mieder übernimmt einen Teil dessen, was sonst der BH leistet, und darf deshalb anliegen wie ein guter Handschuh.</p>
<h2>Erst messen, dann wählen</h2>
<p>Zieh den BH an, den du darunter tragen wirst, und stell dich gerade hin, die Arme locker. Lass das Band von jemand anderem halten, wenn es geht. Schreib die Zahlen auf, ohne sie zu runden.</p>
<ul>
<li><strong>Brust:</strong> an der stärksten Stelle, das Band überall gleich hoch. Auch am Rücken, dort rutscht es gern ab.</li>
<li><strong>Unterbrust:</strong> direkt unter der Brust, straff. Diese Zahl sagt, wie das Mieder unten anliegt.</li>
<li><strong>Taille:</strong> an der schmalsten Stelle, meist eine Handbreit über dem Nabel. Nicht einziehen.</li>
</ul>
<p>Such in der Größentabelle beim Artikel zuerst deine Brustweite. Prüfe dann, ob die Taille in derselben Zeile liegt. Wenn nicht, nimm die größere der beiden Größen. Enger machen geht immer, weiter nur um etwa drei Zentimeter.</p>
<h2>Die Rocklänge</h2>
<p>Die Länge, die bei einem Dirndl steht, ist die Länge des Rocks ab der Taille: 50, 60, 70 oder 85 Zentimeter. Halte das Maßband an die Taille und lass es hängen, dann siehst du sofort, wo der Saum liegt. Bist du 1,65 Meter groß, enden 60 Zentimeter ungefähr am Knie. Mit Absätzen wirkt derselbe Rock etwas kürzer.</p>
<h2>Anprobieren ohne großen Spiegel</h2>
<ol>
<li>Schließ das Mieder von unten nach oben, Haken für Haken.</li>
<li>Atme tief ein. Das muss gehen, auch wenn du den Stoff spürst.</li>
<li>Setz dich hin. Rutscht die Taillennaht nach oben, ist das Mieder zu lang oder zu weit.</li>
<li>Heb die Arme. Der Rock darf mitgehen, die Brust nicht.</li>
</ol>
<p>Schwankst du nach dem Messen noch zwischen zwei Größen? Bestell beide oder komm vorbei; der Umtausch ist kostenlos. Und wenn du die Tabellen in Ruhe danebenlegen willst, findest du sie in der <a href="/de/groessenberatung">Größenberatung</a>.</p>`,
    `<p>Half of the dirndls that come back to us were bought one size too large. That is understandable: if you are used to stretch fabrics, a bodice that does not give comes as a shock. Yet that is how it should be. The bodice does part of the work your bra does otherwise, so it may sit as close as a good glove.</p>
<h2>Measure first, choose later</h2>
<p>Put on the bra you will wear underneath and stand upright with your arms relaxed. Have someone else hold the tape if you can. Write the numbers down without rounding them.</p>
<ul>
<li><strong>Bust:</strong> around the fullest point, with the tape level all the way. Check your back, where it likes to slip.</li>
<li><strong>Underbust:</strong> directly below the bust, pulled snug. This number tells how the bodice closes at the bottom.</li>
<li><strong>Waist:</strong> at the narrowest point, usually a hand above your navel. Do not hold your breath.</li>
</ul>
<p>Find your bust in the size chart next to the item first. Then check whether your waist falls in the same row. If it does not, take the larger of the two sizes. Taking in is always possible, letting out only by about three centimetres.</p>
<h2>The skirt length</h2>
<p>The length given with a dirndl is the length of the skirt from the waist: 50, 60, 70 or 85 centimetres. Hold the tape at your waist and let it hang, and you see at once where the hem will be. If you are 1.65 metres tall, 60 centimetres end at about the knee. With heels the same skirt looks a little shorter.</p>
<h2>Trying it on at home</h2>
<ol>
<li>Close the bodice from the bottom up, hook by hook.</li>
<li>Take a deep breath. It should be possible, even if you feel the fabric.</li>
<li>Sit down. If the waist seam rides up, the bodice is too long or too wide.</li>
<li>Raise your arms. The skirt may move along, the bust may not.</li>
</ol>
<p>Still torn between two sizes after measuring? Order both or drop in; exchanges are free. And if you want to compare the charts at your ease, you will find them in our <a href="/en/size-advice">size advice</a>.</p>`,
  ),
};
