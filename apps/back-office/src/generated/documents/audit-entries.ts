/* eslint-disable */
import type { AuditEntriesQuery, AuditEntriesQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const AuditEntriesDocument = /*#__PURE__*/ new TypedDocumentString(`query AuditEntries($list: ListInput!, $filter: AuditFilter) { audit(list: $list, filter: $filter) { items { id at actorKind actor action entity entityId branch changes { field before after } reason approval undoOf canUndo } page { next count countIsCapped } } }`, { hash: '34947febdc449b93b09000d396f5e5741b619f8d619cce518321d008186cb677' }) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
