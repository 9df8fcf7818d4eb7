type Dues = { readonly refundDueOn?: string | null; readonly goodsDueOn?: string | null; readonly daysLeft?: number | null };

export type Clock = {
  readonly what: 'refund' | 'goods';
  /** `2026-11-26`. */
  readonly day: string;
  /** Less than 0 when it is past. */
  readonly daysLeft: number;
};

/** From here on a day is red (LAW-08: the money has to be back in time). */
const urgentDays = 3;

export const isUrgent = (daysLeft: number): boolean => daysLeft <= urgentDays;

/** What is due first of a return; undefined: nothing is. */
export function clockOf({ refundDueOn, goodsDueOn, daysLeft }: Dues): Clock | undefined {
  if (daysLeft === null || daysLeft === undefined) return undefined;
  if (refundDueOn && (!goodsDueOn || refundDueOn <= goodsDueOn)) return { what: 'refund', day: refundDueOn, daysLeft };
  return goodsDueOn ? { what: 'goods', day: goodsDueOn, daysLeft } : undefined;
}

/** Days between two days of the calendar. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((new Date(`${day}T00:00:00Z`).getTime() - new Date(`${today}T00:00:00Z`).getTime()) / 86_400_000);
