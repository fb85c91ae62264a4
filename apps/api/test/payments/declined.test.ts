import { endConversation } from '@zampa/contract/requests/end-conversation';
import { markInboxDone } from '@zampa/contract/inbox/mark-inbox-done';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import type { TestAccount } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { beginPayment, DECLINED, GOOD, paymentsOf, submitToSandbox } from './cards.ts';
import { newVisit } from './visits.ts';

const WAIT = { timeout: 30_000 };
const notificationKindsOf = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
const inboxOf = async (person: TestAccount) => (await person.call(readInbox, { query: {} })).items;

describe('declined card payment', () => {
  const product = useProduct();

  /** Creates an ended visit whose card payment was declined once. */
  async function newDeclined() {
    const visit = await newVisit(product());
    const { vet, owner, id } = visit;
    await product().pool.query(
      `update organizations set payments_status = 'READY', stripe_account_id = $2
       where id = (select organization_id from facilities where id = $1)`,
      [vet.facility.id, `acct_sbx_${crypto.randomUUID()}`],
    );
    await vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
    const { intentId } = await beginPayment(owner, id);
    await submitToSandbox(product(), intentId, { card: DECLINED });
    await vi.waitFor(
      async () => expect((await paymentsOf(owner))[0]).toMatchObject({ declined: true }),
      WAIT,
    );
    return { ...visit, intentId };
  }

  it('stays in the inbox of the clinic until it is paid', async () => {
    const { vet, owner, id, intentId } = await newDeclined();
    expect(await inboxOf(vet)).toMatchObject([
      { kind: 'PAYMENT_FAILED', urgent: false, conversationId: id },
    ]);
    expect((await inboxOf(vet))[0]?.title).toContain('45.00');
    await vi.waitFor(
      async () => expect(await notificationKindsOf(vet)).toContain('PAYMENT_FAILED'),
      WAIT,
    );
    expect(await notificationKindsOf(owner)).not.toContain('PAYMENT_FAILED');
    await submitToSandbox(product(), intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await inboxOf(vet)).toEqual([]), WAIT);
  });

  it('leaves the inbox when the clinic marks it as done', async () => {
    const { vet, id } = await newDeclined();
    const [item] = await inboxOf(vet);
    await vet.call(markInboxDone, { body: { conversationId: id, seq: item?.seq ?? 0 } });
    expect(await inboxOf(vet)).toEqual([]);
  });
});
