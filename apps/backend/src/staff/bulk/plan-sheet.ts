import type { Queryable } from '#kernel/database/database.ts';
import { ShopError } from '#kernel/errors.ts';
import {
  cellFields,
  checkPatch,
  productValues,
  readBulkRules,
  takeProductValues,
  type HeldProduct,
  type Known,
  type LockedPrices,
  type ProductChange,
  type ProductPatch,
} from '#modules/catalog/index.ts';
import { EditConflict, planPatch, type Edit } from '../patch.ts';
import { Refused } from '../run-action.ts';
import { planPrices, priceColumn, readArticles, type PricePatch } from './price-cells.ts';

/** Why a cell cannot be written; without a field it is the row. */
type Fault = {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
  /** What somebody else has written there meanwhile. */
  readonly theirs?: unknown;
  readonly mine?: unknown;
};

/** What an edit of a sheet comes to. */
export type Outcome = {
  readonly edit: Edit;
  readonly patch?: ProductPatch;
  readonly prices?: PricePatch;
  readonly faults: readonly Fault[];
};

/** What an edit changes, cell by cell. */
export const changesOf = ({ patch, prices }: Outcome): readonly ProductChange[] => [...(patch?.changes ?? []), ...(prices?.changes ?? [])];

type Planning = {
  readonly held: ReadonlyMap<string, HeldProduct>;
  readonly known: Known;
  /** The store views that have prices of their own. */
  readonly priceViews: readonly string[];
  readonly now: Date;
};

/** Works out what edits would do to products as they are held, without writing anything. */
export async function planSheet(sql: Queryable, edits: readonly Edit[], planning: Planning): Promise<readonly Outcome[]> {
  const { held, known, priceViews } = planning;
  const priced = edits.flatMap(({ id, changes }) =>
    changes.some((change) => priceColumn(change.field, priceViews)) ? (held.get(id) ?? []) : [],
  );
  const articles = await readArticles(sql, priced, known, priceViews);
  const planned = edits.map((edit) => planEdit(edit, { ...planning, articles }));
  const rules = await readBulkRules(
    sql,
    planned.flatMap(({ patch }) => patch ?? []),
    known,
  );
  return planned.map((outcome) => {
    const { edit, patch, prices } = outcome;
    if (!patch) return outcome;
    // What gets a price in the same row does not lack one.
    const fault = faultOf(() => checkPatch(patch, known, prices ? { ...rules, unpriced: new Map() } : rules));
    return fault ? { edit, faults: [fault] } : outcome;
  });
}

function planEdit(edit: Edit, { articles, ...planning }: Planning & { readonly articles: ReadonlyMap<string, LockedPrices> }): Outcome {
  const { known, priceViews, now } = planning;
  const held = planning.held.get(edit.id);
  if (!held) return { edit, faults: [{ field: null, code: 'gone', message: 'There is no such product.' }] };
  const isPrice = ({ field }: { readonly field: string }): boolean => priceColumn(field, priceViews) !== undefined;
  const [priceChanges, others] = [edit.changes.filter(isPrice), edit.changes.filter((change) => !isPrice(change))];
  const faults: Fault[] = [];
  const patch = attempt(faults, () => planCells(held, { ...edit, changes: others }, known, faults));
  const prices = attempt(faults, () => planPrices(held, { ...edit, changes: priceChanges }, { known, articles, now }));
  if (faults.length > 0) return { edit, faults };
  return { edit, faults, ...(patch ? { patch } : {}), ...(prices && prices.changes.length > 0 ? { prices } : {}) };
}

/** Cells that are columns of the product itself. */
function planCells(held: HeldProduct, edit: Edit, known: Known, faults: Fault[]): ProductPatch | undefined {
  const fields = cellFields(
    edit.changes.map(({ field }) => field),
    known,
  );
  const changes = edit.changes.flatMap((change) => {
    if (!fields.has(change.field)) {
      faults.push({ field: change.field, code: 'product-value', message: 'This field is no column of a sheet.' });
      return [];
    }
    const fault = faultOf(() => void takeProductValues([change], known), change.field);
    if (fault) faults.push(fault);
    return fault ? [] : takeProductValues([change], known);
  });
  if (faults.length > 0) return undefined;
  const values = productValues(held, [...fields.keys()], known);
  const planned = planPatch({ version: held.version, values }, { ...edit, changes });
  return planned.length > 0 ? { held, changes: planned } : undefined;
}

/** What cannot be planned is a fault of its cells, or of its row. */
function attempt<Plan>(faults: Fault[], plan: () => Plan): Plan | undefined {
  try {
    return plan();
  } catch (error) {
    if (error instanceof EditConflict) faults.push(...error.fields.map(conflictOf));
    else if (error instanceof Refused) faults.push({ field: error.field ?? null, code: error.code, message: error.message });
    else if (error instanceof ShopError) faults.push({ field: null, code: 'product-value', message: error.message });
    else throw error;
    return undefined;
  }
}

const conflictOf = ({ path, theirs, mine }: EditConflict['fields'][number]): Fault => ({
  field: path,
  code: 'conflict',
  message: 'Somebody else has changed this cell.',
  theirs: theirs ?? null,
  mine: mine ?? null,
});

function faultOf(work: () => void, field?: string): Fault | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof ShopError) || error.category !== 'input') throw error;
    const { code, field: own } = error.extensions ?? {};
    return {
      field: typeof own === 'string' ? own : (field ?? null),
      code: typeof code === 'string' ? code : 'product-value',
      message: error.message,
    };
  }
}
