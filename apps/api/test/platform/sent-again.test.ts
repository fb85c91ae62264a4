import { changePassword } from '@zampa/contract/account/change-password';
import { Feed } from '@zampa/contract/appointments/feed';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import type { CallDefinition } from '@zampa/contract/call';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { newOwner, newVet, PASSWORD, signedIn, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import type { AnyInput } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const NEW_PASSWORD = 'Zampa-test-2';
const MISMATCH = { status: 422, json: { code: 'IDEMPOTENCY_MISMATCH' } };

/** Sends a call under one key, as often as is asked for. */
const under = (key: string) => (person: TestAccount, call: CallDefinition, input: AnyInput) =>
  person.send(call, { ...input, headers: { 'idempotency-key': key } });

describe('Idempotency-Key — secrets, and calls that make transactions of their own', () => {
  const product = useProduct();
  const send = under('the-same');

  it('changes a password once, and refuses the key for another one', async () => {
    const owner = await newOwner(product());
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await send(owner, changePassword, { body })).toMatchObject({ status: 204 });
    expect(await send(owner, changePassword, { body })).toMatchObject({ status: 204 });
    const other = { ...body, newPassword: 'Zampa-test-3' };
    expect(await send(owner, changePassword, { body: other })).toMatchObject(MISMATCH);
    await signedIn(owner, owner.email, NEW_PASSWORD);
  });

  it('takes a key again whose first request was refused', async () => {
    const owner = await newOwner(product());
    const body = { oldPassword: 'Wrong-test-1', newPassword: NEW_PASSWORD };
    expect(await send(owner, changePassword, { body })).toMatchObject({ status: 400 });
    const right = { ...body, oldPassword: PASSWORD };
    expect(await send(owner, changePassword, { body: right })).toMatchObject({ status: 204 });
  });

  it('gives the one secret address again, which nobody reads in the database', async () => {
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

  it('opens one page of each provider, and refuses the key for another plan', async () => {
    const vet = await newVet(product());
    const { id: facilityId, OrganizationId } = vet.facility;
    const cards = { body: { OrganizationId, FacilityId: facilityId } };
    const first = await under('cards')(vet, createCardAccount, cards);
    expect(first).toMatchObject({ status: 200 });
    expect((await under('cards')(vet, createCardAccount, cards)).json).toEqual(first.json);
    const choose = (planId: string) =>
      under('plan')(vet, createCheckout, { body: { facilityId, planId } });
    const page = await choose('STANDARD');
    expect(page).toMatchObject({ status: 200 });
    expect((await choose('STANDARD')).json).toEqual(page.json);
    expect(await choose('FREE')).toMatchObject(MISMATCH);
  });

  it('ends a conversation once, with the first answer for whoever asks again', async () => {
    const { vet, id } = await newStartedRequest(product());
    const close = (body = {}) => send(vet, endConversation, { query: { id }, body });
    const first = await close();
    expect(first).toMatchObject({ status: 200 });
    expect(await close()).toMatchObject({ status: 200, json: first.json });
    expect(await close({ payment_type: 'CASH' })).toMatchObject(MISMATCH);
  });

  it('does the work of a process that was killed under it, after a minute', async () => {
    const owner = await newOwner(product());
    await product().pool.query(
      `insert into idempotency_keys (account_id, key, body_hash, created_at)
        select account_id, 'killed', 'of whatever it was', $2 from users where id = $1`,
      [owner.id, product().clock.now()],
    );
    const feed = () => under('killed')(owner, createFeed, { body: {} });
    expect(await feed()).toMatchObject(MISMATCH);
    product().clock.advance(61);
    expect(await feed()).toMatchObject({ status: 201 });
  });
});

describe('Idempotency-Key — a repetition by whom what was done shuts out', () => {
  const product = useProduct();

  it('gives staff the first answer after the client is removed, and nobody else', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const body = { userId: owner.id, facilityId: vet.facility.id, status: 'REMOVED' };
    const first = await under('remove')(vet, updateClientStatus, { body });
    expect(first).toMatchObject({ status: 200, json: { status: 'REMOVED' } });
    const again = await under('remove')(vet, updateClientStatus, { body });
    expect(again).toMatchObject({ status: 200, json: first.json });
    expect(await under('other')(vet, updateClientStatus, { body })).toMatchObject({ status: 404 });
    const active = { ...body, status: 'ACTIVE' };
    expect(await under('remove')(vet, updateClientStatus, { body: active })).toMatchObject({
      status: 404,
    });
    const stranger = await newVet(product());
    expect(await under('remove')(stranger, updateClientStatus, { body })).toMatchObject({
      status: 404,
    });
  });
});
