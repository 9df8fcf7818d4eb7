import { useMessages } from '../../../i18n/language-context.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { useLogin } from '../../../lib/session/use-login.ts';
import { Icon } from '../../../theme/icon.tsx';
import { ToolLink } from '../../../ui/tool-link.tsx';

/** The way to the account in the header; its place is the same whoever is there, a dot says that somebody is logged in. */
export function AccountLink() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  const login = useLogin();
  return (
    <ToolLink
      href={localPath(storeView, login === 'loggedOut' ? 'login' : 'account')}
      icon={<Icon name="user" />}
      badge={login === 'loggedIn' ? 'dot' : undefined}
      label={login === 'loggedOut' ? t('login') : t('account')}
    />
  );
}
