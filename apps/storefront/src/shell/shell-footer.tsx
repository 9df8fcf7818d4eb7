// Also brings the styles of what only the server renders.
import branchStyles from '../features/navigation/footer-branches.module.css';
import { contentPath, footerGroups, footerScreens } from '../features/navigation/footer-links.ts';
import { FooterLinkList } from '../features/navigation/footer-link-list.tsx';
import { LanguageSwitch } from '../features/navigation/language-switch.tsx';
import { LegalLinks } from '../features/navigation/legal-links.tsx';
import { LegalRow } from '../features/navigation/legal-row.tsx';
import { WithdrawalButton } from '../features/navigation/withdrawal-button.tsx';
import { NewsletterPanel } from '../features/newsletter/newsletter-panel.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { localPath } from '../lib/page/store-view.ts';
import { useShopState } from '../lib/page/shop-state.tsx';
import { StaticRegion } from '../rendering/static-region.tsx';
import { Slot } from '../theme/theme.tsx';

/** Fills the theme's footer; every entry is demanded by law on every page. */
export function ShellFooter() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <Slot
      of="Footer"
      branches={<StaticRegion name="branches" className={branchStyles.region} />}
      newsletter={<NewsletterPanel privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))} />}
      linkGroups={footerGroups.map(({ title, pages }) => ({
        title: t(title),
        links: <FooterLinkList pages={pages} screens={footerScreens[title]} />,
      }))}
      withdrawal={<WithdrawalButton />}
      legal={
        <>
          <LegalLinks />
          <LegalRow />
        </>
      }
      languageSwitch={<LanguageSwitch long />}
    />
  );
}
