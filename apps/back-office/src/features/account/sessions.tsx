import { EndOtherSessionsDocument, EndSessionDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { browserName } from '../../lib/browser-name.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { OwnAccount } from './account-type.ts';
import styles from './account.module.css';
import { Part } from './part.tsx';
import { Problem } from './problem.tsx';
import { useRefresh } from '../../lib/list/use-refresh.ts';

/** Where somebody is logged in, and the way to end it. */
export function Sessions({ sessions }: Pick<OwnAccount, 'sessions'>) {
  const t = useMessages('account');
  const { moment } = useFormats();
  const refresh = useRefresh();
  const endOne = useCall(async (id: string) => {
    await ask(EndSessionDocument, { id });
    await refresh();
  });
  const endOthers = useCall(async () => {
    await ask(EndOtherSessionsDocument);
    await refresh();
  });
  const words = { two: t('withTwo'), password: t('withPassword'), pin: t('withPin') };
  const actions = sessions.length > 1 && (
    <Button size="s" isPending={endOthers.isPending} onClick={() => void endOthers.run()}>
      {t('endAll')}
    </Button>
  );
  return (
    <Part title={t('sessions')} actions={actions}>
      <Problem error={endOne.error ?? endOthers.error} />
      <ul className={styles.rows}>
        {sessions.map(({ id, isThis, strength, lastUsed, since, ip, browser }) => (
          <li key={id} className={styles.row}>
            <Icon name={/mobile/i.test(browser) ? 'device-mobile' : 'keyboard'} />
            <span className={styles.words}>
              <span className={styles.name}>{browserName(browser)}</span>
              <span className={styles.note}>
                {[
                  isThis ? t('thisOne') : t('lastUsed', { when: moment(lastUsed) }),
                  t('since', { when: moment(since) }),
                  ip,
                  words[strength],
                ].join(' · ')}
              </span>
            </span>
            {!isThis && (
              <Button size="xs" aria-label={t('endOf', { name: browserName(browser) })} onClick={() => void endOne.run(id)}>
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
