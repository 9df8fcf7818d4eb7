import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLInterfaceType, GraphQLSchema } from 'graphql';
import { getNamedType, isAbstractType, isInterfaceType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';

/** Numbers from 0 to below the given one. */
export type Dice = (sides: number) => number;

/** The same row of numbers for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

type Drawing = { readonly schema: GraphQLSchema; readonly dice: Dice; readonly fragments: string[] };

/**
 * Any query a client could write: fields in any order and more than once, aliases, fragments of both kinds, conditions by `$yes` and `$no`.
 * `roots` are root fields with their arguments; what the schema forbids is left to the validation.
 */
export function randomDocument(schema: GraphQLSchema, dice: Dice, roots: readonly string[], depth: number): string {
  const drawing: Drawing = { schema, dice, fragments: [] };
  const asked = Array.from({ length: 1 + dice(2) }, (_, index) => {
    const root = roots[dice(roots.length)] ?? '';
    const field = schema.getQueryType()?.getFields()[/^\w+/.exec(root)?.[0] ?? ''];
    return `r${index}: ${root} ${field ? selectionOf(getNamedType(field.type), depth, drawing) : ''}`;
  });
  return [`query ($yes: Boolean!, $no: Boolean!) { ${asked.join(' ')} }`, ...drawing.fragments].join(' ');
}

type WithFields = GraphQLObjectType | GraphQLInterfaceType;
const hasFields = (type: GraphQLNamedType): type is WithFields => isObjectType(type) || isInterfaceType(type);

function selectionOf(type: GraphQLNamedType, depth: number, drawing: Drawing): string {
  if (isLeafType(type)) return '';
  const { dice } = drawing;
  const parts = Array.from({ length: 1 + dice(6) }, () => partOf(type, depth, drawing));
  return `{ ${[...(dice(3) === 0 ? ['__typename'] : []), ...parts].filter(Boolean).join(' ') || '__typename'} }`;
}

function partOf(type: GraphQLNamedType, depth: number, drawing: Drawing): string {
  const { dice, fragments, schema } = drawing;
  const kind = dice(10);
  const narrowed = isAbstractType(type) ? (schema.getPossibleTypes(type)[dice(schema.getPossibleTypes(type).length)] ?? type) : type;
  if (kind === 0 && depth > 0) {
    const name = `F${fragments.length}`;
    const at = fragments.push('') - 1;
    fragments[at] = `fragment ${name} on ${narrowed.name} ${selectionOf(narrowed, depth, drawing)}`;
    return `...${name}${condition(dice)}`;
  }
  if (kind <= 2 && depth > 0) return `... on ${narrowed.name}${condition(dice)} ${selectionOf(narrowed, depth - 1, drawing)}`;
  return hasFields(type) ? fieldOf(type, depth, drawing) : '';
}

function fieldOf(type: WithFields, depth: number, drawing: Drawing): string {
  const { dice } = drawing;
  const fields = Object.values(type.getFields()).filter((field) => isAskable(field, depth));
  const field = fields[dice(fields.length)];
  if (!field) return '';
  const alias = dice(6) === 0 ? `a${dice(40)}: ` : '';
  return `${alias}${field.name}${condition(dice)} ${selectionOf(getNamedType(field.type), depth - 1, drawing)}`;
}

const isAskable = (field: GraphQLField<unknown, unknown>, depth: number): boolean =>
  !field.args.some(isRequiredArgument) && (depth > 1 || isLeafType(getNamedType(field.type)));

function condition(dice: Dice): string {
  return (
    ['', '', '', '', '', ' @include(if: $yes)', ' @skip(if: $yes)', ' @include(if: $no)', ' @skip(if: $no)', ' @skip(if: false)'][
      dice(10)
    ] ?? ''
  );
}
