import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { signedIn, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { later } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, change, newOpenClinic } from './clinic.ts';

const DAY = 86_400;

describe('a time that is asked for and passes without an answer', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const again = <Person extends TestAccount>(person: Person) => signedIn(person, person.email);
  const kindsTo = async (person: TestAccount) =>
    (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
  const inboxOf = async (person: TestAccount) =>
    (await person.call(readInbox, { query: {} })).items.map(({ kind }) => kind);

  it('is given up, both sides are told, and it waits for nobody', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, { start: at(now(), 2) });
    expect(await inboxOf(vet)).toEqual(['TIME_ASKED']);
    await later(product(), 3 * DAY);
    await later(product(), 2);
    const [clinic, client] = [await again(vet), await again(owner)];
    expect(await inboxOf(clinic)).toEqual([]);
    await expect(change(clinic, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect(await appointmentOf(client, visitId)).toBeNull();
    expect(await kindsTo(clinic)).toContain('TIME_EXPIRED');
    expect(await kindsTo(client)).toContain('TIME_EXPIRED');
    const written = product().mailbox.letters.filter(({ mail }) =>
      mail.subject?.includes('passed without an answer'),
    );
    expect(written.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      [owner.email, vet.email].toSorted(),
    );
  });

  it('stands where the clinic has agreed, or another time was asked for', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, { start: at(now(), 2) });
    await change(owner, id, { event: { start: at(now(), 5) } });
    await later(product(), 3 * DAY);
    expect(await appointmentOf(await again(owner), visitId)).toMatchObject({
      payload: { status: 'TO_BE_CONFIRMED' },
    });
    await change(await again(vet), id, { status: 'NEW' });
    await later(product(), 3 * DAY);
    expect(await appointmentOf(await again(owner), visitId)).toMatchObject({
      payload: { status: 'NEW' },
    });
  });
});
