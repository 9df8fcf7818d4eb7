import type { DemoBranch, DemoOpeningTime, Text } from '../model.ts';
import { text } from '../catalogue/text.ts';

type BranchCode = DemoBranch['code'];
type AlternateDay = DemoBranch['alternateHours'][number];
type Week = DemoBranch['openingHours'];

const open = (from: string, to: string): readonly DemoOpeningTime[] => [{ from, to }];
const closed: readonly DemoOpeningTime[] = [];

const all: readonly BranchCode[] = ['SIT', 'ROE', 'AAC'];
const dutch: readonly BranchCode[] = ['SIT', 'ROE'];
const german: readonly BranchCode[] = ['AAC'];

const reasons = {
  blackFriday: text('Black Friday', 'Black Friday', 'Black Friday'),
  sinterklaas: text('Sinterklaas', 'Nikolausabend', 'St Nicholas’ Eve'),
  christmasEve: text('Kerstavond', 'Heiligabend', 'Christmas Eve'),
  christmas: text('Kerst', 'Weihnachten', 'Christmas'),
  newYearsEve: text('Oudjaar', 'Silvester', 'New Year’s Eve'),
  newYear: text('Nieuwjaar', 'Neujahr', 'New Year’s Day'),
  fatThursday: text('Vette donderdag', 'Fettdonnerstag', 'Fat Thursday'),
  carnivalSunday: text('Carnavalszondag', 'Karnevalssonntag', 'Carnival Sunday'),
  carnivalMonday: text('Carnavalsmaandag', 'Rosenmontag', 'Carnival Monday'),
  carnivalTuesday: text('Carnavalsdinsdag', 'Karnevalsdienstag', 'Carnival Tuesday'),
  goodFriday: text('Goede Vrijdag', 'Karfreitag', 'Good Friday'),
  easterMonday: text('Tweede paasdag', 'Ostermontag', 'Easter Monday'),
  kingsDay: text('Koningsdag', 'Königstag', 'King’s Day'),
  labourDay: text('Dag van de Arbeid', 'Tag der Arbeit', 'Labour Day'),
  ascension: text('Hemelvaart', 'Christi Himmelfahrt', 'Ascension Day'),
  whitMonday: text('Tweede pinksterdag', 'Pfingstmontag', 'Whit Monday'),
  corpusChristi: text('Sacramentsdag', 'Fronleichnam', 'Corpus Christi'),
  oktoberfest: text('Oktoberfestseizoen', 'Wiesn-Saison', 'Oktoberfest season'),
  openSunday: text('Koopzondag', 'Verkaufsoffener Sonntag', 'Sunday opening'),
  germanUnity: text('Dag van de Duitse Eenheid', 'Tag der Deutschen Einheit', 'Day of German Unity'),
  allSaints: text('Allerheiligen', 'Allerheiligen', 'All Saints’ Day'),
} as const satisfies Readonly<Record<string, Text>>;

type Rule = readonly [date: string, branches: readonly BranchCode[], times: readonly DemoOpeningTime[], reason: Text];

/** In the order of the calendar. */
const rules: readonly Rule[] = [
  ['2026-11-27', all, open('10:00', '21:00'), reasons.blackFriday],
  ['2026-12-05', dutch, open('10:00', '16:00'), reasons.sinterklaas],
  ['2026-12-24', dutch, open('10:00', '16:00'), reasons.christmasEve],
  ['2026-12-24', german, open('10:00', '14:00'), reasons.christmasEve],
  ['2026-12-25', all, closed, reasons.christmas],
  ['2026-12-26', all, closed, reasons.christmas],
  ['2026-12-31', dutch, open('10:00', '16:00'), reasons.newYearsEve],
  ['2026-12-31', german, open('10:00', '14:00'), reasons.newYearsEve],
  ['2027-01-01', all, closed, reasons.newYear],
  ['2027-02-04', german, open('10:00', '13:00'), reasons.fatThursday],
  ['2027-02-07', dutch, open('12:00', '17:00'), reasons.carnivalSunday],
  ['2027-02-08', all, closed, reasons.carnivalMonday],
  ['2027-02-09', dutch, closed, reasons.carnivalTuesday],
  ['2027-02-09', german, open('13:00', '19:00'), reasons.carnivalTuesday],
  ['2027-03-26', german, closed, reasons.goodFriday],
  ['2027-03-29', dutch, open('12:00', '17:00'), reasons.easterMonday],
  ['2027-03-29', german, closed, reasons.easterMonday],
  ['2027-04-27', dutch, open('10:00', '17:00'), reasons.kingsDay],
  ['2027-05-01', german, closed, reasons.labourDay],
  ['2027-05-06', all, closed, reasons.ascension],
  ['2027-05-17', all, closed, reasons.whitMonday],
  ['2027-05-27', german, closed, reasons.corpusChristi],
  ['2027-09-26', german, open('12:00', '17:00'), reasons.openSunday],
  ['2027-10-03', german, closed, reasons.germanUnity],
  ['2027-11-01', german, closed, reasons.allSaints],
];

const dayLength = 86_400_000;
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Monday is 0, as in the list of opening hours. */
const weekdayOf = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

function daysBetween(first: string, last: string): readonly number[] {
  const start = Date.parse(first);
  return Array.from({ length: (Date.parse(last) - start) / dayLength + 1 }, (_, index) => start + index * dayLength);
}

/** Oktoberfest season: Monday to Friday open until 20:00, where the branch would close earlier. */
function lateEvenings(week: Week): readonly AlternateDay[] {
  return daysBetween('2027-09-18', '2027-10-03').flatMap((day) => {
    const usual = week[weekdayOf(day)]?.[0];
    const isLate = usual === undefined || weekdayOf(day) > 4 || usual.to >= '20:00';
    return isLate ? [] : [{ date: isoDate(day), times: open(usual.from, '20:00'), reason: reasons.oktoberfest }];
  });
}

/** Sittard opens on the first Sunday of each month. */
function firstSundays(): readonly AlternateDay[] {
  return daysBetween('2026-12-01', '2027-11-30')
    .filter((day) => weekdayOf(day) === 6 && new Date(day).getUTCDate() <= 7)
    .map((day) => ({ date: isoDate(day), times: open('12:00', '17:00'), reason: reasons.openSunday }));
}

/** The days on which a branch differs from its usual week; a written date wins over a rule. */
export function alternateHoursOf(code: BranchCode, week: Week): readonly AlternateDay[] {
  const written = rules
    .filter(([, branches]) => branches.includes(code))
    .map(([date, , times, reason]): AlternateDay => ({ date, times, reason }));
  const taken = new Set(written.map(({ date }) => date));
  const ruled = [...lateEvenings(week), ...(code === 'SIT' ? firstSundays() : [])].filter(({ date }) => !taken.has(date));
  return [...written, ...ruled].sort((a, b) => a.date.localeCompare(b.date));
}
