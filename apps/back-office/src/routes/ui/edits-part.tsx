import { useRef, useState } from 'react';
import { EditBar } from '../../lib/edits/edit-bar.tsx';
import { same, type Current } from '../../lib/edits/edit-state.ts';
import { FoundChanges } from '../../lib/edits/found-changes.tsx';
import { showValue } from '../../lib/edits/show-value.ts';
import { useEdits, type Edit, type SaveAnswer } from '../../lib/edits/use-edits.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import styles from './ui.module.css';

type Product = { readonly name: string; readonly text: string; readonly price: number | null };

const names: Readonly<Record<string, string>> = { name: 'Naam NL', text: 'Korte tekst NL', price: 'Prijs' };
const fieldName = (field: string) => names[field] ?? field;
const showField = (field: string, value: unknown) =>
  field === 'price' && typeof value === 'number' ? `€ ${(value / 100).toFixed(2)}` : showValue(value, { yes: 'ja', no: 'nee' });

const first: Current<Product> = {
  version: 1,
  values: { name: 'Midi-dirndl Liesl', text: 'Effen dirndl met gestreept schort en vetering.', price: 14_995 },
};

/** A thing that only this page knows, with the rules of the real ones; and somebody else who saves it. */
function useSample() {
  const saved = useRef(first);
  const answers = useRef(new Map<string, SaveAnswer<Product>>());
  const [version, setVersion] = useState(first.version);
  const write = (values: Partial<Product>) => {
    saved.current = { version: saved.current.version + 1, values: { ...saved.current.values, ...values } };
    setVersion(saved.current.version);
  };
  const save = async (edit: Edit): Promise<SaveAnswer<Product>> => {
    const known = answers.current.get(edit.key);
    if (known) return known;
    const now: Readonly<Record<string, unknown>> = saved.current.values;
    const clashes = edit.changes.filter(({ field, base }) => edit.version < saved.current.version && !same(base, now[field]));
    if (clashes.length > 0) {
      const fields = clashes.map(({ field, base, value }) => ({
        path: field,
        base,
        theirs: now[field],
        mine: value,
        by: 'Jonas Weber',
        at: '2026-11-17T13:32:00Z',
      }));
      return { kind: 'conflict', conflict: { version: saved.current.version, fields } };
    }
    write(Object.fromEntries(edit.changes.map(({ field, value }) => [field, value])));
    const answer = { kind: 'saved', current: saved.current, merged: [] } as const;
    answers.current.set(edit.key, answer);
    return answer;
  };
  const interfere = () => write({ text: 'Effen katoenen dirndl met gestreept schort en veters.' });
  return { version, save, interfere };
}

/** A form whose changes are patches: kept on the device, merged, or chosen field by field. */
export function EditsPart() {
  const { version, save, interfere } = useSample();
  const edits = useEdits<Product>('sample', 'liesl', first, save);
  const { values } = edits;
  return (
    <>
      <PageColumns isForm>
        <FoundChanges edits={edits} fieldName={fieldName} showField={showField} version={version} />
        <Card
          title="Bewerken"
          note={`versie ${version}`}
          actions={
            <Button size="s" icon="user" onClick={interfere}>
              Jonas bewaart ook
            </Button>
          }
        >
          <div className={styles.form}>
            <TextField
              label="Naam NL"
              value={values.name}
              onChange={(value) => edits.set('name', value)}
              changed={edits.changed('name')}
              error={edits.error('name')}
            />
            <TextArea
              label="Korte tekst NL"
              value={values.text}
              onChange={(value) => edits.set('text', value)}
              changed={edits.changed('text')}
            />
            <MoneyField
              label="Prijs"
              cents={values.price}
              onChange={(value) => edits.set('price', value)}
              changed={edits.changed('price')}
            />
          </div>
        </Card>
      </PageColumns>
      <EditBar
        edits={edits}
        thing="Midi-dirndl Liesl"
        fieldName={fieldName}
        showField={showField}
        undo={{ label: 'Ongedaan maken', run: () => undefined }}
      />
    </>
  );
}
