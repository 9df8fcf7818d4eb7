import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlTokens } from '@shop/rules/html-tokens';
import { languageCodes, type Language } from '@shop/contract';
import { brandTheme, brandThemeNames } from '#kernel/brand/brand-theme.ts';
import { assertSendable, type Email } from '#kernel/mail/email.ts';
import { aFullOrder } from '#testing/a-full-order.ts';
import { aSeller } from '#testing/an-order.ts';
import { everyMail, type MailSamples, type NamedMail } from '#testing/every-mail.ts';

const host = 'https://shop.example';
const picture = { url: `${host}/media/${'a'.repeat(40)}/160.jpg`, width: 80, height: 100 };

function samplesOf(language: Language, theme: string, lines = 1): MailSamples {
  const order = aFullOrder({ language, lines: Array.from({ length: lines }, () => ({ finalCents: 24_990 })) });
  return {
    sender: { ...aSeller, url: `${host}/`, theme },
    order: { ...order, lines: order.lines.map((line) => ({ ...line, picture: 'front' })) },
    pictures: new Map([['front', picture]]),
    legal: {
      terms: { title: 'A', html: '<p>B</p>' },
      withdrawal: { title: 'C', html: `<h2>D</h2>${'<p>E</p><ul><li>F</li></ul>'.repeat(20)}` },
    },
    product: { name: 'Dirndl Liesl', picture },
    words: 'Eva & <b>Jan</b>',
  };
}

type Open = Extract<ReturnType<typeof htmlTokens> extends Generator<infer T> ? T : never, { kind: 'open' }>;
const elements = (html: string): readonly Open[] => [...htmlTokens(html)].filter((token) => token.kind === 'open');
const inline = (html: string): readonly string[] => elements(html).flatMap(({ attributes }) => attributes.get('style') ?? []);
const head = (html: string): string => html.slice(0, html.indexOf('</head>'));

const decoded = (text: string): string =>
  text.replace(/&(#39|amp|lt|gt|quot);/g, (_whole, name: string) => ({ '#39': "'", amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '');

/** What Outlook on Windows lays out, and what others need beside it. */
const knownToOutlook = new Set(
  [
    'background-color border border-bottom border-top color display font-family font-size font-weight height line-height margin',
    'max-height max-width overflow padding padding-left text-align text-decoration vertical-align white-space width',
    // Rounded corners are lost there and nothing with them.
    'border-radius mso-hide mso-padding-alt',
  ]
    .join(' ')
    .split(' '),
);

const isCustomers = ({ mail, name }: NamedMail): boolean => mail.to !== aSeller.email && !name.endsWith('to staff');
/** These tell of something that needs nothing done, or that only an answer by mail can change. */
const withoutWayOn = ['form answered', 'address changed', 'form received', 'newsletter welcome'];

for (const theme of brandThemeNames) {
  describe(`every mail in the theme ${theme}`, async () => {
    const mails = (await Promise.all(languageCodes.map((language) => everyMail(language, samplesOf(language, theme))))).flat();
    const each = (check: (mail: Email, named: NamedMail) => void): void => {
      for (const named of mails) {
        try {
          check(named.mail, named);
        } catch (error) {
          throw new Error(`${named.name}: ${named.mail.subject}`, { cause: error });
        }
      }
    };

    it('can be sent', () => {
      assert.ok(mails.length >= 38 * languageCodes.length);
      each((mail) => assertSendable(mail));
    });

    it('is laid out in tables that say their spacing, in one of 600 pixels for Outlook', () => {
      each(({ html }) => {
        const tables = elements(html).filter(({ name }) => name === 'table');
        assert.ok(tables.length >= 2);
        for (const { attributes } of tables) {
          assert.deepEqual(
            ['border', 'cellpadding', 'cellspacing'].map((name) => attributes.get(name)),
            ['0', '0', '0'],
          );
        }
        assert.match(html, /<!--\[if mso\]><table role="presentation" width="600" align="center"/);
        const widths = elements(html).map(({ attributes }) => Number.parseInt(attributes.get('width') ?? '0', 10));
        assert.ok(Math.max(...widths) <= 600);
      });
    });

    it('is a table to a reader that reads aloud only where it has heads', () => {
      each(({ html }) => {
        for (const table of html.split('<table').slice(1)) {
          const own = table.slice(0, table.indexOf('>'));
          assert.equal(own.includes('role="presentation"'), !table.slice(0, table.indexOf('</table')).includes('scope="col"'));
        }
      });
    });

    it('uses no style that Outlook does not know, and needs none of its head to be read', () => {
      each(({ html }) => {
        for (const style of inline(html)) {
          const rules = style.split(';').map((rule) => rule.split(':')[0]?.trim() ?? '');
          assert.deepEqual(
            rules.filter((rule) => rule !== '' && !knownToOutlook.has(rule)),
            [],
          );
          assert.doesNotMatch(style, /flex|grid|var\(|calc\(|rem\b|vw\b|url\(/);
        }
        for (const { name, attributes } of elements(html)) {
          if (['p', 'h1', 'h2', 'h3', 'ul', 'th'].includes(name))
            assert.match(attributes.get('style') ?? '', /font-family: .*color: #/, name);
        }
        assert.ok(elements(html).every(({ name }) => !['form', 'input', 'video', 'object', 'iframe'].includes(name)));
      });
    });

    it('loads only pictures and fonts of the shop itself, in formats every program reads, and the same for everybody', () => {
      each(({ html }) => {
        const pictures = elements(html).filter(({ name }) => name === 'img');
        for (const { attributes } of pictures) {
          assert.match(attributes.get('src') ?? '', new RegExp(`^${host}/media/[\\w/]+\\.(jpg|png)$`));
          assert.ok(Number(attributes.get('width')) > 0 && Number(attributes.get('height')) > 0);
          assert.notEqual(attributes.get('alt') ?? '', '');
        }
        assert.ok(pictures.some(({ attributes }) => attributes.get('src')?.endsWith(`/brand/${theme}/logo.png`)));
        const loaded = [...html.matchAll(/url\(([^)]*)\)|\ssrc(?:set)?="([^"]*)"|background="([^"]*)"/g)].map(
          ([, a, b, c]) => a ?? b ?? c ?? '',
        );
        assert.deepEqual(
          loaded.filter((address) => !address.startsWith(`${host}/media/`)),
          [],
        );
        assert.doesNotMatch(html, /<link|<script|@import/);
      });
    });

    it('has one button, where there is something to do', () => {
      each(({ html }, named) => {
        const buttons = elements(html).filter(({ attributes }) => attributes.get('class') === 'button-label');
        assert.ok(buttons.length <= 1);
        const hasWayOn = isCustomers(named) && !withoutWayOn.includes(named.name) && !/withdrawal|goods/.test(named.name);
        if (hasWayOn) assert.equal(buttons.length, 1);
        for (const { attributes } of buttons) assert.match(attributes.get('href') ?? '', /^https:/);
      });
    });

    it('says the same in plain text as in HTML, with the same links', () => {
      each(({ html, text }) => {
        const same = (value: string): string =>
          decoded(value)
            .replace(/[\s,:·×-]+/g, ' ')
            .trim()
            .toLowerCase();
        const [plain, shown] = [
          same(text),
          same([...htmlTokens(html)].map((token) => (token.kind === 'text' ? token.text : ' ')).join('')),
        ];
        // Heads of columns say in HTML what the order of a line says in the text.
        for (const token of htmlTokens(html.replace(/<th [^>]*scope="col"[\s\S]*?<\/th>/g, ''))) {
          if (token.kind === 'text') assert.ok(plain.includes(same(token.text)), `only in HTML: ${token.text}`);
        }
        const links = text.match(/https?:\/\/\S+/g) ?? [];
        for (const line of text.split('\n')) {
          const words = line.replace(/:? ?https?:\/\/\S+/, '').split(/ {2,}/);
          for (const word of words) assert.ok(shown.includes(same(word)), `only in the text: ${word}`);
        }
        const hrefs = elements(html).flatMap(({ name, attributes }) => (name === 'a' ? decoded(attributes.get('href') ?? '') : []));
        assert.deepEqual([...new Set(hrefs.filter((href) => href !== `${host}/`))].toSorted(), [...new Set(links)].toSorted());
      });
    });

    it('has a dark side that programs can ask for, and in which everything can be told apart', () => {
      each(({ html }) => {
        assert.match(html, /<meta name="color-scheme" content="light dark" \/>/);
        const dark = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?\})\s*\}/.exec(head(html))?.[1] ?? '';
        const classes = new Set(elements(html).flatMap(({ attributes }) => (attributes.get('class') ?? '').split(' ').filter(Boolean)));
        for (const name of ['side', 'edge', 'column', 'headline']) classes.delete(name);
        for (const name of classes) assert.ok(dark.includes(`.${name} {`), `.${name} has no dark side`);
        for (const { name, attributes } of elements(html)) {
          const coloured = /(^|; )color: (#\w+)/.exec(attributes.get('style') ?? '')?.[2];
          const isOnBar = coloured === brandTheme(theme).bar.ink || name === 'img';
          if (coloured && !isOnBar) assert.match(attributes.get('class') ?? '', /ink|muted|link|button-label/, `${name} ${coloured}`);
        }
      });
    });

    it('is short enough for Gmail to show all of it, also with sixty pieces', async () => {
      each(({ html }) => assert.ok(Buffer.byteLength(html) < 100_000));
      for (const { name, mail } of await everyMail('de', samplesOf('de', theme, 60))) {
        assert.ok(Buffer.byteLength(mail.html) < 100_000, `${name}: ${Buffer.byteLength(mail.html)}`);
      }
    });
  });
}

describe('the colours of mails', () => {
  const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string): number => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };

  it('can be read on both sides of every theme (WCAG 2.2, 1.4.3)', () => {
    for (const { name, bar, light, dark } of brandThemeNames.map(brandTheme)) {
      for (const side of [light, dark]) {
        const pairs = [
          [side.ink, side.paper],
          [side.muted, side.paper],
          [side.muted, side.ground],
          [side.link, side.paper],
          [side.onButton, side.button],
          [bar.ink, bar.ground],
        ] as const;
        for (const [text, ground] of pairs) assert.ok(contrast(text, ground) >= 4.5, `${name}: ${text} on ${ground}`);
      }
    }
  });

  it('are those of the base theme where a theme has none of its own', () => {
    assert.equal(brandTheme('sample').name, 'alm');
    assert.equal(brandTheme(undefined).name, 'alm');
    assert.equal(brandTheme('constructor').name, 'alm');
  });
});
