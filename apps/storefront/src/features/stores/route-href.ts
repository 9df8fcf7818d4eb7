type Place = { readonly latitude?: number | null; readonly longitude?: number | null };

/** The way to a branch on a map of others: a link that a visitor follows by choice, nothing is loaded from there (LAW-18). */
export function routeHref({ latitude, longitude }: Place): string | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
