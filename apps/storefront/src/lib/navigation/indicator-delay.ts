const quick = /^\/(en-)?(login|create-account|account|page-not-found)(\/|$)/;

/** How long the loading indicator stays after a navigation: half a second around login, account and not-found, else one. */
export const indicatorDelay = (from: string, to: string): number => (quick.test(from) || quick.test(to) ? 500 : 1000);
