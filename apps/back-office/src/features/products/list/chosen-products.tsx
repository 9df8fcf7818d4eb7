import { useNavigate, useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { countOf, everything, nothing, type Selection } from '../../../ui/table/selection.ts';

type Props = {
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** How many the list has; undefined when that was not counted to the end. */
  readonly total: number | undefined;
};

/** What can be done with the chosen products. */
export function ChosenProducts({ selection, onSelect, total }: Props) {
  const t = useMessages('sheet');
  const { number } = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const count = countOf(selection, total);
  const open = () => {
    const chosen = [...selection.ids];
    void navigate(`/products/sheet?${params.toString()}`, { state: selection.isAll ? { except: chosen } : { skus: chosen } });
  };
  const all = {
    label: total === undefined ? t('chooseEverything') : t('chooseAll', { count: number(total) }),
    onPress: () => onSelect(everything),
  };
  return (
    <BulkBar
      count={count === undefined ? t('chosenAll') : t('chosen', { count })}
      all={selection.isAll ? undefined : all}
      main={{ label: count === undefined ? t('openAll') : t('openChosen', { count }), icon: 'rows', onPress: open }}
      onClear={() => onSelect(nothing)}
    />
  );
}
