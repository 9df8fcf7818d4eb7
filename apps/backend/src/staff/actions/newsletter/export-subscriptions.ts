import type { Clock } from '#kernel/clock.ts';
import type { ConsentsWanted } from '#modules/newsletter/index.ts';
import type { Action } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { layReady } from '../lay-ready.ts';
import { subscriptionsFile } from '../../subscriptions-file.ts';

/** Lays the list of the newsletter ready as a file, with the proofs of consent, to be fetched once. */
export const exportSubscriptions = ({ clock }: { readonly clock: Clock }): Action<Pick<ConsentsWanted, 'state'>, AskedDownload> => ({
  name: 'newsletter.export',
  permission: 'newsletter.export',
  run: async (tx, { state }, actor) => {
    const changes = state === undefined ? [] : [{ field: 'subscription', before: null, after: state }];
    return layReady(tx, actor, { kind: subscriptionsFile, name: 'newsletter', input: { state }, changes }, clock.now());
  },
});
