type Filter = {
  readonly attribute_code: string;
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
  readonly match?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
};
type Condition = { eq: string } | { in: readonly string[] } | { match: string } | { from?: string; to?: string };

function conditionOf(filter: Filter): Condition | undefined {
  if (typeof filter.eq === 'string') return { eq: filter.eq };
  const values = (filter.in ?? []).filter((value): value is string => value !== null);
  if (values.length > 0) return { in: values };
  if (typeof filter.match === 'string') return { match: filter.match };
  const from = filter.from ?? undefined;
  const to = filter.to ?? undefined;
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** The products filter of a landing page; undefined when it selects nothing. Undefined values are skipped (SPEC-5). */
export function landingFilter(filters: readonly Filter[]): Readonly<Record<string, Condition>> | undefined {
  const conditions = filters.flatMap((filter) => {
    const condition = conditionOf(filter);
    return condition === undefined ? [] : [[filter.attribute_code, condition] as const];
  });
  return conditions.length === 0 ? undefined : Object.fromEntries(conditions);
}
