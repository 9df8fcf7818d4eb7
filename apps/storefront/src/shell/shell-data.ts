import { FooterBranchesDocument, GlobalMessagesDocument, MainMenuDocument } from '../generated/graphql.ts';
import type { GlobalMessage } from '../features/content/notices/global-messages.tsx';
import type { FooterBranch } from '../features/navigation/footer-branches.tsx';
import { menuItems } from '../features/navigation/menu-tree.ts';
import type { GraphqlExecutor } from '../lib/graphql/executor.ts';
import { shopClientOf } from '../lib/page/page-loader.ts';
import { pageMoment } from '../lib/page/page-moment.ts';
import type { PageDependencies, RequestContext } from '../lib/page/request-context.ts';
import { localPath } from '../lib/page/store-view.ts';
import type { MenuItem } from '../theme/menu-item.ts';

export type ShellData = {
  readonly menu: readonly MenuItem[];
  readonly branches: readonly FooterBranch[];
  readonly messages: readonly GlobalMessage[];
  readonly version: number;
};

type Entry = {
  data: ShellData;
  text: string;
  loadedAt: number;
  /** The moment of the last load, whether it went well or not. */
  moment: number;
  loading: Promise<ShellData> | undefined;
  changes: number;
  dependencies: PageDependencies;
};

const maxAgeMs = 10_000;
let versions = 0;

// By executor: two shops in one process (tests) must not see each other's menu.
const caches = new WeakMap<GraphqlExecutor, Map<string, Entry>>();

/** Menu and branches of a store view, cached for a few seconds; a stale copy is better than a page without a menu (R183). */
export async function shellData(context: RequestContext): Promise<ShellData> {
  const stores = caches.get(context.execute) ?? new Map<string, Entry>();
  caches.set(context.execute, stores);
  const known = stores.get(context.storeView.code);
  const entry = known ?? emptyEntry(context);
  stores.set(context.storeView.code, entry);
  const moment = pageMoment(context.now).getTime();
  const reload = (): Promise<ShellData> =>
    (entry.loading ??= load(context, entry).finally(() => {
      entry.loading = undefined;
      entry.moment = moment;
    }));
  // After a change the stale copy would be wrong, and so would be one that somebody began to load before it.
  while (entry.changes < context.changes) await reload();
  // Messages begin and end by themselves, and pages are looked at anew with the moment; of a load that fails the old copy is shown.
  while (entry.moment < moment) await reload().catch(() => undefined);
  if (context.now.getTime() - entry.loadedAt >= maxAgeMs) reload().catch(() => undefined);
  context.dependencies.merge(entry.dependencies);
  return entry.data;
}

const emptyEntry = ({ dependencies }: RequestContext): Entry => ({
  data: { menu: [], branches: [], messages: [], version: ++versions },
  text: '',
  loadedAt: 0,
  moment: 0,
  loading: undefined,
  changes: -1,
  dependencies: dependencies.fork(),
});

async function load(context: RequestContext, entry: Entry): Promise<ShellData> {
  const dependencies = context.dependencies.fork();
  const shop = shopClientOf({ ...context, dependencies });
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
  entry.dependencies = dependencies;
  entry.changes = changes;
  // A failed part is asked for again with the next page.
  entry.loadedAt = menu && branches && messages ? context.now.getTime() : 0;
  return entry.data;
}
