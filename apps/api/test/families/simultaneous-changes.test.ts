import { readMe } from '@zampa/contract/people/read-me';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { newOwner, type Owner } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { requestToJoin, addToFamily, remove, setRole } from './families.ts';

describe('simultaneous changes of family members', () => {
  const product = useProduct();
  const familyRow = ({ familyId }: Owner) => ({
    statement: 'select from families where id = $1 for update',
    values: [familyId],
  });
  const admins = (familyId: string) =>
    countOf(product(), 'family_members', `family_id = $1 and role_id = 9 and status = 'ACTIVE'`, [
      familyId,
    ]);

  it('leave one admin when both admins leave', async () => {
    const [owner, second] = [await newOwner(product()), await newOwner(product())];
    await addToFamily(owner, second, FAMILY_ADMIN);
    const outcomes = await runInLockOrder(product(), familyRow(owner), [
      () => remove(owner, owner.familyId, owner.id),
      () => remove(second, owner.familyId, second.id),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
    expect(await admins(owner.familyId)).toBe(1);
  });

  it('leave one admin when each demotes the other', async () => {
    const [owner, second] = [await newOwner(product()), await newOwner(product())];
    await addToFamily(owner, second, FAMILY_ADMIN);
    const outcomes = await runInLockOrder(product(), familyRow(owner), [
      () => setRole(owner, owner.familyId, second.id),
      () => setRole(second, owner.familyId, owner.id),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'FORBIDDEN']);
    expect(await admins(owner.familyId)).toBe(1);
  });

  it('join two people into one family when each accepts the other', async () => {
    const [owner, second] = [await newOwner(product()), await newOwner(product())];
    await Promise.all([requestToJoin(owner, second), requestToJoin(second, owner)]);
    const outcomes = await runInLockOrder(product(), familyRow(owner), [
      () => setRole(owner, owner.familyId, second.id),
      () => setRole(second, second.familyId, owner.id),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const [mine, theirs] = [await owner.call(readMe, {}), await second.call(readMe, {})];
    expect(mine.families.map(({ id }) => id)).toEqual(theirs.families.map(({ id }) => id));
    expect(mine.families).toHaveLength(1);
  });
});
