import { createContext, useContext } from 'react';
import type { Followed } from '../../../lib/desk/use-followed.ts';
import type { Return } from './return.ts';

/** The return that is open, as far as it is known here. */
type ReturnDesk = Omit<Followed<Return>, 'thing'> & { readonly back: Return };

const ReturnDeskContext = createContext<ReturnDesk | undefined>(undefined);

export const ReturnDeskProvider = ReturnDeskContext;

export function useReturnDesk(): ReturnDesk {
  const desk = useContext(ReturnDeskContext);
  if (!desk) throw new Error('no return is open here');
  return desk;
}
