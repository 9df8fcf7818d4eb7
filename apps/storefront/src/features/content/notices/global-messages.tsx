import type { GlobalMessagesQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './global-messages.module.css';

export type GlobalMessage = NonNullable<NonNullable<GlobalMessagesQuery['globalMessages']>[number]>;

/**
 * Lines above every page in the merchant's colours: one below the other would push the page down, so they stand side by side
 * and are turned by hand or by the button.
 */
export function GlobalMessages({ messages }: { readonly messages: readonly GlobalMessage[] }) {
  const t = useMessages('content');
  if (messages.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('globalMessages')} data-messages="">
      <ul className={styles.list}>
        {messages.map(({ id, text, text_color, background_color }) => (
          <li
            key={id}
            className={styles.message}
            data-message={id}
            style={{ color: colour(text_color), backgroundColor: colour(background_color) }}
          >
            <p className={styles.text}>{text}</p>
            {messages.length > 1 ? (
              <button type="button" className={styles.next} data-next-message="" aria-label={t('nextMessage')}>
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
                  <path d="M5.5 2.5 11 8l-5.5 5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
                </svg>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A colour and nothing else may enter the style of the page. */
const colour = (value: string | null | undefined): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(value ?? '') ? (value ?? undefined) : undefined;
