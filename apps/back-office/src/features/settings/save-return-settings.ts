import { EditReturnSettingsDocument, type ReturnSettingsFieldsFragment } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Edit, SaveAnswer } from '../../lib/edits/use-edits.ts';
import type { RefusalText } from '../../lib/refusals/use-refusal.ts';

/** By the names the API gives them: `graceDays`, `countries.NL.address`, `countries.NL.isPaidByShop`. */
export type ReturnValues = Readonly<Record<string, number | boolean | readonly string[]>>;

export const addressField = (country: string): string => `countries.${country}.address`;
export const paidField = (country: string): string => `countries.${country}.isPaidByShop`;

export const returnSettingsOf = ({ version, graceDays, countries }: ReturnSettingsFieldsFragment) => ({
  version,
  values: {
    graceDays,
    ...Object.fromEntries(
      countries.flatMap(({ country, address, isPaidByShop }) => [
        [addressField(country), address],
        [paidField(country), isPaidByShop],
      ]),
    ),
  } satisfies ReturnValues as ReturnValues,
});

/** Lines as they are typed; empty ones are none. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => line !== '');

export const saveReturnSettings =
  (words: RefusalText) =>
  async (edit: Edit): Promise<SaveAnswer<ReturnValues>> => {
    const { editReturnSettings: answer } = await ask(EditReturnSettingsDocument, { edit });
    if (answer.__typename === 'ReturnSettingsSaved')
      return { kind: 'saved', current: returnSettingsOf(answer.settings), merged: answer.merged };
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
    if (answer.__typename === 'WaitsForApproval') return { kind: 'waits' };
    return { kind: 'refused', message: words(answer), field: answer.field };
  };
