import { suggestEmail } from '@shop/rules/suggest-email';
import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { FieldBinding } from '../../ui/field-frame.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './email-field.module.css';

type Props = FieldBinding<string> & { readonly label: string };

/** An address for mails. A likely slip (gamil.com) is pointed out when the field is left, and corrected with one press; it is never an error. */
export function EmailField({ label, ...binding }: Props) {
  const t = useMessages('fields');
  const [left, setLeft] = useState<string>();
  const { value, onChange, onBlur } = binding;
  const suggestion = left === value ? suggestEmail(value) : undefined;
  return (
    <div className={styles.field}>
      <TextField
        {...binding}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={() => {
          setLeft(value);
          onBlur();
        }}
      />
      <output className={styles.hint}>
        {suggestion === undefined ? null : (
          <>
            {t('emailMeant')}{' '}
            <span className={styles.take}>
              <LinkButton onClick={() => onChange(suggestion)}>{suggestion}</LinkButton>
            </span>
          </>
        )}
      </output>
    </div>
  );
}
