/** The point of a picture that must stay in sight, as shares of its width and height. */
export type Focus = { readonly x: number; readonly y: number };

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/**
 * Where a picture lies in a frame that cuts it, for `object-position`: the point is as far from the rims of the frame as from those of the
 * picture, so that it is in sight in a frame of any shape. Without one the style sheet decides.
 */
export const cropPosition = (focus: Focus | null | undefined): string | undefined =>
  focus ? `${percent(focus.x)} ${percent(focus.y)}` : undefined;
