import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { tabValues } from '../../../lib/session/storage.ts';
import { Icon } from '../../../theme/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { forgetSize, offeredSizes, readSizes, rememberSizes } from './chosen-sizes.ts';
import { toggleFilter } from '../listing/listing-changes.ts';
import type { ListingModel } from '../listing/listing-model.ts';
import { listingHref } from '../listing/listing-state.ts';
import styles from './your-sizes.module.css';

/** The size chosen before in this tab, offered again; only the browser knows it, the page stays the same for everybody (UX-10). */
export function YourSizes({ listing: { base, state, filters } }: { readonly listing: ListingModel }) {
  const t = useMessages('catalog');
  const text = useSyncExternalStore(
    tabValues.subscribe,
    () => tabValues.get('chosenSize'),
    () => undefined,
  );
  const known = readSizes(text);
  useEffect(() => {
    const before = tabValues.get('chosenSize');
    const after = JSON.stringify(rememberSizes(readSizes(before), state, filters.groups));
    if (after !== (before ?? '{}')) tabValues.set('chosenSize', after);
  }, [state, filters]);
  return offeredSizes(known, state, filters.groups).map(({ code, option }) => (
    <span key={code} className={styles.offer}>
      <a className={styles.size} href={listingHref(base, toggleFilter(state, code, option.value))} data-keep-scroll="" rel="nofollow">
        {t('yourSize', { size: option.label })}
      </a>
      <IconButton
        className={styles.forget}
        label={t('forgetSize', { size: option.label })}
        icon={<Icon name="x" size={16} />}
        onClick={() => tabValues.set('chosenSize', JSON.stringify(forgetSize(known, code)))}
      />
    </span>
  ));
}
