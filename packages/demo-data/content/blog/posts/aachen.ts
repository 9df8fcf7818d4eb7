import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const aachen: DemoBlogPost = {
  id: 12,
  identifier: text('aachen-onze-derde-winkel', 'aachen-unser-dritter-laden', 'aachen-our-third-shop'),
  title: text('Aachen, onze derde winkel', 'Aachen, unser dritter Laden', 'Aachen, our third shop'),
  shortContent: text(
    'Een smal pand, een stenen trap en klanten die in drie talen passen. Katharina vertelt over een jaar Aachen.',
    'Ein schmales Haus, eine Steintreppe und Kundschaft, die in drei Sprachen anprobiert. Katharina erzählt von einem Jahr Aachen.',
    'A narrow house, a stone staircase and customers trying on in three languages. Katharina on a year in Aachen.',
  ),
  metaDescription: text(
    'Wat er in de winkel in Aachen hangt, wat je er kunt laten doen en hoe het er toegaat.',
    'Was im Laden in Aachen hängt, was du dort machen lassen kannst und wie es zugeht.',
    'What hangs in the Aachen shop, what you can have done there and what it is like.',
  ),
  authorId: 3,
  categoryIds: [4],
  publishedDaysAgo: 61,
  relatedSkus: ['MA-JAN-3401', 'MA-DIR-1004', 'MA-SHU-4001'],
  featuredPicture: scene(
    'blog-aachen',
    [garments.janker, garments.indigoDirndl, garments.haferl],
    text(
      'Janker, dirndl met blauwdruk en Haferlschoenen uit de winkel in Aachen',
      'Janker, Dirndl in Blaudruck und Haferlschuhe aus dem Laden in Aachen',
      'Janker, blueprint dirndl and Haferl shoes from the Aachen shop',
    ),
  ),
  content: text(
    `<p>Toen we een pand in Aachen zochten, wilden we drie dingen: daglicht in de paskamer, een stoel voor wie meekomt en een trap die niet te steil is. Het werd een smal huis op een paar minuten van de Dom, met alle drie, en met een deur die klemt als het regent. Dat laatste hebben we inmiddels leren waarderen: je hoort iedereen binnenkomen.</p>
<h2>Wat er hangt</h2>
<p>De winkel is kleiner dan Sittard. Beneden hangen dirndls van maat 34 tot 48 en de hemden, boven lederhosen en jankers. Wat er niet hangt, laten we uit Sittard komen; meestal is het er binnen drie werkdagen. Bij elk artikel op de site zie je of jouw maat in Aachen ligt, zodat je niet voor niets komt. Bestel je met afhalen, dan geldt de Duitse btw. Voor de prijs maakt dat niets uit.</p>
<h2>Wie er komt</h2>
<p>Op dinsdagochtend zijn het mensen die rustig willen passen. Op zaterdag komen er groepen, vaak uit Luik of Heerlen, op weg naar een feest. Studenten zoeken iets voor hun eerste Oktoberfest en schrikken van de prijs van leer; die verwijzen we naar de rundsuède modellen en naar de uitverkoop in januari. En er is een dame van tachtig die elke herfst haar loden mantel komt laten borstelen. Ze betaalt met appeltaart.</p>
<h2>Wat we er doen</h2>
<ul>
<li>Passen zonder afspraak, en met afspraak als je een uur voor jezelf wilt.</li>
<li>Afspelden voor het atelier in Sittard. Na ongeveer een week ligt het klaar.</li>
<li>Bestellingen meegeven, retouren aannemen, ruilen.</li>
<li>Knopen aanzetten terwijl je wacht, zolang de koffie warm is.</li>
</ul>
<h2>Drie talen in één paskamer</h2>
<p>We spreken Duits, Nederlands en genoeg Frans om een rits te bespreken. Het mooiste woord dat ik dit jaar leerde, is ‘afspelden’: in het Duits zeggen we abstecken, maar afspelden klinkt vriendelijker. Een klant uit Vaals leerde van ons het woord Froschgoscherl, de geplooide rand langs het decolleté. Ze is drie keer teruggekomen om het uit te spreken.</p>
<p>Op zondag zijn we dicht, want zo is de regel in Noordrijn-Westfalen. Behalve op die ene koopzondag in het najaar. De openingstijden en de feestdagen staan bij <a href="/filialen">onze winkels</a>.</p>`,
    `<p>Als wir in Aachen ein Haus suchten, wollten wir drei Dinge: Tageslicht in der Umkleide, einen Stuhl für die Begleitung und eine Treppe, die nicht zu steil ist. Es wurde ein schmales Haus ein paar Minuten vom Dom entfernt, mit allen dreien und mit einer Tür, die bei Regen klemmt. Das haben wir inzwischen schätzen gelernt: Man hört jeden hereinkommen.</p>
<h2>Was hier hängt</h2>
<p>Der Laden ist kleiner als der in Sittard. Unten hängen Dirndl von Größe 34 bis 48 und die Hemden, oben Lederhosen und Janker. Was nicht hängt, lassen wir aus Sittard kommen; meist ist es in drei Werktagen da. Bei jedem Artikel auf der Website siehst du, ob deine Größe in Aachen liegt, damit du nicht umsonst kommst. Bestellst du zur Abholung, gilt die deutsche Mehrwertsteuer. Am Preis ändert das nichts.</p>
<h2>Wer hierherkommt</h2>
<p>Am Dienstagvormittag sind es Leute, die in Ruhe anprobieren wollen. Samstags kommen Gruppen, oft aus Lüttich oder Heerlen, unterwegs zu einem Fest. Studierende suchen etwas für ihre erste Wiesn und erschrecken über den Preis von Leder; ihnen zeigen wir die Modelle aus Rindvelours und den Schlussverkauf im Januar. Und es gibt eine Dame von achtzig Jahren, die jeden Herbst ihren Lodenmantel bürsten lässt. Sie bezahlt mit Apfelkuchen.</p>
<h2>Was wir hier machen</h2>
<ul>
<li>Anprobe ohne Termin, und mit Termin, wenn du eine Stunde für dich möchtest.</li>
<li>Abstecken für das Atelier in Sittard. Nach rund einer Woche liegt es bereit.</li>
<li>Bestellungen ausgeben, Rückgaben annehmen, umtauschen.</li>
<li>Knöpfe annähen, während du wartest und der Kaffee noch warm ist.</li>
</ul>
<h2>Drei Sprachen in einer Umkleide</h2>
<p>Wir sprechen Deutsch, Niederländisch und genug Französisch, um über einen Reißverschluss zu reden. Das schönste Wort, das ich dieses Jahr gelernt habe, ist „afspelden“: Wir sagen abstecken, aber afspelden klingt freundlicher. Eine Kundin aus Vaals hat bei uns das Wort Froschgoscherl gelernt, die gekräuselte Borte am Dekolleté. Sie ist dreimal wiedergekommen, um es auszusprechen.</p>
<p>Sonntags haben wir zu, so ist die Regel in Nordrhein-Westfalen. Außer an dem einen verkaufsoffenen Sonntag im Herbst. Öffnungszeiten und Feiertage stehen bei <a href="/de/filialen">unseren Läden</a>.</p>`,
    `<p>When we looked for a place in Aachen, we wanted three things: daylight in the fitting room, a chair for whoever comes along and a staircase that is not too steep. It became a narrow house a few minutes from the cathedral, with all three, and with a door that sticks when it rains. We have come to appreciate that: you hear everybody come in.</p>
<h2>What hangs here</h2>
<p>The shop is smaller than the one in Sittard. Downstairs are dirndls from size 34 to 48 and the shirts, upstairs lederhosen and jankers. What is not on the rail we bring over from Sittard; it is usually here within three working days. Every item on the site shows whether your size is in Aachen, so that you do not come for nothing. If you order for pickup, German VAT applies. It makes no difference to the price.</p>
<h2>Who comes in</h2>
<p>On Tuesday mornings it is people who want to try things on in peace. On Saturdays groups come, often from Liège or Heerlen, on their way to a party. Students look for something for their first Oktoberfest and are startled by the price of leather; we show them the cow suede models and tell them about the sale in January. And there is a lady of eighty who has her loden coat brushed every autumn. She pays in apple cake.</p>
<h2>What we do here</h2>
<ul>
<li>Fittings without an appointment, and with one if you want an hour to yourself.</li>
<li>Pinning for the workshop in Sittard. It is ready after about a week.</li>
<li>Handing out orders, taking returns, exchanging.</li>
<li>Sewing on buttons while you wait and the coffee is warm.</li>
</ul>
<h2>Three languages in one fitting room</h2>
<p>We speak German, Dutch and enough French to discuss a zip. The loveliest word I learned this year is the Dutch “afspelden”, to pin a garment: in German we say abstecken, but afspelden sounds kinder. A customer from Vaals learned the word Froschgoscherl from us, the gathered trim along the neckline. She has come back three times to pronounce it.</p>
<p>On Sundays we are closed, as the rule is in North Rhine-Westphalia. Except on that one open Sunday in autumn. Opening hours and holidays are with <a href="/en/filialen">our shops</a>.</p>`,
  ),
};
