import type { ProductSafetyMakerFragment, ProductSafetySafetyFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './product-facts.module.css';

/** Who made it, who answers for it in the EU, how it is identified, and what to beware of (LAW-14). */
export function ProductSafety({ safety, sku }: { readonly safety: ProductSafetySafetyFragment; readonly sku: string }) {
  const t = useMessages('catalogLater');
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('safetyMaker')}</dt>
        <dd>
          <Maker maker={safety.maker} />
        </dd>
      </div>
      {safety.eu_responsible ? (
        <div className={styles.fact}>
          <dt>{t('safetyResponsible')}</dt>
          <dd>
            <Maker maker={safety.eu_responsible} />
          </dd>
        </div>
      ) : null}
      <div className={styles.fact}>
        <dt>{t('safetyIdentifier')}</dt>
        <dd>{sku}</dd>
      </div>
      {safety.warnings ? (
        <div className={styles.fact}>
          <dt>{t('safetyWarnings')}</dt>
          <dd>{safety.warnings}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Maker({ maker }: { readonly maker: ProductSafetyMakerFragment }) {
  return (
    <>
      {maker.name}
      <br />
      {maker.street}
      <br />
      {maker.postcode} {maker.city}, {maker.country}
      <br />
      <a href={`mailto:${maker.email}`}>{maker.email}</a>
    </>
  );
}
