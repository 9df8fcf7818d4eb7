import {
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { UnnotedWords } from '../../i18n/language-context.tsx';
import { deviceValues, tabValues } from '../session/storage.ts';
import { useKeptInside, type NameOf } from './kept-markup.tsx';
import { late, SleepingParts } from './late.tsx';

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin', 'scroll'] as const;

let woken: Promise<void> | undefined;

/** The first sign of a visitor: a movement, a touch, a key, a scroll. */
export function firstSign(): Promise<void> {
  // Whoever has been here before sees their own prices and marks at once.
  const isKnown =
    deviceValues.get('customerToken') !== undefined ||
    deviceValues.get('wishlistId') !== undefined ||
    tabValues.get('branch') !== undefined;
  return (woken ??= isKnown
    ? Promise.resolve()
    : new Promise((resolve) => {
        const controller = new AbortController();
        const wake = ({ type }: Event): void => {
          // The browser scrolls too, to where a page is to begin.
          if (type === 'scroll' && window.scrollY === 0) return;
          controller.abort();
          resolve();
        };
        for (const sign of signs) window.addEventListener(sign, wake, { passive: true, capture: true, signal: controller.signal });
      }));
}

const never = (): (() => void) => () => undefined;

/** True only while the page the server sent is taken over. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** For a part that nobody holds back: `use` is told in every render, because a component that waited may not leave it out. */
const opened: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Holds a part back as long as nobody is there; what the server sent stays visible, with its links and forms. */
function Gate({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const isTakenOver = useIsTakenOver();
  use(import.meta.env.SSR || isOpen || !isTakenOver ? opened : firstSign());
  return children;
}

function Awake({ onAwake }: { readonly onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

type Options<Props> = {
  /** Names everything a part of this kind shows, where the server may keep its markup. */
  readonly keptBy?: (props: Props, nameOf: NameOf) => string | undefined;
};

/** For parts that show nothing but what they are given. */
export const byProps = (props: object, nameOf: NameOf): string => Object.values(props).map(nameOf).join(' ');

/**
 * A part that works without script, or lies below the first screen: its code and its words are fetched at the first sign of a
 * visitor. `data-asleep` says that it does not answer yet. Whoever changes what it shows wakes it as well.
 */
export function asleep<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
  { keptBy }: Options<Props> = {},
): ComponentType<Props> {
  const Part = late(source, load);
  function Asleep(props: Props) {
    const [first] = useState(props);
    const place = useRef<HTMLDivElement>(null);
    const wake = useCallback(() => place.current?.removeAttribute('data-asleep'), []);
    const content = (
      <Suspense fallback={null}>
        <Gate isOpen={first !== props}>
          <SleepingParts>
            <UnnotedWords>
              <Part {...props} />
            </UnnotedWords>
          </SleepingParts>
          <Awake onAwake={wake} />
        </Gate>
      </Suspense>
    );
    const inside = useKeptInside((nameOf) => {
      const key = keptBy?.(props, nameOf);
      return key === undefined ? undefined : `${source} ${key}`;
    }, content);
    return <div ref={place} className="part" data-asleep="" suppressHydrationWarning {...inside} />;
  }
  return memo(Asleep) as unknown as ComponentType<Props>;
}
