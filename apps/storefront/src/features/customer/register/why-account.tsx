import { useMessages } from '../../../i18n/language-context.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from '../login/entrance.module.css';

type Props = { readonly title: string; readonly href: string; readonly link: string };

/** What an account is good for, and the other door. */
export function WhyAccount({ title, href, link }: Props) {
  const t = useMessages('customer');
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.points}>
        <li>{t('why1')}</li>
        <li>{t('why2')}</li>
        <li>{t('why3')}</li>
      </ul>
      <ButtonLink href={href}>{link}</ButtonLink>
    </>
  );
}
