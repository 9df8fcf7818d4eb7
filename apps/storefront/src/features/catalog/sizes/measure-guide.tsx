import { useMessages } from '../../../i18n/language-context.tsx';
import { MeasureFigure } from './measure-figure.tsx';
import styles from './measure-guide.module.css';

/** Where and how to measure, as a drawing and in words. */
export function MeasureGuide({ headingLevel = 3 }: { readonly headingLevel?: 2 | 3 }) {
  const t = useMessages('catalogLater');
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.guide}>
      <Heading className={styles.heading}>{t('measureTitle')}</Heading>
      <div className={styles.how}>
        <MeasureFigure />
        <ol className={styles.steps}>
          <li>{t('measure_bust')}</li>
          <li>{t('measure_waist')}</li>
          <li>{t('measure_hip')}</li>
        </ol>
      </div>
    </section>
  );
}
