import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSearchBox, type LoadPanel } from './use-search-box.ts';
import styles from './search-field.module.css';

type Props = {
  /** What stands below the field is fetched when somebody wants to search, not before. */
  readonly loadPanel: LoadPanel;
  readonly layout: 'header' | 'screen' | 'page';
  /** Escape in an empty field. */
  readonly onLeave?: (() => void) | undefined;
};

/** The search form: a GET form without script, a combobox with it (UX-16). */
export function SearchField({ loadPanel, layout, onLeave }: Props) {
  const t = useMessages('search');
  const { storeView } = useShopState();
  const id = useId();
  const { form, input, keys, text, type, open, submit, press, setCombo, combo, Panel } = useSearchBox(loadPanel, onLeave);
  return (
    <search>
      <form ref={form} className={styles.form} data-layout={layout} method="get" action={screenHref(storeView, 'search')} onSubmit={submit}>
        <div className={styles.bar}>
          <label htmlFor={`${id}q`} className="visually-hidden">
            {t('label')}
          </label>
          <input
            ref={input}
            id={`${id}q`}
            className={styles.input}
            type="search"
            name="q"
            value={text}
            placeholder={t('placeholder')}
            maxLength={128}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={combo.isExpanded}
            aria-controls={combo.isExpanded ? `${id}list` : undefined}
            aria-activedescendant={combo.isExpanded ? combo.activeId : undefined}
            onFocus={open}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
          />
          <IconButton type="submit" className={styles.submit} label={t('submit')} icon={<Icon name="magnifying-glass" />} />
        </div>
        {Panel ? (
          <div className={styles.popup}>
            <Panel text={text} listId={`${id}list`} keys={keys} onCombo={setCombo} />
          </div>
        ) : null}
      </form>
    </search>
  );
}
