import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ShopProse } from '../../lib/page/shop-prose.tsx';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import styles from './orders.module.css';

/** How a shopper pays who does so alone, with all that a transfer needs: the same as in the mail. */
export function HowToPay({ order: { payment_instructions: instructions, payment_facts: facts } }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  if (!instructions) return null;
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('howToPay')}</h2>
      <ShopProse html={instructions} />
      {facts.length === 0 ? null : (
        <FactList>
          {facts.map(({ name, value }) => (
            <Fact key={name} title={name ?? ''}>
              {value}
            </Fact>
          ))}
        </FactList>
      )}
    </section>
  );
}
