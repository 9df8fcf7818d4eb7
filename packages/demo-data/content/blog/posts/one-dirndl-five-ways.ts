import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const oneDirndlFiveWays: DemoBlogPost = {
  id: 16,
  identifier: text('vijf-manieren-om-een-dirndl-te-dragen', 'ein-dirndl-fuenfmal-anders', 'five-ways-to-wear-one-dirndl'),
  title: text('Vijf manieren om één dirndl te dragen', 'Ein Dirndl, fünfmal anders', 'Five ways to wear one dirndl'),
  shortContent: text(
    'Katharina nam één groene dirndl en trok hem vijf dagen achter elkaar aan, elke dag met iets anders erbij. Dit is wat werkte.',
    'Katharina hat ein grünes Dirndl fünf Tage hintereinander getragen, jeden Tag mit etwas anderem dazu. Das hat funktioniert.',
    'Katharina took one green dirndl and wore it five days running, each day with something different. This is what worked.',
  ),
  metaDescription: text(
    'Eén effen dirndl, vijf combinaties: voor de feesttent, de bruiloft, kantoor, koude dagen en de tuin.',
    'Ein schlichtes Dirndl, fünf Kombinationen: für Festzelt, Hochzeit, Büro, kalte Tage und Garten.',
    'One plain dirndl, five outfits: for the beer tent, a wedding, the office, cold days and the garden.',
  ),
  authorId: 3,
  categoryIds: [1],
  publishedDaysAgo: 83,
  relatedSkus: ['MA-DIR-1001', 'MA-BLU-3102', 'MA-SCH-3202', 'MA-JAN-3402', 'MA-HOE-6002'],
  featuredPicture: scene(
    'blog-five-ways',
    [garments.greenDirndl, garments.whiteBlouse, garments.apron, garments.scarf, garments.bag],
    text(
      'Eén groene dirndl met een blouse, een tweede schort, een halsdoek en een tas om mee te wisselen',
      'Ein grünes Dirndl mit Bluse, zweiter Schürze, Halstuch und Tasche zum Wechseln',
      'One green dirndl with a blouse, a second apron, a neckerchief and a bag to swap around',
    ),
  ),
  content: text(
    `<p>‘Die draag ik toch maar één keer per jaar.’ Ik hoor het in Aachen elke week, meestal van iemand die net heel tevreden in de spiegel keek. Daarom deed ik een proef. Vijf dagen, één dirndl: onze Liesl in dennengroen, effen katoen, rok van 60 centimeter. Alles eromheen mocht wisselen.</p>
<h2>1. Zoals hij komt</h2>
<p>Witte blouse met pofmouw, het gestreepte schort dat erbij zit, strik opzij. Dit is de versie voor de feesttent en het dorpsfeest. Een hartjestas erbij, dichte schoenen eronder, klaar. Begin hier, want je leert meteen hoe strak de vetering prettig zit.</p>
<h2>2. Naar een bruiloft</h2>
<p>Alleen de blouse en het schort gaan eraf. Er komt een kanten blouse met hoge hals voor in de plaats, en een schort van jacquard in goud. Dezelfde rok oogt nu een stuk plechtiger. Let op de lengte: kies het schort even lang als je rok of een centimeter korter. Een kropfband hoeft met zo’n hoge hals niet meer; pumps met een blokhak maken het af, ook op gras.</p>
<h2>3. Naar het werk</h2>
<p>Zonder schort is een effen dirndl gewoon een jurk. Ik droeg er een dun wit shirt met ronde hals onder, platte schoenen en een kort jasje. Drie klanten vroegen waar die jurk hing. Eén ding om te weten: op de plek van de schortband kan de taillenaad zichtbaar zijn. Een smalle riem lost dat op.</p>
<h2>4. Als het koud is</h2>
<ul>
<li><strong>Boven:</strong> een gebreid vest dat tot de taille komt, zodat de rok zijn vorm houdt.</li>
<li><strong>Onder:</strong> kniekousen met kabels over een dunne maillot, en laarzen of Haferlschoenen.</li>
<li><strong>Schort:</strong> nachtblauw. Een donker schort maakt het geheel rustiger en laat minder zien van een natte straat.</li>
</ul>
<h2>5. In de tuin</h2>
<p>Blouse met korte mouw, een schort in oudroze, een strohoed en een bonte halsdoek, los geknoopt. De strik legde ik deze keer midden voor, omdat ik naast mijn zus zat en zij anders de hele middag was blijven raden. Schoenen mogen uit.</p>
<h2>Wat je ervoor nodig hebt</h2>
<p>Eén dirndl, twee blouses, drie schorten, een vest. Dat is minder dan vijf jurken en het past in een halve kastplank. Kies de dirndl effen en donker, dan kunnen de schorten het werk doen. Heb je er een met print, zoek dan in de print één kleur uit en neem daarvan het schort; twee drukke stoffen naast elkaar vechten om aandacht.</p>
<p>En was je schorten apart, zeker de donkere. Anders heb je na één was vijf manieren om een lichtblauwe blouse te dragen. Losse schorten, met de lengte erbij, vind je bij <a href="/dames/dirndlschorten">dirndlschorten</a>.</p>`,
    `<p>„Das ziehe ich doch nur einmal im Jahr an.“ Diesen Satz höre ich in Aachen jede Woche, meist von einer Kundin, die eben noch sehr zufrieden in den Spiegel geschaut hat. Also habe ich einen Versuch gemacht. Fünf Tage, ein Dirndl: unsere Liesl in Tannengrün, einfarbige Baumwolle, 60 Zentimeter Rocklänge. Alles drum herum durfte wechseln.</p>
<h2>1. So, wie es kommt</h2>
<p>Weiße Bluse mit Puffärmeln, die gestreifte Schürze, die dabei ist, Schleife an der Seite. Das ist die Variante für Festzelt und Dorffest. Eine Herztasche dazu, geschlossene Schuhe darunter, fertig. Fang hiermit an, dann merkst du gleich, wie fest die Schnürung für dich angenehm ist.</p>
<h2>2. Zur Hochzeit</h2>
<p>Nur Bluse und Schürze werden getauscht: gegen eine hochgeschlossene Spitzenbluse und eine Jacquardschürze in Gold. Derselbe Rock wirkt nun um einiges feierlicher. Achte auf die Länge: Die Schürze soll so lang sein wie der Rock oder einen Zentimeter kürzer. Ein Kropfband erübrigt sich bei so hohem Kragen; Pumps mit Blockabsatz runden es ab, auch auf dem Rasen.</p>
<h2>3. Zur Arbeit</h2>
<p>Ohne Schürze ist ein einfarbiges Dirndl einfach ein Kleid. Ich habe ein dünnes weißes Shirt mit rundem Ausschnitt daruntergezogen, dazu flache Schuhe und eine kurze Jacke. Drei Kundinnen wollten wissen, wo dieses Kleid hängt. Eines solltest du wissen: Wo sonst der Schürzenbund liegt, kann die Taillennaht zu sehen sein. Ein schmaler Gürtel löst das.</p>
<h2>4. Wenn es kalt ist</h2>
<ul>
<li><strong>Oben:</strong> eine Strickjacke, die bis zur Taille reicht, damit der Rock seine Form behält.</li>
<li><strong>Unten:</strong> Kniestrümpfe mit Zopfmuster über einer dünnen Strumpfhose, dazu Stiefel oder Haferlschuhe.</li>
<li><strong>Schürze:</strong> Nachtblau. Eine dunkle Schürze macht das Ganze ruhiger und verrät weniger von einer nassen Straße.</li>
</ul>
<h2>5. Im Garten</h2>
<p>Kurzärmelige Bluse, eine Schürze in Altrosa, ein Strohhut und ein buntes Halstuch, locker geknotet. Die Schleife saß diesmal vorn in der Mitte, denn ich saß neben meiner Schwester, und sie hätte sonst den ganzen Nachmittag weitergerätselt. Schuhe ausziehen ist erlaubt.</p>
<h2>Was du dafür brauchst</h2>
<p>Ein Dirndl, zwei Blusen, drei Schürzen, eine Strickjacke. Das ist weniger als fünf Kleider und passt auf ein halbes Schrankbrett. Nimm das Dirndl einfarbig und dunkel, dann können die Schürzen die Arbeit machen. Hast du eines mit Muster, such dir daraus eine Farbe aus und nimm die Schürze in diesem Ton; zwei unruhige Stoffe nebeneinander streiten um Aufmerksamkeit.</p>
<p>Und wasch die Schürzen getrennt, vor allem die dunklen. Sonst hast du nach einer Wäsche fünf Möglichkeiten, eine hellblaue Bluse zu tragen. Einzelne Schürzen, immer mit Längenangabe, findest du bei den <a href="/de/damen/dirndlschuerzen">Dirndlschürzen</a>.</p>`,
    `<p>“I will only wear it once a year anyway.” I hear that in Aachen every week, usually from someone who was looking very pleased in the mirror a moment ago. So I tried something. Five days, one dirndl: our Liesl in fir green, plain cotton, with a 60-centimetre skirt. Everything around it was free to change.</p>
<h2>1. As it comes</h2>
<p>White blouse with puff sleeves, the striped apron it comes with, bow at the side. This is the version for the beer tent and the village fair. Add a heart bag and closed shoes, and you are done. Start here, because it teaches you how tight you like the lacing.</p>
<h2>2. To a wedding</h2>
<p>Only the blouse and the apron come off. In their place go a lace blouse with a high neck and a jacquard apron in gold. The same skirt now looks a good deal more formal. Mind the length: choose an apron as long as your skirt or a centimetre shorter. With a neck that high you can leave the choker at home; pumps with a block heel round it off, on grass too.</p>
<h2>3. To work</h2>
<p>Without its apron, a plain dirndl is simply a dress. I wore a thin white top with a round neck underneath, flat shoes and a short jacket. Three customers asked which rail that dress was on. One thing to know: where the apron band used to sit, the waist seam may show. A narrow belt takes care of it.</p>
<h2>4. When it is cold</h2>
<ul>
<li><strong>On top:</strong> a cardigan that ends at the waist, so the skirt keeps its shape.</li>
<li><strong>Below:</strong> cable-knit knee socks over thin tights, with boots or Haferl shoes.</li>
<li><strong>Apron:</strong> midnight blue. A dark apron calms the outfit and shows less of a wet street.</li>
</ul>
<h2>5. In the garden</h2>
<p>A short-sleeved blouse, an apron in dusty pink, a straw hat and a colourful neckerchief, loosely knotted. This time I tied the bow front and centre, because I was sitting next to my sister and she would have gone on guessing all afternoon. Shoes may come off.</p>
<h2>What you need for it</h2>
<p>One dirndl, two blouses, three aprons, a cardigan. That is less than five dresses and fits on half a shelf. Choose a plain, dark dirndl and let the aprons do the work. If yours has a print, pick one colour out of it and take the apron in that shade; two busy fabrics side by side fight for attention.</p>
<p>And wash your aprons separately, the dark ones above all. Otherwise one wash will leave you with five ways to wear a pale blue blouse. Single aprons, always with their length, are under <a href="/en/women/dirndl-aprons">dirndl aprons</a>.</p>`,
  ),
};
