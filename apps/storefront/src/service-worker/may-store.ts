import { languageCodes, languages } from '@shop/contract';
import type { DeviceCache } from '@shop/rules/device-storage';
import { personalPaths } from '../lib/page/personal-paths.ts';

const personal = new RegExp(`^/(?:${personalPaths.join('|')}|checkout(?!/cart(?:\\.data)?$))(?:[/.?]|$)`);

/** A language, or a further view of one, which is named by its code: `/de`, `/nl_limburg`. */
const languagePrefix = new RegExp(`^/(${languageCodes.join('|')})(?:_\\w+)?(?=/|$)`);

const defaultLanguage = languages.find(({ isDefault }) => isDefault)?.code;

/** What a request is to the worker; undefined means that it does not handle it. */
export type Kind = Exclude<DeviceCache, 'shell'>;

type Asked = {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly origin: string;
  readonly hasCredential: boolean;
};

/** The back office has a worker of its own: this one never answers there, not even without a connection. */
export const isBackOffice = ({ pathname }: URL): boolean => /^\/staff(?:\/|$)/.test(pathname);

/**
 * The allow-list of the worker (R187): pages of the shop, which are anonymous, their data, built files and pictures. Never a
 * call of the API, never what is not GET, never what carries a credential or is personal by its address. The cart's page holds
 * no cart: its lines are asked for by script.
 */
export function kindOf({ method, mode, url, origin, hasCredential }: Asked): Kind | undefined {
  if (method !== 'GET' || url.origin !== origin || hasCredential || isBackOffice(url)) return undefined;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/media/')) return url.pathname.endsWith('.png') ? 'png' : 'picture';
  const path = url.pathname.replace(languagePrefix, '') || '/';
  // A view may have any code: what is personal below it is left alone by its second part.
  if (personal.test(path) || personal.test(path.replace(/^\/[^/]+/, ''))) return undefined;
  if (mode === 'navigate') return 'page';
  return path.endsWith('.data') ? 'data' : undefined;
}

/** The offline page in the language of an address. */
export function offlinePathOf(pathname: string): string {
  const language = languagePrefix.exec(pathname)?.[1];
  return language === undefined || language === defaultLanguage ? '/offline' : `/${language}/offline`;
}

/** Only what everybody may see is stored: the server says so. */
export const isPublic = (cacheControl: string | null): boolean =>
  /\bpublic\b/.test(cacheControl ?? '') && !/no-store/.test(cacheControl ?? '');
