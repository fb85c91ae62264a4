import { joinFacility } from '@zampa/contract/clients/join-facility';
import { joinFamily } from '@zampa/contract/families/join-family';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { removeLink } from '@zampa/contract/team/remove-link';
import {
  newColleague,
  newOwner,
  newVet,
  signedIn,
  type Owner,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../families/families.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const A_DAY = 86_400;
const REFUSED = { status: 429, code: 'TOO_MANY_REQUESTS' };

/** A place that can be asked to join: by whom, how, how that is taken back, and where its admin reads. */
type JoinCase = {
  readonly admin: TestPerson;
  readonly asker: TestPerson;
  readonly placeId: string;
  readonly kind: string;
  readonly ask: (by: TestAccount) => Promise<unknown>;
  readonly takeBack: (by: TestAccount) => Promise<unknown>;
};

describe('asking to join, again and again', () => {
  const product = useProduct();

  const ofStaff = (vet: Vet, asker: TestPerson): JoinCase => ({
    admin: vet,
    asker,
    placeId: vet.facility.id,
    kind: 'JOIN',
    ask: (by) =>
      by.call(joinFacility, { body: { facilityCode: vet.facility.code, userId: asker.id } }),
    takeBack: (by) =>
      by.call(removeLink, { query: { id_user: asker.id, id_facility: vet.facility.id } }),
  });
  const ofFamily = async (owner: Owner, asker: TestPerson): Promise<JoinCase> => {
    const code = await codeOf(owner);
    return {
      admin: owner,
      asker,
      placeId: owner.familyId,
      kind: 'FAMILY_REQUEST',
      ask: (by) => by.call(joinFamily, { body: { code } }),
      takeBack: (by) =>
        by.call(removeFamilyMember, { query: { FamilyId: owner.familyId, userId: asker.id } }),
    };
  };
  const staff = async (asker?: TestPerson) =>
    ofStaff(await newVet(product()), asker ?? (await newColleague(product())));
  const family = async (asker?: TestPerson) =>
    ofFamily(await newOwner(product()), asker ?? (await newOwner(product(), 'Gino')));

  /** The letters to an admin that say who would like to join. */
  const requestsTo = async ({ email }: TestAccount) => {
    await settled(product());
    return product().mailbox.letters.filter(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes('would like'),
    );
  };

  it.each([
    ['the staff of a clinic', staff],
    ['a family', family],
  ])('%s: ten times a day, of which one letter is written', async (_place, place) => {
    product().clock.advanceToNext(A_DAY);
    const { admin, asker, kind, ask, takeBack } = await place();
    for (let times = 0; times < 10; times += 1) {
      await ask(asker);
      // Who waits already asks for nothing, and may do so as often as they like.
      await ask(asker);
      await takeBack(asker);
    }
    await expect(ask(asker)).rejects.toMatchObject(REFUSED);
    await expect(ask(asker)).rejects.toSatisfy(
      ({ headers }: { headers: Headers }) => Number(headers.get('retry-after')) > 0,
    );
    expect(await requestsTo(admin)).toHaveLength(1);
    const told = await countOf(product(), 'notifications', 'user_id = $1 and kind = $2', [
      admin.id,
      kind,
    ]);
    expect(told, 'each of the ten is in the app').toBe(10);

    product().clock.advanceToNext(A_DAY);
    await ask(await signedIn(asker, asker.email));
    expect(await requestsTo(admin)).toHaveLength(2);
  });

  it.each([
    ['staffs', () => newColleague(product()), staff],
    ['families', () => newOwner(product(), 'Gino'), family],
  ])('twenty %s in a day', async (_places, newAsker, place) => {
    product().clock.advanceToNext(A_DAY);
    const asker = await newAsker();
    for (let count = 0; count < 20; count += 1) await (await place(asker)).ask(asker);
    const further = await place(asker);
    await expect(further.ask(asker)).rejects.toMatchObject(REFUSED);
    expect(await requestsTo(further.admin)).toEqual([]);
    const table = further.kind === 'JOIN' ? 'facility_members' : 'family_members';
    expect(
      await countOf(product(), table, 'user_id = $1 and status = $2', [asker.id, 'PENDING']),
    ).toBe(20);
  });
});
