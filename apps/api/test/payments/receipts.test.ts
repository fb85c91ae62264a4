import { endConversation } from '@zampa/contract/requests/end-conversation';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { readReceipt } from '@zampa/contract/payments/read-receipt';
import { newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import { beginPayment, GOOD, paymentsOf, cardStatusOf, submitToSandbox } from './cards.ts';
import { pdfText } from '../../src/documents/pdf-text.test-data.ts';
import { newVisit, PRICE, connectCards, startVisit } from './visits.ts';

const WAIT = { timeout: 30_000 };

const end = (vet: TestAccount, id: string, means: 'CASH' | 'DIGITAL') =>
  vet.call(endConversation, { query: { id }, body: { payment_type: means } });

/** Waits for this many receipts of a conversation and returns them. */
async function waitForReceipts(reader: TestAccount, eventId: string, count: number) {
  return vi.waitFor(async () => {
    const papers = (await paymentsOf(reader, { eventId })).flatMap(({ receipts }) => receipts);
    expect(papers).toHaveLength(count);
    return papers;
  }, WAIT);
}

async function payByCard(product: Product, owner: TestAccount, ...ids: string[]) {
  const { intentId } = await beginPayment(owner, ...ids);
  await submitToSandbox(product, intentId, { card: GOOD });
  expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
}

const read = (reader: TestAccount, id = '') => reader.send(readReceipt, { params: { id } });

describe('receipts', () => {
  const product = useProduct();

  it('are e-mailed to a client who paid in cash, and readable only by both sides', async () => {
    const { vet, owner, id } = await newVisit(product());
    await end(vet, id, 'CASH');
    const [paper] = await waitForReceipts(owner, id, 1);
    expect(paper).toMatchObject({
      kind: 'RECEIPT',
      number: `${new Date().getFullYear()}/1`,
      amount: PRICE,
    });
    const letter = await vi.waitFor(() => {
      const found = product().mailbox.emails.find(
        ({ recipients, mail }) =>
          recipients.includes(owner.email) && mail.subject?.includes(paper?.number ?? '-'),
      );
      if (!found) throw new Error('no letter with the receipt yet');
      return found;
    }, WAIT);
    const [file] = letter.mail.attachments;
    expect(file).toMatchObject({ mimeType: 'application/pdf' });
    const printed = await pdfText(Buffer.from(file?.content as ArrayBuffer));
    expect(printed).toContain(paper?.number);
    expect(printed).toContain('45.00');
    expect(printed).toContain('Surgery');
    for (const reader of [vet, owner]) {
      const { status, headers, bytes } = await read(reader, paper?.id);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(await pdfText(bytes)).toBe(printed);
    }
    const stranger = await newVet(product());
    const neighbour = await newClinicWithClient(product());
    for (const reader of [stranger, neighbour.vet, neighbour.owner])
      expect((await read(reader, paper?.id)).status).toBe(404);
  });

  it('cover several visits paid by one card payment, and a refund with a credit note', async () => {
    const visit = await newVisit(product());
    const { vet, owner, id } = visit;
    await connectCards(vet);
    const second = await startVisit(visit, 1500);
    await end(vet, id, 'DIGITAL');
    await end(vet, second, 'DIGITAL');
    await payByCard(product(), owner, id, second);
    const [paper] = await waitForReceipts(owner, id, 1);
    expect(await waitForReceipts(owner, second, 1)).toEqual([paper]);
    expect(paper).toMatchObject({ kind: 'RECEIPT', amount: PRICE + 1500 });
    const printed = await pdfText((await read(owner, paper?.id)).bytes);
    for (const text of ['60.00', '45.00', '15.00', '4242', 'SANDBOX'])
      expect(printed).toContain(text);
    const [payment] = await paymentsOf(vet, { eventId: second });
    await vet.call(createRefund, {
      body: { paymentId: payment?.id ?? '', amount: 500, reason: 'GOODWILL', note: '' },
    });
    const [, note] = await waitForReceipts(owner, second, 2);
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', amount: 500 });
    expect(await pdfText((await read(vet, note?.id)).bytes)).toContain(`receipt ${paper?.number}`);
  });

  it('are numbered without gaps when paid concurrently, and cannot be changed', async () => {
    const first = await newVisit(product());
    const ids = [first.id];
    for (let more = 0; more < 7; more += 1) ids.push(await startVisit(first, 1000 + more));
    await Promise.all(ids.map((id) => end(first.vet, id, 'CASH')));
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ number: number }>(
        'select number from receipts where facility_id = $1 order by number',
        [first.vet.facility.id],
      );
      expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }, WAIT);
    const counted = product().pool.query('update receipts set amount = 1 where facility_id = $1', [
      first.vet.facility.id,
    ]);
    await expect(counted).rejects.toThrow('stays in it');
  });

  it('include a credit note for cash returned by hand', async () => {
    const { vet, owner, id } = await newVisit(product());
    await end(vet, id, 'CASH');
    await waitForReceipts(owner, id, 1);
    const [paid] = await paymentsOf(vet, { eventId: id });
    expect(paid?.refundable).toBe(PRICE);
    const give = (amount: number) =>
      vet.call(createRefund, {
        body: { paymentId: paid?.id ?? '', amount, reason: 'PART_NOT_DONE', note: 'Sorry' },
      });
    expect(await give(1500)).toMatchObject({
      status: 'PAID',
      refunded: 1500,
      refundable: PRICE - 1500,
    });
    await expect(give(PRICE - 1499)).rejects.toMatchObject({
      fields: [{ field: 'amount', code: 'too_large' }],
    });
    const papers = await waitForReceipts(owner, id, 2);
    expect(papers[1]).toMatchObject({ kind: 'CREDIT_NOTE', amount: 1500 });
  });
});
