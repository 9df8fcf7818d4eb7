import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { readSkus, shownSkus } from '../../lib/read-skus.ts';
import { ChipPicker } from '../../shell/chip-picker.tsx';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { CampaignValues, Choices, Selection } from './campaign.ts';
import styles from './campaigns.module.css';

const narrowings = ['categories', 'brands', 'options'] as const;

/** Which articles: named ones, and those that fit every filter. */
export function SelectionForm({ edits, choices }: { readonly edits: Edits<CampaignValues>; readonly choices: Choices }) {
  const t = useMessages('campaigns');
  const { selection } = edits.values;
  const [typed, setTyped] = useState<string>();
  const set = (next: Selection) => edits.set('selection', next);
  return (
    <Card title={t('selection')} note={t('selectionWhat')}>
      <div className={styles.form}>
        <TextArea
          label={t('skus')}
          hint={t('skusHint')}
          rows={4}
          value={shownSkus(typed, selection.skus)}
          error={edits.error('selection')}
          changed={edits.changed('selection')}
          onChange={(text) => {
            setTyped(text);
            set({ ...selection, skus: readSkus(text) });
          }}
        />
        <div className={styles.triple}>
          {narrowings.map((name) => (
            <ChipPicker
              key={name}
              label={t(`add.${name}`)}
              one={t(`one.${name}`)}
              options={choices[name].map(({ id, name: label }) => ({ value: String(id), label }))}
              chosen={selection[name].map(String)}
              onChange={(chosen) => set({ ...selection, [name]: chosen.map(Number) })}
            />
          ))}
        </div>
        {selection.excluded.length > 0 && (
          <p className={styles.note}>
            {t('excluded', { count: selection.excluded.length })}{' '}
            <TextButton onClick={() => set({ ...selection, excluded: [] })}>{t('includeAgain')}</TextButton>
          </p>
        )}
      </div>
    </Card>
  );
}
