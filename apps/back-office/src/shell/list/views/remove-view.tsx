import { useRef } from 'react';
import { RemoveViewDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask, newKey } from '../../../lib/api/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CallProblem } from '../../call-problem.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import type { View } from './use-views.ts';

/** The filters stay: only their name is forgotten. */
export function RemoveView({ view, onRemoved }: { readonly view: View; readonly onRemoved: () => void }) {
  const t = useMessages('views');
  const key = useRef(newKey());
  const { run, error } = useCall(async () => {
    await ask(RemoveViewDocument, { id: view.id, key: key.current });
    onRemoved();
  });
  return (
    <>
      <TextButton tone="quiet" icon="trash" onClick={() => void run()}>
        {t('removeView', { name: view.name })}
      </TextButton>
      <CallProblem error={error} />
    </>
  );
}
