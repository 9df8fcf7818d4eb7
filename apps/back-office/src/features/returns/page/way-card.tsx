import { useMessages } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/show/card.tsx';
import deskStyles from '../../../shell/desk.module.css';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';

/** Where the customer sends it, and who pays for that; while it is not here. */
export function WayCard() {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  const isAwaited = back.state === 'announced' || back.state === 'accepted' || back.state === 'in_transit' || back.state === 'expired';
  if (!isAwaited || back.way.address.length === 0) return null;
  return (
    <Card title={t('way')}>
      <p className={styles.typed}>{back.way.address.join('\n')}</p>
      <p className={deskStyles.quiet}>{t(back.way.isPaidByShop ? 'paidByShop' : 'paidByCustomer')}</p>
    </Card>
  );
}
