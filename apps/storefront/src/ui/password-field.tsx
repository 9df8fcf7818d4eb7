import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/language-context.tsx';
import { describedBy, FieldFrame, type FieldBinding } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './field.module.css';

type Props = FieldBinding<string> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at: who sees what was typed needs fewer tries. */
export function PasswordField({ label, hint, error, onChange, id, ...rest }: Props) {
  const t = useMessages('ui');
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={styles.withButton}>
        <input
          {...rest}
          id={id}
          className={styles.control}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          onChange={(event) => onChange(event.currentTarget.value)}
          {...describedBy(id, hint, error)}
        />
        <IconButton
          className={styles.reveal}
          label={visible ? t('hidePassword') : t('showPassword')}
          icon={<Eye closed={visible} />}
          aria-pressed={visible}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        />
      </span>
    </FieldFrame>
  );
}

function Eye({ closed }: { readonly closed: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {closed ? <path d="m4 4 16 16" /> : null}
    </svg>
  );
}
