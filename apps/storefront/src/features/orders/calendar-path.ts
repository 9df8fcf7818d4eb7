/** The day of an order as a file for calendars, with what opens the order. */
export const calendarPath = ({ number, hash }: { readonly number: string; readonly hash: string }): string =>
  `checkout/onepage/calendar?${new URLSearchParams({ order: number, hash })}`;
