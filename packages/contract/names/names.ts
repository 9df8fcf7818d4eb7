import { readFileSync } from 'node:fs';
import type { GraphQLArgument, GraphQLSchema } from 'graphql';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** A line of the contract: a type, or a member of a type with its arguments and type where the contract fixes them. */
export type ContractName = { readonly line: string; readonly type: string; readonly member?: string; readonly signature?: string };

/** The published names of the whole contract, one a line: `Type.field(arguments): Type`. */
export function readContractNames(): ContractName[] {
  return readFileSync(new URL('contract.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(parseName);
}

function parseName(line: string): ContractName {
  const match = /^(\w+)(?:\.(\w+)(.*))?$/.exec(line);
  const [, type = '', member, signature] = match ?? [];
  return { line, type, ...(member ? { member } : {}), ...(signature ? { signature } : {}) };
}

/** What the schema says at this name: undefined when it has no such name. */
export function signatureOf(schema: GraphQLSchema, name: ContractName): string | undefined {
  const type = schema.getType(name.type);
  if (!type) return undefined;
  if (name.member === undefined) return '';
  if (isEnumType(type)) return type.getValue(name.member) ? '' : undefined;
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return undefined;
  const field = type.getFields()[name.member];
  if (!field) return undefined;
  const args = 'args' in field ? field.args : [];
  return `${args.length > 0 ? `(${args.map(printArgument).sort().join(', ')})` : ''}: ${String(field.type)}`;
}

const printArgument = (argument: GraphQLArgument): string =>
  `${argument.name}: ${String(argument.type)}${argument.defaultValue === undefined ? '' : ` = ${JSON.stringify(argument.defaultValue)}`}`;

/** Whether the schema's signature is the contract's; arguments may come in any order, and we may add some of our own. */
export function agrees(expected: string, actual: string): boolean {
  const split = (text: string): { readonly args: string[]; readonly type: string } => {
    const match = /^(?:\((.*)\))?: ?(.*)$/.exec(text);
    return {
      args: (match?.[1] ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
      type: match?.[2] ?? '',
    };
  };
  const [wanted, served] = [split(expected), split(actual)];
  return wanted.type === served.type && wanted.args.every((argument) => served.args.includes(argument));
}
