import { useFormats } from './language-context.tsx';

/** A day of the wire (`2026-11-17`, with or without a time) as a person says it; what may be long ago is said with its year. */
export function useDay(withYear = false): (day: string) => string {
  const { date } = useFormats();
  const parts = withYear
    ? ({ day: 'numeric', month: 'long', year: 'numeric' } as const)
    : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  return (day) => date(`${day.slice(0, 10)}T12:00:00Z`, parts);
}

/** A moment of the wire (`2026-11-17 14:32:00`, by the clock of the shop) as day and time, for what ends then and not with the day. */
export function useMoment(): (at: string) => string {
  const day = useDay();
  return (at) => `${day(at)}, ${at.slice(11, 16)}`;
}
