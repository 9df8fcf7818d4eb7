import type { CheckoutPickupOptionsQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { homeCountries } from '../../../lib/page/home-country.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import type { FieldBinding } from '../../../ui/field-frame.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { nearFirst } from './near-first.ts';

type Props = { readonly found: CheckoutPickupOptionsQuery | undefined; readonly field: FieldBinding<string> };

/** The branches the whole cart can be collected in, and from which day. */
export function BranchChoice({ found, field }: Props) {
  const t = useMessages('checkout');
  const day = useDay();
  const { storeView } = useShopState();
  if (found === undefined) return null;
  const { pickupOptions: options, phisicalStores } = found;
  if (options.length === 0) return <p>{t('noBranch')}</p>;
  const placeOf = (code: string) => phisicalStores?.items?.find((branch) => branch?.pickup_location_code === code);
  const ordered = nearFirst(options, phisicalStores?.items ?? [], homeCountries[storeView.language]);
  return (
    <ChoiceList
      {...field}
      label={t('branch')}
      choices={ordered.map((option) => ({
        value: option.pickup_location_code,
        title: option.name,
        text: (
          <>
            {t(option.has_everything ? 'branchReady' : 'branchBrought', { date: day(option.ready_on) })}
            <BranchPlace place={placeOf(option.pickup_location_code)} />
          </>
        ),
        price: t('free'),
      }))}
    />
  );
}

type Place = NonNullable<NonNullable<CheckoutPickupOptionsQuery['phisicalStores']>['items']>[number];

/** Where it is, and its own telephone. */
function BranchPlace({ place }: { readonly place: Place | undefined }) {
  if (!place) return null;
  const town = [place.postcode, place.city].filter(Boolean).join(' ');
  return (
    <>
      <br />
      {[place.street, town, place.phone].filter(Boolean).join(' · ')}
    </>
  );
}
