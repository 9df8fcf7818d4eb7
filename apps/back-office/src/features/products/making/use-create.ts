import { useState } from 'react';
import { CreateProductDocument } from '../../../generated/graphql.ts';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { usePatientCall } from '../../../lib/use-patient-call.ts';
import { inputOf, type Draft } from './new-product.ts';

/** Makes a product; the same one pressed twice is made once. */
export function useCreate(onMade: (sku: string) => void) {
  const refusalText = useRefusal();
  const [problem, setProblem] = useState<{ readonly field: string | undefined; readonly text: string }>();
  const { run: send, state, error } = usePatientCall();
  const run = async (draft: Draft) => {
    setProblem(undefined);
    const answer = await send(
      JSON.stringify(draft),
      async (key) => (await ask(CreateProductDocument, { input: inputOf(draft, key) })).createProduct,
    );
    if (answer?.__typename === 'ProductSaved') onMade(answer.product.sku);
    else if (answer?.__typename === 'Refusal') setProblem({ field: answer.field ?? undefined, text: refusalText(answer) });
  };
  return { run, isPending: state !== 'idle', error, problem };
}
