import { languages } from '@shop/contract';
import { useMessages } from '../../../i18n/language-context.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import styles from '../media.module.css';
import { textIn, type MediaEdits } from './asset.ts';
import { TagField } from './tag-field.tsx';

type Props = { readonly edits: MediaEdits; readonly isReadOnly: boolean };

/** What a picture is called, what it shows in every language, and what it is sorted by. */
export function WordsCard({ edits, isReadOnly }: Props) {
  const t = useMessages('media');
  const disabledReason = isReadOnly ? t('readOnly') : undefined;
  return (
    <Card title={t('words')} note={t('wordsNote')}>
      <div className={styles.fields}>
        <TextField
          label={t('name')}
          value={textIn(edits.values, 'name')}
          maxLength={200}
          changed={edits.changed('name')}
          error={edits.error('name')}
          disabledReason={disabledReason}
          onChange={(typed) => edits.set('name', typed)}
        />
        <div className={styles.alts}>
          {languages.map(({ code, name }) => (
            <TextArea
              key={code}
              label={t('altIn', { language: name })}
              lang={code}
              rows={3}
              value={textIn(edits.values, `alt.${code}`)}
              changed={edits.changed(`alt.${code}`)}
              error={edits.error(`alt.${code}`)}
              disabledReason={disabledReason}
              onChange={(typed) => edits.set(`alt.${code}`, typed === '' ? null : typed)}
            />
          ))}
        </div>
        <TagField edits={edits} disabledReason={disabledReason} />
      </div>
    </Card>
  );
}
