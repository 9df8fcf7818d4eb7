/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The list of a combobox has no tags of its own, and its keys are those of the field that names the chosen row. */
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { Icon } from '../icons/icon.tsx';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import { markedParts } from './palette-search.ts';
import styles from './palette.module.css';

type ListProps = {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly typed: string;
  readonly chosen: PaletteItem | undefined;
  readonly isSearching: boolean;
  readonly onOpen: (item: PaletteItem, isNewTab: boolean) => void;
};

export function PaletteList({ id, groups, typed, chosen, isSearching, onOpen }: ListProps) {
  const t = useMessages('lists');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className={styles.list}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette')}>
        {groups.map((group, index) => (
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} className={styles.title}>
              {group.title}
            </div>
            {group.items.map((item) => (
              <PaletteRow
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                typed={typed}
                isCurrent={item === chosen}
                onOpen={(isNewTab) => onOpen(item, isNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 && <output className={styles.nothing}>{isSearching ? t('searching') : t('nothingFound', { typed })}</output>}
    </div>
  );
}

type RowProps = {
  readonly id: string;
  readonly item: PaletteItem;
  readonly typed: string;
  readonly isCurrent: boolean;
  readonly onOpen: (isNewTab: boolean) => void;
};

function PaletteRow({ id, item, typed, isCurrent, onOpen }: RowProps) {
  const t = useMessages('lists');
  return (
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles.item}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <span className={styles.icon}>
        {item.picture ? <img src={item.picture} alt="" width={28} height={28} /> : <Icon name={item.icon ?? 'arrow-right'} />}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          {markedParts(item.label, typed.replace(/^>/, '')).map(({ text, isMarked }, index) =>
            isMarked ? (
              <mark key={index} className={styles.mark}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {item.note && <span className={styles.note}>{item.note}</span>}
      </span>
      {item.end && <span className={styles.end}>{item.end}</span>}
      {isCurrent && (
        <span className={styles.hint}>
          <KeyHint keys="↵" /> {t('open')}
        </span>
      )}
    </div>
  );
}
