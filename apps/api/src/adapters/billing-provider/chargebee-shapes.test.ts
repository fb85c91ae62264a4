import { expect, it } from 'vitest';
import { InvoiceList } from './chargebee-shapes.ts';

const paid = {
  id: 'inv_1',
  status: 'paid',
  date: 1_790_000_000,
  total: 2900,
  amount_due: 0,
  currency_code: 'EUR',
};
const note = (cn_total: number, cn_status = 'refunded') => ({ cn_total, cn_status });

it.each([
  { what: 'paid', invoice: paid, status: 'PAID' },
  { what: 'voided', invoice: { ...paid, status: 'voided' }, status: 'VOIDED' },
  { what: 'not paid', invoice: { ...paid, status: 'payment_due' }, status: 'DUE' },
  {
    what: 'refunded in full',
    invoice: { ...paid, issued_credit_notes: [note(2900)] },
    status: 'VOIDED',
  },
  {
    what: 'refunded in two parts',
    invoice: { ...paid, issued_credit_notes: [note(2000), note(900)] },
    status: 'VOIDED',
  },
  {
    what: 'refunded in part',
    invoice: { ...paid, issued_credit_notes: [note(2000)] },
    status: 'PAID',
  },
  {
    what: 'credited by a voided credit note',
    invoice: { ...paid, issued_credit_notes: [note(2000), note(900, 'voided')] },
    status: 'PAID',
  },
  { what: 'for an amount of zero', invoice: { ...paid, total: 0 }, status: 'PAID' },
])('InvoiceList maps an invoice that is $what to $status', ({ invoice, status }) => {
  const { list } = InvoiceList.parse({ list: [{ invoice }] });
  expect(list).toMatchObject([{ invoice: { status } }]);
});
