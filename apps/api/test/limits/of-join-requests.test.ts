import { joinFacility } from '@zampa/contract/clients/join-facility';
import { joinFamily } from '@zampa/contract/families/join-family';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { removeLink } from '@zampa/contract/team/remove-link';
import {
  newColleague,
  newOwner,
  newVet,
  openSession,
  type Owner,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { readFamilyCode } from '../families/families.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const A_DAY = 86_400;
const REFUSED = { status: 429, code: 'TOO_MANY_REQUESTS' };

/** A clinic or family that can be joined: its admin, the person who asks, and how to ask and to withdraw. */
type JoinCase = {
  readonly admin: TestPerson;
  readonly asker: TestPerson;
  readonly placeId: string;
  readonly kind: string;
  readonly requestToJoin: (person: TestAccount) => Promise<unknown>;
  readonly withdraw: (person: TestAccount) => Promise<unknown>;
};

describe('join request limits', () => {
  const product = useProduct();

  const ofStaff = (vet: Vet, asker: TestPerson): JoinCase => ({
    admin: vet,
    asker,
    placeId: vet.facility.id,
    kind: 'JOIN',
    requestToJoin: (person) =>
      person.call(joinFacility, { body: { facilityCode: vet.facility.code, userId: asker.id } }),
    withdraw: (person) =>
      person.call(removeLink, { query: { id_user: asker.id, id_facility: vet.facility.id } }),
  });
  const ofFamily = async (owner: Owner, asker: TestPerson): Promise<JoinCase> => {
    const code = await readFamilyCode(owner);
    return {
      admin: owner,
      asker,
      placeId: owner.familyId,
      kind: 'FAMILY_REQUEST',
      requestToJoin: (person) => person.call(joinFamily, { body: { code } }),
      withdraw: (person) =>
        person.call(removeFamilyMember, { query: { FamilyId: owner.familyId, userId: asker.id } }),
    };
  };
  const staff = async (asker?: TestPerson) =>
    ofStaff(await newVet(product()), asker ?? (await newColleague(product())));
  const family = async (asker?: TestPerson) =>
    ofFamily(await newOwner(product()), asker ?? (await newOwner(product(), 'Gino')));

  /** Returns the e-mails that tell an admin about join requests. */
  const requestsTo = async ({ email }: TestAccount) => {
    await waitForJobs(product());
    return product().mailbox.emails.filter(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes('would like'),
    );
  };

  it.each([
    ['the staff of a clinic', staff],
    ['a family', family],
  ])('allow ten requests a day to %s, with one e-mail to its admin', async (_place, place) => {
    product().clock.advanceToNext(A_DAY);
    const { admin, asker, kind, requestToJoin, withdraw } = await place();
    for (let times = 0; times < 10; times += 1) {
      await requestToJoin(asker);
      // Asking again while the request is pending is not counted.
      await requestToJoin(asker);
      await withdraw(asker);
    }
    await expect(requestToJoin(asker)).rejects.toMatchObject(REFUSED);
    await expect(requestToJoin(asker)).rejects.toSatisfy(
      ({ headers }: { headers: Headers }) => Number(headers.get('retry-after')) > 0,
    );
    expect(await requestsTo(admin)).toHaveLength(1);
    const notificationCount = await countOf(
      product(),
      'notifications',
      'user_id = $1 and kind = $2',
      [admin.id, kind],
    );
    expect(notificationCount, 'each of the ten is in the app').toBe(10);

    product().clock.advanceToNext(A_DAY);
    await requestToJoin(await openSession(asker, asker.email));
    expect(await requestsTo(admin)).toHaveLength(2);
  });

  it.each([
    ['teams', () => newColleague(product()), staff],
    ['families', () => newOwner(product(), 'Gino'), family],
  ])('allow a person to ask twenty %s a day', async (_places, newAsker, place) => {
    product().clock.advanceToNext(A_DAY);
    const asker = await newAsker();
    for (let count = 0; count < 20; count += 1) await (await place(asker)).requestToJoin(asker);
    const further = await place(asker);
    await expect(further.requestToJoin(asker)).rejects.toMatchObject(REFUSED);
    expect(await requestsTo(further.admin)).toEqual([]);
    const table = further.kind === 'JOIN' ? 'facility_members' : 'family_members';
    expect(
      await countOf(product(), table, 'user_id = $1 and status = $2', [asker.id, 'PENDING']),
    ).toBe(20);
  });
});
