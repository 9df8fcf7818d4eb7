import { languageNames, type Language } from '@shop/contract';
import { useMessages } from '../../i18n/language-context.tsx';
import { languageLinks } from '../../lib/page/page-links.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { usePageAddress } from '../../lib/page/use-page-address.ts';
import styles from './language-switch.module.css';

/**
 * The same page in the other languages. No language is ever chosen for the visitor (LAW-24). Where there is room, further views of a
 * language are among them, by their names.
 */
export function LanguageSwitch({ long = false }: { readonly long?: boolean }) {
  const t = useMessages('navigation');
  const { storeView, storeViews } = useShopState();
  const links = languageLinks(storeView, storeViews, usePageAddress()).filter(({ name }) => long || name === undefined);
  if (links.length < 2) return null;
  return (
    <nav aria-label={t(long ? 'languageInFooter' : 'language')}>
      <ul className={styles.languages}>
        {links.map(({ code, language, name, href, isCurrent }) => (
          <li key={code}>
            <a
              className={styles.language}
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent ? 'true' : undefined}
              data-reload={isCurrent ? undefined : ''}
            >
              {long ? (name ?? languageNames[language]) : <ShortName language={language} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShortName({ language }: { readonly language: Language }) {
  return (
    <>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="visually-hidden">{languageNames[language]}</span>
    </>
  );
}
