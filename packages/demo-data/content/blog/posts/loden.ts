import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const loden: DemoBlogPost = {
  id: 8,
  identifier: text('loden-waarom-wol-regen-afstoot', 'loden-warum-wolle-regen-abweist', 'loden-why-wool-sheds-rain'),
  title: text('Loden: waarom wol regen afstoot', 'Loden: warum Wolle Regen abweist', 'Loden: why wool sheds rain'),
  shortContent: text(
    'Loden is geweven wol die zo lang gestampt is dat je het weefsel niet meer ziet. Dat maakt de stof dicht, warm en stil.',
    'Loden ist gewebte Wolle, die so lange gewalkt wird, bis man das Gewebe nicht mehr sieht. Das macht den Stoff dicht, warm und leise.',
    'Loden is woven wool that is fulled until the weave disappears. That makes the cloth dense, warm and quiet.',
  ),
  metaDescription: text(
    'Hoe loden gemaakt wordt, hoe lang het droog houdt en hoe je het zonder wasmachine schoonhoudt.',
    'Wie Loden gemacht wird, wie lange er trocken hält und wie du ihn ohne Waschmaschine sauber hältst.',
    'How loden is made, how long it keeps you dry and how to keep it clean without a washing machine.',
  ),
  authorId: 2,
  categoryIds: [3],
  publishedDaysAgo: 226,
  relatedSkus: ['MA-JAN-3401', 'MA-HOE-6001', 'MA-JAN-3402'],
  featuredPicture: scene(
    'blog-loden',
    [garments.janker, garments.hat, garments.scarf],
    text(
      'Antracieten janker van loden met een groene hoed en een doek',
      'Anthrazitfarbener Janker aus Loden mit grünem Hut und Tuch',
      'Charcoal loden janker with a green hat and a scarf',
    ),
  ),
  content: text(
    `<p>Houd een lap loden tegen het licht en je ziet niets. Geen draad, geen gaatje. Toch is het gewoon geweven stof. Het verschil zit in wat er na het weven gebeurt, en dat is eigenlijk het omgekeerde van wat je thuis met wol zou doen.</p>
<h2>Krimpen met opzet</h2>
<p>Een wolvezel is bedekt met schubben, als een dennenappel. In warm water met zeep gaan die schubben openstaan. Beweeg je de stof dan, dan haken de vezels in elkaar en komen ze niet meer los. Wie ooit een trui te heet waste, kent het resultaat. Bij loden is dat de bedoeling. De stof wordt ruim geweven en daarna uren geperst en gestampt: vollen, heet dat. Een baan van ruim twee meter breed komt er als anderhalve meter uit. Daarna wordt hij geruwd, geschoren en geborsteld, zodat de haartjes allemaal naar beneden wijzen.</p>
<h2>Waarom het water eraf loopt</h2>
<p>Twee dingen werken samen. De vezels liggen zo dicht dat een druppel er niet tussen past, en de haartjes leiden hem langs de buitenkant omlaag. Bovendien kan wol ongeveer een derde van haar gewicht aan vocht opnemen zonder nat aan te voelen. In een bui van een halfuur blijf je dus droog. Regent het de hele middag, dan niet: loden is geen regenpak. Hij wordt zwaar en heeft een nacht nodig om te drogen.</p>
<p>Nog iets wat jagers waarderen: de stof ritselt niet. En een vonk van het kampvuur brandt er geen gat in, hooguit een donker puntje dat je wegborstelt.</p>
<h2>Zo houd je loden schoon</h2>
<ul>
<li>Borstel na het dragen, altijd met de haartjes mee, van boven naar beneden.</li>
<li>Hang de jas een nacht buiten onder een afdak. Vochtige lucht haalt rook en etensgeur eruit.</li>
<li>Laat modder drogen en klop hem los. Wrijf niet.</li>
<li>Bewaar in de zomer in een katoenen hoes, met cederhout tegen motten.</li>
<li>Naar de stomerij hoeft hoogstens een keer per seizoen.</li>
</ul>
<h2>Janker of mantel?</h2>
<p>Een janker reikt tot de heup en is bedoeld om over een hemd of dirndl te dragen, ook binnen. Koop hem zo dat een dunne trui eronder past. Een lodenmantel heeft een diepe plooi in de rug, zodat je er grote stappen mee kunt zetten. Beide vind je bij de <a href="/heren/jassen-vesten">jassen en vesten</a>, met bij elk artikel het aandeel scheerwol.</p>`,
    `<p>Halte ein Stück Loden gegen das Licht, und du siehst nichts. Keinen Faden, kein Loch. Dabei ist es ganz normal gewebter Stoff. Der Unterschied liegt in dem, was nach dem Weben passiert, und das ist eigentlich das Gegenteil von dem, was man zu Hause mit Wolle tun sollte.</p>
<h2>Einlaufen mit Absicht</h2>
<p>Eine Wollfaser ist mit Schuppen bedeckt, wie ein Tannenzapfen. In warmem Wasser mit Seife stellen sich diese Schuppen auf. Bewegt man den Stoff dabei, haken sich die Fasern ineinander und kommen nicht mehr los. Wer einmal einen Pullover zu heiß gewaschen hat, kennt das Ergebnis. Beim Loden ist es gewollt. Der Stoff wird weit gewebt und dann stundenlang gepresst und gestampft: Das heißt Walken. Eine gut zwei Meter breite Bahn kommt mit anderthalb Metern heraus. Danach wird sie geraut, geschoren und gebürstet, bis alle Härchen nach unten zeigen.</p>
<h2>Warum das Wasser abläuft</h2>
<p>Zwei Dinge wirken zusammen. Die Fasern liegen so dicht, dass kein Tropfen dazwischenpasst, und die Härchen leiten ihn außen nach unten ab. Außerdem kann Wolle etwa ein Drittel ihres Gewichts an Feuchtigkeit aufnehmen, ohne sich nass anzufühlen. In einem Schauer von einer halben Stunde bleibst du also trocken. Regnet es den ganzen Nachmittag, dann nicht: Loden ist kein Regenanzug. Er wird schwer und braucht eine Nacht zum Trocknen.</p>
<p>Noch etwas, das Jäger schätzen: Der Stoff raschelt nicht. Und ein Funke vom Lagerfeuer brennt kein Loch hinein, höchstens einen dunklen Punkt, den du ausbürstest.</p>
<h2>So hältst du Loden sauber</h2>
<ul>
<li>Bürste nach dem Tragen, immer mit dem Strich, von oben nach unten.</li>
<li>Häng die Jacke eine Nacht draußen unter ein Dach. Feuchte Luft nimmt Rauch und Essensgeruch heraus.</li>
<li>Lass Schlamm trocknen und klopf ihn ab. Nicht reiben.</li>
<li>Bewahre sie im Sommer in einer Hülle aus Baumwolle auf, mit Zedernholz gegen Motten.</li>
<li>In die Reinigung muss sie höchstens einmal pro Saison.</li>
</ul>
<h2>Janker oder Mantel?</h2>
<p>Ein Janker reicht bis zur Hüfte und wird über Hemd oder Dirndl getragen, auch drinnen. Kauf ihn so, dass ein dünner Pullover darunterpasst. Ein Lodenmantel hat im Rücken eine tiefe Falte, damit du große Schritte machen kannst. Beides findest du bei den <a href="/de/herren/jacken-strickjacken">Jacken und Strickjacken</a>, bei jedem Artikel mit dem Anteil an Schurwolle.</p>`,
    `<p>Hold a piece of loden up to the light and you see nothing. No thread, no hole. Yet it is ordinary woven cloth. The difference lies in what happens after weaving, and that is really the opposite of what you should do with wool at home.</p>
<h2>Shrunk on purpose</h2>
<p>A wool fibre is covered in scales, like a pine cone. In warm soapy water these scales open. Move the cloth at that moment and the fibres hook into each other for good. If you ever washed a jumper too hot, you know the result. With loden it is intended. The cloth is woven wide and then pressed and pounded for hours: this is called fulling. A length of more than two metres wide comes out at one and a half. After that it is raised, shorn and brushed until all the hairs point down.</p>
<h2>Why water runs off</h2>
<p>Two things work together. The fibres lie so close that a drop does not fit between them, and the hairs lead it down the outside. Moreover, wool can take up about a third of its weight in moisture without feeling wet. So you stay dry in a shower of half an hour. If it rains all afternoon, you will not: loden is not a rain suit. It gets heavy and needs a night to dry.</p>
<p>One more thing that hunters value: the cloth does not rustle. And a spark from the campfire burns no hole in it, at most a dark dot that you brush away.</p>
<h2>How to keep loden clean</h2>
<ul>
<li>Brush after wearing, always with the nap, from top to bottom.</li>
<li>Hang the jacket outside under a roof for a night. Damp air takes out smoke and kitchen smells.</li>
<li>Let mud dry and tap it off. Do not rub.</li>
<li>Store it in a cotton cover in summer, with cedar wood against moths.</li>
<li>It needs dry cleaning once a season at most.</li>
</ul>
<h2>Janker or coat?</h2>
<p>A janker reaches to the hip and is worn over a shirt or dirndl, indoors as well. Buy it so that a thin jumper fits underneath. A loden coat has a deep pleat at the back, so that you can take long strides. You will find both under <a href="/en/men/jackets-knitwear">jackets and knitwear</a>, each with its share of virgin wool.</p>`,
  ),
};
