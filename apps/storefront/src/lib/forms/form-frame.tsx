import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import type { Form } from './use-form.ts';
import styles from './form.module.css';

type Props = {
  readonly form: Pick<Form<never>, 'summary' | 'isSending' | 'formProps'>;
  readonly label: string;
  readonly submit: string;
  /** Beside the button: the way back, or another way. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Around every form that needs the script: `post`, so that what was typed can never get into the address. A press before the script
 * is here is held and replayed (`rendering/island.tsx`).
 */
export function FormFrame({ form: { summary, isSending, formProps }, label, submit, beside, children }: Props) {
  const t = useMessages('fields');
  return (
    <form {...formProps} className={styles.form} method="post" noValidate aria-label={label}>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <ErrorSummary items={summary} />
      {children}
      <div className={styles.actions}>
        <SignpostButton type="submit" aria-busy={isSending}>
          {submit}
        </SignpostButton>
        {beside}
      </div>
    </form>
  );
}

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>;

/** Fields few people need, folded away. */
export function MoreFields({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
