import { chromium } from 'playwright-core';
const base = 'http://localhost:4103';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const theme = process.argv[2] ?? 'alm';
for (const width of [390, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } });
  const page = await context.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(width, m.text().slice(0,300)); });
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0,300)));
  const shot = async (name, full = true) => page.screenshot({ path: `/tmp/aui/${theme}-${width}-${name}.png`, fullPage: full });
  const open = async (path) => { await page.goto(base + path + (path.includes('?') ? '&' : '?') + 'theme=' + theme); await page.locator('html[data-hydrated]').waitFor({timeout:15000}); };
  await open('/login'); await shot('login');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click(); await shot('login-errors', false);
  await open('/create-account');
  await page.getByLabel('Zakelijk').check(); await page.getByLabel('Ik vul meteen').check(); await shot('register');
  await open('/login');
  await page.getByRole('main').getByLabel('E-mailadres').fill('inkoop@degoudengams.example');
  await page.getByRole('main').getByLabel('Wachtwoord', { exact: true }).fill('Bergwiese-2026!');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL(/account/, { timeout: 15000 });
  await page.getByText('Hallo').waitFor();
  await shot('overview');
  for (const part of ['addresses', 'addresses?edit=new', 'information', 'orders', 'sizes', 'privacy', 'newsletter']) { await open('/account/' + part); await page.waitForTimeout(700); await shot('account-' + part.replace(/\W/g, '_')); }
  await open('/customer/account/createPassword'); await shot('reset', false);
  await context.close();
}
await browser.close();
