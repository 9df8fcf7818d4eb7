import { useEffect, useId, useRef, useState } from 'react';
import { LineVariantsDocument, type CartLineItemFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { lastOption, otherVariants, type OtherVariant } from './line-variants.ts';
import { variantSku } from './line-facts.ts';
import styles from './size-change.module.css';

type Props = {
  readonly line: CartLineItemFragment;
  readonly change: (line: CartLineItemFragment, sku: string) => Promise<boolean>;
};

/** Takes a line in another size without leaving the cart; its sizes are fetched when somebody asks. */
export function SizeChange({ line, change }: Props) {
  const t = useMessages('cart');
  const shop = useShop();
  const report = useReportError();
  const [variants, setVariants] = useState<readonly OtherVariant[]>();
  const option = lastOption(line);
  if (option === undefined) return null;
  const open = async (): Promise<void> => {
    try {
      const answer = await shop.query(LineVariantsDocument, { sku: line.product.sku ?? '' });
      setVariants(
        otherVariants(
          line,
          answer.products?.items?.find((product) => product !== null),
        ),
      );
    } catch (error) {
      report(error, 'addToCart');
    }
  };
  if (variants === undefined) {
    return (
      <LinkButton small onClick={() => void open()}>
        {t('changeOption', { option: option.label })}
        <span className="visually-hidden"> ({line.product.name})</span>
      </LinkButton>
    );
  }
  const take = async (sku: string): Promise<void> => {
    const value = variants.find((variant) => variant.sku === sku)?.label ?? '';
    if (sku !== variantSku(line) && (await change(line, sku))) {
      notices.show({ kind: 'success', text: t('changed', { name: line.product.name ?? '', option: option.label, value }) });
    }
    setVariants(undefined);
  };
  return <SizeForm line={line} label={option.label} variants={variants} onTake={take} onCancel={() => setVariants(undefined)} />;
}

type FormProps = {
  readonly line: CartLineItemFragment;
  readonly label: string;
  readonly variants: readonly OtherVariant[];
  readonly onTake: (sku: string) => Promise<void>;
  readonly onCancel: () => void;
};

function SizeForm({ line, label, variants, onTake, onCancel }: FormProps) {
  const t = useMessages('cart');
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [sku, setSku] = useState(variantSku(line));
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => select.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsBusy(true);
        void onTake(sku).finally(() => setIsBusy(false));
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className="visually-hidden"> ({line.product.name})</span>
      </label>
      <select id={id} ref={select} className={styles.select} value={sku} onChange={(event) => setSku(event.currentTarget.value)}>
        {variants.map((variant) => (
          <option key={variant.sku} value={variant.sku} disabled={!variant.isSaleable}>
            {variant.isSaleable ? variant.label : t('optionSoldOut', { label: variant.label })}
          </option>
        ))}
      </select>
      <Button type="submit" aria-disabled={isBusy}>
        {t('take')}
      </Button>
      <LinkButton small onClick={onCancel}>
        {t('cancel')}
      </LinkButton>
    </form>
  );
}
