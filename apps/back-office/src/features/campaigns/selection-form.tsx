import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { Edits } from '../../lib/edits/use-edits.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Chip } from '../../ui/show/chip.tsx';
import { readSkus, type CampaignValues, type Choices, type Selection } from './campaign.ts';
import styles from './campaigns.module.css';

type Narrowing = 'categories' | 'brands' | 'options';

type PickerProps = {
  readonly name: Narrowing;
  readonly choices: Choices;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
};

/** One of many is added by typing, and taken away by its cross. */
function Picker({ name, choices, selection, onChange }: PickerProps) {
  const t = useMessages('campaigns');
  // Another field each time: the chosen one is a chip below it.
  const [times, setTimes] = useState(0);
  const chosen = selection[name];
  const add = (value: string | null) => {
    if (value === null) return;
    onChange({ ...selection, [name]: [...new Set([...chosen, Number(value)])] });
    setTimes(times + 1);
  };
  const nameOf = (id: number): string => choices[name].find((one) => one.id === id)?.name ?? String(id);
  return (
    <div className={styles.picker}>
      <ComboBox
        key={times}
        label={t(`add.${name}`)}
        options={choices[name].filter(({ id }) => !chosen.includes(id)).map(({ id, name: label }) => ({ value: String(id), label }))}
        value={null}
        onChange={add}
      />
      {chosen.map((id) => (
        <Chip
          key={id}
          name={t(`one.${name}`)}
          value={nameOf(id)}
          onRemove={() => onChange({ ...selection, [name]: chosen.filter((one) => one !== id) })}
        />
      ))}
    </div>
  );
}

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
          value={typed ?? selection.skus.join('\n')}
          error={edits.error('selection')}
          changed={edits.changed('selection')}
          onChange={(text) => {
            setTyped(text);
            set({ ...selection, skus: readSkus(text) });
          }}
        />
        <div className={styles.triple}>
          {(['categories', 'brands', 'options'] as const).map((name) => (
            <Picker key={name} name={name} choices={choices} selection={selection} onChange={set} />
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
