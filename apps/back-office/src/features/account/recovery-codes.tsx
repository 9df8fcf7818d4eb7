import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import styles from './account.module.css';

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useMessages('account');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <section className={styles.codes} aria-labelledby="recovery-codes" data-print="only">
      <h3 id="recovery-codes" className={styles.name}>
        {t('codesTitle')}
      </h3>
      <p className={styles.note}>{t('codesWhy')}</p>
      <ol className={styles.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button kind="main" onClick={onDone}>
          {t('codesDone')}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {isCopied ? t('codesCopied') : t('codesCopy')}
        </Button>
        <Button icon="printer" onClick={() => print()}>
          {t('codesPrint')}
        </Button>
      </div>
    </section>
  );
}
