import { useNavigate } from 'react-router';
import { neighboursOf, readKeptRow } from '../../lib/list/neighbours.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import styles from './list.module.css';

type Props = {
  /** The list, which is also where its things live. */
  readonly list: string;
  /** The thing that is open. */
  readonly name: string;
  readonly labels: { readonly before: string; readonly after: string };
};

/** To what stands around this thing in the list it was opened from; nothing where there is no list. */
export function NeighbourLinks({ list, name, labels }: Props) {
  const navigate = useNavigate();
  const { before, after } = neighboursOf(name, readKeptRow(list));
  const go = (to: string | undefined) => {
    if (to) void navigate(`/${list}/${to}`);
  };
  useKeys([
    ...(before ? [{ keys: '[', label: labels.before, run: () => go(before) }] : []),
    ...(after ? [{ keys: ']', label: labels.after, run: () => go(after) }] : []),
  ]);
  if (!before && !after) return null;
  return (
    <div className={styles.neighbours}>
      {before && <IconButton icon="caret-up" label={labels.before} onClick={() => go(before)} />}
      {after && <IconButton icon="caret-down" label={labels.after} onClick={() => go(after)} />}
    </div>
  );
}
