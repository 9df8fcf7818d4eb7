import type { BranchBranchFragment } from '../../generated/graphql.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A branch as search engines know it: address, place, hours of the week and the dates that differ. */
export function branchStructuredData(
  branch: BranchBranchFragment,
  { url, picture }: { readonly url: string; readonly picture?: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    '@id': url,
    name: branch.name,
    url,
    ...(picture === undefined ? {} : { image: picture }),
    telephone: branch.phone ?? undefined,
    faxNumber: branch.fax ?? undefined,
    email: branch.email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.street ?? undefined,
      postalCode: branch.postcode ?? undefined,
      addressLocality: branch.city ?? undefined,
      addressCountry: branch.country_id ?? undefined,
    },
    ...(typeof branch.latitude === 'number' && typeof branch.longitude === 'number'
      ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
      : {}),
    openingHoursSpecification: (branch.opening_hours ?? []).flatMap((entry) =>
      (entry?.times ?? []).flatMap((time) =>
        entry && time
          ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[entry.day - 1], opens: time.from, closes: closing(time.to) }]
          : [],
      ),
    ),
    specialOpeningHoursSpecification: (branch.alternate_opening_hours ?? []).flatMap((entry) => (entry ? otherDay(entry) : [])),
  };
}

type OtherDay = NonNullable<NonNullable<BranchBranchFragment['alternate_opening_hours']>[number]>;

/** A closed day opens and closes at midnight, as schema.org asks for. */
function otherDay({ date, times }: OtherDay): readonly object[] {
  const open = (times ?? []).filter((time) => time !== null);
  const shown = open.length === 0 ? [{ from: '00:00', to: '00:00' }] : open;
  return shown.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: from,
    closes: closing(to),
    validFrom: date,
    validThrough: date,
  }));
}

const closing = (time: string): string => (time === '24:00' ? '23:59' : time);
