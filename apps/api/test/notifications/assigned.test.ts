import { updateEvent } from '@zampa/contract/requests/update-event';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, repeatRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

const CONSULTANT = 6;

describe('notification of an assigned request', () => {
  const product = useProduct();

  const newTeam = async () => {
    const clinic = await newClinicWithClient(product());
    const { id: facilityId } = clinic.vet.facility;
    const consultant = await newColleague(product());
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    const other = await newColleague(product());
    await employ(product().pool, facilityId, other.id, { roleId: VETERINARIAN });
    const { id } = await repeatRequest(clinic, 'She limps');
    await runJobsAfter(product(), 2);
    const assign = (person: TestAccount, assigneeId: string | null) =>
      person.call(updateEvent, { query: { id }, body: { payload: { assigneeId } } });
    return { ...clinic, id, consultant, other, assign };
  };
  const assignedTo = async (person: TestAccount) => {
    await runJobsAfter(product(), 2);
    const notifications = await person.call(readNotifications, { query: {} });
    return notifications
      .filter(({ kind }) => kind === 'ASSIGNED')
      .map(({ title, body, url, read }) => ({ title, body, url, read }));
  };
  const emailsTo = ({ email }: TestAccount) =>
    product().mailbox.emails.flatMap(({ recipients, mail }) =>
      recipients.includes(email) && mail.subject?.includes('assigned a request to you')
        ? mail.subject
        : [],
    );

  it('goes only to the assignee, in the app and by e-mail', async () => {
    const { vet, owner, pet, consultant, other, assign, id } = await newTeam();
    await assign(vet, consultant.id);
    expect(await assignedTo(consultant)).toEqual([
      {
        title: expect.stringMatching(/ assigned a request to you$/) as unknown,
        body: pet.name,
        url: `/workspace/requests?list=to-manage&conversation=${id}`,
        read: false,
      },
    ]);
    expect(emailsTo(consultant)).toHaveLength(1);
    for (const person of [vet, owner, other]) {
      expect(await assignedTo(person)).toEqual([]);
      expect(emailsTo(person)).toEqual([]);
    }
  });

  it('goes to each new assignee, and is not repeated while the assignee stays', async () => {
    const { vet, consultant, other, assign } = await newTeam();
    await assign(vet, consultant.id);
    await assign(vet, consultant.id);
    await assign(vet, other.id);
    expect(await assignedTo(other)).toMatchObject([{ read: false }]);
    // The notification of the previous assignee counts as read, and no e-mail follows.
    expect(await assignedTo(consultant)).toMatchObject([{ read: true }]);
    expect(emailsTo(consultant)).toHaveLength(1);
    expect(emailsTo(other)).toHaveLength(1);
  });

  it('is not sent when a colleague assigns themselves or the request is unassigned', async () => {
    const { vet, other, assign } = await newTeam();
    await assign(other, other.id);
    await assign(vet, null);
    for (const person of [vet, other]) {
      expect(await assignedTo(person)).toEqual([]);
      expect(emailsTo(person)).toEqual([]);
    }
  });
});
