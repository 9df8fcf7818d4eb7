import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { fieldStyles as styles } from './field-frame.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'after' | 'before' | 'spellCheck'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: Props) {
  const t = useMessages('ui');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.inside}
      aria-pressed={isShown}
      aria-label={t('showPassword')}
      onClick={() => setShown((shown) => !shown)}
    >
      <Icon name={isShown ? 'eye-slash' : 'eye'} />
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} after={toggle} />;
}
