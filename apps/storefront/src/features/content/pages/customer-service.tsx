import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import type { IconName } from '../../../theme/icon-names.ts';
import styles from './customer-service.module.css';

export type ServiceWay = { readonly href: string; readonly title: string; readonly text: string; readonly icon: IconName };

/** Where to go with which question. */
export function CustomerService({ ways }: { readonly ways: readonly ServiceWay[] }) {
  const t = useMessages('content');
  return (
    <>
      <h1 className={styles.heading}>{t('serviceTitle')}</h1>
      <p className={styles.intro}>{t('serviceIntro')}</p>
      <ul className={styles.ways}>
        {ways.map(({ href, title, text, icon }) => (
          <li key={href} className={styles.way}>
            <Icon name={icon} size={32} />
            <h2 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
