import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { ArgumentLeaf } from './argument-leaves.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a shopper would write, by the name of the field. */
const usual: Values = {
  email: 'eva@example.nl',
  password: 'Zilver-7berg',
  newPassword: 'Zilver-7berg',
  firstname: 'Eva',
  lastname: 'Janssen',
  street: 'Markt',
  city: 'Sittard',
  postcode: '6131EK',
  country_code: 'NL',
  telephone: '0460000001',
  sku: 'MA-SIE-6202',
  quantity: 1,
  carrier_code: 'postnl',
  method_code: 'home',
  recipients: 'friend@example.nl',
  pageSize: 20,
  currentPage: 1,
};

const scalars: Values = { Int: 1, Float: 1, Boolean: false, ID: '1', String: 'x' };

/** Arguments an operation would do something with; `known` are the names of this shop's own things, such as a cart. */
export function plausibleArguments(schema: GraphQLSchema, { type, field }: Pick<ArgumentLeaf, 'type' | 'field'>, known: Values): Values {
  const owner = schema.getType(type);
  const args = isObjectType(owner) ? (owner.getFields()[field]?.args ?? []) : [];
  const texts = { ...usual, ...known };
  return Object.fromEntries(
    args
      .filter((argument) => isNonNullType(argument.type) || argument.name === 'input' || argument.name in texts)
      .map((argument) => [argument.name, valueOf(argument.type, argument.name, texts)]),
  );
}

function valueOf(type: GraphQLInputType, name: string, texts: Values): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [valueOf(inner.ofType as GraphQLInputType, name, texts)];
  if (isEnumType(inner)) return inner.getValue(String(texts[name]))?.name ?? inner.getValues()[0]?.name;
  if (!isInputObjectType(inner)) return texts[name] ?? scalars[getNamedType(inner).name];
  const members = Object.values(inner.getFields()).filter(
    (member) => isRequiredInputField(member) || member.name in texts || member.name === 'address',
  );
  return Object.fromEntries(members.map((member) => [member.name, valueOf(member.type, member.name, texts)]));
}
