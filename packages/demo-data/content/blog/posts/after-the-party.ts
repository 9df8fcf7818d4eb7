import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const afterTheParty: DemoBlogPost = {
  id: 10,
  identifier: text('onderhoud-na-het-feest', 'pflege-nach-dem-fest', 'care-after-the-party'),
  title: text('Onderhoud na het feest', 'Pflege nach dem Fest', 'Care after the party'),
  shortContent: text(
    'Bier, mosterd, kaarsvet en rook: wat je dezelfde nacht doet, wat tot morgen kan wachten en waar je afblijft.',
    'Bier, Senf, Kerzenwachs und Rauch: was du noch in der Nacht tust, was bis morgen warten kann und wovon du die Finger lässt.',
    'Beer, mustard, candle wax and smoke: what to do the same night, what can wait until morning and what to leave alone.',
  ),
  metaDescription: text(
    'Vlekken uit dirndl en lederhose, stap voor stap, met wat je in huis hebt.',
    'Flecken aus Dirndl und Lederhose, Schritt für Schritt, mit dem, was du im Haus hast.',
    'Stains in dirndls and lederhosen, step by step, with what you have at home.',
  ),
  authorId: 1,
  categoryIds: [3],
  publishedDaysAgo: 146,
  relatedSkus: ['MA-ONV-6601', 'MA-ONV-6602', 'MA-ONV-6603'],
  featuredPicture: scene(
    'blog-care',
    [garments.brownLederhose, garments.brush, garments.spray],
    text(
      'Lederhose met een suèdeborstel en een flesje spray',
      'Lederhose mit einer Velourslederbürste und einer Flasche Spray',
      'Lederhosen with a suede brush and a bottle of spray',
    ),
  ),
  content: text(
    `<p>De ochtend na het feest ruikt alles naar tent. Gooi het niet op een hoop en zeker niet meteen in de machine. Met tien minuten werk ’s nachts en een halfuur de dag erna is bijna alles te redden.</p>
<h2>Dezelfde nacht</h2>
<ul>
<li>Hang dirndl en lederhose los op, op brede hangers, bij een open raam.</li>
<li>Dep natte plekken met een schone theedoek. Deppen, niet wrijven.</li>
<li>Haal het schort eraf en rol het op. In een vouw droogt een vlek vast.</li>
<li>Zet schoenen op hun kant en stop er een krant in. Niet bij de kachel.</li>
</ul>
<h2>De vlek en de aanpak</h2>
<table><caption>Wat helpt waarbij</caption><thead><tr><th scope="col">Vlek</th><th scope="col">Katoen</th><th scope="col">Suède</th></tr></thead><tbody>
<tr><th scope="row">Bier</th><td>lauw water, daarna wassen op 30 graden</td><td>laten drogen, uitborstelen</td></tr>
<tr><th scope="row">Mosterd</th><td>afschrapen, galzeep, koud spoelen</td><td>laten drogen, afschrapen, borstelen</td></tr>
<tr><th scope="row">Vet</th><td>afwasmiddel, tien minuten, spoelen</td><td>aardappelmeel erop, een nacht laten liggen</td></tr>
<tr><th scope="row">Kaarsvet</th><td>afbreken, vloeipapier en lauw strijkijzer</td><td>hetzelfde, met het ijzer op de laagste stand</td></tr>
<tr><th scope="row">Rode wijn</th><td>deppen, bruiswater, wassen</td><td>deppen en naar de leerreiniger</td></tr>
</tbody></table>
<h2>Wassen, maar hoe?</h2>
<p>Een dirndl van katoen wast op 30 graden, binnenstebuiten, met haken en knopen dicht. Was het schort apart: de kleur kan verschillen en de linten draaien zich graag om alles heen. Zijde, brokaat en fluweel horen bij de stomerij. Op het etiket staat wat mag; staat er een hand in een teiltje, dan is de machine er echt een te veel.</p>
<p>Een lederhose was je niet zelf. Niet in bad en niet op het wolprogramma. Laat haar eens in de twee of drie jaar reinigen door iemand die leer kent, en borstel in de tussentijd.</p>
<h2>En de rook dan?</h2>
<p>Hang alles een nacht in de badkamer na het douchen, of buiten als het mistig is. Vocht haalt geur uit wol en leer. Spuitbussen met parfum leggen er alleen een tweede geur overheen. Daarna drogen, borstelen, en pas als alles echt droog is in de kast. Wie nat inpakt, pakt volgend jaar schimmel uit. Borstels, sprays en wasmiddel staan bij <a href="/accessoires/onderhoud">onderhoud</a>.</p>`,
    `<p>Am Morgen nach dem Fest riecht alles nach Zelt. Wirf es nicht auf einen Haufen und schon gar nicht gleich in die Maschine. Mit zehn Minuten in der Nacht und einer halben Stunde am Tag danach lässt sich fast alles retten.</p>
<h2>Noch in der Nacht</h2>
<ul>
<li>Häng Dirndl und Lederhose locker auf breite Bügel, ans offene Fenster.</li>
<li>Tupf nasse Stellen mit einem sauberen Geschirrtuch ab. Tupfen, nicht reiben.</li>
<li>Nimm die Schürze ab und roll sie ein. In einer Falte trocknet ein Fleck fest.</li>
<li>Stell Schuhe auf die Seite und stopf Zeitung hinein. Nicht an den Ofen.</li>
</ul>
<h2>Der Fleck und was hilft</h2>
<table><caption>Was wogegen hilft</caption><thead><tr><th scope="col">Fleck</th><th scope="col">Baumwolle</th><th scope="col">Veloursleder</th></tr></thead><tbody>
<tr><th scope="row">Bier</th><td>lauwarmes Wasser, dann bei 30 Grad waschen</td><td>trocknen lassen, ausbürsten</td></tr>
<tr><th scope="row">Senf</th><td>abschaben, Gallseife, kalt ausspülen</td><td>trocknen lassen, abschaben, bürsten</td></tr>
<tr><th scope="row">Fett</th><td>Spülmittel, zehn Minuten, ausspülen</td><td>Kartoffelmehl darauf, über Nacht liegen lassen</td></tr>
<tr><th scope="row">Kerzenwachs</th><td>abbrechen, Löschpapier und lauwarmes Bügeleisen</td><td>ebenso, das Eisen auf kleinster Stufe</td></tr>
<tr><th scope="row">Rotwein</th><td>tupfen, Mineralwasser, waschen</td><td>tupfen und in die Lederreinigung</td></tr>
</tbody></table>
<h2>Waschen, aber wie?</h2>
<p>Ein Dirndl aus Baumwolle wäschst du bei 30 Grad auf links, Haken und Knöpfe geschlossen. Wasch die Schürze getrennt: Die Farbe kann abweichen, und die Bänder wickeln sich gern um alles. Seide, Brokat und Samt gehören in die Reinigung. Auf dem Etikett steht, was erlaubt ist; ist dort eine Hand in einer Schüssel zu sehen, ist die Maschine wirklich zu viel.</p>
<p>Eine Lederhose wäschst du nicht selbst. Nicht in der Wanne und nicht im Wollprogramm. Lass sie alle zwei, drei Jahre von jemandem reinigen, der Leder kennt, und bürste in der Zwischenzeit.</p>
<h2>Und der Rauch?</h2>
<p>Häng alles nach dem Duschen eine Nacht ins Bad, oder nach draußen, wenn es neblig ist. Feuchtigkeit zieht Geruch aus Wolle und Leder. Parfümierte Sprays legen nur einen zweiten Geruch darüber. Danach trocknen, bürsten und erst in den Schrank, wenn alles wirklich trocken ist. Wer feucht einpackt, packt nächstes Jahr Schimmel aus. Bürsten, Sprays und Waschmittel stehen unter <a href="/de/accessoires/pflege">Pflege</a>.</p>`,
    `<p>The morning after the party everything smells of beer tent. Do not throw it on a heap, and certainly not straight into the machine. With ten minutes at night and half an hour the next day, nearly everything can be saved.</p>
<h2>The same night</h2>
<ul>
<li>Hang dirndl and lederhosen loosely on wide hangers by an open window.</li>
<li>Dab wet spots with a clean tea towel. Dab, do not rub.</li>
<li>Take off the apron and roll it up. A stain dries fast in a crease.</li>
<li>Lay shoes on their side and stuff them with newspaper. Not by the stove.</li>
</ul>
<h2>The stain and the remedy</h2>
<table><caption>What helps against what</caption><thead><tr><th scope="col">Stain</th><th scope="col">Cotton</th><th scope="col">Suede</th></tr></thead><tbody>
<tr><th scope="row">Beer</th><td>lukewarm water, then wash at 30 degrees</td><td>let it dry, brush out</td></tr>
<tr><th scope="row">Mustard</th><td>scrape off, gall soap, rinse cold</td><td>let it dry, scrape off, brush</td></tr>
<tr><th scope="row">Grease</th><td>washing-up liquid, ten minutes, rinse</td><td>potato starch on top, leave overnight</td></tr>
<tr><th scope="row">Candle wax</th><td>break off, blotting paper and a lukewarm iron</td><td>the same, with the iron on its lowest setting</td></tr>
<tr><th scope="row">Red wine</th><td>dab, sparkling water, wash</td><td>dab and take to a leather cleaner</td></tr>
</tbody></table>
<h2>Washing, but how?</h2>
<p>A cotton dirndl washes at 30 degrees, inside out, with hooks and buttons closed. Wash the apron separately: its colour may differ, and the ribbons like to wrap themselves around everything. Silk, brocade and velvet belong at the dry cleaner’s. The label says what is allowed; if it shows a hand in a tub, the machine really is too much.</p>
<p>You do not wash lederhosen yourself. Not in the bath and not on the wool programme. Have them cleaned every two or three years by someone who knows leather, and brush in between.</p>
<h2>And the smoke?</h2>
<p>Hang everything in the bathroom overnight after a shower, or outside when it is foggy. Moisture draws smells out of wool and leather. Scented sprays only put a second smell on top. Then dry, brush, and back into the wardrobe only when everything is truly dry. If you pack it away damp, you unpack mould next year. Brushes, sprays and detergent are under <a href="/en/accessories/care">care</a>.</p>`,
  ),
};
