import { useId } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useBundle } from './bundle-context.tsx';
import { OptionPrice } from './bundle-option-price.tsx';
import { modelsOf, toggleOption, type BundleOption, type BundlePart } from './bundle-selection.ts';
import { useOptionText } from './use-option-text.ts';
import styles from './bundle-part-field.module.css';
import buttons from './product-options.module.css';

type Props = { readonly part: BundlePart; readonly legalId: string };

/** Every piece of a part in full, with its sizes as buttons (UX-22); one press chooses piece and size. */
export function BundleSizes({ part, legalId }: Props) {
  const t = useMessages('catalogLater');
  const name = useId();
  const { selection, change } = useBundle();
  const chosen = selection.chosen[part.uid] ?? [];
  return (
    <div className={styles.models}>
      {part.isSingle && !part.isRequired ? (
        <label className={styles.option}>
          <input type="radio" name={name} checked={chosen.length === 0} onChange={() => change(toggleOption(selection, part, ''))} />
          {t('bundleNone')}
        </label>
      ) : null}
      {modelsOf(part).map(([model, options]) => (
        <div key={model} className={styles.model}>
          <ModelHead model={model} options={options} chosen={options.find(({ uid }) => chosen.includes(uid))} legalId={legalId} />
          <div className={styles.sizes}>
            {options.map((option) => (
              <SizeButton
                key={option.uid}
                option={option}
                name={name}
                isSingle={part.isSingle}
                isChosen={chosen.includes(option.uid)}
                onChoose={() => change(toggleOption(selection, part, option.uid))}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type HeadProps = {
  readonly model: string;
  readonly options: readonly BundleOption[];
  readonly chosen: BundleOption | undefined;
  readonly legalId: string;
};

function ModelHead({ model, options, chosen, legalId }: HeadProps) {
  const [cheapest, ...others] = options.toSorted((a, b) => a.cents - b.cents);
  const shown = chosen ?? cheapest;
  const from = chosen === undefined && others.some(({ cents }) => cents > (cheapest?.cents ?? 0));
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        {shown?.image ? <Picture key={shown.image} url={shown.image} alt="" width={80} height={100} sizes="80px" largest={320} /> : null}
      </div>
      <p className={styles.name}>
        {model}
        {shown === undefined ? null : <OptionPrice option={shown} legalId={legalId} from={from} />}
      </p>
    </div>
  );
}

type ButtonProps = {
  readonly option: BundleOption;
  readonly name: string;
  readonly isSingle: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function SizeButton({ option, name, isSingle, isChosen, onChoose }: ButtonProps) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const text = useOptionText()(option);
  // A piece without sizes among others with them: its name stands above the button already.
  const face = option.size ?? later('bundlePiece');
  const label = option.size === undefined ? later('bundlePieceNamed', { name: text }) : text;
  return (
    <label className={buttons.value} data-sold-out={!option.isSaleable}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        className={buttons.input}
        name={name}
        checked={isChosen}
        aria-label={option.isSaleable ? label : t('optionSoldOut', { label })}
        onChange={onChoose}
      />
      <span className={buttons.face}>{option.isSaleable ? face : <s>{face}</s>}</span>
    </label>
  );
}
