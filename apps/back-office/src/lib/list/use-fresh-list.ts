import { useRevalidator } from 'react-router';
import { useChanges } from '../events/use-changes.ts';

/** Asks for the screen's data again when somebody changes a thing of these kinds; the old rows stay until the new ones are there. */
export function useFreshList(entities: readonly string[]): void {
  const { revalidate } = useRevalidator();
  useChanges(({ entity }) => {
    if (entities.includes(entity)) void revalidate();
  });
}
