import { useState } from 'react';
import { Link } from 'react-router';
import { PublishProductDocument } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import page from '../page/page.module.css';
import type { Product } from '../page/product.ts';
import { SetPrice } from './set-price.tsx';
import { SetWeight } from './set-weight.tsx';
import styles from './variants.module.css';

type Variant = Product['variants'][number];
type Props = {
  readonly product: Product;
  readonly chosen: readonly Variant[];
  readonly onAll: () => void;
  readonly onNone: () => void;
};

/** Switches all of them on or off, in one step. */
function useSwitching() {
  const t = useMessages('variants');
  const { run, isPending, error, problem } = useChange();
  const turn = async (variants: readonly Variant[], isOn: boolean) => {
    const [first, ...others] = variants.filter(({ isEnabled }) => isEnabled !== isOn);
    if (!first) return;
    const changes = [{ field: 'isEnabled', base: !isOn, value: isOn }];
    const edit = { id: first.sku, version: first.version, changes };
    const also = others.map(({ sku }) => sku);
    const answer = await run(
      { ...edit, also },
      async (key) => (await ask(PublishProductDocument, { edit: { ...edit, key }, also })).publishProduct,
    );
    if (answer?.__typename === 'ProductSaved') toasts.add({ text: t(isOn ? 'switchedOn' : 'switchedOff', { count: also.length + 1 }) });
  };
  return { turn, isPending, error, problem };
}

/** One by itself: what lies where, and its own page. */
function One({ variant: { sku, options, stock } }: { readonly variant: Variant }) {
  const { number } = useFormats();
  const t = useMessages('products');
  const branchName = useBranchName();
  return (
    <span className={styles.one}>
      <Link className={page.link} to={`/products/${encodeURIComponent(sku)}`}>
        {options.join(', ') || sku}
      </Link>
      {stock.map(({ source, quantity }) => (
        <span key={source}>
          {source === 'WEB' ? t('warehouse') : branchName(source)} <strong>{number(quantity)}</strong>
        </span>
      ))}
    </span>
  );
}

/** What is done with those that were pressed. */
export function ChosenVariants({ product, chosen, onAll, onNone }: Props) {
  const t = useMessages('variants');
  const [open, setOpen] = useState<'price' | 'weight'>();
  const { turn, isPending, error, problem } = useSwitching();
  const { can, variants } = product;
  const [isSomeOn, isSomeOff] = [chosen.some(({ isEnabled }) => isEnabled), chosen.some(({ isEnabled }) => !isEnabled)];
  const skus = chosen.map(({ sku }) => sku);
  const close = () => setOpen(undefined);
  if (!can.includes('editProduct') || variants.length === 0) return null;
  return (
    <div className={styles.foot} data-chosen={chosen.length > 0 || undefined}>
      <output className={styles.count}>{chosen.length === 0 ? t('chooseSome') : t('chosen', { count: chosen.length })}</output>
      {chosen.length === 1 && chosen[0] && <One variant={chosen[0]} />}
      <CallProblem error={error} text={problem} />
      {chosen.length > 0 && (
        <>
          {can.includes('editPrices') && (
            <Button size="s" icon="tag" onClick={() => setOpen('price')}>
              {t('setPrice')}
            </Button>
          )}
          <Button size="s" onClick={() => setOpen('weight')}>
            {t('setWeight')}
          </Button>
          {can.includes('publishProduct') && isSomeOn && (
            <Button size="s" icon="eye-slash" isPending={isPending} onClick={() => void turn(chosen, false)}>
              {t('switchOff')}
            </Button>
          )}
          {can.includes('publishProduct') && isSomeOff && (
            <Button size="s" icon="eye" isPending={isPending} onClick={() => void turn(chosen, true)}>
              {t('switchOn')}
            </Button>
          )}
          <TextButton tone="quiet" onClick={onNone}>
            {t('chooseNone')}
          </TextButton>
        </>
      )}
      {chosen.length < variants.length && <TextButton onClick={onAll}>{t('chooseAll', { count: variants.length })}</TextButton>}
      {open === 'price' && <SetPrice skus={skus} onClose={close} />}
      {open === 'weight' && <SetWeight variants={chosen} onClose={close} />}
    </div>
  );
}
