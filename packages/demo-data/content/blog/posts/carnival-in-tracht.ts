import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const carnivalInTracht: DemoBlogPost = {
  id: 7,
  identifier: text('carnaval-in-tracht', 'karneval-in-tracht', 'carnival-in-tracht'),
  title: text('Carnaval in Tracht, mag dat?', 'Karneval in Tracht, geht das?', 'Carnival in Tracht, is that all right?'),
  shortContent: text(
    'Voor de een is een dirndl een kostuum, voor de ander zondagse kleding. Hoe je in Sittard en Aachen met beide goed uitkomt.',
    'Für die einen ist ein Dirndl ein Kostüm, für die anderen Sonntagskleidung. Wie du in Sittard und Aachen mit beidem gut fährst.',
    'For some a dirndl is a costume, for others it is Sunday best. How to get on with both in Sittard and Aachen.',
  ),
  metaDescription: text(
    'Waarom Tracht geen kostuum is, en hoe je haar met carnaval toch draagt.',
    'Warum Tracht kein Kostüm ist und wie du sie im Karneval trotzdem trägst.',
    'Why Tracht is not a costume, and how to wear it at carnival all the same.',
  ),
  authorId: 3,
  categoryIds: [1],
  publishedDaysAgo: 262,
  relatedSkus: ['MA-DOE-6401', 'MA-HOE-6001', 'MA-DIR-1003', 'MA-HEM-3003'],
  featuredPicture: scene(
    'blog-carnival',
    [garments.roseDirndl, garments.hat, garments.scarf],
    text(
      'Bonte korte dirndl met een hoed met veer en een rode halsdoek',
      'Buntes kurzes Dirndl mit einem Hut mit Feder und einem roten Halstuch',
      'Colourful short dirndl with a feathered hat and a red neckerchief',
    ),
  ),
  content: text(
    `<p>Elk jaar in januari krijgen we dezelfde twee soorten klanten. De eerste zoekt iets vrolijks voor de optocht en denkt aan een dirndl. De tweede komt uit Beieren, woont in Aachen en vraagt zich af waarom iemand zich als haar oma wil verkleden. Ze hebben allebei een punt.</p>
<h2>Waarom het gevoelig ligt</h2>
<p>Tracht is in de Alpen gewone kleding voor bijzondere dagen: kerk, bruiloft, dorpsfeest. Wie daarmee is opgegroeid, ziet een glimmend jurkje van dun polyester met een plastic bierpul niet als eerbetoon. Het gaat niet om de persoon erin, maar om de karikatuur.</p>
<p>In Limburg en het Rijnland ligt het ook weer anders. Daar trekken schutterijen, boerenkapellen en dansmariekes al meer dan een eeuw uniformen en streekdrachten aan om feest te vieren. Een Boerenbruiloft met carnaval is geen grap over boeren, maar een eigen gebruik met regels. Verkleden is hier een vorm van respect.</p>
<h2>Drie vragen die helpen</h2>
<ol>
<li><strong>Zou je het ook buiten carnaval dragen?</strong> Is het antwoord ja, dan is het kleding. Dan mag er best een gek hoedje bij.</li>
<li><strong>Speel je iemand na?</strong> Een ‘domme Beier’ met opgevulde buik is een typetje. Dat kun je doen, maar verwacht niet dat iedereen lacht.</li>
<li><strong>Houdt het stand?</strong> Drie dagen buiten in februari vraagt om wol, dichte schoenen en een rok waar een maillot onder kan.</li>
</ol>
<h2>Wat wij zouden aantrekken</h2>
<p>Een korte dirndl in een felle kleur, met een dikke kabelkous en een gebreid vest. Een bonte halsdoek erboven, in de kleuren van je vereniging. Voor heren een geruit hemd, bretels en een hoed met veer; de lederhose laat je thuis als het sneeuwt, want nat suède vergeeft niets. Schmink bewaar je voor je gezicht: van de kraag van een blouse krijg je rode verf lastig af.</p>
<p>En op Aswoensdag? Borstelen, luchten, uithangen. Een dirndl die alleen met carnaval uit de kast komt, is na drie jaar op. Een dirndl die ook naar een verjaardag mag, gaat tien jaar mee, omdat je hem dan zorgvuldiger behandelt. Inspiratie voor groepen staat bij <a href="/outfits/groepen-verenigingen">groepen en verenigingen</a>.</p>`,
    `<p>Jedes Jahr im Januar haben wir dieselben zwei Arten von Kundschaft. Die einen suchen etwas Fröhliches für den Zug und denken an ein Dirndl. Die anderen kommen aus Bayern, wohnen in Aachen und fragen sich, warum sich jemand als ihre Oma verkleiden will. Beide haben recht.</p>
<h2>Warum es empfindlich ist</h2>
<p>Tracht ist in den Alpen gewöhnliche Kleidung für besondere Tage: Kirche, Hochzeit, Dorffest. Wer damit aufgewachsen ist, sieht in einem glänzenden Kleidchen aus dünnem Polyester mit Plastikkrug keine Ehre. Es geht nicht um die Person darin, sondern um die Karikatur.</p>
<p>In Limburg und im Rheinland liegt es wieder anders. Dort ziehen Schützen, Garden und Tanzgruppen seit mehr als hundert Jahren Uniformen und Trachten an, um zu feiern. Die niederländische Boerenbruiloft ist kein Witz über Bauern, sondern ein eigener Brauch mit Regeln. Sich zu verkleiden ist hier eine Form von Respekt.</p>
<h2>Drei Fragen, die helfen</h2>
<ol>
<li><strong>Würdest du es auch außerhalb des Karnevals tragen?</strong> Wenn ja, ist es Kleidung. Dann darf ruhig ein verrückter Hut dazu.</li>
<li><strong>Spielst du jemanden nach?</strong> Ein „dummer Bayer“ mit ausgestopftem Bauch ist eine Witzfigur. Das kannst du machen, aber erwarte nicht, dass alle lachen.</li>
<li><strong>Hält es durch?</strong> Drei Tage draußen im Februar verlangen Wolle, feste Schuhe und einen Rock, unter den eine Strumpfhose passt.</li>
</ol>
<h2>Was wir anziehen würden</h2>
<p>Ein kurzes Dirndl in kräftiger Farbe, dazu dicke Zopfstrümpfe und eine Strickjacke. Darüber ein buntes Halstuch in den Farben deines Vereins. Für Herren ein kariertes Hemd, Hosenträger und ein Hut mit Feder; die Lederhose bleibt bei Schnee zu Hause, denn nasses Velours verzeiht nichts. Schminke gehört ins Gesicht: Vom Kragen einer Bluse geht rote Farbe schwer ab.</p>
<p>Und am Aschermittwoch? Bürsten, lüften, aushängen. Ein Dirndl, das nur zu Karneval aus dem Schrank kommt, ist nach drei Jahren fertig. Eines, das auch zum Geburtstag mitdarf, hält zehn Jahre, weil du es sorgsamer behandelst. Ideen für Gruppen stehen bei <a href="/de/outfits/gruppen-vereine">Gruppen und Vereine</a>.</p>`,
    `<p>Every January we get the same two kinds of customers. The first want something cheerful for the parade and think of a dirndl. The second come from Bavaria, live in Aachen and wonder why anybody would dress up as their grandmother. Both have a point.</p>
<h2>Why it is a tender subject</h2>
<p>In the Alps, Tracht is ordinary clothing for special days: church, a wedding, a village fair. If you grew up with it, a shiny little dress of thin polyester with a plastic beer mug does not look like a tribute. It is not about the person inside, but about the caricature.</p>
<p>In Limburg and the Rhineland things are different again. There, marksmen’s guilds, bands and dance groups have put on uniforms and regional dress for more than a century in order to celebrate. The Limburg “farmers’ wedding” at carnival is no joke about farmers, but a custom of its own with its own rules. Dressing up is a form of respect here.</p>
<h2>Three questions that help</h2>
<ol>
<li><strong>Would you wear it outside carnival?</strong> If so, it is clothing. A silly hat may come along.</li>
<li><strong>Are you imitating someone?</strong> A “silly Bavarian” with a padded belly is a figure of fun. You can do it, but do not expect everyone to laugh.</li>
<li><strong>Will it hold out?</strong> Three days outdoors in February call for wool, sturdy shoes and a skirt with room for tights.</li>
</ol>
<h2>What we would put on</h2>
<p>A short dirndl in a bright colour, with thick cable-knit socks and a cardigan. A colourful neckerchief on top, in the colours of your club. For men a checked shirt, braces and a feathered hat; leave the lederhosen at home if it snows, because wet suede forgives nothing. Face paint belongs on your face: red is hard to get out of a blouse collar.</p>
<p>And on Ash Wednesday? Brush, air, hang out. A dirndl that only leaves the wardrobe for carnival is worn out after three years. One that may also go to a birthday lasts ten, because you treat it with more care. There are ideas for groups under <a href="/en/outfits/groups-clubs">groups and clubs</a>.</p>`,
  ),
};
