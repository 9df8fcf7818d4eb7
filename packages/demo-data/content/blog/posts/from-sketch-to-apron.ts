import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const fromSketchToApron: DemoBlogPost = {
  id: 17,
  identifier: text('van-schets-tot-schort', 'von-der-skizze-zur-schuerze', 'from-sketch-to-apron'),
  title: text('Van schets tot schort', 'Von der Skizze zur Schürze', 'From sketch to apron'),
  shortContent: text(
    'Een schort is een lap stof met twee linten. Mia keek een dag mee in de werkplaats van Hollerzwirn en telde elf handelingen.',
    'Eine Schürze ist ein Stück Stoff mit zwei Bändern. Mia hat einen Tag in der Werkstatt von Hollerzwirn zugesehen und elf Arbeitsschritte gezählt.',
    'An apron is a piece of cloth with two ribbons. Mia spent a day in the Hollerzwirn workshop and counted eleven steps.',
  ),
  metaDescription: text(
    'Hoe een dirndlschort ontstaat: tekenen, kleur kiezen, patroon, plooien, proefstuk en naaien.',
    'Wie eine Dirndlschürze entsteht: Zeichnung, Farbwahl, Schnitt, Kräuseln, Probestück und Nähen.',
    'How a dirndl apron is made: drawing, choosing a colour, pattern, gathers, sample and sewing.',
  ),
  authorId: 1,
  categoryIds: [4, 3],
  publishedDaysAgo: 42,
  relatedSkus: ['MA-SCH-3201', 'MA-DIR-1002', 'MA-DIR-1003'],
  featuredPicture: scene(
    'blog-sketch-to-apron',
    [garments.sageApron, garments.roseDirndl],
    text(
      'Effen schort in saliegroen naast de gebloemde dirndl waarbij het getekend is',
      'Einfarbige Schürze in Salbei neben dem geblümten Dirndl, für das sie gezeichnet wurde',
      'Plain apron in sage next to the floral dirndl it was drawn for',
    ),
  ),
  content: text(
    `<p>Als coupeuse maak ik vooral dingen korter. Ik zie een schort pas als het klaar is en iemand het te lang vindt. Daarom vroeg ik Hollerzwirn, het merk achter ons schort Afra, of ik een dag mocht meekijken. Het mocht, als ik mijn eigen schaar thuisliet.</p>
<h2>De schets</h2>
<p>Het begint niet met een schort, maar met een stapel bedrukte katoen voor de dirndls. De tekenares legt er een vel papier naast en zet drie lijnen: taille, zoom, strik. Meer heeft ze niet nodig. De rest van de ochtend gaat over kleur. Uit een print met vijf tinten kiest ze er één voor het schort, en zelden is dat de kleur die je het eerst ziet. Bij alpenroze werd het salie, het groen van de blaadjes.</p>
<h2>Het patroon</h2>
<p>Op papier is een schort een rechthoek. In stof niet, want de taille is half zo breed als de zoom en al dat verschil moet ergens blijven. De patroonmaakster tekent daarom eerst de plooien en dan pas de randen. Ook de draadrichting telt: ligt die een vinger scheef, dan draait het schort na een uur lopen naar opzij.</p>
<h2>Het plooien</h2>
<ol>
<li>Langs de bovenrand lopen drie rijen lange steken, evenwijdig en niet vastgezet.</li>
<li>Alle draden worden tegelijk aangetrokken tot de breedte klopt.</li>
<li>Met een naald worden de plooitjes één voor één rechtgezet. Dit stuk duurt langer dan al het andere.</li>
<li>Dan komt de band erop, en pas daarna gaan de hulpdraden eruit.</li>
</ol>
<p>Trek je aan één draad te hard, dan begin je opnieuw. Ik mocht het proberen. Ik begon opnieuw.</p>
<h2>Het proefstuk</h2>
<p>Van elk model komt er eerst een schort in ongebleekte katoen. Iemand draagt het een middag: zitten, bukken, een dienblad dragen. Blijft de band liggen? Komen de linten bij maat 34 niet tot de knie, en zijn ze bij maat 60 lang genoeg om van voren te strikken? Pas als alles klopt, gaat het patroon naar het naaiatelier. Afra wordt in Polen genaaid; het land van herkomst staat bij elk artikel.</p>
<h2>Wat je er thuis aan hebt</h2>
<ul>
<li><strong>Strijk van onder naar boven</strong> en stop een hand onder de band. Zo druk je de plooien niet plat.</li>
<li><strong>Was op 30 graden, fijne was,</strong> en laat het schort hangend drogen, niet in de droger.</li>
<li><strong>Kort in aan de zoom,</strong> nooit aan de taille. Daar zit het werk.</li>
</ul>
<p>Sinds die dag speld ik schorten met meer eerbied af: aan de zoom mag alles, van de plooien blijf ik af. Is jouw schort te lang, dan staat bij de <a href="/vermaakservice">vermaakservice</a> hoe het werkt.</p>`,
    `<p>Als Schneiderin mache ich vor allem Dinge kürzer. Eine Schürze sehe ich erst, wenn sie fertig ist und jemand sie zu lang findet. Deshalb habe ich bei Hollerzwirn, der Marke hinter unserer Schürze Afra, gefragt, ob ich einen Tag zuschauen darf. Ich durfte, unter der Bedingung, dass meine eigene Schere zu Hause bleibt.</p>
<h2>Die Skizze</h2>
<p>Am Anfang steht keine Schürze, sondern ein Stapel bedruckter Baumwolle für die Dirndl. Die Zeichnerin legt ein Blatt Papier daneben und zieht drei Linien: Taille, Saum, Schleife. Mehr braucht sie nicht. Der Rest des Vormittags gehört der Farbe. Aus einem Druck mit fünf Tönen wählt sie einen für die Schürze, und selten ist es der, den man zuerst sieht. Bei Alpenrose wurde es Salbei, das Grün der Blättchen.</p>
<h2>Der Schnitt</h2>
<p>Auf dem Papier ist eine Schürze ein Rechteck. Im Stoff nicht, denn die Taille ist halb so breit wie der Saum, und der ganze Unterschied muss irgendwo bleiben. Die Schnittmacherin zeichnet deshalb zuerst die Fältchen und dann erst die Ränder. Auch der Fadenlauf zählt: Liegt er einen Fingerbreit schief, dreht sich die Schürze nach einer Stunde Gehen zur Seite.</p>
<h2>Das Kräuseln</h2>
<ol>
<li>Entlang der Oberkante laufen drei Reihen langer Stiche, parallel und nicht vernäht.</li>
<li>Alle Fäden werden gleichzeitig angezogen, bis die Breite stimmt.</li>
<li>Mit einer Nadel wird jedes Fältchen einzeln gerade gerückt. Das dauert länger als alles andere.</li>
<li>Dann wird der Bund aufgesetzt, und erst danach kommen die Hilfsfäden heraus.</li>
</ol>
<p>Ziehst du an einem Faden zu fest, fängst du von vorn an. Ich durfte es versuchen. Ich habe von vorn angefangen.</p>
<h2>Das Probestück</h2>
<p>Von jedem Modell entsteht zuerst eine Schürze aus ungebleichter Baumwolle. Jemand trägt sie einen Nachmittag lang: sitzen, bücken, ein Tablett tragen. Bleibt der Bund liegen? Reichen die Bänder bei Größe 34 nicht bis zum Knie, und sind sie bei Größe 60 lang genug für eine Schleife vorn? Erst wenn alles stimmt, geht der Schnitt in die Näherei. Afra wird in Polen genäht; das Herkunftsland steht bei jedem Artikel.</p>
<h2>Was du zu Hause davon hast</h2>
<ul>
<li><strong>Bügle von unten nach oben</strong> und schieb eine Hand unter den Bund. So drückst du die Fältchen nicht platt.</li>
<li><strong>Wasch bei 30 Grad im Feinwaschgang</strong> und lass die Schürze im Hängen trocknen, nicht im Trockner.</li>
<li><strong>Kürz am Saum,</strong> nie an der Taille. Dort steckt die Arbeit.</li>
</ul>
<p>Seit diesem Tag stecke ich Schürzen mit mehr Respekt ab: Am Saum darf sich alles ändern, von den Fältchen lasse ich die Finger. Ist deine Schürze zu lang, liest du beim <a href="/de/aenderungsservice">Änderungsservice</a>, wie es geht.</p>`,
    `<p>As a seamstress I mostly make things shorter. I only see an apron once it is finished and someone finds it too long. So I asked Hollerzwirn, the label behind our apron Afra, whether I could watch for a day. I could, provided I left my own scissors at home.</p>
<h2>The sketch</h2>
<p>It does not start with an apron, but with a pile of printed cotton for the dirndls. The designer puts a sheet of paper next to it and draws three lines: waist, hem, bow. She needs no more than that. The rest of the morning is about colour. Out of a print with five shades she picks one for the apron, and it is rarely the one you notice first. With alpine rose it became sage, the green of the little leaves.</p>
<h2>The pattern</h2>
<p>On paper an apron is a rectangle. In cloth it is not, because the waist is half as wide as the hem and all that difference has to go somewhere. So the pattern maker draws the gathers first and the edges afterwards. The grain matters as well: if it is a finger’s width off, the apron twists to one side after an hour of walking.</p>
<h2>The gathers</h2>
<ol>
<li>Three rows of long stitches run along the top edge, parallel and not fastened off.</li>
<li>All the threads are pulled at the same time until the width is right.</li>
<li>With a needle, the tiny folds are straightened one by one. This part takes longer than all the others.</li>
<li>Then the waistband goes on, and only after that do the gathering threads come out.</li>
</ol>
<p>If you pull one thread too hard, you start again. I was allowed to try. I started again.</p>
<h2>The sample</h2>
<p>Every model is first made up in unbleached cotton. Somebody wears it for an afternoon: sitting, bending, carrying a tray. Does the waistband stay flat? Do the ribbons stop short of the knee in size 34, and are they long enough in size 60 to tie at the front? Only when all of that is right does the pattern go to the sewing room. Afra is sewn in Poland; the country of origin is given with every item.</p>
<h2>What it means at home</h2>
<ul>
<li><strong>Iron from the bottom up</strong> and slip a hand under the waistband. That way you do not press the gathers flat.</li>
<li><strong>Wash at 30 degrees on a delicate cycle</strong> and hang the apron up to dry, not in the dryer.</li>
<li><strong>Shorten at the hem,</strong> never at the waist. That is where the work is.</li>
</ul>
<p>Since that day I pin aprons with more respect: anything goes at the hem, but I leave the gathers alone. If your apron is too long, the page on <a href="/en/alterations">alterations</a> tells you how it works.</p>`,
  ),
};
