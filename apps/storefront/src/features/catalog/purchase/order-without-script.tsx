import type { BranchAvailabilityBranchFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './order-without-script.module.css';

/** The cart lives in the browser: without script no button leads there, and this says how to order all the same. */
export function OrderWithoutScript({ branches }: { readonly branches: readonly BranchAvailabilityBranchFragment[] }) {
  const t = useMessages('catalogLater');
  return (
    <noscript>
      <div className={styles.note}>
        <p>{t('needsScript')}</p>
        <ul>
          {branches.map(({ name, city, phone }) => (
            <li key={name}>
              {city}: {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : name}
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
