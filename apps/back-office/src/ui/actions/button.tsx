import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './button.module.css';
import { Tooltip } from './tooltip.tsx';

type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';
/** 32, 28 in bars, 24 in rows; a finger gets 48 and 44. */
export type ButtonSize = 'm' | 's' | 'xs';

export type ButtonLook = {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** Marks what asks for a factor again. */
  readonly isStepUp?: boolean;
  /** As wide as its place: at the thumb of a phone. */
  readonly isWide?: boolean;
};

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> &
  ButtonLook & {
    readonly ref?: Ref<HTMLButtonElement>;
    readonly children: ReactNode;
    readonly isPending?: boolean;
    /** Why nothing would happen. The button stays reachable and says it. */
    readonly disabledReason?: string | undefined;
  };

export const buttonStyles = styles;

/** The look of a button on the inside: a link has it too. */
export function ButtonContent({
  icon,
  isStepUp = false,
  children,
}: Pick<ButtonLook, 'icon' | 'isStepUp'> & { readonly children: ReactNode }) {
  const drawing = isStepUp ? 'fingerprint' : icon;
  return (
    <>
      {drawing && <Icon name={drawing} />}
      <span className={styles.words}>{children}</span>
    </>
  );
}

/** Says what happens, with verb and amount. One main button a view. */
export function Button({
  kind = 'plain',
  size = 'm',
  icon,
  isStepUp = false,
  isWide = false,
  isPending = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const t = useMessages('ui');
  const isStill = isPending || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isStill) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-wide={isWide || undefined}
      data-pending={isPending || undefined}
      aria-disabled={isStill || undefined}
      onClick={press}
    >
      <ButtonContent {...(icon ? { icon } : {})} isStepUp={isStepUp}>
        {children}
      </ButtonContent>
      {isPending && <VisuallyHidden>{t('pending')}</VisuallyHidden>}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <Tooltip text={disabledReason} onPress>
      {button}
    </Tooltip>
  );
}
