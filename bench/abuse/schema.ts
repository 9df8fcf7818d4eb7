import { buildSchema, introspectionFromSchema } from 'graphql';
import { readSchema as readContract } from '@shop/contract/server';

type TypeRef = { readonly name: string | null; readonly kind: string; readonly ofType: TypeRef | null };
type Input = { readonly name: string; readonly defaultValue: string | null; readonly type: TypeRef };
export type Field = { readonly name: string; readonly args: readonly Input[]; readonly type: TypeRef };
export type Type = {
  readonly name: string;
  readonly kind: string;
  readonly fields: readonly Field[] | null;
  readonly possibleTypes: readonly { readonly name: string }[] | null;
};

export type Schema = { readonly type: (name: string) => Type | undefined; readonly names: readonly string[] };

/** The contract, which everybody can read; the shop itself does not tell it in production. */
export function readSchema(): Schema {
  const { __schema } = introspectionFromSchema(buildSchema(readContract()), { descriptions: false });
  const types = new Map((__schema.types as readonly Type[]).filter(({ name }) => !name.startsWith('__')).map((type) => [type.name, type]));
  return { type: (name) => types.get(name), names: [...types.keys()] };
}

/** The name of a type below lists and exclamation marks. */
export const namedType = ({ name, ofType }: TypeRef): string => name ?? (ofType ? namedType(ofType) : '');

export const isRequired = ({ type, defaultValue }: Input): boolean => type.kind === 'NON_NULL' && defaultValue === null;
