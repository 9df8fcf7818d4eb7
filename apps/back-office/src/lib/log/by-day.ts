const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' });

/** `2026-11-17`, as the branches count days. */
export const dayOf = (moment: string | Date): string => calendar.format(new Date(moment));

/** The first moment of a day of the branches. */
export function startOfDay(day: string): Date {
  const [summer, winter] = ['+02:00', '+01:00'].map((offset) => new Date(`${day}T00:00:00${offset}`)) as [Date, Date];
  return clock.format(summer) === '00:00' ? summer : winter;
}

/** The first moment of the day after. */
export function endOfDay(day: string): Date {
  // 36 hours later it is the next day, in weeks with a longer or a shorter one too.
  return startOfDay(dayOf(new Date(startOfDay(day).getTime() + 36 * 3_600_000)));
}

/** Things with a moment in their days, both in the order they came in. */
export function byDay<Item extends { readonly at: string }>(
  items: readonly Item[],
): readonly { readonly day: string; readonly items: readonly Item[] }[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayOf(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, inside]) => ({ day, items: inside }));
}
