import { EditMediaDocument, RemoveMediaDocument, type MediaChangedFragment, type MediaPageFragment } from '../../../generated/graphql.ts';
import { ask } from '../../../lib/api/api.ts';
import type { Current } from '../../../lib/edits/edit-state.ts';
import type { Edit, Edits, SaveAnswer } from '../../../lib/edits/use-edits.ts';
import type { RefusalText } from '../../../lib/refusals/use-refusal.ts';

export type Asset = MediaPageFragment;
/** Fields by their paths, as the shop names them. */
type MediaValues = Readonly<Record<string, unknown>>;
export type MediaEdits = Edits<MediaValues>;

export const currentOf = ({ version, values }: Asset): Current<MediaValues> => ({ version, values: values as MediaValues });

export const textIn = (values: MediaValues, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

export const tagsIn = (values: MediaValues): readonly string[] => {
  const { tags } = values;
  return Array.isArray(tags) ? tags.map(String) : [];
};

function answerOf(answer: MediaChangedFragment, words: RefusalText): SaveAnswer<MediaValues> {
  if (answer.__typename === 'MediaSaved') return { kind: 'saved', current: currentOf(answer.media), merged: answer.merged };
  if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
  return answer.__typename === 'Refusal' ? { kind: 'refused', message: words(answer), field: answer.field } : { kind: 'waits' };
}

export const saveMedia =
  (words: RefusalText, onSaved: () => void) =>
  async (edit: Edit): Promise<SaveAnswer<MediaValues>> => {
    const answer = answerOf((await ask(EditMediaDocument, { edit })).editMedia, words);
    // Another point shows another frame.
    if (answer.kind === 'saved') onSaved();
    return answer;
  };

/** Throws it away, or takes it back. */
export const removeMedia = async ({ id, version }: Asset, isRemoved: boolean, key: string): Promise<MediaChangedFragment> => {
  const changes = [{ field: 'isRemoved', base: !isRemoved, value: isRemoved }];
  return (await ask(RemoveMediaDocument, { edit: { id, version, changes, key } })).removeMedia;
};
