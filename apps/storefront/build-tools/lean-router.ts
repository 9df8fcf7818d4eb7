import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { chunkTimeout } from '../src/lib/page/in-time.ts';

/**
 * Parts of React Router, by their file in the package, and what stands in for them in the browser. Most are parts that nothing in
 * this shop asks for: their callers find them switched off, as they do in the package itself when the feature is not used. Names
 * that are undefined belong to the package's server, which imports them and is not in the browser's build.
 */
const standIns: Readonly<Record<string, string>> = {
  // Nobody measures the router.
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // The whole table of routes comes with the page (routeDiscovery: initial), and the router is told of most of it later.
  'lib/dom/ssr/fog-of-war.js': `
    import { createClientRoutes } from './routes.js';
    import { beforeNavigation } from ${JSON.stringify(fileURLToPath(new URL('../src/lib/browser/far-routes.ts', import.meta.url)))};
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = (getRouter, _manifest, modules, ssr) =>
      beforeNavigation((parentId, routes) =>
        getRouter().patchRoutes(parentId, createClientRoutes(routes, modules, null, ssr, false, parentId)));
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined, getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
  // The last resort, when the frame of every page has failed: theirs brings a script, which the shop's policy forbids.
  'lib/dom/ssr/errorBoundaries.js': `
    import { Component, createElement } from 'react';
    export const BoundaryShell = ({ children }) => createElement('html', { lang: 'en' }, createElement('body', null, children));
    export const RemixRootDefaultErrorBoundary = () =>
      createElement(BoundaryShell, null, createElement('h1', null, 'Application Error'), createElement('a', { href: '' }, 'Try again'));
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      static getDerivedStateFromProps = ({ location, error }, state) =>
        state.location === location ? null : { location, error };
      render() {
        return this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children;
      }
    }`,
  // Theirs waits for ever for the code of a page that hangs; this one gives a page that fails under its name, as parts of a page do
  // (R193). It cannot fail itself: the router passes over that and shows nothing.
  'lib/dom/ssr/routeModules.js': `
    import { createElement } from 'react';
    export const loadRouteModule = async (route, known) => {
      if (route.id in known) return known[route.id];
      let timer;
      const hangs = new Promise((resolve) => (timer = setTimeout(resolve, ${chunkTimeout})));
      const loading = import(/* @vite-ignore */ route.module).then((module) => (known[route.id] = module));
      try {
        return (await Promise.race([loading, hangs])) ?? { default: HangingPage };
      } catch (error) {
        console.error('Error loading route module', error);
        window.location.reload();
        return new Promise(() => {});
      } finally {
        clearTimeout(timer);
      }
      function HangingPage(props) {
        // It may have come since.
        if (known[route.id]) return createElement(known[route.id].default, props);
        throw new Error('Failed to fetch dynamically imported module: ' + route.module);
      }
    };`,
  // For a shop that begins to load in the browser; theirs brings a script, too.
  'lib/dom/ssr/fallback.js': `export const RemixRootDefaultHydrateFallback = () => null;`,
  // Digests come from server components, which this shop has none of.
  'lib/errors.js': `
    export const decodeRedirectErrorDigest = () => undefined;
    export const decodeRouteErrorResponseDigest = () => undefined;`,
};

/** What is never true here, by file: the parts behind it are then nobody's. */
const never: Readonly<Record<string, string>> = {
  // There are no server components.
  'lib/dom/ssr/components.js': 'if (rsc) return',
};

/** Whole sentences are for developers, who see them in the package's development build: their beginning is enough to find them. */
export const withoutAdvice = (code: string): string =>
  code.replace(/"([A-Z][^"\\\n]{20})[^"\\\n]{40,}"/g, '"$1"').replace(/`([A-Za-z][^"`\\$\n]{20})[^"`\\$\n]{40,}`/g, '`$1`');

/** Leaves unused parts of React Router out of the browser's build; it fails when a part has moved, after an update. */
export function leanRouter(): Plugin {
  const seen = new Set<string>();
  const partOf = (id: string, parts: Readonly<Record<string, string>>): string | undefined =>
    Object.keys(parts).find((file) => id.endsWith(`/react-router/dist/production/${file}`));
  return {
    name: 'shop:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = partOf(id, standIns);
      if (!part) return undefined;
      seen.add(part);
      return standIns[part];
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return undefined;
      const part = partOf(id, never);
      const condition = part && never[part];
      if (!condition || !code.includes(condition)) return withoutAdvice(code);
      seen.add(part);
      return withoutAdvice(code.replace(condition, 'if (false) return'));
    },
    buildEnd(error) {
      const missing = Object.keys({ ...standIns, ...never }).filter((part) => !seen.has(part));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more: see ${import.meta.url}`);
    },
  };
}
