import type { Text } from '../model.ts';
import { same, text } from './text.ts';

/** A branch of the menu. Ids are written out, so that a category keeps its id when the tree grows. */
export type CategoryNode = {
  readonly id: number;
  readonly name: Text;
  readonly urlKey: Text;
  readonly description?: Text;
  /** Holds for its children, too. */
  readonly setsFirst?: true;
  readonly children?: readonly CategoryNode[];
};

const women: CategoryNode = {
  id: 100,
  name: text('Dames', 'Damen', 'Women'),
  urlKey: text('dames', 'damen', 'women'),
  description: text(
    'Dirndls, blouses, schorten en alles wat je erbij draagt, in maat 32 tot en met 60.',
    'Dirndl, Blusen, Schürzen und alles, was dazugehört, in den Größen 32 bis 60.',
    'Dirndls, blouses, aprons and everything you wear with them, in sizes 32 to 60.',
  ),
  children: [
    {
      id: 110,
      name: text('Dirndls', 'Dirndl', 'Dirndls'),
      urlKey: text('dirndls', 'dirndl', 'dirndls'),
      description: text(
        'Kies eerst je roklengte en daarna je kleur: van kort voor de feesttent tot lang voor de bruiloft.',
        'Wähle zuerst die Rocklänge, dann die Farbe: von kurz fürs Festzelt bis lang für die Hochzeit.',
        'Choose your skirt length first and then your colour: from short for the beer tent to long for a wedding.',
      ),
      children: [
        {
          id: 111,
          name: text('Mini-dirndls (50 cm)', 'Mini-Dirndl (50 cm)', 'Mini dirndls (50 cm)'),
          urlKey: text('mini-dirndls', 'mini-dirndl', 'mini-dirndls'),
        },
        {
          id: 112,
          name: text('Midi-dirndls (60 cm)', 'Midi-Dirndl (60 cm)', 'Midi dirndls (60 cm)'),
          urlKey: text('midi-dirndls', 'midi-dirndl', 'midi-dirndls'),
        },
        {
          id: 113,
          name: text('Lange dirndls (70 cm en langer)', 'Lange Dirndl (ab 70 cm)', 'Long dirndls (70 cm and longer)'),
          urlKey: text('lange-dirndls', 'lange-dirndl', 'long-dirndls'),
        },
        {
          id: 114,
          name: text('Bruidsdirndls', 'Hochzeitsdirndl', 'Wedding dirndls'),
          urlKey: text('bruidsdirndls', 'hochzeitsdirndl', 'wedding-dirndls'),
        },
        {
          id: 115,
          name: text('Grote maten', 'Große Größen', 'Plus sizes'),
          urlKey: text('dirndls-grote-maten', 'dirndl-grosse-groessen', 'plus-size-dirndls'),
        },
      ],
    },
    {
      id: 120,
      name: text('Dirndlblouses', 'Dirndlblusen', 'Dirndl blouses'),
      urlKey: text('dirndlblouses', 'dirndlblusen', 'dirndl-blouses'),
      description: text(
        'Korte blouses die onder het lijfje van je dirndl blijven zitten, met korte, halflange of lange mouw.',
        'Kurze Blusen, die unter dem Mieder bleiben, mit kurzem, halblangem oder langem Ärmel.',
        'Cropped blouses that stay put under the bodice, with short, half or long sleeves.',
      ),
      children: [
        { id: 121, name: text('Korte mouw', 'Kurzarm', 'Short sleeve'), urlKey: text('korte-mouw', 'kurzarm', 'short-sleeve') },
        { id: 122, name: text('Halflange mouw', 'Halbarm', 'Half sleeve'), urlKey: text('halflange-mouw', 'halbarm', 'half-sleeve') },
        { id: 123, name: text('Lange mouw', 'Langarm', 'Long sleeve'), urlKey: text('lange-mouw', 'langarm', 'long-sleeve') },
        { id: 124, name: text('Kant', 'Spitze', 'Lace'), urlKey: text('kant', 'spitze', 'lace') },
      ],
    },
    {
      id: 130,
      name: text('Dirndlschorten', 'Dirndlschürzen', 'Dirndl aprons'),
      urlKey: text('dirndlschorten', 'dirndlschuerzen', 'dirndl-aprons'),
      description: text(
        'Met een ander schort ziet dezelfde dirndl er anders uit; let op dat het schort even lang is als je rok.',
        'Mit einer anderen Schürze wirkt dasselbe Dirndl neu; achte darauf, dass sie so lang ist wie dein Rock.',
        'A different apron changes the same dirndl; make sure it is as long as your skirt.',
      ),
      children: [
        { id: 131, name: text('Effen', 'Einfarbig', 'Plain'), urlKey: text('effen', 'einfarbig', 'plain') },
        { id: 132, name: same('Jacquard'), urlKey: same('jacquard') },
        { id: 133, name: text('Kant', 'Spitzenschürzen', 'Lace aprons'), urlKey: text('kant-schorten', 'spitzenschuerzen', 'lace-aprons') },
      ],
    },
    {
      id: 140,
      name: text('Lederhosen dames', 'Damen-Lederhosen', 'Women’s lederhosen'),
      urlKey: text('lederhosen-dames', 'damen-lederhosen', 'womens-lederhosen'),
      description: text(
        'Lederhosen met een hogere taille en een smaller been, kort of tot over de knie.',
        'Lederhosen mit höherer Taille und schmalem Bein, kurz oder bis übers Knie.',
        'Lederhosen with a higher waist and a slimmer leg, short or over the knee.',
      ),
      children: [
        { id: 141, name: text('Kort', 'Kurz', 'Short'), urlKey: text('kort', 'kurz', 'short') },
        { id: 142, name: text('Kniebroek', 'Kniebund', 'Knee-length'), urlKey: text('kniebroek', 'kniebund', 'knee-length') },
      ],
    },
    {
      id: 150,
      name: text('Blouses & tops', 'Blusen & Shirts', 'Blouses & tops'),
      urlKey: text('blouses-tops', 'blusen-shirts', 'blouses-tops'),
      description: text(
        'Blouses en tops voor bij een rok of lederhose, op gewone lengte.',
        'Blusen und Shirts zu Rock oder Lederhose, in normaler Länge.',
        'Blouses and tops in regular length, to wear with a skirt or lederhosen.',
      ),
    },
    {
      id: 160,
      name: text('Rokken', 'Röcke', 'Skirts'),
      urlKey: text('rokken', 'roecke', 'skirts'),
      description: text(
        'Wijde rokken van katoen, linnen of loden, met zakken in de zijnaad.',
        'Weite Röcke aus Baumwolle, Leinen oder Loden, mit Taschen in der Seitennaht.',
        'Full skirts in cotton, linen or loden, with pockets in the side seams.',
      ),
    },
    {
      id: 170,
      name: text('Vesten & jassen', 'Strickjacken & Jacken', 'Cardigans & jackets'),
      urlKey: text('vesten-jassen', 'strickjacken-jacken', 'cardigans-jackets'),
      description: text(
        'Kort gesneden vesten en jankers die tot de taille van je dirndl reiken.',
        'Kurz geschnittene Strickjacken und Janker, die bis zur Taille des Dirndls reichen.',
        'Short cardigans and jankers cut to end at the waist of your dirndl.',
      ),
      children: [
        {
          id: 171,
          name: text('Trachtenvesten', 'Trachtenstrickjacken', 'Trachten cardigans'),
          urlKey: text('trachtenvesten', 'trachtenstrickjacken', 'trachten-cardigans'),
        },
        { id: 172, name: text('Jankers', 'Janker', 'Jankers'), urlKey: text('jankers', 'janker', 'jankers') },
        {
          id: 173,
          name: text('Lodenmantels', 'Lodenmäntel', 'Loden coats'),
          urlKey: text('lodenmantels', 'lodenmaentel', 'loden-coats'),
        },
      ],
    },
    {
      id: 180,
      name: text('Schoenen & kousen', 'Schuhe & Strümpfe', 'Shoes & socks'),
      urlKey: text('schoenen-kousen', 'schuhe-struempfe', 'shoes-socks'),
      description: text(
        'Pumps met een blokhak, haferlschoenen en kniekousen voor onder je dirndl of lederhose.',
        'Pumps mit Blockabsatz, Haferlschuhe und Kniestrümpfe zu Dirndl oder Lederhose.',
        'Block-heel pumps, Haferl shoes and knee socks to go with your dirndl or lederhosen.',
      ),
      children: [
        {
          id: 181,
          name: text('Trachtenpumps', 'Trachtenpumps', 'Trachten pumps'),
          urlKey: text('trachtenpumps', 'trachtenpumps', 'trachten-pumps'),
        },
        {
          id: 182,
          name: text('Haferlschoenen', 'Haferlschuhe', 'Haferl shoes'),
          urlKey: text('haferlschoenen', 'haferlschuhe', 'haferl-shoes'),
        },
        { id: 183, name: text('Kniekousen', 'Kniestrümpfe', 'Knee socks'), urlKey: text('kniekousen', 'kniestruempfe', 'knee-socks') },
      ],
    },
  ],
};

const men: CategoryNode = {
  id: 200,
  name: text('Heren', 'Herren', 'Men'),
  urlKey: text('heren', 'herren', 'men'),
  description: text(
    'Lederhosen van rundsuède tot hertenleer, met hemden, gilets en jankers die erbij passen.',
    'Lederhosen von Rindveloursleder bis Hirschleder, dazu Hemden, Westen und Janker.',
    'Lederhosen from cow suede to deerskin, with the shirts, waistcoats and jankers to match.',
  ),
  children: [
    {
      id: 210,
      name: same('Lederhosen'),
      urlKey: same('lederhosen'),
      description: text(
        'Kort, tot over de knie of lang: leer rekt mee, dus koop je lederhose aan de strakke kant.',
        'Kurz, Kniebund oder lang: Leder gibt nach, also kauf deine Lederhose eher knapp.',
        'Short, knee-length or long: leather gives, so buy your lederhosen on the snug side.',
      ),
      children: [
        {
          id: 211,
          name: text('Korte lederhosen', 'Kurze Lederhosen', 'Short lederhosen'),
          urlKey: text('korte-lederhosen', 'kurze-lederhosen', 'short-lederhosen'),
        },
        {
          id: 212,
          name: text('Kniebundlederhosen', 'Kniebundlederhosen', 'Knee-length lederhosen'),
          urlKey: text('kniebund', 'kniebundlederhosen', 'knee-length-lederhosen'),
        },
        {
          id: 213,
          name: text('Lange lederhosen', 'Lange Lederhosen', 'Long lederhosen'),
          urlKey: text('lange-lederhosen', 'lange-lederhosen', 'long-lederhosen'),
        },
        { id: 214, name: text('Hertenleer', 'Hirschleder', 'Deerskin'), urlKey: text('hertenleer', 'hirschleder', 'deerskin') },
      ],
    },
    {
      id: 220,
      name: text('Trachtenhemden', 'Trachtenhemden', 'Trachten shirts'),
      urlKey: text('trachtenhemden', 'trachtenhemden', 'trachten-shirts'),
      description: text(
        'Geruit of effen, met gewone of opstaande kraag, van S tot en met 5XL.',
        'Kariert oder einfarbig, mit Kent- oder Stehkragen, von S bis 5XL.',
        'Checked or plain, with a classic or stand-up collar, from S to 5XL.',
      ),
      children: [
        { id: 221, name: text('Geruit', 'Kariert', 'Checked'), urlKey: text('geruit', 'kariert', 'checked') },
        { id: 222, name: text('Wit', 'Weiß', 'White'), urlKey: text('wit', 'weiss', 'white') },
        {
          id: 223,
          name: text('Opstaande kraag', 'Stehkragen', 'Stand-up collar'),
          urlKey: text('opstaande-kraag', 'stehkragen', 'stand-up-collar'),
        },
        { id: 224, name: text('T-shirts', 'T-Shirts', 'T-shirts'), urlKey: same('t-shirts') },
      ],
    },
    {
      id: 230,
      name: text('Gilets', 'Westen', 'Waistcoats'),
      urlKey: text('gilets', 'westen', 'waistcoats'),
      description: text(
        'Een gilet maakt van hemd en lederhose een geheel, ook zonder janker.',
        'Eine Weste macht aus Hemd und Lederhose ein Ganzes, auch ohne Janker.',
        'A waistcoat pulls shirt and lederhosen together, with or without a jacket.',
      ),
    },
    {
      id: 240,
      name: text('Jassen & vesten', 'Jacken & Strickjacken', 'Jackets & knitwear'),
      urlKey: text('jassen-vesten', 'jacken-strickjacken', 'jackets-knitwear'),
      description: text(
        'Jankers van loden en gebreide vesten voor avonden waarop het buiten afkoelt.',
        'Janker aus Loden und Strickjacken für Abende, an denen es draußen kühl wird.',
        'Loden jankers and knitted cardigans for evenings when it cools down outside.',
      ),
      children: [
        { id: 241, name: text('Jankers', 'Janker', 'Jankers'), urlKey: text('jankers', 'janker', 'jankers') },
        {
          id: 242,
          name: text('Gebreide vesten', 'Strickjacken', 'Cardigans'),
          urlKey: text('gebreide-vesten', 'strickjacken', 'cardigans'),
        },
        {
          id: 243,
          name: text('Lodenjassen', 'Lodenjacken', 'Loden jackets'),
          urlKey: text('lodenjassen', 'lodenjacken', 'loden-jackets'),
        },
      ],
    },
    {
      id: 250,
      name: text('Schoenen', 'Schuhe', 'Shoes'),
      urlKey: text('schoenen', 'schuhe', 'shoes'),
      description: text(
        'Haferlschoenen met zijvetering en laarzen met profielzool, van maat 39 tot en met 48.',
        'Haferlschuhe mit seitlicher Schnürung und Stiefel mit Profilsohle, Größe 39 bis 48.',
        'Haferl shoes with side lacing and boots with lugged soles, sizes 39 to 48.',
      ),
      children: [
        {
          id: 251,
          name: text('Haferlschoenen', 'Haferlschuhe', 'Haferl shoes'),
          urlKey: text('haferlschoenen', 'haferlschuhe', 'haferl-shoes'),
        },
        { id: 252, name: text('Laarzen', 'Stiefel', 'Boots'), urlKey: text('laarzen', 'stiefel', 'boots') },
      ],
    },
    {
      id: 260,
      name: text('Kousen & kuitwarmers', 'Strümpfe & Loferl', 'Socks & Loferl'),
      urlKey: text('kousen-kuitwarmers', 'struempfe-loferl', 'socks-loferl'),
      description: text(
        'Kniekousen met kabelpatroon en losse kuitwarmers, die in Beieren Loferl heten.',
        'Kniestrümpfe mit Zopfmuster und Loferl, die nur die Wade bedecken.',
        'Cable-knit knee socks and Loferl, the Bavarian calf warmers.',
      ),
    },
  ],
};

const kids: CategoryNode = {
  id: 300,
  name: text('Kinderen', 'Kinder', 'Kids'),
  urlKey: text('kinderen', 'kinder', 'kids'),
  description: text(
    'Kinderkleding van maat 86 tot en met 176, met zomen die je kunt uitleggen.',
    'Kinderkleidung von Größe 86 bis 176, mit Säumen, die sich auslassen lassen.',
    'Children’s clothes from size 86 to 176, with hems you can let down.',
  ),
  children: [
    {
      id: 310,
      name: text('Meisjes', 'Mädchen', 'Girls'),
      urlKey: text('meisjes', 'maedchen', 'girls'),
      description: text(
        'Kinderdirndls met blouse en schort, en vestjes voor als het fris wordt.',
        'Kinderdirndl mit Bluse und Schürze, dazu Strickjacken für kühle Stunden.',
        'Kids’ dirndls with blouse and apron, plus cardigans for when it gets chilly.',
      ),
      children: [
        {
          id: 311,
          name: text('Kinderdirndls', 'Kinderdirndl', 'Kids’ dirndls'),
          urlKey: text('kinderdirndls', 'kinderdirndl', 'kids-dirndls'),
        },
        { id: 312, name: text('Blouses', 'Blusen', 'Blouses'), urlKey: text('blouses', 'blusen', 'blouses') },
        { id: 313, name: text('Vestjes', 'Strickjacken', 'Cardigans'), urlKey: text('vestjes', 'strickjacken', 'cardigans') },
      ],
    },
    {
      id: 320,
      name: text('Jongens', 'Jungen', 'Boys'),
      urlKey: text('jongens', 'jungen', 'boys'),
      description: text(
        'Lederhosen met verstelbare bretels, hemden en gilets voor jongens.',
        'Lederhosen mit verstellbaren Trägern, Hemden und Westen für Jungen.',
        'Lederhosen with adjustable braces, shirts and waistcoats for boys.',
      ),
      children: [
        {
          id: 321,
          name: text('Kinderlederhosen', 'Kinderlederhosen', 'Kids’ lederhosen'),
          urlKey: text('kinderlederhosen', 'kinderlederhosen', 'kids-lederhosen'),
        },
        { id: 322, name: text('Hemden', 'Hemden', 'Shirts'), urlKey: text('hemden', 'hemden', 'shirts') },
        { id: 323, name: text('Gilets', 'Westen', 'Waistcoats'), urlKey: text('gilets', 'westen', 'waistcoats') },
      ],
    },
    {
      id: 330,
      name: same('Baby'),
      urlKey: same('baby'),
      description: text(
        'Zachte katoenen rompers, mutsjes en slofjes in kleine maten.',
        'Weiche Strampler, Mützchen und Schühchen aus Baumwolle in kleinen Größen.',
        'Soft cotton bodysuits, hats and booties in small sizes.',
      ),
      children: [
        { id: 331, name: text('Rompers', 'Strampler & Bodys', 'Bodysuits'), urlKey: text('rompers', 'strampler-bodys', 'bodysuits') },
        {
          id: 332,
          name: text('Mutsjes & slofjes', 'Mützchen & Schühchen', 'Hats & booties'),
          urlKey: text('mutsjes-slofjes', 'muetzchen-schuehchen', 'hats-booties'),
        },
      ],
    },
  ],
};

const accessories: CategoryNode = {
  id: 400,
  name: text('Accessoires', 'Accessoires', 'Accessories'),
  urlKey: text('accessoires', 'accessoires', 'accessories'),
  description: text(
    'Hoeden, tassen, sieraden en riemen, en wat je nodig hebt om leer en loden te verzorgen.',
    'Hüte, Taschen, Schmuck und Gürtel, dazu alles für die Pflege von Leder und Loden.',
    'Hats, bags, jewellery and belts, and what you need to look after leather and loden.',
  ),
  children: [
    {
      id: 410,
      name: text('Hoeden', 'Hüte', 'Hats'),
      urlKey: text('hoeden', 'huete', 'hats'),
      description: text(
        'Hoeden van wolvilt en stro in hoofdmaat 55 tot en met 62, met veren en spelden om ze eigen te maken.',
        'Hüte aus Wollfilz und Stroh in Kopfweite 55 bis 62, dazu Federn und Nadeln.',
        'Wool felt and straw hats for heads of 55 to 62 cm, with feathers and pins to make them yours.',
      ),
      children: [
        { id: 411, name: text('Lodenhoeden', 'Lodenhüte', 'Loden hats'), urlKey: text('lodenhoeden', 'lodenhuete', 'loden-hats') },
        { id: 412, name: text('Strohoeden', 'Strohhüte', 'Straw hats'), urlKey: text('strohoeden', 'strohhuete', 'straw-hats') },
        {
          id: 413,
          name: text('Hoedveren & spelden', 'Hutfedern & Hutnadeln', 'Feathers & pins'),
          urlKey: text('hoedveren-spelden', 'hutfedern-hutnadeln', 'feathers-pins'),
        },
      ],
    },
    {
      id: 420,
      name: text('Tassen', 'Taschen', 'Bags'),
      urlKey: text('tassen', 'taschen', 'bags'),
      description: text(
        'Kleine tassen met ruimte voor telefoon, sleutels en een portemonnee.',
        'Kleine Taschen mit Platz für Handy, Schlüssel und Geldbörse.',
        'Small bags with room for a phone, keys and a purse.',
      ),
      children: [
        { id: 421, name: text('Hartjestassen', 'Herztaschen', 'Heart bags'), urlKey: text('hartjestassen', 'herztaschen', 'heart-bags') },
        {
          id: 422,
          name: text('Crossbodytassen', 'Umhängetaschen', 'Crossbody bags'),
          urlKey: text('crossbodytassen', 'umhaengetaschen', 'crossbody-bags'),
        },
      ],
    },
    {
      id: 430,
      name: text('Sieraden', 'Schmuck', 'Jewellery'),
      urlKey: text('sieraden', 'schmuck', 'jewellery'),
      description: text(
        'Charivari voor aan de lederhose, kropfbanden en oorbellen voor bij de dirndl.',
        'Charivari für die Lederhose, Kropfbänder und Ohrringe zum Dirndl.',
        'Charivari chains for lederhosen, chokers and earrings for dirndls.',
      ),
      children: [
        { id: 431, name: same('Charivari'), urlKey: same('charivari') },
        { id: 432, name: text('Kropfbanden', 'Kropfbänder', 'Chokers'), urlKey: text('kropfbanden', 'kropfbaender', 'chokers') },
        { id: 433, name: text('Oorbellen', 'Ohrringe', 'Earrings'), urlKey: text('oorbellen', 'ohrringe', 'earrings') },
      ],
    },
    {
      id: 440,
      name: text('Riemen & bretels', 'Gürtel & Hosenträger', 'Belts & braces'),
      urlKey: text('riemen-bretels', 'guertel-hosentraeger', 'belts-braces'),
      description: text(
        'Leren riemen met een gegoten gesp, en bretels om te wisselen.',
        'Ledergürtel mit gegossener Schnalle und Hosenträger zum Wechseln.',
        'Leather belts with a cast buckle, and braces to swap.',
      ),
    },
    {
      id: 450,
      name: text('Doeken & sjaals', 'Tücher & Schals', 'Scarves'),
      urlKey: text('doeken-sjaals', 'tuecher-schals', 'scarves'),
      description: text(
        'Halsdoeken en schoudersjaals in kleuren die bij onze dirndls en hemden passen.',
        'Halstücher und Schultertücher in Farben, die zu unseren Dirndln und Hemden passen.',
        'Neckerchiefs and shoulder scarves in colours that match our dirndls and shirts.',
      ),
    },
    {
      id: 460,
      name: text('Haaraccessoires', 'Haarschmuck', 'Hair accessories'),
      urlKey: text('haaraccessoires', 'haarschmuck', 'hair-accessories'),
      description: text(
        'Spelden, haarbanden en kransen voor een vlecht of een knot.',
        'Nadeln, Haarbänder und Kränze für Zopf oder Dutt.',
        'Pins, hairbands and wreaths for a plait or a bun.',
      ),
    },
    {
      id: 470,
      name: text('Onderhoud', 'Pflege', 'Care'),
      urlKey: text('onderhoud', 'pflege', 'care'),
      description: text(
        'Borstels, sprays en wasmiddel waarmee leer, loden en wol mooi blijven.',
        'Bürsten, Sprays und Waschmittel, mit denen Leder, Loden und Wolle schön bleiben.',
        'Brushes, sprays and detergent that keep leather, loden and wool in good shape.',
      ),
    },
  ],
};

const outfits: CategoryNode = {
  id: 500,
  name: same('Outfits'),
  urlKey: same('outfits'),
  setsFirst: true,
  description: text(
    'Sets en looks die we voor je hebben samengesteld; jij kiest alleen nog maat en kleur.',
    'Sets und Looks, die wir für dich zusammengestellt haben; du wählst nur noch Größe und Farbe.',
    'Sets and looks we have put together for you; all you choose is size and colour.',
  ),
  children: [
    {
      id: 510,
      name: text('Voor haar', 'Für sie', 'For her'),
      urlKey: text('voor-haar', 'fuer-sie', 'for-her'),
      description: text(
        'Dirndl, blouse en accessoires in één keer, voor minder dan de losse delen samen.',
        'Dirndl, Bluse und Accessoires in einem, günstiger als die Einzelteile zusammen.',
        'Dirndl, blouse and accessories in one go, for less than the parts on their own.',
      ),
    },
    {
      id: 520,
      name: text('Voor hem', 'Für ihn', 'For him'),
      urlKey: text('voor-hem', 'fuer-ihn', 'for-him'),
      description: text(
        'Lederhose, hemd, kousen en schoenen die bij elkaar passen.',
        'Lederhose, Hemd, Strümpfe und Schuhe, die zusammenpassen.',
        'Lederhosen, shirt, socks and shoes that go together.',
      ),
    },
    {
      id: 530,
      name: text('Koppels', 'Partnerlook', 'Matching couples'),
      urlKey: text('koppels', 'partnerlook', 'matching-couples'),
      description: text(
        'Dirndl en lederhose in kleuren die op elkaar zijn afgestemd.',
        'Dirndl und Lederhose in aufeinander abgestimmten Farben.',
        'Dirndl and lederhosen in colours chosen to match.',
      ),
    },
    {
      id: 540,
      name: text('Familie', 'Familie', 'Family'),
      urlKey: text('familie', 'familie', 'family'),
      description: text(
        'Van groot tot klein in dezelfde kleuren, bijvoorbeeld voor de familiefoto.',
        'Groß und Klein in denselben Farben, zum Beispiel fürs Familienfoto.',
        'The whole family in the same colours, for the family photo for instance.',
      ),
    },
    {
      id: 550,
      name: text('Groepen & verenigingen', 'Gruppen & Vereine', 'Groups & clubs'),
      urlKey: text('groepen-verenigingen', 'gruppen-vereine', 'groups-clubs'),
      description: text(
        'Voor fanfares, barteams en verenigingen: staffelprijzen vanaf vijf stuks.',
        'Für Blaskapellen, Barteams und Vereine: Staffelpreise ab fünf Stück.',
        'For brass bands, bar teams and clubs: tier prices from five pieces.',
      ),
    },
  ],
};

const newArrivals: CategoryNode = {
  id: 38,
  name: text('Nieuw', 'Neu', 'New'),
  urlKey: text('nieuw', 'neu', 'new'),
  description: text(
    'Alles wat in de afgelopen weken is binnengekomen.',
    'Alles, was in den letzten Wochen eingetroffen ist.',
    'Everything that arrived in the past few weeks.',
  ),
};

const bestsellers: CategoryNode = {
  id: 547,
  name: text('Bestsellers', 'Bestseller', 'Bestsellers'),
  urlKey: same('bestsellers'),
  description: text(
    'Wat onze klanten het vaakst kiezen, geteld in verkochte stuks.',
    'Was unsere Kundschaft am häufigsten wählt, gezählt in verkauften Stücken.',
    'What our customers choose most, counted in pieces sold.',
  ),
};

const sale: CategoryNode = {
  id: 39,
  name: same('Sale'),
  urlKey: same('sale'),
  description: text(
    'Tijdelijk afgeprijsd; bij elk artikel staat de laagste prijs van de afgelopen 30 dagen.',
    'Zeitlich begrenzt reduziert; bei jedem Artikel steht der niedrigste Preis der letzten 30 Tage.',
    'Reduced for a limited time; every item shows its lowest price of the last 30 days.',
  ),
};

/** The menu in the order in which it is shown; brands are a page of their own and gift cards are not sold. */
export const categoryTree: readonly CategoryNode[] = [women, men, kids, accessories, outfits, newArrivals, bestsellers, sale];
