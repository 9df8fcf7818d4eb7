import { useFormats } from './language-context.tsx';

/** A day of the wire (`2026-11-17`, with or without a time) as a person says it; what may be long ago is said with its year. */
export function useDay(withYear = false): (day: string) => string {
  const { date } = useFormats();
  const parts = withYear
    ? ({ day: 'numeric', month: 'long', year: 'numeric' } as const)
    : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  return (day) => date(`${day.slice(0, 10)}T12:00:00Z`, parts);
}
