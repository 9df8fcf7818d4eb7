import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen, once. Those behind the log-in stand in the frame, and in its menu (`features/frame/menu.ts`). */
export default [
  route('login', 'routes/entrance/login.tsx'),
  route('welcome', 'routes/entrance/welcome.tsx'),
  route('enrol', 'routes/entrance/enrol.tsx'),
  route('ui', 'routes/ui/ui.tsx'),
  layout('routes/frame/frame.tsx', [
    // What fails in a screen is shown inside the frame.
    layout('routes/frame/screens.tsx', [
      index('routes/today/today.tsx'),
      route('account', 'routes/account/account.tsx'),
      route('orders', 'routes/orders/orders.tsx'),
      route('orders/new', 'routes/orders/new-order.tsx'),
      route('orders/:number', 'routes/orders/order.tsx'),
      route('picking', 'routes/picking/first-source.tsx'),
      route('picking/:source', 'routes/picking/picking.tsx'),
      route('pickup', 'routes/picking/first-branch.tsx'),
      route('pickup/:branch', 'routes/picking/pickup.tsx'),
      route('returns', 'routes/returns/returns.tsx'),
      route('returns/new', 'routes/returns/register.tsx'),
      route('returns/:number', 'routes/returns/return.tsx'),
      route('giftcards', 'routes/giftcards/giftcards.tsx'),
      route('giftcards/:number', 'routes/giftcards/giftcard.tsx'),
      route('customers', 'routes/customers/customers.tsx'),
      route('customers/:id', 'routes/customers/customer.tsx'),
      route('reviews', 'routes/queues/reviews.tsx'),
      route('forms', 'routes/queues/messages.tsx'),
      route('forms/:id', 'routes/queues/message.tsx'),
      route('newsletter', 'routes/queues/newsletter.tsx'),
      route('alerts', 'routes/queues/alerts.tsx'),
      route('staff', 'routes/staff/staff.tsx'),
      route('staff/invite', 'routes/staff/invite.tsx'),
      route('staff/:id', 'routes/staff/person.tsx'),
      route('roles', 'routes/staff/roles.tsx'),
      route('approvals', 'routes/approvals/approvals.tsx'),
      route('audit', 'routes/audit/audit.tsx'),
      route('settings/thresholds', 'routes/settings/thresholds.tsx'),
      route('settings/returns', 'routes/settings/returns.tsx'),
      route('*', 'routes/frame/unknown.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
