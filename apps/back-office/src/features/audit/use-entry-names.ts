import { useMessages } from '../../i18n/language-context.tsx';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import type { Entry } from './entry.ts';

export type Person = { readonly id: string; readonly name: string };

/** Who did it and what it is about, by name where the name is known. */
export function useEntryNames(people: readonly Person[]) {
  const t = useMessages('log');
  const words = useLogWords();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  return {
    whoName: ({ actor, actorKind }: Entry): string => actor ?? t(`actor.${actorKind}`),
    thingName: ({ entity, entityId }: Entry): string =>
      (entity === 'staff' && entityId ? nameOf(entityId) : undefined) ?? words.thing(entity ?? '', entityId),
  };
}
