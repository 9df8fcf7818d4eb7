import { useId, useState, type KeyboardEvent } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Diff } from '../../ui/show/diff.tsx';
import styles from './conflict-dialog.module.css';
import type { Choice, Conflict, ConflictField } from './edit-state.ts';

type Choices = Readonly<Record<string, Choice>>;

type Props = {
  readonly conflict: Conflict;
  /** `Midi-dirndl Liesl`. */
  readonly thing: string;
  readonly fieldName: (field: string) => string;
  readonly showField: (field: string, value: unknown) => string;
  /** Fields that were changed here and clash with nobody. */
  readonly others: readonly string[];
  readonly onChoose: (choices: Choices) => void;
  readonly onClose: () => void;
};

const first = (name: string): string => name.split(' ')[0] ?? name;

type CardProps = {
  readonly group: string;
  readonly side: Choice;
  readonly owner: string;
  readonly time: string | undefined;
  readonly before: string;
  readonly after: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function ValueCard({ group, side, owner, time, before, after, isChosen, onChoose }: CardProps) {
  const t = useMessages('edits');
  return (
    <label className={styles.card}>
      <span className={styles.head}>
        <input type="radio" className={styles.radio} name={group} value={side} checked={isChosen} onChange={onChoose} />
        <span className={styles.owner}>{owner}</span>
        {time && <span className={styles.time}>{time}</span>}
      </span>
      <span className={styles.value}>
        {after ? <Diff before={before} after={after} /> : <em className={styles.empty}>{t('empty')}</em>}
      </span>
    </label>
  );
}

type FieldProps = Pick<Props, 'fieldName' | 'showField'> & {
  readonly field: ConflictField;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

/** Two cards, yours and theirs, each as the difference to what was; below them what was. */
function FieldChoice({ field, choice, fieldName, showField, onChoose }: FieldProps) {
  const t = useMessages('edits');
  const { time } = useFormats();
  const group = useId();
  const show = (value: unknown) => showField(field.path, value);
  const was = show(field.base);
  return (
    <fieldset className={styles.field} data-field>
      <legend className={styles.name}>{fieldName(field.path)}</legend>
      <div className={styles.cards}>
        <ValueCard
          group={group}
          side="mine"
          owner={t('mine')}
          time={undefined}
          before={was}
          after={show(field.mine)}
          isChosen={choice === 'mine'}
          onChoose={() => onChoose('mine')}
        />
        <ValueCard
          group={group}
          side="theirs"
          owner={field.by ? t('theirs', { name: first(field.by) }) : t('theirsUnknown')}
          time={field.at ? time(field.at) : undefined}
          before={was}
          after={show(field.theirs)}
          isChosen={choice === 'theirs'}
          onChoose={() => onChoose('theirs')}
        />
      </div>
      <p className={styles.was}>
        <strong>{t('was')}</strong> {was || <em>{t('empty')}</em>}
      </p>
    </fieldset>
  );
}

/** The arrows to the side choose within a field, as radios do; up and down lead to the next field. */
function nextField(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('[data-field]')];
  const at = fields.findIndex((field) => field.contains(document.activeElement));
  fields[at + step]?.querySelector<HTMLInputElement>('input:checked')?.focus();
}

function useWords({ conflict: { fields }, thing }: Pick<Props, 'conflict' | 'thing'>, choices: Choices) {
  const t = useMessages('edits');
  const { time } = useFormats();
  const names = new Set(fields.map(({ by }) => by));
  const name = names.size === 1 ? [...names][0] : undefined;
  const at = fields.map((field) => field.at).find(Boolean);
  const mine = fields.filter(({ path }) => choices[path] === 'mine').length;
  const theirs = fields.length - mine;
  const button = () => {
    if (theirs === 0) return t('saveMine', { mine });
    if (mine === 0) return t('saveTheirs', { theirs });
    return t('saveBoth', { mine, theirs, name: name ? first(name) : t('other') });
  };
  return {
    title: name ? t('conflict', { name }) : t('conflictUnknown'),
    text: at ? t('conflictText', { thing, time: time(at) }) : t('conflictTextUnknown', { thing }),
    button: button(),
  };
}

/** Somebody else saved the same fields: for each one a person chooses. Nothing is overwritten before. */
export function ConflictDialog(props: Props) {
  const { conflict, fieldName, showField, others, onChoose, onClose } = props;
  const t = useMessages('edits');
  const [chosen, setChosen] = useState<Choices>({});
  const choices: Choices = Object.fromEntries(conflict.fields.map(({ path }) => [path, chosen[path] ?? 'mine']));
  const words = useWords(props, choices);
  return (
    <Dialog
      title={words.title}
      text={words.text}
      isOpen
      isFlush
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={() => onChoose(choices)}>
            {words.button}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('backToForm')}
          </Button>
        </>
      }
      hints={
        <>
          <KeyHint keys="←" /> <KeyHint keys="→" /> {t('choose')} <KeyHint keys="↓" /> {t('nextField')}
        </>
      }
    >
      {/* Keys of the radios inside. */}
      <div role="presentation" onKeyDown={nextField}>
        {conflict.fields.map((field) => (
          <FieldChoice
            key={field.path}
            field={field}
            choice={choices[field.path] ?? 'mine'}
            fieldName={fieldName}
            showField={showField}
            onChoose={(choice) => setChosen((all) => ({ ...all, [field.path]: choice }))}
          />
        ))}
      </div>
      {others.length > 0 && (
        <p className={styles.rest}>
          <Icon name="git-merge" />
          {t('restMerges', { count: others.length, fields: others.map(fieldName).join(', ') })}
        </p>
      )}
    </Dialog>
  );
}
