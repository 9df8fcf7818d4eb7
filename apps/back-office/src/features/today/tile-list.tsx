import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { usePerson } from '../../lib/session/person.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/show/state-note.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import { idleTiles, looks, pathOf, waitingTiles, type Tile } from './tiles.ts';
import styles from './today.module.css';

/** How long there is still time, or how old the oldest is. */
function useDue(): (tile: Tile) => string | undefined {
  const t = useMessages('today');
  const { day } = useFormats();
  return ({ daysLeft, oldest }) => {
    if (typeof daysLeft === 'number' && daysLeft < 0) return t('lateDays', { count: -daysLeft });
    if (daysLeft === 0) return t('dueToday');
    if (typeof daysLeft === 'number') return t('dueDays', { count: daysLeft });
    return oldest ? t('oldest', { when: day(oldest) }) : undefined;
  };
}

function TileContent({ tile, mayCommand }: { readonly tile: Tile; readonly mayCommand: boolean }) {
  const t = useMessages('today');
  const { number } = useFormats();
  const branchName = useBranchName();
  const due = useDue()(tile);
  const { icon, tone, command } = looks[tile.id];
  const path = pathOf(tile.id, usePerson());
  const count = number(tile.count);
  return (
    <>
      <span className={styles.icon} data-tone={tile.urgent ? 'bad' : tone}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(tile.id)}</span>
        <span className={styles.note}>
          {tile.urgent && (
            <span className={styles.urgent}>
              <Icon name="warning-circle-fill" size={14} />
              {t('urgent')}
            </span>
          )}
          {due && <span>{due}</span>}
          {tile.branches?.map((code) => (
            <Tag key={code}>{branchName(code)}</Tag>
          ))}
        </span>
        {!path && command && mayCommand && <span className={styles.command}>{t('byCommand', { command })}</span>}
      </span>
      <span className={styles.count}>{tile.countIsCapped ? t('more', { count }) : count}</span>
      {path && <Icon name="caret-right" />}
    </>
  );
}

function TileBox({ tile, children }: { readonly tile: Tile; readonly children: ReactNode }) {
  const path = pathOf(tile.id, usePerson());
  if (!path) return <div className={styles.tile}>{children}</div>;
  return (
    <Link to={path} className={styles.tile}>
      {children}
    </Link>
  );
}

type Props = {
  readonly tiles: readonly Tile[];
  /** Who works at the shop's machine reads which command does it; nobody else is sent anywhere. */
  readonly mayCommand: boolean;
};

/** What waits, the urgent first; what waits for nobody is one quiet line. */
export function TileList({ tiles, mayCommand }: Props) {
  const t = useMessages('today');
  const waiting = waitingTiles(tiles);
  const idle = idleTiles(tiles);
  return (
    <section aria-label={t('tiles')}>
      {waiting.length > 0 ? (
        <ul className={styles.tiles}>
          {waiting.map((tile) => (
            <li key={tile.id}>
              <TileBox tile={tile}>
                <TileContent tile={tile} mayCommand={mayCommand} />
              </TileBox>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.done}>
          <EmptyState icon="check-circle" title={t('allDone')}>
            {t('allDoneWhy')}
          </EmptyState>
        </div>
      )}
      {waiting.length > 0 && idle.length > 0 && (
        <p className={styles.idle}>
          <Icon name="check" />
          {t('nothing', { names: idle.map(({ id }) => t(id)).join(', ') })}
        </p>
      )}
    </section>
  );
}
