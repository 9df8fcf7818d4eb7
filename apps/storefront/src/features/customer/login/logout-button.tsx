import { LogoutButtonDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { forgetDrafts } from '../../../lib/forms/drafts.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { deviceValues, forgetPerson } from '../../../lib/session/storage.ts';

/** Ends the login here and in the shop; here also when the shop does not answer. */
export function LogoutButton({ className }: { readonly className: string | undefined }) {
  const t = useMessages('customer');
  const shop = useShop();
  const logOut = async () => {
    const token = deviceValues.get('customerToken');
    // By its own token: one that is over already is no session to report.
    if (token !== undefined)
      await shop
        .with({ token })
        .mutate(LogoutButtonDocument)
        .catch(() => undefined);
    forgetPerson();
    forgetDrafts();
    notices.clear();
    notices.show({ kind: 'success', text: t('loggedOut') });
  };
  return (
    <button type="button" className={className} onClick={() => void logOut()}>
      {t('logout')}
    </button>
  );
}
