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
  type ProductPatch,
} from '#modules/catalog/index.ts';
import { EditConflict, planPatch, type Edit } from '../patch.ts';

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
export type Outcome = { readonly edit: Edit; readonly patch?: ProductPatch; readonly faults: readonly Fault[] };

/** Works out what edits would do to products as they are held, without writing anything. */
export async function planSheet(
  sql: Queryable,
  edits: readonly Edit[],
  held: ReadonlyMap<string, HeldProduct>,
  known: Known,
): Promise<readonly Outcome[]> {
  const planned = edits.map((edit): Outcome => planEdit(edit, held.get(edit.id), known));
  const rules = await readBulkRules(
    sql,
    planned.flatMap(({ patch }) => patch ?? []),
    known,
  );
  return planned.map((outcome) => {
    const { edit, patch } = outcome;
    if (!patch) return outcome;
    const fault = faultOf(() => checkPatch(patch, known, rules));
    return fault ? { edit, faults: [fault] } : outcome;
  });
}

function planEdit(edit: Edit, held: HeldProduct | undefined, known: Known): Outcome {
  if (!held) return { edit, faults: [{ field: null, code: 'gone', message: 'There is no such product.' }] };
  const fields = cellFields(
    edit.changes.map(({ field }) => field),
    known,
  );
  const faults: Fault[] = [];
  const changes = edit.changes.flatMap((change) => {
    if (!fields.has(change.field))
      faults.push({ field: change.field, code: 'product-value', message: 'This field is no column of a sheet.' });
    const fault = fields.has(change.field) ? faultOf(() => void takeProductValues([change], known), change.field) : undefined;
    if (fault) faults.push(fault);
    return fault || !fields.has(change.field) ? [] : takeProductValues([change], known);
  });
  if (faults.length > 0) return { edit, faults };
  try {
    const values = productValues(held, [...fields.keys()], known);
    const planned = planPatch({ version: held.version, values }, { ...edit, changes });
    return { edit, faults, ...(planned.length > 0 ? { patch: { held, changes: planned } } : {}) };
  } catch (error) {
    if (error instanceof EditConflict) return { edit, faults: error.fields.map(conflictOf) };
    if (error instanceof ShopError) return { edit, faults: [{ field: null, code: 'product-value', message: error.message }] };
    throw error;
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
