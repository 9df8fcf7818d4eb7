type Sizes = {
  readonly url?: string | null;
  readonly smallest?: string | null;
  readonly smaller?: string | null;
  readonly medium?: string | null;
  readonly larger?: string | null;
  readonly largest?: string | null;
};

const candidates = (sizes: readonly (readonly [string | null | undefined, number])[]): string =>
  sizes.flatMap(([url, width]) => (url ? [`${ownPath(url)} ${width}w`] : [])).join(', ');

/** Pictures come from the page's own origin, the only one its policy allows. */
const ownPath = (url: string): string => url.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '');

/** The same pictures in the smaller format; none where one of them is not the shop's own. */
const asAvif = (srcSet: string): string =>
  /^(?:\/media\/[^/,]+\/\d+\.webp \d+w(?:, |$))+$/.test(srcSet) ? srcSet.replaceAll('.webp ', '.avif ') : '';

export type SlideSources = {
  readonly small: string;
  readonly smallAvif: string;
  readonly large: string;
  readonly largeAvif: string;
  readonly src: string;
};

/** The pictures of a slide for narrow and for wide screens, as a browser chooses from them. */
export function slideSources(media: Sizes): SlideSources {
  const small = candidates([
    [media.smallest, 320],
    [media.smaller, 640],
  ]);
  const large = candidates([
    [media.medium, 960],
    [media.larger, 1280],
    [media.largest, 1600],
  ]);
  const src = ownPath(media.larger ?? media.medium ?? media.url ?? '');
  return { small, smallAvif: asAvif(small), large, largeAvif: asAvif(large), src };
}
