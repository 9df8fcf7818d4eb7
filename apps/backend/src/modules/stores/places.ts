import type { Branch } from './branch.ts';

export type Position = { readonly latitude: number; readonly longitude: number };

/** Towns around the branches: country, first and last postcode, latitude, longitude, names. Add a line to know one more. */
const table = `
  NL 6130 6137 50.9983 5.8694 Sittard|NL 6160 6167 50.9743 5.8292 Geleen|NL 6100 6104 51.1053 5.8733 Echt|NL 6040 6049 51.1942 5.9870 Roermond
  NL 6211 6229 50.8514 5.6910 Maastricht|NL 6401 6422 50.8882 5.9795 Heerlen|NL 6461 6469 50.8658 6.0625 Kerkrade|NL 6441 6446 50.9464 5.9714 Brunssum
  NL 6301 6305 50.8652 5.8320 Valkenburg|NL 6370 6374 50.8915 6.0230 Landgraaf|NL 6000 6006 51.2517 5.7067 Weert|NL 5911 5928 51.3704 6.1724 Venlo
  NL 5611 5658 51.4416 5.4697 Eindhoven|NL 5701 5709 51.4793 5.6570 Helmond
  DE 52062 52080 50.7753 6.0839 Aachen|DE 52525 52525 51.0631 6.0964 Heinsberg|DE 52511 52511 50.9653 6.1194 Geilenkirchen
  DE 52249 52249 50.8175 6.2714 Eschweiler|DE 52222 52224 50.7706 6.2262 Stolberg|DE 52349 52355 50.8043 6.4929 Düren
  DE 41061 41239 51.1854 6.4417 Mönchengladbach|DE 41812 41812 51.0793 6.3154 Erkelenz|DE 47798 47839 51.3388 6.5853 Krefeld
  DE 50667 51149 50.9375 6.9603 Köln,Keulen,Cologne|DE 40210 40629 51.2277 6.7735 Düsseldorf
  BE 3680 3680 51.0983 5.7886 Maaseik|BE 3600 3600 50.9650 5.5001 Genk|BE 3500 3512 50.9307 5.3325 Hasselt|BE 3700 3700 50.7805 5.4642 Tongeren
  BE 4000 4032 50.6326 5.5797 Luik,Liège,Lüttich|BE 4700 4701 50.6280 6.0365 Eupen`;

type Place = Position & {
  readonly countryCode: string;
  readonly firstPostcode: number;
  readonly lastPostcode: number;
  readonly names: readonly string[];
};

const places: readonly Place[] = table.split(/[|\n]/).flatMap((line) => {
  const [countryCode, first, last, latitude, longitude, ...names] = line.trim().split(/\s+/);
  if (!countryCode) return [];
  return [
    {
      countryCode,
      firstPostcode: Number(first),
      lastPostcode: Number(last),
      latitude: Number(latitude),
      longitude: Number(longitude),
      names: names.join(' ').split(',').map(fold),
    },
  ];
});

/** Finds what a search term means: `6131:NL`, `6131 AB:NL`, `Aachen:DE`; without a country the shop's own is meant. */
export function findPlace(searchTerm: string, defaultCountry: string, branches: readonly Branch[]): Position | undefined {
  const [query = '', country = ''] = searchTerm.split(':');
  const countryCode = country.trim().toUpperCase() || defaultCountry;
  const name = fold(query);
  if (name === '') return undefined;
  // Five digits in Germany, four in the others; a Dutch postcode ends in letters that say nothing about the town.
  const postcode = /^\d{4,5}/.exec(name)?.[0];
  const branch = branches.find((one) => one.countryCode === countryCode && (fold(one.city) === name || fold(one.postcode) === name));
  return branch ?? places.find((place) => place.countryCode === countryCode && (place.names.includes(name) || inRange(place, postcode)));
}

/** Kilometres over the ground between two positions (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function inRange(place: Place, postcode: string | undefined): boolean {
  return postcode !== undefined && Number(postcode) >= place.firstPostcode && Number(postcode) <= place.lastPostcode;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '').toLowerCase();
}
