import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Who may import whom: the whole architecture as one table. The linter reads it, `docs/architecture.md` shows it.
 * A new domain adds its row here, with its reason.
 */
export const backendModules: Readonly<Record<string, readonly string[]>> = {
  stores: [],
  inventory: [],
  // Pure arithmetic: everybody who shows or charges a price uses it, it uses nobody.
  pricing: [],
  media: [],
  newsletter: ['stores'],
  customer: ['newsletter', 'stores'],
  catalog: ['stores', 'inventory', 'pricing', 'media'],
  search: ['catalog', 'stores'],
  payments: ['stores'],
  cart: ['catalog', 'customer', 'inventory', 'pricing', 'stores'],
  // An edit prices what the order has, and describes what it adds.
  orders: ['audit', 'cart', 'catalog', 'customer', 'inventory', 'payments', 'pricing', 'staff', 'stores'],
  checkout: ['cart', 'catalog', 'customer', 'inventory', 'orders', 'payments', 'pricing', 'stores'],
  wishlist: ['cart', 'catalog', 'customer'],
  reviews: ['catalog', 'customer', 'stores'],
  alerts: ['catalog', 'customer', 'inventory', 'stores'],
  compare: ['catalog', 'customer'],
  content: ['catalog', 'media', 'stores'],
  forms: ['audit', 'stores'],
  // Statements become returns; their pieces and money are the order's, their shelf the inventory's; gift cards may have their money.
  returns: ['audit', 'forms', 'giftcards', 'inventory', 'orders', 'settings', 'staff', 'stores'],
  // Their paper is written as those of orders are.
  giftcards: ['audit', 'orders', 'staff', 'stores'],
  // Sales of many articles: their prices are the catalogue's, what is shown of them is reckoned.
  campaigns: ['catalog', 'pricing'],
  // Many changes at once: what they are is known to those who make them.
  bulk: [],
  // What was done: everybody may write into it, it knows nobody.
  audit: [],
  settings: [],
  // Pictures that staff sends are drawn anew before they are kept.
  staff: ['audit', 'media', 'stores'],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const backend = './apps/backend/src';
const storefront = './apps/storefront/src';
const backOffice = './apps/back-office/src';
const folders = (path: string): string[] =>
  existsSync(root + path)
    ? readdirSync(root + path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const moduleZones = Object.entries(backendModules).map(([name, allowed]) => ({
  target: `${backend}/modules/${name}`,
  from: `${backend}/modules`,
  except: [`./${name}`, ...allowed.map((other) => `./${other}/index.ts`)],
  message: `modules/${name} may import only the index.ts of: ${allowed.join(', ') || 'no module'}`,
}));

const featureZones = [storefront, backOffice].flatMap((app) =>
  folders(`${app}/features`).map((name) => ({
    target: `${app}/features/${name}`,
    from: `${app}/features`,
    except: [`./${name}`],
    message: 'features do not import each other: let them meet in a route or a theme',
  })),
);

/** One way only: `target` may not import from `from`. */
const forbidden = (
  [
    [`${backend}/kernel`, `${backend}/modules`, 'the kernel knows no shop'],
    [`${backend}/kernel`, './packages/demo-data', 'the kernel knows no shop'],
    [`${backend}/modules`, './packages/demo-data', 'only the seed and tests know the demo shop'],
    [`${backend}/modules`, `${backend}/seed`, 'modules do not know the seed'],
    ...['app', 'commands', 'doctor', 'import-export', 'staff'].flatMap((folder) => [
      [`${backend}/kernel`, `${backend}/${folder}`, 'the kernel knows no shop'] as const,
      [
        `${backend}/modules/**/!(*.test).ts`,
        `${backend}/${folder}`,
        'app, commands, doctor, import-export and staff use the modules, not the other way',
      ] as const,
    ]),
    [`${backend}/app`, `${backend}/commands`, 'a command uses the app, not the other way'],
    [`${backend}/staff/**/!(*.test).ts`, `${backend}/app`, 'the app opens the back office, not the other way'],
    ['./apps/backend', './apps/storefront', 'the apps meet only in apps/shop'],
    ['./apps/backend', './apps/back-office', 'the apps meet only in apps/shop'],
    ['./apps/storefront', './apps/backend', 'the apps meet only in apps/shop'],
    ['./apps/storefront', './apps/back-office', 'the apps meet only in apps/shop'],
    ['./apps/back-office', './apps/backend', 'the apps meet only in apps/shop'],
    ['./apps/back-office', './apps/storefront', 'the apps meet only in apps/shop'],
    ['./apps/back-office', './apps/shop', 'apps/shop composes the apps; nobody imports it'],
    ['./apps/back-office', './packages/demo-data', 'the back office shows what the backend serves'],
    ['./apps/payment-simulator', './apps/backend', 'the simulator knows the shop by HTTP only'],
    ['./apps/payment-simulator', './apps/storefront', 'the simulator knows the shop by HTTP only'],
    ['./apps/backend/src/modules', './apps/payment-simulator', 'only tests and apps/shop start the simulator'],
    ['./apps/backend', './apps/shop', 'apps/shop composes the apps; nobody imports it'],
    ['./apps/storefront', './apps/shop', 'apps/shop composes the apps; nobody imports it'],
    ['./packages', './apps', 'packages never import apps'],
    ['./packages/contract', './packages/rules', 'the contract imports nothing'],
    ['./packages/contract', './packages/demo-data', 'the contract imports nothing'],
    ['./packages/rules', './packages/demo-data', 'rules know no data'],
    ['./apps/storefront', './packages/demo-data', 'the storefront shows what the backend serves'],
    [`${storefront}/features`, `${storefront}/routes`, 'routes compose features, not the other way'],
    [`${storefront}/features`, `${storefront}/themes`, 'features reach a theme only through useSlot'],
    [`${storefront}/theme`, `${storefront}/features`, 'the theme contract knows no feature'],
    [`${storefront}/ui`, `${storefront}/features`, 'ui knows no shop'],
    [`${storefront}/ui`, `${storefront}/generated`, 'ui knows no contract type'],
    [`${storefront}/ui`, `${storefront}/lib`, 'ui imports i18n only'],
    [`${storefront}/i18n`, `${storefront}/features`, 'i18n knows no message'],
    [`${storefront}/lib`, `${storefront}/features`, 'lib knows no feature'],
    [`${backOffice}/features`, `${backOffice}/routes`, 'routes compose features, not the other way'],
    [`${backOffice}/ui`, `${backOffice}/features`, 'ui knows no shop'],
    [`${backOffice}/ui`, `${backOffice}/generated`, 'ui knows no contract type'],
    [`${backOffice}/ui`, `${backOffice}/lib`, 'ui imports i18n only'],
    [`${backOffice}/i18n`, `${backOffice}/features`, 'i18n knows no message'],
    [`${backOffice}/lib`, `${backOffice}/features`, 'lib knows no feature'],
    ['./e2e', './apps', 'browser tests speak HTTP only'],
    ['./bench', './apps', 'benches speak HTTP only'],
  ] as const
).map(([target, from, message]) => ({ target, from, message }));

export const zones = [...moduleZones, ...featureZones, ...forbidden];

/** The same for workspace packages, which are imported by name. The last row that fits a file holds, so narrow ones stand below. */
export const forbiddenPackages: readonly { readonly files: readonly string[]; readonly names: readonly string[] }[] = [
  { files: ['apps/backend/**'], names: ['@shop/storefront', '@shop/back-office', '@shop/shop'] },
  {
    files: ['apps/backend/src/kernel/**', 'apps/backend/src/modules/**'],
    names: ['@shop/storefront', '@shop/back-office', '@shop/shop', '@shop/demo-data', '@shop/demo-data/*'],
  },
  { files: ['apps/storefront/**'], names: ['@shop/backend', '@shop/back-office', '@shop/shop', '@shop/demo-data', '@shop/demo-data/*'] },
  { files: ['apps/back-office/**'], names: ['@shop/backend', '@shop/storefront', '@shop/shop', '@shop/demo-data', '@shop/demo-data/*'] },
  { files: ['packages/**'], names: ['@shop/backend', '@shop/storefront', '@shop/back-office', '@shop/shop'] },
  { files: ['packages/contract/**', 'packages/telemetry/**'], names: ['@shop/*'] },
  { files: ['e2e/**', 'bench/**'], names: ['@shop/backend', '@shop/storefront', '@shop/back-office', '@shop/shop'] },
];
