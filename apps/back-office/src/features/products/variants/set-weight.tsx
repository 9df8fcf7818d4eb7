import { useState } from 'react';
import { EditProductDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import type { Product } from '../page/product.ts';
import { mostCommon } from './matrix.ts';

type Props = { readonly variants: readonly Product['variants'][number][]; readonly onClose: () => void };

/** One weight for several variants. */
export function SetWeight({ variants, onClose }: Props) {
  const t = useMessages('variants');
  const [grams, setGrams] = useState(mostCommon(variants.map(({ weightGrams }) => weightGrams)));
  const [conflict, setConflict] = useState<string>();
  const { run, isPending, error, problem } = useChange();
  const send = async () => {
    const [first, ...others] = variants;
    if (!first) return;
    const changes = [{ field: 'weightGrams', base: first.weightGrams ?? null, value: grams }];
    const edit = { id: first.sku, version: first.version, changes };
    const also = others.map(({ sku }) => sku);
    const answer = await run(
      { ...edit, also },
      async (key) => (await ask(EditProductDocument, { edit: { ...edit, key }, also })).editProduct,
    );
    setConflict(answer?.__typename === 'EditConflict' ? t('changedMeanwhile') : undefined);
    if (answer?.__typename !== 'ProductSaved') return;
    toasts.add({ text: t('weightSet', { count: variants.length }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('setWeightOf', { count: variants.length })}
      action={t('setWeight')}
      isPending={isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <NumberField label={t('weight')} unit="g" value={grams} onChange={setGrams} />
      <CallProblem error={error} text={conflict ?? problem} />
    </FormDialog>
  );
}
