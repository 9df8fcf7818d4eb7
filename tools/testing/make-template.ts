import { makeTemplate } from '../../apps/backend/src/testing/seeded-shop.ts';

/** make-template.ts postgres|embedded <folder>: a process of its own, because a seeded shop leaves hundreds of megabytes behind. */
const [kind, folder = ''] = process.argv.slice(2);
if (kind !== 'postgres' && kind !== 'embedded') throw new Error(`There is no database of the kind "${kind}".`);
await makeTemplate(kind, folder);
