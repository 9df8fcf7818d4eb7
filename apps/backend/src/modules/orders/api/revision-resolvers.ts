import type { InputMaybe } from '@shop/contract';
import { notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { paymentMethodShape } from '#modules/payments/index.ts';
import type { OrdersOptions } from '../open-orders.ts';
import type { PaymentChoiceInput } from '../payment/read-payment.ts';
import { freshOrder } from '../payment/provider-calls.ts';
import { confirmRevision, declineRevision, methodsForDifference } from '../revisions/answer-revision.ts';
import { findRevision } from '../revisions/find-revision.ts';
import { revisionMessages } from '../revisions/messages.ts';
import type { ItemShape } from './item-shape.ts';
import { revisionShape, type RevisionShape } from './revision-shape.ts';

type Token = { readonly token: string };
type Choice = Token & { readonly payment_method?: InputMaybe<PaymentChoiceInput> };

/** What the customer of an edit sees and answers, by the link of the mail. */
export function revisionResolvers(
  deps: OrdersOptions,
  image: (item: Pick<ItemShape, 'line'>, context: RequestContext) => unknown,
): ResolverMap {
  const show = async (token: string, context: RequestContext): Promise<RevisionShape> => {
    const found = await findRevision(deps.database, token);
    if (typeof found === 'string') throw notFound(revisionMessages[context.store.language][found]);
    return revisionShape(found, { language: context.store.language, now: context.now });
  };
  const askerOf = ({ store, ip }: RequestContext) => ({ language: store.language, storeCode: store.code, ip });
  return {
    Query: {
      orderRevision: async (_root: unknown, { token }: Token, context: RequestContext) => {
        const found = await findRevision(deps.database, token);
        if (typeof found === 'string') return null;
        // A return from the provider proves nothing: it is asked first (PAY-13).
        if (found.revision.state === 'awaiting_payment') await freshOrder(deps, found.order);
        return show(token, context);
      },
    },
    Mutation: {
      confirmOrderRevision: async (_root: unknown, { token, payment_method: method }: Choice, context: RequestContext) => {
        const redirectUrl = await confirmRevision(deps, token, method?.code, askerOf(context));
        return { revision: await show(token, context), redirect_url: redirectUrl };
      },
      declineOrderRevision: async (_root: unknown, { token }: Token, context: RequestContext) => {
        await declineRevision(deps, token, askerOf(context));
        return { revision: await show(token, context), redirect_url: null };
      },
    },
    OrderRevision: {
      available_payment_methods: async (
        { found, isOver, needs_payment: needs }: RevisionShape,
        _args: unknown,
        { store }: RequestContext,
      ) => (isOver || !needs ? [] : (await methodsForDifference(deps, found, store.code)).map(paymentMethodShape)),
    },
    OrderRevisionItem: {
      image: (item: RevisionShape['after']['items'][number], _args: unknown, context: RequestContext) => image(item, context),
    },
  };
}
