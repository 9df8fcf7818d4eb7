import { useId } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { useBundle } from './bundle-context.tsx';
import { BundlePartField } from './bundle-part-field.tsx';
import { missingPart } from './bundle-selection.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { PriceBlock } from '../card/price-block.tsx';
import type { OnAdd } from './purchase.ts';
import styles from './bundle-purchase.module.css';

/** The price of the set as it is chosen now. */
export function BundlePrice({ legalId, size = 'page' }: { readonly legalId: string; readonly size?: 'card' | 'page' }) {
  const t = useMessages('catalogLater');
  const { money } = usePrices();
  const { cents, aloneCents } = useBundle();
  return (
    <div className={styles.price} aria-live="polite" aria-atomic>
      <PriceBlock price={{ amount: cents / 100, from: false }} legalId={legalId} size={size} />
      {aloneCents > cents && size === 'page' ? (
        <span className={styles.saving}>{t('bundleSaving', { price: money((aloneCents - cents) / 100) })}</span>
      ) : null}
    </div>
  );
}

/** The parts of a set, what can be chosen for each, and the button. */
export function BundlePurchase({ sku, onAdd }: { readonly sku: string; readonly onAdd?: OnAdd | undefined }) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const legalId = useId();
  const { parts, selection, options } = useBundle();
  const missing = missingPart(parts, selection);
  const lines = [
    {
      sku,
      quantity: 1,
      selectedOptions: options.map(({ uid }) => uid),
      enteredOptions: options.flatMap(({ uid, pieces, canChangeQuantity }) => (canChangeQuantity ? [{ uid, value: String(pieces) }] : [])),
    },
  ];
  return (
    <>
      <section>
        <h2 className={styles.title}>{later('bundleParts')}</h2>
        <CatalogLegalLine id={legalId} />
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part.uid} id={partId(part.uid)} className={styles.part}>
              <BundlePartField part={part} legalId={legalId} />
            </li>
          ))}
        </ol>
      </section>
      {onAdd === undefined ? null : (
        <BuyBar price={(id) => <BundlePrice legalId={id} size="card" />}>
          <BuyButton
            onAdd={onAdd}
            lines={missing === undefined ? lines : undefined}
            label={missing === undefined ? t('addToCart') : t('chooseOption', { option: missing.title })}
            onMissing={() =>
              document
                .getElementById(partId(missing?.uid ?? ''))
                ?.querySelector<HTMLElement>('input, select')
                ?.focus()
            }
          />
        </BuyBar>
      )}
    </>
  );
}

const partId = (uid: string): string => `part-${uid.replace(/\W/g, '')}`;
