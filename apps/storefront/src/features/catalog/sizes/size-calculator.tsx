import { valueStates } from '@shop/rules/option-matrix';
import { adviseSize, betweenSizes, toCentimetres, type SizeAdvice, type SizeChartModel } from '@shop/rules/size-advice';
import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useChoice } from '../purchase/option-choice.tsx';
import { isSizeAxis } from '../purchase/product-matrix.ts';
import { betweenNote } from './between-note.ts';
import styles from './size-calculator.module.css';

type Props = {
  readonly model: SizeChartModel;
  readonly unit: 'cm' | 'in';
  /** By which sizes are chosen. */
  readonly sizeAxis: string | undefined;
  /** The size was put into the choice. */
  readonly onTaken: () => void;
};

/** Measures in, size out; the answer can be taken over into the choice. Nothing is sent anywhere. */
export function SizeCalculator({ model, unit, sizeAxis, onTaken }: Props) {
  const t = useMessages('catalogLater');
  const id = useId();
  const [values, setValues] = useState<readonly string[]>([]);
  const numbers = model.measures.map((_, index) => {
    const text = values[index]?.replace(',', '.') ?? '';
    return text === '' ? undefined : toCentimetres(Number(text), unit);
  });
  const advice = adviseSize(model, numbers, betweenSizes(sizeAxis));
  return (
    <section className={styles.calculator}>
      <h3>{t('sizeFinder')}</h3>
      <div className={styles.fields}>
        {model.measures.map(({ name }, index) => (
          <label key={name} className={styles.field} htmlFor={`${id}${index}`}>
            <span>{t('measureField', { name, unit: unit === 'in' ? 'inch' : 'cm' })}</span>
            <input
              id={`${id}${index}`}
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              value={values[index] ?? ''}
              onChange={(event) =>
                setValues(model.measures.map((_, other) => (other === index ? event.target.value : (values[other] ?? ''))))
              }
            />
          </label>
        ))}
      </div>
      <output className={styles.answer}>{advice === undefined ? null : <Answer advice={advice} onTaken={onTaken} />}</output>
      <p className={styles.note}>{t(betweenNote(sizeAxis))}</p>
    </section>
  );
}

function Answer({ advice, onTaken }: { readonly advice: SizeAdvice; readonly onTaken: () => void }) {
  const t = useMessages('catalogLater');
  const { matrix, selection, choose } = useChoice();
  if (advice.kind !== 'size') return <p>{t(advice.kind === 'too-small' ? 'sizeTooSmall' : 'sizeTooLarge')}</p>;
  const axis = matrix.axes.findIndex(({ code }) => isSizeAxis(code));
  const value = matrix.axes[axis]?.values.findIndex(({ label }) => label === advice.size) ?? -1;
  const exists = value !== -1 && valueStates(matrix, selection, axis)[value] !== 'absent';
  return (
    <>
      <p className={styles.size}>{t('yourSizeIs', { size: advice.size })}</p>
      {exists ? (
        <Button
          onClick={() => {
            choose(axis, value);
            onTaken();
          }}
        >
          {t('takeSize', { size: advice.size })}
        </Button>
      ) : (
        <p>{t('sizeNotHere', { size: advice.size })}</p>
      )}
    </>
  );
}
