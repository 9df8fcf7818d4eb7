import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { chooseScheme } from '../../lib/scheme.ts';
import { Palette, type PaletteItem } from '../../ui/keys/palette.tsx';
import type { MenuGroup } from './menu.ts';
import { useLogOut } from './use-log-out.ts';

type Props = { readonly groups: readonly MenuGroup[]; readonly onClose: () => void; readonly onKeys: () => void };

/** Every screen somebody may open, and what can be done from anywhere. */
export function FramePalette({ groups, onClose, onKeys }: Props) {
  const t = useMessages('frame');
  const logOut = useLogOut();
  const navigate = useNavigate();
  const go = (path: string) => (isNewTab: boolean) => {
    if (isNewTab) open(`/staff${path}`, '_blank', 'noopener');
    else void navigate(path);
  };
  const screens: readonly PaletteItem[] = [
    ...groups.flatMap((group) => group.items).map(({ name, path, icon }) => ({ id: path, label: t(name), icon, run: go(path) })),
    { id: '/account', label: t('account'), icon: 'user', run: go('/account') },
  ];
  const actions: readonly PaletteItem[] = [
    { id: 'light', label: t('schemeLight'), words: t('scheme'), icon: 'sun', isAction: true, run: () => chooseScheme('light') },
    { id: 'dark', label: t('schemeDark'), words: t('scheme'), icon: 'moon', isAction: true, run: () => chooseScheme('dark') },
    { id: 'keys', label: t('keys'), icon: 'keyboard', isAction: true, run: onKeys },
    { id: 'log-out', label: t('logOut'), icon: 'sign-out', isAction: true, run: logOut },
  ];
  return (
    <Palette
      isOpen
      onClose={onClose}
      groups={[
        { title: t('screens'), items: screens },
        { title: t('actions'), items: actions },
      ]}
    />
  );
}
