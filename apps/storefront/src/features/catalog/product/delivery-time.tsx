import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { originOf } from '../../../lib/delivery/journey.ts';
import { useJourney } from '../../../lib/delivery/use-journey.ts';
import { useNow } from '../../../lib/delivery/use-now.ts';
import { Icon } from '../../../theme/icon.tsx';
import type { IconName } from '../../../theme/icon-names.ts';
import { promiseTexts } from './promise-texts.ts';
import styles from './delivery-time.module.css';

const icons: Readonly<Record<string, IconName>> = { truck: 'truck', clock: 'clock', scissors: 'scissors', bell: 'bell-ringing' };
/** Few left means 3 or fewer, and only from the real stock (LAW-27). */
const fewLeft = 3;

type Props = {
  readonly facts: { readonly color?: string | null; readonly icon?: string | null } | undefined;
  readonly isSaleable: boolean;
  /** What is said when the product has other sizes or colours that are there. */
  readonly soldOut?: { readonly title: string; readonly text: string } | undefined;
  /** Pieces of the web stock of the very thing that is chosen; unknown before the choice. */
  readonly web?: number | undefined;
  /** When the page was made. */
  readonly madeAt: string;
};

/** When it can be with the shopper, or that it cannot. */
export function DeliveryTime({ facts, isSaleable, soldOut, web, madeAt }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { date } = useFormats();
  const said = useMessages('delivery');
  const journey = useJourney();
  const now = useNow(madeAt);
  if (!isSaleable) {
    return (
      <p className={styles.time} data-state="out">
        <Icon name="bell-ringing" />
        <span>
          <strong>{soldOut?.title ?? t('outOfStock')}</strong>
          <br />
          {soldOut?.text ?? `${later('outOfStockLong')}.`}
        </span>
      </p>
    );
  }
  const origin = originOf(facts?.color);
  const promise = promiseTexts(now, { journey, origin }, later, date);
  const isFew = web !== undefined && web > 0 && web <= fewLeft;
  return (
    <p className={styles.time} data-state="in">
      <Icon name={icons[facts?.icon ?? ''] ?? 'truck'} />
      <span>
        <strong>{isFew ? later('fewLeft', { count: web }) : said(origin)}</strong>
        <br />
        {promise.text}
        {promise.countdown ? <span className={styles.countdown}>{promise.countdown}</span> : null}
      </span>
    </p>
  );
}
