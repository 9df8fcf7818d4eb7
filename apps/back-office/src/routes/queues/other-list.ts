import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Opening a thing beside its list asks for nothing new; the same address again does. */
export function isOtherList({ currentUrl, nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  const [before, after] = [new URL(currentUrl), new URL(nextUrl)];
  if (before.href === after.href) return true;
  for (const url of [before, after]) url.searchParams.delete('open');
  return before.href !== after.href;
}
