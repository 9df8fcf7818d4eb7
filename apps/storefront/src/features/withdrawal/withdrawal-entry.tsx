import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Button } from '../../ui/button.tsx';
import { statementFields } from './statement.ts';
import { stepField } from './withdrawal-step.ts';

type Props = { readonly order: { readonly number: string; readonly hash: string }; readonly email: string };

/**
 * From an order to the withdrawal function, in its statutory words, without typing anything again (LAW-08). A form and no link: an
 * address would carry who ordered into histories and logs.
 */
export function WithdrawalEntry({ order: { number, hash }, email }: Props) {
  const t = useMessages('withdrawal');
  const { storeView } = useShopState();
  return (
    <form method="post" action={screenHref(storeView, 'withdrawal')}>
      <input type="hidden" name={statementFields.orderNumber} value={number} />
      <input type="hidden" name={statementFields.hash} value={hash} />
      <input type="hidden" name={statementFields.email} value={email} />
      <Button type="submit" name={stepField} value="begin">
        {t('title')}
      </Button>
    </form>
  );
}
