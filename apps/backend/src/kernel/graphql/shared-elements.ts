import { hash, randomUUID } from 'node:crypto';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { GraphQLObjectType, GraphQLSchema as Schema, isInterfaceType, isObjectType, Kind, OperationTypeNode, visit } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { bodyBytes, joined, joinedOnce, quotedHash } from './body-bytes.ts';
import type { RequestContext } from './context.ts';
import { createAside, createCountedWriter, type CountedList } from './counted-elements.ts';
import type { ByteCache, Kept } from './response-cache.ts';

/** A list of a root field whose elements look the same in every answer of one version, such as the products of all lists. */
export type SharedList = {
  readonly rootField: string;
  readonly listField: string;
  readonly elementType: string;
  /** The element's own field that names it. */
  readonly idField: string;
  readonly find: (context: RequestContext, id: unknown) => unknown;
  readonly cache: ByteCache<KeptElement>;
  /** Another list beside it, of elements that differ in a number only. */
  readonly counted?: CountedList | undefined;
};

/** An element as it is written, with the tags of everything it shows and a name for its content. */
export type KeptElement = Kept & { readonly tags: readonly string[]; readonly name: string };

/** A whole answer; its name follows from its content. */
export type WrittenAnswer = { readonly bytes: Buffer; readonly etag: string };

type Variables = Readonly<Record<string, unknown>>;
type Data = Record<string, unknown>;

/** Writes a whole answer as bytes, to be kept or to be sent once, elements copied from earlier answers; undefined when it must be made the usual way. */
export type WriteShared = (
  context: RequestContext,
  variables: Variables,
  version: string,
  isKept: boolean,
) => Promise<WrittenAnswer | undefined>;

type Split = {
  readonly outer: DocumentNode;
  readonly element: DocumentNode;
  readonly place: readonly [string, string];
  /** Where counted elements stand, and what is asked of one. */
  readonly counted: { readonly place: readonly [string, string]; readonly element: DocumentNode } | undefined;
};

/** Stands in the answer where the elements go; nobody can know it, so no text that is given back can hold it. */
const place = randomUUID();
const placeText = JSON.stringify(place);
const comma = Buffer.from(',');

let documents = 0;

/** Splits a document into the list and its elements; undefined when its elements depend on more than themselves. */
export function prepareShared(schema: GraphQLSchema, document: DocumentNode, list: SharedList): WriteShared | undefined {
  const split = splitDocument(document, list);
  if (!split) return undefined;
  const outer = compileQuery<Data, Variables>(schema, split.outer);
  const element = compileQuery<Data, Variables>(elementSchema(schema, list.elementType), split.element);
  if (!isCompiledQuery(outer) || !isCompiledQuery(element)) return undefined;
  const counted = countedWriter(schema, split, list);
  documents += 1;
  const name = documents;

  const write = async (context: RequestContext, id: unknown, key: string, version: string): Promise<KeptElement | undefined> => {
    const tags = new Set<string>();
    const { data, errors } = await element.query(list.find(context, id), { ...context, tags }, {});
    if (errors || !data) return undefined;
    const bytes = bodyBytes(data['element']);
    const kept = { version, bytes, tags: [...tags], name: hash('sha1', bytes, 'base64url') };
    list.cache.set(key, kept);
    return kept;
  };

  return async (context, variables, version, isKept) => {
    const aside = counted && createAside();
    const { data, errors } = await outer.query(undefined, aside ? { ...context, setAside: aside.setAside } : context, variables);
    const parent = data?.[split.place[0]] as Record<string, unknown> | null | undefined;
    const found = parent?.[split.place[1]];
    if (errors || !parent || !Array.isArray(found) || found.length === 0) return undefined;
    const elements: KeptElement[] = [];
    for (const item of found as ({ readonly id: unknown } | null)[]) {
      if (item === null) return undefined;
      const key = `${name} ${context.store.code} ${String(item.id)}`;
      // Nothing is waited for where nothing has to be made.
      const kept = list.cache.get(key, version) ?? (await write(context, item.id, key, version));
      if (!kept) return undefined;
      for (const tag of kept.tags) context.tags?.add(tag);
      elements.push(kept);
    }
    parent[split.place[1]] = place;
    if (aside && !aside.mark(parent[counted.place[0]], counted.place[1])) return undefined;
    const outerText = JSON.stringify({ data });
    const text = aside ? aside.putBack(outerText, (counts) => counted.write(counts, context)) : outerText;
    if (text === undefined) return undefined;
    const [head = '', tail = ''] = text.split(placeText);
    return joinedAnswer(head, elements, tail, isKept);
  };
}

function countedWriter(schema: GraphQLSchema, { counted }: Split, list: SharedList) {
  const query = counted && list.counted && compileQuery<Data, Variables>(elementSchema(schema, list.counted.elementType), counted.element);
  if (!query || !isCompiledQuery(query) || !list.counted) return undefined;
  return { place: counted.place, write: createCountedWriter(list.counted.numberField, query.query) };
}

function joinedAnswer(head: string, elements: readonly KeptElement[], tail: string, isKept: boolean): WrittenAnswer {
  const parts: (string | Buffer)[] = [`${head}[`];
  let content = head;
  for (const { bytes, name } of elements) {
    if (parts.length > 1) parts.push(comma);
    parts.push(bytes);
    content += name;
  }
  parts.push(`]${tail}`);
  return { bytes: isKept ? joined(parts) : joinedOnce(parts), etag: quotedHash(content + tail) };
}

/** The elements alone: a schema whose only root field is the element that is given. */
const elementSchemas = new WeakMap<GraphQLNamedType, GraphQLSchema>();

function elementSchema(schema: GraphQLSchema, typeName: string): GraphQLSchema {
  const type = schema.getType(typeName);
  if (!isInterfaceType(type) && !isObjectType(type)) throw new Error(`${typeName} is no type of the contract that has fields`);
  const known = elementSchemas.get(type);
  if (known) return known;
  const query = new GraphQLObjectType({ name: 'SharedElement', fields: { element: { type, resolve: (given: unknown) => given } } });
  const made = new Schema({ query, types: Object.values(schema.getTypeMap()), assumeValid: true });
  elementSchemas.set(type, made);
  return made;
}

function splitDocument(document: DocumentNode, { rootField, listField, idField, counted }: SharedList): Split | undefined {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const roots = fieldsNamed(operation?.selectionSet, rootField);
  const lists = fieldsNamed(roots[0]?.selectionSet, listField);
  const [root, list] = [roots[0], lists[0]];
  if (!operation || roots.length !== 1 || lists.length !== 1 || !root || !list?.selectionSet) return undefined;
  const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  if (hasVariables(list, fragments)) return undefined;
  const id: SelectionSetNode = {
    kind: Kind.SELECTION_SET,
    selections: [{ kind: Kind.FIELD, alias: { kind: Kind.NAME, value: 'id' }, name: { kind: Kind.NAME, value: idField } }],
  };
  return {
    outer: visit(document, { Field: (node) => (node === list ? { ...node, selectionSet: id } : undefined) }),
    element: elementDocument(list.selectionSet, fragments),
    place: [responseName(root), responseName(list)],
    counted: counted && splitCounted(root, fragments, counted),
  };
}

function splitCounted(root: FieldNode, fragments: readonly FragmentDefinitionNode[], counted: CountedList): Split['counted'] {
  const parents = fieldsNamed(root.selectionSet, counted.parentField);
  const lists = fieldsNamed(parents[0]?.selectionSet, counted.listField);
  const [parent, list] = [parents[0], lists[0]];
  if (parents.length !== 1 || lists.length !== 1 || !parent || !list?.selectionSet || hasVariables(list, fragments)) return undefined;
  return { place: [responseName(parent), responseName(list)], element: elementDocument(list.selectionSet, fragments) };
}

/** A document of its own for what is asked of one element. */
function elementDocument(selectionSet: SelectionSetNode, fragments: readonly FragmentDefinitionNode[]): DocumentNode {
  const element: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'element' }, selectionSet };
  const set: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [element] };
  return {
    kind: Kind.DOCUMENT,
    definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, selectionSet: set }, ...fragments],
  };
}

const responseName = ({ alias, name }: FieldNode): string => alias?.value ?? name.value;

/** Only where all is written out: a fragment beside it could ask for the same list again. */
function fieldsNamed(set: SelectionSetNode | undefined, name: string): readonly FieldNode[] {
  const selections = set?.selections ?? [];
  if (selections.some(({ kind }) => kind !== Kind.FIELD)) return [];
  return selections.filter((node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === name);
}

function hasVariables(list: FieldNode, fragments: readonly FragmentDefinitionNode[]): boolean {
  let found = list.directives !== undefined && list.directives.length > 0;
  for (const node of [list, ...fragments]) visit(node, { Variable: () => void (found = true) });
  return found;
}
