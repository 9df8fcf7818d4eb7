import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './order.module.css';
import { useOrderDesk } from './order-desk.ts';
import { useOrderWords } from './use-order-words.ts';

/** Below the head: what colleagues did while the page was open, and whether it may be older than that. It is there before its first line, so that readers hear of it. */
export function News() {
  const desk = useMessages('desk');
  const ui = useMessages('ui');
  const { time } = useFormats();
  const { order, news, forgetNews, staleSince } = useOrderDesk();
  const words = useOrderWords(order);
  return (
    <output className={styles.news} aria-label={desk('meanwhile')}>
      {staleSince && (
        <span className={styles.newsLine} data-tone="warn">
          <Icon name="wifi-slash" />
          <span>{desk('stale', { time: time(staleSince) })}</span>
        </span>
      )}
      {news.length > 0 && (
        <span className={styles.newsLine}>
          <Icon name="users" />
          <span className={styles.newsText}>
            {news.map((happening) => (
              <span key={happening.id}>
                {words.did(happening)} <time dateTime={happening.at}>{time(happening.at)}</time>
              </span>
            ))}
          </span>
          <IconButton icon="x" size="s" label={ui('close')} hasTip={false} onClick={forgetNews} />
        </span>
      )}
    </output>
  );
}
