/** An instant as the clock on the wall of a time zone shows it; weekday 1 is Monday, 7 is Sunday (ISO 8601). */
export type ZonedParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
  /** `2026-11-15`, comparable as text. */
  readonly date: string;
  /** `09:05`, comparable as text. */
  readonly time: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format;
}

/** No zone changes its clocks but at a quarter of an hour. */
const quarterMs = 15 * 60_000;

/** By zone and quarter: most that is asked is about today and the next days, many times a page. */
const offsets = new Map<string, number>();
const maxOffsets = 1_000;

/** How far the clocks of a zone are ahead of UTC. */
function offsetMs(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / quarterMs);
  const key = `${quarter} ${timeZone}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const start = quarter * quarterMs;
  const found = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(start)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  const ms = Date.UTC(year, month - 1, day, hour, minute, second) - start;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, ms);
  return ms;
}

/** Splits an instant into wall-clock parts of a time zone, summer time included. */
export function zonedParts(date: Date, timeZone: string): ZonedParts {
  const instant = date.getTime();
  const shown = new Date(instant + offsetMs(instant, timeZone));
  const text = shown.toISOString();
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
    weekday: shown.getUTCDay() || 7,
    date: text.slice(0, 10),
    time: text.slice(11, 16),
  };
}

/** The instant at which the wall clock of a zone shows this date and time; a skipped hour in spring moves forward. */
export function zonedTime(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let guess = wanted;
  // Twice: the first offset may be that of the other side of a summer-time change.
  for (let round = 0; round < 2; round++) {
    const shown = zonedParts(new Date(guess), timeZone);
    guess += wanted - Date.parse(`${shown.date}T${shown.time}:00Z`);
  }
  return new Date(guess);
}
