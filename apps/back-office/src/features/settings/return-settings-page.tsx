import { useState, type ReactNode } from 'react';
import type { ReturnSettingsFieldsFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { useEdits, type Edits } from '../../lib/edits/use-edits.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { Page } from '../../shell/page.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { addressField, linesOf, paidField, returnSettingsOf, saveReturnSettings, type ReturnValues } from './save-return-settings.ts';
import styles from './settings.module.css';

type FieldsProps = { readonly edits: Edits<ReturnValues> };

/** Names and values of a field in words: `Duitsland, retouradres`. */
function useFieldWords() {
  const t = useMessages('settings');
  const { country } = useFormats();
  const words = useLogWords();
  const name = (field: string): string => {
    const [, code, what] = /^countries\.(\w+)\.(\w+)$/.exec(field) ?? [];
    if (code === undefined) return t('graceDays');
    return [country(code), what === 'address' ? t('returnAddress') : t('isPaidByShop')].join(', ');
  };
  const value = (field: string, given: unknown): string =>
    Array.isArray(given) ? given.join('\n') || t('shopAddress') : words.value(field, given);
  return { name, value };
}

function Address({ edits, country }: FieldsProps & { readonly country: string }) {
  const t = useMessages('settings');
  const field = addressField(country);
  const lines = edits.values[field];
  const saved = Array.isArray(lines) ? lines.join('\n') : '';
  // While it is typed it stays as typed: a new line has nothing in it yet.
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && linesOf(typed).join('\n') === saved ? typed : saved;
  return (
    <TextArea
      label={t('returnAddress')}
      hint={t('returnAddressHint')}
      rows={4}
      maxLength={600}
      value={shown}
      changed={edits.changed(field)}
      error={edits.error(field)}
      onChange={(text) => {
        setTyped(text);
        edits.set(field, linesOf(text));
      }}
    />
  );
}

function Country({ edits, country: code }: FieldsProps & { readonly country: string }) {
  const t = useMessages('settings');
  const { country } = useFormats();
  const field = paidField(code);
  return (
    <Card title={country(code)}>
      <div className={styles.pair}>
        <Address edits={edits} country={code} />
        <Checkbox label={t('isPaidByShop')} isChecked={edits.values[field] === true} onChange={(isPaid) => edits.set(field, isPaid)} />
      </div>
    </Card>
  );
}

type Props = { readonly settings: ReturnSettingsFieldsFragment; readonly mayEdit: boolean; readonly history: ReactNode };

/** Where goods come back to by country, who pays for that, and how long they may take. */
export function ReturnSettingsPage({ settings, mayEdit, history }: Props) {
  const t = useMessages('settings');
  const words = useFieldWords();
  const current = returnSettingsOf(settings);
  const edits = useEdits('setting', 'returns', current, saveReturnSettings(useRefusal()));
  const days = edits.values['graceDays'];
  return (
    <Page title={t('returnsTitle')}>
      <PageColumns isForm>
        <p className={styles.note}>{t('returnsIntro')}</p>
        <FoundChanges edits={edits} fieldName={words.name} showField={words.value} version={settings.version} />
        {mayEdit ? (
          <>
            <Card title={t('graceTitle')}>
              <NumberField
                label={t('graceDays')}
                hint={t('graceHint')}
                unit={t('days')}
                max={60}
                value={typeof days === 'number' ? days : null}
                changed={edits.changed('graceDays')}
                error={edits.error('graceDays')}
                onChange={(value) => value !== null && edits.set('graceDays', value)}
              />
            </Card>
            {settings.countries.map(({ country }) => (
              <Country key={country} edits={edits} country={country} />
            ))}
          </>
        ) : (
          <Card title={t('now')} note={t('onlyOwner')}>
            <Facts
              facts={Object.entries(edits.values).map(([field, value]) => ({ name: words.name(field), value: words.value(field, value) }))}
            />
          </Card>
        )}
        {history}
      </PageColumns>
      <EditBar edits={edits} thing={t('returnsTitle')} fieldName={words.name} showField={words.value} isStepUp />
    </Page>
  );
}
