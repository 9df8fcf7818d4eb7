import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ButtonContent, buttonStyles, type ButtonLook } from './button.tsx';

type Props = Omit<LinkProps, 'className' | 'children'> & ButtonLook & { readonly children: ReactNode };

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ kind = 'plain', size = 'm', icon, isStepUp = false, isWide = false, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonStyles.button} data-kind={kind} data-size={size} data-wide={isWide || undefined}>
      <ButtonContent {...(icon ? { icon } : {})} isStepUp={isStepUp}>
        {children}
      </ButtonContent>
    </Link>
  );
}
