import { useActionData, useLocation } from 'react-router';
import { productHref } from '../../features/catalog/card/product-href.ts';
import { DynamicForm } from '../../features/forms/dynamic-form.tsx';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageAction, pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { loadForm, readFormAddress } from './load-form.ts';
import { sendForm } from './send-form.ts';
import { takeForm } from './take-form.ts';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadForm);
export const action = pageAction((page, sent) => takeForm(page, readFormAddress(page), sent));
export const clientAction = sendForm;
// The form itself does not change by being sent.
export const shouldRevalidate = (): boolean => false;

/** A form on a page of its own: where a form of a product or a category leads without JavaScript. */
export default function FormRoute() {
  const { form, product } = usePageData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useMessages('forms');
  const { storeView } = useShopState();
  const { pathname, search } = useLocation();
  const title = form.title ?? t('contactTitle');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('metaDescription')} noindex={search !== '' || answer !== undefined} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: title }]} />
      <h1 className={styles.heading}>{title}</h1>
      {product ? (
        <p className={styles.intro}>
          <a href={productHref(storeView, product)}>{t('aboutProduct', { name: product.name ?? '' })}</a>
        </p>
      ) : null}
      <DynamicForm
        form={form}
        action={`${pathname}${search}`}
        answer={answer}
        headingHidden
        privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))}
      />
    </div>
  );
}
