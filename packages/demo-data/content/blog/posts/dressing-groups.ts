import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const dressingGroups: DemoBlogPost = {
  id: 11,
  identifier: text('groepen-kleden-twaalf-tips', 'gruppen-einkleiden-zwoelf-tipps', 'dressing-groups-twelve-tips'),
  title: text('Groepen kleden: 12 tips', 'Gruppen einkleiden: 12 Tipps', 'Dressing groups: 12 tips'),
  shortContent: text(
    'Dertig blazers, dertig maten en één penningmeester. Wat we leerden van fanfares, cafés en vriendenclubs.',
    'Dreißig Bläser, dreißig Größen und eine Kassenwartin. Was wir von Kapellen, Wirtshäusern und Freundeskreisen gelernt haben.',
    'Thirty players, thirty sizes and one treasurer. What we learned from bands, cafés and groups of friends.',
  ),
  metaDescription: text(
    'Twaalf praktische tips voor wie een vereniging of team in Tracht kleedt.',
    'Zwölf praktische Tipps für alle, die einen Verein oder ein Team in Tracht einkleiden.',
    'Twelve practical tips for anyone dressing a club or team in Tracht.',
  ),
  authorId: 2,
  categoryIds: [4, 2],
  publishedDaysAgo: 104,
  relatedSkus: ['MA-HEM-3001', 'MA-HEM-3003', 'MA-SCH-3201', 'MA-SOK-4101'],
  featuredPicture: scene(
    'blog-groups',
    [garments.checkedShirt, garments.brownLederhose, garments.apron, garments.socks],
    text(
      'Geruit hemd, lederhose, schort en kniekousen voor een groep',
      'Kariertes Hemd, Lederhose, Schürze und Kniestrümpfe für eine Gruppe',
      'Checked shirt, lederhosen, apron and knee socks for a group',
    ),
  ),
  content: text(
    `<p>Een groep kleden is iets anders dan dertig keer één persoon kleden. Er is een budget, een datum en iemand die altijd maat 60 heeft en dat pas op het laatst zegt. Dit is wat we in tien jaar leerden.</p>
<h2>Vooraf</h2>
<ol>
<li><strong>Begin met de datum.</strong> Tel acht weken terug. Met borduursel tien.</li>
<li><strong>Kies één aanspreekpunt.</strong> Niet het bestuur, maar één persoon met een telefoon en geduld.</li>
<li><strong>Leg het budget per persoon vast</strong> voordat iemand iets moois heeft gezien.</li>
<li><strong>Beslis wat van de vereniging is.</strong> Hemden zijn meestal van de leden zelf, jankers en gilets vaak van de club.</li>
</ol>
<h2>Maten</h2>
<ol start="5">
<li><strong>Vraag niet naar maten, maar meet.</strong> Wie zijn maat opschrijft, schrijft de maat van vijf jaar geleden op.</li>
<li><strong>Houd een pasavond.</strong> We komen met een rek vol pasmaten naar het repetitielokaal. Anderhalf uur is genoeg voor veertig mensen.</li>
<li><strong>Bestel van de middelste twee maten één stuk extra.</strong> Er komt altijd iemand bij.</li>
<li><strong>Kijk naar de uiterste maten</strong> voordat je een model kiest. Een hemd dat ophoudt bij XL verdeelt de groep.</li>
</ol>
<h2>Keuzes</h2>
<ol start="9">
<li><strong>Eén ding hetzelfde, de rest vrij.</strong> Hetzelfde hemd of dezelfde doek is genoeg om bij elkaar te horen.</li>
<li><strong>Kies een kleur die blijft.</strong> Dennengroen, bordeaux en wit leveren we ook over drie jaar nog na. Een seizoenskleur niet altijd.</li>
<li><strong>Borduur klein.</strong> Een logo van zes centimeter op de borst of een naam op de kraag. Geborduurde stukken kunnen niet terug, dus pas eerst.</li>
<li><strong>Regel het wassen.</strong> Schrijf in de uitnodiging hoe het moet. Eén witte was met een nieuw rood schort kost dertig roze hemden.</li>
</ol>
<h2>Wat wij doen</h2>
<p>Je krijgt een maatlijst in een rekenblad, een offerte met staffelprijzen en een doos met pasmaten voor een week. Verenigingen en bedrijven met een goedgekeurd zakelijk account kunnen op rekening betalen, binnen veertien dagen. Elk stuk wordt op naam verpakt, zodat uitdelen tien minuten duurt en geen avond. Vraag een offerte aan via het formulier bij <a href="/outfits/groepen-verenigingen">groepen en verenigingen</a>, of bel Roermond en vraag naar Ruud.</p>`,
    `<p>Eine Gruppe einzukleiden ist etwas anderes, als dreißigmal eine Person einzukleiden. Es gibt ein Budget, ein Datum und jemanden, der immer Größe 60 trägt und es erst am Schluss sagt. Das haben wir in zehn Jahren gelernt.</p>
<h2>Vorab</h2>
<ol>
<li><strong>Fang mit dem Datum an.</strong> Rechne acht Wochen zurück. Mit Stickerei zehn.</li>
<li><strong>Bestimmt eine Ansprechperson.</strong> Nicht den Vorstand, sondern einen Menschen mit Telefon und Geduld.</li>
<li><strong>Legt das Budget pro Person fest,</strong> bevor jemand etwas Schönes gesehen hat.</li>
<li><strong>Klärt, was dem Verein gehört.</strong> Hemden gehören meist den Mitgliedern selbst, Janker und Westen oft dem Verein.</li>
</ol>
<h2>Größen</h2>
<ol start="5">
<li><strong>Frag nicht nach Größen, sondern miss.</strong> Wer seine Größe aufschreibt, schreibt die von vor fünf Jahren auf.</li>
<li><strong>Macht einen Anprobeabend.</strong> Wir kommen mit einem Ständer voller Muster in den Probenraum. Anderthalb Stunden reichen für vierzig Leute.</li>
<li><strong>Bestellt von den mittleren zwei Größen ein Stück mehr.</strong> Es kommt immer noch jemand dazu.</li>
<li><strong>Schaut auf die Randgrößen,</strong> bevor ihr ein Modell wählt. Ein Hemd, das bei XL aufhört, teilt die Gruppe.</li>
</ol>
<h2>Auswahl</h2>
<ol start="9">
<li><strong>Eines gleich, der Rest frei.</strong> Dasselbe Hemd oder dasselbe Tuch genügt, um zusammenzugehören.</li>
<li><strong>Nehmt eine Farbe, die bleibt.</strong> Tannengrün, Bordeaux und Weiß liefern wir auch in drei Jahren noch nach. Eine Saisonfarbe nicht immer.</li>
<li><strong>Stickt klein.</strong> Ein Logo von sechs Zentimetern auf der Brust oder ein Name am Kragen. Besticktes können wir nicht zurücknehmen, also probiert vorher an.</li>
<li><strong>Regelt das Waschen.</strong> Schreibt in die Einladung, wie es geht. Eine weiße Wäsche mit einer neuen roten Schürze kostet dreißig rosa Hemden.</li>
</ol>
<h2>Was wir tun</h2>
<p>Du bekommst eine Größenliste als Tabelle, ein Angebot mit Staffelpreisen und für eine Woche einen Karton mit Mustergrößen. Vereine und Unternehmen mit freigeschaltetem Geschäftskonto können auf Rechnung kaufen, zahlbar innerhalb von vierzehn Tagen. Jedes Stück wird mit Namen verpackt, damit das Verteilen zehn Minuten dauert und keinen Abend. Frag ein Angebot über das Formular bei <a href="/de/outfits/gruppen-vereine">Gruppen und Vereine</a> an, oder ruf in Roermond an und frag nach Ruud.</p>`,
    `<p>Dressing a group is not the same as dressing one person thirty times. There is a budget, a date and someone who always wears size 60 and only says so at the end. This is what we learned in ten years.</p>
<h2>Beforehand</h2>
<ol>
<li><strong>Start with the date.</strong> Count back eight weeks. With embroidery, ten.</li>
<li><strong>Choose one contact.</strong> Not the board, but one person with a phone and patience.</li>
<li><strong>Fix the budget per person</strong> before anyone has seen something nice.</li>
<li><strong>Decide what belongs to the club.</strong> Shirts usually belong to the members, jankers and waistcoats often to the club.</li>
</ol>
<h2>Sizes</h2>
<ol start="5">
<li><strong>Do not ask for sizes, measure.</strong> People who write down their size write down the one from five years ago.</li>
<li><strong>Hold a fitting evening.</strong> We come to your rehearsal room with a rail of samples. An hour and a half is enough for forty people.</li>
<li><strong>Order one extra of the middle two sizes.</strong> Somebody always joins.</li>
<li><strong>Look at the outer sizes</strong> before you choose a model. A shirt that ends at XL divides the group.</li>
</ol>
<h2>Choices</h2>
<ol start="9">
<li><strong>One thing alike, the rest free.</strong> The same shirt or the same scarf is enough to belong together.</li>
<li><strong>Choose a colour that stays.</strong> Fir green, burgundy and white can still be reordered in three years. A seasonal colour not always.</li>
<li><strong>Embroider small.</strong> A six-centimetre logo on the chest or a name on the collar. Embroidered pieces cannot come back, so try them on first.</li>
<li><strong>Settle the washing.</strong> Write in the invitation how it is done. One white wash with a new red apron costs thirty pink shirts.</li>
</ol>
<h2>What we do</h2>
<p>You get a size list as a spreadsheet, a quote with tier prices and a box of sample sizes for a week. Clubs and companies with an approved business account can pay on account, within fourteen days. Every piece is packed by name, so that handing out takes ten minutes and not an evening. Ask for a quote with the form under <a href="/en/outfits/groups-clubs">groups and clubs</a>, or call Roermond and ask for Ruud.</p>`,
  ),
};
