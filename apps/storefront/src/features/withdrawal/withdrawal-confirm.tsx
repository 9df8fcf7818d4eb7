import { useMessages } from '../../i18n/language-context.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import { StatementText } from './statement-text.tsx';
import type { KnownOrder } from './known-order.ts';
import { itemField, statementFields, type Statement } from './statement.ts';
import { stepField } from './withdrawal-step.ts';
import styles from './withdrawal.module.css';

type Props = { readonly action: string; readonly statement: Statement; readonly order?: KnownOrder | undefined };

/** Step two: the statement in full sentences and one button with the statutory words (LAW-08). */
export function WithdrawalConfirm({ action, statement, order }: Props) {
  const t = useMessages('withdrawal');
  return (
    <>
      <h1 className={styles.heading}>{t('confirmTitle')}</h1>
      <p className={styles.intro}>{t('confirmIntro')}</p>
      <StatementText statement={statement} order={order} />
      <form className={styles.confirm} method="post" action={action}>
        {(Object.keys(statementFields) as (keyof typeof statementFields)[]).map((field) => (
          <input key={field} type="hidden" name={statementFields[field]} value={statement[field]} />
        ))}
        {(statement.items ?? []).map(({ sku, quantity }) => (
          <input key={sku} type="hidden" name={itemField(sku)} value={quantity} />
        ))}
        <SignpostButton type="submit" name={stepField} value="submit">
          {t('confirm')}
        </SignpostButton>
        <LinkButton type="submit" name={stepField} value="edit">
          {t('edit')}
        </LinkButton>
      </form>
    </>
  );
}
