import type { ButtonHTMLAttributes, Ref } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { ButtonSize } from './button.tsx';
import styles from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'disabled' | 'aria-label'> & {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: 'plain' | 'quiet';
  readonly size?: ButtonSize;
  readonly hasTip?: boolean;
};

/** Only for close, more, back and the like; all else says it in words. */
export function IconButton({ icon, label, kind = 'quiet', size = 'm', hasTip = true, type = 'button', ...rest }: Props) {
  const button = (
    <button {...rest} type={type} className={styles.button} data-kind={kind} data-size={size} aria-label={label}>
      <Icon name={icon} size={size === 'xs' ? 14 : 16} />
    </button>
  );
  if (!hasTip) return button;
  return (
    <Tooltip text={label} isName>
      {button}
    </Tooltip>
  );
}
