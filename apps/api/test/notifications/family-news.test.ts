import { readMe } from '@zampa/contract/people/read-me';
import { readPersonalData } from '@zampa/contract/privacy/read-personal-data';
import { newOwner, signedIn, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { ask, becomeFamily, remove } from '../families/families.ts';
import { leaveForGood } from '../privacy/leaving.ts';
import { tracesOf } from '../privacy/traces.ts';
import { useProduct } from '../product.ts';
import { lettersTo, toldTo } from './told.ts';

describe('what people hear of who comes into a family and who goes', () => {
  const product = useProduct();

  it('somebody: that a family does not let them in, once, and nobody who takes their wish back', async () => {
    const [owner, asking, changing] = [
      await newOwner(product(), 'Olga'),
      await newOwner(product(), 'Ada'),
      await newOwner(product(), 'Lia'),
    ];
    for (const person of [asking, changing]) await ask(person, owner);
    await remove(owner, owner.familyId, asking.id);
    await remove(changing, owner.familyId, changing.id);
    const title = 'You have not been accepted into a family';
    const told = { kind: 'FAMILY_DECLINED', title, url: '/app/workspace/family' };
    expect(await toldTo(product(), asking)).toEqual([told]);
    expect(lettersTo(product(), asking, title)).toBe(1);
    expect((await asking.call(readMe, {})).pendingFamilies).toEqual([]);
    // Whoever has guessed a code does not learn whose it is.
    const letter = product().mailbox.letters.find(({ mail }) => mail.subject === title);
    expect(letter?.mail.text).toContain('/app/workspace/family');
    const held = JSON.stringify((await asking.call(readPersonalData, {})).notifications);
    expect(held).toContain('FAMILY_DECLINED');
    for (const text of [letter?.mail.text, letter?.mail.html, held])
      expect(text).not.toContain('Olga');
    expect(await toldTo(product(), changing)).toEqual([]);
    expect(lettersTo(product(), changing, 'family')).toBe(0);
  });

  it('somebody: that the family they asked to join is no more, since its only person joined another', async () => {
    const [owner, joining, waiting] = [
      await newOwner(product(), 'Olga'),
      await newOwner(product(), 'Rita'),
      await newOwner(product(), 'Ada'),
    ];
    await ask(waiting, joining);
    await becomeFamily(owner, joining);
    const title = 'You have not been accepted into a family';
    expect((await toldTo(product(), waiting)).map((told) => told.title)).toEqual([title]);
    expect(lettersTo(product(), waiting, title)).toBe(1);
  });

  it('somebody: that the family they asked to join is no more, since its only person was erased', async () => {
    const [leaving, waiting] = [
      await newOwner(product(), 'Rita'),
      await newOwner(product(), 'Ada'),
    ];
    await ask(waiting, leaving);
    await leaveForGood(product(), leaving);
    const returned = await signedIn(waiting, waiting.email);
    const title = 'You have not been accepted into a family';
    expect((await toldTo(product(), returned)).map((told) => told.title)).toEqual([title]);
    expect(lettersTo(product(), waiting, title)).toBe(1);
    expect(await tracesOf(product(), ['Zelmira'])).toEqual([]);
  });

  it('the admins of a family: that somebody has left it by themselves, and not of who takes their wish back or is removed', async () => {
    const [owner, left, relative, removed, asking] = await Promise.all(
      ['Olga', 'Lia', 'Rita', 'Mia', 'Ada'].map((name) => newOwner(product(), name)),
    );
    if (!owner || !left || !relative || !removed || !asking) throw new Error('five people');
    for (const person of [left, relative, removed]) await becomeFamily(owner, person);
    await ask(asking, owner);
    await remove(left, owner.familyId, left.id);
    await remove(asking, owner.familyId, asking.id);
    await remove(owner, owner.familyId, removed.id);
    const title = 'Lia Rossi has left the family';
    const told = { kind: 'RELATIVE_LEFT', title, url: '/app/workspace/family' };
    const leavings = async (person: TestAccount) =>
      (await toldTo(product(), person)).filter(({ kind }) => kind === 'RELATIVE_LEFT');
    expect(await leavings(owner)).toEqual([told]);
    expect(lettersTo(product(), owner, 'has left the family')).toBe(1);
    for (const person of [left, relative, removed, asking])
      expect(await leavings(person)).toEqual([]);
  });

  it('somebody: that they were taken out of a family, and nobody who goes or only asked', async () => {
    const [owner, removed, left, asking] = await Promise.all(
      ['Olga', 'Rita', 'Lia', 'Ada'].map((name) => newOwner(product(), name)),
    );
    if (!owner || !removed || !left || !asking) throw new Error('four people');
    for (const person of [removed, left]) await becomeFamily(owner, person);
    await ask(asking, owner);
    for (const { id } of [removed, asking]) await remove(owner, owner.familyId, id);
    await remove(left, owner.familyId, left.id);
    const title = 'Olga Rossi has taken you out of the family';
    const told = { kind: 'FAMILY_LEFT', title, url: '/app/workspace/family' };
    expect(await toldTo(product(), removed)).toContainEqual(told);
    expect(lettersTo(product(), removed, title)).toBe(1);
    for (const person of [left, asking])
      expect(await toldTo(product(), person)).not.toContainEqual(told);
  });
});
