import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The two style elements that React Aria adds: against the delay of a double tap, and for sheets on an iPhone. */
export const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

/** Of the scripts that the build wrote into the page: they hand React Router its table of screens. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=/.test(attributes) || text === '' ? [] : [hashOf(text)],
  );

type Page = { readonly https: boolean; readonly scriptHashes: readonly string[] };

/** What a screen may do: what is ours, and nothing that came as text. */
function policyOf({ https, scriptHashes }: Page): string {
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...libraryStyles.map(hashOf)].join(' '),
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Mails that would go out are shown in a frame, with a policy of their own.
    "frame-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default staff-html ProseMirrorClipboard',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** Headers of every screen. A camera reads labels here, and nowhere else in the shop. */
export const pageHeaders = (page: Page): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(page),
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self)',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
});
