import { PublishProductDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import type { Product } from './product.ts';

type Published = Pick<Product, 'sku' | 'version' | 'isEnabled'>;

function usePublishing({ sku, version, isEnabled }: Published) {
  const t = useMessages('products');
  const { run, isPending, error, problem } = useChange();
  const publish = async () => {
    const changes = [{ field: 'isEnabled', base: isEnabled, value: !isEnabled }];
    const send = async (key: string) => (await ask(PublishProductDocument, { edit: { id: sku, version, changes, key } })).publishProduct;
    const answer = await run({ sku, version, isEnabled: !isEnabled }, send);
    if (answer?.__typename === 'ProductSaved') toasts.add({ text: isEnabled ? t('tookOut') : t('published') });
  };
  return { publish, isPending, error, problem };
}

/** Into the shop, when nothing forbids it, or out of it. */
export function PublishButton({ product }: { readonly product: Product }) {
  const t = useMessages('products');
  const { isEnabled, findings } = product;
  const { publish, isPending, error, problem } = usePublishing(product);
  const forbidding = findings.filter(({ forbids }) => forbids);
  return (
    <>
      <CallProblem error={error} text={problem} />
      <Button
        kind={isEnabled ? 'plain' : 'main'}
        icon={isEnabled ? 'eye-slash' : 'storefront'}
        isPending={isPending}
        disabledReason={!isEnabled && forbidding.length > 0 ? t('publishForbidden', { count: forbidding.length }) : undefined}
        onClick={() => void publish()}
      >
        {isEnabled ? t('takeOut') : t('publish')}
      </Button>
    </>
  );
}
