import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../icons/icon.tsx';
import lists from '../overlays/list-styles.module.css';
import { FieldFrame, fieldStyles, useFieldIds, type FieldState } from './field-frame.tsx';
import { OptionContent } from './option-content.tsx';
import type { Option } from './radio-group.tsx';
import styles from './select.module.css';

type Props<Value extends string> = FieldState & {
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
};

/** One of several; for more than a screenful there is the ComboBox. */
export function Select<Value extends string>({ options, value, onChange, placeholder, ...state }: Props<Value>) {
  const t = useMessages('ui');
  const ids = useFieldIds(state);
  const label = <Label className={state.isLabelHidden ? styles.hidden : fieldStyles.label}>{state.label}</Label>;
  return (
    <AriaSelect
      className={styles.select ?? ''}
      value={value}
      placeholder={placeholder ?? t('choose')}
      isDisabled={state.disabledReason !== undefined}
      isInvalid={state.error !== undefined}
      {...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {})}
      onChange={(key) => key !== null && onChange(String(key) as Value)}
    >
      <FieldFrame state={state} ids={ids} label={label}>
        <Button className={`${fieldStyles.control} ${styles.button}`}>
          <SelectValue className={styles.value ?? ''}>
            {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <Icon name="caret-down" size={14} />
        </Button>
      </FieldFrame>
      <Popover className={lists.popover ?? ''} offset={4}>
        <ListBox className={lists.list ?? ''} items={options}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className={lists.item ?? ''}
              isDisabled={option.disabledReason !== undefined}
            >
              {({ isSelected }) => <OptionContent option={option} isSelected={isSelected} />}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
