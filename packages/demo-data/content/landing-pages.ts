import type { DemoLandingPage } from '../model.ts';
import { text } from '../catalogue/text.ts';

/** One landing page: everything for Oktoberfest. */
export const landingPages: readonly DemoLandingPage[] = [
  {
    id: 1,
    identifier: text('oktoberfest-outfits', 'oktoberfest-outfits', 'oktoberfest-outfits'),
    title: text(
      'Oktoberfest-outfits voor dames en heren',
      'Oktoberfest-Outfits für Damen und Herren',
      'Oktoberfest outfits for women and men',
    ),
    heading: text('Naar het Oktoberfest', 'Auf zum Oktoberfest', 'Off to Oktoberfest'),
    metaDescription: text(
      'Dirndls, lederhosen en complete sets voor het Oktoberfest, in de maten die nu op voorraad zijn.',
      'Dirndl, Lederhosen und komplette Sets fürs Oktoberfest, in den Größen, die jetzt vorrätig sind.',
      'Dirndls, lederhosen and complete sets for Oktoberfest, in the sizes in stock now.',
    ),
    content: text(
      '<p>Een avond in de feesttent is warm, lang en vol. Kies daarom katoen of dun suède, schoenen waarop je kunt staan en een tas die je om kunt houden. Hieronder staat alles wat wij voor het Oktoberfest zouden pakken.</p>',
      '<p>Ein Abend im Festzelt ist warm, lang und voll. Nimm deshalb Baumwolle oder dünnes Veloursleder, Schuhe, in denen du stehen kannst, und eine Tasche, die du umbehältst. Hier findest du alles, was wir für die Wiesn einpacken würden.</p>',
      '<p>An evening in the beer tent is warm, long and crowded. So choose cotton or thin suede, shoes you can stand in and a bag you can keep on. Below is everything we would pack for Oktoberfest.</p>',
    ),
    secondaryContent: text(
      '<h2>Drie vragen die we vaak krijgen</h2><h3>Moet ik een blouse onder mijn dirndl?</h3><p>Bij de meeste dirndls wel; het lijfje is ervoor gemaakt.</p><h3>Welke kousen bij een lederhose?</h3><p>Kniekousen bij een kniebund, kniekousen of Loferl bij een korte broek.</p><h3>Wanneer bestellen?</h3><p>Eind augustus zijn alle maten er nog. In september gaan de middelste maten het eerst.</p>',
      '<h2>Drei Fragen, die wir oft hören</h2><h3>Brauche ich eine Bluse unter dem Dirndl?</h3><p>Bei den meisten Dirndln ja; das Mieder ist dafür gemacht.</p><h3>Welche Strümpfe zur Lederhose?</h3><p>Kniestrümpfe zur Kniebundhose, Kniestrümpfe oder Loferl zur kurzen Hose.</p><h3>Wann bestellen?</h3><p>Ende August sind alle Größen noch da. Im September gehen die mittleren Größen zuerst.</p>',
      '<h2>Three questions we often hear</h2><h3>Do I need a blouse under my dirndl?</h3><p>With most dirndls, yes; the bodice is made for it.</p><h3>Which socks with lederhosen?</h3><p>Knee socks with knee-length ones, knee socks or Loferl with short ones.</p><h3>When should I order?</h3><p>At the end of August all sizes are still here. In September the middle sizes go first.</p>',
    ),
    filters: [{ attribute: 'gelegenheid', values: ['oktoberfest'] }],
  },
];
