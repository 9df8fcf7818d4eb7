import type { DocumentNode, FieldDefinitionNode, InterfaceTypeDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import { buildASTSchema, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql';

/**
 * Joins the domain files into one complete SDL text. As in Magento's own files, a type need not repeat
 * the fields of the interfaces it implements: they are added here.
 */
export function mergeSchema(files: readonly string[]): string {
  const document = inheritFields(parse(files.join('\n')));
  return `${printSchema(lexicographicSortSchema(buildASTSchema(document)))}\n`;
}

function inheritFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map<string, InterfaceTypeDefinitionNode>();
  for (const node of document.definitions) if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) interfaces.set(node.name.value, node);
  return {
    ...document,
    definitions: document.definitions.map((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? withInheritedFields(node, interfaces) : node,
    ),
  };
}

function withInheritedFields(
  node: ObjectTypeDefinitionNode,
  interfaces: ReadonlyMap<string, InterfaceTypeDefinitionNode>,
): ObjectTypeDefinitionNode {
  const fields = new Map<string, FieldDefinitionNode>();
  for (const name of node.interfaces ?? []) {
    for (const field of interfaces.get(name.name.value)?.fields ?? []) fields.set(field.name.value, field);
  }
  for (const field of node.fields ?? []) fields.set(field.name.value, field);
  return { ...node, fields: [...fields.values()] };
}
