/** A time as Magento writes it: `2026-11-15 12:00:00`, in UTC; null where there is none. */
export function wireTime(time: Date | number | string): string;
export function wireTime(time: Date | number | string | undefined): string | null;
export function wireTime(time: Date | number | string | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
