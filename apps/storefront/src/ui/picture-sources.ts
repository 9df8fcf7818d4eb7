/** The widths the shop's pictures are made in; any other width is refused by the picture route. */
const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

export type PictureSources = {
  readonly src: string;
  /** Absent for pictures that are not made in preset widths, e.g. of another host. */
  readonly webp?: string;
  readonly avif?: string;
};

/**
 * How wide a picture is on a phone, for its `sizes`: two thirds of its true width. Screens of three pixels a point show no difference,
 * and what is fetched over the slowest lines weighs half.
 */
export const onPhones = (percent: number): string => `${Math.round((percent * 2) / 3)}vw`;

/** The origin is left out: pictures come from the page's own, which is the only one its policy allows. */
const preset = /^(?:https?:\/\/[^/]+)?(\/media\/[^/?#]+\/)\d+\.(?:webp|avif|jpg|png)$/;

export const largestPicture = (url: string): string => url.replace(preset, `$1${pictureWidths.at(-1)}.webp`);

/** The candidates of a picture from the one address the backend names, between the widths that are shown. */
export function pictureSources(url: string, largest: number = 1600, smallest: number = 0): PictureSources {
  const match = preset.exec(url);
  const base = match?.[1];
  if (base === undefined) return { src: url };
  const widths = pictureWidths.filter((width) => width <= largest && width >= smallest);
  const srcSet = (format: string): string => widths.map((width) => `${base}${width}.${format} ${width}w`).join(', ');
  const fallback = widths.findLast((width) => width <= 640) ?? pictureWidths[0];
  return { src: `${base}${fallback}.webp`, webp: srcSet('webp'), avif: srcSet('avif') };
}
