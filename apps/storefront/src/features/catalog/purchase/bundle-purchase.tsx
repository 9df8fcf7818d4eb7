import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { showMissing } from '../../../lib/browser/show-missing.ts';
import { usePrices } from '../../../lib/prices/use-prices.ts';
import { useBundle } from './bundle-context.tsx';
import { BundlePartField } from './bundle-part-field.tsx';
import { hasSizes, missingPart } from './bundle-selection.ts';
import { BundleSummary } from './bundle-summary.tsx';
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
  const { cents, aloneCents, from, isOpen } = useBundle().price;
  return (
    <div className={styles.price} aria-live="polite" aria-atomic>
      <PriceBlock price={{ amount: cents / 100, from }} legalId={legalId} size={size} />
      {aloneCents > cents && !isOpen && size === 'page' ? (
        <span className={styles.saving}>{t('bundleSaving', { price: money((aloneCents - cents) / 100) })}</span>
      ) : null}
    </div>
  );
}

type Props = { readonly sku: string; readonly onAdd?: OnAdd | undefined };

/** The parts of a set, what can be chosen for each, what is chosen in words, and the button. */
export function BundlePurchase({ sku, onAdd }: Props) {
  const later = useMessages('catalogLater');
  const legalId = useId();
  const { parts, selection } = useBundle();
  const [isAsked, setIsAsked] = useState(false);
  const missing = missingPart(parts, selection);
  return (
    <>
      <section>
        <h2 className={styles.title}>{later('bundleParts')}</h2>
        <CatalogLegalLine id={legalId} />
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part.uid} id={partId(part.uid)} className={styles.part}>
              <BundlePartField part={part} legalId={legalId} isMissing={isAsked && missing === part} />
            </li>
          ))}
        </ol>
      </section>
      {onAdd === undefined ? null : (
        <>
          <BundleSummary />
          <BundleButton sku={sku} onAdd={onAdd} onMissing={() => setIsAsked(true)} />
        </>
      )}
    </>
  );
}

type ButtonProps = { readonly sku: string; readonly onAdd: OnAdd; readonly onMissing: () => void };

function BundleButton({ sku, onAdd, onMissing }: ButtonProps) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { parts, selection, options } = useBundle();
  const missing = missingPart(parts, selection);
  const isSoldOut = missing !== undefined && (selection.chosen[missing.uid]?.length ?? 0) > 0;
  const required = parts.filter(({ isRequired }) => isRequired);
  const ready = required.filter(({ uid }) => (selection.chosen[uid]?.length ?? 0) > 0);
  const label = ((): string => {
    if (missing === undefined) return t('addToCart');
    if (isSoldOut) return t('soldOutButton');
    return hasSizes(missing) ? later('chooseSizeOf', { name: missing.title }) : t('chooseOption', { option: missing.title });
  })();
  const line = {
    sku,
    quantity: 1,
    selectedOptions: options.map(({ uid }) => uid),
    enteredOptions: options.flatMap(({ uid, pieces, canChangeQuantity }) => (canChangeQuantity ? [{ uid, value: String(pieces) }] : [])),
  };
  return (
    <BuyBar
      price={(id) => <BundlePrice legalId={id} size="card" />}
      choice={later('partsChosen', { chosen: ready.length, total: required.length })}
    >
      <BuyButton
        onAdd={onAdd}
        lines={missing === undefined ? [line] : undefined}
        label={label}
        isSoldOut={isSoldOut}
        onMissing={() => {
          const part = document.getElementById(partId(missing?.uid ?? ''));
          const help = isSoldOut ? part?.querySelector<HTMLElement>('[data-help]') : undefined;
          if (help) return showMissing(help, help);
          onMissing();
          showMissing(part);
        }}
      />
    </BuyBar>
  );
}

const partId = (uid: string): string => `part-${uid.replace(/\W/g, '')}`;
