import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { DynamicFormFormFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { readLoaderData, type LoaderData } from '../../rendering/loader-data.ts';
import styles from './form-place.module.css';

/** Few visitors open it: its fields and checks are not part of the page. */
const DynamicForm = lazy(async () => ({ default: (await import('./dynamic-form.tsx')).DynamicForm }));

type Props = {
  /** "Ask about this item". */
  readonly title: string;
  /** Path without prefix of the form's own page, with the product or category it is about. */
  readonly path: string;
  /** The same as the address bar shows it, for browsers without JavaScript. */
  readonly href: string;
  readonly privacyHref: string;
};

/** A form on the page of a product or a category: fetched when a visitor opens it, a link to its own page until then. */
export function FormPlace({ title, path, href, privacyHref }: Props) {
  const t = useMessages('forms');
  const loaded = useFetcher<LoaderData<{ readonly form: DynamicFormFormFragment }>>();
  const form = loaded.data && readLoaderData(loaded.data).form;
  const details = useRef<HTMLDetailsElement>(null);
  const fetchForm = (): void => {
    if (details.current?.open && !loaded.data && loaded.state === 'idle') void loaded.load(path);
  };
  const onHydrated = useEffectEvent(fetchForm);
  // It may have been opened before there were scripts.
  useEffect(() => onHydrated(), []);
  return (
    <details ref={details} className={styles.place} onToggle={fetchForm}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>
        {form ? (
          <Suspense fallback={null}>
            <DynamicForm form={form} action={path} privacyHref={privacyHref} headingLevel={3} headingHidden={form.title === title} />
          </Suspense>
        ) : (
          <a href={href}>{t('toForm')}</a>
        )}
      </div>
    </details>
  );
}
