import { useMessages } from '../../../i18n/language-context.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from '../account/account.module.css';

/** A link without its token, with the way to a whole one. */
export function MissingToken({ href }: { readonly href: string }) {
  const t = useMessages('customer');
  const said = useMessages('notices');
  return (
    <>
      <p className={styles.danger} role="alert">
        {said('saidTokenMissing')}
      </p>
      <div>
        <ButtonLink href={href}>{t('askNewLink')}</ButtonLink>
      </div>
    </>
  );
}
