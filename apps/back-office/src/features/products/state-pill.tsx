import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';

/** Whether shoppers find it. */
export function StatePill({ isEnabled }: { readonly isEnabled: boolean }) {
  const t = useMessages('products');
  return isEnabled ? (
    <StatusPill tone="good" icon="check-circle-fill">
      {t('stateOn')}
    </StatusPill>
  ) : (
    <StatusPill tone="idle" icon="eye-slash-fill">
      {t('stateOff')}
    </StatusPill>
  );
}
