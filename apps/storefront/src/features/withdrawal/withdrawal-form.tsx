import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { describedBy, FieldFrame } from '../../ui/field-frame.tsx';
import fieldStyles from '../../ui/field.module.css';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import type { KnownOrder } from './known-order.ts';
import { statementFields, type Statement, type StatementFaults, type StatementField } from './statement.ts';
import { WithdrawalItems } from './withdrawal-items.tsx';
import { stepField } from './withdrawal-step.ts';
import styles from './withdrawal.module.css';

type Props = {
  readonly action: string;
  readonly statement: Statement;
  readonly order?: KnownOrder | undefined;
  readonly faults: StatementFaults;
  readonly failed?: boolean | undefined;
  readonly privacyHref: string;
  readonly informationHref: string;
};

/** Step one: a plain form that needs neither a cookie nor JavaScript (LAW-08). */
export function WithdrawalForm({ action, statement, order, faults, failed = false, privacyHref, informationHref }: Props) {
  const t = useMessages('withdrawal');
  return (
    <>
      <h1 className={styles.heading}>{t('title')}</h1>
      <p className={styles.intro}>
        {t('intro')} <a href={informationHref}>{t('information')}</a>
      </p>
      <Problems faults={faults} failed={failed} />
      <form className={styles.form} method="post" action={action} noValidate>
        <Sender statement={statement} faults={faults} isKnown={order !== undefined} />
        {order ? <WithdrawalItems order={order} statement={statement} fault={faults.items} /> : null}
        <Message statement={statement} faults={faults} />
        <input type="hidden" name={statementFields.hash} value={statement.hash} />
        <div>
          <SignpostButton type="submit" name={stepField} value="confirm">
            {t('toConfirm')}
          </SignpostButton>
        </div>
        <p className={styles.note}>
          {t('privacyNote')} <a href={privacyHref}>{t('privacyLink')}</a>
        </p>
      </form>
    </>
  );
}

function Problems({ faults, failed }: { readonly faults: StatementFaults; readonly failed: boolean }) {
  const t = useMessages('withdrawal');
  const fields = (Object.keys(faults) as StatementField[]).filter((field) => faults[field] !== undefined);
  if (fields.length === 0 && !failed) return null;
  return (
    <div className={styles.problems} role="alert">
      {failed ? <p>{t('failed')}</p> : null}
      {fields.length > 0 ? (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#withdrawal-${field}`}>{`${t(field)}: ${t(faults[field] ?? 'missing')}`}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const senderFields = ['name', 'orderNumber', 'email'] as const;

type SenderProps = { readonly statement: Statement; readonly faults: StatementFaults; readonly isKnown: boolean };

/** Who declares it, about which order. What the order says already is not asked again; it can be changed. */
function Sender({ statement, faults, isKnown }: SenderProps) {
  const t = useMessages('withdrawal');
  const known = senderFields.filter((field) => isKnown && (statement[field] !== '' || field === 'email') && faults[field] === undefined);
  const asked = senderFields.filter((field) => !known.includes(field));
  return (
    <>
      {known.length === 0 ? null : (
        <div>
          <dl className={styles.facts}>
            {known.map((field) => (
              <div key={field}>
                <dt>{t(field)}</dt>
                <dd>{statement[field] || t('orderEmail')}</dd>
              </div>
            ))}
          </dl>
          <details>
            <summary className={styles.change}>{t('edit')}</summary>
            <div className={styles.form}>
              {known.map((field) => (
                <Line key={field} field={field} statement={statement} faults={faults} />
              ))}
            </div>
          </details>
        </div>
      )}
      {asked.map((field) => (
        <Line key={field} field={field} statement={statement} faults={faults} />
      ))}
    </>
  );
}

type LineProps = {
  readonly field: 'name' | 'orderNumber' | 'email';
  readonly statement: Statement;
  readonly faults: StatementFaults;
};

const autoCompletes = { name: 'name', orderNumber: 'off', email: 'email' } as const satisfies Record<LineProps['field'], string>;
const hints = { name: undefined, orderNumber: 'orderHint', email: 'emailHint' } as const;

function Line({ field, statement, faults }: LineProps) {
  const t = useMessages('withdrawal');
  const hintKey = hints[field];
  const hint = hintKey && t(hintKey);
  const id = `withdrawal-${field}`;
  const fault = faults[field];
  const error = fault === undefined ? undefined : t(fault);
  return (
    <FieldFrame id={id} label={t(field)} hint={hint} error={error}>
      <input
        id={id}
        className={fieldStyles.control}
        name={statementFields[field]}
        type={field === 'email' ? 'email' : 'text'}
        defaultValue={statement[field]}
        autoComplete={autoCompletes[field]}
        aria-required="true"
        {...describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}

/** Items, a reason, anything: optional, and clearly so. */
function Message({ statement, faults }: { readonly statement: Statement; readonly faults: StatementFaults }) {
  const t = useMessages('withdrawal');
  const id = useId();
  const error = faults.message === undefined ? undefined : t(faults.message);
  return (
    <FieldFrame id={id} label={t('message')} hint={t('messageHint')} error={error} optional>
      <textarea
        id={id}
        className={fieldStyles.control}
        name={statementFields.message}
        rows={4}
        defaultValue={statement.message}
        {...describedBy(id, t('messageHint'), error)}
      />
    </FieldFrame>
  );
}
