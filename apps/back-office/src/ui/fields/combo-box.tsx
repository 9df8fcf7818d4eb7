import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
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
  readonly onChange: (value: Value | null) => void;
  readonly placeholder?: string;
  /** Where the options come from the server: they are shown as they are. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /** What stands in the field, where that is not what is chosen. */
  readonly typed?: { readonly text: string; readonly set: (text: string) => void };
  /** It opens again only when somebody types or asks for it. */
  readonly staysClosed?: boolean;
  readonly onBlur?: () => void;
};

const all = () => true;
/** More of it would hide the form that it belongs to; it scrolls. */
const tallest = 320;

function Choices() {
  const t = useMessages('ui');
  return (
    <Popover className={lists.popover ?? ''} offset={4} maxHeight={tallest}>
      <ListBox className={lists.list ?? ''} renderEmptyState={() => t('nothingFound')}>
        {(option: Option<string>) => (
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
  );
}

/** One of many, found by typing. */
export function ComboBox<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  onSearch,
  typed,
  staysClosed = false,
  onBlur,
  ...state
}: Props<Value>) {
  const t = useMessages('ui');
  const ids = useFieldIds(state);
  const type = (text: string) => {
    typed?.set(text);
    onSearch?.(text);
  };
  return (
    <AriaComboBox
      className={styles.select ?? ''}
      defaultItems={options}
      value={value}
      menuTrigger={staysClosed ? 'manual' : 'focus'}
      {...(onBlur ? { onBlur } : {})}
      allowsEmptyCollection
      isDisabled={state.disabledReason !== undefined}
      isInvalid={state.error !== undefined}
      {...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {})}
      onInputChange={type}
      {...(typed ? { inputValue: typed.text } : {})}
      {...(onSearch ? { defaultFilter: all } : {})}
      onChange={(key) => onChange(key === null ? null : (String(key) as Value))}
    >
      <FieldFrame
        state={state}
        ids={ids}
        label={<Label className={state.isLabelHidden ? styles.hidden : fieldStyles.label}>{state.label}</Label>}
      >
        <div className={fieldStyles.control}>
          <Input className={fieldStyles.input ?? ''} placeholder={placeholder ?? t('typeToFind')} />
          <Button className={fieldStyles.inside ?? ''}>
            <Icon name="caret-down" size={14} />
          </Button>
        </div>
      </FieldFrame>
      <Choices />
    </AriaComboBox>
  );
}
