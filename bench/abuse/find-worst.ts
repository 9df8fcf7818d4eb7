import { Agent, request } from 'node:http';
import { randomOf } from '../../packages/demo-data/catalogue/plan/random.ts';
import { readSchema, type Schema } from './schema.ts';
import { shapes, type HostileDocument } from './shapes.ts';

/** How a document is made: the same ones make the same document. */
type Gene = { readonly shape: string; readonly share: number; readonly seed: number };
type Measured = { readonly gene: Gene; readonly ms: number; readonly status: number };
export type WorstDocument = Measured & { readonly document: HostileDocument };

/** As many are kept to be changed a little. */
const kept = 12;
const maxBody = 100 * 1024;

/** Never the same text twice: what is known already costs nothing. */
export const bodyOf = ({ query, variables }: HostileDocument, turn: number | string): string =>
  JSON.stringify({ query: `${query}\n# ${turn}`, ...(variables ? { variables } : {}) });

const documentOf = ({ shape, share, seed }: Gene, schema: Schema): HostileDocument =>
  shapes[shape]?.(share, randomOf(String(seed)), schema) ?? { query: '' };

/** Looks for the document that keeps the shop busy longest, by trying and by changing the worst ones a little; the same for the same seed. */
export async function findWorst(url: string, tries: number, seed: string): Promise<readonly WorstDocument[]> {
  const random = randomOf(seed);
  const schema = readSchema();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const names = Object.keys(shapes);
  let worst: Measured[] = [];
  let turn = 0;
  const ask = (document: HostileDocument): Promise<{ ms: number; status: number }> =>
    timeOf(`${url}/graphql`, bodyOf(document, (turn += 1)), agent);
  for (let count = 0; count < tries; count += 1) {
    const gene = nextGene(random, names, worst);
    const document = documentOf(gene, schema);
    if (bodyOf(document, turn).length > maxBody) continue;
    const first = await ask(document);
    if (worst.length === kept && first.ms <= (worst.at(-1)?.ms ?? 0)) continue;
    // The garbage of the ones before may have been collected meanwhile.
    const again = [await ask(document), await ask(document)];
    const ms = Math.min(first.ms, ...again.map((one) => one.ms));
    worst = [...worst, { gene, ms, status: first.status }].sort((one, other) => other.ms - one.ms).slice(0, kept);
  }
  agent.destroy();
  return worst.map((one) => ({ ...one, document: documentOf(one.gene, schema) }));
}

type Choices = ReturnType<typeof randomOf>;

function nextGene(random: Choices, names: readonly string[], worst: readonly Measured[]): Gene {
  const isNew = worst.length === 0 || random.chance(0.85);
  if (isNew) return { shape: random.pick(names), share: random.next(), seed: random.int(1, 1e9) };
  const { gene } = random.pick(worst);
  const share = Math.min(1, Math.max(0, gene.share + (random.next() - 0.5) / 5));
  return { ...gene, share, seed: random.chance(0.5) ? gene.seed : random.int(1, 1e9) };
}

function timeOf(url: string, body: string, agent: Agent): Promise<{ ms: number; status: number }> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ ms: performance.now() - begun, status: response.statusCode ?? 0 }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
