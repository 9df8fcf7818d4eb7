import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const oktoberfestInLimburg: DemoBlogPost = {
  id: 14,
  identifier: text('oktoberfest-in-limburg-de-agenda', 'oktoberfest-in-limburg-der-kalender', 'oktoberfest-in-limburg-the-calendar'),
  title: text('Oktoberfest in Limburg: de agenda', 'Oktoberfest in Limburg: der Kalender', 'Oktoberfest in Limburg: the calendar'),
  shortContent: text(
    'Tent, zaal of café: in Limburg duurt het Oktoberfest langer dan oktober. Wat er per maand te doen is en wanneer je waarmee begint.',
    'Zelt, Saal oder Kneipe: In Limburg dauert das Oktoberfest länger als der Oktober. Was in welchem Monat ansteht und wann du womit anfängst.',
    'Tent, hall or café: in Limburg, Oktoberfest lasts longer than October. What happens in which month, and when to start on what.',
  ),
  metaDescription: text(
    'Welke Oktoberfestavonden er van augustus tot november in Limburg zijn, en hoe je je erop voorbereidt.',
    'Welche Oktoberfestabende es von August bis November in Limburg gibt und wie du dich darauf vorbereitest.',
    'The kinds of Oktoberfest evenings in Limburg from August to November, and how to prepare for them.',
  ),
  authorId: 1,
  categoryIds: [1, 4],
  publishedDaysAgo: 167,
  relatedSkus: ['MA-SET-7001', 'MA-SET-7002', 'MA-TAS-6101', 'MA-LED-2002'],
  featuredPicture: scene(
    'blog-oktoberfest-limburg',
    [garments.greenDirndl, garments.checkedShirt, garments.brownLederhose, garments.bag],
    text(
      'Groene dirndl, rood geruit hemd, lederhose en hartjestas voor een avond in de tent',
      'Grünes Dirndl, rot kariertes Hemd, Lederhose und Herztasche für einen Abend im Zelt',
      'Green dirndl, red checked shirt, lederhosen and heart bag for an evening in the tent',
    ),
  ),
  content: text(
    `<p>In München begint het Oktoberfest in de tweede helft van september en is het begin oktober voorbij. In Limburg nemen we het ruimer. Hier begint het zodra de eerste tent staat en stopt het pas als carnaval zich meldt. Een lijst met data vind je hieronder niet, want die veranderen elk jaar. Wel wat voor avonden er zijn, en wat je wanneer in huis wilt hebben.</p>
<h2>De maanden</h2>
<ul>
<li><strong>Augustus:</strong> de voorbereiding. Verenigingen hangen hun affiches op en de kaartverkoop begint. In het atelier is het nog rustig.</li>
<li><strong>September:</strong> de tenten. Vaak op het voetbalveld of naast het clubhuis, met een kapel op een podium van pallets. Overdag warm, na tienen fris.</li>
<li><strong>Oktober:</strong> de zalen. Sporthal, gemeenschapshuis, harmoniezaal. Binnen is het warm en vol; een janker hangt al na een kwartier over de bank.</li>
<li><strong>Begin november:</strong> de cafés. Kleinere avonden met zuurkool en één trekzak, tot op de elfde van de elfde het andere feest begint.</li>
</ul>
<h2>Drie soorten avonden</h2>
<p><strong>De tentavond</strong> is staan, zingen en op banken klimmen. Trek schoenen aan met een zool die grip heeft en neem een tas die je om kunt houden. <strong>De tafelavond</strong> is eten en luisteren: een kapel, een halve kip, opa erbij. Daarbij passen een langere rok en een hemd dat je dicht kunt knopen. <strong>De familiemiddag</strong> heeft een springkussen. Kies stof die op 30 graden in de machine mag.</p>
<h2>Terugtellen</h2>
<ol>
<li><strong>Acht weken vooraf:</strong> vraag wie er meegaan. Met meer dan tien mensen bel je eerst Ruud in Roermond.</li>
<li><strong>Vijf weken:</strong> pas wat er in de kast hangt. Helemaal, met blouse en schoenen, en ga er ook in zitten.</li>
<li><strong>Vier weken:</strong> bestel wat ontbreekt. Borduren duurt twee tot drie weken, dus een naam op je hemd vraag je nu aan.</li>
<li><strong>Twee weken:</strong> laat afspelden wat te lang of te wijd is. Een zoom is bij ons na een week klaar.</li>
<li><strong>De avond ervoor:</strong> schort strijken, lederhose borstelen, kaartjes in de tas.</li>
</ol>
<h2>Waar je de data vindt</h2>
<p>Kijk in de agenda van je gemeente, op de site van de harmonie of op het raam van de bakker; daar hangt bij ons in de buurt nog altijd elk affiche. Controleer meteen of er een aanvangstijd, een tafelreservering en een laatste bus bij staan. In onze winkels ligt bij de kassa een stapel folders van verenigingen. Breng die van jullie gerust mee, dan leggen we hem erbij.</p>
<p>Hangt er nog niets in je kast? Bij <a href="/oktoberfest-outfits">Oktoberfest-outfits</a> staat alles bij elkaar, van lederhose tot kousen.</p>`,
    `<p>In München beginnt das Oktoberfest in der zweiten Septemberhälfte und ist Anfang Oktober vorbei. In Limburg sehen wir das lockerer. Hier geht es los, sobald das erste Zelt steht, und es endet erst, wenn sich der Karneval meldet. Eine Liste mit Terminen findest du unten nicht, denn die ändern sich jedes Jahr. Dafür liest du, welche Arten von Abenden es gibt und was du wann im Haus haben solltest.</p>
<h2>Die Monate</h2>
<ul>
<li><strong>August:</strong> die Vorbereitung. Die Vereine hängen ihre Plakate auf, der Kartenverkauf beginnt. Bei uns im Atelier ist es noch ruhig.</li>
<li><strong>September:</strong> die Zelte. Oft auf dem Fußballplatz oder neben dem Vereinsheim, mit einer Kapelle auf einer Bühne aus Paletten. Tagsüber warm, nach zehn Uhr abends frisch.</li>
<li><strong>Oktober:</strong> die Säle. Sporthalle, Gemeindehaus, Probensaal. Drinnen ist es warm und voll; ein Janker hängt schon nach einer Viertelstunde über der Bank.</li>
<li><strong>Anfang November:</strong> die Kneipen. Kleinere Abende mit Sauerkraut und einer einzigen Ziehharmonika, bis am 11. November das andere Fest beginnt.</li>
</ul>
<h2>Drei Arten von Abenden</h2>
<p><strong>Zeltabend</strong> heißt: stehen, singen und auf Bänke steigen. Zieh Schuhe mit griffiger Sohle an und nimm eine Tasche mit, die du umbehalten kannst. <strong>Tischabend</strong> heißt: essen und zuhören: eine Kapelle, ein halbes Hähnchen, der Opa ist dabei. Dazu passen ein längerer Rock und ein Hemd, das du bis oben zuknöpfen kannst. <strong>Der Familiennachmittag</strong> hat eine Hüpfburg. Nimm Stoff, der bei 30 Grad in die Maschine darf.</p>
<h2>Rückwärts gerechnet</h2>
<ol>
<li><strong>Acht Wochen vorher:</strong> Frag, wer mitkommt. Seid ihr mehr als zehn, ruf zuerst Ruud in Roermond an.</li>
<li><strong>Fünf Wochen:</strong> Probier an, was im Schrank hängt. Komplett, mit Bluse und Schuhen, und setz dich damit auch hin.</li>
<li><strong>Vier Wochen:</strong> Bestell, was fehlt. Sticken dauert zwei bis drei Wochen, ein Name auf dem Hemd wird also jetzt in Auftrag gegeben.</li>
<li><strong>Zwei Wochen:</strong> Lass abstecken, was zu lang oder zu weit ist. Ein Saum ist bei uns nach einer Woche fertig.</li>
<li><strong>Am Abend davor:</strong> Schürze bügeln, Lederhose bürsten, Karten in die Tasche.</li>
</ol>
<h2>Wo du die Termine findest</h2>
<p>Schau in den Veranstaltungskalender der Gemeinde, auf die Website des Musikvereins oder ins Fenster der Bäckerei; dort hängt in unserer Gegend noch immer jedes Plakat. Achte gleich darauf, ob Beginn, Tischreservierung und letzter Bus dabeistehen. In unseren Läden liegt an der Kasse ein Stapel Handzettel von Vereinen. Bring euren gern mit, dann legen wir ihn gleich dazu.</p>
<p>Hängt bei dir noch nichts im Schrank? Unter <a href="/de/oktoberfest-outfits">Oktoberfest-Outfits</a> findest du alles beisammen, von der Lederhose bis zu den Strümpfen.</p>`,
    `<p>In Munich, Oktoberfest starts in the second half of September and is over by early October. In Limburg we take a broader view. Here it begins as soon as the first tent is up, and it only stops when carnival comes knocking. You will not find a list of dates below, because they change every year. What you will find is the kinds of evenings there are, and what you want to have at home by when.</p>
<h2>The months</h2>
<ul>
<li><strong>August:</strong> preparation. Clubs put up their posters and tickets go on sale. The workshop is still quiet.</li>
<li><strong>September:</strong> the tents. Often on the football pitch or next to the clubhouse, with a band on a stage made of pallets. Warm by day, chilly after ten.</li>
<li><strong>October:</strong> the halls. Sports hall, community centre, the brass band’s rehearsal room. Inside it is warm and crowded; within a quarter of an hour your janker is hanging over the bench.</li>
<li><strong>Early November:</strong> the cafés. Smaller evenings with sauerkraut and a single accordion, until the other party begins on the eleventh of November.</li>
</ul>
<h2>Three kinds of evenings</h2>
<p><strong>The tent night</strong> means standing, singing and climbing on benches. Wear shoes with a sole that grips and bring a bag you can keep on. <strong>The table night</strong> means eating and listening: a band, half a chicken, Grandpa at your side. A longer skirt suits it, and a shirt you can button up. <strong>The family afternoon</strong> has a bouncy castle. Choose fabric that can go in the machine at 30 degrees.</p>
<h2>Counting back</h2>
<ol>
<li><strong>Eight weeks before:</strong> ask who is coming. If there are more than ten of you, ring Ruud in Roermond first.</li>
<li><strong>Five weeks:</strong> try on what is in the wardrobe. All of it, with blouse and shoes, and sit down in it too.</li>
<li><strong>Four weeks:</strong> order what is missing. Embroidery takes two to three weeks, so now is the time to ask for a name on your shirt.</li>
<li><strong>Two weeks:</strong> have anything too long or too wide pinned. We finish a hem in a week.</li>
<li><strong>The night before:</strong> iron the apron, brush the lederhosen, put the tickets in your bag.</li>
</ol>
<h2>Where to find the dates</h2>
<p>Look at your town’s events calendar, the band’s website or the baker’s window; around here, every poster still ends up there. Check at the same time whether it gives a starting time, table bookings and a last bus. There is a pile of club leaflets by the till in our shops. Do bring yours along and we will add it.</p>
<p>Nothing in your wardrobe yet? Under <a href="/en/oktoberfest-outfits">Oktoberfest outfits</a> you will find everything in one place, from lederhosen to socks.</p>`,
  ),
};
