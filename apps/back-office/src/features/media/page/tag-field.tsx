import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../media.module.css';
import { tagsIn, type MediaEdits } from './asset.ts';

type Props = { readonly edits: MediaEdits; readonly disabledReason: string | undefined };

/** Words that pictures are sorted by: Enter or a comma adds one. */
export function TagField({ edits, disabledReason }: Props) {
  const t = useMessages('media');
  const [typed, setTyped] = useState('');
  const tags = tagsIn(edits.values);
  const add = () => {
    const words = typed.split(',').map((word) => word.trim().toLowerCase());
    const next = [...new Set([...tags, ...words.filter(Boolean)])].toSorted();
    if (next.length > tags.length) edits.set('tags', next);
    setTyped('');
  };
  return (
    <div className={styles.tags}>
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        value={typed}
        maxLength={40}
        changed={edits.changed('tags')}
        error={edits.error('tags')}
        disabledReason={disabledReason}
        onChange={setTyped}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
      />
      {tags.length > 0 && (
        <ul className={styles.chosen} aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag} className={styles.chosenOne}>
              {tag}
              {disabledReason === undefined && (
                <IconButton
                  icon="x"
                  size="xs"
                  hasTip={false}
                  label={t('removeTag', { tag })}
                  onClick={() =>
                    edits.set(
                      'tags',
                      tags.filter((one) => one !== tag),
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
