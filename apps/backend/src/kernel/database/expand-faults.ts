/** Written by shoppers all the time: whoever locks one of them closes the shop. */
const largeTables = [
  'audit_entry',
  'audit_value',
  'cart',
  'coupon_use',
  'customer',
  'customer_address',
  'customer_token',
  'order_event',
  'order_mail',
  'payment_attempt',
  'sales_order',
  'stock_level',
  'stock_movement',
  'stock_reservation',
  'wishlist_item',
];

type Rule = { readonly fault: string; readonly finds: RegExp };

const contracting: readonly Rule[] = [
  { fault: 'renames what the version before calls by its name', finds: /\brename\s+(?:to|column|constraint)\b/i },
  { fault: 'drops what the version before reads', finds: /\bdrop\s+(?:table|column|schema|view|type|function)\b/i },
  { fault: 'changes the type of a column under the version before', finds: /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i },
  { fault: 'demands a value that the version before does not write', finds: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i },
];

/** Statements without comments and texts, in which words mean nothing. */
const statementsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

const tableOf = (statement: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(statement)?.[1]
    ?.replaceAll('"', '')
    .replace(/^public\./, '');

const isLarge = (table: string): boolean => largeTables.includes(table);

/**
 * What keeps a migration from running beside the version before (decision 083), a sentence each. What takes away names in its first line the
 * earlier migration since which it is unused: `-- contracts: 0030_name.sql`.
 */
export function expandFaults(text: string, known: readonly string[], name: string): readonly string[] {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((statement) => tableOf(statement, /^create table (?:if not exists )?(\S+)/i) ?? []));
  const since = /^-- contracts: (\S+)/.exec(text)?.[1];
  const isContracting = since !== undefined && since < name && known.includes(since);
  const beside = statements.filter((statement) => /^create (?:unique )?index concurrently\b/i.test(statement));
  return [
    ...(beside.length > 0 && beside.length < statements.length ? ['builds indexes concurrently: give them a file of their own'] : []),
    ...(since !== undefined && !isContracting ? [`names ${since}, which is no earlier migration`] : []),
    ...statements.flatMap((statement) => statementFaults(statement, made, isContracting)),
  ];
}

function statementFaults(statement: string, made: ReadonlySet<string>, isContracting: boolean): readonly string[] {
  const altered = tableOf(statement, /^alter table (?:if exists )?(?:only )?(\S+)/i);
  if (altered !== undefined && made.has(altered)) return [];
  const faults = isContracting ? [] : contracting.filter(({ finds }) => finds.test(statement)).map(({ fault }) => fault);
  if (/\badd column\b/i.test(statement) && /\bnot null\b/i.test(statement) && !/\b(?:default|generated)\b/i.test(statement)) {
    faults.push('demands a value that the version before does not write');
  }
  const indexed = tableOf(statement, /^create (?:unique )?index (?!concurrently)(?:if not exists )?\S+ on (?:only )?([^\s(]+)/i);
  if (indexed !== undefined && !made.has(indexed) && isLarge(indexed))
    faults.push(`blocks writes to ${indexed}: create the index concurrently`);
  if (altered !== undefined && isLarge(altered) && /\badd constraint \S+ check\b/i.test(statement) && !/\bnot valid\b/i.test(statement)) {
    faults.push(`reads the whole table ${altered} under a lock: add the constraint not valid, validate it in a later migration`);
  }
  return faults;
}
