import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const text = (page: Page) => page.getByRole('textbox', { name: 'Omschrijving NL' });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Opmaak van Omschrijving NL' });
const asHtml = (page: Page) => tools(page).getByRole('button', { name: 'HTML' });

async function open(page: Page): Promise<void> {
  await page.goto('/staff/ui');
  await expect(tools(page)).toBeVisible();
}

/** Types HTML, looks at it as text, changes a letter, and reads the HTML again. */
async function throughEditor(page: Page, html: string): Promise<string> {
  await asHtml(page).click();
  await text(page).fill(html);
  await asHtml(page).click();
  await text(page).press('Control+End');
  await selectionTold(page);
  await text(page).press('x');
  await text(page).press('Backspace');
  await asHtml(page).click();
  const seen = await text(page).inputValue();
  await asHtml(page).click();
  return seen;
}

/** Browsers tell of a new selection a moment after the key. */
const selectionTold = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function select(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await selectionTold(page);
}

async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((field, markup) => {
    const data = new DataTransfer();
    data.setData('text/html', markup);
    data.setData('text/plain', 'plain');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

test('what is read by the editor is given back, letter by letter where nobody changed it', async ({ page }) => {
  await open(page);
  const same = [
    'Zonder alinea',
    '<p>a</p>',
    '<p>a</p>\n<p>b</p>',
    '<h2>Kop</h2><p>Binnen <strong>1–2</strong> dagen &amp; <i>gratis</i><br>vanaf € 100.</p>',
    '<ul><li>Één</li><li>Twee<ol><li>binnen</li></ol></li></ul>',
    '<table><caption>Maten</caption><thead><tr><th scope="col">Maat</th></tr></thead><tbody><tr><td colspan="2">36</td></tr></tbody></table>',
    '<p>x<img src="/media/look.webp" alt="Dirndl &quot;Liesl&quot;" width="480" height="600" loading="lazy"></p>',
    '<h3 id="maat-tabel">Maat</h3><details open=""><summary>Meer</summary><p>Tekst</p></details><hr>',
    'los<blockquote><p>vast</p>los</blockquote>los',
    '<dl><dt>Stof</dt><dd>Katoen</dd></dl><pre>a\n  b</pre>',
    '<p><em>x <strong>y</strong> z</em> <span lang="de">Tracht</span> <a href="https://example.org/a?b=1&amp;c=2">w</a></p>',
  ];
  // Each takes seconds: every third here, in turns of what they are made of.
  for (const html of same.filter((_, index) => isLong || index % 3 === 0)) expect(await throughEditor(page, html)).toBe(html);
});

test('what the editor would lose is typed as HTML, and stays', inLongSuite, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('textbox', { name: 'Met onbekende delen' })).toHaveValue('<dl><div><dt>Stof</dt><dd>Katoen</dd></div></dl>');
  await asHtml(page).click();
  const html = '<dl><div><dt>Stof</dt><dd>Katoen</dd></div></dl>';
  await text(page).fill(html);
  await asHtml(page).click();
  await expect(text(page)).toHaveValue(html);
  await expect(text(page)).toHaveAccessibleDescription(/delen die de opmaak niet kent/);
});

test('script that is pasted or typed is gone, and so is what other pages bring along', async ({ page }) => {
  await open(page);
  await text(page).press('Control+a');
  await selectionTold(page);
  await paste(page, '<script>window.hacked = 1</script>');
  await text(page).press('Control+a');
  await selectionTold(page);
  await paste(
    page,
    '<div class="x"><b style="font-weight:normal"><p style="color:red" onclick="alert(1)">Rood <b>vet</b> <a href="javascript:alert(1)">link</a></p></b></div><img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>',
  );
  await asHtml(page).click();
  await expect(text(page)).toHaveValue('<p>Rood <b>vet</b> <a>link</a></p><p><img src="x"></p>');
  await text(page).fill('<p onclick="x">Schoon</p><script>window.hacked = 1</script>');
  await text(page).blur();
  await expect(text(page)).toHaveValue('<p>Schoon</p>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a text is written, given a list and a link, and put back by keys alone', inLongSuite, async ({ page, shop }) => {
  await open(page);
  const before = await text(page).innerText();
  await text(page).press('Control+a');
  await selectionTold(page);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Nieuw');
  await select(page, 'Shift+Home');
  await page.keyboard.press('Control+b');
  await select(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  const tool = (name: string) => tools(page).getByRole('button', { name, exact: true });
  await expect(tool('Vet')).toBeFocused();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tool('Lijst met punten')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  if (!(await text(page).evaluate((field) => field === document.activeElement))) await page.keyboard.press('Escape');
  await page.keyboard.type('Zak');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Maat');
  await select(page, 'Shift+Home');
  await tool('Link').click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Hier kan een link niet heen/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('/maattabel');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await select(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Einde');
  await asHtml(page).click();
  await expect(text(page)).toHaveValue(
    '<p><strong>Nieuw</strong></p><ul><li>Zak</li><li><a href="/maattabel">Maat</a></li></ul><p>Einde</p>',
  );
  await asHtml(page).click();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Omschrijving NL gewijzigd: ongedaan maken' }).click();
  expect(await text(page).innerText()).toBe(before);
});
