import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const coloursOfTheSeason: DemoBlogPost = {
  id: 18,
  identifier: text('de-kleuren-van-dit-seizoen', 'die-farben-dieser-saison', 'the-colours-of-this-season'),
  title: text('De kleuren van dit seizoen', 'Die Farben dieser Saison', 'The colours of this season'),
  shortContent: text(
    'Salie, bessenpaars, duifblauw en cognac: vier kleuren die nu bij ons hangen, wat je ermee combineert en hoe je ze thuis beoordeelt.',
    'Salbei, Beere, Taubenblau und Cognac: vier Farben, die jetzt bei uns hängen, was du dazu kombinierst und wie du sie zu Hause beurteilst.',
    'Sage, berry, dove blue and cognac: four colours on our rails right now, what to combine them with and how to judge them at home.',
  ),
  metaDescription: text(
    'Vier kleuren voor dirndl en lederhose, met schorten, blouses en doeken die erbij passen.',
    'Vier Farben für Dirndl und Lederhose, mit passenden Schürzen, Blusen und Tüchern.',
    'Four colours for dirndl and lederhosen, with aprons, blouses and scarves to match.',
  ),
  authorId: 3,
  categoryIds: [1, 4],
  publishedDaysAgo: 9,
  relatedSkus: ['MA-DIR-1007', 'MA-DIR-1006', 'MA-DIR-1004', 'MA-LED-2002'],
  featuredPicture: scene(
    'blog-colours',
    [garments.sageDirndl, garments.berryDirndl, garments.doveApron],
    text(
      'Dirndl in saliegroen en dirndl in bessenpaars, met een schort in duifblauw',
      'Dirndl in Salbei und Dirndl in Beere, dazu eine Schürze in Taubenblau',
      'Dirndl in sage and dirndl in berry, with an apron in dove blue',
    ),
  ),
  content: text(
    `<p>Twee keer per jaar leggen we in Sittard alle stalen op de grote tafel, schuiven we de lampen opzij en wachten we op daglicht. Dan blijkt welke kleuren elkaar iets te zeggen hebben. Een voorspelling voor de rest van de wereld is dit dus niet. Het is wat er nu bij ons hangt en wat we er zelf bij zouden pakken.</p>
<h2>Saliegroen</h2>
<p>Een grijzig groen dat niet om aandacht vraagt. Op linnen wordt het mat en bijna stoffig, op een gladde stof krijgt het een zilverachtige glans. Draag er crème bij in plaats van wit; naast hard wit lijkt salie al snel flets. Met een bruine riem of tas staat het meteen steviger.</p>
<h2>Bessenpaars</h2>
<p>Donker genoeg voor de avond, warmer dan zwart. Op fluweel verandert het met elke beweging. Een schort in oudroze houdt het feestelijk, een schort in nachtblauw maakt het streng. Heb je rood haar en mijd je daarom alles wat naar roze neigt, probeer deze toch eens: het blauw erin maakt verschil.</p>
<h2>Duifblauw</h2>
<p>De rustige van de vier. Als dirndl, als hemd en als schort, en dus handig voor wie als paar niet precies hetzelfde wil dragen. Combineer het met steengrijs voor een koele lijn, of met robijnrood in een halsdoek als het vrolijker mag.</p>
<h2>Cognac</h2>
<p>Voor leer. Lichter dan tabak, zodat borduursel in crème minder afsteekt en het geheel zachter oogt. Houd er rekening mee dat licht suède geen avond vergeet. Na een paar feesten is cognac een tint donkerder, vooral op de dijen. Dat hoort zo.</p>
<h2>Drie vuistregels</h2>
<ol>
<li><strong>Kijk bij een raam.</strong> In de paskamer en op een scherm lijkt elke kleur net iets anders. Daarom hebben we in Aachen een paskamer met daglicht.</li>
<li><strong>Laat één kleur terugkomen.</strong> De bies van de janker in de kleur van het schort, de kous in de kleur van het borduursel. Eén keer is genoeg.</li>
<li><strong>Begin met het kleine stuk.</strong> Twijfel je over een kleur, koop haar dan eerst als doek of schort. Draag je die vaak, dan weet je genoeg.</li>
</ol>
<h2>En wat er al hing?</h2>
<p>Dennengroen en bordeaux blijven. Die bestellen we elk jaar opnieuw, omdat verenigingen ze willen kunnen aanvullen en omdat bijna alles ernaast past. Een dirndl van vijf seizoenen geleden krijgt met een schort in salie of duifblauw een nieuwe kleur naast zich, zonder dat je een nieuwe dirndl nodig hebt.</p>
<p>Neem je eigen dirndl gerust mee naar de winkel, dan leggen we de schorten ernaast. Wat er pas binnen is, vind je bij <a href="/nieuw">nieuw</a>.</p>`,
    `<p>Zweimal im Jahr legen wir in Sittard alle Stoffproben auf den großen Tisch, schieben die Lampen beiseite und warten auf Tageslicht. Dann zeigt sich, welche Farben einander etwas zu sagen haben. Eine Vorhersage für den Rest der Welt ist das also nicht. Es ist das, was jetzt bei uns hängt und wozu wir selbst greifen würden.</p>
<h2>Salbei</h2>
<p>Ein gräuliches Grün, das sich nicht vordrängt. Auf Leinen wird es matt und fast staubig, auf glattem Stoff bekommt es einen silbernen Schimmer. Trag Creme dazu statt Weiß; neben hartem Weiß wirkt Salbei schnell blass. Mit einem braunen Gürtel oder einer braunen Tasche bekommt die Farbe gleich mehr Halt.</p>
<h2>Beere</h2>
<p>Dunkel genug für den Abend und dabei wärmer als Schwarz. Auf Samt verändert sie sich mit jeder Bewegung. Eine Schürze in Altrosa hält sie festlich, eine in Nachtblau macht sie streng. Hast du rote Haare und meidest deshalb alles, was ins Rosa geht, probier diesen Ton trotzdem einmal: Das Blau darin macht den Unterschied.</p>
<h2>Taubenblau</h2>
<p>Die Ruhige unter den vieren. Es gibt sie als Dirndl, als Hemd und als Schürze, praktisch also für Paare, die nicht genau das Gleiche tragen wollen. Kombinier sie mit Steingrau für eine kühle Linie oder mit Rubinrot im Halstuch, wenn es fröhlicher sein darf.</p>
<h2>Cognac</h2>
<p>Für Leder. Heller als Tabak, sodass sich cremefarbene Stickerei weniger abhebt und das Ganze weicher wirkt. Bedenke, dass helles Veloursleder keinen Abend vergisst. Nach ein paar Festen ist Cognac einen Ton dunkler, vor allem an den Oberschenkeln. Das gehört einfach dazu.</p>
<h2>Drei Faustregeln</h2>
<ol>
<li><strong>Schau am Fenster.</strong> In der Umkleide und auf dem Bildschirm wirkt jede Farbe ein wenig anders. Deshalb haben wir in Aachen eine Umkleide mit Tageslicht.</li>
<li><strong>Lass eine Farbe wiederkehren.</strong> Die Paspel des Jankers in der Farbe der Schürze, der Strumpf in der Farbe der Stickerei. Einmal genügt.</li>
<li><strong>Fang mit dem kleinen Stück an.</strong> Bist du bei einer Farbe unsicher, kauf sie zuerst als Tuch oder Schürze. Trägst du das Stück oft, weißt du genug.</li>
</ol>
<h2>Und was schon da war?</h2>
<p>Tannengrün und Bordeaux bleiben. Die bestellen wir jedes Jahr wieder, weil Vereine sie nachkaufen wollen und weil fast alles danebenpasst. Ein Dirndl, das schon fünf Saisons alt ist, bekommt mit einer Schürze in Salbei oder Taubenblau eine neue Farbe an die Seite, ohne dass du ein neues Dirndl brauchst.</p>
<p>Bring dein eigenes Dirndl gern mit in den Laden, dann legen wir die Schürzen daneben. Was gerade eingetroffen ist, findest du unter <a href="/de/neu">Neu</a>.</p>`,
    `<p>Twice a year in Sittard we lay all the swatches on the big table, push the lamps aside and wait for daylight. Then it shows which colours have something to say to each other. So this is not a forecast for the rest of the world. It is what hangs in our shops now, and what we would reach for to go with it.</p>
<h2>Sage</h2>
<p>A greyish green that does not ask for attention. On linen it turns matt and almost dusty, on a smooth fabric it takes on a silvery sheen. Wear cream with it rather than white; next to stark white, sage soon looks washed out. A brown belt or bag gives it something to lean on.</p>
<h2>Berry</h2>
<p>Dark enough for the evening, warmer than black. On velvet it changes with every movement. An apron in dusty pink keeps it festive, one in midnight blue makes it stern. If you have red hair and avoid anything close to pink, try this one all the same: the blue in it makes a difference.</p>
<h2>Dove blue</h2>
<p>The quiet one of the four. It comes as a dirndl, as a shirt and as an apron, which is handy for couples who do not want to match exactly. Combine it with stone grey for a cool line, or with ruby red in a neckerchief if you would like it more cheerful.</p>
<h2>Cognac</h2>
<p>For leather. It is lighter than tobacco, so cream embroidery stands out less and the whole looks softer. Bear in mind that light suede never forgets an evening. After a few parties cognac is a shade darker, on the thighs above all. That is how it should be.</p>
<h2>Three rules of thumb</h2>
<ol>
<li><strong>Look by a window.</strong> In a fitting room and on a screen, every colour is slightly different. That is why we have a fitting room with daylight in Aachen.</li>
<li><strong>Let one colour return.</strong> The piping of the janker in the colour of the apron, the socks in the colour of the embroidery. Once is enough.</li>
<li><strong>Start with the small piece.</strong> If you are unsure about a colour, buy it as a scarf or an apron first. If you wear that often, you know enough.</li>
</ol>
<h2>And what was already here?</h2>
<p>Fir green and burgundy stay. We reorder them every year, because clubs want to be able to add to theirs and because almost anything goes beside them. A dirndl from five seasons ago gets a new colour next to it with an apron in sage or dove blue, and you do not need a new dirndl for that.</p>
<p>Do bring your own dirndl to the shop and we will lay the aprons next to it. What has just come in is under <a href="/en/new">new</a>.</p>`,
  ),
};
