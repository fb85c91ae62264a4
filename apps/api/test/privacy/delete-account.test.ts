import { signIn } from '@zampa/contract/account/sign-in';
import { refresh } from '@zampa/contract/account/refresh';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readMe } from '@zampa/contract/people/read-me';
import { deleteAccount } from '@zampa/contract/privacy/delete-account';
import { removeLink } from '@zampa/contract/team/remove-link';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { FAMILY_ADMIN, FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newAccount,
  newColleague,
  newOwner,
  newVet,
  PASSWORD,
  openSession,
  type TestAccount,
} from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { addToFamily } from '../families/families.ts';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import { requestDeletion, runDueErasures, tryToSignIn } from './account-erasure.ts';

const DAY_SECONDS = 86_400;
const TEN_MINUTES = 600;
const FACILITY_ADMIN = 1;
const VETERINARIAN = 3;

describe('account deletion request', () => {
  const product = useProduct();

  const accountOf = async ({ email }: TestAccount) => {
    const { rows } = await product().pool.query<{ id: string }>(
      'select id from accounts where email = $1',
      [email],
    );
    return rows[0]?.id ?? '';
  };

  /** Returns the next e-mail to a person. */
  const nextEmailTo = async ({ email }: TestAccount) =>
    (await product().mailbox.next({ to: email })).mail;

  it('requires the password and shares the rate limit of password changes', async () => {
    product().clock.advanceToNext(TEN_MINUTES);
    const owner = await newOwner(product());
    for (const password of ['Wrong-password-1', ` ${PASSWORD}`]) {
      const { status, json } = await owner.send(deleteAccount, { body: { password } });
      expect(status).toBe(400);
      expect(json).toMatchObject({
        code: 'BAD_CREDENTIALS',
        errors: [{ field: 'password', code: 'BAD_CREDENTIALS' }],
      });
    }
    for (const body of [undefined, {}, { password: '' }, { password: 7 }])
      expect((await owner.send(deleteAccount, { body })).json).toMatchObject({
        status: 400,
        code: 'VALIDATION',
        errors: [{ field: expect.stringMatching(/^(password|body)$/) as unknown }],
      });
    const wrong = { body: { password: 'Wrong-password-1' } };
    for (let number = 2; number < 10; number += 1)
      expect((await owner.send(deleteAccount, wrong)).status).toBe(400);
    const refused = await owner.send(deleteAccount, { body: { password: PASSWORD } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await owner.send(readMe)).status).toBe(200);
    const { address, ip } = owner;
    expect((await sendCall({ address, ip }, deleteAccount, wrong)).status).toBe(401);
  });

  it('returns a date in fourteen days, signs out everywhere and is confirmed by e-mail', async () => {
    const owner = await newOwner(product());
    const other = await openSession(owner, owner.email);
    const { url } = await owner.call(createFeed, { body: {} });
    const token = /feeds\/(.+)\.ics/.exec(url ?? '')?.[1] ?? '';
    const socket = await openSocket(other);
    const before = product().clock.now().getTime();
    const { status, json } = await owner.send(deleteAccount, { body: { password: PASSWORD } });
    const after = product().clock.now().getTime();
    expect(status).toBe(202);
    const date = new Date((json as { date: string }).date).getTime() - 14 * DAY_SECONDS * 1000;
    expect(date).toBeGreaterThanOrEqual(before);
    expect(date).toBeLessThanOrEqual(after);
    await socket.closed;
    for (const session of [owner, other]) {
      expect((await session.send(readMe)).status).toBe(401);
      const { refreshToken } = session.session;
      expect((await session.send(refresh, { body: { refreshToken } })).status).toBe(401);
    }
    const { address, ip } = owner;
    expect((await sendCall({ address, ip }, readFeed, { params: { token } })).status).toBe(404);
    expect(await countOf(product(), 'push_tokens', 'user_id = $1', [owner.id])).toBe(0);
    const { subject, text } = await nextEmailTo(owner);
    expect(subject).toBe('Your Zampa account will be deleted');
    const year = new Date(date + 14 * DAY_SECONDS * 1000).getUTCFullYear();
    expect(text).toContain(`${year} at `);
    expect(text).not.toMatch(/(?<!\d)\d{6}(?!\d)/);
  });

  it('creates one erasure with one date when sent twice concurrently', async () => {
    const owner = await newOwner(product());
    const other = await openSession(owner, owner.email);
    const accountId = await accountOf(owner);
    const locked = {
      statement: 'select from accounts where id = $1 for update',
      values: [accountId],
    };
    const outcomes = await runInLockOrder(product(), locked, [
      () => requestDeletion(owner),
      () => requestDeletion(other),
    ]);
    const dates = outcomes.map((one) => one.status === 'fulfilled' && one.value);
    expect(dates[0]).toMatchObject({ date: expect.any(String) as unknown });
    expect(dates[1]).toEqual(dates[0]);
    expect(await countOf(product(), 'account_erasures', 'account_id = $1', [accountId])).toBe(1);
    const jobs = `kind = 'endAccount' and payload ->> 'accountId' = $1`;
    expect(await countOf(product(), 'outbox', jobs, [accountId])).toBe(1);
  });

  it('is canceled by signing in, which the answer and an e-mail confirm', async () => {
    const owner = await newOwner(product());
    await requestDeletion(owner);
    product().clock.advance(13 * DAY_SECONDS);
    const wrong = await sendCall(owner, signIn, {
      body: { email: owner.email, password: 'Wrong-password-1' },
    });
    expect(wrong.status).toBe(400);
    const { status, json } = await tryToSignIn(owner, owner.email);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      erasureStopped: true,
      accessToken: expect.any(String) as unknown,
    });
    const again = await tryToSignIn(owner, owner.email);
    expect(again.json).not.toHaveProperty('erasureStopped');
    const back = await openSession(owner, owner.email);
    expect(await back.call(readMe, {})).toMatchObject({ id: owner.id, FamilyId: owner.familyId });
    const subjects = () =>
      product()
        .mailbox.emails.filter(({ recipients }) => recipients.includes(owner.email))
        .map(({ mail }) => mail.subject);
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          'Your Zampa account will be deleted',
          'Your Zampa account will not be deleted',
        ]),
      );
    await runDueErasures(product());
    const later = await openSession(owner, owner.email);
    expect(await later.call(readMe, {})).toMatchObject({ firstName: 'Olga' });
  });

  it('counts from a new date after it was canceled', async () => {
    const owner = await newOwner(product());
    const first = await requestDeletion(owner);
    product().clock.advance(10 * DAY_SECONDS);
    const back = await openSession(owner, owner.email);
    const second = await requestDeletion(back);
    const apart = new Date(second.date).getTime() - new Date(first.date).getTime();
    expect(Math.round(apart / 1000 / DAY_SECONDS)).toBe(10);
    product().clock.advance(5 * DAY_SECONDS);
    const again = await tryToSignIn(owner, owner.email);
    expect(again.json).toMatchObject({ erasureStopped: true });
  });

  it('leaves a profile disabled that was disabled before', async () => {
    const owner = await newOwner(product());
    await product().pool.query('update users set enabled = false where id = $1', [owner.id]);
    await requestDeletion(owner);
    expect((await tryToSignIn(owner, owner.email)).status).toBe(200);
    expect(await countOf(product(), 'users', 'id = $1 and enabled', [owner.id])).toBe(0);
  });

  it('works without a profile', async () => {
    const account = await newAccount(product());
    expect((await account.send(deleteAccount, { body: { password: PASSWORD } })).status).toBe(202);
    const id = await accountOf(account);
    await runDueErasures(product());
    expect(await countOf(product(), 'accounts', 'id = $1', [id])).toBe(0);
    expect((await tryToSignIn(account, account.email)).status).toBe(400);
  });

  it('cannot be canceled from its due time on, even before the job has run', async () => {
    const owner = await newOwner(product());
    await requestDeletion(owner);
    const id = await accountOf(owner);
    const { clock, pool } = product();
    const due = async (offset: string) =>
      pool.query(
        `update account_erasures set requested_at = $2::timestamptz - interval '14 days',
          due_at = $2::timestamptz + $3::interval where account_id = $1`,
        [id, clock.now(), offset],
      );
    await due('-1 milliseconds');
    const late = await tryToSignIn(owner, owner.email);
    expect(late.status).toBe(400);
    expect(late.json).toMatchObject({ code: 'BAD_CREDENTIALS' });
    await due('1 minute');
    expect((await tryToSignIn(owner, owner.email)).status).toBe(200);
  });

  it('is canceled correctly by two concurrent sign-ins', async () => {
    const owner = await newOwner(product());
    const id = await accountOf(owner);
    await requestDeletion(owner);
    const locked = { statement: 'select from accounts where id = $1 for update', values: [id] };
    const outcomes = await runInLockOrder(product(), locked, [
      () => openSession(owner, owner.email),
      () => openSession(owner, owner.email),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'done']);
    expect(await countOf(product(), 'account_erasures', 'account_id = $1', [id])).toBe(0);
    expect(await countOf(product(), 'sessions', 'account_id = $1 and ended_at is null', [id])).toBe(
      2,
    );
  });

  it('is refused to the last admin of a clinic with colleagues or clients, naming the clinic', async () => {
    const vet = await newVet(product());
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const leave = () => vet.send(deleteAccount, { body: { password: PASSWORD } });
    const refused = await leave();
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'LAST_ADMIN',
      detail: expect.stringContaining('Clinica Aurora') as unknown,
      errors: [{ field: 'facility', code: 'LAST_ADMIN', params: { name: 'Clinica Aurora' } }],
    });
    expect((await vet.send(readMe)).status).toBe(200);
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: FACILITY_ADMIN });
    expect((await leave()).status).toBe(202);

    const alone = await newVet(product());
    await joinClinic(await newOwner(product()), alone.facility);
    expect((await alone.send(deleteAccount, { body: { password: PASSWORD } })).status).toBe(409);
    const nobody = await newVet(product());
    expect((await nobody.send(deleteAccount, { body: { password: PASSWORD } })).status).toBe(202);
  });

  it('is refused to the last admin of a family with other members', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    await addToFamily(owner, member, FAMILY_MEMBER);
    const { status, json } = await owner.send(deleteAccount, { body: { password: PASSWORD } });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'LAST_ADMIN', errors: [{ field: 'family' }] });
    expect((await member.send(deleteAccount, { body: { password: PASSWORD } })).status).toBe(202);
    // Members who are leaving themselves do not count.
    expect((await owner.send(deleteAccount, { body: { password: PASSWORD } })).status).toBe(202);
  });

  it('is refused to the second of the last two admins when both send it concurrently', async () => {
    const vet = await newVet(product());
    const colleague = await newColleague(product());
    const facilityId = vet.facility.id;
    await employ(product().pool, facilityId, colleague.id, { roleId: FACILITY_ADMIN });
    const locked = {
      statement: 'select from facility_members where facility_id = $1 for update',
      values: [facilityId],
    };
    const outcomes = await runInLockOrder(product(), locked, [
      () => requestDeletion(vet),
      () => requestDeletion(colleague),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'LAST_ADMIN']);
    // The remaining admin is the last one and cannot leave the clinic either.
    const query = { id_user: colleague.id, id_facility: facilityId };
    expect((await colleague.send(removeLink, { query })).json).toMatchObject({
      code: 'LAST_ADMIN',
    });
  });

  it('makes a leaving family admin no longer count as an admin', async () => {
    const [owner, partner] = [await newOwner(product()), await newOwner(product())];
    const child = await newOwner(product());
    await addToFamily(owner, partner, FAMILY_ADMIN);
    await addToFamily(owner, child, FAMILY_MEMBER);
    await requestDeletion(owner);
    const query = { FamilyId: owner.familyId, userId: partner.id };
    expect((await partner.send(removeFamilyMember, { query })).json).toMatchObject({
      code: 'LAST_ADMIN',
    });
    const leaving = await partner.send(deleteAccount, { body: { password: PASSWORD } });
    expect(leaving.json).toMatchObject({ code: 'LAST_ADMIN' });
  });
});
