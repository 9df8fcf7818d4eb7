import { setTimeout } from 'node:timers/promises';
import { measureBeside, type Beside } from './export.ts';
import { screenFiles, type StaffSession } from './staff-session.ts';

const documents = screenFiles('features/import/runs.graphql');
/** One of them, with the fragments that it is made of. */
function named(name: string): string {
  const parts = documents.split(/^(?=fragment |query |mutation )/m);
  const find = (start: RegExp): string => parts.find((part) => start.test(part)) ?? '';
  const text = find(new RegExp(`^(?:query|mutation) ${name}\\(`));
  const answer = text.includes('...ImportAnswer') ? find(/^fragment ImportAnswer /) : '';
  const run = `${text}${answer}`.includes('...ImportRun\n') ? find(/^fragment ImportRun /) : '';
  return `${text}${answer}${run}`;
}

type Run = { readonly id: string; readonly state: string; readonly rows: number; readonly fileRows: number | null };
let keys = 0;
const key = (): string => `bench-${Date.now()}-${(keys += 1)}`;

async function fetchTable({ origin, cookie, ask }: StaffSession, kind: string): Promise<string> {
  const { exportTable } = await ask<{ exportTable: { id: string } }>(named('ExportTable'), { kind, key: key() });
  return (await fetch(`${origin}/staff/download/${exportTable.id}`, { headers: { cookie } })).text();
}

async function ended({ ask }: StaffSession, id: string): Promise<Run> {
  for (;;) {
    const { bulkRun } = await ask<{ bulkRun: Run }>(named('ImportRunState'), { id });
    if (!['checking', 'waiting', 'running'].includes(bulkRun.state)) return bulkRun;
    await setTimeout(100);
  }
}

async function compare(session: StaffSession, kind: string, body: string): Promise<Run> {
  const { origin, cookie, ask } = session;
  const headers = { 'content-type': 'text/csv', 'x-staff': '1', origin, cookie };
  const sent = await fetch(`${origin}/staff/upload?kind=csv&name=bench.csv`, { method: 'POST', headers, body });
  const { data } = (await sent.json()) as { data: { upload: { id: string } } };
  const { checkImport } = await ask<{ checkImport: Run }>(named('CheckImport'), { kind, upload: data.upload.id, key: key() });
  return ended(session, checkImport.id);
}

/** Compares the whole catalogue, then writes 400 counts and puts them back, until told to stop. */
const importWhile: Beside = async (session, isWanted) => {
  const catalogue = await fetchTable(session, 'catalogue');
  const [head = '', ...lines] = (await fetchTable(session, 'stock')).trimEnd().split('\n');
  const stock = [head, ...lines.slice(0, 400).map((line) => line.replace(/\d+$/, (count) => String(Number(count) + 1)))].join('\n');
  const begun = performance.now();
  let rows = 0;
  while (isWanted()) {
    rows += (await compare(session, 'catalogue', catalogue)).fileRows ?? 0;
    if (!isWanted()) break;
    const { id } = await compare(session, 'stock', stock);
    await session.ask(named('ApplyImport'), { id, key: key() });
    const written = await ended(session, id);
    const { undoBulk } = await session.ask<{ undoBulk: Run }>(named('UndoImport'), { id, key: key() });
    rows += written.rows + (await ended(session, undoBulk.id)).rows;
  }
  return { rows, ms: performance.now() - begun };
};

export const measureImport = (session: StaffSession, pid: number): Promise<void> => measureBeside('imports', importWhile, session, pid);
