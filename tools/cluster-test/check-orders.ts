import { eventually } from '../machines/machine.ts';
import { sql, type Cluster } from './cluster.ts';
import type { Seen } from './watch-crowd.ts';

const count = (rows: readonly string[]): number => Number(rows[0] ?? 'NaN');

/**
 * The mails each address got so far, by their Message-ID. One that comes again under the same is one mail to whoever keeps mailboxes: a shop
 * that is cut off after it has sent a mail can tell nobody, and another one sends it again.
 */
async function mailsTo(cluster: Cluster): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const output = await cluster.machine('outside').must('curl -sf http://10.77.0.1:4101/mails');
  const found = new Map<string, Set<string>>();
  let last = '';
  for (const line of JSON.parse(output) as readonly string[]) {
    const [address] = /[\w-]+@example\.org/.exec(line) ?? [];
    if (line.startsWith('To:')) last = address ?? '';
    else found.set(last, (found.get(last) ?? new Set()).add(line));
  }
  return found;
}

/** What is wrong with what the buyers of one name were told, one sentence each. */
export async function orderFaults(
  cluster: Cluster,
  name: string,
  { orders, refused, gaveUp }: Seen,
  scarceSku: string,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const rows = (await sql(cluster, `select email || ' ' || number from sales_order where email like '${name}-%'`)).map((row) =>
    row.split(' '),
  );
  const numbers = new Map(rows.map(([email = '', number = '']) => [email, number]));
  const lost = orders.filter(({ email, number }) => numbers.get(email) !== number);
  if (lost.length > 0) wrong.push(`${lost.length} acknowledged orders are lost (${lost[0]?.number})`);
  if (rows.length !== numbers.size) wrong.push(`${rows.length - numbers.size} orders are there twice`);
  const odd = refused.filter(({ sku }) => sku !== scarceSku);
  if (odd.length > 0) wrong.push(`${odd.length} buyers were refused for nothing (${odd[0]?.message})`);
  if (gaveUp > 0) wrong.push(`${gaveUp} shoppers gave up`);
  wrong.push(...(await mailFaults(cluster, [...numbers.keys()])));
  const { status, output } = await cluster
    .machine('shop1')
    .run('cd /var/lib/shop && runuser -u shop -- /opt/shop/current/bin/shop check:invariants');
  if (status !== 0) wrong.push(`check:invariants: ${output.trim().split('\n').slice(0, 3).join(' ')}`);
  return wrong;
}

async function mailFaults(cluster: Cluster, emails: readonly string[]): Promise<readonly string[]> {
  const missing = async (): Promise<number> => {
    const mails = await mailsTo(cluster);
    return emails.filter((email) => !mails.has(email)).length;
  };
  await eventually(async () => (await missing()) === 0, 'a mail for each order', 180_000).catch(() => {});
  const mails = await mailsTo(cluster);
  const twice = emails.filter((email) => (mails.get(email)?.size ?? 0) > 1);
  const left = await missing();
  return [
    ...(left > 0 ? [`${left} orders have no mail`] : []),
    ...(twice.length > 0 ? [`${twice.length} orders have two mails (${twice[0]})`] : []),
  ];
}

/** How many pieces buyers of one name got, by the orders themselves. */
export const soldPieces = async (cluster: Cluster, name: string, sku: string): Promise<number> =>
  count(
    await sql(
      cluster,
      `select coalesce(sum((piece->>'quantity')::int), 0) from sales_order, jsonb_array_elements(pieces) as piece
       where email like '${name}-%' and piece->>'sku' = '${sku}'`,
    ),
  );
