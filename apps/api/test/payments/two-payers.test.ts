import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readReceipt } from '@zampa/contract/payments/read-receipt';
import { updateUser } from '@zampa/contract/people/update-user';
import { adopt } from '@zampa/testing/memberships';
import { newOwner, type Owner, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { type Product, useProduct } from '../product.ts';
import {
  ASKS,
  atProvider,
  begin,
  GOOD,
  linesOf,
  paymentsOf,
  SLOW,
  statusOf,
  type,
} from './cards.ts';
import { newDebt } from './debts.ts';
import { pdfText } from './pdf-text.ts';
import { PRICE } from './visits.ts';

const WAIT = { timeout: 10_000 };

/** What is owed to a clinic by a family of two, each with a tax number of their own. */
async function newSharedDebt(product: Product) {
  const debt = await newDebt(product);
  const second = await newOwner(product, 'Sara');
  await adopt(product.pool, debt.owner.familyId, second.id);
  await withTaxNumber(debt.owner, 'RSSLGO80A41H501A');
  await withTaxNumber(second, 'RSSSRA85B42F205B');
  return { ...debt, second };
}

const withTaxNumber = (owner: Owner, taxNumber: string) =>
  owner.call(updateUser, { body: { taxNumber } });

async function pay(product: Product, payer: TestAccount, intentId: string) {
  expect((await type(product, intentId, { card: GOOD })).status).toBe(200);
  expect(await statusOf(payer, intentId)).toBe('SUCCESS');
}

/** What the receipt of a conversation says, as soon as there is one. */
async function receiptOf(reader: TestAccount, eventId: string): Promise<string> {
  const id = await vi.waitFor(async () => {
    const [paper] = (await paymentsOf(reader, { eventId })).flatMap(({ receipts }) => receipts);
    if (!paper) throw new Error('no receipt yet');
    return paper.id;
  }, WAIT);
  return pdfText((await reader.send(readReceipt, { params: { id } })).bytes);
}

describe('two of a family before the same sum', () => {
  const product = useProduct();

  it('have a payment each, and only who asked last can pay', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const first = await begin(owner, id);
    const other = await begin(second, id);
    expect(other.intentId).not.toBe(first.intentId);
    expect(other.clientSecret).not.toBe(first.clientSecret);
    expect(await type(product(), first.intentId, { card: GOOD })).toMatchObject({
      status: 400,
      body: { code: 'payment_intent_unexpected_state' },
    });
    expect(await statusOf(owner, first.intentId)).toBe('FAILED');
    expect((await begin(second, id)).intentId).toBe(other.intentId);
    await pay(product(), second, other.intentId);
    expect(await linesOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      'ATTEMPT_CLOSED 0',
      'ATTEMPT_OPENED 0',
      `CAPTURED ${PRICE}`,
    ]);
    await expect(begin(owner, id)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' });
  });

  it('see on the receipt, by letter and in the news who has paid', async () => {
    const { vet, owner, second, id } = await newSharedDebt(product());
    await begin(owner, id);
    const { intentId } = await begin(second, id);
    await pay(product(), second, intentId);
    const printed = await receiptOf(owner, id);
    expect(printed).toContain('Sara Rossi');
    expect(printed).toContain('RSSSRA85B42F205B');
    expect(printed).not.toContain('RSSLGO80A41H501A');
    await vi.waitFor(async () => {
      const news = await vet.call(readNotifications, { query: {} });
      const told = news.find(({ kind }) => kind === 'PAYMENT_RECEIVED');
      expect(`${told?.title} ${told?.body}`).toContain('Sara Rossi');
    }, WAIT);
    const receipts = () =>
      product().mailbox.letters.filter(({ mail }) => mail.attachments.length > 0);
    await vi.waitFor(() => {
      const to = receipts().flatMap(({ recipients }) => recipients);
      expect(to).toContain(second.email);
      expect(to).not.toContain(owner.email);
    }, WAIT);
  });

  it('wait for the card of the other, which takes its time', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const { intentId } = await begin(owner, id);
    await type(product(), intentId, { card: SLOW });
    await expect(begin(second, id)).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENT_IN_FLIGHT',
    });
    product().clock.advance(10);
    await expect(begin(second, id)).rejects.toMatchObject({ code: 'ALREADY_PAID' });
    expect(await receiptOf(second, id)).toContain('Olga Rossi');
  });

  it('are not held up by a bank’s question that the other has left', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const left = await begin(owner, id);
    await type(product(), left.intentId, { card: ASKS });
    const { intentId } = await begin(second, id);
    expect((await type(product(), left.intentId, { challenge: 'pass' })).status).toBe(400);
    await pay(product(), second, intentId);
    expect(await atProvider(product(), left.intentId)).toMatchObject({ taken: 0 });
  });

  it('at the same moment never both pay', async () => {
    const { owner, second, id } = await newSharedDebt(product());
    const payers = [owner, second, owner, second, owner, second];
    const answers = await Promise.allSettled(payers.map((payer) => begin(payer, id)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : [],
    );
    const known = ['PAYMENT_IN_FLIGHT', 'STATUS_CONFLICT'];
    expect(refused.filter((code) => !known.includes(code ?? ''))).toEqual([]);
    const last = await begin(second, id);
    const begunBy = (payer: TestAccount) =>
      answers.flatMap((answer, index) =>
        answer.status === 'fulfilled' && payers[index] === payer ? [answer.value.intentId] : [],
      );
    const [first, other] = [begunBy(owner), [...begunBy(second), last.intentId]];
    expect(first.filter((intentId) => other.includes(intentId))).toEqual([]);
    const intents = [...new Set([...first, ...other])];
    const typed = await Promise.all(intents.map((each) => type(product(), each, { card: GOOD })));
    expect(typed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await statusOf(second, last.intentId)).toBe('SUCCESS');
    expect(await receiptOf(owner, id)).toContain('Sara Rossi');
    const taken = await Promise.all(intents.map((each) => atProvider(product(), each)));
    expect(taken.reduce((sum, each) => sum + (each?.taken ?? 0), 0)).toBe(PRICE);
  });
});
