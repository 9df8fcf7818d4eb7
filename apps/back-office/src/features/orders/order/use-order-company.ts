import { useCallback } from 'react';
import { OrderCompanyDocument, type Doing } from '../../../generated/graphql.ts';
import { ask, askLeaving } from '../../../lib/api/api.ts';
import { useCompany } from '../../../lib/desk/use-company.ts';
import type { Colleague } from '../../../lib/events/stream.ts';

/** Who else has the order open. */
export function useOrderCompany(number: string, isEditing: boolean): readonly Colleague[] {
  const say = useCallback(
    async (window: string, doing: Doing) =>
      (await (doing === 'leaves' ? askLeaving : ask)(OrderCompanyDocument, { number, window, doing })).orderCompany,
    [number],
  );
  return useCompany({ entity: 'order', id: number, isEditing, say });
}
