import { checkoutClient } from './checkout-client.ts';
import { openOneBackend } from './one-backend.ts';

/** A process that places orders until it is killed: says which cart it is about to order, and which order it was told of. */
const checkout = checkoutClient(await openOneBackend(process.env));
process.stdout.write('open\n');
for (let count = 0; ; count++) {
  const email = `${process.argv[2]}-${count}@example.org`;
  const cart = await checkout.ready({ email });
  process.stdout.write(`cart ${cart} ${email}\n`);
  const { data, errors } = await checkout.order(cart, count % 2 === 0 ? 'multisafepay_ideal' : 'banktransfer');
  process.stdout.write(errors.length > 0 ? `refused ${errors[0]?.message}\n` : `order ${cart} ${data.setPaymentMethod.order.number}\n`);
}
