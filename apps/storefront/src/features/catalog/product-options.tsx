import type { ProductOptionsConfigurableFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ColourDot } from '../../ui/colour-dot.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deliverableValues } from './option-availability.ts';
import styles from './product-options.module.css';

type Option = NonNullable<NonNullable<ProductOptionsConfigurableFragment['configurable_options']>[number]>;
type Value = NonNullable<NonNullable<Option['values']>[number]>;

type Props = {
  readonly product: ProductOptionsConfigurableFragment;
  /** Anchor of the size chart on this page, if it has one. */
  readonly sizeChartId?: string | undefined;
};

/** Every colour, length and size that exists; what is sold out in all combinations stays, struck and readable. */
export function ProductOptions({ product, sizeChartId }: Props) {
  const deliverable = deliverableValues(product.variants);
  const options = (product.configurable_options ?? []).filter((option): option is Option => option !== null);
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <OptionValues key={option.attribute_code} option={option} deliverable={deliverable} sizeChartId={sizeChartId} />
      ))}
    </div>
  );
}

type OptionProps = { readonly option: Option; readonly deliverable: ReadonlySet<string>; readonly sizeChartId: string | undefined };

function OptionValues({ option, deliverable, sizeChartId }: OptionProps) {
  const t = useMessages('catalog');
  const values = (option.values ?? []).filter((value): value is Value => value !== null);
  const isSize = option.attribute_code?.startsWith('maat_') === true;
  return (
    <section>
      <div className={styles.top}>
        <h2 className={styles.label}>{option.label}</h2>
        {isSize && sizeChartId !== undefined ? <a href={`#${sizeChartId}`}>{t('sizeTable')}</a> : null}
      </div>
      <ul className={isSize ? styles.sizes : styles.values}>
        {values.map((value) => (
          <OptionValue key={value.uid} value={value} isSoldOut={!deliverable.has(value.uid ?? '')} />
        ))}
      </ul>
    </section>
  );
}

function OptionValue({ value, isSoldOut }: { readonly value: Value; readonly isSoldOut: boolean }) {
  const t = useMessages('catalog');
  const label = value.label ?? '';
  const colour = value.swatch_data?.__typename === 'ColorSwatchData' ? value.swatch_data.value : null;
  return (
    <li className={styles.value} data-sold-out={isSoldOut}>
      {colour ? <ColourDot colour={colour} size={20} /> : null}
      {isSoldOut ? (
        <>
          <s aria-hidden="true">{label}</s>
          <VisuallyHidden>{t('optionSoldOut', { label })}</VisuallyHidden>
        </>
      ) : (
        label
      )}
    </li>
  );
}
