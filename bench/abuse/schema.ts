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

const reference = 'name kind ofType { name kind ofType { name kind ofType { name kind } } }';
const query = `{ __schema { types { name kind possibleTypes { name } fields(includeDeprecated: true) { name type { ${reference} } args { name defaultValue type { ${reference} } } } } } }`;

/** The schema as any stranger can ask for it. */
export async function readSchema(url: string): Promise<Schema> {
  const answer = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { readonly data: { readonly __schema: { readonly types: readonly Type[] } } };
  const types = new Map(data.__schema.types.filter(({ name }) => !name.startsWith('__')).map((type) => [type.name, type]));
  return { type: (name) => types.get(name), names: [...types.keys()] };
}

/** The name of a type below lists and exclamation marks. */
export const namedType = ({ name, ofType }: TypeRef): string => name ?? (ofType ? namedType(ofType) : '');

export const isRequired = ({ type, defaultValue }: Input): boolean => type.kind === 'NON_NULL' && defaultValue === null;
