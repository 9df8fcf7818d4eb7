import { text } from '../../../catalogue/text.ts';
import { garments, scene } from '../../garments.ts';
import type { DemoBlogPost } from '../../model.ts';

export const haferlShoe: DemoBlogPost = {
  id: 15,
  identifier: text('haferlschoen-met-zijvetering', 'haferlschuh-mit-seitenschnuerung', 'haferl-shoe-laced-at-the-side'),
  title: text(
    'Haferlschoen, een schoen met veters opzij',
    'Haferlschuh, ein Schuh mit Seitenschnürung',
    'The Haferl shoe, laced at the side',
  ),
  shortContent: text(
    'Hij ziet eruit alsof iemand de veters verkeerd heeft ingetekend. Waarom ze opzij zitten, hoe de schoen moet passen en hoe je hem inloopt.',
    'Er sieht aus, als hätte jemand die Schnürung an der falschen Stelle eingezeichnet. Warum sie seitlich sitzt, wie der Schuh passen soll und wie du ihn einläufst.',
    'It looks as if somebody drew the laces in the wrong place. Why they sit at the side, how the shoe should fit and how to break it in.',
  ),
  metaDescription: text(
    'Herkomst, pasvorm en onderhoud van de Haferlschoen, en wat je erbij draagt.',
    'Herkunft, Passform und Pflege des Haferlschuhs und was du dazu trägst.',
    'Origin, fit and care of the Haferl shoe, and what to wear with it.',
  ),
  authorId: 2,
  categoryIds: [1, 2],
  publishedDaysAgo: 125,
  relatedSkus: ['MA-SHU-4001', 'MA-SOK-4101', 'MA-LED-2003'],
  featuredPicture: scene(
    'blog-haferl',
    [garments.haferl, garments.socks, garments.deerLederhose],
    text(
      'Bruine Haferlschoenen met veters opzij, kabelkousen en een korte lederhose',
      'Braune Haferlschuhe mit seitlicher Schnürung, Zopfstrümpfe und eine kurze Lederhose',
      'Brown Haferl shoes laced at the side, cable-knit socks and short lederhosen',
    ),
  ),
  content: text(
    `<p>Wie voor het eerst een Haferlschoen in handen heeft, draait hem een keer om. De veters lopen niet over de wreef maar erlangs, aan de buitenkant van de voet. Dat is geen grapje van de ontwerper. Het is een werkschoen uit de bergen, en aan bijna elk onderdeel zie je dat nog.</p>
<h2>Waarom opzij?</h2>
<p>Op een steil pad haak je met een veter midden op je voet achter takken en stenen. Opzij ligt hij beschut. Bovendien blijft de voorkant dicht: één stuk leer van teen tot wreef, waar water en steentjes minder makkelijk doorheen komen. De tong valt er als een klep overheen. En wie een dag lang daalt, merkt dat er niets op de wreef drukt.</p>
<h2>Waar de naam vandaan komt</h2>
<p>Daarover zijn ze het in Beieren niet eens. Een Haferl is een kopje of pannetje, en met wat goede wil herken je dat in de ronde neus. Anderen horen er ‘halve schoen’ in, omdat hij onder de enkel ophoudt terwijl een bergschoen eroverheen gaat. Een derde uitleg houdt het op de hoef van een geit. Kies gerust de versie waar jouw tafel om moet lachen.</p>
<h2>Zo moet hij zitten</h2>
<ol>
<li>Pas met de kousen die je erin draagt. Voor dikke kabelkousen neem je een halve tot hele maat meer.</li>
<li>Pas in de middag. Voeten worden in de loop van de dag iets groter.</li>
<li>Trek de veters van onder naar boven aan. Tussen de twee leren flappen blijft een spleet van ongeveer een vinger; het leer geeft nog mee.</li>
<li>Loop een trap af. Stoten je tenen, dan is de schoen te kort. Komt je hiel een paar millimeter omhoog, dan is dat bij een nieuwe stevige zool gewoon.</li>
</ol>
<h2>Inlopen en onderhouden</h2>
<p>Smeer het leer in met kleurloze crème voordat je de schoen voor het eerst draagt en laat die een nacht intrekken. Daarna drie avonden een uur in huis, en je kunt ermee de tent in. Geef hem na een lange dag ook een dag rust, met een spanner of een krant erin. De zool is doorgestikt; is het profiel op, dan zet een schoenmaker er een nieuwe onder.</p>
<h2>Wat draag je erbij?</h2>
<ul>
<li><strong>Bij een korte lederhose:</strong> kniekousen, of Loferl als je kuiten gezien mogen worden.</li>
<li><strong>Bij een kniebund:</strong> een kous die onder de rand van de broek verdwijnt.</li>
<li><strong>Bij een spijkerbroek:</strong> een dunne sok en een omgeslagen pijp, anders ziet niemand de veters.</li>
<li><strong>Bij een dirndl:</strong> ook dat gaat, met een kabelkous en een rok tot de knie.</li>
</ul>
<p>Sportschoenen onder een lederhose verbieden we niet. We kijken alleen even de andere kant op. De modellen en maten staan bij <a href="/heren/schoenen/haferlschoenen">Haferlschoenen</a>.</p>`,
    `<p>Wer zum ersten Mal einen Haferlschuh in der Hand hat, dreht ihn einmal um. Die Schnürsenkel laufen nicht über den Rist, sondern daneben, an der Außenseite des Fußes. Das ist keine Laune beim Entwurf. Er ist ein Arbeitsschuh aus den Bergen, und das sieht man noch an fast jedem Teil.</p>
<h2>Warum seitlich?</h2>
<p>Auf einem steilen Pfad bleibst du mit einer Schleife mitten auf dem Fuß an Ästen und Steinen hängen. An der Seite liegt sie geschützt. Außerdem bleibt der Schuh vorn geschlossen: ein Stück Leder von den Zehen bis zum Rist, durch das Wasser und Steinchen nicht so leicht eindringen. Die Lasche fällt wie eine Klappe darüber. Und wer einen Tag lang bergab geht, merkt, dass auf dem Rist nichts drückt.</p>
<h2>Woher der Name kommt</h2>
<p>Darüber ist man sich in Bayern nicht einig. Ein Haferl ist eine Tasse oder ein Töpfchen, und mit etwas gutem Willen erkennt man das in der runden Spitze. Andere hören den „Halbschuh“ heraus, weil er unter dem Knöchel aufhört, während ein Bergschuh darüberreicht. Eine dritte Deutung hält es mit dem Huf der Ziege. Nimm ruhig die Fassung, über die man an deinem Tisch lacht.</p>
<h2>So soll er sitzen</h2>
<ol>
<li>Probier ihn mit den Strümpfen an, die du darin trägst. Für dicke Zopfstrümpfe nimmst du eine halbe bis ganze Größe mehr.</li>
<li>Probier ihn am Nachmittag an. Füße werden im Lauf des Tages etwas größer.</li>
<li>Zieh die Schnürung von unten nach oben an. Zwischen den beiden Lederteilen bleibt ein Spalt von etwa einem Finger; das Leder gibt noch nach.</li>
<li>Geh eine Treppe hinunter. Stoßen die Zehen an, ist der Schuh zu kurz. Hebt sich die Ferse ein paar Millimeter, ist das bei einer neuen, festen Sohle normal.</li>
</ol>
<h2>Einlaufen und pflegen</h2>
<p>Reib das Leder vor dem ersten Tragen mit farbloser Creme ein und lass sie über Nacht einziehen. Danach drei Abende je eine Stunde in der Wohnung, und du kannst damit ins Zelt. Gönn dem Schuh nach einem langen Tag auch einen Tag Pause, mit Spanner oder Zeitung darin. Die Sohle ist durchgenäht; ist das Profil abgelaufen, setzt ein Schuhmacher eine neue darunter.</p>
<h2>Was trägst du dazu?</h2>
<ul>
<li><strong>Zur kurzen Lederhose:</strong> Kniestrümpfe, oder Loferl, wenn man deine Waden sehen darf.</li>
<li><strong>Zur Kniebundhose:</strong> einen Strumpf, der unter dem Bund am Knie verschwindet.</li>
<li><strong>Zur Jeans:</strong> eine dünne Socke und ein umgeschlagenes Hosenbein, sonst sieht niemand die Schnürung.</li>
<li><strong>Zum Dirndl:</strong> Auch das geht, mit Zopfstrümpfen und einem Rock bis zum Knie.</li>
</ul>
<p>Turnschuhe zur Lederhose verbieten wir nicht. Wir schauen nur kurz in die andere Richtung. Modelle und Größen stehen bei den <a href="/de/herren/schuhe/haferlschuhe">Haferlschuhen</a>.</p>`,
    `<p>Anyone who picks up a Haferl shoe for the first time turns it over once. The laces do not run across the instep but beside it, on the outside of the foot. That is not a designer’s whim. It is a working shoe from the mountains, and almost every part of it still shows.</p>
<h2>Why at the side?</h2>
<p>On a steep path, a bow in the middle of your foot catches on branches and stones. At the side it is sheltered. The front stays closed, too: one piece of leather from toe to instep, which water and grit do not get through so easily. The tongue folds over it like a flap. And if you walk downhill all day, you notice that nothing presses on your instep.</p>
<h2>Where the name comes from</h2>
<p>On that, Bavarians disagree. A Haferl is a cup or a little pot, and with some goodwill you can see one in the round toe. Others hear “half shoe” in it, because it stops below the ankle where a mountain boot goes over it. A third reading points to the hoof of a goat. Feel free to choose the version that makes your table laugh.</p>
<h2>How it should fit</h2>
<ol>
<li>Try it on with the socks you will wear in it. For thick cable-knit socks go half to one size up.</li>
<li>Try it on in the afternoon. Feet get slightly larger in the course of the day.</li>
<li>Tighten the laces from the bottom up. A gap of about a finger should remain between the two leather flaps; the leather will still give.</li>
<li>Walk down some stairs. If your toes bump, the shoe is too short. If your heel lifts by a few millimetres, that is normal with a firm new sole.</li>
</ol>
<h2>Breaking in and care</h2>
<p>Rub colourless cream into the leather before you wear the shoe for the first time and let it soak in overnight. Then wear it around the house for an hour on three evenings, and it is ready for the tent. After a long day give it a day off as well, with a shoe tree or newspaper inside. The sole is stitched through; when the tread is worn down, a cobbler can put a new one on.</p>
<h2>What do you wear with it?</h2>
<ul>
<li><strong>With short lederhosen:</strong> knee socks, or Loferl if your calves may be seen.</li>
<li><strong>With knee-length lederhosen:</strong> a sock that disappears under the cuff.</li>
<li><strong>With jeans:</strong> a thin sock and a turned-up leg, or nobody will see the laces.</li>
<li><strong>With a dirndl:</strong> that works too, with cable-knit socks and a skirt to the knee.</li>
</ul>
<p>We do not forbid trainers with lederhosen. We just look the other way for a moment. Models and sizes are under <a href="/en/men/shoes/haferl-shoes">Haferl shoes</a>.</p>`,
  ),
};
