import { inputError } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { assetsByDigest, countAssets, findAssets, mediaTabs, readTags, type AssetsWanted, type MediaTab } from '#modules/media/index.ts';
import { keepCounts } from '../../lists/kept-counts.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import type { Granted } from '../../schema.ts';
import { countLimit, readSearch, type ListInput } from '../paging.ts';
import { mediaChanges } from './media-changes.ts';
import { assetShape, summaryShape, usesShape } from './media-shape.ts';

type ListArguments = {
  readonly list: ListInput;
  readonly tab?: MediaTab | null;
  readonly filter?: { readonly tag?: string | null } | null;
};
type Asked = { readonly id: string };

const longestTag = 40;
const mostTags = 100;
const mostDigests = 200;

async function readMedia(parts: Parts, { list, tab, filter }: ListArguments) {
  const tag = filter?.tag?.trim().toLowerCase() || undefined;
  if ((tag?.length ?? 0) > longestTag) throw inputError(`A tag has at most ${longestTag} characters.`);
  const wanted: AssetsWanted = { tab: tab ?? 'all', tag, search: readSearch(list.search) };
  const { items, page } = await readPlacedPage(list, {
    isOldestFirst: false,
    find: (part) => findAssets(parts.database, wanted, part),
    count: (limit) => countAssets(parts.database, wanted, limit),
    placeOf: ({ uploadedAt, removedAt, id }) => ({ at: wanted.tab === 'removed' ? (removedAt ?? uploadedAt) : uploadedAt, id }),
  });
  return { page, items: items.map((asset) => summaryShape(parts, asset)) };
}

async function readKnown(parts: Parts, digests: readonly string[]) {
  if (digests.length > mostDigests) throw inputError(`Ask for at most ${mostDigests} files at once.`);
  const found = await assetsByDigest(
    parts.database,
    digests.filter((digest) => /^[0-9a-f]{64}$/.test(digest)),
  );
  // What waits to be deleted is wanted again when it is sent again.
  return found
    .filter(({ removedAt }) => removedAt === null)
    .flatMap((asset) => (asset.digest === null ? [] : [{ digest: asset.digest, media: summaryShape(parts, asset) }]));
}

/** The library of pictures. */
export function mediaResolvers(parts: Parts): ResolverMap<Granted> {
  const counted = keepCounts(parts.clock);
  return {
    Query: {
      media: (_parent: unknown, args: ListArguments) => readMedia(parts, args),
      mediaTabs: async () => {
        const counts = [];
        for (const tab of Object.keys(mediaTabs) as MediaTab[])
          counts.push({ tab, ...cappedCount(await counted(tab, () => countAssets(parts.database, { tab }, countLimit))) });
        return counts;
      },
      mediaTags: () => readTags(parts.database, mostTags),
      mediaAsset: (_parent: unknown, { id }: Asked, { identity }: Granted) => assetShape(parts, id, identity),
      mediaUses: (_parent: unknown, { id }: Asked, { identity }: Granted) => usesShape(parts, id, identity),
      knownMedia: (_parent: unknown, { digests }: { readonly digests: readonly string[] }) => readKnown(parts, digests),
    },
    Mutation: mediaChanges(parts),
  };
}
