import { useCallback } from 'react';
import { useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';

let underWay = 0;

/** Asks for the screen's data again; whoever goes elsewhere meanwhile takes what is asked for along. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    underWay += 1;
    try {
      await revalidate();
    } finally {
      underWay -= 1;
    }
  }, [revalidate]);
}

/**
 * For routes whose data do not depend on these parameters of their address, such as what is open beside a list: they are asked for anew where
 * the same address is called again, and where the way to another one stops a refresh.
 */
export const unlessOnly =
  (...names: readonly string[]) =>
  ({ currentUrl, nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean => {
    const [before, after] = [new URL(currentUrl), new URL(nextUrl)];
    if (underWay > 0 || before.href === after.href) return true;
    for (const url of [before, after]) for (const name of names) url.searchParams.delete(name);
    return before.href !== after.href;
  };

/** For what is the same at every address. */
export const onlyOnRefresh = ({ currentUrl, nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean =>
  underWay > 0 || new URL(currentUrl).href === new URL(nextUrl).href;
