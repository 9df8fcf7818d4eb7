import { useRevalidator } from 'react-router';
import { useChanges } from './use-changes.ts';

/** Asks for the screen's data again when somebody changes this thing; what is typed on its page stays. */
export function useFreshThing(entity: string, id: string): void {
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if (change.entity === entity && change.id === id) void revalidate();
  });
}
