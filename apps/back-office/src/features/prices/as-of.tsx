import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { ShownPriceView } from '../../shell/prices/shown-price.tsx';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { clockOf, momentOf } from '../../lib/branch-clock.ts';
import { groupViews, shownAt, type ArticlePrices } from './prices.ts';
import styles from './prices.module.css';

/** What shoppers are shown at any moment, in each view (LAW-03). */
export function AsOf({ prices, now }: { readonly prices: ArticlePrices; readonly now: Date }) {
  const t = useMessages('prices');
  const [clock, setClock] = useState(() => clockOf(now));
  const at = clock === '' ? now : momentOf(clock);
  const groups = groupViews(prices.views);
  return (
    <Card title={t('asOf')}>
      <div className={styles.form}>
        <MomentField label={t('moment')} value={clock} onChange={setClock} />
        {groups.map((group) => (
          <div key={group[0]?.view} aria-live="polite">
            {groups.length > 1 && <h3 className={styles.view}>{group.map(({ name }) => name).join(', ')}</h3>}
            <ShownPriceView shown={shownAt(group[0]?.shown ?? [], at)} />
          </div>
        ))}
      </div>
    </Card>
  );
}
