import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { Text } from 'react-aria-components/Text';
import type { JSX } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import lists from '../overlays/list-styles.module.css';

type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly hint?: string;
  /** What stands at its end: keys, a count. */
  readonly end?: string;
  readonly tone?: 'bad';
  readonly disabledReason?: string | undefined;
  readonly href?: string;
  readonly onAction?: () => void;
  /** A choice that holds: it has a mark in front. */
  readonly isChosen?: boolean;
};

type MenuGroup = { readonly title?: string; readonly actions: readonly MenuAction[] };

/**
 * Its name is the label, the hint describes it: who speaks to the computer says what is bold (WCAG 2.5.3). The experimental rule
 * `label-content-name-mismatch` of axe takes both for the label.
 */
function ActionItem({ action }: { readonly action: MenuAction }) {
  const { id, label, icon, hint, end, tone, disabledReason, href, isChosen, onAction } = action;
  const note = disabledReason ?? hint;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={lists.item ?? ''}
      data-tone={tone}
      isDisabled={disabledReason !== undefined}
      {...(href ? { href } : {})}
      {...(onAction ? { onAction } : {})}
    >
      {isChosen !== undefined && <span className={lists.check}>{isChosen && <Icon name="check-bold" size={12} />}</span>}
      {icon && <Icon name={icon} />}
      <span className={lists.words}>
        <Text slot="label">{label}</Text>
        {note && (
          <Text slot="description" className={lists.note}>
            {note}
          </Text>
        )}
      </span>
      {end && <span className={lists.end}>{end}</span>}
    </MenuItem>
  );
}

type Props = {
  readonly label: string;
  /** A Button, IconButton or another one that passes everything on to its element. */
  readonly trigger: JSX.Element;
  readonly groups: readonly MenuGroup[];
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

/** Actions behind a button. */
export function Menu({ label, trigger, groups, placement = 'bottom end' }: Props) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover className={lists.popover ?? ''} placement={placement} offset={4}>
        <AriaMenu className={lists.list ?? ''} aria-label={label}>
          {groups.map(({ title, actions }, index) => (
            <MenuSection key={title ?? index} className={lists.section ?? ''} {...(title ? {} : { 'aria-label': label })}>
              {title && <Header className={lists.title ?? ''}>{title}</Header>}
              {actions.map((action) => (
                <ActionItem key={action.id} action={action} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
