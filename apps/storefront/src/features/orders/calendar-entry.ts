type Entry = {
  readonly number: string;
  /** First and last day (`2026-11-17`). */
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly now: Date;
};

const plain = (text: string): string => text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');

const compact = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

const dayAfter = (day: string): string => compact(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)).slice(0, 8);

/** A line has at most 75 bytes; what is longer goes on after a blank, and no character is cut. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const character of line) {
    const last = `${parts.at(-1)}${character}`;
    if (new TextEncoder().encode(last).length > 74) parts.push(character);
    else parts[parts.length - 1] = last;
  }
  return parts.join('\r\n ');
}

/** The days something arrives or can be collected, as a file for any calendar (RFC 5545). */
export function calendarEntry({ number, from, to, title, place, note, now }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maas & Alm//Shop//EN',
    'BEGIN:VEVENT',
    `UID:order-${number}@maas-en-alm.example`,
    `DTSTAMP:${compact(now)}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(to)}`,
    `SUMMARY:${plain(title)}`,
    ...(place === '' ? [] : [`LOCATION:${plain(place)}`]),
    ...(note === '' ? [] : [`DESCRIPTION:${plain(note)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
