import { useMessages } from '../../i18n/language-context.tsx';
import { languageLinks } from '../../lib/page/page-links.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { usePageAddress } from '../../lib/page/use-page-address.ts';
import styles from './language-switch.module.css';

/** Each language in its own words: whoever looks for it may not read the current one. */
const languageNames: Readonly<Record<string, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' };

/** The same page in the other languages. No language is ever chosen for the visitor (LAW-24). */
export function LanguageSwitch({ long = false }: { readonly long?: boolean }) {
  const t = useMessages('navigation');
  const { storeView, storeViews } = useShopState();
  const links = languageLinks(storeView, storeViews, usePageAddress());
  if (links.length < 2) return null;
  return (
    <nav aria-label={t(long ? 'languageInFooter' : 'language')}>
      <ul className={styles.languages}>
        {links.map(({ language, href, isCurrent }) => (
          <li key={language}>
            <a
              className={styles.language}
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent ? 'true' : undefined}
              data-reload={isCurrent ? undefined : ''}
            >
              {long ? (languageNames[language] ?? language) : <ShortName language={language} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShortName({ language }: { readonly language: string }) {
  const name = languageNames[language] ?? language;
  return (
    <>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
