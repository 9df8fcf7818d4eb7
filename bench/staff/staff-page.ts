import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.ts';
import type { StaffSession } from './staff-session.ts';

/** A page of Chromium in which somebody is logged in to the back office. */
export async function withStaffPage({ origin, cookie }: StaffSession, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: `${origin}/staff` }]);
    await visit(await context.newPage());
  } finally {
    await browser.close();
  }
}
