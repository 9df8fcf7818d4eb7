import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet, Links, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import { LanguageProvider } from './i18n/language-context.tsx';
import { speak, usualLanguage, useSpoken } from './lib/language.ts';
import { FailureScreen } from './shell/failure-screen.tsx';
import { showIconSheet } from './ui/icons/show-icon-sheet.ts';
import './ui/tokens.css';
import './ui/base.css';

/** The words of the log-in; a person's own language comes with them. */
export async function clientLoader(): Promise<null> {
  await speak(usualLanguage(), 'entrance');
  return null;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  // React would take it for a mistake in a page that is not hydrated yet.
  useEffect(showIconSheet, []);
  return (
    // The language and the choice of light or dark are written here before React comes.
    <html lang="nl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/staff/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Speaking({ children }: { readonly children: ReactNode }) {
  const language = useSpoken();
  if (!language) return null;
  return (
    <LanguageProvider language={language}>
      <I18nProvider locale={language.locale}>{children}</I18nProvider>
    </LanguageProvider>
  );
}

export default function Root() {
  return (
    <Speaking>
      <Outlet />
    </Speaking>
  );
}

/** Nothing to see until the first words are there. */
export const HydrateFallback = (): null => null;

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Speaking>
      <FailureScreen error={error} />
    </Speaking>
  );
}
