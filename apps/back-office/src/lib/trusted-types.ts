type Rules = { createHTML(html: string): string; createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Rules): unknown };

/** What becomes markup or a script without having been made by a policy: React Aria empties its announcer, and there is one worker. */
(globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (html === '') return html;
    throw new TypeError('untrusted html');
  },
  createScriptURL(url) {
    if (url === '/staff/worker.js') return url;
    throw new TypeError('untrusted script');
  },
});
