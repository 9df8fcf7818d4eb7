import { useEffect, useRef, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { DynamicFormFormFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import { sendingFields, type FormAnswer } from './form-answer.ts';
import { FormControl } from './form-control.tsx';
import { pagesOf } from './form-fields.ts';
import { useDynamicForm } from './use-dynamic-form.ts';
import styles from './dynamic-form.module.css';

type Props = {
  readonly form: DynamicFormFormFragment;
  /** Path without prefix that takes the form, with the product or category it is about. */
  readonly action: string;
  /** Of a form that was sent without JavaScript. */
  readonly answer?: FormAnswer | undefined;
  /** Where the privacy text is (LAW-20). */
  readonly privacyHref: string;
  readonly headingLevel?: 2 | 3;
  /** Where the page's own heading says the same. */
  readonly headingHidden?: boolean;
};

/** A form of the back office. The server's page works as it is; with JavaScript it answers in place and checks while typing. */
export function DynamicForm({ form, action, answer: given, privacyHref, headingLevel = 2, headingHidden = false }: Props) {
  const t = useMessages('forms');
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? given;
  const element = useRef<HTMLFormElement>(null);
  const state = useDynamicForm(form, answer, element);
  const Heading = `h${headingLevel}` as const;
  if (answer?.thankYou !== undefined) return <ThankYou text={answer.thankYou} headingLevel={headingLevel} />;
  return (
    <fetcher.Form
      ref={element}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onSubmit={state.onSubmit}
      aria-labelledby={`form-${form.identifier}`}
    >
      <Heading id={`form-${form.identifier}`} className={headingHidden ? 'visually-hidden' : styles.heading}>
        {form.title}
      </Heading>
      {answer?.failed ? (
        <p className={styles.failed} role="alert">
          {t('failed')}
        </p>
      ) : null}
      <ErrorSummary items={state.summary} />
      <FormPages form={form} state={state} isSending={fetcher.state !== 'idle'} />
      <Sending openedAt={form.opened_at} />
      <p className={styles.privacy}>
        {t('privacyNote')} <a href={privacyHref}>{t('privacyLink')}</a>
      </p>
    </fetcher.Form>
  );
}

type PagesProps = {
  readonly form: DynamicFormFormFragment;
  readonly state: ReturnType<typeof useDynamicForm>;
  readonly isSending: boolean;
};

/** The fieldsets, one after the other where the form asks for pages and the browser can turn them. */
function FormPages({ form, state, isSending }: PagesProps) {
  const t = useMessages('forms');
  const pages = pagesOf(form);
  const inPages = form.showFieldsetsAsPages === true && pages.length > 1;
  const isLast = !inPages || state.page === pages.length - 1;
  return (
    <div data-pages={inPages} className={styles.pages}>
      {pages.map(({ title, fields }, index) => (
        <fieldset key={title} className={styles.page} data-current={!inPages || index === state.page}>
          {title && (inPages || pages.length > 1) ? (
            <legend className={styles.legend}>
              {title}
              {inPages ? <span className={styles.step}> {t('step', { step: index + 1, steps: pages.length })}</span> : null}
            </legend>
          ) : null}
          {fields.map((field) =>
            field.type === 'hidden' ? (
              <input key={field.name} type="hidden" name={field.name} value={field.value ?? ''} />
            ) : (
              <FormControl key={field.name} field={field} binding={state.bindingOf(field)} />
            ),
          )}
        </fieldset>
      ))}
      <div className={styles.buttons}>
        {inPages && state.page > 0 ? <Button onClick={() => state.goTo(state.page - 1)}>{t('back')}</Button> : null}
        {inPages ? (
          <span className={styles.next} hidden={isLast}>
            <SignpostButton onClick={() => state.goTo(state.page + 1)}>{t('next')}</SignpostButton>
          </span>
        ) : null}
        <span className={styles.send} data-last={isLast}>
          <SignpostButton type="submit" disabled={isSending}>
            {t('send')}
          </SignpostButton>
        </span>
      </div>
    </div>
  );
}

/** When the form was handed out, and a field that only programs fill in: instead of a puzzle for people. */
function Sending({ openedAt }: { readonly openedAt: string }): ReactNode {
  const t = useMessages('forms');
  return (
    <>
      <input type="hidden" name={sendingFields.openedAt} value={openedAt} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('trap')}
          <input name={sendingFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}

/** Read out and in view: the form it replaces may have been long. */
function ThankYou({ text, headingLevel }: { readonly text: string; readonly headingLevel: 2 | 3 }) {
  const t = useMessages('forms');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={place} className={styles.thanks} tabIndex={-1}>
      <Heading className={styles.heading}>{t('thanks')}</Heading>
      <p>{text}</p>
    </div>
  );
}
