import type { DocumentNode, FieldDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import { buildASTSchema, Kind, lexicographicSortSchema, parse, printSchema } from 'graphql';

/**
 * Joins the domain files into one complete SDL text. As in Magento's own files, a type need not repeat
 * the fields of the interfaces it implements: they are added here, those of `extend interface` too.
 */
export function mergeSchema(files: readonly string[]): string {
  const document = inheritFields(parse(files.join('\n')));
  return `${printSchema(lexicographicSortSchema(buildASTSchema(document)))}\n`;
}

function inheritFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map<string, readonly FieldDefinitionNode[]>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.INTERFACE_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_EXTENSION) continue;
    interfaces.set(node.name.value, [...(interfaces.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  }
  return {
    ...document,
    definitions: document.definitions.map((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? withInheritedFields(node, interfaces) : node,
    ),
  };
}

function withInheritedFields(
  node: ObjectTypeDefinitionNode,
  interfaces: ReadonlyMap<string, readonly FieldDefinitionNode[]>,
): ObjectTypeDefinitionNode {
  const fields = new Map<string, FieldDefinitionNode>();
  for (const name of node.interfaces ?? []) {
    for (const field of interfaces.get(name.name.value) ?? []) fields.set(field.name.value, field);
  }
  for (const field of node.fields ?? []) fields.set(field.name.value, field);
  return { ...node, fields: [...fields.values()] };
}
