import { useMessages } from '../../i18n/language-context.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import styles from './sale-heading.module.css';

/** No reduction is running: says so and leads on (UX-15). */
export function SaleEnded({ homeHref }: { readonly homeHref: string }) {
  const t = useMessages('sale');
  return (
    <div className={styles.ended}>
      <p>
        {t('ended')}. {t('endedHelp')}
      </p>
      <SignpostLink href={homeHref}>{t('toNew')}</SignpostLink>
    </div>
  );
}
