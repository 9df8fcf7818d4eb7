import { useMessages } from '../../../i18n/language-context.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Tone } from '../../../ui/show/status-pill.tsx';
import styles from './lines.module.css';
import { mostSquares, type PieceGroup, type PieceState } from './pieces.ts';

const looks: Readonly<Record<PieceState, { readonly icon: IconName; readonly tone: Tone }>> = {
  sent: { icon: 'check-circle-fill', tone: 'good' },
  returned: { icon: 'arrow-u-up-left', tone: 'warn' },
  planned: { icon: 'package-fill', tone: 'info' },
  open: { icon: 'circle-dashed', tone: 'idle' },
  canceled: { icon: 'x-circle-fill', tone: 'bad' },
};

type Props = {
  readonly groups: readonly PieceGroup[];
  /** Of all of them, wherever they are. */
  readonly refunded: number;
  readonly isPickup: boolean;
};

/** One square a piece, by where it is, and the same in words. A ring marks what the open sheet would change. */
export function PieceMarks({ groups, refunded, isPickup }: Props) {
  const t = useMessages('order');
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const word = ({ state, count }: PieceGroup): string =>
    isPickup && state === 'sent' ? t('piece.handedOver', { count }) : t(`piece.${state}`, { count });
  return (
    <div className={styles.pieces}>
      {all <= mostSquares && (
        <span className={styles.squares} aria-hidden="true">
          {groups.flatMap(({ state, count, marked }) =>
            Array.from({ length: count }, (_, index) => (
              <span
                key={`${state}-${index}`}
                className={styles.square}
                data-tone={looks[state].tone}
                data-marked={index < marked || undefined}
              >
                <Icon name={looks[state].icon} size={12} />
              </span>
            )),
          )}
        </span>
      )}
      <span className={styles.pieceWords}>
        {groups.map((group, index) => (
          <span key={group.state} data-tone={looks[group.state].tone}>
            {index > 0 && ', '}
            {word(group)}
          </span>
        ))}
        {refunded > 0 && <span data-tone="warn">, {t('piece.refunded', { count: refunded })}</span>}
      </span>
    </div>
  );
}
