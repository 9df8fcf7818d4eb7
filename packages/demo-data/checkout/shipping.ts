import { same, text } from '../catalogue/text.ts';
import type { DemoCarrier, DemoFreeShipping } from './model.ts';

const homeTitle = text('Thuisbezorgd', 'Lieferung nach Hause', 'Home delivery');
const homeDescription = text(
  'Het pakket komt naar je voordeur.',
  'Das Paket kommt zu dir an die Tür.',
  'The parcel comes to your front door.',
);

/** Who brings a parcel where, for how much. */
export const carriers: readonly DemoCarrier[] = [
  {
    code: 'postnl',
    title: same('PostNL'),
    methods: [
      {
        code: 'home',
        title: homeTitle,
        description: homeDescription,
        position: 1,
        isPickup: false,
        rates: [{ countryCode: 'NL', cents: 595, freeFromCents: 10_000, workingDays: { from: 1, to: 2 } }],
      },
    ],
  },
  {
    code: 'dhl',
    title: same('DHL'),
    methods: [
      {
        code: 'parcelshop',
        title: text('DHL-punt', 'DHL-Paketshop', 'DHL parcel point'),
        description: text(
          'Je haalt het pakket op bij een DHL-punt in de buurt; daar ligt het zeven dagen klaar.',
          'Du holst das Paket in einem DHL-Paketshop in der Nähe ab; dort liegt es sieben Tage bereit.',
          'You collect the parcel from a DHL point nearby; it waits there for seven days.',
        ),
        position: 2,
        isPickup: false,
        rates: [{ countryCode: 'NL', cents: 495, freeFromCents: 10_000, workingDays: { from: 1, to: 2 } }],
      },
      {
        code: 'home',
        title: homeTitle,
        description: homeDescription,
        position: 3,
        isPickup: false,
        rates: [
          { countryCode: 'DE', cents: 695, freeFromCents: 10_000, workingDays: { from: 2, to: 3 } },
          { countryCode: 'AT', cents: 995, workingDays: { from: 3, to: 5 } },
          { countryCode: 'LU', cents: 995, workingDays: { from: 3, to: 5 } },
        ],
      },
    ],
  },
  {
    code: 'bpost',
    title: same('bpost'),
    methods: [
      {
        code: 'home',
        title: homeTitle,
        description: homeDescription,
        position: 4,
        isPickup: false,
        rates: [{ countryCode: 'BE', cents: 795, workingDays: { from: 3, to: 5 } }],
      },
    ],
  },
  {
    code: 'instore',
    title: text('Afhalen in de winkel', 'Abholung im Laden', 'Pickup in a shop'),
    methods: [
      {
        code: 'pickup',
        title: text('Afhalen', 'Abholung', 'Pickup'),
        // LAW-12: the option without a delivery trip is named with that fact, and nothing more is claimed.
        description: text(
          'Gratis in Sittard, Roermond of Aachen, geen bezorgrit nodig. Je krijgt bericht zodra alles klaarligt.',
          'Kostenlos in Sittard, Roermond oder Aachen, keine Lieferfahrt nötig. Du bekommst eine Nachricht, sobald alles bereitliegt.',
          'Free in Sittard, Roermond or Aachen, no delivery trip needed. You get a message once everything is ready.',
        ),
        position: 5,
        isPickup: true,
        rates: [
          { countryCode: 'NL', cents: 0, workingDays: { from: 0, to: 3 } },
          { countryCode: 'DE', cents: 0, workingDays: { from: 0, to: 3 } },
        ],
      },
    ],
  },
];

/** Countries a parcel can go to; billing may be anywhere in the EU (LAW-24). */
export const deliveryCountries: readonly string[] = ['NL', 'DE', 'BE', 'AT', 'LU'];

export const freeShipping: DemoFreeShipping = {
  defaultCents: 10_000,
  includesTax: true,
  countries: [
    {
      countryCode: 'NL',
      cents: 10_000,
      includesTax: true,
      message: text(
        'Gratis bezorgd in Nederland vanaf € 100',
        'Kostenloser Versand in die Niederlande ab 100 €',
        'Free delivery in the Netherlands from €100',
      ),
    },
    {
      countryCode: 'DE',
      cents: 10_000,
      includesTax: true,
      message: text(
        'Gratis bezorgd in Duitsland vanaf € 100',
        'Kostenloser Versand innerhalb Deutschlands ab 100 €',
        'Free delivery in Germany from €100',
      ),
    },
  ],
};
