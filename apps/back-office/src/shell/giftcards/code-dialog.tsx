import { useRef, useState } from 'react';
import { PrintGiftCardDocument, type StaffLanguage } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask, newKey } from '../../lib/api/api.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { usePerson } from '../../lib/session/person.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './code-dialog.module.css';

type Props = { readonly number: string; readonly code: string; readonly onClose: () => void };

/** The browser saves it. It is made of the answer: the shop keeps neither the paper nor the code. */
function save(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

function usePrint(number: string, code: string, language: StaffLanguage) {
  const refusalText = useRefusal();
  const key = useRef(newKey());
  const [text, setText] = useState<string>();
  const call = useCall(async () => {
    setText(undefined);
    const { printGiftCard: paper } = await ask(PrintGiftCardDocument, { id: number, code, language, key: key.current });
    key.current = newKey();
    if (paper.__typename === 'Refusal') setText(refusalText(paper));
    else save(paper.fileName, paper.pdf);
  });
  return { ...call, text };
}

/** A code, the only time it is seen: to be printed, copied or read out. */
export function CodeDialog({ number, code, onClose }: Props) {
  const t = useMessages('giftcards');
  const [language, setLanguage] = useState<StaffLanguage>(usePerson().language);
  const [isCopied, setCopied] = useState(false);
  const { run, isPending, error, text } = usePrint(number, code, language);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  const actions = (
    <>
      <Button kind="main" icon="printer" isPending={isPending} onClick={() => void run()}>
        {t('print')}
      </Button>
      <Button icon="copy" onClick={() => void copy()}>
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('codeDone')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="s" role="alertdialog" title={t('codeTitle', { number })} text={t('codeOnce')} onClose={onClose} actions={actions}>
      <div className={styles.shown}>
        <p className={styles.code} translate="no">
          <code>{code}</code>
        </p>
        <Select
          label={t('paperLanguage')}
          options={(['nl', 'de', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <CallProblem error={error} text={text} />
      </div>
    </Dialog>
  );
}
