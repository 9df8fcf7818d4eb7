import { measureQueries } from '../harness/query-load.ts';
import { listingPaths } from './queries.ts';

const differentLists = 24;
await measureQueries((url) => listingPaths(url, differentLists));
