// Made by `npm run generate` from the files that are named here.
export { createCheckout } from './create-checkout.ts';
export { createPortalSession } from './create-portal-session.ts';
export { endBilling } from './end-billing.ts';
export { readInvoices } from './read-invoices.ts';
export { readPlans } from './read-plans.ts';
export { readSubscription } from './read-subscription.ts';
export { subscribeFacility } from './subscribe-facility.ts';
export { syncBillingCustomer } from './sync-billing-customer.ts';
