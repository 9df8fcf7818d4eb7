import { createContext, useContext, type ReactNode } from 'react';

/** Undefined in the browser, and in markup that is cached: a script in there would be refused. */
const ScriptMarkContext = createContext<string | undefined>(undefined);

export function ScriptMarkProvider({ mark, children }: { readonly mark: string; readonly children: ReactNode }) {
  return <ScriptMarkContext value={mark}>{children}</ScriptMarkContext>;
}

/** A script that the policy of the page allows to run. Only the server needs its text: pass it under `import.meta.env.SSR`. */
export const InlineScript = ({ code }: { readonly code: string }) => (
  <script nonce={useContext(ScriptMarkContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);
