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
      'Gratis bezorging in Nederland en Duitsland vanaf € 100. Je hebt 14 dagen bedenktijd.',
      'Kostenloser Versand in die Niederlande und nach Deutschland ab 100 €. Du hast 14 Tage Bedenkzeit.',
      'Free delivery in the Netherlands and Germany from €100. You have 14 days to change your mind.',
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
