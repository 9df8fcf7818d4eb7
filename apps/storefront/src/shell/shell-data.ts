import { FooterBranchesDocument, GlobalMessagesDocument, MainMenuDocument } from '../generated/graphql.ts';
import type { GlobalMessage } from '../features/content/notices/global-messages.tsx';
import type { FooterBranch } from '../features/navigation/footer-branches.tsx';
import { menuItems } from '../features/navigation/menu-tree.ts';
import type { GraphqlExecutor } from '../lib/graphql/executor.ts';
import { shopClientOf } from '../lib/page/page-loader.ts';
import type { PageRecord, RequestContext } from '../lib/page/request-context.ts';
import { localPath } from '../lib/page/store-view.ts';
import type { MenuItem } from '../theme/menu-item.ts';

export type ShellData = {
  readonly menu: readonly MenuItem[];
  readonly branches: readonly FooterBranch[];
  readonly messages: readonly GlobalMessage[];
  readonly version: number;
};

type Kept = {
  data: ShellData;
  text: string;
  loadedAt: number;
  loading: Promise<ShellData> | undefined;
  changes: number;
  record: PageRecord;
};

const freshFor = 10_000;
let versions = 0;

// By executor: two shops in one process (tests) must not see each other's menu.
const kept = new WeakMap<GraphqlExecutor, Map<string, Kept>>();

/** Menu and branches of a store view, kept a few seconds; an old copy is better than a page without a menu (R183). */
export async function shellData(context: RequestContext): Promise<ShellData> {
  const stores = kept.get(context.execute) ?? new Map<string, Kept>();
  kept.set(context.execute, stores);
  const known = stores.get(context.storeView.code);
  const entry = known ?? firstOf(context);
  stores.set(context.storeView.code, entry);
  const reload = (): Promise<ShellData> => (entry.loading ??= load(context, entry).finally(() => (entry.loading = undefined)));
  // After a change the old copy would be wrong, and so would be one that somebody began to load before it.
  while (entry.changes < context.changes) await reload();
  if (context.now.getTime() - entry.loadedAt >= freshFor) reload().catch(() => undefined);
  context.record.join(entry.record);
  return entry.data;
}

const firstOf = ({ record }: RequestContext): Kept => ({
  data: { menu: [], branches: [], messages: [], version: ++versions },
  text: '',
  loadedAt: 0,
  loading: undefined,
  changes: -1,
  record: record.apart(),
});

async function load(context: RequestContext, entry: Kept): Promise<ShellData> {
  const record = context.record.apart();
  const shop = shopClientOf({ ...context, record });
  const { storeView, changes } = context;
  const [menu, branches, messages] = await Promise.all([
    storeView.rootCategoryId ? shop.optional(MainMenuDocument, { root: storeView.rootCategoryId }) : undefined,
    shop.optional(FooterBranchesDocument),
    shop.optional(GlobalMessagesDocument),
  ]);
  const data = {
    menu: menu ? menuItems(menu.categories?.items?.[0]?.children, (path) => localPath(storeView, path)) : entry.data.menu,
    branches: branches ? (branches.phisicalStores?.items ?? []).filter((branch) => branch !== null) : entry.data.branches,
    messages: messages ? (messages.globalMessages ?? []).filter((message) => message !== null) : entry.data.messages,
  };
  const text = JSON.stringify(data);
  if (text !== entry.text) entry.data = { ...data, version: ++versions };
  entry.text = text;
  entry.record = record;
  entry.changes = changes;
  // A failed part is asked for again with the next page.
  entry.loadedAt = menu && branches && messages ? context.now.getTime() : 0;
  return entry.data;
}
