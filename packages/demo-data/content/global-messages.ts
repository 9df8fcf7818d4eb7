import { text } from '../catalogue/text.ts';
import type { DemoGlobalMessage } from './model.ts';

/** Lines above every page. The first says that nothing here can really be bought. */
export const globalMessages: readonly DemoGlobalMessage[] = [
  {
    id: 1,
    backgroundColor: '#1F3B2D',
    textColor: '#FBFAF6',
    text: text(
      'Demonstratiewinkel: je kunt alles uitproberen, er wordt niets geleverd en niets afgeschreven.',
      'Demonstrationsshop: Du kannst alles ausprobieren, es wird nichts geliefert und nichts abgebucht.',
      'Demonstration shop: try everything, nothing is delivered and nothing is charged.',
    ),
  },
  {
    id: 2,
    backgroundColor: '#F1E9D8',
    textColor: '#1C1B1E',
    text: text(
      'Gratis bezorging in Nederland en Duitsland vanaf € 100, met code ALMPOST al vanaf € 40.',
      'Kostenloser Versand in die Niederlande und nach Deutschland ab 100 €, mit dem Code ALMPOST schon ab 40 €.',
      'Free delivery in the Netherlands and Germany from €100, with the code ALMPOST from as little as €40.',
    ),
  },
  {
    id: 3,
    backgroundColor: '#7B2036',
    textColor: '#FBFAF6',
    text: text(
      'Deze week naait ons atelier door: vermaakwerk is na vijf werkdagen klaar.',
      'Diese Woche näht unser Atelier länger: Änderungen sind nach fünf Werktagen fertig.',
      'Our workshop sews late this week: alterations are ready after five working days.',
    ),
    fromDaysAgo: 2,
    toInDays: 5,
  },
];
