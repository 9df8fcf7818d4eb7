type Time = { readonly from: string; readonly to: string };

/** `10:00 – 18:00`, several with a comma, or the word for closed. */
export function hoursText(times: readonly (Time | null)[] | null | undefined, closed: string): string {
  const known = (times ?? []).filter((time) => time !== null);
  return known.length === 0 ? closed : known.map(({ from, to }) => `${from} – ${to}`).join(', ');
}
