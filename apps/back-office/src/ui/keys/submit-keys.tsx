import type { KeyboardEvent, ReactNode } from 'react';

const keys = (event: KeyboardEvent<HTMLDivElement>) => {
  if (event.key === 'Enter' && event.ctrlKey) event.currentTarget.querySelector('form')?.requestSubmit();
};

/** Ctrl+Enter sends the form in it from anywhere: behind a field with many values the button is far away. */
export function SubmitKeys({ children }: { readonly children: ReactNode }) {
  return (
    <div role="presentation" onKeyDown={keys}>
      {children}
    </div>
  );
}
