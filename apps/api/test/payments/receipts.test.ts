import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { readReceipt } from '@zampa/contract/payments/read-receipt';
import { newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import { begin, GOOD, paymentsOf, statusOf, type } from './cards.ts';
import { pdfText } from './pdf-text.ts';
import { newVisit, PRICE, takeCards, visitOf } from './visits.ts';

const WAIT = { timeout: 10_000 };

const end = (vet: TestAccount, id: string, means: 'CASH' | 'DIGITAL') =>
  vet.call(endConversation, { query: { id }, body: { payment_type: means } });

/** The papers of a conversation's payments, as soon as there are so many. */
async function papersOf(reader: TestAccount, eventId: string, count: number) {
  return vi.waitFor(async () => {
    const papers = (await paymentsOf(reader, { eventId })).flatMap(({ receipts }) => receipts);
    expect(papers).toHaveLength(count);
    return papers;
  }, WAIT);
}

async function payByCard(product: Product, owner: TestAccount, ...ids: string[]) {
  const { intentId } = await begin(owner, ...ids);
  await type(product, intentId, { card: GOOD });
  expect(await statusOf(owner, intentId)).toBe('SUCCESS');
}

const read = (reader: TestAccount, id = '') => reader.send(readReceipt, { params: { id } });

describe('receipts', () => {
  const product = useProduct();

  it('go to who paid in cash by e-mail, and are read by both sides alone', async () => {
    const { vet, owner, id } = await newVisit(product());
    await end(vet, id, 'CASH');
    const [paper] = await papersOf(owner, id, 1);
    expect(paper).toMatchObject({
      kind: 'RECEIPT',
      number: `${new Date().getFullYear()}/1`,
      amount: PRICE,
    });
    const letter = await vi.waitFor(() => {
      const found = product().mailbox.letters.find(
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

  it('are one for a card payment of several, and a credit note for what goes back', async () => {
    const visit = await newVisit(product());
    const { vet, owner, id } = visit;
    await takeCards(vet);
    const second = await visitOf(visit, 1500);
    await end(vet, id, 'DIGITAL');
    await end(vet, second, 'DIGITAL');
    await payByCard(product(), owner, id, second);
    const [paper] = await papersOf(owner, id, 1);
    expect(await papersOf(owner, second, 1)).toEqual([paper]);
    expect(paper).toMatchObject({ kind: 'RECEIPT', amount: PRICE + 1500 });
    const printed = await pdfText((await read(owner, paper?.id)).bytes);
    for (const text of ['60.00', '45.00', '15.00', '4242', 'SANDBOX'])
      expect(printed).toContain(text);
    const [payment] = await paymentsOf(vet, { eventId: second });
    await vet.call(createRefund, {
      body: { paymentId: payment?.id ?? '', amount: 500, reason: 'GOODWILL', note: '' },
    });
    const [, note] = await papersOf(owner, second, 2);
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', amount: 500 });
    expect(await pdfText((await read(vet, note?.id)).bytes)).toContain(`receipt ${paper?.number}`);
  });

  it('are numbered without gaps, however many are paid at the same moment', async () => {
    const first = await newVisit(product());
    const ids = [first.id];
    for (let more = 0; more < 7; more += 1) ids.push(await visitOf(first, 1000 + more));
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

  it('are written for cash that is given back by hand', async () => {
    const { vet, owner, id } = await newVisit(product());
    await end(vet, id, 'CASH');
    await papersOf(owner, id, 1);
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
    const papers = await papersOf(owner, id, 2);
    expect(papers[1]).toMatchObject({ kind: 'CREDIT_NOTE', amount: 1500 });
  });
});
