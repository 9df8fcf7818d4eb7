import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../actions/button.tsx';
import { CheckMenu } from './check-menu.tsx';
import type { Column, ColumnChoice } from './columns.ts';

/** Which columns are shown. */
export function ColumnMenu<Row>({ columns, choice }: { readonly columns: readonly Column<Row>[]; readonly choice: ColumnChoice }) {
  const t = useMessages('lists');
  const options = columns.filter(({ isTitle }) => !isTitle).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <CheckMenu
      label={t('columns')}
      trigger={
        <Button kind="quiet" size="s" icon="columns">
          {t('columns')}
        </Button>
      }
      options={options}
      chosen={[...choice.shown]}
      isMany
      onChange={(next) => {
        for (const { value } of options) if (next.includes(value) !== choice.shown.has(value)) choice.toggle(value);
      }}
    />
  );
}
