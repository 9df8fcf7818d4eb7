import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import type { JSX } from 'react';
import { OptionContent } from '../fields/option-content.tsx';
import type { Option } from '../fields/radio-group.tsx';
import lists from '../overlays/list-styles.module.css';

type Props = {
  readonly label: string;
  readonly trigger: JSX.Element;
  readonly options: readonly Option<string>[];
  readonly chosen: readonly string[];
  /** Several hold at once, and the list stays open. */
  readonly isMany?: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** Choices behind a button; those that hold have a mark. */
export function CheckMenu({ label, trigger, options, chosen, isMany = false, onChange, isOpen, onOpenChange }: Props) {
  return (
    <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Pressable>{trigger}</Pressable>
      <Popover className={lists.popover ?? ''} placement="bottom start" offset={4}>
        <Menu
          className={lists.list ?? ''}
          aria-label={label}
          items={options}
          selectionMode={isMany ? 'multiple' : 'single'}
          selectedKeys={chosen}
          shouldCloseOnSelect={!isMany}
          onSelectionChange={(keys) => onChange(keys === 'all' ? options.map(({ value }) => value) : [...keys].map(String))}
        >
          {(option) => (
            <MenuItem
              id={option.value}
              textValue={option.label}
              className={lists.item ?? ''}
              isDisabled={option.disabledReason !== undefined}
            >
              {({ isSelected }) => <OptionContent option={option} isSelected={isSelected} />}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
