import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const blueprint: DemoBlogPost = {
  id: 6,
  identifier: text('blauwdruk-indigo-met-geschiedenis', 'blaudruck-indigo-mit-geschichte', 'blueprint-indigo-with-a-history'),
  title: text('Blauwdruk: indigo met geschiedenis', 'Blaudruck: Indigo mit Geschichte', 'Blueprint: indigo with a history'),
  shortContent: text(
    'Witte bloemen op diepblauw katoen, gedrukt met pap en geverfd in een kuip. Hoe de stof ontstaat en hoe je haar mooi houdt.',
    'Weiße Blumen auf tiefblauer Baumwolle, mit Papp gedruckt und in der Küpe gefärbt. Wie der Stoff entsteht und wie du ihn schön hältst.',
    'White flowers on deep blue cotton, printed with paste and dyed in a vat. How the cloth is made and how to keep it handsome.',
  ),
  metaDescription: text(
    'Zo wordt blauwdruk gemaakt, waaraan je hem herkent en hoe je een dirndl van blauwdruk wast.',
    'So wird Blaudruck gemacht, daran erkennst du ihn und so wäschst du ein Dirndl aus Blaudruck.',
    'How blueprint is made, how to recognise it and how to wash a blueprint dirndl.',
  ),
  authorId: 3,
  categoryIds: [3, 1],
  publishedDaysAgo: 301,
  relatedSkus: ['MA-DIR-1005', 'MA-BLU-3101', 'MA-ONV-6602'],
  featuredPicture: scene(
    'blog-blueprint',
    [garments.indigoDirndl, garments.whiteBlouse],
    text(
      'Indigoblauwe dirndl met witte bloemen naast een witte blouse',
      'Indigoblaues Dirndl mit weißen Blumen neben einer weißen Bluse',
      'Indigo dirndl with white flowers next to a white blouse',
    ),
  ),
  content: text(
    `<p>Wie voor het eerst een lap blauwdruk omdraait, is verbaasd: de achterkant is ook blauw, alleen zonder bloemen. Dat verraadt hoe de stof gemaakt is. Niet het blauw is gedrukt, maar het wit.</p>
<h2>Eerst drukken, dan verven</h2>
<p>De drukker begint met een houten blok waarin koperen stiftjes zitten. Daarmee zet hij een patroon op wit katoen, niet met verf maar met een taaie pap van onder meer klei en gom. Op de plekken waar pap zit, kan straks geen kleur komen. Dit heet reservedruk. De lap moet daarna dagenlang drogen.</p>
<p>Dan gaat de stof aan een ronde haak de kuip in. In die kuip zit indigo, een kleurstof die vroeger uit een plant kwam en tegenwoordig meestal uit het lab. Het vreemde: onder water is de lap geelgroen. Pas als hij omhoogkomt en zuurstof krijgt, slaat de kleur om naar blauw. Dat wordt zes tot tien keer herhaald. Hoe vaker, hoe dieper het blauw. Tot slot wordt de pap eruit gewassen en verschijnen de witte bloemen.</p>
<h2>Van Zeeland tot Hongarije</h2>
<p>De techniek kwam in de zeventiende eeuw met schepen uit India naar Europa. Amsterdam was een van de eerste plaatsen met drukkerijen. Vandaar trok de kennis naar het oosten, waar dorpsdrukkers er hun eigen patronen van maakten. In 2018 kwam de Europese blauwdruk op de lijst van immaterieel erfgoed van UNESCO. Er zijn nog maar enkele werkplaatsen die met de hand drukken; de meeste stof komt van de rol. Bij onze dirndl Resi gaat het om machinaal gedrukt katoen, en zo staat het er ook bij.</p>
<h2>Wassen zonder spijt</h2>
<ul>
<li>Was de eerste drie keer apart, op 30 graden, binnenstebuiten. Indigo geeft af.</li>
<li>Gebruik een wasmiddel zonder bleek en zonder witmaker.</li>
<li>Droog in de schaduw. Zon haalt het blauw aan de schouders weg.</li>
<li>Strijk aan de binnenkant, als de stof nog een beetje vochtig is.</li>
<li>Draag de eerste avond geen lichte tas over je schouder.</li>
</ul>
<p>Na een jaar is het blauw iets zachter geworden, vooral op de naden. Dat hoort erbij, net als bij een goede spijkerbroek. Meer dirndls met dit dessin vind je bij de <a href="/dames/dirndls/midi-dirndls">midi-dirndls</a>.</p>`,
    `<p>Wer zum ersten Mal ein Stück Blaudruck umdreht, wundert sich: Die Rückseite ist auch blau, nur ohne Blumen. Das verrät, wie der Stoff gemacht ist. Nicht das Blau ist gedruckt, sondern das Weiß.</p>
<h2>Erst drucken, dann färben</h2>
<p>Der Drucker beginnt mit einem Holzmodel, in dem kleine Kupferstifte sitzen. Damit setzt er ein Muster auf weiße Baumwolle, nicht mit Farbe, sondern mit einem zähen Papp, der unter anderem aus Ton und Gummi besteht. Wo Papp sitzt, kann später keine Farbe hin. Das nennt man Reservedruck. Danach muss der Stoff tagelang trocknen.</p>
<p>Dann kommt er, auf einen runden Reifen gehängt, in die Küpe. In ihr steckt Indigo, ein Farbstoff, der früher aus einer Pflanze kam und heute meist aus dem Labor. Das Merkwürdige: Unter Wasser ist der Stoff gelbgrün. Erst wenn er auftaucht und Sauerstoff bekommt, schlägt die Farbe in Blau um. Das wird sechs- bis zehnmal wiederholt. Je öfter, desto tiefer das Blau. Zum Schluss wäscht man den Papp aus, und die weißen Blumen erscheinen.</p>
<h2>Von der Nordsee bis Ungarn</h2>
<p>Die Technik kam im 17. Jahrhundert mit Schiffen aus Indien nach Europa. Amsterdam war einer der ersten Orte mit Druckereien. Von dort wanderte das Wissen nach Osten, wo Dorfdrucker ihre eigenen Muster daraus machten. 2018 kam der europäische Blaudruck auf die Liste des immateriellen Kulturerbes der UNESCO. Nur noch wenige Werkstätten drucken von Hand; der meiste Stoff kommt von der Walze. Bei unserem Dirndl Resi ist es maschinell bedruckte Baumwolle, und so steht es auch dabei.</p>
<h2>Waschen ohne Reue</h2>
<ul>
<li>Wasch die ersten drei Male getrennt, bei 30 Grad, auf links. Indigo färbt ab.</li>
<li>Nimm ein Waschmittel ohne Bleiche und ohne Aufheller.</li>
<li>Trockne im Schatten. Sonne zieht das Blau an den Schultern heraus.</li>
<li>Bügle von innen, solange der Stoff noch etwas feucht ist.</li>
<li>Trag am ersten Abend keine helle Tasche über der Schulter.</li>
</ul>
<p>Nach einem Jahr ist das Blau etwas weicher geworden, vor allem an den Nähten. Das gehört dazu, wie bei einer guten Jeans. Weitere Dirndl mit diesem Dessin findest du bei den <a href="/de/damen/dirndl/midi-dirndl">Midi-Dirndln</a>.</p>`,
    `<p>Turn over a piece of blueprint for the first time and you will be surprised: the back is blue as well, only without flowers. That gives away how the cloth is made. It is not the blue that is printed, but the white.</p>
<h2>First print, then dye</h2>
<p>The printer starts with a wooden block set with small copper pins. With it he puts a pattern on white cotton, not with dye but with a tough paste that contains clay and gum, among other things. Where there is paste, no colour can get in later. This is called resist printing. Then the cloth has to dry for days.</p>
<p>Next it is hung on a round hoop and lowered into the vat. The vat holds indigo, a dye that used to come from a plant and today mostly comes from a laboratory. The odd thing: under water the cloth is yellow-green. Only when it comes up and meets oxygen does the colour turn blue. This is repeated six to ten times. The more often, the deeper the blue. Finally the paste is washed out, and the white flowers appear.</p>
<h2>From the North Sea to Hungary</h2>
<p>The technique came to Europe from India by ship in the seventeenth century. Amsterdam was one of the first places with print works. From there the knowledge travelled east, where village printers made their own patterns. In 2018 European blueprint joined UNESCO’s list of intangible heritage. Only a few workshops still print by hand; most cloth comes off a roller. Our dirndl Resi is made of machine-printed cotton, and that is what we say.</p>
<h2>Washing without regret</h2>
<ul>
<li>Wash separately the first three times, at 30 degrees, inside out. Indigo bleeds.</li>
<li>Use a detergent without bleach and without brightener.</li>
<li>Dry in the shade. Sun takes the blue from the shoulders.</li>
<li>Iron on the inside while the cloth is still slightly damp.</li>
<li>Do not carry a light bag over your shoulder on the first evening.</li>
</ul>
<p>After a year the blue has softened a little, above all at the seams. That is part of it, as with a good pair of jeans. You will find more dirndls in this pattern under <a href="/en/women/dirndls/midi-dirndls">midi dirndls</a>.</p>`,
  ),
};
