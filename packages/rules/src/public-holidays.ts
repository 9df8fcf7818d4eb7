export type HolidayRegion = 'NL' | 'NRW';

const dayLength = 86_400_000;
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact = (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** 27 April, or the Saturday before when that is a Sunday. */
function kingsDayOf(year: number): string {
  const day = Date.UTC(year, 3, 27);
  return isoDate(new Date(day).getUTCDay() === 0 ? day - dayLength : day);
}

function holidaysOf(year: number, region: HolidayRegion): ReadonlySet<string> {
  const fromEaster = (days: number): string => isoDate(easterOf(year) + days * dayLength);
  const shared = [
    `${year}-01-01`,
    `${year}-12-25`,
    `${year}-12-26`,
    fromEaster(0),
    fromEaster(1),
    fromEaster(39),
    fromEaster(49),
    fromEaster(50),
  ];
  const own =
    region === 'NL'
      ? // Liberation Day is a day off for most only in years that end in 0 or 5.
        [kingsDayOf(year), ...(year % 5 === 0 ? [`${year}-05-05`] : [])]
      : [`${year}-05-01`, `${year}-10-03`, `${year}-11-01`, fromEaster(-2), fromEaster(60)];
  return new Set([...shared, ...own]);
}

const known = new Map<string, ReadonlySet<string>>();

/** Whether nobody works on a day (YYYY-MM-DD) in the Netherlands or in North Rhine-Westphalia. */
export function isPublicHoliday(date: string, region: HolidayRegion): boolean {
  const key = `${region} ${date.slice(0, 4)}`;
  let days = known.get(key);
  if (!days) known.set(key, (days = holidaysOf(Number(date.slice(0, 4)), region)));
  return days.has(date);
}
