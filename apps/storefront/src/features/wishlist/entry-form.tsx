import type { WishlistEntryFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeWishlist } from './use-change-wishlist.ts';
import styles from './wishlist.module.css';

type Props = {
  readonly entry: WishlistEntryFragment;
  /** Only customers can leave a remark (SPEC-6). */
  readonly canRemark: boolean;
};

/** How many, and a remark to oneself or to whom the list is shared with. */
export function EntryForm({ entry, canRemark }: Props) {
  const t = useMessages('wishlist');
  const { update, remove } = useChangeWishlist();
  const name = entry.product?.name ?? '';
  const form = useForm({
    initial: { quantity: String(entry.quantity), description: entry.description ?? '' },
    check: ({ quantity }) => (/^[1-9]\d{0,3}$/.test(quantity.trim()) ? {} : { quantity: t('quantityWrong') }),
    send: async ({ quantity, description }) => {
      const remark = canRemark ? { description: description.trim() } : {};
      const isDone = await update({ wishlist_item_id: entry.id, quantity: Number(quantity), ...remark });
      if (isDone) notices.show({ kind: 'success', text: t('saved') });
      return isDone;
    },
  });
  return (
    <form {...form.formProps} method="post" noValidate aria-label={t('entryOf', { name })}>
      <div className={styles.edit}>
        <TextField {...form.text('quantity')} label={t('quantity')} inputMode="numeric" />
        {canRemark ? <TextField {...form.text('description')} label={t('remark')} maxLength={255} optional /> : <span />}
        <Button type="submit">{t('save')}</Button>
      </div>
      <LinkButton onClick={() => void remove([entry.id])}>{t('remove', { name })}</LinkButton>
    </form>
  );
}
