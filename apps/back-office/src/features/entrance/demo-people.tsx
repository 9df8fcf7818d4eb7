import type { EntranceQuery } from '../../generated/graphql.ts';
import { LogInDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { askAtTheDoor } from '../../lib/api/api.ts';
import { initialsOf } from '../../lib/initials.ts';
import { useCall } from '../../lib/use-call.ts';
import type { LogInAnswer } from './follow.ts';
import { FormProblem } from './form-problem.tsx';
import styles from './entrance.module.css';

type Props = {
  readonly people: EntranceQuery['entrance']['demo'];
  readonly branches: EntranceQuery['entrance']['branches'];
  readonly password: string;
  readonly onAnswer: (answer: LogInAnswer) => void;
};

/** A demo has somebody for every role, to look around as. */
export function DemoPeople({ people, branches, password, onAnswer }: Props) {
  const t = useMessages('entrance');
  const roleName = useMessages('roles');
  const namesOf = (code: string | null | undefined) => branches.flatMap((branch) => (branch.code === code ? branch.name : []));
  const enter = useCall(async (email: string) => onAnswer((await askAtTheDoor(LogInDocument, { email, password })).logIn));
  return (
    <section className={styles.demo} aria-labelledby="demo-people">
      <h2 id="demo-people" className={styles.demoTitle}>
        {t('demoTitle')}
      </h2>
      <p className={styles.why}>{t('demoWhy')}</p>
      {enter.error && <FormProblem error={enter.error} wrong={t('wrong')} />}
      <ul className={styles.people}>
        {people.map(({ email, name, roles }) => (
          <li key={email}>
            <button type="button" className={styles.person} onClick={() => void enter.run(email)}>
              <span className={styles.face} aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.role}>
                  {roles.map(({ role, branch }) => [roleName(role), ...namesOf(branch)].join(', ')).join('; ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
