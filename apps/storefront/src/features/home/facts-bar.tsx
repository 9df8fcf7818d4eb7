import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { OpeningState } from '../../lib/branches/opening.ts';
import { journeyTo } from '../../lib/delivery/journey.ts';
import { homeCountries } from '../../lib/page/home-country.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { openingSentence } from './opening-sentence.ts';
import styles from './facts-bar.module.css';

type Props = {
  /** Null when the shop has no free shipping: then nothing is promised. */
  readonly freeFrom: number | null;
  readonly branch?: { readonly city: string; readonly opening: OpeningState } | undefined;
};

/** Four promises that hold: delivery, free shipping, time to return, and a door that is open. */
export function FactsBar({ freeFrom, branch }: Props) {
  const t = useMessages('home');
  const { money } = useFormats();
  const { storeView } = useShopState();
  const { fromDays, toDays } = journeyTo(storeView, homeCountries[storeView.language]);
  return (
    <div className={styles.bar}>
      <ul className={styles.facts}>
        <Fact strong={t('deliveryDays', { from: fromDays, to: toDays })} rest={t('deliveryRest')} />
        {freeFrom === null ? null : <Fact strong={t('freeWord')} rest={t('freeRest', { amount: wholeEuros(money(freeFrom)) })} />}
        <Fact strong={t('returnDays')} rest={t('returnRest')} />
        {branch === undefined ? null : <li>{openingSentence(branch, t)}</li>}
      </ul>
    </div>
  );
}

/** "€ 100" reads better than "€ 100,00" in a sentence. */
const wholeEuros = (price: string): string => price.replace(/[.,]00(?!\d)/, '');

function Fact({ strong, rest }: { readonly strong: string; readonly rest: string }) {
  return (
    <li>
      <strong className={styles.strong}>{strong}</strong> {rest}
    </li>
  );
}
