import type { FieldNode, GraphQLAbstractType, GraphQLField, GraphQLNullableType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import {
  getArgumentValues,
  getNullableType,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  visit,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import { collectFields, type FieldGroup, type Selection } from './collect-fields.ts';
import { utf8 } from './json-writer.ts';
import { leafWriter } from './leaf-writers.ts';
import { assertNotPromise, NeedsFallback, type WriterState, type WriteValue } from './writer-state.ts';

/** A writer for list fields with a way of their own; undefined for all others. */
export type CustomList = (field: ListField) => WriteValue | undefined;
export type ListField = {
  readonly type: string;
  readonly field: string;
  readonly nodes: readonly FieldNode[];
  readonly element: WriteValue;
};

export type CompileContext = Selection & {
  readonly customList: CustomList;
  /** Writers by selection: the same selection on several types is compiled once. */
  readonly known: Map<FieldNode, Known[]>;
  /** Number of writers that store their previous segment. */
  readonly copies: { count: number };
};
type Known = { readonly nodes: readonly FieldNode[]; readonly type: GraphQLOutputType; readonly write: WriteValue };

type Resolve = (parent: unknown, args: unknown, context: RequestContext) => unknown;
type Parent = Readonly<Record<string, unknown>>;

/** One field of an object. */
export type FieldStep = {
  /** The JSON between the previous value and this one, such as `,"name":`. */
  readonly before: Uint8Array;
  readonly field: string;
  /** Without one the value is the parent's property. */
  readonly resolve: Resolve | undefined;
  readonly argumentsFor: (variables: WriterState['variables']) => unknown;
  readonly isRequired: boolean;
  /** Most values are strings, which skip the call of `write`. */
  readonly isText: boolean;
  readonly write: WriteValue;
};

const [emptyObject, emptyList] = [utf8('{}'), utf8('[]')];
const [closeObject, openList, comma, closeList] = [0x7d, 0x5b, 0x2c, 0x5d] as const;

/** One step for every selected field of an object type. */
export function fieldSteps(type: GraphQLObjectType, groups: readonly FieldGroup[], compiling: CompileContext): readonly FieldStep[] {
  return groups.map(({ name, nodes }, index) => {
    const before = utf8(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    const field = nodes[0].name.value;
    if (field === '__typename') return typenameStep(type, before);
    const definition = type.getFields()[field];
    if (!definition) throw new NeedsFallback();
    return {
      before,
      field,
      resolve: definition.resolve as Resolve | undefined,
      argumentsFor: argumentsOf(definition, nodes[0]),
      isRequired: isNonNullType(definition.type),
      isText: getNullableType(definition.type) === GraphQLString,
      write: fieldWriter(type, definition, nodes, compiling),
    };
  });
}

function typenameStep({ name }: GraphQLObjectType, before: Uint8Array): FieldStep {
  const written = utf8(JSON.stringify(name));
  const write: WriteValue = (_value, { json }) => json.raw(written);
  return { before, field: '__typename', resolve: () => name, argumentsFor: () => undefined, isRequired: true, isText: false, write };
}

const noArguments = {};

/** Arguments without variables are read once. */
function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): FieldStep['argumentsFor'] {
  if (definition.args.length === 0) return () => noArguments;
  if (hasVariables(node.arguments ?? [])) return (variables) => getArgumentValues(definition, node, variables);
  const constant = getArgumentValues(definition, node, {});
  return () => constant;
}

/** Whether anything in these nodes is a variable. */
export function hasVariables(nodes: Iterable<Parameters<typeof visit>[0]>): boolean {
  let found = false;
  for (const node of nodes) visit(node, { [Kind.VARIABLE]: () => void (found = true) });
  return found;
}

function fieldWriter(
  parent: GraphQLObjectType,
  definition: GraphQLField<unknown, unknown>,
  nodes: FieldGroup['nodes'],
  compiling: CompileContext,
): WriteValue {
  const type = getNullableType(definition.type);
  if (isListType(type)) {
    const element = writerOf(getNullableType(type.ofType as GraphQLOutputType), nodes, compiling);
    const custom = compiling.customList({ type: parent.name, field: definition.name, nodes, element });
    if (custom) return custom;
  }
  return writerOf(type, nodes, compiling);
}

function writerOf(type: GraphQLNullableType & GraphQLOutputType, nodes: FieldGroup['nodes'], compiling: CompileContext): WriteValue {
  if (isLeafType(type)) return leafWriter(type);
  let known = compiling.known.get(nodes[0]);
  if (!known) compiling.known.set(nodes[0], (known = []));
  const same = known.find((one) => one.type === type && isSame(one.nodes, nodes));
  if (same) return same.write;
  const write = compositeWriter(type, nodes, compiling);
  known.push({ nodes, type, write });
  return write;
}

const isSame = (one: readonly FieldNode[], other: readonly FieldNode[]): boolean =>
  one.length === other.length && one.every((node, index) => node === other[index]);

function compositeWriter(type: GraphQLNullableType & GraphQLOutputType, nodes: FieldGroup['nodes'], compiling: CompileContext): WriteValue {
  if (isListType(type)) {
    const inner = type.ofType as GraphQLOutputType;
    return copyIfSame(listWriter(writerOf(getNullableType(inner), nodes, compiling), isNonNullType(inner)), compiling);
  }
  if (isLeafType(type)) return leafWriter(type);
  if (!isObjectType(type)) return abstractWriter(type, nodes, compiling);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const steps = fieldSteps(type, collectFields(sets, type, compiling), compiling);
  return copyIfSame(objectWriter(steps), compiling);
}

/** Copies the previous segment when the value is the same object again: variants mostly share pictures and prices. */
function copyIfSame(write: WriteValue, { copies }: CompileContext): WriteValue {
  const slot = (copies.count += 1);
  return (value, state) => {
    const { json } = state;
    const previous = (state.previous[slot] ??= { value: undefined, start: 0, end: 0 });
    if (value === previous.value) return json.copySegment(previous.start, previous.end);
    const start = json.end;
    write(value, state);
    previous.value = value;
    previous.start = start;
    previous.end = json.end;
  };
}

function objectWriter(steps: readonly FieldStep[]): WriteValue {
  if (steps.length === 0) return (_value, { json }) => json.raw(emptyObject);
  return (value, state) => {
    const { json, context } = state;
    assertNotPromise(value);
    for (const step of steps) {
      const { resolve } = step;
      const inner = resolve ? resolve(value, step.argumentsFor(state.variables), context) : propertyOf(value as Parent, step.field);
      json.raw(step.before);
      if (step.isText && typeof inner === 'string') json.string(inner);
      else writeNullable(step.write, step.isRequired, inner, state);
    }
    json.byte(closeObject);
  };
}

export function writeField({ before, isRequired, write }: FieldStep, value: unknown, state: WriterState): void {
  state.json.raw(before);
  writeNullable(write, isRequired, value, state);
}

function writeNullable(write: WriteValue, isRequired: boolean, value: unknown, state: WriterState): void {
  if (value !== undefined && value !== null) return write(value, state);
  if (isRequired) throw new NeedsFallback();
  state.json.null();
}

function propertyOf(parent: Parent, name: string): unknown {
  const value = parent[name];
  // graphql-js would call it; no parent of ours has methods as fields.
  if (typeof value === 'function') throw new NeedsFallback();
  return value;
}

function abstractWriter(type: GraphQLAbstractType, nodes: FieldGroup['nodes'], compiling: CompileContext): WriteValue {
  const writers = new Map<unknown, WriteValue>();
  const resolveType = type.resolveType as ((value: unknown, context: RequestContext) => unknown) | null | undefined;
  /** Types are compiled when a value of theirs comes: nested abstract types would multiply. */
  const compileType = (value: unknown, name: unknown): WriteValue => {
    assertNotPromise(value);
    const found = compiling.schema.getPossibleTypes(type).find((one) => one.name === name);
    if (!found) throw new NeedsFallback();
    const write = writerOf(found, nodes, compiling);
    writers.set(name, write);
    return write;
  };
  return (value, state) => {
    const name = resolveType?.(value, state.context);
    const write = writers.get(name) ?? compileType(value, name);
    write(value, state);
  };
}

export function listWriter(write: WriteValue, isRequired: boolean): WriteValue {
  return (value, state) => {
    const { json } = state;
    const elements = elementsOf(value);
    if (elements.length === 0) return json.raw(emptyList);
    let separator: number = openList;
    for (const element of elements) {
      json.byte(separator);
      writeNullable(write, isRequired, element, state);
      separator = comma;
    }
    json.byte(closeList);
  };
}

/** The elements of any iterable but a string. */
export function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  assertNotPromise(value);
  if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) throw new NeedsFallback();
  return [...(value as Iterable<unknown>)];
}
