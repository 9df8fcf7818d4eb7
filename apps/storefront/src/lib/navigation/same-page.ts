import type { ShouldRevalidateFunction } from 'react-router';

/** For pages whose panels stand in the hash: opening or closing one asks for nothing. */
export const revalidateOtherPages: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  !(currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search && currentUrl.hash !== nextUrl.hash);
