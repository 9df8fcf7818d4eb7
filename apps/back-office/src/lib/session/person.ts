import { createContext, useContext } from 'react';
import type { MeQuery } from '../../generated/graphql.ts';

export type Person = MeQuery['me'];

/** Whether somebody may do something anywhere; `everywhere`: whether in all branches. Buttons and menus ask this, as the server does. */
export function may(person: Person, permission: string, where: 'anywhere' | 'everywhere' = 'anywhere'): boolean {
  const permit = person.permits.find((one) => one.permission === permission);
  return permit !== undefined && (where === 'anywhere' || permit.branches === null || permit.branches === undefined);
}

const PersonContext = createContext<Person | undefined>(undefined);

export const PersonProvider = PersonContext;

/** Who is logged in; every screen of the frame has somebody. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('nobody is logged in here');
  return person;
}
