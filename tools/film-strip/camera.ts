import type { Locator, Page } from 'playwright-core';

export type Frame = { readonly caption: string; readonly picture: Buffer };

export type Camera = {
  readonly page: Page;
  /** A picture of what a visitor sees now, with what it is about at the top of the screen. */
  readonly shot: (caption: string, about?: Locator) => Promise<void>;
  /** The same at once, while the next page is on its way. */
  readonly still: (caption: string) => Promise<void>;
  /** A picture of something that is no page. */
  readonly add: (frame: Frame) => void;
};

/** Takes frame after frame of one visit. */
export function openCamera(page: Page): Camera & { readonly frames: readonly Frame[] } {
  const frames: Frame[] = [];
  const still: Camera['still'] = async (caption) => {
    frames.push({ caption, picture: await page.screenshot({ animations: 'disabled' }) });
  };
  return {
    page,
    frames,
    still,
    shot: async (caption, about) => {
      await page.waitForLoadState('networkidle');
      if (about) await scrollTo(page, about);
      // A picture in something folded is never fetched.
      for (let tries = 0; tries < 50 && !(await page.evaluate(areThere)); tries++) await page.waitForTimeout(100);
      await still(caption);
    },
    add: (frame) => void frames.push(frame),
  };
}

/** Below the header that stays. */
async function scrollTo(page: Page, about: Locator): Promise<void> {
  const box = await about.boundingBox();
  if (box) await page.mouse.wheel(0, box.y - 88);
  await page.waitForTimeout(400);
}

/** Text, because this half of the code knows no browser. Of those on the screen: the shop draws a size of a picture when it is first asked for. */
const areThere = `Array.from(document.images).every((image) => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight || width === 0 || image.complete;
})`;
