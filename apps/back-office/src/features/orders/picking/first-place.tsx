import { Navigate } from 'react-router';
import { useChosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { Refused } from '../../../ui/show/state-note.tsx';

type Props = { readonly screen: string; readonly places: readonly string[] };

/** The menu leads to a screen; in which place, is the branch somebody works in, or the first of their own. */
export function FirstPlace({ screen, places }: Props) {
  const chosen = useChosenBranch()?.code;
  const place = chosen !== undefined && places.includes(chosen) ? chosen : places[0];
  return place === undefined ? <Refused /> : <Navigate replace to={`${screen}/${place}`} />;
}
