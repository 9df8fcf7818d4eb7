import { valueStates, type ValueState } from '@shop/rules/option-matrix';
import { memo, useId, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { ColourDot } from '../../../ui/colour-dot.tsx';
import { HemFigure } from '../product/hem-figure.tsx';
import { optionsId, useChoice, type Choice } from './option-choice.tsx';
import { axisKind, isSizeAxis, type AxisKind, type AxisValue, type MatrixAxis } from './product-matrix.ts';
import { useChooseWords } from './use-choose-words.ts';
import styles from './product-options.module.css';

type Props = {
  /** Beside the label of the sizes: opens the size guide. */
  readonly sizeGuide?: ReactNode;
};

/**
 * Colour, length and size in their order. Native radio buttons of a form that asks by GET: arrow keys work by themselves,
 * and without script the button sends the choice to the server, which answers with the same page.
 */
export function ProductOptions({ sizeGuide }: Props) {
  const t = useMessages('catalog');
  const choice = useChoice();
  const { matrix, selection, missing, isAsked, choose } = choice;
  return (
    <form method="get" className={styles.options} id={optionsId(choice)} onSubmit={(event) => event.preventDefault()}>
      {matrix.axes.map((axis, axisIndex) => (
        <OptionAxis
          key={axis.code}
          axis={axis}
          axisIndex={axisIndex}
          states={valueStates(matrix, selection, axisIndex)}
          chosen={selection[axisIndex] ?? null}
          isMissing={isAsked && missing === axisIndex}
          choose={choose}
          sizeGuide={isSizeAxis(axis.code) ? sizeGuide : undefined}
        />
      ))}
      <noscript>
        <button type="submit" className={styles.show}>
          {t('showChoice')}
        </button>
      </noscript>
    </form>
  );
}

type AxisProps = {
  readonly axis: MatrixAxis;
  readonly axisIndex: number;
  readonly states: readonly ValueState[];
  readonly chosen: number | null;
  /** Somebody wanted to buy before this one was chosen. */
  readonly isMissing: boolean;
  readonly choose: Choice['choose'];
  readonly sizeGuide: ReactNode;
};

const isSameAxis = (before: AxisProps, after: AxisProps): boolean =>
  before.axis === after.axis &&
  before.chosen === after.chosen &&
  before.isMissing === after.isMissing &&
  before.choose === after.choose &&
  before.sizeGuide === after.sizeGuide &&
  before.states.every((state, index) => state === after.states[index]);

/** A change of the choice renders only the axes it concerns. */
const OptionAxis = memo(function OptionAxis({ axis, axisIndex, states, chosen, isMissing, choose, sizeGuide }: AxisProps) {
  const words = useChooseWords();
  const hintId = useId();
  const kind = axisKind(axis);
  const label = axis.values[chosen ?? -1]?.label;
  return (
    <div className={styles.place}>
      {/* Beside the label, but no part of the group's name. */}
      {sizeGuide === undefined ? null : <span className={styles.guide}>{sizeGuide}</span>}
      <fieldset className={styles.axis} data-missing={isMissing} aria-describedby={isMissing ? hintId : undefined}>
        <legend className={styles.top}>
          <span className={styles.label}>
            {axis.label}
            {label === undefined ? null : <span className={styles.chosen}>: {label}</span>}
          </span>
        </legend>
        {isMissing ? (
          <p id={hintId} className={styles.hint} role="alert">
            <Icon name="warning-circle" size={20} />
            {words(axis).chooseFirst}
          </p>
        ) : null}
        <div className={styles[kind]}>
          {axis.values.map((value, index) =>
            states[index] === 'absent' ? null : (
              <OptionValue
                key={value.uid}
                axis={axis}
                axisIndex={axisIndex}
                value={value}
                index={index}
                kind={kind}
                state={states[index] ?? 'absent'}
                isChosen={chosen === index}
                choose={choose}
              />
            ),
          )}
        </div>
      </fieldset>
    </div>
  );
}, isSameAxis);

type ValueProps = {
  readonly axis: MatrixAxis;
  readonly axisIndex: number;
  readonly value: AxisValue;
  readonly index: number;
  readonly kind: AxisKind;
  readonly state: ValueState;
  readonly isChosen: boolean;
  readonly choose: Choice['choose'];
};

/** A change of the choice renders only the values it concerns. */
const OptionValue = memo(function OptionValue({ axis, axisIndex, value, index, kind, state, isChosen, choose }: ValueProps) {
  const t = useMessages('catalog');
  const isSoldOut = state === 'sold-out';
  const name = kind === 'sizes' ? t('sizeNamed', { label: value.label }) : value.label;
  return (
    <label className={styles.value} data-sold-out={isSoldOut}>
      <input
        type="radio"
        className={styles.input}
        name={axis.code}
        value={value.slug}
        checked={isChosen}
        aria-label={isSoldOut ? t('optionSoldOut', { label: name }) : name}
        onChange={() => choose(axisIndex, index)}
      />
      <Face value={value} kind={kind} isSoldOut={isSoldOut} />
    </label>
  );
});

type FaceProps = Pick<ValueProps, 'value' | 'kind'> & { readonly isSoldOut: boolean };

/** Looks the same whether it is chosen or not: the style sheet sees to that. */
const Face = memo(function Face({ value, kind, isSoldOut }: FaceProps) {
  return (
    <span className={styles.face}>
      {value.colour === undefined ? null : <ColourDot colour={value.colour} size={20} />}
      {kind === 'lengths' ? <HemFigure label={value.label} /> : null}
      {isSoldOut ? <s>{value.label}</s> : value.label}
    </span>
  );
});
