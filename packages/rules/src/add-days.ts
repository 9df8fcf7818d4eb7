/** The day (YYYY-MM-DD) so many days later, or before: days, not hours, of which some have 23 and some 25. */
export function addDays(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
