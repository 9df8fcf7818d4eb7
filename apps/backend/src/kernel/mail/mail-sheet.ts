import { fontPath } from '../brand/brand-routes.ts';
import type { BrandTheme, Palette } from '../brand/brand-theme.ts';
import { html, type SafeHtml } from './html.ts';

/**
 * The styles of a mail that cannot stand in its elements: fonts for programs that load them, phones, and the dark side for programs that
 * ask for it. All others read the mail without any of it.
 */
export function mailSheet(theme: BrandTheme, origin: string): SafeHtml {
  const { display, text } = theme.fonts;
  const face = (family: string, file: 'display' | 'text' | 'strong', weight: string): SafeHtml =>
    html`@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${new URL(fontPath(theme, file), origin).href})
    format("truetype"); }`;
  const dark = darkRules(theme.dark);
  return html`<style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      ${face(display.family, 'display', '400 700')} ${face(text.family, 'text', '400')} ${face(text.family, 'strong', '700')}
      a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
      @media (max-width: 480px) {
        .side { padding-left: 20px !important; padding-right: 20px !important; }
        .edge { padding: 0 !important; }
        .column { display: block !important; width: auto !important; }
        .headline { font-size: 26px !important; line-height: 30px !important; }
      }
      @media (prefers-color-scheme: dark) { ${dark({ colours: '', grounds: '' })} }
      ${dark({ colours: '[data-ogsc] ', grounds: '[data-ogsb] ' })}
    </style>
    <!--[if mso]>
      <style>
        body,
        table,
        td,
        th,
        p,
        h1,
        h2,
        h3,
        a,
        span,
        li {
          font-family: ${mso(text.fallback)} !important;
        }
      </style>
    <![endif]-->`;
}

/** Outlook takes a family it could not load for Times; it gets the first one it has. */
const mso = (fallback: string): string => fallback.split(', ').slice(-2).join(', ');

type Within = { readonly colours: string; readonly grounds: string };

/** The dark side, for the media query and again for Outlook on the web, which marks what it recoloured instead. */
const darkRules =
  (dark: Palette) =>
  ({ colours, grounds }: Within): SafeHtml => {
    const rules = [
      `${grounds}.ground { background-color: ${dark.ground}`,
      `${grounds}.paper { background-color: ${dark.paper}`,
      `${grounds}.button { background-color: ${dark.button}`,
      `${colours}.ink { color: ${dark.ink}`,
      `${colours}.muted { color: ${dark.muted}`,
      `${colours}.link { color: ${dark.link}`,
      `${colours}.button-label { color: ${dark.onButton}`,
      `${colours}.line { border-color: ${dark.line}`,
    ];
    return html`${rules.map((rule) => html`${rule} !important; } `)}`;
  };
