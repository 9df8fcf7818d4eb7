import type { InputHTMLAttributes, ReactNode } from 'react';
import { useMessages } from '../i18n/language-context.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './quantity-stepper.module.css';

type Props = {
  /** Of what there is a number, for the accessible names. */
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly icons: { readonly minus: ReactNode; readonly plus: ReactNode };
  readonly onStep: (value: number) => void;
  /** The field between the steps: when what is typed counts is for its owner to say. */
  readonly input: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'aria-label'>;
};

/** A number with a step down and up. */
export function QuantityStepper({ name, value, min, max, icons, onStep, input }: Props) {
  const t = useMessages('ui');
  const label = t('quantityOf', { name });
  const step = (to: number, words: string, icon: ReactNode, isLast: boolean) => (
    <IconButton className={styles.step} label={`${label}: ${words}`} icon={icon} disabled={isLast} onClick={() => onStep(to)} />
  );
  return (
    <div className={styles.stepper}>
      {step(value - 1, t('fewer'), icons.minus, value <= min)}
      <input inputMode="numeric" {...input} className={styles.number} aria-label={label} />
      {step(value + 1, t('more'), icons.plus, value >= max)}
    </div>
  );
}
