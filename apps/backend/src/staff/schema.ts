import {
  getDirectiveValues,
  isNonNullType,
  isObjectType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { ShopError } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { createSchema } from '#kernel/graphql/schema.ts';
import type { Scope, StaffIdentity } from '#modules/staff/index.ts';
import type { StaffContext } from './context.ts';
import { authorize, openDoors, type GrantSettings, type Rule } from './grants.ts';
import { isPermission, permissions, presentParts } from './permissions.ts';

/** What a resolver is given: the caller, who has passed the check, and what they may see. */
export type Granted = StaffContext & { readonly scope: Scope; readonly identity: StaffIdentity };

/**
 * Joins the SDL of the back office with its resolvers and puts the check of `@allow` before each. A mistake in the SDL stops the start: a
 * root field without `@allow`, a permission that does not exist, one that nothing asks for.
 */
export function createStaffSchema(sdl: string, maps: readonly ResolverMap<Granted>[], settings: GrantSettings): GraphQLSchema {
  const schema = createSchema<Granted>(sdl, maps);
  const allow = schema.getDirective('allow');
  if (!allow) throw new Error('the SDL of the back office has no directive @allow');
  const used = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      const rule = readRule(allow, type, field, isRoot);
      if (!rule) continue;
      used.add(rule.permission);
      if (isRoot) guardRoot(field, rule, settings);
      else guardFact(type, field, rule, settings);
    }
  }
  checkUse(used);
  return schema;
}

type Field = GraphQLField<unknown, Granted>;

function readRule(allow: GraphQLDirective, type: GraphQLObjectType, field: Field, isRoot: boolean): Rule | undefined {
  const name = `${type.name}.${field.name}`;
  const values = field.astNode && getDirectiveValues(allow, field.astNode);
  if (!values) {
    if (isRoot) throw new Error(`${name} has no @allow: nobody has said who may call it`);
    return undefined;
  }
  const permission = String(values['permission']);
  const door = openDoors.find((one) => one === permission);
  if (!door && !isPermission(permission)) throw new Error(`${name} asks for ${permission}, which is no permission`);
  if (!isRoot && isNonNullType(field.type)) throw new Error(`${name} may be hidden, so it must be nullable`);
  return { permission: door ?? (permission as never), isOfBranch: values['scope'] === 'BRANCH', stepUp: values['stepUp'] === true };
}

function guardRoot(field: Field, rule: Rule, settings: GrantSettings): void {
  const { resolve, name } = field;
  if (!resolve) throw new Error(`nothing answers ${name}`);
  field.resolve = (parent, args, context, info) => {
    const scope = authorize(context.identity, rule, settings, context.now);
    return resolve(parent, args, { ...context, scope }, info);
  };
}

/** A fact about a person: null for who may not see it, and named beside the answer. */
function guardFact(type: GraphQLObjectType, field: Field, rule: Rule, settings: GrantSettings): void {
  const { resolve, name } = field;
  field.resolve = (parent, args, context, info) => {
    try {
      authorize(context.identity, rule, settings, context.now);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      context.masked.add(`${type.name}.${name}`);
      return null;
    }
    return resolve ? resolve(parent, args, context, info) : (parent as Readonly<Record<string, unknown>>)[name];
  };
}

function checkUse(used: ReadonlySet<string>): void {
  for (const [name, { part }] of Object.entries(permissions)) {
    if (presentParts.has(part) && !used.has(name)) throw new Error(`no field asks for the permission ${name}`);
    if (!presentParts.has(part) && used.has(name)) throw new Error(`a field asks for ${name}, but its part "${part}" is not there`);
  }
}
