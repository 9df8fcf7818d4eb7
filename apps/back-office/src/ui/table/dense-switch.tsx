import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../actions/icon-button.tsx';

/** Rows of 30 px instead of 36. */
export function DenseSwitch({ isDense, onChange }: { readonly isDense: boolean; readonly onChange: (isDense: boolean) => void }) {
  const t = useMessages('lists');
  return <IconButton icon="rows" size="s" label={t('dense')} aria-pressed={isDense} onClick={() => onChange(!isDense)} />;
}
