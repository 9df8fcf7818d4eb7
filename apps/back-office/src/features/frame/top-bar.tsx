import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { initialsOf } from '../../lib/initials.ts';
import { usePerson } from '../../lib/session/person.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { ApprovalsLink } from './approvals-link.tsx';
import { BranchChoice } from './branch-choice.tsx';
import type { MenuGroup } from './menu.ts';
import styles from './top-bar.module.css';

const FramePalette = lazy(async () => ({ default: (await import('./frame-palette.tsx')).FramePalette }));
const KeysDialog = lazy(async () => ({ default: (await import('../../ui/keys/keys-dialog.tsx')).KeysDialog }));

type Open = 'palette' | 'keys' | undefined;

/** Search, where somebody works, what waits, and who is here. */
export function TopBar({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const t = useMessages('frame');
  const { name } = usePerson();
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const items = groups.flatMap((group) => group.items);
  useKeys([
    { keys: 'Ctrl+k', label: t('keyPalette'), inFields: true, run: () => setOpen('palette') },
    { keys: '?', label: t('keyKeys'), run: () => setOpen('keys') },
    ...items.flatMap((item) =>
      item.letter === undefined
        ? []
        : [{ keys: `g ${item.letter}`, label: t('goTo', { screen: t(item.name) }), run: () => void navigate(item.path) }],
    ),
  ]);
  const close = () => setOpen(undefined);
  return (
    <header className={styles.topBar}>
      <button type="button" className={styles.find} onClick={() => setOpen('palette')}>
        <Icon name="magnifying-glass" />
        <span className={styles.findWords}>{t('search')}</span>
        <KeyHint keys="Ctrl K" />
      </button>
      <BranchChoice />
      <div className={styles.end}>
        <ApprovalsLink />
        <Link to="/account" className={styles.item} title={t('account')}>
          <span className={styles.face} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles.onWide}>{name}</span>
        </Link>
      </div>
      <Suspense>
        {open === 'palette' && <FramePalette groups={groups} onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeysDialog isOpen onClose={close} />}
      </Suspense>
    </header>
  );
}
