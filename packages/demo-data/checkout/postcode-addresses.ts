import type { DemoPostcodeAddress } from './model.ts';

type Street = readonly [postcode: string, street: string, numbers: string];

/**
 * The embedded set of the postcode look-up: streets that exist, the choice of houses is made up and nobody's name is attached.
 * A house is written as number, letter, hyphen, addition: `12`, `12A`, `14-2`, `9B-1`.
 */
const towns: Readonly<Record<string, readonly Street[]>> = {
  Sittard: [
    ['6131EK', 'Markt', '1 3 5 7 9 12 12A 12B 12C 14 14-1 14-2 14-3 18 20'],
    ['6131EB', 'Limbrichterstraat', '2 4 4A 6 8 10 10A 10B 12 23 23-1 23-2 23-10'],
    ['6131HX', 'Rosmolenstraat', '1 3 5 7 9 11 11A 13'],
    ['6131HJ', 'Putstraat', '14 16 18 18A 20 22 24 26-1 26-2'],
    ['6131AX', 'Stationsstraat', '3 5 7 7-1 7-2 7-3 9 11 33'],
    ['6132BM', 'Leyenbroekerweg', '41 43 45 47 49 51 53 88 90'],
    ['6137JC', 'Haspelsestraat', '6 8 10 12 14 16 18'],
  ],
  Roermond: [
    ['6041EM', 'Markt', '4 6 8 10 12 12A 12B 17 19 21-1 21-2'],
    ['6041HB', 'Hamstraat', '15 17 17A 19 21 23 25 27'],
    ['6041KB', 'Neerstraat', '30 32 34 34A 34B 36 38-1 38-2 38-3 40'],
    ['6041GL', 'Godsweerdersingel', '2 4 6 8 10 71 71A 73'],
    ['6041JB', 'Kapellerlaan', '11 13 15 17 19 120 120A 122'],
    ['6043CV', 'Donderbergweg', '5 7 9 11 13 15 17 19'],
  ],
  Maastricht: [
    ['6211CV', 'Grote Staat', '12 14 16 18 18A 20 20B-1 20B-2'],
    ['6221EB', 'Wycker Brugstraat', '21 23 25 25A 27 29'],
    ['6221EK', 'Rechtstraat', '44 46 46A 48 50-1 50-2 50-3 52'],
  ],
  Heerlen: [
    ['6411LS', 'Saroleastraat', '7 9 11 13 15 15A 17'],
    ['6411HD', 'Akerstraat', '60 62 64 66 66-1 66-2 68'],
    ['6412EG', 'Heesbergstraat', '21 23 25 27'],
  ],
  Venlo: [
    ['5911CA', 'Parade', '3 5 7 9 9A 9B 11'],
    ['5911JD', 'Vleesstraat', '20 22 24 26 28-1 28-2'],
    ['5914AP', 'Roermondsepoort', '14 16 18 20 22'],
  ],
  Weert: [
    ['6001CS', 'Langstraat', '30 32 34 36 36A 38'],
    ['6001EC', 'Maasstraat', '1 3 5 7 9 9-1 9-2'],
    ['6002AD', 'Molenakkerdreef', '52 54 56 58'],
  ],
  Geleen: [
    ['6161ED', 'Rijksweg Centrum', '18 20 22 24 24A 26-1 26-2'],
    ['6161GK', 'Raadhuisstraat', '5 7 9 11 13'],
    ['6163HV', 'Beekstraat', '31 33 35 37'],
  ],
  Eindhoven: [
    ['5611JS', 'Kleine Berg', '40 42 44 44A 44B 46'],
    ['5615PA', 'Hoogstraat', '101 103 105 107 109-1 109-2 109-3'],
    ['5612MA', 'Kruisstraat', '75 77 79 81'],
  ],
  Nijmegen: [
    ['6511CA', 'Lange Hezelstraat', '8 10 12 12A 14 16'],
    ['6511MJ', 'Van Welderenstraat', '91 93 95 97 97-1 97-2'],
    ['6521GM', 'Daalseweg', '200 202 204 206'],
  ],
  Utrecht: [
    ['3511AR', 'Oudegracht', '150 152 154 154A 154B 156'],
    ['3511ZL', 'Twijnstraat', '31 33 35 37 37-1 37-2'],
    ['3572BA', 'Biltstraat', '60 62 64 66'],
  ],
  Amsterdam: [
    ['1013EP', 'Haarlemmerstraat', '70 72 74-1 74-2 74-3 74-4 76 78A-1 78A-2 78B'],
    ['1072LS', 'Ferdinand Bolstraat', '110 112 114-1 114-2 114-3 116'],
    ['1054HK', 'Overtoom', '230 232 234-1 234-2 236'],
  ],
  Groningen: [
    ['9711JV', 'Folkingestraat', '11 13 15 15A 17 19'],
    ['9712EG', 'Oude Kijk in ’t Jatstraat', '30 32 34 34A 34B 36'],
    ['9712NM', 'Nieuwe Ebbingestraat', '51 53 55 57'],
  ],
};

function house(written: string): Pick<DemoPostcodeAddress, 'number' | 'letter' | 'addition'> {
  const match = /^(\d+)([A-Z]?)(?:-(\w+))?$/.exec(written);
  if (!match) throw new Error(`${written} is no house`);
  return { number: Number(match[1]), letter: match[2] ?? '', addition: match[3] ?? '' };
}

/** About 300 Dutch addresses, some with letters and additions, in the order of the towns above. */
export const postcodeAddresses: readonly DemoPostcodeAddress[] = Object.entries(towns).flatMap(([city, streets]) =>
  streets.flatMap(([postcode, street, numbers]) => numbers.split(' ').map((written) => ({ street, ...house(written), postcode, city }))),
);
