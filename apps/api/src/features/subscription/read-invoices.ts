import type { AnswerOf } from '@zampa/contract/call';
import type { readInvoices as call } from '@zampa/contract/subscription/read-invoices';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { findBillingAccount } from './billing-accounts.ts';

/** Reads the invoices of an organization's subscription. Throws UNAVAILABLE. */
export async function readInvoices(
  { db, query: { facilityId } }: PersonContext<typeof call>,
  { billingProvider }: Deps,
): Promise<AnswerOf<typeof call>> {
  const account = await findBillingAccount(db, billingProvider, facilityId);
  if (!account) return [];
  const invoices = await billingProvider.readInvoices(account.customerId);
  return invoices.map((invoice) => ({ ...invoice, date: invoice.date.toISOString() }));
}
