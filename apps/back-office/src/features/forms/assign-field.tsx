import { AssignMessageDocument, MessageHandlersDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { usePerson } from '../../lib/session/person.ts';
import { useChange } from '../../lib/use-change.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './forms.module.css';
import type { Message } from './message.ts';

const loadHandlers = async () => (await ask(MessageHandlersDocument)).messageHandlers;
/** A select has no empty value. */
const nobody = '-';

/** Who works on it. */
export function AssignField({ message: { id, assignedTo } }: { readonly message: Message }) {
  const t = useMessages('forms');
  const me = usePerson().id;
  const handlers = useLoaded(loadHandlers);
  const { run, isPending, error, problem } = useChange();
  const assign = (staff: string | null) =>
    void run({ id, staff }, async (key) => (await ask(AssignMessageDocument, { id, staff, key })).assignMessage);
  const known = handlers.state === 'done' ? handlers.value : [];
  const people = assignedTo && !known.some((one) => one.id === assignedTo.id) ? [assignedTo, ...known] : known;
  return (
    <div className={styles.form}>
      <Select
        label={t('assigned')}
        options={[{ value: nobody, label: t('assignedNobody') }, ...people.map((one) => ({ value: one.id, label: one.name }))]}
        value={assignedTo?.id ?? nobody}
        onChange={(value) => assign(value === nobody ? null : value)}
      />
      {assignedTo?.id !== me && known.some((one) => one.id === me) && (
        <Button size="s" icon="user" isPending={isPending} onClick={() => assign(me)}>
          {t('take')}
        </Button>
      )}
      <CallProblem error={error} text={problem} />
    </div>
  );
}
