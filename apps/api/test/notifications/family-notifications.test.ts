import { readMe } from '@zampa/contract/people/read-me';
import { readPersonalData } from '@zampa/contract/privacy/read-personal-data';
import { newOwner, openSession, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { requestToJoin, addToFamily, remove } from '../families/families.ts';
import { requestAndRunErasure } from '../privacy/account-erasure.ts';
import { findTraces } from '../privacy/traces.ts';
import { useProduct } from '../product.ts';
import { countEmailsTo, readNotificationsOf } from './read-notifications-of.ts';

describe('family notifications', () => {
  const product = useProduct();

  it('tell an applicant once that they were declined, and not one who withdrew the request', async () => {
    const [owner, asking, changing] = [
      await newOwner(product(), 'Olga'),
      await newOwner(product(), 'Ada'),
      await newOwner(product(), 'Lia'),
    ];
    for (const person of [asking, changing]) await requestToJoin(person, owner);
    await remove(owner, owner.familyId, asking.id);
    await remove(changing, owner.familyId, changing.id);
    const title = 'Your request to join a family was declined';
    const notification = { kind: 'FAMILY_DECLINED', title, url: '/app/workspace/family' };
    expect(await readNotificationsOf(product(), asking)).toEqual([notification]);
    expect(countEmailsTo(product(), asking, title)).toBe(1);
    expect((await asking.call(readMe, {})).pendingFamilies).toEqual([]);
    // The family stays unnamed, because the applicant may have guessed its code.
    const letter = product().mailbox.emails.find(({ mail }) => mail.subject === title);
    expect(letter?.mail.text).toContain('/app/workspace/family');
    const held = JSON.stringify((await asking.call(readPersonalData, {})).notifications);
    expect(held).toContain('FAMILY_DECLINED');
    for (const text of [letter?.mail.text, letter?.mail.html, held])
      expect(text).not.toContain('Olga');
    expect(await readNotificationsOf(product(), changing)).toEqual([]);
    expect(countEmailsTo(product(), changing, 'family')).toBe(0);
  });

  it('tell an applicant when the only member of the family joined another one', async () => {
    const [owner, joining, waiting] = [
      await newOwner(product(), 'Olga'),
      await newOwner(product(), 'Rita'),
      await newOwner(product(), 'Ada'),
    ];
    await requestToJoin(waiting, joining);
    await addToFamily(owner, joining);
    const title = 'Your request to join a family was declined';
    expect(
      (await readNotificationsOf(product(), waiting)).map((notification) => notification.title),
    ).toEqual([title]);
    expect(countEmailsTo(product(), waiting, title)).toBe(1);
  });

  it('tell an applicant when the only member of the family was erased', async () => {
    const [leaving, waiting] = [
      await newOwner(product(), 'Rita'),
      await newOwner(product(), 'Ada'),
    ];
    await requestToJoin(waiting, leaving);
    await requestAndRunErasure(product(), leaving);
    const returned = await openSession(waiting, waiting.email);
    const title = 'Your request to join a family was declined';
    expect(
      (await readNotificationsOf(product(), returned)).map((notification) => notification.title),
    ).toEqual([title]);
    expect(countEmailsTo(product(), waiting, title)).toBe(1);
    expect(await findTraces(product(), ['Zelmira'])).toEqual([]);
  });

  it('tell admins when a member leaves, not when one is removed or withdraws a request', async () => {
    const [owner, left, relative, removed, asking] = await Promise.all(
      ['Olga', 'Lia', 'Rita', 'Mia', 'Ada'].map((name) => newOwner(product(), name)),
    );
    if (!owner || !left || !relative || !removed || !asking) throw new Error('five people');
    for (const person of [left, relative, removed]) await addToFamily(owner, person);
    await requestToJoin(asking, owner);
    await remove(left, owner.familyId, left.id);
    await remove(asking, owner.familyId, asking.id);
    await remove(owner, owner.familyId, removed.id);
    const title = 'Lia Rossi left the family';
    const notification = { kind: 'RELATIVE_LEFT', title, url: '/app/workspace/family' };
    const leavings = async (person: TestAccount) =>
      (await readNotificationsOf(product(), person)).filter(({ kind }) => kind === 'RELATIVE_LEFT');
    expect(await leavings(owner)).toEqual([notification]);
    expect(countEmailsTo(product(), owner, 'left the family')).toBe(1);
    for (const person of [left, relative, removed, asking])
      expect(await leavings(person)).toEqual([]);
  });

  it('tell a member that they were removed, not one who left or only applied', async () => {
    const [owner, removed, left, asking] = await Promise.all(
      ['Olga', 'Rita', 'Lia', 'Ada'].map((name) => newOwner(product(), name)),
    );
    if (!owner || !removed || !left || !asking) throw new Error('four people');
    for (const person of [removed, left]) await addToFamily(owner, person);
    await requestToJoin(asking, owner);
    for (const { id } of [removed, asking]) await remove(owner, owner.familyId, id);
    await remove(left, owner.familyId, left.id);
    const title = 'Olga Rossi removed you from the family';
    const notification = { kind: 'FAMILY_LEFT', title, url: '/app/workspace/family' };
    expect(await readNotificationsOf(product(), removed)).toContainEqual(notification);
    expect(countEmailsTo(product(), removed, title)).toBe(1);
    for (const person of [left, asking])
      expect(await readNotificationsOf(product(), person)).not.toContainEqual(notification);
  });
});
