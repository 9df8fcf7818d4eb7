import type { Language } from '@shop/contract';
import type { DemoAddress } from '../customers/model.ts';
import { customers } from '../customers/customers.ts';

/** Who orders: an account, or somebody without one. */
export type Orderer = {
  readonly customerId?: number;
  readonly language: Language;
  readonly email: string;
  readonly isApproved: boolean;
  readonly knownForDays: number;
  readonly billing: DemoAddress;
  readonly shipping: DemoAddress;
};

const guest = (language: Language, email: string, address: DemoAddress): Orderer => ({
  language,
  email,
  isApproved: false,
  knownForDays: Infinity,
  billing: address,
  shipping: address,
});

const guests = {
  inge: guest('nl', 'inge.maessen@example.org', {
    firstname: 'Inge',
    lastname: 'Maessen',
    street: ['Limbrichterstraat', '10', 'B'],
    postcode: '6131 EB',
    city: 'Sittard',
    countryCode: 'NL',
    telephone: '+31 6 00 00 02 01',
  }),
  bart: guest('nl', 'bart.de.wit@example.org', {
    firstname: 'Bart',
    middlename: 'de',
    lastname: 'Wit',
    street: ['Haarlemmerstraat', '74', '2'],
    postcode: '1013 EP',
    city: 'Amsterdam',
    countryCode: 'NL',
    telephone: '+31 6 00 00 02 02',
  }),
  ruth: guest('nl', 'ruth.coenen@example.org', {
    firstname: 'Ruth',
    lastname: 'Coenen',
    street: ['Lange Hezelstraat', '12', 'A'],
    postcode: '6511 CA',
    city: 'Nijmegen',
    countryCode: 'NL',
    telephone: '+31 6 00 00 02 03',
  }),
  jonas: guest('de', 'jonas.schmitz@example.org', {
    firstname: 'Jonas',
    lastname: 'Schmitz',
    street: ['Venloer Straße', '312'],
    postcode: '50823',
    city: 'Köln',
    countryCode: 'DE',
    telephone: '+49 221 000000-81',
  }),
  petra: guest('de', 'petra.lorenz@example.org', {
    firstname: 'Petra',
    lastname: 'Lorenz',
    street: ['Lindenstraße', '7'],
    postcode: '52249',
    city: 'Eschweiler',
    countryCode: 'DE',
    telephone: '+49 2403 000000-82',
  }),
  camille: guest('en', 'camille.weber@example.org', {
    firstname: 'Camille',
    lastname: 'Weber',
    street: ['Rue de Strasbourg', '41'],
    postcode: '2561',
    city: 'Luxembourg',
    countryCode: 'LU',
    telephone: '+352 000 000 83',
  }),
} as const satisfies Readonly<Record<string, Orderer>>;

export type GuestName = keyof typeof guests;
export const guestNames = Object.keys(guests) as readonly GuestName[];

function account(customerId: number): Orderer {
  const customer = customers.find(({ id }) => id === customerId);
  const billing = customer?.addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  const shipping = customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  if (!customer || !billing || !shipping) throw new Error(`customer ${customerId} cannot order`);
  const { language, email, isApproved, createdDaysAgo } = customer;
  return { customerId, language, email, isApproved, knownForDays: createdDaysAgo, billing: plain(billing), shipping: plain(shipping) };
}

/** An order keeps its own copy of an address: without the ids of the address book. */
function plain({
  id: _id,
  isDefaultBilling: _billing,
  isDefaultShipping: _shipping,
  ...address
}: DemoAddress & Record<string, unknown>): DemoAddress {
  return address;
}

/** The person behind a number of an account or the name of a guest. */
export const orderer = (who: number | GuestName): Orderer => (typeof who === 'number' ? account(who) : guests[who]);
