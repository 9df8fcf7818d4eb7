import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { StatusPill } from '../../../ui/show/status-pill.tsx';
import { useOrderDesk } from '../order/order-desk.ts';
import styles from './mails.module.css';
import { useMailName, type OrderMail } from './use-mail-words.ts';

function Mail({ mail, onOpen }: { readonly mail: OrderMail; readonly onOpen: () => void }) {
  const t = useMessages('orderMails');
  const { moment } = useFormats();
  const name = useMailName()(mail);
  const again = mail.sentAgainAt.length;
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{t('to', { to: mail.to })}</span>
        <span className={styles.note}>
          {mail.sentAt ? t('sentAt', { when: moment(mail.sentAt) }) : t('dueSince', { when: moment(mail.dueAt) })}
          {again > 0 && `, ${t('again', { count: again })}`}
        </span>
      </div>
      <div className={styles.side}>
        {mail.state === 'sent' ? (
          <StatusPill tone="good" icon="check-circle">
            {t('state.sent')}
          </StatusPill>
        ) : (
          <StatusPill tone="info" icon="clock">
            {t('state.waiting')}
          </StatusPill>
        )}
        <Button size="xs" aria-label={t('lookAt', { mail: name })} onClick={onOpen}>
          {t('look')}
        </Button>
      </div>
    </li>
  );
}

/** What the customer got by mail, and the way to send it again; not there for who may not read mails. */
export function MailsCard({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useMessages('orderMails');
  const { order } = useOrderDesk();
  if (!order.mails) return null;
  return (
    <Card isFlush title={t('title')}>
      {order.mails.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.mails}>
          {order.mails.map((mail) => (
            <Mail key={mail.id} mail={mail} onOpen={() => onOpen(mail.id)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
