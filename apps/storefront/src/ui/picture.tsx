import { cropPosition, type Focus } from './crop-position.ts';
import { pictureSources } from './picture-sources.ts';

type Props = {
  readonly url: string;
  readonly alt: string;
  /** Of the picture's own shape; keeps its place free before it arrives. */
  readonly width?: number;
  readonly height?: number;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The largest width worth fetching, in pixels of the device. */
  readonly largest?: number;
  /** The smallest width worth offering: each costs text in the page. */
  readonly smallest?: number;
  /** Only the first picture of a page is fetched at once. */
  readonly eager?: boolean;
  /** What stays in sight where it is cut. */
  readonly focus?: Focus | null | undefined;
  readonly className?: string | undefined;
};

/** A picture of the shop in the width and format that fit the device. */
export function Picture({
  url,
  alt,
  width = 800,
  height = 1000,
  sizes,
  largest = 960,
  smallest = 0,
  eager = false,
  focus,
  className,
}: Props) {
  const { src, webp, avif } = pictureSources(url, largest, smallest);
  return (
    <picture>
      {avif === undefined ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        style={focus ? { objectPosition: cropPosition(focus) } : undefined}
        src={src}
        {...(webp === undefined ? {} : { srcSet: webp, sizes })}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  );
}
