import { useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { may, usePerson } from '../../../lib/session/person.ts';
import { useDownload } from '../../../lib/use-download.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { countOf, everything, nothing, type Selection } from '../../../ui/table/selection.ts';
import { askForOrders } from './export-button.tsx';

type Props = {
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** How many the list has; undefined when that was not counted to the end. */
  readonly total: number | undefined;
};

const chosenOf = ({ isAll, ids }: Selection) => (isAll ? { except: [...ids] } : { numbers: [...ids] });

/** What can be done with the chosen orders. */
export function ChosenOrders({ selection, onSelect, total }: Props) {
  const t = useMessages('orders');
  const { number } = useFormats();
  const [params] = useSearchParams();
  const mayExport = may(usePerson(), 'orders.export');
  const { run, error, text } = useDownload((key) => askForOrders(params, key, chosenOf(selection)));
  const count = countOf(selection, total);
  const copied = selection.ids.size;
  const copy = async () => {
    await navigator.clipboard.writeText([...selection.ids].join('\n'));
    toasts.add({ text: t('copied', { count: copied }) });
  };
  if (count === 0) return null;
  const file = {
    label: count === undefined ? t('exportAll') : t('exportChosen', { count }),
    icon: 'download-simple',
    onPress: () => void run(),
  } as const;
  const numbers = { label: t('copyNumbers', { count: copied }), icon: 'copy', onPress: () => void copy() } as const;
  const all = {
    label: total === undefined ? t('chooseEverything') : t('chooseAll', { count: number(total) }),
    onPress: () => onSelect(everything),
  };
  return (
    <>
      <CallProblem error={error} text={text} />
      <BulkBar
        count={count === undefined ? t('chosenAll') : t('chosen', { count })}
        all={mayExport && !selection.isAll ? all : undefined}
        main={mayExport ? file : numbers}
        actions={mayExport && !selection.isAll ? [numbers] : []}
        onClear={() => onSelect(nothing)}
      />
    </>
  );
}
