import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const breakInLederhosen: DemoBlogPost = {
  id: 3,
  identifier: text('lederhose-inlopen-in-vijf-avonden', 'lederhose-eintragen-in-fuenf-abenden', 'break-in-lederhosen-in-five-evenings'),
  title: text('Lederhose inlopen in vijf avonden', 'Lederhose eintragen in fünf Abenden', 'Breaking in lederhosen in five evenings'),
  shortContent: text(
    'Nieuw leer is stug. Met vijf avonden op de bank, een trap en een borstel wordt het jouw broek.',
    'Neues Leder ist steif. Mit fünf Abenden auf dem Sofa, einer Treppe und einer Bürste wird es deine Hose.',
    'New leather is stiff. Five evenings on the sofa, a staircase and a brush make them your own.',
  ),
  metaDescription: text(
    'Een schema voor het inlopen van een lederhose, en wat je beter niet kunt doen.',
    'Ein Plan zum Eintragen der Lederhose, und was du besser lässt.',
    'A plan for breaking in lederhosen, and what you had better not do.',
  ),
  authorId: 2,
  categoryIds: [3, 2],
  publishedDaysAgo: 431,
  relatedSkus: ['MA-LED-2001', 'MA-LED-2002', 'MA-ONV-6603'],
  featuredPicture: scene(
    'blog-break-in',
    [garments.brownLederhose, garments.haferl, garments.socks],
    text(
      'Bruine kniebundlederhose met Haferlschoenen en kniekousen',
      'Braune Kniebundlederhose mit Haferlschuhen und Kniestrümpfen',
      'Brown knee-length lederhosen with Haferl shoes and knee socks',
    ),
  ),
  content: text(
    `<p>Een nieuwe lederhose staat bijna rechtop in de hoek. Dat hoort zo. Leer wordt pas soepel als het warm wordt, beweegt en weer afkoelt, en dat kun je het beste thuis laten gebeuren in plaats van in een volle feesttent. Reken op vijf avonden van ongeveer twee uur.</p>
<h2>Het schema</h2>
<ol>
<li><strong>Avond één: zitten.</strong> Trek de broek aan, knoop haar helemaal dicht en ga op de bank zitten. Zet de vetering achter op de middelste stand. Na een halfuur voel je dat de taille warm wordt en meegeeft.</li>
<li><strong>Avond twee: trappen.</strong> Loop een keer of tien de trap op en af. Zo ontstaan de plooien in de knieholte op de plek waar jouw knie zit.</li>
<li><strong>Avond drie: hurken.</strong> Ruim een onderste keukenkastje op. Het kruis en de bovenbenen rekken nu in de goede richting. Kraakt het? Dat is de nerf, niet de naad.</li>
<li><strong>Avond vier: bretels.</strong> Stel de bretels af terwijl je een glas optilt. De dwarsband hoort op je borst te liggen, niet op je buik.</li>
<li><strong>Avond vijf: alles samen.</strong> Draag hemd, kousen en schoenen erbij. Nu merk je of de vetering een gaatje strakker kan. Meestal kan dat.</li>
</ol>
<h2>Wat je beter laat</h2>
<ul>
<li>Niet in bad ermee. Nat leer rekt waar jij het niet wilt en droogt hard op.</li>
<li>Niet op de verwarming. Warmte van buiten maakt leer bros.</li>
<li>Geen vet of olie op suède. De haartjes plakken en de kleur wordt vlekkerig.</li>
<li>Niet wassen na één vlek. Laat drogen, borstel uit en kijk morgen nog eens.</li>
</ul>
<h2>En als hij te strak blijft?</h2>
<p>De vetering geeft ongeveer drie centimeter speling. Is dat na vijf avonden niet genoeg, dan is de maat te klein. Bewaar daarom de kaartjes tot je zeker weet dat hij past, en pas hem eerst een kwartier binnen voordat je aan het schema begint: na een avond lang dragen geldt de broek als gebruikt. Kom in Roermond langs, dan zetten we hem samen goed af. Past alles, dan is een <a href="/heren/lederhosen">lederhose</a> een broek waar je jaren mee doet.</p>`,
    `<p>Eine neue Lederhose steht fast von allein in der Ecke. Das gehört so. Leder wird erst weich, wenn es warm wird, sich bewegt und wieder abkühlt, und das passiert besser zu Hause als im vollen Festzelt. Rechne mit fünf Abenden von je etwa zwei Stunden.</p>
<h2>Der Plan</h2>
<ol>
<li><strong>Erster Abend: sitzen.</strong> Zieh die Hose an, knöpf sie ganz zu und setz dich aufs Sofa. Stell die Schnürung hinten auf die mittlere Weite. Nach einer halben Stunde spürst du, wie der Bund warm wird und nachgibt.</li>
<li><strong>Zweiter Abend: Treppen.</strong> Geh rund zehnmal die Treppe hinauf und hinunter. So entstehen die Falten in der Kniekehle dort, wo dein Knie sitzt.</li>
<li><strong>Dritter Abend: hocken.</strong> Räum einen unteren Küchenschrank auf. Schritt und Oberschenkel dehnen sich jetzt in die richtige Richtung. Knarzt es? Das ist die Narbung, nicht die Naht.</li>
<li><strong>Vierter Abend: Träger.</strong> Stell die Träger ein, während du ein Glas hebst. Der Quersteg gehört auf die Brust, nicht auf den Bauch.</li>
<li><strong>Fünfter Abend: alles zusammen.</strong> Trag Hemd, Strümpfe und Schuhe dazu. Jetzt merkst du, ob die Schnürung ein Loch enger kann. Meistens kann sie.</li>
</ol>
<h2>Was du besser lässt</h2>
<ul>
<li>Nicht damit in die Badewanne. Nasses Leder dehnt sich, wo du es nicht willst, und trocknet hart.</li>
<li>Nicht auf die Heizung. Wärme von außen macht Leder spröde.</li>
<li>Kein Fett und kein Öl auf Veloursleder. Die Härchen verkleben und die Farbe wird fleckig.</li>
<li>Nicht waschen wegen eines Flecks. Trocknen lassen, ausbürsten und morgen noch einmal hinsehen.</li>
</ul>
<h2>Und wenn sie zu eng bleibt?</h2>
<p>Die Schnürung gibt rund drei Zentimeter Spielraum. Reicht das nach fünf Abenden nicht, ist die Größe zu klein. Lass deshalb die Etiketten dran, bis du sicher bist, und probier die Hose zuerst eine Viertelstunde in der Wohnung, bevor du mit dem Plan beginnst: Nach einem ganzen Abend gilt sie als getragen. Komm nach Roermond, dann stellen wir sie gemeinsam ein. Wenn alles passt, begleitet dich eine <a href="/de/herren/lederhosen">Lederhose</a> viele Jahre.</p>`,
    `<p>New lederhosen almost stand up in the corner by themselves. That is how it should be. Leather only softens when it gets warm, moves and cools down again, and that is better done at home than in a crowded beer tent. Allow for five evenings of about two hours each.</p>
<h2>The plan</h2>
<ol>
<li><strong>Evening one: sit.</strong> Put them on, button them up fully and sit on the sofa. Set the lacing at the back to the middle. After half an hour you feel the waistband getting warm and giving way.</li>
<li><strong>Evening two: stairs.</strong> Walk up and down the stairs about ten times. That puts the creases at the back of the knee where your knee is.</li>
<li><strong>Evening three: squat.</strong> Tidy a low kitchen cupboard. The seat and thighs now stretch in the right direction. Does it creak? That is the grain, not the seam.</li>
<li><strong>Evening four: braces.</strong> Adjust the braces while lifting a glass. The cross strap belongs on your chest, not on your belly.</li>
<li><strong>Evening five: all together.</strong> Wear shirt, socks and shoes with them. Now you notice whether the lacing can go one hole tighter. It usually can.</li>
</ol>
<h2>What you had better not do</h2>
<ul>
<li>Do not take a bath in them. Wet leather stretches where you do not want it and dries hard.</li>
<li>Do not put them on a radiator. Heat from outside makes leather brittle.</li>
<li>No grease or oil on suede. The nap sticks together and the colour turns blotchy.</li>
<li>Do not wash them because of one stain. Let it dry, brush it out and look again tomorrow.</li>
</ul>
<h2>And if they stay too tight?</h2>
<p>The lacing gives about three centimetres of play. If that is not enough after five evenings, the size is too small. So leave the tags on until you are sure, and try them on indoors for a quarter of an hour before you start the plan: after a whole evening they count as worn. Come to Roermond and we will adjust them together. If all fits, <a href="/en/men/lederhosen">lederhosen</a> will stay with you for many years.</p>`,
  ),
};
