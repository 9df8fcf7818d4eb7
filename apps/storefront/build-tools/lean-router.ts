import type { Plugin } from 'vite';

/**
 * Parts of React Router that nothing in this shop asks for, by their file in the package, and what stands in for them in the
 * browser: their callers find them switched off, as they do in the package itself when the feature is not used. Names that are
 * undefined belong to the package's server, which imports them and is not in the browser's build.
 */
export const standIns: Readonly<Record<string, string>> = {
  // Nobody measures the router.
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // The whole table of routes comes with the page (routeDiscovery: initial).
  'lib/dom/ssr/fog-of-war.js': `
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
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
  // Digests come from server components, which this shop has none of.
  'lib/errors.js': `
    export const decodeRedirectErrorDigest = () => undefined;
    export const decodeRouteErrorResponseDigest = () => undefined;`,
};

/** Leaves unused parts of React Router out of the browser's build; it fails when a part has moved, after an update. */
export function leanRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'shop:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(standIns).find((file) => id.endsWith(`/react-router/dist/production/${file}`));
      if (!part) return undefined;
      seen.add(part);
      return standIns[part];
    },
    buildEnd(error) {
      const missing = Object.keys(standIns).filter((part) => !seen.has(part));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more: see ${import.meta.url}`);
    },
  };
}
