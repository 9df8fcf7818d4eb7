/** A moment as the clock on the wall of a time zone shows it; weekday 1 is Monday, 7 is Sunday (ISO 8601). */
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

/** Splits a moment into wall-clock parts of a time zone, summer time included. */
export function zonedParts(date: Date, timeZone: string): ZonedParts {
  const found = new Map(
    formatFor(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const text = (type: Intl.DateTimeFormatPartTypes): string => found.get(type) ?? '';
  const [year, month, day] = [text('year'), text('month'), text('day')];
  const [hour, minute] = [text('hour'), text('minute')];
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(text('second')),
    weekday: new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay() || 7,
    date: `${year}-${month}-${day}`,
    time: `${hour}:${minute}`,
  };
}

/** The moment at which the wall clock of a zone shows this date and time; a skipped hour in spring moves forward. */
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
