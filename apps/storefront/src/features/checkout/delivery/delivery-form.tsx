import { deliveryName } from '@shop/rules/delivery-name';
import { SetCommentDocument, SetShippingMethodDocument, type CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { FormFrame } from '../../../lib/forms/form-frame.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { destinationBy, isPickup, methodKey, methodsOf, presetMethod } from '../cart-facts.ts';
import { useArrival } from './arrival.tsx';
import type { Checkout } from '../use-checkout.ts';
import { useWish, type OnWish } from '../use-wish.ts';

type Props = { readonly cart: CheckoutCartFragment; readonly checkout: Checkout; readonly onDone: () => void; readonly onWish: OnWish };

/** Step two: how it travels, with price and date, and a word to the shop. */
export function DeliveryForm({ cart, checkout, onDone, onWish }: Props) {
  const t = useMessages('checkout');
  const { money } = useFormats();
  const shop = useShop();
  const when = useArrival();
  const pickup = isPickup(cart);
  // Collecting is chosen with the address: here it would have no branch.
  const methods = methodsOf(cart).filter(({ carrier_code: carrier }) => (carrier === 'instore') === pickup);
  const form = useForm({
    initial: { method: presetMethod(cart, methods), comment: cart.comment ?? '' },
    draft: 'checkout delivery',
    check: ({ method }) => (methods.some((other) => methodKey(other) === method) ? {} : { method: t('methodRequired') }),
    send: async ({ method, comment }) => {
      const found = methods.find((other) => methodKey(other) === method);
      try {
        const { setShippingMethodsOnCart: set } = await shop.mutate(SetShippingMethodDocument, {
          id: cart.id,
          carrier: found?.carrier_code ?? '',
          method: found?.method_code ?? '',
        });
        if (set) checkout.show(set.cart);
        if (comment.trim() !== (cart.comment ?? '')) {
          checkout.show((await shop.mutate(SetCommentDocument, { id: cart.id, comment: comment.trim() })).setCommentOnCart);
        }
      } catch (error) {
        await checkout.fail(error, 'setShippingAddress');
        return false;
      }
      onDone();
      return true;
    },
  });
  useWish(onWish, destinationBy(cart, form.values.method));
  const isNet = useIsNet();
  const price = (amount: number) => (amount === 0 ? t('free') : money(amount));
  return (
    <FormFrame form={form} label={t('delivery')} submit={t('toPayment')}>
      <ChoiceList
        {...form.text('method')}
        label={t('method')}
        choices={methods.map((method) => ({
          value: methodKey(method),
          title: deliveryName(method.carrier_title, method.method_title),
          text: method.available ? (
            <>
              {when(method)}
              {method.description ? <br /> : null}
              {method.description}
            </>
          ) : (
            method.error_message
          ),
          price: price((isNet ? method.price_excl_tax.value : method.price_incl_tax.value) ?? 0),
          disabled: !method.available,
        }))}
      />
      <TextField {...form.text('comment')} label={t('comment')} optional rows={3} maxLength={1000} />
    </FormFrame>
  );
}
