import { EditThresholdsDocument, type ThresholdsQuery } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Edit, SaveAnswer } from '../../lib/edits/use-edits.ts';
import type { RefusalText } from '../../lib/refusals/use-refusal.ts';

export type ThresholdValues = Omit<ThresholdsQuery['thresholds'], 'version'>;

export const thresholdsOf = ({ version, ...values }: ThresholdsQuery['thresholds']) => ({ version, values });

export const saveThresholds =
  (words: RefusalText) =>
  async (edit: Edit): Promise<SaveAnswer<ThresholdValues>> => {
    const { editThresholds: answer } = await ask(EditThresholdsDocument, { edit });
    if (answer.__typename === 'ThresholdsSaved') return { kind: 'saved', current: thresholdsOf(answer.thresholds), merged: answer.merged };
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
    if (answer.__typename === 'WaitsForApproval') return { kind: 'waits' };
    return { kind: 'refused', message: words(answer), field: answer.field };
  };
