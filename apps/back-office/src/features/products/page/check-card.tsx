import { Link } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { storeLabel } from '../../../lib/store-label.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { findingCodes } from '../list/product-filters.ts';
import styles from './page.module.css';
import type { TabProps } from './product.ts';

/** Where each is put right. */
const tabs = {
  name: 'texts',
  maker: 'materials',
  composition: 'materials',
  price: 'stock',
  picture: 'pictures',
  text: 'texts',
  alt: 'pictures',
  claim: 'texts',
} as const;

/** What a product must have to be in the shop, and what it had better have. */
export function CheckCard({ product: { findings, parent, type }, choices }: Pick<TabProps, 'product' | 'choices'>) {
  const t = useMessages('products');
  const lacking = new Map(findings.map((finding) => [finding.code, finding]));
  // A variant is shown with the words and pictures of its product.
  const codes = findingCodes.filter((code) => !parent || lacking.has(code) || code === 'price' || code === 'maker');
  return (
    <Card title={t('check')} note={t('checkCount', { done: codes.length - lacking.size, all: codes.length })}>
      <ul className={styles.checks}>
        {codes
          .toSorted((one, other) => Number(lacking.has(other)) - Number(lacking.has(one)))
          .map((code) => {
            const finding = lacking.get(code);
            const tone = finding ? (finding.forbids ? 'bad' : 'warn') : 'good';
            return (
              <li key={code} className={styles.check}>
                <span className={styles.checkIcon} data-tone={tone}>
                  <Icon name={finding ? (finding.forbids ? 'x-circle-fill' : 'warning-circle-fill') : 'check-circle-fill'} />
                </span>
                <span className={styles.checkWords}>
                  {finding ? t(`lacks.${code}`) : t(`has.${code}`)}
                  {finding && finding.views.length > 0 && (
                    <span className={styles.quiet}>{finding.views.map((view) => storeLabel(choices.stores, view)).join(', ')}</span>
                  )}
                </span>
                {finding && (
                  <Link
                    className={styles.link}
                    state={code}
                    to={`?tab=${code === 'price' && type === 'configurable' ? 'variants' : tabs[code]}`}
                  >
                    {t('fillIn')}
                  </Link>
                )}
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
