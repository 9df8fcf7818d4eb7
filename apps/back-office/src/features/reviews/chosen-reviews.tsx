import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { CallProblem } from '../../shell/call-problem.tsx';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { nothing, type Selection } from '../../ui/table/selection.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useJudge } from './use-judge.ts';

type Props = { readonly selection: Selection; readonly onSelect: (selection: Selection) => void };

/** Several at once: shown, or refused for one reason of law that holds for each. */
export function ChosenReviews({ selection: { ids: chosen }, onSelect }: Props) {
  const t = useMessages('reviews');
  const [isRefusing, setRefusing] = useState(false);
  const { judge, error, problem } = useJudge();
  const ids = [...chosen];
  const clear = () => onSelect(nothing);
  const show = async () => {
    if (await judge(ids)) clear();
  };
  if (ids.length === 0) return null;
  return (
    <>
      <CallProblem error={error} text={problem} />
      <BulkBar
        count={t('chosen', { count: ids.length })}
        main={{ label: t('show', { count: ids.length }), icon: 'check', onPress: () => void show() }}
        actions={[{ label: t('refuse', { count: ids.length }), icon: 'eye-slash', onPress: () => setRefusing(true) }]}
        onClear={clear}
      />
      {isRefusing && (
        <RefuseDialog
          ids={ids}
          onDone={() => {
            setRefusing(false);
            clear();
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
