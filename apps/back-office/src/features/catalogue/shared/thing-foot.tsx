import { EditBar } from '../../../lib/edits/edit-bar.tsx';
import { FoundChanges } from '../../../lib/edits/found-changes.tsx';
import type { FieldWords, ThingEdits } from './thing.ts';

type Props = { readonly edits: ThingEdits; readonly words: FieldWords };

export function ThingFound({ edits, words, version }: Props & { readonly version: number }) {
  return <FoundChanges edits={edits} fieldName={words.field} showField={words.value} version={version} />;
}

export function ThingBar({ edits, words, name }: Props & { readonly name: string }) {
  return <EditBar edits={edits} thing={name} fieldName={words.field} showField={words.value} />;
}
