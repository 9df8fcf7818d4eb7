import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every screen, once: the language is the basename of the request handler, never a route segment.
 * A new static path is one line before the last; everything else is asked of the backend's `route(url)`.
 */
export default [
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    route('error', 'routes/error.tsx'),
    route('page-not-found', 'routes/page-not-found.tsx'),
    route('*', 'routes/resolve.tsx'),
  ]),
] satisfies RouteConfig;
