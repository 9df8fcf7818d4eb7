import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const dirndlAtAWedding: DemoBlogPost = {
  id: 5,
  identifier: text('dirndl-op-een-bruiloft', 'dirndl-auf-der-hochzeit', 'dirndl-at-a-wedding'),
  title: text('Dirndl op een bruiloft', 'Dirndl auf der Hochzeit', 'A dirndl at a wedding'),
  shortContent: text(
    'Mag je als gast in dirndl komen? En wat draagt het bruidspaar zelf? Een leidraad van stadhuis tot dansvloer.',
    'Darfst du als Gast im Dirndl kommen? Und was trägt das Brautpaar selbst? Ein Leitfaden vom Standesamt bis zur Tanzfläche.',
    'May you come in a dirndl as a guest? And what does the couple wear? A guide from town hall to dance floor.',
  ),
  metaDescription: text(
    'Kleur, lengte en stof van een dirndl voor een bruiloft, voor gasten en voor het bruidspaar.',
    'Farbe, Länge und Stoff eines Dirndls für die Hochzeit, für Gäste und für das Brautpaar.',
    'Colour, length and fabric of a dirndl for a wedding, for guests and for the couple.',
  ),
  authorId: 3,
  categoryIds: [1],
  publishedDaysAgo: 344,
  relatedSkus: ['MA-DIR-1008', 'MA-DIR-1006', 'MA-BLU-3102', 'MA-HAA-6501'],
  featuredPicture: scene(
    'blog-wedding',
    [garments.weddingDirndl, garments.janker],
    text(
      'Lange dirndl in crème en goud naast een antracieten janker',
      'Langes Dirndl in Creme und Gold neben einem anthrazitfarbenen Janker',
      'Long dirndl in cream and gold next to a charcoal janker',
    ),
  ),
  content: text(
    `<p>In Zuid-Duitsland en Oostenrijk is Tracht op een bruiloft gewoon feestkleding. In Limburg vraagt men het zich nog af. Het eenvoudigste antwoord staat meestal op de uitnodiging: als er ‘festliche Tracht’ of ‘Tracht welkom’ staat, is het geregeld. Staat er niets, vraag het dan aan een getuige. Niet aan het bruidspaar, dat heeft genoeg aan het hoofd.</p>
<h2>Als gast</h2>
<ul>
<li><strong>Lengte:</strong> de knie bedekt of langer. Een midi van 60 of 70 centimeter is op een bruiloft op zijn plek, een mini is voor de feesttent.</li>
<li><strong>Kleur:</strong> alles behalve wit en crème. Bordeaux, petrol, dennengroen en duifblauw doen het goed op foto’s. Zwart mag, met een gekleurd schort.</li>
<li><strong>Stof:</strong> jacquard of zijde voor ’s avonds, fijn katoen voor een bruiloft in de tuin.</li>
<li><strong>Blouse:</strong> met halve mouw of kant. Een dirndl zonder blouse is bij een kerkdienst te bloot.</li>
</ul>
<p>Heren komen met een lange of kniebundlederhose weg, maar dan wel met gilet en janker erboven en dichte schoenen eronder. Een geruit hemd is voor het café; kies wit met een opstaande kraag.</p>
<h2>Als bruid</h2>
<p>Een bruidsdirndl is lang, meestal 85 centimeter of tot op de enkel, en licht van kleur. Crème oogt zachter dan hard wit en kleurt beter bij hout en loden. Let bij het passen op drie dingen. Kun je in het lijfje eten? Kun je in de rok dansen? En zit de sluiting op een plek waar je moeder bij kan? Haakjes onder een sierlijst zijn mooi, maar vragen tien minuten en geduld.</p>
<p>Het schort mag van organza of zijde zijn en wordt na het jawoord soms omgestrikt: van links naar rechts. Dat is een klein moment waar fotografen dol op zijn.</p>
<h2>Op tijd beginnen</h2>
<p>Reken drie maanden voor een bruidsdirndl: kiezen, bestellen, afspelden, vermaken. Voor het afspelden neem je de schoenen mee waarop je trouwt. Wij plannen daar een uur voor in, op een rustige ochtend. Wil je het paar op elkaar afstemmen, kies dan één kleur die bij allebei terugkomt, in het schort en in de bies van de janker. Meer hoeft niet. Alle modellen vind je bij de <a href="/dames/dirndls/bruidsdirndls">bruidsdirndls</a>.</p>`,
    `<p>In Süddeutschland und Österreich ist Tracht auf einer Hochzeit ganz normale Festkleidung. Im Rheinland fragt man sich das noch. Die einfachste Antwort steht meist auf der Einladung: Heißt es dort „festliche Tracht“ oder „Tracht willkommen“, ist alles geklärt. Steht nichts da, frag die Trauzeugen. Nicht das Brautpaar, das hat genug um die Ohren.</p>
<h2>Als Gast</h2>
<ul>
<li><strong>Länge:</strong> über das Knie oder länger. Ein Midi mit 60 oder 70 Zentimetern passt zur Hochzeit, ein Mini gehört ins Festzelt.</li>
<li><strong>Farbe:</strong> alles außer Weiß und Creme. Bordeaux, Petrol, Tannengrün und Taubenblau wirken auf Fotos gut. Schwarz geht, mit einer farbigen Schürze.</li>
<li><strong>Stoff:</strong> Jacquard oder Seide für den Abend, feine Baumwolle für eine Feier im Garten.</li>
<li><strong>Bluse:</strong> mit halbem Arm oder Spitze. Ein Dirndl ohne Bluse ist in der Kirche zu nackt.</li>
</ul>
<p>Herren kommen mit einer langen oder einer Kniebundlederhose durch, dann aber mit Weste und Janker darüber und geschlossenen Schuhen darunter. Das karierte Hemd ist fürs Wirtshaus; nimm Weiß mit Stehkragen.</p>
<h2>Als Braut</h2>
<p>Ein Hochzeitsdirndl ist lang, meist 85 Zentimeter oder knöchellang, und hell. Creme wirkt weicher als hartes Weiß und passt besser zu Holz und Loden. Achte bei der Anprobe auf drei Dinge. Kannst du in dem Mieder essen? Kannst du in dem Rock tanzen? Und sitzt der Verschluss dort, wo deine Mutter hinkommt? Haken unter einer Zierleiste sind schön, kosten aber zehn Minuten und Geduld.</p>
<p>Die Schürze darf aus Organza oder Seide sein und wird nach dem Jawort manchmal umgebunden: von links nach rechts. Das ist ein kleiner Moment, den Fotografen lieben.</p>
<h2>Rechtzeitig anfangen</h2>
<p>Rechne mit drei Monaten für ein Hochzeitsdirndl: aussuchen, bestellen, abstecken, ändern. Zum Abstecken bringst du die Schuhe mit, in denen du heiratest. Wir nehmen uns dafür eine Stunde Zeit, an einem ruhigen Vormittag. Wollt ihr euch als Paar abstimmen, wählt eine Farbe, die bei beiden vorkommt, in der Schürze und in der Paspel des Jankers. Mehr braucht es nicht. Alle Modelle findest du bei den <a href="/de/damen/dirndl/hochzeitsdirndl">Hochzeitsdirndln</a>.</p>`,
    `<p>In southern Germany and Austria, Tracht at a wedding is simply festive dress. In Limburg people still wonder. The easiest answer is usually on the invitation: if it says “festive Tracht” or “Tracht welcome”, all is settled. If it says nothing, ask one of the witnesses. Not the couple, they have enough on their minds.</p>
<h2>As a guest</h2>
<ul>
<li><strong>Length:</strong> over the knee or longer. A midi of 60 or 70 centimetres is at home at a wedding, a mini belongs in the beer tent.</li>
<li><strong>Colour:</strong> anything but white and cream. Burgundy, petrol, fir green and dove blue look good in photographs. Black is fine, with a coloured apron.</li>
<li><strong>Fabric:</strong> jacquard or silk for the evening, fine cotton for a party in the garden.</li>
<li><strong>Blouse:</strong> with half sleeves or lace. A dirndl without a blouse is too bare for church.</li>
</ul>
<p>Men can wear long or knee-length lederhosen, provided there is a waistcoat and janker above and closed shoes below. A checked shirt is for the pub; choose white with a stand-up collar.</p>
<h2>As a bride</h2>
<p>A wedding dirndl is long, usually 85 centimetres or down to the ankle, and light in colour. Cream looks softer than stark white and goes better with wood and loden. Look out for three things when trying it on. Can you eat in the bodice? Can you dance in the skirt? And is the closure where your mother can reach it? Hooks under a trim are pretty, but they take ten minutes and some patience.</p>
<p>The apron may be organza or silk and is sometimes retied after the vows: from left to right. It is a small moment that photographers love.</p>
<h2>Starting in time</h2>
<p>Allow three months for a wedding dirndl: choosing, ordering, pinning, altering. Bring the shoes you will marry in to the pinning. We set aside an hour for it, on a quiet morning. If you want to match as a couple, choose one colour that appears in both outfits, in the apron and in the piping of the janker. That is all it takes. You will find all models under <a href="/en/women/dirndls/wedding-dirndls">wedding dirndls</a>.</p>`,
  ),
};
