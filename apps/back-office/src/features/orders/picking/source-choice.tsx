import { Select } from '../../../ui/fields/select.tsx';
import { useSourceNames } from '../order/use-order-words.ts';
import styles from './picking.module.css';

type Props = {
  readonly label: string;
  readonly sources: readonly string[];
  readonly source: string;
  readonly onChoose: (source: string) => void;
};

/** Where somebody works, for who works in several places. */
export function SourceChoice({ label, sources, source, onChoose }: Props) {
  const names = useSourceNames();
  if (sources.length < 2) return null;
  return (
    <div className={styles.choice}>
      <Select
        isLabelHidden
        label={label}
        options={sources.map((value) => ({ value, label: names.alone(value) }))}
        value={source}
        onChange={onChoose}
      />
    </div>
  );
}
