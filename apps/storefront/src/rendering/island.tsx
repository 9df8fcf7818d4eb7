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
import { UnnotedMessages } from '../i18n/language-context.tsx';
import { deviceValues, tabValues } from '../lib/session/storage.ts';
import { useMarkup } from './cached-markup.tsx';
import { interactedMark, interactionEvent, replayPresses } from './early-presses.ts';
import { lazyPart, UnnotedParts } from './lazy-part.tsx';

let interaction: Promise<void> | undefined;

/** The visitor's first movement, touch, key or scroll; at once for those who have been here before and see their own prices and marks. */
export function firstInteraction(): Promise<void> {
  return (interaction ??=
    deviceValues.get('customerToken') !== undefined ||
    deviceValues.get('wishlistId') !== undefined ||
    tabValues.get('branch') !== undefined ||
    document.documentElement.hasAttribute(interactedMark)
      ? Promise.resolve()
      : new Promise((resolve) => window.addEventListener(interactionEvent, () => resolve(), { once: true })));
}

const never = (): (() => void) => () => undefined;

/** True only while the server's markup is hydrated. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** `use` is called in every render: a component that suspended may not leave it out. */
const open: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends hydration until the first interaction; the server's markup stays visible, with its links and forms. */
function Gate({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const isHydrating = useIsHydrating();
  use(import.meta.env.SSR || isOpen || !isHydrating ? open : firstInteraction());
  return children;
}

function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

type Options = {
  /** For parts that show nothing but their props: the server caches their markup, with all props as the key. */
  readonly cached?: boolean;
};

/**
 * A part whose code and messages are fetched, and which is hydrated, at the first interaction with the page. `data-island` stands until
 * then: what is pressed in it meanwhile is replayed (`early-presses.ts`). A change of its props hydrates it as well.
 */
export function island<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
  { cached = false }: Options = {},
): ComponentType<Props> {
  const Part = lazyPart(source, load);
  function Island(props: Props) {
    const [first] = useState(props);
    const element = useRef<HTMLDivElement>(null);
    const onHydrated = useCallback(() => {
      if (!element.current) return;
      element.current.removeAttribute('data-island');
      replayPresses(element.current);
    }, []);
    const content = (
      <Suspense fallback={null}>
        <Gate isOpen={first !== props}>
          <UnnotedParts>
            <UnnotedMessages>
              <Part {...props} />
            </UnnotedMessages>
          </UnnotedParts>
          <Hydrated onHydrated={onHydrated} />
        </Gate>
      </Suspense>
    );
    const inside = useMarkup(cached ? source : undefined, props, content);
    return <div ref={element} className="part" data-island="" suppressHydrationWarning {...inside} />;
  }
  return memo(Island) as unknown as ComponentType<Props>;
}
