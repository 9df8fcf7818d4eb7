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
import { collectFields, type FieldGroup, type Selecting } from './collect-fields.ts';
import { piece } from './json-ink.ts';
import { leafWriter } from './leaf-writers.ts';
import { refusePromise, Unwritable, type Page, type Write } from './page.ts';

/** A list that is not written element by element in the usual way; undefined for one that is. */
export type SpecialList = (place: ListPlace) => Write | undefined;
export type ListPlace = { readonly type: string; readonly field: string; readonly nodes: readonly FieldNode[]; readonly element: Write };

export type Plan = Selecting & {
  readonly specialList: SpecialList;
  /** What is asked of a field is often asked in several types; one writer serves them all. */
  readonly known: Map<FieldNode, Known[]>;
  /** How many kinds of objects and lists are written. */
  readonly repeatables: { count: number };
};
type Known = { readonly nodes: readonly FieldNode[]; readonly type: GraphQLOutputType; readonly write: Write };

type Resolve = (parent: unknown, args: unknown, context: RequestContext) => unknown;
type Parent = Readonly<Record<string, unknown>>;

/** One field of an object. */
export type Step = {
  /** Everything between the value before and this one. */
  readonly before: Uint8Array;
  readonly field: string;
  /** Without one the value is the parent's property. */
  readonly resolve: Resolve | undefined;
  readonly argumentsFor: (variables: Page['variables']) => unknown;
  readonly isRequired: boolean;
  /** Most values are texts, which can be written at once. */
  readonly isText: boolean;
  readonly write: Write;
};

const [emptyObject, noElements] = [piece('{}'), piece('[]')];
const [endOfObject, beginning, comma, endOfList] = [0x7d, 0x5b, 0x2c, 0x5d] as const;

/** The fields a document asks of an object, each ready to be written. */
export function stepsOf(type: GraphQLObjectType, groups: readonly FieldGroup[], plan: Plan): readonly Step[] {
  return groups.map(({ name, nodes }, place) => {
    const before = piece(`${place === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    const field = nodes[0].name.value;
    if (field === '__typename') return typenameStep(type, before);
    const definition = type.getFields()[field];
    if (!definition) throw new Unwritable();
    return {
      before,
      field,
      resolve: definition.resolve as Resolve | undefined,
      argumentsFor: argumentsOf(definition, nodes[0]),
      isRequired: isNonNullType(definition.type),
      isText: getNullableType(definition.type) === GraphQLString,
      write: fieldWriter(type, definition, nodes, plan),
    };
  });
}

function typenameStep({ name }: GraphQLObjectType, before: Uint8Array): Step {
  const written = piece(JSON.stringify(name));
  const write: Write = (_value, { ink }) => ink.piece(written);
  return { before, field: '__typename', resolve: () => name, argumentsFor: () => undefined, isRequired: true, isText: false, write };
}

const noArguments = {};

/** Arguments without variables are read once. */
function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): Step['argumentsFor'] {
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

function fieldWriter(parent: GraphQLObjectType, definition: GraphQLField<unknown, unknown>, nodes: FieldGroup['nodes'], plan: Plan): Write {
  const type = getNullableType(definition.type);
  if (isListType(type)) {
    const element = writerOf(getNullableType(type.ofType as GraphQLOutputType), nodes, plan);
    const special = plan.specialList({ type: parent.name, field: definition.name, nodes, element });
    if (special) return special;
  }
  return writerOf(type, nodes, plan);
}

function writerOf(type: GraphQLNullableType & GraphQLOutputType, nodes: FieldGroup['nodes'], plan: Plan): Write {
  if (isLeafType(type)) return leafWriter(type);
  let known = plan.known.get(nodes[0]);
  if (!known) plan.known.set(nodes[0], (known = []));
  const same = known.find((one) => one.type === type && isSame(one.nodes, nodes));
  if (same) return same.write;
  const write = compositeWriter(type, nodes, plan);
  known.push({ nodes, type, write });
  return write;
}

const isSame = (one: readonly FieldNode[], other: readonly FieldNode[]): boolean =>
  one.length === other.length && one.every((node, place) => node === other[place]);

function compositeWriter(type: GraphQLNullableType & GraphQLOutputType, nodes: FieldGroup['nodes'], plan: Plan): Write {
  if (isListType(type)) {
    const inner = type.ofType as GraphQLOutputType;
    return repeatable(listWriter(writerOf(getNullableType(inner), nodes, plan), isNonNullType(inner)), plan);
  }
  if (isLeafType(type)) return leafWriter(type);
  if (!isObjectType(type)) return abstractWriter(type, nodes, plan);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const steps = stepsOf(type, collectFields(sets, type, plan), plan);
  return repeatable(objectWriter(steps), plan);
}

/** What was just written by the same fields is copied: variants mostly have the pictures and the price of the one before. */
function repeatable(write: Write, { repeatables }: Plan): Write {
  const place = (repeatables.count += 1);
  return (value, page) => {
    const { ink } = page;
    const last = (page.last[place] ??= { value: undefined, start: 0, end: 0 });
    if (value === last.value) return ink.repeat(last.start, last.end);
    const start = ink.end;
    write(value, page);
    last.value = value;
    last.start = start;
    last.end = ink.end;
  };
}

function objectWriter(steps: readonly Step[]): Write {
  if (steps.length === 0) return (_value, { ink }) => ink.piece(emptyObject);
  return (value, page) => {
    const { ink, context } = page;
    refusePromise(value);
    for (const step of steps) {
      const { resolve } = step;
      const inside = resolve ? resolve(value, step.argumentsFor(page.variables), context) : propertyOf(value as Parent, step.field);
      ink.piece(step.before);
      if (step.isText && typeof inside === 'string') ink.string(inside);
      else writeOrNothing(step.write, step.isRequired, inside, page);
    }
    ink.sign(endOfObject);
  };
}

/** Writes what was found for a field. */
export function writeStep({ before, isRequired, write }: Step, value: unknown, page: Page): void {
  page.ink.piece(before);
  writeOrNothing(write, isRequired, value, page);
}

function writeOrNothing(write: Write, isRequired: boolean, value: unknown, page: Page): void {
  if (value !== undefined && value !== null) return write(value, page);
  if (isRequired) throw new Unwritable();
  page.ink.nothing();
}

function propertyOf(parent: Parent, name: string): unknown {
  const value = parent[name];
  // It could want arguments and more; nobody gives such a parent.
  if (typeof value === 'function') throw new Unwritable();
  return value;
}

function abstractWriter(type: GraphQLAbstractType, nodes: FieldGroup['nodes'], plan: Plan): Write {
  const writers = new Map<unknown, Write>();
  const resolveType = type.resolveType as ((value: unknown, context: RequestContext) => unknown) | null | undefined;
  /** Only what really comes is compiled: types in types in types would be more than anybody asks for. */
  const first = (value: unknown, name: unknown): Write => {
    refusePromise(value);
    const found = plan.schema.getPossibleTypes(type).find((one) => one.name === name);
    if (!found) throw new Unwritable();
    const write = writerOf(found, nodes, plan);
    writers.set(name, write);
    return write;
  };
  return (value, page) => {
    const name = resolveType?.(value, page.context);
    const write = writers.get(name) ?? first(value, name);
    write(value, page);
  };
}

/** Writes the elements of a list one after the other. */
export function listWriter(write: Write, isRequired: boolean): Write {
  return (value, page) => {
    const { ink } = page;
    const elements = elementsOf(value);
    if (elements.length === 0) return ink.piece(noElements);
    let before: number = beginning;
    for (const element of elements) {
      ink.sign(before);
      writeOrNothing(write, isRequired, element, page);
      before = comma;
    }
    ink.sign(endOfList);
  };
}

/** A list as an array; also one that is walked through only. */
export function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  refusePromise(value);
  if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) throw new Unwritable();
  return [...(value as Iterable<unknown>)];
}
