import { useRef, useState } from 'react';
import { ExportAuditDocument, type AuditFilter } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask, newKey } from '../../lib/api/api.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** The browser saves it: the answer says that it is a file. */
function fetchFile(id: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = `/staff/download/${id}`;
  link.download = fileName;
  link.click();
}

/** What is filtered, as CSV. */
export function ExportButton({ filter }: { readonly filter: AuditFilter }) {
  const t = useMessages('audit');
  const refusalText = useRefusal();
  const key = useRef(newKey());
  const [problem, setProblem] = useState<string>();
  const { run, isPending, error } = useCall(async () => {
    setProblem(undefined);
    const { exportAudit } = await ask(ExportAuditDocument, { filter, key: key.current });
    // A file is fetched once: the next press makes another.
    key.current = newKey();
    if (exportAudit.__typename === 'Refusal') setProblem(refusalText(exportAudit));
    else fetchFile(exportAudit.id, exportAudit.fileName);
  });
  return (
    <>
      <CallProblem error={error} text={problem} />
      <Button icon="download-simple" isPending={isPending} aria-label={t('exportFiltered')} onClick={() => void run()}>
        {t('export')}
      </Button>
    </>
  );
}
