type Policy = { createHTML(html: string): unknown; createScriptURL(url: string): unknown };
type Rules = { createHTML(html: string): string; createScriptURL?(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Rules): Policy };

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

// React makes every <script> element by this one assignment; nothing else may reach innerHTML without the policy below.
factory?.createPolicy('default', {
  createHTML(html) {
    if (html === '<script></script>') return html;
    throw new TypeError('untrusted html');
  },
});
const workerUrl = '/service-worker.js';
const policy = factory?.createPolicy('shop-html', {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (url === workerUrl) return url;
    throw new TypeError('untrusted script');
  },
});

/** The only way into `dangerouslySetInnerHTML`; give it nothing but sanitised or our own markup (R166). */
export const trustedHtml = (html: string): string => (policy ? (policy.createHTML(html) as string) : html);

/** The address of the service worker, the only script that may be named by text. */
export const trustedWorkerUrl = (): string => (policy ? (policy.createScriptURL(workerUrl) as string) : workerUrl);
