import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import type { Choice, Values } from './edit-state.ts';
import { SaveBar } from './save-bar.tsx';
import { showValue } from './show-value.ts';
import type { Edits, SaveAnswer } from './use-edits.ts';

// Few saves meet another.
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

type Props<V extends Values> = {
  readonly edits: Edits<V>;
  readonly thing: string;
  readonly fieldName: (field: string) => string;
  readonly showField?: (field: string, value: unknown) => string;
  readonly isStepUp?: boolean;
  /** Where what was saved can be undone. */
  readonly undo?: { readonly label: string; readonly run: () => void } | undefined;
};

/** The foot of a form: the bar while something is unsaved, the choice where somebody was first, and a notice of what was saved. */
export function EditBar<V extends Values>({ edits, thing, fieldName, showField, isStepUp = false, undo }: Props<V>) {
  const t = useMessages('edits');
  const tell = (answer: SaveAnswer<V> | undefined) => {
    if (answer?.kind === 'waits') toasts.add({ text: t('waits') });
    if (answer?.kind !== 'saved') return;
    const { merged } = answer;
    const text = merged.length > 0 ? t('merged', { count: merged.length, fields: merged.map(fieldName).join(', ') }) : t('saved');
    toasts.add({ text, action: undo });
  };
  const save = async () => {
    // What a field cannot read is in no change: who saves is led there instead of being told that all is saved.
    const unread = document.querySelector<HTMLInputElement>('main input[pattern]:invalid');
    if (unread) unread.reportValidity();
    else tell(await edits.save());
  };
  const resolve = async (choices: Readonly<Record<string, Choice>>) => tell(await edits.resolve(choices));
  const { conflict } = edits;
  const clashing = new Set(conflict?.fields.map(({ path }) => path));
  return (
    <>
      <SaveBar edits={edits} fieldName={fieldName} isStepUp={isStepUp} onSave={() => void save()} />
      {conflict && (
        <Suspense>
          <ConflictDialog
            conflict={conflict}
            thing={thing}
            fieldName={fieldName}
            showField={showField ?? ((_, value) => showValue(value, { yes: t('yes'), no: t('no') }))}
            others={edits.changes.map(({ field }) => field).filter((field) => !clashing.has(field))}
            onChoose={(choices) => void resolve(choices)}
            onClose={edits.leaveConflict}
          />
        </Suspense>
      )}
    </>
  );
}
