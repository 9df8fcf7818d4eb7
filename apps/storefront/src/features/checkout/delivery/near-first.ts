type Place = { readonly pickup_location_code: string | null; readonly country_id: string | null };

/** Branches of the reader's own country first: who reads German likely lives nearer to Aachen. Otherwise in the shop's order. */
export function nearFirst<Option extends { readonly pickup_location_code: string }>(
  options: readonly Option[],
  places: readonly (Place | null)[],
  country: string,
): readonly Option[] {
  const isNear = ({ pickup_location_code: code }: Option): boolean =>
    places.some((place) => place?.pickup_location_code === code && place.country_id === country);
  return [...options.filter(isNear), ...options.filter((option) => !isNear(option))];
}
