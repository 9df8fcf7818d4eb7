import { EditStaffDocument, type StaffLanguage, type StaffState } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Edit, SaveAnswer } from '../../lib/edits/use-edits.ts';
import type { RefusalText } from '../../lib/refusals/use-refusal.ts';
import { grantsOf, type Grant } from './role-grants.ts';

/** What can be edited of somebody. */
export type StaffValues = {
  readonly name: string;
  readonly language: StaffLanguage;
  readonly state: StaffState;
  readonly roles: readonly Grant[];
};

type Read = Omit<StaffValues, 'roles'> & { readonly version: number; readonly roles: Parameters<typeof grantsOf>[0] };

export const currentOf = ({ version, name, language, state, roles }: Read) => ({
  version,
  values: { name, language, state, roles: grantsOf(roles) } satisfies StaffValues,
});

export const saveStaff =
  (words: RefusalText) =>
  async (edit: Edit): Promise<SaveAnswer<StaffValues>> => {
    const { editStaff: answer } = await ask(EditStaffDocument, { edit });
    if (answer.__typename === 'StaffSaved') return { kind: 'saved', current: currentOf(answer.staff), merged: answer.merged };
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
    if (answer.__typename === 'WaitsForApproval') return { kind: 'waits' };
    return { kind: 'refused', message: words(answer), field: answer.field };
  };
