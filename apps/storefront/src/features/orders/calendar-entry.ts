type Entry = { readonly number: string; readonly day: string; readonly title: string; readonly place: string };

const plain = (text: string): string => text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');

/** The day something can be collected, as a file for any calendar (RFC 5545). */
export function calendarEntry({ number, day, title, place }: Entry): string {
  const date = day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maas & Alm//Shop//EN',
    'BEGIN:VEVENT',
    `UID:pickup-${number}`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${plain(title)}`,
    `LOCATION:${plain(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}
