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

/** The pictures of a slide for narrow and for wide screens, as a browser chooses from them. */
export function slideSources(media: Sizes): { readonly small: string; readonly large: string; readonly src: string } {
  return {
    small: candidates([
      [media.smallest, 320],
      [media.smaller, 640],
    ]),
    large: candidates([
      [media.medium, 960],
      [media.larger, 1280],
      [media.largest, 1600],
    ]),
    src: ownPath(media.larger ?? media.medium ?? media.url ?? ''),
  };
}
