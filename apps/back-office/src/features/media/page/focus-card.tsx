import { useRef, type CSSProperties, type PointerEvent } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import styles from '../media.module.css';
import type { Asset, MediaEdits } from './asset.ts';
import { cropPosition, isFocus, pagePosition, pointIn, shareOf, usualFocus, type Focus } from './crop-position.ts';

type Props = { readonly asset: Asset; readonly edits: MediaEdits; readonly isReadOnly: boolean };

/** Its place is there before it is; no higher than the window leaves room for the rest. */
const sizeOf = ({ width, height }: Asset): CSSProperties => ({
  width: `min(${width}px, 100%, calc(56dvh * ${width / height}))`,
  aspectRatio: `${width} / ${height}`,
});

const frames = [
  ['cropProduct', 4, 5],
  ['cropSquare', 1, 1],
  ['cropWide', 16, 9],
] as const;

function Stage({
  asset,
  focus,
  onPoint,
}: {
  readonly asset: Asset;
  readonly focus: Focus;
  readonly onPoint: ((point: Focus) => void) | undefined;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const point = ({ clientX, clientY }: PointerEvent) => {
    if (stage.current) onPoint?.(pointIn(stage.current.getBoundingClientRect(), clientX, clientY));
  };
  // A finger that moves scrolls the page; one that is lifted where it was put down has pointed.
  const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={sizeOf(asset)}
      data-editable={onPoint ? true : undefined}
      onPointerDown={(event) => {
        if (isTouch(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (!isTouch(event) && event.buttons === 1) point(event);
      }}
      onPointerUp={(event) => {
        if (isTouch(event)) point(event);
      }}
    >
      <img src={asset.largePath} alt="" width={asset.width} height={asset.height} draggable={false} />
      <span className={styles.point} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
    </div>
  );
}

type RangeProps = { readonly label: string; readonly value: number; readonly onChange: (share: number) => void };

function Range({ label, value, onChange }: RangeProps) {
  const t = useMessages('media');
  const percent = Math.round(value * 100);
  return (
    <label className={styles.range}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-valuetext={t('percent', { percent })}
        onChange={({ target }) => onChange(shareOf(Number(target.value)))}
      />
    </label>
  );
}

/** The point that stays in sight however a picture is cut: pointed at, or moved with the arrow keys. */
export function FocusCard({ asset, edits, isReadOnly }: Props) {
  const t = useMessages('media');
  const { focus: value } = edits.values;
  const chosen = isFocus(value) ? value : null;
  const focus = chosen ?? usualFocus;
  const set = (point: Focus | null) => edits.set('focus', point);
  const isChanged = edits.isChanged('focus');
  const imageOf = (name: string, ratio: number): { readonly src: string; readonly style?: CSSProperties } => {
    const isOfProducts = name === 'cropProduct';
    if (isOfProducts && !isChanged) return { src: asset.framePath };
    const objectPosition = isOfProducts ? cropPosition(asset, ratio, focus) : pagePosition(chosen);
    return { src: asset.largePath, style: { objectPosition } };
  };
  const reset = chosen && !isReadOnly && (
    <TextButton icon="arrow-counter-clockwise" onClick={() => set(null)}>
      {t('usualFocus')}
    </TextButton>
  );
  return (
    <Card title={t('focus')} note={isReadOnly ? undefined : t('focusNote')} actions={reset || undefined}>
      <div className={styles.focus}>
        <Stage asset={asset} focus={focus} onPoint={isReadOnly ? undefined : set} />
        {!isReadOnly && (
          <div className={styles.ranges}>
            <Range label={t('fromLeft')} value={focus.x} onChange={(x) => set({ ...focus, x })} />
            <Range label={t('fromTop')} value={focus.y} onChange={(y) => set({ ...focus, y })} />
          </div>
        )}
        <div className={styles.crops}>
          {frames.map(([name, width, height]) => (
            <figure key={name} className={styles.crop}>
              <img {...imageOf(name, width / height)} alt="" width={(120 * width) / height} height={120} />
              <figcaption>{t(name)}</figcaption>
            </figure>
          ))}
        </div>
        {asset.isWhole && !isChanged && <p className={styles.quiet}>{t('isWhole')}</p>}
      </div>
    </Card>
  );
}
