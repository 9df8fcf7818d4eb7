import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';

/** What a person looks at before deciding: the shop refuses nothing by itself. */
export function Marks() {
  const t = useMessages('return');
  const { back } = useReturnDesk();
  if (back.marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-label={t('lookAt')}>
      <Icon name="warning" />
      <ul>
        {back.marks.map((mark) => (
          <li key={mark}>{t(`mark.${mark}`)}</li>
        ))}
      </ul>
    </section>
  );
}
