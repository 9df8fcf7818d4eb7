import { EditCategoryDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import type { Category } from './category-page.tsx';

/** Shows a category to shoppers, or hides it with all below it. */
export function ShowButton({ category: { id, version, isActive } }: { readonly category: Category }) {
  const t = useMessages('catalogue');
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const press = async () => {
    const changes = [{ field: 'isActive', base: isActive, value: !isActive }];
    const send = async (key: string) => (await ask(EditCategoryDocument, { edit: { id, version, changes, key } })).editCategory;
    const answer = await run({ id, version, isActive: !isActive }, send);
    if (answer?.__typename === 'CategorySaved') toasts.add({ text: isActive ? t('nowHidden') : t('nowShown') });
  };
  return (
    <>
      <CallProblem error={error} text={problem} />
      <Button kind={isActive ? 'plain' : 'main'} icon={isActive ? 'eye-slash' : 'eye'} isPending={isPending} onClick={() => void press()}>
        {isActive ? t('hide') : t('show')}
      </Button>
    </>
  );
}
