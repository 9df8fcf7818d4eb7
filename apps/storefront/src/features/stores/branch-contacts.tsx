import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { BranchContact } from './branch-contact.tsx';
import type { ListedBranch } from './branch-list.tsx';
import { openingSentence } from './opening-sentence.ts';
import styles from './branch-contacts.module.css';

type Props = {
  readonly title: string;
  readonly branches: readonly ListedBranch[];
  readonly hrefOf: (branch: BranchBranchFragment) => string;
};

/** The branches beside a form: whom to call instead. */
export function BranchContacts({ title, branches, hrefOf }: Props) {
  const t = useMessages('stores');
  const { date } = useFormats();
  return (
    <section aria-labelledby="branch-contacts">
      <h2 id="branch-contacts" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.branches}>
        {branches.map(({ branch, opening }) => (
          <li key={branch.name}>
            <h3 className={styles.town}>
              <a href={hrefOf(branch)}>{branch.city ?? branch.name}</a>
            </h3>
            <p>{openingSentence(opening, t, date)}</p>
            <BranchContact branch={branch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
