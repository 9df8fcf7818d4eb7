import { useFormats } from '../../../i18n/language-context.tsx';

/** A day of the wire (`2026-11-17`) as a person says it: "dinsdag 17 november". */
export function useDay(): (day: string) => string {
  const { date } = useFormats();
  return (day) => date(`${day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long' });
}
