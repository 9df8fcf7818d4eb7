import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useRootMark } from '../../../lib/browser/use-root-mark.ts';
import { Icon } from '../../../theme/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SignpostButton } from '../../../ui/signpost-button.tsx';
import { OptionSectionContent, PriceSectionContent } from './filter-section-content.tsx';
import { filterSections } from './filter-sections.ts';
import { countChosen, withoutFilters } from '../listing/listing-changes.ts';
import type { ListingModel } from '../listing/listing-model.ts';
import { useListingNavigate } from '../listing/use-listing-navigate.ts';
import { useSectionNames } from '../product/use-section-names.ts';
import { useTrialCount } from './use-trial-count.ts';
import { useModal } from '../../../ui/use-modal.ts';
import styles from './filter-dialog.module.css';

const firstSections = 4;

/** The first four and those that are on; what a visitor folds or unfolds later stays so. */
function sectionsToOpen({ filters, state }: ListingModel): ReadonlySet<string> {
  const sections = filterSections(filters, state);
  return new Set(sections.filter(({ chosen }, index) => index < firstSections || chosen > 0).map(({ key }) => key));
}

type Props = { readonly listing: ListingModel; readonly onClose: () => void };

/** All filters on one panel: ticks change only the number on the button, the list follows when it is pressed (UX-7). */
export function FilterDialog({ listing, onClose }: Props) {
  const titleId = useId();
  const modal = useModal(onClose);
  useRootMark('data-covered', true);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={titleId}
      // Escape, a click beside it or the back gesture of a phone: the address follows.
      {...{ closedby: 'any' }}
    >
      <Panel listing={listing} titleId={titleId} onClose={onClose} />
    </dialog>
  );
}

type PanelProps = { readonly listing: ListingModel; readonly titleId: string; readonly onClose: () => void };

function Panel({ listing, titleId, onClose }: PanelProps) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { sectionName } = useSectionNames();
  const go = useListingNavigate(listing.base);
  const [state, setState] = useState(listing.state);
  const { count, filters } = useTrialCount(listing, state);
  const [openAtFirst] = useState(() => sectionsToOpen(listing));
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <IconButton large label={later('closeFilters')} icon={<Icon name="x" />} onClick={onClose} />
        <h2 id={titleId} className={styles.title}>
          {t('filters')}
        </h2>
        <div className={styles.clear}>
          <LinkButton disabled={countChosen(state) === 0} onClick={() => setState(withoutFilters(state))}>
            {t('clearFilters')}
          </LinkButton>
        </div>
      </div>
      <div className={styles.sections}>
        {filterSections(filters, state).map((section) => (
          <details key={section.key} className={styles.section} open={openAtFirst.has(section.key)}>
            <summary className={styles.name}>
              <h3 className={styles.heading}>{sectionName(section)}</h3>
              {section.chosen === 0 ? null : <span className={styles.chosen}>{section.chosen}</span>}
              <Icon name="caret-down" size={20} />
            </summary>
            <div className={styles.content}>
              {'groups' in section ? (
                <OptionSectionContent id="panel" section={section} chooser={{ state, choose: setState }} />
              ) : (
                <PriceSectionContent id="panel" base={listing.base} bounds={filters.price} state={state} onPrice={setState} />
              )}
            </div>
          </details>
        ))}
      </div>
      <div className={styles.bottom}>
        <output className="visually-hidden">{t('resultCount', { count })}</output>
        <SignpostButton wide onClick={() => go(state, { replace: true })}>
          {later('showProducts', { count })}
        </SignpostButton>
      </div>
    </div>
  );
}
