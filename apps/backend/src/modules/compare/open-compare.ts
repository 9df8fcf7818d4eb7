import type { AddProductsToCompareListInput, CreateCompareListInput, InputMaybe, RemoveProductsFromCompareListInput } from '@shop/contract';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import { addProducts, assignList, createList, findList, removeProducts } from './change-list.ts';
import * as repository from './compare-repository.ts';
import { compareShape } from './compare-shape.ts';
import { compareHandover } from './hand-over-compare.ts';

export type CompareOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly customers: Pick<Customers, 'require' | 'addPersonalData'>;
};

export type Compare = { readonly resolvers: ResolverMap };

const guestListLife = 90 * 86_400_000;

/** Opens the lists of products that are compared. */
export function openCompare(options: CompareOptions): Compare {
  const { database, clock, jobs, customers } = options;
  jobs.register({
    name: 'compare-forget',
    schedule: '55 3 * * *',
    handle: () => repository.deleteGuestListsBefore(database, new Date(clock.now().getTime() - guestListLife)),
  });
  customers.addPersonalData({
    name: 'compareList',
    read: async (customerId) => {
      const list = await repository.findByCustomer(database, customerId);
      return list ? { uid: list.uid, productIds: await repository.readProducts(database, list.id) } : null;
    },
    forget: repository.deleteByCustomer,
    handOver: compareHandover(options.ids),
  });
  return { resolvers: compareResolvers(options) };
}

function compareResolvers({ database, ids, catalog, customers }: CompareOptions): ResolverMap {
  const shapeOf = async (list: repository.CompareList | undefined, { store }: RequestContext): Promise<object | null> =>
    list ? compareShape(list, await repository.readProducts(database, list.id), catalog.view(store.code)) : null;
  const partsOf = (context: RequestContext) => ({ database, ids, context, view: catalog.view(context.store.code) });
  const required = <T>(input: InputMaybe<T> | undefined): T => {
    if (input === null || input === undefined) throw inputError('Required parameter "input" is missing');
    return input;
  };
  return {
    Query: {
      compareList: async (_root: unknown, { uid }: { uid: string }, context: RequestContext) =>
        shapeOf(await findList(database, uid, context), context),
    },
    Mutation: {
      createCompareList: async (_root: unknown, { input }: { input?: InputMaybe<CreateCompareListInput> }, context: RequestContext) =>
        shapeOf(await createList(partsOf(context), input?.products), context),
      addProductsToCompareList: async (
        _root: unknown,
        args: { input?: InputMaybe<AddProductsToCompareListInput> },
        context: RequestContext,
      ) => {
        const { uid, products } = required(args.input);
        return shapeOf(await addProducts(partsOf(context), uid, products), context);
      },
      removeProductsFromCompareList: async (
        _root: unknown,
        args: { input?: InputMaybe<RemoveProductsFromCompareListInput> },
        context: RequestContext,
      ) => {
        const { uid, products } = required(args.input);
        return shapeOf(await removeProducts(partsOf(context), uid, products), context);
      },
      assignCompareListToCustomer: async (_root: unknown, { uid }: { uid: string }, context: RequestContext) => {
        const customerId = customers.require(context);
        const assigned = await assignList(partsOf(context), uid, customerId);
        const list = assigned ?? (await repository.findByCustomer(database, customerId));
        return { result: assigned !== undefined, compare_list: await shapeOf(list, context) };
      },
      deleteCompareList: async (_root: unknown, { uid }: { uid: string }, context: RequestContext) => {
        const list = await findList(database, uid, context);
        if (list) await repository.deleteList(database, list.id);
        return { result: list !== undefined };
      },
    },
    Customer: {
      compare_list: async ({ customer }: { customer: { id: number } }, _args: unknown, context: RequestContext) =>
        shapeOf(await repository.findByCustomer(database, customer.id), context),
    },
  };
}
