import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readReceipt } from '@zampa/contract/payments/read-receipt';
import { updateUser } from '@zampa/contract/people/update-user';
import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, type Owner, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { type Product, useProduct } from '../product.ts';
import {
  CHALLENGED,
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  SLOW,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { newUnpaidVisit } from './unpaid-visit.ts';
import { pdfText } from '../../src/documents/pdf-text.test-data.ts';
import { PRICE } from './visits.ts';

const WAIT = { timeout: 30_000 };

/** Creates a debt of a family of two people, each with a tax number. */
async function newSharedDebt(product: Product) {
  const debt = await newUnpaidVisit(product);
  const second = await newOwner(product, 'Sara');
  await moveToFamily(product.pool, debt.owner.familyId, second.id);
  await withTaxNumber(debt.owner, 'RSSLGO80A41H501A');
  await withTaxNumber(second, 'RSSSRA85B42F205B');
  return { ...debt, second };
}

const withTaxNumber = (owner: Owner, taxNumber: string) =>
  owner.call(updateUser, { body: { taxNumber } });

async function pay(product: Product, payer: TestAccount, intentId: string) {
  expect((await submitToSandbox(product, intentId, { card: GOOD })).status).toBe(200);
  expect(await cardStatusOf(payer, intentId)).toBe('SUCCESS');
}

/** Waits for the receipt of a conversation and returns its text. */
async function receiptOf(reader: TestAccount, eventId: string): Promise<string> {
  const id = await vi.waitFor(async () => {
    const [paper] = (await paymentsOf(reader, { eventId })).flatMap(({ receipts }) => receipts);
    if (!paper) throw new Error('no receipt yet');
    return paper.id;
  }, WAIT);
  return pdfText((await reader.send(readReceipt, { params: { id } })).bytes);
}

describe('two family members paying the same charge', () => {
  const product = useProduct();

  it('get an intent each, of which only the latest can be paid', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const first = await beginPayment(owner, id);
    const other = await beginPayment(second, id);
    expect(other.intentId).not.toBe(first.intentId);
    expect(other.clientSecret).not.toBe(first.clientSecret);
    expect(await submitToSandbox(product(), first.intentId, { card: GOOD })).toMatchObject({
      status: 400,
      body: { code: 'payment_intent_unexpected_state' },
    });
    expect(await cardStatusOf(owner, first.intentId)).toBe('FAILED');
    expect((await beginPayment(second, id)).intentId).toBe(other.intentId);
    await pay(product(), second, other.intentId);
    expect(await ledgerOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      'ATTEMPT_CLOSED 0',
      'ATTEMPT_OPENED 0',
      `CAPTURED ${PRICE}`,
    ]);
    await expect(beginPayment(owner, id)).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_PAID',
    });
  });

  it('see the actual payer on the receipt, in the e-mail and in the notification', async () => {
    const { vet, owner, second, id } = await newSharedDebt(product());
    await beginPayment(owner, id);
    const { intentId } = await beginPayment(second, id);
    await pay(product(), second, intentId);
    const printed = await receiptOf(owner, id);
    expect(printed).toContain('Sara Rossi');
    expect(printed).toContain('RSSSRA85B42F205B');
    expect(printed).not.toContain('RSSLGO80A41H501A');
    await vi.waitFor(async () => {
      const news = await vet.call(readNotifications, { query: {} });
      const notification = news.find(({ kind }) => kind === 'PAYMENT_RECEIVED');
      expect(`${notification?.title} ${notification?.body}`).toContain('Sara Rossi');
    }, WAIT);
    const receipts = () =>
      product().mailbox.emails.filter(({ mail }) => mail.attachments.length > 0);
    await vi.waitFor(() => {
      const to = receipts().flatMap(({ recipients }) => recipients);
      expect(to).toContain(second.email);
      expect(to).not.toContain(owner.email);
    }, WAIT);
  });

  it('wait for a slow card payment of the other', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const { intentId } = await beginPayment(owner, id);
    await submitToSandbox(product(), intentId, { card: SLOW });
    await expect(beginPayment(second, id)).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENT_IN_FLIGHT',
    });
    product().clock.advance(10);
    await expect(beginPayment(second, id)).rejects.toMatchObject({ code: 'ALREADY_PAID' });
    expect(await receiptOf(second, id)).toContain('Olga Rossi');
  });

  it('are not blocked by a bank challenge that the other left unanswered', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const left = await beginPayment(owner, id);
    await submitToSandbox(product(), left.intentId, { card: CHALLENGED });
    const { intentId } = await beginPayment(second, id);
    expect((await submitToSandbox(product(), left.intentId, { challenge: 'pass' })).status).toBe(
      400,
    );
    await pay(product(), second, intentId);
    expect(await readProviderTotals(product(), left.intentId)).toMatchObject({ taken: 0 });
  });

  it('never both pay when they begin at the same time', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const payers = [owner, second, owner, second, owner, second];
    const answers = await Promise.allSettled(payers.map((payer) => beginPayment(payer, id)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : [],
    );
    const expectedCodes = ['PAYMENT_IN_FLIGHT', 'STATUS_CONFLICT'];
    expect(refused.filter((code) => !expectedCodes.includes(code ?? ''))).toEqual([]);
    const last = await beginPayment(second, id);
    const begunBy = (payer: TestAccount) =>
      answers.flatMap((answer, index) =>
        answer.status === 'fulfilled' && payers[index] === payer ? [answer.value.intentId] : [],
      );
    const [first, other] = [begunBy(owner), [...begunBy(second), last.intentId]];
    expect(first.filter((intentId) => other.includes(intentId))).toEqual([]);
    const intents = [...new Set([...first, ...other])];
    const typed = await Promise.all(
      intents.map((each) => submitToSandbox(product(), each, { card: GOOD })),
    );
    expect(typed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cardStatusOf(second, last.intentId)).toBe('SUCCESS');
    expect(await receiptOf(owner, id)).toContain('Sara Rossi');
    const taken = await Promise.all(intents.map((each) => readProviderTotals(product(), each)));
    expect(taken.reduce((sum, each) => sum + (each?.taken ?? 0), 0)).toBe(PRICE);
  });
});
