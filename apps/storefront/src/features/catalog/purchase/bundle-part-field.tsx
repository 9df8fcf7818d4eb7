import { useId } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { MainPrice } from '../../../lib/prices/shop-price.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useBundle } from './bundle-context.tsx';
import { changeQuantity, toggleOption, type BundleOption, type BundlePart } from './bundle-selection.ts';
import { QuantityField } from './quantity-field.tsx';
import styles from './bundle-part-field.module.css';

type Props = { readonly part: BundlePart; readonly legalId: string };

/** One part of a set: a drop-down, radio buttons or ticks, as the shop has set it up, with the chosen piece beside it. */
export function BundlePartField({ part, legalId }: Props) {
  const t = useMessages('catalogLater');
  const { selection } = useBundle();
  const chosen = part.options.filter(({ uid }) => selection.chosen[part.uid]?.includes(uid) === true);
  const image = (chosen[0] ?? part.options[0])?.image;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.title}>
        {part.title}
        {part.isRequired ? null : <span className={styles.note}> {t('bundleOptional')}</span>}
      </legend>
      <div className={styles.row}>
        <div className={styles.picture}>
          {image ? <Picture key={image} url={image} alt="" width={80} height={100} sizes="80px" largest={320} /> : null}
        </div>
        <div className={styles.choices}>
          {part.control === 'select' ? <PartSelect part={part} legalId={legalId} /> : <PartList part={part} legalId={legalId} />}
          {chosen.map((option) => (option.canChangeQuantity ? <PartQuantity key={option.uid} option={option} /> : null))}
        </div>
      </div>
    </fieldset>
  );
}

function PartSelect({ part, legalId }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { money } = usePrices();
  const { selection, change } = useBundle();
  const [uid = ''] = selection.chosen[part.uid] ?? [];
  const chosen = part.options.find((option) => option.uid === uid);
  const textOf = (option: BundleOption): string => {
    const name = option.quantity > 1 ? `${later('quantityTimes', { count: option.quantity })} ${option.label}` : option.label;
    return option.isSaleable ? `${name} · ${money(option.cents / 100)}` : t('optionSoldOut', { label: name });
  };
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

function PartList({ part, legalId }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
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
            {option.quantity > 1 ? `${later('quantityTimes', { count: option.quantity })} ` : ''}
            {option.isSaleable ? option.label : t('optionSoldOut', { label: option.label })}
            <OptionPrice option={option} legalId={legalId} />
          </span>
        </label>
      ))}
    </>
  );
}

function OptionPrice({ option, legalId }: { readonly option: BundleOption; readonly legalId: string }) {
  const t = useMessages('catalogLater');
  const { money } = usePrices();
  return (
    <span className={styles.price}>
      <MainPrice amount={option.cents / 100} legalId={legalId} format={(price) => t('inSet', { price })} />
      {option.aloneCents > option.cents ? (
        <span className={styles.note}> {t('onItsOwn', { price: money(option.aloneCents / 100) })}</span>
      ) : null}
    </span>
  );
}

function PartQuantity({ option }: { readonly option: BundleOption }) {
  const { selection, change } = useBundle();
  return (
    <QuantityField
      name={option.label}
      value={selection.quantities[option.uid] ?? option.quantity}
      min={1}
      max={undefined}
      onChange={(quantity) => change(changeQuantity(selection, option.uid, quantity))}
    />
  );
}
