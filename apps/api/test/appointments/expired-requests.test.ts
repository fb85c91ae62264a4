import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { openSession, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { runJobsAfter } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, updateCalendarEntry, newOpenClinic } from './clinic.ts';

const DAY = 86_400;

describe('a requested time that passes without an answer', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const again = <Person extends TestAccount>(person: Person) => openSession(person, person.email);
  const kindsTo = async (person: TestAccount) =>
    (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
  const inboxOf = async (person: TestAccount) =>
    (await person.call(readInbox, { query: {} })).items.map(({ kind }) => kind);

  it("expires, notifies both sides and leaves the clinic's inbox", async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, { start: at(now(), 2) });
    expect(await inboxOf(vet)).toEqual(['TIME_ASKED']);
    await runJobsAfter(product(), 3 * DAY);
    await runJobsAfter(product(), 2);
    const [clinic, client] = [await again(vet), await again(owner)];
    expect(await inboxOf(clinic)).toEqual([]);
    await expect(updateCalendarEntry(clinic, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect(await appointmentOf(client, visitId)).toBeNull();
    expect(await kindsTo(clinic)).toContain('TIME_EXPIRED');
    expect(await kindsTo(client)).toContain('TIME_EXPIRED');
    const written = product().mailbox.emails.filter(({ mail }) =>
      mail.subject?.includes('passed without an answer'),
    );
    expect(written.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      [owner.email, vet.email].toSorted(),
    );
  });

  it('does not expire if the clinic confirmed it or the owner moved it', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, { start: at(now(), 2) });
    await updateCalendarEntry(owner, id, { event: { start: at(now(), 5) } });
    await runJobsAfter(product(), 3 * DAY);
    expect(await appointmentOf(await again(owner), visitId)).toMatchObject({
      payload: { status: 'TO_BE_CONFIRMED' },
    });
    await updateCalendarEntry(await again(vet), id, { status: 'NEW' });
    await runJobsAfter(product(), 3 * DAY);
    expect(await appointmentOf(await again(owner), visitId)).toMatchObject({
      payload: { status: 'NEW' },
    });
  });
});
