import { useId } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { Icon } from '../../../theme/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useBundle } from './bundle-context.tsx';
import { OptionPrice } from './bundle-option-price.tsx';
import { changeQuantity, hasSizes, toggleOption, type BundleOption, type BundlePart } from './bundle-selection.ts';
import { BundleSizes } from './bundle-sizes.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useStockAlert } from './stock-alert.ts';
import { useOptionText } from './use-option-text.ts';
import styles from './bundle-part-field.module.css';

type PartProps = { readonly part: BundlePart; readonly legalId: string };
type Props = PartProps & {
  /** Somebody wanted to buy before this one was chosen. */
  readonly isMissing: boolean;
};

/** One part of a set: sizes as buttons, otherwise a drop-down, radio buttons or ticks, as the shop has set it up. */
export function BundlePartField({ part, legalId, isMissing }: Props) {
  const t = useMessages('catalogLater');
  const hintId = useId();
  const { selection } = useBundle();
  const chosen = part.options.filter(({ uid }) => selection.chosen[part.uid]?.includes(uid) === true);
  return (
    <fieldset className={styles.field} data-missing={isMissing} aria-describedby={isMissing ? hintId : undefined}>
      <legend className={styles.title}>
        {part.title}
        {part.isRequired ? null : <span className={styles.note}> {t('bundleOptional')}</span>}
      </legend>
      {isMissing ? <Hint id={hintId} part={part} /> : null}
      {hasSizes(part) ? <BundleSizes part={part} legalId={legalId} /> : <Plain part={part} legalId={legalId} chosen={chosen} />}
      {chosen.map((option) => (option.canChangeQuantity ? <PartQuantity key={option.uid} option={option} /> : null))}
      {chosen.map((option) => (option.isSaleable ? null : <SoldOut key={option.uid} option={option} />))}
    </fieldset>
  );
}

function Hint({ id, part }: { readonly id: string; readonly part: BundlePart }) {
  const t = useMessages('catalog');
  return (
    <p id={id} className={styles.hint} role="alert">
      <Icon name="warning-circle" size={20} />
      {hasSizes(part) ? t('chooseSizeFirst') : t('chooseOptionFirst', { option: part.title })}
    </p>
  );
}

/** A part without sizes, with the chosen piece beside it. */
function Plain({ part, legalId, chosen }: PartProps & { readonly chosen: readonly BundleOption[] }) {
  const image = (chosen[0] ?? part.options[0])?.image;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        {image ? <Picture key={image} url={image} alt="" width={80} height={100} sizes="80px" largest={320} /> : null}
      </div>
      <div className={styles.choices}>
        {part.control === 'select' ? <PartSelect part={part} legalId={legalId} /> : <PartList part={part} legalId={legalId} />}
      </div>
    </div>
  );
}

function PartSelect({ part, legalId }: PartProps) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const optionText = useOptionText();
  const { money } = usePrices();
  const { selection, change } = useBundle();
  const [uid = ''] = selection.chosen[part.uid] ?? [];
  const chosen = part.options.find((option) => option.uid === uid);
  const textOf = (option: BundleOption): string =>
    option.isSaleable ? `${optionText(option)} · ${money(option.cents / 100)}` : t('optionSoldOut', { label: optionText(option) });
  return (
    <>
      <select
        className={styles.select}
        aria-label={part.title}
        value={uid}
        onChange={(event) => change(toggleOption(selection, part, event.target.value))}
      >
        {part.isRequired ? null : <option value="">{later('bundleNone')}</option>}
        {part.options.map((option) => (
          <option key={option.uid} value={option.uid}>
            {textOf(option)}
          </option>
        ))}
      </select>
      {chosen === undefined ? null : <OptionPrice option={chosen} legalId={legalId} />}
    </>
  );
}

function PartList({ part, legalId }: PartProps) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const optionText = useOptionText();
  const name = useId();
  const { selection, change } = useBundle();
  const chosen = selection.chosen[part.uid] ?? [];
  return (
    <>
      {part.control === 'radio' && !part.isRequired ? (
        <label className={styles.option}>
          <input type="radio" name={name} checked={chosen.length === 0} onChange={() => change(toggleOption(selection, part, ''))} />
          {later('bundleNone')}
        </label>
      ) : null}
      {part.options.map((option) => (
        <label key={option.uid} className={styles.option} data-sold-out={!option.isSaleable}>
          <input
            type={part.control === 'radio' ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(option.uid)}
            onChange={() => change(toggleOption(selection, part, option.uid))}
          />
          <span>
            {option.isSaleable ? optionText(option) : t('optionSoldOut', { label: optionText(option) })}
            <OptionPrice option={option} legalId={legalId} />
          </span>
        </label>
      ))}
    </>
  );
}

function PartQuantity({ option }: { readonly option: BundleOption }) {
  const { selection, change } = useBundle();
  return (
    <div className={styles.more}>
      <QuantityField
        name={option.label}
        value={selection.quantities[option.uid] ?? option.quantity}
        min={1}
        max={undefined}
        onChange={(quantity) => change(changeQuantity(selection, option.uid, quantity))}
      />
    </div>
  );
}

/** What is sold out is no dead end: a mail when it is back (UX-23). */
function SoldOut({ option }: { readonly option: BundleOption }) {
  const alert = useStockAlert();
  const t = useMessages('catalog');
  const optionText = useOptionText();
  return (
    <div className={styles.soldOut} tabIndex={-1} data-help="">
      <p className={styles.soldOutText}>{t('soldOutChoice', { choice: optionText(option) })}</p>
      {alert(option.sku)}
    </div>
  );
}
