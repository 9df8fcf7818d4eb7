import { useMessages } from '../../../i18n/language-context.tsx';
import type { Change } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { removeMedia, type Asset } from './asset.ts';

/** Throws a picture away that nothing shows, for 30 days; or takes it back. */
export function RemoveButton({ asset, change: { run, isPending } }: { readonly asset: Asset; readonly change: Change }) {
  const t = useMessages('media');
  const isRemoved = Boolean(asset.removedAt);
  const press = async () => {
    const done = await run({ remove: asset.id, version: asset.version }, (key) => removeMedia(asset, !isRemoved, key));
    if (done) toasts.add({ text: isRemoved ? t('putBack') : t('thrownAway') });
  };
  return (
    <Button icon={isRemoved ? 'arrow-counter-clockwise' : 'trash'} isPending={isPending} onClick={() => void press()}>
      {isRemoved ? t('takeBack') : t('throwAway')}
    </Button>
  );
}
