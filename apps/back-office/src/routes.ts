import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen, once. Those behind the log-in stand in the frame, and in its menu (`features/frame/menu.ts`). */
export default [
  route('login', 'routes/entrance/login.tsx'),
  route('welcome', 'routes/entrance/welcome.tsx'),
  route('enrol', 'routes/entrance/enrol.tsx'),
  layout('routes/frame/frame.tsx', [
    // What fails in a screen is shown inside the frame.
    layout('routes/frame/screens.tsx', [
      index('routes/frame/home.tsx'),
      route('account', 'routes/account/account.tsx'),
      route('*', 'routes/frame/unknown.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
