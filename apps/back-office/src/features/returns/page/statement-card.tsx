import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/show/card.tsx';
import deskStyles from '../../../shell/desk.module.css';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';

/** The statement, exactly as it was typed (LAW-08): nothing is mended, and what nobody typed is not there. */
export function StatementCard() {
  const t = useMessages('return');
  const { moment, number } = useFormats();
  const { statement } = useReturnDesk().back;
  if (!statement) return null;
  const { name, email, orderNumber, items, message, reference, receivedAt, isVerified } = statement;
  const pieces = items.map(({ sku, quantity }) => `${number(quantity)} × ${sku}`).join('\n');
  const facts = [
    ...(name ? [{ name: t('typedName'), value: name }] : []),
    ...(email ? [{ name: t('typedEmail'), value: email }] : []),
    { name: t('typedOrder'), value: orderNumber },
    { name: t('typedPieces'), value: items.length > 0 ? pieces : t('wholeOrder') },
    ...(message ? [{ name: t('typedMessage'), value: message }] : []),
  ];
  const note = [t('receivedAt', { when: moment(receivedAt) }), isVerified === true ? t('verified') : t('notVerified')].join(', ');
  return (
    <Card title={t('statement', { reference })} note={note}>
      <dl className={styles.statement}>
        {facts.map((fact) => (
          <div key={fact.name} className={styles.typedFact}>
            <dt>{fact.name}</dt>
            <dd className={styles.typed}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {!name && !email && <p className={deskStyles.quiet}>{t('masked')}</p>}
    </Card>
  );
}
