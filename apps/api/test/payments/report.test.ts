import { endConversation } from '@zampa/contract/requests/end-conversation';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { readMovements } from '@zampa/contract/payments/read-movements';
import { readPaymentReport } from '@zampa/contract/payments/read-payment-report';
import { readStatement } from '@zampa/contract/payments/read-statement';
import { dayIn } from '@zampa/domain/time/plain-days';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { beginPayment, GOOD, paymentsOf, cardStatusOf, submitToSandbox } from './cards.ts';
import { pdfText } from '../../src/documents/pdf-text.test-data.ts';
import { newVisit, PRICE, connectCards, startVisit } from './visits.ts';

const WAIT = { timeout: 30_000 };
/** Fee of a card payment of {@link PRICE}: 1.5 % in the trial, otherwise 3 %. */
const FEES = [67, 135];

const end = (vet: TestAccount, id: string, means: 'CASH' | 'DIGITAL') =>
  vet.call(endConversation, { query: { id }, body: { payment_type: means } });

describe('payment report', () => {
  const product = useProduct();

  /** Creates three visits: one paid by card and partly refunded, one paid in cash, one unpaid. */
  async function newMonth() {
    const visit = await newVisit(product());
    const { vet, owner, id: byCard } = visit;
    await connectCards(vet);
    const inCash = await startVisit(visit, 2000);
    const open = await startVisit(visit, 700);
    await end(vet, byCard, 'DIGITAL');
    const { intentId } = await beginPayment(owner, byCard);
    await submitToSandbox(product(), intentId, { card: GOOD });
    expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
    await end(vet, inCash, 'CASH');
    await end(vet, open, 'DIGITAL');
    const [paid] = await paymentsOf(vet, { eventId: byCard });
    await vet.call(createRefund, {
      body: { paymentId: paid?.id ?? '', amount: 1000, reason: 'GOODWILL', note: '' },
    });
    await vi.waitFor(async () => {
      const papers = (await paymentsOf(vet)).flatMap(({ receipts }) => receipts);
      expect(papers).toHaveLength(3);
    }, WAIT);
    const facilityId = vet.facility.id;
    const today = dayIn(new Date(), vet.facility.timezone);
    return { ...visit, query: { facilityId, from: today, to: today }, today };
  }

  it('shows the same figures as a summary, as a list and as a PDF', async () => {
    const { vet, owner, query, today } = await newMonth();
    const report = await vet.call(readPaymentReport, { query });
    expect(report).toMatchObject({
      currency: 'EUR',
      received: { amount: PRICE + 2000, count: 2 },
      byCard: { amount: PRICE, count: 1 },
      inCash: { amount: 2000, count: 1 },
      returned: { amount: 1000, count: 1 },
      waiting: { amount: 700, count: 1 },
      days: [{ day: today, card: PRICE, cash: 2000 }],
      colleagues: [{ id: vet.id, amount: PRICE + 2000 }],
    });
    expect(FEES).toContain(report.fees);
    const movements = await vet.call(readMovements, { query });
    expect(movements.map(({ type: kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['REFUNDED', -1000, 0],
      ['MARKED_PAID', 2000, 0],
      ['CAPTURED', PRICE, report.fees],
    ]);
    expect(movements.every(({ receipt }) => receipt !== null)).toBe(true);
    expect(movements[2]).toMatchObject({
      last4: '4242',
      services: ['Surgery'],
      FamilyId: owner.familyId,
    });
    const { status, bytes, headers } = await vet.send(readStatement, { query });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const printed = await pdfText(bytes);
    for (const text of [
      '€65.00',
      '€45.00',
      '€20.00',
      '-€10.00',
      movements[2]?.receipt ?? '-',
      'SANDBOX',
    ])
      expect(printed).toContain(text);
    const italian = await vet.send(readStatement, { query: { ...query, language: 'it' } });
    expect(await pdfText(italian.bytes)).toContain('65,00 €');
  });

  it('returns movements in pages and filtered by client', async () => {
    const { vet, owner, query } = await newMonth();
    const first = await vet.send(readMovements, { query: { ...query, limit: 2 } });
    expect(first.json).toHaveLength(2);
    const link = first.headers.get('link') ?? '';
    const cursor = new URL(/<([^>]+)>/.exec(link)?.[1] ?? '', product().address).searchParams.get(
      'cursor',
    );
    const rest = await vet.call(readMovements, {
      query: { ...query, limit: 2, cursor: cursor ?? '' },
    });
    expect(rest.map(({ type: kind }) => kind)).toEqual(['CAPTURED']);
    const of = (familyId: string) => vet.call(readMovements, { query: { ...query, familyId } });
    expect(await of(owner.familyId)).toHaveLength(3);
    const neighbour = await newClinicWithClient(product());
    await expect(of(neighbour.owner.familyId)).rejects.toMatchObject({ status: 404 });
  });

  it('names the filtered client in the PDF and its file name, even without payments', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const days = { facilityId: vet.facility.id, from: '2026-01-01', to: '2026-01-31' };
    const printed = async (query: typeof days & { readonly familyId?: string }) => {
      const { bytes, headers } = await vet.send(readStatement, { query });
      return { text: await pdfText(bytes), named: headers.get('content-disposition') };
    };
    const theirs = await printed({ ...days, familyId: owner.familyId });
    expect(theirs.text).toContain('Olga Rossi');
    expect(theirs.text).not.toContain('-€0.00');
    expect(theirs.named).toContain('"zampa-Olga Rossi-2026-01-01-2026-01-31.pdf"');
    const everybody = await printed(days);
    expect(everybody.text).not.toContain('Olga Rossi');
    expect(everybody.named).toContain('"zampa-2026-01-01-2026-01-31.pdf"');
  });

  it('covers the requested days, at most a year', async () => {
    const { vet, query } = await newMonth();
    const days = (from: string, to: string) =>
      vet.call(readPaymentReport, { query: { ...query, from, to } });
    expect(await days('2020-01-01', '2020-12-31')).toMatchObject({
      received: { amount: 0, count: 0 },
      days: [],
      colleagues: [],
    });
    await expect(days('2020-01-02', '2020-01-01')).rejects.toMatchObject({
      fields: [{ field: 'to', code: 'ends_before_start' }],
    });
    await expect(days('2020-01-01', '2021-01-01')).rejects.toMatchObject({
      fields: [{ field: 'to', code: 'too_long' }],
    });
    await expect(days('yesterday', 'today')).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('is visible to admins only', async () => {
    const { vet, owner, query } = await newMonth();
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: 3 });
    const stranger = await newVet(product());
    for (const call of [readPaymentReport, readMovements, readStatement]) {
      const statusFor = async (person: TestAccount) => (await person.send(call, { query })).status;
      expect(await statusFor(vet)).toBe(200);
      expect(await statusFor(colleague)).toBe(403);
      expect(await statusFor(owner)).toBe(403);
      expect(await statusFor(stranger)).toBe(404);
    }
  });
});
