import { changePassword } from '@zampa/contract/account/change-password';
import { Feed } from '@zampa/contract/appointments/feed';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import type { CallDefinition } from '@zampa/contract/call';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { newOwner, newVet, PASSWORD, openSession, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import type { AnyInput } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const NEW_PASSWORD = 'Zampa-test-2';
const MISMATCH = { status: 422, json: { code: 'IDEMPOTENCY_MISMATCH' } };

/** Returns a function that sends a call with this idempotency key. */
const withKey = (key: string) => (person: TestAccount, call: CallDefinition, input: AnyInput) =>
  person.send(call, { ...input, headers: { 'idempotency-key': key } });

describe('Idempotency-Key — secrets, and calls with their own transactions', () => {
  const product = useProduct();
  const send = withKey('the-same');

  it('changes a password once and is rejected for another password', async () => {
    const owner = await newOwner(product());
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await send(owner, changePassword, { body })).toMatchObject({ status: 204 });
    expect(await send(owner, changePassword, { body })).toMatchObject({ status: 204 });
    const other = { ...body, newPassword: 'Zampa-test-3' };
    expect(await send(owner, changePassword, { body: other })).toMatchObject(MISMATCH);
    await openSession(owner, owner.email, NEW_PASSWORD);
  });

  it('can be reused after its first request was refused', async () => {
    const owner = await newOwner(product());
    const body = { oldPassword: 'Wrong-test-1', newPassword: NEW_PASSWORD };
    expect(await send(owner, changePassword, { body })).toMatchObject({ status: 400 });
    const right = { ...body, oldPassword: PASSWORD };
    expect(await send(owner, changePassword, { body: right })).toMatchObject({ status: 204 });
  });

  it('returns the same secret URL, which is not readable in the database', async () => {
    const owner = await newOwner(product());
    const [first, ...others] = await Promise.all(
      [1, 2, 3, 4].map(() => send(owner, createFeed, { body: {} })),
    );
    expect(first).toMatchObject({ status: 201 });
    for (const other of others) expect(other).toMatchObject({ status: 201, json: first?.json });
    expect((await send(owner, createFeed, { body: {} })).json).toEqual(first?.json);
    const { url } = Feed.parse(first?.json);
    const path = new URL(url ?? '').pathname;
    expect(await fetch(new URL(path, product().address))).toMatchObject({ status: 200 });
    const { rows } = await product().pool.query<{ answer: string }>(
      `select answer::text from idempotency_keys where key = 'the-same'`,
    );
    const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(token.length).toBeGreaterThan(20);
    for (const { answer } of rows) expect(answer).not.toContain(token);
    const hidden = { body: { hideDetails: true } };
    expect(await send(owner, createFeed, hidden)).toMatchObject(MISMATCH);
  });

  it('opens the onboarding and checkout pages once each, and is rejected with another plan', async () => {
    const vet = await newVet(product());
    const { id: facilityId, OrganizationId } = vet.facility;
    const cards = { body: { OrganizationId, FacilityId: facilityId } };
    const first = await withKey('cards')(vet, createCardAccount, cards);
    expect(first).toMatchObject({ status: 200 });
    expect((await withKey('cards')(vet, createCardAccount, cards)).json).toEqual(first.json);
    const choose = (planId: string) =>
      withKey('plan')(vet, createCheckout, { body: { facilityId, planId } });
    const page = await choose('STANDARD');
    expect(page).toMatchObject({ status: 200 });
    expect((await choose('STANDARD')).json).toEqual(page.json);
    expect(await choose('FREE')).toMatchObject(MISMATCH);
  });

  it('ends a conversation once and returns the first answer again', async () => {
    const { vet, id } = await newStartedRequest(product());
    const close = (body = {}) => send(vet, endConversation, { query: { id }, body });
    const first = await close();
    expect(first).toMatchObject({ status: 200 });
    expect(await close()).toMatchObject({ status: 200, json: first.json });
    expect(await close({ payment_type: 'CASH' })).toMatchObject(MISMATCH);
  });

  it('runs the write a minute after the process that held the key was killed', async () => {
    const owner = await newOwner(product());
    await product().pool.query(
      `insert into idempotency_keys (account_id, key, body_hash, created_at)
        select account_id, 'killed', 'of whatever it was', $2 from users where id = $1`,
      [owner.id, product().clock.now()],
    );
    const feed = () => withKey('killed')(owner, createFeed, { body: {} });
    expect(await feed()).toMatchObject(MISMATCH);
    product().clock.advance(61);
    expect(await feed()).toMatchObject({ status: 201 });
  });
});

describe('Idempotency-Key — repetition after losing access', () => {
  const product = useProduct();

  it('returns the first answer only to staff after the client is removed', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const body = { userId: owner.id, facilityId: vet.facility.id, status: 'REMOVED' };
    const first = await withKey('remove')(vet, updateClientStatus, { body });
    expect(first).toMatchObject({ status: 200, json: { status: 'REMOVED' } });
    const again = await withKey('remove')(vet, updateClientStatus, { body });
    expect(again).toMatchObject({ status: 200, json: first.json });
    expect(await withKey('other')(vet, updateClientStatus, { body })).toMatchObject({
      status: 404,
    });
    const active = { ...body, status: 'ACTIVE' };
    expect(await withKey('remove')(vet, updateClientStatus, { body: active })).toMatchObject({
      status: 404,
    });
    const stranger = await newVet(product());
    expect(await withKey('remove')(stranger, updateClientStatus, { body })).toMatchObject({
      status: 404,
    });
  });
});
