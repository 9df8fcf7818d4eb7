import { useId } from 'react';
import type { BundlePartsBundleFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Price } from '../../ui/price.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bundleChoices, type ChoiceGroup } from './bundle-choices.ts';
import { CatalogLegalLine } from './catalog-legal-line.tsx';
import { ItemRow } from './item-row.tsx';
import { StockText } from './stock-text.tsx';
import styles from './item-list.module.css';

type Part = NonNullable<NonNullable<BundlePartsBundleFragment['items']>[number]>;
type Option = NonNullable<NonNullable<Part['options']>[number]>;
type Choice = Option & { readonly product: NonNullable<Option['product']> };

const byPosition = (a: { readonly position?: number | null }, b: { readonly position?: number | null }): number =>
  (a.position ?? 0) - (b.position ?? 0);

/** The parts of a set: what can be chosen for each, what it costs in the set and what on its own. */
export function BundleParts({ product }: { readonly product: BundlePartsBundleFragment }) {
  const t = useMessages('catalog');
  const legalId = useId();
  const parts = (product.items ?? []).filter((part): part is Part => part !== null).toSorted(byPosition);
  return (
    <section>
      <h2 className={styles.title}>{t('bundleParts')}</h2>
      <CatalogLegalLine id={legalId} />
      <ol className={styles.groups}>
        {parts.map((part) => (
          <li key={part.uid} className={styles.group}>
            <BundlePart part={part} legalId={legalId} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function BundlePart({ part, legalId }: { readonly part: Part; readonly legalId: string }) {
  const t = useMessages('catalog');
  const choices = (part.options ?? []).filter((option): option is Choice => Boolean(option?.product)).toSorted(byPosition);
  const groups = bundleChoices(choices);
  return (
    <>
      <h3 className={styles.groupTitle}>
        {part.title}
        <span className={styles.groupNote}>
          {groups.length > 1 ? ` ${t('bundleChoices', { count: groups.length })}` : ''}
          {part.required === true ? '' : ` ${t('bundleOptional')}`}
        </span>
      </h3>
      <ul className={styles.items}>
        {groups.map((group) => (
          <li key={group.first.uid}>
            <BundleChoice group={group} legalId={legalId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function BundleChoice({ group, legalId }: { readonly group: ChoiceGroup<Choice>; readonly legalId: string }) {
  const t = useMessages('catalog');
  const { money } = useFormats();
  const { product, quantity, price } = group.first;
  const alone = product.price_range.minimum_price.final_price.value;
  return (
    <ItemRow item={product} name={group.name} prefix={quantity && quantity > 1 ? t('quantityTimes', { count: quantity }) : undefined}>
      <p className={styles.price}>
        {typeof price === 'number' ? <Price amount={price} legalId={legalId} format={(amount) => t('inSet', { price: amount })} /> : null}
        {alone && alone !== price ? <span className={styles.alone}> {t('onItsOwn', { price: money(alone) })}</span> : null}
      </p>
      {group.sizes.length === 0 ? (
        <StockText isInStock={product.stock_status === 'IN_STOCK'} quiet />
      ) : (
        <ul className={styles.sizes}>
          {group.sizes.map(({ label, isSoldOut }) => (
            <li key={label}>
              {isSoldOut ? (
                <>
                  <s aria-hidden="true">{label}</s>
                  <VisuallyHidden>{t('optionSoldOut', { label })}</VisuallyHidden>
                </>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      )}
    </ItemRow>
  );
}
