import { Text } from 'react-aria-components/Text';
import { Icon } from '../icons/icon.tsx';
import lists from '../overlays/list-styles.module.css';
import type { Option } from './radio-group.tsx';

/** The inside of one option: mark, words, and why it cannot be chosen. */
export function OptionContent({ option, isSelected }: { readonly option: Option<string>; readonly isSelected: boolean }) {
  const note = option.disabledReason ?? option.hint;
  return (
    <>
      <span className={lists.check}>{isSelected && <Icon name="check-bold" size={12} />}</span>
      <span className={lists.words}>
        <Text slot="label">{option.label}</Text>
        {note && (
          <Text slot="description" className={lists.note}>
            {note}
          </Text>
        )}
      </span>
    </>
  );
}
