import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const deerskinOrSuede: DemoBlogPost = {
  id: 4,
  identifier: text('hertenleer-of-rundsuede', 'hirschleder-oder-rindvelours', 'deerskin-or-cow-suede'),
  title: text('Hertenleer of rundsuède?', 'Hirschleder oder Rindvelours?', 'Deerskin or cow suede?'),
  shortContent: text(
    'Twee lederhosen, zeshonderd euro verschil. Wat je voor dat geld voelt, ziet en later merkt.',
    'Zwei Lederhosen, sechshundert Euro Unterschied. Was du dafür fühlst, siehst und später merkst.',
    'Two pairs of lederhosen, six hundred euros apart. What you feel, see and notice later for that money.',
  ),
  metaDescription: text(
    'De verschillen tussen hertenleer, geitensuède en rundsuède bij lederhosen, zonder mooie praatjes.',
    'Die Unterschiede zwischen Hirschleder, Ziegenvelours und Rindvelours bei Lederhosen, ohne schöne Worte.',
    'The differences between deerskin, goat suede and cow suede in lederhosen, in plain words.',
  ),
  authorId: 2,
  categoryIds: [3],
  publishedDaysAgo: 389,
  relatedSkus: ['MA-LED-2005', 'MA-LED-2001', 'MA-LED-2002'],
  featuredPicture: scene(
    'blog-deerskin',
    [garments.deerLederhose, garments.brownLederhose],
    text(
      'Donkere lederhose van hertenleer naast een lichtere van rundsuède',
      'Dunkle Lederhose aus Hirschleder neben einer helleren aus Rindvelours',
      'Dark deerskin lederhosen next to lighter ones in cow suede',
    ),
  ),
  content: text(
    `<p>In Roermond hangen ze naast elkaar: een kniebundbroek van rundsuède voor tweehonderdvijftig euro en een van hertenleer voor negenhonderd. Op de foto lijken ze op elkaar. In de hand niet. Daarom laten we klanten altijd eerst met hun ogen dicht voelen.</p>
<h2>Wat is het verschil?</h2>
<p>Rundsuède komt van de binnenkant van de huid. De huid van een koe is dik en wordt gesplitst; de onderste laag wordt aan één kant opgeschuurd tot een korte vleug. Dat geeft een gelijkmatig, stevig leer. Hertenleer is de hele huid, met een losse vezel die van zichzelf zacht is. Het wordt vanouds met traan of plantaardige looistof gelooid en aan de buitenkant licht geschuurd. Je ziet er littekens in, want een hert leeft in het bos en loopt weleens tegen een tak.</p>
<h2>Hoe draagt het?</h2>
<table><caption>Drie leersoorten vergeleken</caption><thead><tr><th scope="col"></th><th scope="col">Rundsuède</th><th scope="col">Geitensuède</th><th scope="col">Hertenleer</th></tr></thead><tbody>
<tr><th scope="row">Eerste avond</th><td>stug</td><td>soepel</td><td>zacht</td></tr>
<tr><th scope="row">Warmte</th><td>warm</td><td>luchtig</td><td>past zich aan</td></tr>
<tr><th scope="row">Gewicht</th><td>1,2 tot 1,5 kg</td><td>ongeveer 1 kg</td><td>1,1 tot 1,4 kg</td></tr>
<tr><th scope="row">Rek</th><td>weinig</td><td>gemiddeld</td><td>veel, koop strak</td></tr>
<tr><th scope="row">Borduren</th><td>machine</td><td>machine</td><td>machine of hand</td></tr>
</tbody></table>
<h2>Wat krijg je na tien jaar?</h2>
<p>Suède wordt op de zitplekken glanzend en glad. Dat heet spek, en veel mensen vinden het mooi. De vleug komt daar niet meer terug. Hertenleer wordt donkerder en krijgt de vorm van wie erin zit, maar blijft soepel. Het laat zich ook herstellen: een scheurtje lijmt een leermaker van achteren met een lapje. In families gaan zulke broeken van vader op zoon, en dan wordt alleen de vetering vernieuwd.</p>
<h2>Welke moet je kiezen?</h2>
<p>Ga je één keer per jaar een weekend, dan is rundsuède een goede broek voor dat doel. Zit je in een kapel of dansgroep en draag je hem vaak, dan merk je na een seizoen waarom hertenleer duurder is. Twijfel je, kom dan passen en neem je eigen schoenen mee. Bij elk artikel staat de leersoort voluit, ook in de categorie <a href="/heren/lederhosen/hertenleer">hertenleer</a>.</p>`,
    `<p>In Roermond hängen sie nebeneinander: eine Kniebundhose aus Rindvelours für zweihundertfünfzig Euro und eine aus Hirschleder für neunhundert. Auf dem Foto sehen sie sich ähnlich. In der Hand nicht. Darum lassen wir unsere Kunden immer erst mit geschlossenen Augen fühlen.</p>
<h2>Was ist der Unterschied?</h2>
<p>Rindvelours kommt von der Innenseite der Haut. Die Haut eines Rindes ist dick und wird gespalten; die untere Schicht wird auf einer Seite zu einem kurzen Flor geschliffen. Das ergibt ein gleichmäßiges, festes Leder. Hirschleder ist die ganze Haut, mit einer lockeren Faser, die von sich aus weich ist. Es wird seit jeher mit Tran oder pflanzlichen Gerbstoffen gegerbt und außen leicht angeschliffen. Man sieht Narben darin, denn ein Hirsch lebt im Wald und streift schon einmal einen Ast.</p>
<h2>Wie trägt es sich?</h2>
<table><caption>Drei Lederarten im Vergleich</caption><thead><tr><th scope="col"></th><th scope="col">Rindvelours</th><th scope="col">Ziegenvelours</th><th scope="col">Hirschleder</th></tr></thead><tbody>
<tr><th scope="row">Erster Abend</th><td>steif</td><td>geschmeidig</td><td>weich</td></tr>
<tr><th scope="row">Wärme</th><td>warm</td><td>luftig</td><td>passt sich an</td></tr>
<tr><th scope="row">Gewicht</th><td>1,2 bis 1,5 kg</td><td>etwa 1 kg</td><td>1,1 bis 1,4 kg</td></tr>
<tr><th scope="row">Dehnung</th><td>wenig</td><td>mittel</td><td>viel, eng kaufen</td></tr>
<tr><th scope="row">Stickerei</th><td>Maschine</td><td>Maschine</td><td>Maschine oder Hand</td></tr>
</tbody></table>
<h2>Was hast du nach zehn Jahren?</h2>
<p>Velours wird an den Sitzstellen glänzend und glatt. Das nennt man speckig, und viele mögen es. Der Flor kommt dort nicht wieder. Hirschleder dunkelt nach und nimmt die Form dessen an, der darin steckt, bleibt aber weich. Es lässt sich auch reparieren: Einen kleinen Riss klebt ein Säckler von hinten mit einem Fleck. In Familien gehen solche Hosen vom Vater auf den Sohn über, und nur die Schnürung wird erneuert.</p>
<h2>Welche solltest du nehmen?</h2>
<p>Gehst du einmal im Jahr für ein Wochenende aufs Fest, ist Rindvelours dafür eine gute Hose. Spielst du in einer Kapelle oder tanzt im Verein und trägst sie oft, merkst du nach einer Saison, warum Hirschleder mehr kostet. Wenn du unsicher bist, komm zur Anprobe und bring deine eigenen Schuhe mit. Bei jedem Artikel steht die Lederart ausgeschrieben, auch in der Kategorie <a href="/de/herren/lederhosen/hirschleder">Hirschleder</a>.</p>`,
    `<p>In Roermond they hang side by side: knee-length lederhosen in cow suede for two hundred and fifty euros and in deerskin for nine hundred. In a picture they look alike. In the hand they do not. That is why we always let customers feel them with their eyes closed first.</p>
<h2>What is the difference?</h2>
<p>Cow suede comes from the inside of the hide. A cow’s hide is thick and gets split; the lower layer is sanded on one side into a short nap. That gives an even, firm leather. Deerskin is the whole hide, with a loose fibre that is soft by nature. It has long been tanned with fish oil or plant tannins and is lightly sanded on the outside. You see scars in it, because a deer lives in the woods and brushes against a branch now and then.</p>
<h2>How does it wear?</h2>
<table><caption>Three kinds of leather compared</caption><thead><tr><th scope="col"></th><th scope="col">Cow suede</th><th scope="col">Goat suede</th><th scope="col">Deerskin</th></tr></thead><tbody>
<tr><th scope="row">First evening</th><td>stiff</td><td>supple</td><td>soft</td></tr>
<tr><th scope="row">Warmth</th><td>warm</td><td>airy</td><td>adapts</td></tr>
<tr><th scope="row">Weight</th><td>1.2 to 1.5 kg</td><td>about 1 kg</td><td>1.1 to 1.4 kg</td></tr>
<tr><th scope="row">Stretch</th><td>little</td><td>medium</td><td>a lot, buy snug</td></tr>
<tr><th scope="row">Embroidery</th><td>machine</td><td>machine</td><td>machine or hand</td></tr>
</tbody></table>
<h2>What do you have after ten years?</h2>
<p>Suede turns shiny and smooth where you sit. Many people like that look. The nap does not come back there. Deerskin darkens and takes the shape of whoever wears it, but stays supple. It can be repaired, too: a leather worker glues a small tear from behind with a patch. In some families such lederhosen pass from father to son, and only the lacing is renewed.</p>
<h2>Which should you choose?</h2>
<p>If you go for one weekend a year, cow suede is a good choice for the purpose. If you play in a band or dance in a club and wear them often, you will notice after one season why deerskin costs more. If you are not sure, come for a fitting and bring your own shoes. Every item names its leather in full, also in the category <a href="/en/men/lederhosen/deerskin">deerskin</a>.</p>`,
  ),
};
