import { useMessages } from '../../i18n/language-context.tsx';
import { notices } from '../../lib/notices/use-notices.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { maxCompared } from './compared-skus.ts';
import { useCompared } from './use-compared.ts';

type Props = { readonly sku: string; readonly name: string; readonly href: string };

/** Puts a product beside others, or takes it out again. */
export function CompareToggle({ sku, name, href }: Props) {
  const t = useMessages('compare');
  const { skus, toggle } = useCompared();
  const isIn = skus.includes(sku);
  const press = (): void => {
    if (!isIn && skus.length >= maxCompared) notices.show({ kind: 'info', text: t('full', { count: maxCompared }) });
    else toggle(sku);
  };
  return (
    <>
      <Button aria-pressed={isIn} onClick={press}>
        {isIn ? t('added') : t('add')}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isIn ? <ButtonLink href={href}>{t('open', { count: skus.length })}</ButtonLink> : null}
    </>
  );
}
