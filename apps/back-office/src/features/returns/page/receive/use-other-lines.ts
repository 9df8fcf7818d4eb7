import { useCallback, useState } from 'react';
import { ReturnableDocument } from '../../../../generated/graphql.ts';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { ask } from '../../../../lib/api/api.ts';
import { useCall } from '../../../../lib/use-call.ts';
import type { Return, ReturnLine } from '../return.ts';

/** A line as far as receiving needs it. */
export type ComingLine = Pick<ReturnLine, 'lineId' | 'sku' | 'name' | 'options' | 'picture' | 'quantity' | 'sent'>;

type Others = {
  /** Undefined until they were asked for. */
  readonly others: readonly ComingLine[] | undefined;
  readonly load: () => Promise<readonly ComingLine[]>;
  readonly error: ApiError | undefined;
};

/** The lines of the order that nobody announced: parcels have other pieces in them than was said. */
export function useOtherLines({ order, lines }: Return): Others {
  const [others, setOthers] = useState<readonly ComingLine[]>();
  const { run, error } = useCall(async (take: (found: readonly ComingLine[]) => void) => {
    const { returnable } = await ask(ReturnableDocument, { order, name: null });
    const found =
      returnable.__typename === 'Returnable'
        ? returnable.lines
            .filter(({ lineId, returnable: left }) => left > 0 && !lines.some((line) => line.lineId === lineId))
            .map((line) => ({ ...line, quantity: 0, sent: line.returnable }))
        : [];
    setOthers(found);
    take(found);
  });
  const load = useCallback(async () => {
    let loaded: readonly ComingLine[] = [];
    await run((found) => {
      loaded = found;
    });
    return loaded;
  }, [run]);
  return { others, load, error };
}
