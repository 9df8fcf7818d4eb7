import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../actions/button.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { Switch } from '../fields/switch.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import type { KeyBinding } from './key-registry.ts';
import styles from './keys-dialog.module.css';
import { useKeyLayers, useSingleKeys } from './use-keys.ts';

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
};

/** `Ctrl+k` as it stands on the keys: `Ctrl`, `K`. */
export const keySigns = (keys: string): readonly string[] =>
  keys.split(/[+ ]/).map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));

function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keys}>
      {keySigns(keys).map((sign, index) => (
        <KeyHint key={index} keys={sign} />
      ))}
    </span>
  );
}

type Row = { readonly label: string; readonly keys: readonly string[] };

/** Keys that do the same stand together; of a key that is bound twice what came last does it. */
function rowsOf(bindings: readonly KeyBinding[]): readonly Row[] {
  const byKey = new Map(bindings.map((binding) => [binding.keys, binding]));
  const byLabel = Map.groupBy(byKey.values(), ({ label }) => label);
  return [...byLabel].map(([label, same]) => ({ label, keys: same.map(({ keys }) => keys) }));
}

/** `?`: what the keys do on this screen, and the switch that turns the single letters off. */
export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useMessages('lists');
  const rows = rowsOf(useKeyLayers().flat());
  const [hasSingles, setSingles] = useSingleKeys();
  return (
    <Dialog
      title={t('keys')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <dl className={styles.list}>
        {rows.map(({ keys, label }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.ways}>
              {keys.map((way) => (
                <Keys key={way} keys={way} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={t('singleKeys')} hint={t('singleKeysHint')} isOn={hasSingles} onChange={setSingles} />
    </Dialog>
  );
}
