import { useMessages } from '../../../i18n/language-context.tsx';
import { useBundle } from './bundle-context.tsx';
import { chosenOptions, hasSizes, type BundlePart } from './bundle-selection.ts';
import { useOptionText } from './use-option-text.ts';
import styles from './bundle-purchase.module.css';

/** What goes into the cart, every piece in full, and what still has to be chosen; extras that nobody wants are not mentioned. */
export function BundleSummary() {
  const t = useMessages('catalogLater');
  const optionText = useOptionText();
  const { parts, selection } = useBundle();
  const textsOf = (part: BundlePart): readonly string[] => {
    const chosen = chosenOptions([part], selection).map((option) => optionText(option, option.pieces));
    if (chosen.length > 0 || !part.isRequired) return chosen;
    return [hasSizes(part) ? t('noSizeYet') : t('nothingYet')];
  };
  return (
    <section className={styles.summary}>
      <h3 className={styles.summaryTitle}>{t('yourChoice')}</h3>
      <dl className={styles.chosen}>
        {parts.map((part) => {
          const texts = textsOf(part);
          return texts.length === 0 ? null : (
            <div key={part.uid} data-open={!selection.chosen[part.uid]?.length}>
              <dt>{part.title}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
