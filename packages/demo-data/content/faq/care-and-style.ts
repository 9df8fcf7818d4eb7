import { text } from '../../catalogue/text.ts';
import type { DemoFaqCategory } from '../model.ts';

export const care: DemoFaqCategory = {
  id: 5,
  title: text('Onderhoud', 'Pflege', 'Care'),
  urlKey: text('onderhoud', 'pflege', 'care'),
  items: [
    {
      id: 501,
      question: text(
        'Mag een dirndl in de wasmachine?',
        'Darf ein Dirndl in die Waschmaschine?',
        'May a dirndl go in the washing machine?',
      ),
      shortAnswer: text(
        'Katoen en linnen op 30 graden wel; zijde, brokaat en fluweel niet.',
        'Baumwolle und Leinen bei 30 Grad ja; Seide, Brokat und Samt nicht.',
        'Cotton and linen at 30 degrees, yes; silk, brocade and velvet, no.',
      ),
      longAnswer: text(
        '<p>Keer de dirndl binnenstebuiten, sluit haken en knopen en gebruik een waszak. Was het schort apart. Het wasvoorschrift staat bij elk artikel en op het etiket.</p>',
        '<p>Dreh das Dirndl auf links, schließ Haken und Knöpfe und nimm einen Wäschebeutel. Wasch die Schürze getrennt. Die Pflegehinweise stehen bei jedem Artikel und auf dem Etikett.</p>',
        '<p>Turn the dirndl inside out, close hooks and buttons and use a laundry bag. Wash the apron separately. The care instructions are with every item and on the label.</p>',
      ),
    },
    {
      id: 502,
      question: text('Hoe maak ik een lederhose schoon?', 'Wie reinige ich eine Lederhose?', 'How do I clean lederhosen?'),
      shortAnswer: text(
        'Laten drogen, borstelen, luchten; voor de rest is er de leerreiniger.',
        'Trocknen lassen, bürsten, lüften; für den Rest gibt es die Lederreinigung.',
        'Let them dry, brush, air; leave the rest to a leather cleaner.',
      ),
      longAnswer: text(
        '<p>Was leer niet zelf. Borstel droog vuil in de richting van de vleug uit en hang de broek een nacht bij een open raam. Strooi op vetvlekken aardappelmeel en laat dat een nacht liggen. Borstels en sprays vind je bij <a href="/accessoires/onderhoud">onderhoud</a>.</p>',
        '<p>Wasch Leder nicht selbst. Bürste trockenen Schmutz in Strichrichtung aus und häng die Hose eine Nacht ans offene Fenster. Streu auf Fettflecken Kartoffelmehl und lass es über Nacht liegen. Bürsten und Sprays findest du unter <a href="/de/accessoires/pflege">Pflege</a>.</p>',
        '<p>Do not wash leather yourself. Brush out dry dirt in the direction of the nap and hang the lederhosen by an open window overnight. Sprinkle potato starch on grease and leave it overnight. Brushes and sprays are under <a href="/en/accessories/care">care</a>.</p>',
      ),
    },
    {
      id: 503,
      question: text('Hoe bewaar ik loden en wol?', 'Wie bewahre ich Loden und Wolle auf?', 'How do I store loden and wool?'),
      shortAnswer: text(
        'Schoon en droog, in een katoenen hoes met cederhout.',
        'Sauber und trocken, in einer Hülle aus Baumwolle mit Zedernholz.',
        'Clean and dry, in a cotton cover with cedar wood.',
      ),
      longAnswer: text(
        '<p>Motten komen af op vlekken, niet op wol alleen. Borstel daarom eerst, laat vlekken verwijderen en hang de jas op een brede hanger. Plastic hoezen houden vocht vast; gebruik die alleen onderweg.</p>',
        '<p>Motten suchen Flecken, nicht nur Wolle. Bürste also zuerst, lass Flecken entfernen und häng die Jacke auf einen breiten Bügel. Plastikhüllen halten Feuchtigkeit fest; nimm sie nur für unterwegs.</p>',
        '<p>Moths are after stains, not just wool. So brush first, have stains removed and hang the jacket on a wide hanger. Plastic covers hold moisture; use them for travelling only.</p>',
      ),
    },
  ],
};

export const style: DemoFaqCategory = {
  id: 6,
  title: text('Traditie en stijl', 'Tradition und Stil', 'Tradition and style'),
  urlKey: text('traditie-en-stijl', 'tradition-und-stil', 'tradition-and-style'),
  items: [
    {
      id: 601,
      question: text('Aan welke kant hoort de strik?', 'Auf welche Seite gehört die Schleife?', 'Which side does the bow go on?'),
      shortAnswer: text(
        'Volgens het gebruik: links vrij, rechts bezet. Het is traditie, geen regel.',
        'Nach dem Brauch: links frei, rechts vergeben. Es ist Tradition, keine Regel.',
        'By custom: left is single, right is taken. It is tradition, not a rule.',
      ),
      longAnswer: text(
        '<p>Links en rechts zijn gezien vanuit degene die het schort draagt. In het midden betekent vroeger jong meisje en nu ‘dat gaat je niets aan’; achter dragen weduwen en wie in de bediening werkt hem. Strik hem gerust waar hij jou het minst in de weg zit.</p>',
        '<p>Links und rechts sind aus Sicht der Trägerin gemeint. In der Mitte stand früher für junge Mädchen und heißt heute „das geht dich nichts an“; hinten tragen sie Witwen und alle, die bedienen. Bind sie ruhig dort, wo sie dich am wenigsten stört.</p>',
        '<p>Left and right are seen by the person wearing the apron. In the middle once stood for young girls and now says “none of your business”; widows and waitresses wear it at the back. Feel free to tie it where it bothers you least.</p>',
      ),
    },
    {
      id: 602,
      question: text('Moet er een blouse onder een dirndl?', 'Gehört eine Bluse unter das Dirndl?', 'Do I need a blouse under a dirndl?'),
      shortAnswer: text(
        'Meestal wel; alleen hooggesloten lijfjes kunnen zonder.',
        'Meistens ja; nur hochgeschlossene Mieder kommen ohne aus.',
        'Usually, yes; only high-necked bodices do without.',
      ),
      longAnswer: text(
        '<p>Het lijfje is op een dirndlblouse getekend. Die is kort, met elastiek onder de borst, en blijft daardoor zitten. Bij elk artikel staat of er een blouse bij hoort; de losse vind je bij <a href="/dames/dirndlblouses">dirndlblouses</a>.</p>',
        '<p>Das Mieder ist für eine Dirndlbluse geschnitten. Sie ist kurz, mit Gummizug unter der Brust, und bleibt deshalb, wo sie ist. Bei jedem Artikel steht, ob eine Bluse dabei ist; einzelne findest du bei den <a href="/de/damen/dirndlblusen">Dirndlblusen</a>.</p>',
        '<p>The bodice is cut for a dirndl blouse. That is a short one, elasticated under the bust, so it stays in place. Every item says whether a blouse is included; single ones are under <a href="/en/women/dirndl-blouses">dirndl blouses</a>.</p>',
      ),
    },
    {
      id: 603,
      question: text('Welke kousen horen bij een lederhose?', 'Welche Strümpfe gehören zur Lederhose?', 'Which socks go with lederhosen?'),
      shortAnswer: text(
        'Kniekousen bij een kniebund, kniekousen of Loferl bij een korte broek.',
        'Kniestrümpfe zur Kniebundhose, Kniestrümpfe oder Loferl zur kurzen.',
        'Knee socks with knee-length ones, knee socks or Loferl with short ones.',
      ),
      longAnswer: text(
        '<p>Loferl zijn kuitwarmers zonder voet, met een kort sokje eronder. Kies wol in crème, grijs of groen; witte sportsokken vallen op. Alles vind je bij <a href="/heren/kousen-kuitwarmers">kousen en kuitwarmers</a>.</p>',
        '<p>Loferl sind Wadenstrümpfe ohne Fuß, mit einem kurzen Söckchen dazu. Nimm Wolle in Creme, Grau oder Grün; weiße Sportsocken fallen auf. Alles findest du bei <a href="/de/herren/struempfe-loferl">Strümpfe und Loferl</a>.</p>',
        '<p>Loferl are calf warmers without a foot, worn with a short sock. Choose wool in cream, grey or green; white sports socks stand out. You find them all under <a href="/en/men/socks-loferl">socks and Loferl</a>.</p>',
      ),
    },
  ],
};
