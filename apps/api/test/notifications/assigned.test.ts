import { updateEvent } from '@zampa/contract/inbox/update-event';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, repeatRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { later } from './settled.ts';

const CONSULTANT = 6;

describe('what a colleague hears of a request that they are put in charge of', () => {
  const product = useProduct();

  const newTeam = async () => {
    const clinic = await newClinicWithClient(product());
    const { id: facilityId } = clinic.vet.facility;
    const consultant = await newColleague(product());
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    const other = await newColleague(product());
    await employ(product().pool, facilityId, other.id, { roleId: VETERINARIAN });
    const { id } = await repeatRequest(clinic, 'She limps');
    await later(product(), 2);
    const assign = (by: TestAccount, assigneeId: string | null) =>
      by.call(updateEvent, { query: { id }, body: { payload: { assigneeId } } });
    return { ...clinic, id, consultant, other, assign };
  };
  const assignedTo = async (person: TestAccount) => {
    await later(product(), 2);
    const told = await person.call(readNotifications, { query: {} });
    return told
      .filter(({ kind }) => kind === 'ASSIGNED')
      .map(({ title, body, url, read }) => ({ title, body, url, read }));
  };
  const lettersTo = ({ email }: TestAccount) =>
    product().mailbox.letters.flatMap(({ recipients, mail }) =>
      recipients.includes(email) && mail.subject?.includes('hands you') ? mail.subject : [],
    );

  it('is told them in their list and by letter, who did it and where it is; nobody else is', async () => {
    const { vet, owner, pet, consultant, other, assign, id } = await newTeam();
    await assign(vet, consultant.id);
    expect(await assignedTo(consultant)).toEqual([
      {
        title: expect.stringMatching(/ hands you a request$/) as unknown,
        body: pet.name,
        url: `/workspace/requests?list=to-manage&conversation=${id}`,
        read: false,
      },
    ]);
    expect(lettersTo(consultant)).toHaveLength(1);
    for (const person of [vet, owner, other]) {
      expect(await assignedTo(person)).toEqual([]);
      expect(lettersTo(person)).toEqual([]);
    }
  });

  it('is told whom it goes to next, and not again while it stays', async () => {
    const { vet, consultant, other, assign } = await newTeam();
    await assign(vet, consultant.id);
    await assign(vet, consultant.id);
    await assign(vet, other.id);
    expect(await assignedTo(other)).toMatchObject([{ read: false }]);
    // Who is relieved has nothing left to read of it, nor is sent it later.
    expect(await assignedTo(consultant)).toMatchObject([{ read: true }]);
    expect(lettersTo(consultant)).toHaveLength(1);
    expect(lettersTo(other)).toHaveLength(1);
  });

  it('is told nobody who takes it over, nor of one that is nobody’s', async () => {
    const { vet, other, assign } = await newTeam();
    await assign(other, other.id);
    await assign(vet, null);
    for (const person of [vet, other]) {
      expect(await assignedTo(person)).toEqual([]);
      expect(lettersTo(person)).toEqual([]);
    }
  });
});
