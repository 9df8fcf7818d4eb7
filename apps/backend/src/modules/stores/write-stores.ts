import { isLanguage } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { Branch } from './branch.ts';
import type { FreeShippingRule } from './free-shipping.ts';
import { unknownSetting } from './store-config.ts';
import type { Seller } from './seller.ts';
import { replaceStoreViews, saveBranch, saveFreeShippingRule, saveSeller } from './store-repository.ts';
import type { StoreView } from './store-view.ts';

/** The read model that everything of this module is served from. */
export const storesModel = 'stores';

/** Replaces all store views; exactly one must be the default, and settings must be fields of StoreConfig. */
export async function writeStoreViews(tx: Tx, views: readonly StoreView[]): Promise<void> {
  if (views.filter((view) => view.isDefault).length !== 1) throw new Error('exactly one store view is the default');
  for (const { code, language, fallbackCode, settings } of views) {
    if (!isLanguage(language)) throw new Error(`store view ${code}: the shop does not speak ${String(language)}`);
    const unknown = unknownSetting(settings);
    if (unknown !== undefined) throw new Error(`store view ${code}: ${unknown} is not a setting`);
    if (fallbackCode !== null && !views.some((view) => view.code === fallbackCode)) {
      throw new Error(`store view ${code}: its fallback ${fallbackCode} does not exist`);
    }
  }
  await replaceStoreViews(tx, views);
  await touchReadModel(tx, storesModel);
}

/** Adds branches or replaces the ones with the same code, hours included. */
export async function writeBranches(tx: Tx, branches: readonly Branch[]): Promise<void> {
  for (const branch of branches) {
    assertHours(branch);
    await saveBranch(tx, branch);
  }
  await touchReadModel(tx, storesModel);
}

/** Sets the free-shipping rule of a website, countries included. */
export async function writeFreeShippingRule(tx: Tx, rule: FreeShippingRule): Promise<void> {
  await saveFreeShippingRule(tx, rule);
  await touchReadModel(tx, storesModel);
}

/** Says who sells. */
export async function writeSeller(tx: Tx, seller: Seller): Promise<void> {
  await saveSeller(tx, seller);
  await touchReadModel(tx, storesModel);
}

function assertHours(branch: Branch): void {
  if (branch.openingHours.length !== 7) throw new Error(`branch ${branch.code}: opening hours need seven days`);
  for (const { from, to } of [...branch.openingHours, ...branch.alternateHours.map((hours) => hours.times)].flat()) {
    const valid = /^([01]\d|2[0-3]):[0-5]\d$/.test(from) && /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(to) && from < to;
    if (!valid) throw new Error(`branch ${branch.code}: ${from}–${to} is not an opening time`);
  }
}
