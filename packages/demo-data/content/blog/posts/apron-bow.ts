import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const apronBow: DemoBlogPost = {
  id: 1,
  identifier: text('strik-van-je-schort', 'schuerzenschleife-links-oder-rechts', 'apron-bow-left-or-right'),
  title: text('De strik van je schort: wat betekent links en rechts?', 'Schürzenschleife: links oder rechts?', 'Apron bow: left or right?'),
  shortContent: text(
    'Links is vrij, rechts is bezet, zegt men. Waar het gebruik vandaan komt en hoe je een strik legt die de avond doorstaat.',
    'Links ist frei, rechts ist vergeben, heißt es. Woher der Brauch kommt und wie du eine Schleife bindest, die den Abend übersteht.',
    'Left is single, right is taken, they say. Where the custom comes from and how to tie a bow that lasts the evening.',
  ),
  metaDescription: text(
    'Wat de plaats van de dirndlstrik zegt, en hoe je hem in vijf stappen legt.',
    'Was der Platz der Dirndlschleife sagt und wie du sie in fünf Schritten bindest.',
    'What the place of a dirndl bow says, and how to tie it in five steps.',
  ),
  authorId: 1,
  categoryIds: [1],
  publishedDaysAgo: 512,
  relatedSkus: ['MA-SCH-3201', 'MA-SCH-3202', 'MA-DIR-1001'],
  featuredPicture: scene(
    'blog-apron-bow',
    [garments.greenDirndl, garments.apron],
    text(
      'Groene dirndl met de strik links, daarnaast een schort in oudroze',
      'Grünes Dirndl mit der Schleife links, daneben eine Schürze in Altrosa',
      'Green dirndl with the bow on the left, next to an apron in dusty pink',
    ),
  ),
  content: text(
    `<p>Er is geen vraag die we in de paskamer vaker horen: aan welke kant moet die strik? Het korte antwoord: aan de kant die jij prettig vindt. Het langere antwoord is leuker, want om die strik hangt een heel verhaal.</p>
<h2>Wat de kanten zeggen</h2>
<p>Bedoeld is altijd jouw links en jouw rechts, dus gezien vanuit degene die het schort draagt. Voor wie tegenover je staat, is het precies andersom. Zo gaat het misverstand aan de toog meestal mis.</p>
<ul>
<li><strong>Links:</strong> je bent vrij, een praatje mag.</li>
<li><strong>Rechts:</strong> je bent verliefd, verloofd of getrouwd.</li>
<li><strong>Midden voor:</strong> vroeger het teken van een jong meisje, nu vaak gewoon ‘dat gaat je niets aan’.</li>
<li><strong>Achter:</strong> weduwe, of je werkt in de bediening en hebt je handen liever vrij.</li>
</ul>
<h2>Hoe oud is het?</h2>
<p>Minder oud dan je zou denken. Op foto’s van rond 1900 zitten strikken overal: voor, achter, opzij, net waar het lint uitkwam. Het schort was werkkleding en moest vooral blijven zitten. De betekenis met links en rechts is pas in de tweede helft van de vorige eeuw populair geworden, met het Oktoberfest als grote verspreider. Het is dus een spel met een traditie en geen voorschrift. Niemand stuurt je weg omdat je lint verkeerd hangt.</p>
<h2>Zo leg je een strik die blijft zitten</h2>
<ol>
<li>Sla het schort om, met de rand van de band precies op de taillenaad van de dirndl.</li>
<li>Kruis de linten achter en trek ze aan tot je er nog twee vingers tussen krijgt.</li>
<li>Breng ze naar voren en leg aan jouw kant een gewone knoop.</li>
<li>Vouw van het onderste lint een lus ter breedte van je hand, sla het andere lint er van boven naar beneden omheen en haal de tweede lus erdoor.</li>
<li>Trek aan de lussen, niet aan de einden. Strijk ze plat en laat de uiteinden even lang hangen.</li>
</ol>
<p>Glad satijn glijdt. Leg in dat geval twee keer een knoop voordat je de strik maakt, of zet het hart met een klein speldje vast. Een schort van katoen of jacquard heeft genoeg grip van zichzelf. Draag je een andere lengte dan je rok, dan valt dat op: het schort hoort een tot drie centimeter korter te zijn. In ons overzicht van <a href="/dames/dirndlschorten">dirndlschorten</a> staat de lengte er daarom altijd bij.</p>`,
    `<p>Keine Frage hören wir in der Umkleide öfter: Auf welche Seite gehört die Schleife? Die kurze Antwort: dorthin, wo sie dir gefällt. Die längere Antwort macht mehr Spaß, denn an dieser Schleife hängt eine ganze Geschichte.</p>
<h2>Was die Seiten sagen</h2>
<p>Gemeint sind immer dein Links und dein Rechts, also aus der Sicht der Trägerin. Für dein Gegenüber ist es genau umgekehrt. Daran scheitert die Verständigung am Tresen meistens.</p>
<ul>
<li><strong>Links:</strong> Du bist frei, ein Gespräch ist willkommen.</li>
<li><strong>Rechts:</strong> Du bist verliebt, verlobt oder verheiratet.</li>
<li><strong>Vorne in der Mitte:</strong> früher das Zeichen junger Mädchen, heute oft einfach „das geht dich nichts an“.</li>
<li><strong>Hinten:</strong> Witwe, oder du bedienst und hast die Hände lieber frei.</li>
</ul>
<h2>Wie alt ist das?</h2>
<p>Weniger alt, als man denkt. Auf Fotos aus der Zeit um 1900 sitzen die Schleifen überall: vorn, hinten, seitlich, eben dort, wo das Band endete. Die Schürze war Arbeitskleidung und musste vor allem halten. Die Bedeutung von links und rechts wurde erst in der zweiten Hälfte des letzten Jahrhunderts beliebt, und das Oktoberfest hat sie verbreitet. Es ist also ein Spiel mit einer Tradition und keine Vorschrift. Niemand schickt dich nach Hause, weil dein Band auf der falschen Seite hängt.</p>
<h2>So bindest du eine Schleife, die hält</h2>
<ol>
<li>Leg die Schürze an, der Rand des Bundes liegt genau auf der Taillennaht des Dirndls.</li>
<li>Kreuze die Bänder hinten und zieh sie an, bis noch zwei Finger dazwischenpassen.</li>
<li>Hol sie nach vorn und mach auf deiner Seite einen einfachen Knoten.</li>
<li>Leg mit dem unteren Band eine Schlaufe in der Breite deiner Hand, führ das andere Band von oben nach unten darum und zieh die zweite Schlaufe durch.</li>
<li>Zieh an den Schlaufen, nicht an den Enden. Streich sie glatt und lass die Enden gleich lang hängen.</li>
</ol>
<p>Glatter Satin rutscht. Mach dann vor der Schleife einen doppelten Knoten, oder fixiere die Mitte mit einer kleinen Nadel. Eine Schürze aus Baumwolle oder Jacquard hat von selbst genug Griff. Und achte auf die Länge: Die Schürze soll ein bis drei Zentimeter kürzer sein als der Rock, sonst sieht man es sofort. In unserer Übersicht der <a href="/de/damen/dirndlschuerzen">Dirndlschürzen</a> steht die Länge deshalb immer dabei.</p>`,
    `<p>There is no question we hear more often in the fitting room: which side does the bow go on? The short answer: the side you like. The longer answer is more fun, because a whole story hangs on that bow.</p>
<h2>What the sides say</h2>
<p>It is always your own left and right, seen by the person wearing the apron. For whoever stands opposite, it is the other way round. That is where most misunderstandings at the bar begin.</p>
<ul>
<li><strong>Left:</strong> you are single, a chat is welcome.</li>
<li><strong>Right:</strong> you are in love, engaged or married.</li>
<li><strong>Front and centre:</strong> once the sign of a young girl, today often simply “none of your business”.</li>
<li><strong>Back:</strong> widowed, or you are waiting tables and want your hands free.</li>
</ul>
<h2>How old is it?</h2>
<p>Younger than you might think. In photographs from around 1900 the bows are everywhere: front, back, side, wherever the ribbon happened to end. The apron was working wear and mainly had to stay put. The meaning of left and right only became popular in the second half of the last century, and Oktoberfest spread it. So it is a game with a tradition, not a rule. Nobody will send you home because your ribbon hangs on the wrong side.</p>
<h2>How to tie a bow that stays</h2>
<ol>
<li>Put the apron on, with the edge of the waistband exactly on the waist seam of the dirndl.</li>
<li>Cross the ribbons at the back and pull them until two fingers still fit in between.</li>
<li>Bring them to the front and tie a plain knot on your side.</li>
<li>Fold a loop the width of your hand with the lower ribbon, take the other ribbon around it from top to bottom and pull the second loop through.</li>
<li>Pull the loops, not the ends. Smooth them flat and let the ends hang at the same length.</li>
</ol>
<p>Smooth satin slips. In that case tie two knots before the bow, or fix its heart with a small pin. An apron of cotton or jacquard has enough grip of its own. And mind the length: an apron should be one to three centimetres shorter than the skirt, or it shows at once. That is why the length is always given in our overview of <a href="/en/women/dirndl-aprons">dirndl aprons</a>.</p>`,
  ),
};
