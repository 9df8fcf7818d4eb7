/** A screen of ours that somebody wanted to see before they logged in; anything else leads to the beginning. */
export const nextPath = (wanted: string | null): string => (wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/');
