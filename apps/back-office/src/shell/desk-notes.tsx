import { Link } from 'react-router';
import { useFormats, useMessages } from '../i18n/language-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './desk-notes.module.css';

/** There was no connection: what is shown may be older than this. It is there before its words, so that readers hear of it. */
export function StaleNote({ since }: { readonly since: Date | undefined }) {
  const t = useMessages('desk');
  const { time } = useFormats();
  return (
    <output className={styles.note}>
      {since && (
        <>
          <Icon name="wifi-slash" />
          <span>{t('stale', { time: time(since) })}</span>
        </>
      )}
    </output>
  );
}

/** Somebody else has to agree first: about a refund, unless `text` says about what. */
export function WaitsNote({ text }: { readonly text?: string | undefined }) {
  const t = useMessages('desk');
  return (
    <output className={styles.note}>
      <Icon name="hourglass" />
      <span>
        {text ?? t('refundWaits')} <Link to="/approvals?view=mine">{t('seeRequest')}</Link>
      </span>
    </output>
  );
}
