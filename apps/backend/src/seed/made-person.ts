import type { OrderAddress } from '#modules/orders/index.ts';

const firstNames = ['Anna', 'Bart', 'Clara', 'Daan', 'Emma', 'Finn', 'Greta', 'Hanna', 'Ilse', 'Jonas', 'Karin', 'Lars', 'Mila', 'Noor'];
const lastNames = [
  'Bakker',
  'Claessen',
  'Dirks',
  'Fischer',
  'Geurts',
  'Hermans',
  'Jansen',
  'Kramer',
  'Lemmens',
  'Meyer',
  'Peters',
  'Weber',
];

type Town = Pick<OrderAddress, 'city' | 'postcode'>;
/** Of other countries a copy keeps its own. */
const towns: Readonly<Record<string, readonly Town[]>> = {
  NL: [
    { city: 'Sittard', postcode: '6131 EK' },
    { city: 'Maastricht', postcode: '6211 CJ' },
    { city: 'Roermond', postcode: '6041 GE' },
    { city: 'Eindhoven', postcode: '5611 ZT' },
    { city: 'Utrecht', postcode: '3511 LX' },
  ],
  DE: [
    { city: 'Aachen', postcode: '52062' },
    { city: 'Köln', postcode: '50667' },
    { city: 'München', postcode: '80331' },
    { city: 'Regensburg', postcode: '93047' },
  ],
};
const streets: Readonly<Record<string, string>> = { NL: 'Marktstraat', DE: 'Marktstraße' };

const turnOf = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

/** Somebody who buys, by a number: the same number is the same person. */
export function madePerson(index: number) {
  const firstname = turnOf(firstNames, index);
  const lastname = turnOf(lastNames, Math.floor(index / firstNames.length));
  const email = `${firstname}.${lastname}.${index}@example.org`.toLowerCase();
  const name = { prefix: null, firstname, middlename: null, lastname };
  return {
    email,
    /** An address of theirs in the country of another one. */
    at: (address: OrderAddress): OrderAddress => {
      const { countryCode } = address;
      const [street, town] = [streets[countryCode], towns[countryCode]];
      const home = street && town ? { ...turnOf(town, index), street: [street, String(1 + (index % 180))] } : {};
      return { ...address, ...name, ...home, telephone: `06${String(10_000_000 + index)}` };
    },
    /** The address of a branch, for whoever collects it. */
    named: (address: OrderAddress): OrderAddress => ({ ...address, ...name }),
  };
}
