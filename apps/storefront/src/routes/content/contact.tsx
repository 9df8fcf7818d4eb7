import { useActionData } from 'react-router';
import { DynamicForm } from '../../features/forms/dynamic-form.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { BranchContacts } from '../../features/stores/branch-contacts.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageAction, pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenAlternates, screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { findForm } from '../forms/load-form.ts';
import { loadBranches } from '../branches/load-branches.ts';
import { SocialHead } from '../frame/social-head.tsx';
import { sendForm } from '../forms/send-form.ts';
import { takeForm } from '../forms/take-form.ts';
import styles from './text-view.module.css';

export const loader = pageLoader(async (page) => {
  const [form, { branches }] = await Promise.all([findForm(page, { type: 'contact', identifier: null }), loadBranches(page)]);
  return { form, branches, alternates: screenAlternates('contact', page.storeView, page.storeViews) };
});
export const action = pageAction((page, sent) => takeForm(page, { type: 'contact', identifier: null, sku: null, categoryId: null }, sent));
export const clientAction = sendForm;
export const shouldRevalidate = (): boolean => false;

export default function ContactRoute() {
  const { form, branches } = usePageData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useMessages('forms');
  const { storeView } = useShopState();
  const path = `/${screenPath('contact', storeView.language)}`;
  const title = t('contactTitle');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('contactDescription')} canonicalPath={path} noindex={answer !== undefined} />
      <SocialHead title={title} description={t('contactDescription')} type="website" path={path} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: title }]} />
      <h1 className={styles.heading}>{title}</h1>
      <p className={styles.intro}>{t('contactIntro')}</p>
      <div className={styles.columns}>
        <DynamicForm
          form={form}
          action={path}
          answer={answer}
          privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))}
        />
        <BranchContacts
          title={t('contactShops')}
          branches={branches}
          hrefOf={({ url_key }) => `${screenHref(storeView, 'branches')}/${url_key ?? ''}`}
        />
      </div>
    </div>
  );
}
