import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { Kind, visit } from 'graphql';
import { fragmentsOf, type Fragments } from './limits.ts';

type Fields = ReadonlyMap<string, readonly FieldNode[]>;

/**
 * Counts the pairs of fields that graphql-js compares to see whether fields of one name can be merged; stops above the limit. Every field is
 * compared with every other of its name, with everything below both, so that a document of 33 kB can take seconds. Fragments are taken as
 * written where they are spread. Call it for documents whose depth is limited already: a cycle would not end.
 */
export function countComparisons(document: DocumentNode, limit: number): number {
  const fragments = fragmentsOf(document);
  const known = new Map<SelectionSetNode, Fields>();
  const fieldsOf = (set: SelectionSetNode): Fields => {
    const fields = known.get(set) ?? collectFields(set, fragments);
    known.set(set, fields);
    return fields;
  };
  let count = 0;
  const compare = (one: FieldNode, other: FieldNode): void => {
    count += 1;
    if (count > limit || !one.selectionSet || !other.selectionSet) return;
    const others = fieldsOf(other.selectionSet);
    for (const [name, fields] of fieldsOf(one.selectionSet)) {
      for (const field of fields) {
        for (const same of others.get(name) ?? []) {
          if (count > limit) return;
          compare(field, same);
        }
      }
    }
  };
  visit(document, {
    SelectionSet: (set) => {
      for (const fields of fieldsOf(set).values()) {
        fields.forEach((field, index) => {
          for (let at = 0; at < index && count <= limit; at += 1) compare(fields[at] ?? field, field);
        });
      }
    },
  });
  return count;
}

/** The fields of a set by the names they answer to, fragments included. */
function collectFields(set: SelectionSetNode, fragments: Fragments): Fields {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const same = fields.get(name);
        if (same) same.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(set);
  return fields;
}
