import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const charivari: DemoBlogPost = {
  id: 13,
  identifier: text('charivari-van-trofee-tot-sieraad', 'charivari-von-der-trophaee-zum-schmuck', 'charivari-from-trophy-to-jewellery'),
  title: text('Charivari: van trofee tot sieraad', 'Charivari: von der Trophäe zum Schmuck', 'Charivari: from trophy to jewellery'),
  shortContent: text(
    'De ketting aan de lederhose was ooit een horlogeketting vol herinneringen. Wat eraan hangt, hoe je hem draagt en wat erbij past.',
    'Die Kette an der Lederhose war einmal eine Uhrkette voller Erinnerungen. Was daran hängt, wie du sie trägst und was dazu passt.',
    'The chain on lederhosen was once a watch chain full of memories. What hangs on it, how to wear it and what goes with it.',
  ),
  metaDescription: text(
    'Herkomst, hangers en draagwijze van de charivari, voor lederhose en dirndl.',
    'Herkunft, Anhänger und Trageweise des Charivari, für Lederhose und Dirndl.',
    'Origin, pendants and ways of wearing a charivari, for lederhosen and dirndl.',
  ),
  authorId: 2,
  categoryIds: [1],
  publishedDaysAgo: 23,
  relatedSkus: ['MA-SIE-6202', 'MA-SIE-6201', 'MA-LED-2005'],
  featuredPicture: scene(
    'blog-charivari',
    [garments.deerLederhose, garments.charivari],
    text(
      'Korte lederhose met een zilverkleurige charivari ernaast',
      'Kurze Lederhose mit einem silberfarbenen Charivari daneben',
      'Short lederhosen with a silver-coloured charivari beside them',
    ),
  ),
  content: text(
    `<p>Je hoort hem voordat je hem ziet. Een charivari rinkelt bij elke stap, en dat is precies waar de naam vandaan komt: het Franse woord staat voor lawaai en gedoe. Hij hangt aan de voorkant van de lederhose, van de ene naar de andere kant van de klep, en doet verder niets. Behalve vertellen.</p>
<h2>Van horlogeketting tot verzameling</h2>
<p>In de achttiende eeuw droegen boeren die het konden betalen een zakhorloge aan een zware zilveren ketting. Aan zo’n ketting kon je iets hangen: een munt, een amulet, een gevat stukje hoorn. Jagers hingen er tanden en poten aan, als bewijs en als geluksbrenger. Toen het horloge naar de pols verhuisde, bleef de ketting over. Een goede charivari werd niet gekocht maar verzameld, en ging van vader op zoon.</p>
<h2>Wat eraan hangt</h2>
<ul>
<li><strong>Munten:</strong> vaak een daalder met een heilige of een vorst erop.</li>
<li><strong>Hoorn en gewei:</strong> schijfjes van het rozet van een ree, gevat in metaal.</li>
<li><strong>Dieren:</strong> een hert, een gems, een haan; tegenwoordig meestal gegoten.</li>
<li><strong>Amuletten:</strong> een sleutel, een hart, een klavertje. Tegen het boze oog, of gewoon omdat het mooi is.</li>
</ul>
<p>Bij onze eigen charivari’s is alles van metaal; er komt geen dier aan te pas. Bij modellen met echt hoorn staat het er met zoveel woorden bij.</p>
<h2>Zo draag je hem</h2>
<ol>
<li>Klik de ene karabijn aan de knoop links van de klep en de andere rechts, zodat de ketting in een flauwe boog hangt.</li>
<li>Vijf tot zeven hangers is genoeg. Wie er elf draagt, wordt om middernacht verzocht stil te zitten.</li>
<li>Zware hangers horen in het midden, anders trekt de boog scheef.</li>
<li>Bij een dirndl draag je een kleinere, aan de tailleband of in de vetering van het lijfje.</li>
</ol>
<h2>Eén hanger per verhaal</h2>
<p>Begin met een lege ketting en twee hangers. Voeg er een toe als er iets te vieren valt: een diploma, een jubileum bij de fanfare, een kind. Zo wordt het na twintig jaar vanzelf een stuk dat niemand anders heeft. Poets metaal met een zachte doek; zilverpoets haalt de donkere randjes weg waar het reliëf juist van leeft. Voor kinderen onder de drie zijn ze niet geschikt, vanwege de kleine onderdelen. Kijk voor kettingen en losse hangers bij <a href="/accessoires/sieraden/charivari">charivari</a>.</p>`,
    `<p>Man hört es, bevor man es sieht. Ein Charivari klimpert bei jedem Schritt, und genau daher kommt der Name: Das französische Wort steht für Lärm und Durcheinander. Es hängt vorn an der Lederhose, von einer Seite des Latzes zur anderen, und tut sonst nichts. Außer erzählen.</p>
<h2>Von der Uhrkette zur Sammlung</h2>
<p>Im 18. Jahrhundert trugen Bauern, die es sich leisten konnten, eine Taschenuhr an einer schweren silbernen Kette. An so eine Kette ließ sich etwas hängen: eine Münze, ein Amulett, ein gefasstes Stück Horn. Jäger hängten Zähne und Pfoten daran, als Beweis und als Glücksbringer. Als die Uhr ans Handgelenk wanderte, blieb die Kette übrig. Ein gutes Charivari wurde nicht gekauft, sondern gesammelt, und ging vom Vater auf den Sohn über.</p>
<h2>Was daran hängt</h2>
<ul>
<li><strong>Münzen:</strong> oft ein Taler mit einer Heiligen oder einem Fürsten darauf.</li>
<li><strong>Horn und Geweih:</strong> Scheiben aus der Rose eines Rehbocks, in Metall gefasst.</li>
<li><strong>Tiere:</strong> ein Hirsch, eine Gams, ein Hahn; heute meist gegossen.</li>
<li><strong>Amulette:</strong> ein Schlüssel, ein Herz, ein Kleeblatt. Gegen den bösen Blick oder einfach, weil es schön ist.</li>
</ul>
<p>Bei unseren eigenen Charivaris ist alles aus Metall; vom Tier ist nichts daran. Bei Modellen mit echtem Horn steht es ausdrücklich dabei.</p>
<h2>So trägst du es</h2>
<ol>
<li>Häng den einen Karabiner an den Knopf links vom Latz und den anderen rechts, sodass die Kette in einem flachen Bogen hängt.</li>
<li>Fünf bis sieben Anhänger genügen. Wer elf trägt, wird um Mitternacht gebeten, still zu sitzen.</li>
<li>Schwere Anhänger gehören in die Mitte, sonst zieht der Bogen schief.</li>
<li>Zum Dirndl trägst du ein kleineres, am Bund oder in der Schnürung des Mieders.</li>
</ol>
<h2>Ein Anhänger pro Geschichte</h2>
<p>Fang mit einer leeren Kette und zwei Anhängern an. Nimm einen dazu, wenn es etwas zu feiern gibt: eine Prüfung, ein Jubiläum in der Kapelle, ein Kind. So wird es nach zwanzig Jahren von selbst ein Stück, das sonst niemand hat. Putz Metall mit einem weichen Tuch; Silberputz nimmt die dunklen Ränder weg, von denen das Relief gerade lebt. Für Kinder unter drei Jahren sind sie wegen der Kleinteile nicht geeignet. Ketten und einzelne Anhänger findest du bei <a href="/de/accessoires/schmuck/charivari">Charivari</a>.</p>`,
    `<p>You hear it before you see it. A charivari jingles with every step, and that is where the name comes from: the French word means noise and commotion. It hangs on the front of the lederhosen, from one side of the flap to the other, and does nothing else. Except tell stories.</p>
<h2>From watch chain to collection</h2>
<p>In the eighteenth century farmers who could afford it wore a pocket watch on a heavy silver chain. You could hang things on such a chain: a coin, an amulet, a mounted piece of horn. Hunters added teeth and paws, as proof and for luck. When the watch moved to the wrist, the chain remained. A good charivari was not bought but collected, and passed from father to son.</p>
<h2>What hangs on it</h2>
<ul>
<li><strong>Coins:</strong> often a thaler with a saint or a prince on it.</li>
<li><strong>Horn and antler:</strong> discs from the burr of a roebuck’s antler, set in metal.</li>
<li><strong>Animals:</strong> a stag, a chamois, a cockerel; today mostly cast.</li>
<li><strong>Amulets:</strong> a key, a heart, a clover leaf. Against the evil eye, or simply because they are pretty.</li>
</ul>
<p>On our own charivaris everything is metal; no animal is involved. Where a model has real horn, the item says so in as many words.</p>
<h2>How to wear it</h2>
<ol>
<li>Clip one hook to the button left of the flap and the other to the right, so that the chain hangs in a shallow curve.</li>
<li>Five to seven pendants are enough. If you wear eleven, you will be asked to sit still at midnight.</li>
<li>Heavy pendants belong in the middle, or the curve pulls to one side.</li>
<li>With a dirndl you wear a smaller one, on the waistband or in the lacing of the bodice.</li>
</ol>
<h2>One pendant per story</h2>
<p>Start with an empty chain and two pendants. Add one when there is something to celebrate: an exam, an anniversary with the band, a child. After twenty years it has become a piece that nobody else has. Clean metal with a soft cloth; silver polish removes the dark edges that the relief lives on. They are not suitable for children under three because of the small parts. You will find chains and single pendants under <a href="/en/accessories/jewellery/charivari">charivari</a>.</p>`,
  ),
};
