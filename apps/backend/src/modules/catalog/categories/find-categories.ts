import type { CategoryFilterInput, FilterEqualTypeInput, InputMaybe } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { decodeNumericUid } from '#kernel/ids.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';
import { equalValues, matchesWords } from '../attributes/filter-values.ts';

type Test = (node: CategoryNode) => boolean;
const minMatchLength = 3;

/** Categories that pass every filter, from the top of the tree down; without a filter the root alone. */
export function findCategories(tree: CategoryTree, filters: InputMaybe<CategoryFilterInput> | undefined): readonly CategoryNode[] {
  const tests = testsOf(filters ?? {});
  if (tests.length === 0) return tree.root ? [tree.root] : [];
  return [...tree.byId.values()]
    .filter((node) => tests.every((test) => test(node)))
    .sort((a, b) => a.level - b.level || a.record.position - b.record.position || a.record.id - b.record.id);
}

function testsOf(filters: CategoryFilterInput): readonly Test[] {
  const tests: Test[] = [];
  const equal = (
    filter: InputMaybe<FilterEqualTypeInput> | undefined,
    of: (node: CategoryNode) => string,
    read = (value: string): string => value,
  ): void => {
    const wanted = filter ? equalValues(filter) : undefined;
    if (!wanted) return;
    const values = new Set([...wanted].map(read));
    tests.push((node) => values.has(of(node)));
  };
  const numeric = (uid: string): string => String(decodeNumericUid(uid));
  equal(filters.ids, ({ record }) => String(record.id));
  equal(filters.category_uid, ({ record }) => String(record.id), numeric);
  equal(filters.parent_id, ({ record }) => String(record.parentId));
  equal(filters.parent_category_uid, ({ record }) => String(record.parentId), numeric);
  equal(filters.url_key, ({ text }) => text.urlKey ?? '');
  equal(filters.url_path, ({ urlPath }) => urlPath);
  const { match, match_type: type } = filters.name ?? {};
  if (typeof match === 'string') {
    if (match.trim().length < minMatchLength) throw inputError(`Invalid match filter. Minimum length is ${minMatchLength}.`);
    tests.push(({ text }) => matchesWords(text.name ?? '', match, type ?? 'FULL'));
  }
  return tests;
}
