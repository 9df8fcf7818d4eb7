import { text } from '../../catalogue/text.ts';
import type { ItemSpec } from '../../images/spec.ts';
import type { Text } from '../../model.ts';
import { garments, scene } from '../garments.ts';
import type { DemoSlide, DemoSlider } from '../model.ts';

type Words = Pick<DemoSlide, 'title' | 'description' | 'link' | 'buttonText'> & { readonly alt: Text };

function slide(seed: string, items: readonly ItemSpec[], { alt, ...words }: Words): DemoSlide {
  return { ...words, picture: scene(seed, items, alt), smallPicture: scene(`${seed}-small`, items, alt, 'portrait') };
}

const { greenDirndl, indigoDirndl, weddingDirndl, roseDirndl, brownLederhose, deerLederhose, checkedShirt, whiteBlouse } = garments;
const { janker, hat, haferl, socks, bag, scarf, kidsDirndl, kidsLederhose, charivari, apron } = garments;

const home: DemoSlider = {
  id: 1,
  identifier: 'home-top',
  title: text('Nu in de winkel', 'Jetzt im Laden', 'Now in the shop'),
  isFullwidth: true,
  location: 'home-top',
  categoryIds: [],
  slides: [
    slide('slide-tracht-on-the-maas', [greenDirndl, brownLederhose, checkedShirt], {
      title: text('Tracht aan de Maas', 'Tracht an der Maas', 'Tracht on the Maas'),
      description: text(
        'Dirndls en lederhosen van het atelier in Sittard tot de feesttent.',
        'Dirndl und Lederhosen vom Atelier in Sittard bis ins Festzelt.',
        'Dirndls and lederhosen from the Sittard workshop to the beer tent.',
      ),
      link: text('/dames/dirndls', '/de/damen/dirndl', '/en/women/dirndls'),
      buttonText: text('Bekijk de dirndls', 'Dirndl ansehen', 'See the dirndls'),
      alt: text(
        'Groene dirndl naast een bruine lederhose met rood geruit hemd',
        'Grünes Dirndl neben einer braunen Lederhose mit rot kariertem Hemd',
        'Green dirndl next to brown lederhosen with a red checked shirt',
      ),
    }),
    slide('slide-winter', [janker, hat, scarf, socks], {
      title: text('Wol voor koude avonden', 'Wolle für kalte Abende', 'Wool for cold evenings'),
      description: text(
        'Jankers van loden, gebreide vesten en kousen die tot de knie reiken.',
        'Janker aus Loden, Strickjacken und Strümpfe bis zum Knie.',
        'Loden jankers, knitted cardigans and socks up to the knee.',
      ),
      link: text('/heren/jassen-vesten', '/de/herren/jacken-strickjacken', '/en/men/jackets-knitwear'),
      buttonText: text('Naar de jassen', 'Zu den Jacken', 'To the jackets'),
      alt: text(
        'Antracieten janker met groene hoed, rode doek en witte kniekousen',
        'Anthrazitfarbener Janker mit grünem Hut, rotem Tuch und weißen Kniestrümpfen',
        'Charcoal janker with a green hat, a red scarf and white knee socks',
      ),
    }),
    slide('slide-fitting', [indigoDirndl, whiteBlouse, apron], {
      title: text('Past het? Wij spelden het af', 'Passt es? Wir stecken es ab', 'Does it fit? We will pin it'),
      description: text(
        'In onze drie winkels pas je op je gemak. Zoom en taille vermaken we in eigen atelier.',
        'In unseren drei Läden probierst du in Ruhe an. Saum und Taille ändern wir im eigenen Atelier.',
        'Try things on at your ease in our three shops. We alter hem and waist in our own workshop.',
      ),
      link: text('/vermaakservice', '/de/aenderungsservice', '/en/alterations'),
      buttonText: text('Zo werkt vermaken', 'So läuft eine Änderung', 'How alterations work'),
      alt: text(
        'Dirndl met blauwdruk, witte blouse en een los schort',
        'Dirndl in Blaudruck, weiße Bluse und eine einzelne Schürze',
        'Blueprint dirndl, white blouse and a separate apron',
      ),
    }),
  ],
};

const women: DemoSlider = {
  id: 2,
  identifier: 'category-women',
  title: text('Dames', 'Damen', 'Women'),
  isFullwidth: true,
  location: 'category-top',
  categoryIds: [100, 110],
  slides: [
    slide('slide-women-lengths', [roseDirndl, greenDirndl, weddingDirndl], {
      title: text('Drie lengtes, één pasvorm', 'Drei Längen, eine Passform', 'Three lengths, one fit'),
      description: text(
        'Mini, midi of lang: het lijfje zit hetzelfde, de rok kies je.',
        'Mini, Midi oder lang: Das Mieder sitzt gleich, den Rock wählst du.',
        'Mini, midi or long: the bodice fits the same, you choose the skirt.',
      ),
      link: text('/maatadvies', '/de/groessenberatung', '/en/size-advice'),
      buttonText: text('Vind je maat', 'Finde deine Größe', 'Find your size'),
      alt: text(
        'Drie dirndls naast elkaar: kort in alpenroze, midi in groen en lang in crème',
        'Drei Dirndl nebeneinander: kurz in Alpenrose, midi in Grün und lang in Creme',
        'Three dirndls side by side: short in alpine rose, midi in green and long in cream',
      ),
    }),
    slide('slide-women-blouses', [whiteBlouse, apron, bag], {
      title: text('Eén dirndl, drie keer anders', 'Ein Dirndl, dreimal anders', 'One dirndl, three ways'),
      description: text(
        'Een andere blouse of een ander schort, en het is een ander feest.',
        'Eine andere Bluse oder Schürze, und es ist ein anderes Fest.',
        'Another blouse or apron, and it is another party.',
      ),
      link: text('/dames/dirndlblouses', '/de/damen/dirndlblusen', '/en/women/dirndl-blouses'),
      buttonText: text('Bekijk de blouses', 'Blusen ansehen', 'See the blouses'),
      alt: text(
        'Witte blouse met kant, schort in oudroze en een tas in hartvorm',
        'Weiße Bluse mit Spitze, Schürze in Altrosa und eine Herztasche',
        'White blouse with lace, apron in dusty pink and a heart-shaped bag',
      ),
    }),
  ],
};

const men: DemoSlider = {
  id: 3,
  identifier: 'category-men',
  title: text('Heren', 'Herren', 'Men'),
  isFullwidth: true,
  location: 'category-top',
  categoryIds: [200, 210],
  slides: [
    slide('slide-men-leather', [deerLederhose, brownLederhose, charivari], {
      title: text('Koop hem strak', 'Kauf sie eng', 'Buy them snug'),
      description: text(
        'Leer geeft mee. Na een paar avonden zit een lederhose zoals jij staat.',
        'Leder gibt nach. Nach ein paar Abenden sitzt eine Lederhose so, wie du stehst.',
        'Leather gives. After a few evenings lederhosen sit the way you stand.',
      ),
      link: text('/heren/lederhosen', '/de/herren/lederhosen', '/en/men/lederhosen'),
      buttonText: text('Naar de lederhosen', 'Zu den Lederhosen', 'To the lederhosen'),
      alt: text(
        'Korte donkerbruine en lichtere kniebundlederhose met een charivari',
        'Kurze dunkelbraune und hellere Kniebundlederhose mit einem Charivari',
        'Short dark brown and lighter knee-length lederhosen with a charivari',
      ),
    }),
    slide('slide-men-complete', [checkedShirt, brownLederhose, socks, haferl], {
      title: text('Van kraag tot schoen', 'Vom Kragen bis zum Schuh', 'From collar to shoe'),
      description: text(
        'Lederhose, hemd, kousen en Haferlschoenen als set, elk in je eigen maat.',
        'Lederhose, Hemd, Strümpfe und Haferlschuhe als Set, jedes Teil in deiner Größe.',
        'Lederhosen, shirt, socks and Haferl shoes as a set, each in your own size.',
      ),
      link: text(
        '/compleet-oktoberfest-voor-hem.html',
        '/de/komplett-outfit-wiesn-fuer-ihn.html',
        '/en/complete-oktoberfest-outfit-for-him.html',
      ),
      buttonText: text('Stel je set samen', 'Set zusammenstellen', 'Put your set together'),
      alt: text(
        'Geruit hemd, lederhose, kniekousen en Haferlschoenen',
        'Kariertes Hemd, Lederhose, Kniestrümpfe und Haferlschuhe',
        'Checked shirt, lederhosen, knee socks and Haferl shoes',
      ),
    }),
  ],
};

const kids: DemoSlider = {
  id: 4,
  identifier: 'category-kids',
  title: text('Kinderen', 'Kinder', 'Kids'),
  isFullwidth: false,
  location: 'category-top',
  categoryIds: [300],
  slides: [
    slide('slide-kids', [kidsDirndl, kidsLederhose], {
      title: text('Groeit een jaartje mee', 'Wächst ein Jahr mit', 'Grows along for a year'),
      description: text(
        'Brede zomen, verstelbare bretels en een maat die gewoon je lengte is.',
        'Breite Säume, verstellbare Träger und eine Größe, die einfach die Körpergröße ist.',
        'Wide hems, adjustable braces and a size that is simply the height.',
      ),
      link: text('/kinderen', '/de/kinder', '/en/kids'),
      buttonText: text('Naar de kinderkleding', 'Zur Kinderkleidung', 'To the kids’ clothes'),
      alt: text(
        'Kinderdirndl met vichyruit naast een korte kinderlederhose',
        'Kinderdirndl mit Vichykaro neben einer kurzen Kinderlederhose',
        'Kids’ gingham dirndl next to short kids’ lederhosen',
      ),
    }),
  ],
};

const groups: DemoSlider = {
  id: 5,
  identifier: 'category-groups',
  title: text('Groepen en verenigingen', 'Gruppen und Vereine', 'Groups and clubs'),
  isFullwidth: false,
  location: 'category-top',
  categoryIds: [550],
  slides: [
    slide('slide-groups', [checkedShirt, apron, hat, haferl], {
      title: text('Kleed je club', 'Kleide deinen Verein ein', 'Dress your club'),
      description: text(
        'Van tien tot honderd personen: met maatlijst, staffelprijs en borduursel.',
        'Von zehn bis hundert Personen: mit Größenliste, Staffelpreis und Stickerei.',
        'From ten to a hundred people: with a size list, tier prices and embroidery.',
      ),
      link: text('/zakelijk', '/de/geschaeftskunden', '/en/business'),
      buttonText: text('Zo werkt het', 'So funktioniert es', 'How it works'),
      alt: text(
        'Geruit hemd, schort, hoed en Haferlschoenen voor een groep',
        'Kariertes Hemd, Schürze, Hut und Haferlschuhe für eine Gruppe',
        'Checked shirt, apron, hat and Haferl shoes for a group',
      ),
    }),
  ],
};

/** One slider for the home page and four for categories. */
export const sliders: readonly DemoSlider[] = [home, women, men, kids, groups];
