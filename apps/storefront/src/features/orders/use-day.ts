import { useFormats } from '../../i18n/language-context.tsx';

/** A day of the wire (`2026-11-17`, with or without a time) as a person says it. */
export function useDay(): (day: string) => string {
  const { date } = useFormats();
  return (day) => date(`${day.slice(0, 10)}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long' });
}
