/** VAT in percent; the reduced rate only where the shop knows it. */
export type TaxRate = { readonly countryCode: string; readonly standardPercent: number; readonly reducedPercent?: number | undefined };

export type TaxClass = 'standard' | 'reduced';

/** Whose VAT is due, and how list prices become what is asked (LAW-25). */
export type TaxRule = {
  readonly countryCode: string;
  /** Contained in list prices. */
  readonly listPercent: Readonly<Record<TaxClass, number>>;
  /** Contained in what is asked. */
  readonly percent: Readonly<Record<TaxClass, number>>;
  /** Business: list prices are taken apart to net and the rate of the destination is added. Consumers pay one gross price everywhere. */
  readonly convertsFromNet: boolean;
  readonly reason: 'destination' | 'branch' | 'intra-community' | 'export-unknown-rate';
};

export type TaxFacts = {
  /** Where the parcel goes, or where the branch of a pickup stands. */
  readonly countryCode: string;
  readonly isPickup: boolean;
  readonly isApprovedBusiness: boolean;
  /** A VAT number the tax office confirmed; without one VAT is charged. */
  readonly confirmedVatId?: string | undefined;
  /** Where parcels start from, and whose VAT list prices contain. */
  readonly dispatchCountry: string;
  readonly rates: readonly TaxRate[];
};

/** Decides the VAT of a cart: by destination, by branch for pickup, none for confirmed businesses in another member state. */
export function taxRuleOf(facts: TaxFacts): TaxRule {
  const listPercent = percentsOf(facts.rates, facts.dispatchCountry) ?? { standard: 0, reduced: 0 };
  const own = percentsOf(facts.rates, facts.countryCode);
  const base = { countryCode: facts.countryCode, listPercent, convertsFromNet: facts.isApprovedBusiness };
  if (!own) return { ...base, percent: listPercent, convertsFromNet: false, reason: 'export-unknown-rate' };
  if (isIntraCommunity(facts)) return { ...base, percent: { standard: 0, reduced: 0 }, reason: 'intra-community' };
  return { ...base, percent: own, reason: facts.isPickup ? 'branch' : 'destination' };
}

/** All conditions of a VAT-exempt supply within the EU; never for pickup, because the goods do not leave the country with us. */
function isIntraCommunity({ isApprovedBusiness, isPickup, confirmedVatId, countryCode, dispatchCountry, rates }: TaxFacts): boolean {
  if (!isApprovedBusiness || isPickup || confirmedVatId === undefined) return false;
  // Greece is the one member whose VAT prefix is not its country code.
  const vatCountry = confirmedVatId.slice(0, 2).toUpperCase().replace('EL', 'GR');
  const isMember = (code: string): boolean => rates.some((rate) => rate.countryCode === code);
  return vatCountry !== dispatchCountry && countryCode !== dispatchCountry && isMember(vatCountry) && isMember(countryCode);
}

function percentsOf(rates: readonly TaxRate[], countryCode: string): Readonly<Record<TaxClass, number>> | undefined {
  const rate = rates.find((candidate) => candidate.countryCode === countryCode);
  return rate && { standard: rate.standardPercent, reduced: rate.reducedPercent ?? rate.standardPercent };
}
