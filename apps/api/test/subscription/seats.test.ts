import { joinFacility } from '@zampa/contract/clients/join-facility';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { acceptApplicant } from '@zampa/contract/team/accept-applicant';
import { readApplicants } from '@zampa/contract/team/read-applicants';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newAccount, newColleague, newVet, type TestPerson, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { choosePlan } from './choose-plan.ts';

const VETERINARIAN = 3;
const DAY = 86_400;

describe('seats of a plan', () => {
  const product = useProduct();
  const invite = (vet: Vet, ...emails: string[]) =>
    vet.call(inviteStaff, {
      query: { facilityId: vet.facility.id },
      body: {
        users: emails.map((email) => ({
          email,
          firstName: 'Nina',
          lastName: 'Neri',
          message: '',
          idRole: VETERINARIAN,
        })),
      },
    });
  const colleaguesOf = (vet: Vet, count: number) =>
    Array.from({ length: count }, (_, at) => `colleague.${at}.${vet.email}`);
  const seatsOf = async (vet: Vet) =>
    (await vet.call(readSubscription, { query: { facilityId: vet.facility.id } })).users;
  const tokenFor = async (vet: Vet, email: string) => {
    const open = await vet.call(readInvitations, { query: { facilityId: vet.facility.id } });
    const link = open.find((invitation) => invitation.email === email)?.link ?? '';
    return new URL(link).searchParams.get('invitation') ?? '';
  };
  const applicantsOf = (vet: Vet) => vet.call(readApplicants, { params: { id: vet.facility.id } });
  const notificationKindsOf = async (vet: Vet) =>
    (await vet.call(readNotifications, { query: {} })).map(({ kind }) => kind);
  const limitOf = (limit: number, used: number, plan: string) => ({
    status: 402,
    code: 'PLAN_LIMIT',
    fields: [{ field: 'users', code: 'PLAN_LIMIT', params: { limit, used, plan } }],
  });

  it('allow only one of 200 concurrent invitations to take the last seat', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'FREE');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) => invite(vet, `racer.${at}.${vet.email}`)),
    );
    const codes = outcomes.map((each) =>
      each.status === 'fulfilled' ? 'INVITED' : (each.reason as { code: string }).code,
    );
    expect(codes.filter((code) => code === 'INVITED')).toHaveLength(1);
    expect(codes.filter((code) => code === 'PLAN_LIMIT')).toHaveLength(199);
    expect(await seatsOf(vet)).toEqual({ used: 2, included: 2 });
  }, 60_000);

  it('are taken by members and open invitations, each person once', async () => {
    const vet = await newVet(product());
    await beginTrial(vet);
    expect(await seatsOf(vet)).toEqual({ used: 1, included: 15 });
    const emails = colleaguesOf(vet, 14);
    await invite(vet, ...emails);
    expect(await seatsOf(vet)).toEqual({ used: 15, included: 15 });
    await expect(invite(vet, `late.${vet.email}`)).rejects.toMatchObject(limitOf(15, 15, 'TRIAL'));
    // A person who is already invited does not take a second seat.
    expect(await invite(vet, ...emails.slice(0, 1))).toMatchObject({ invited: 0 });
    const [first] = await vet.call(readInvitations, { query: { facilityId: vet.facility.id } });
    await vet.call(withdrawInvitation, { query: { id: first?.id ?? '' } });
    expect(await seatsOf(vet)).toEqual({ used: 14, included: 15 });
    expect(await invite(vet, `late.${vet.email}`)).toMatchObject({ invited: 1 });
  });

  it('are unlimited while a clinic is set up, and no member is removed when its trial begins', async () => {
    const vet = await newVet(product());
    expect(await invite(vet, ...colleaguesOf(vet, 16))).toMatchObject({ invited: 16 });
    await beginTrial(vet);
    expect(await seatsOf(vet)).toEqual({ used: 17, included: 15 });
    await expect(invite(vet, `late.${vet.email}`)).rejects.toMatchObject(limitOf(15, 17, 'TRIAL'));
  });

  it('are not taken by a list of invitations that exceeds the free seats', async () => {
    const vet = await newVet(product());
    await beginTrial(vet);
    await expect(invite(vet, ...colleaguesOf(vet, 15))).rejects.toMatchObject(
      limitOf(15, 1, 'TRIAL'),
    );
    expect(await seatsOf(vet)).toEqual({ used: 1, included: 15 });
  });

  it('are released when an invitation expires, and required again when it is resent', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'FREE');
    await invite(vet, `late.${vet.email}`);
    await product().pool.query(`update invitations set expires_at = $2 where facility_id = $1`, [
      vet.facility.id,
      new Date(product().clock.now().getTime() - DAY * 1000),
    ]);
    expect(await seatsOf(vet)).toEqual({ used: 1, included: 2 });
    const [late] = await vet.call(readInvitations, { query: { facilityId: vet.facility.id } });
    await invite(vet, `soon.${vet.email}`);
    await expect(
      vet.call(resendInvitation, { body: { id: late?.id ?? '' } }),
    ).rejects.toMatchObject(limitOf(2, 2, 'FREE'));
  });

  it('are required to accept an invitation and to admit a person who joined by code', async () => {
    const vet = await newVet(product());
    const [nina, carlo, ugo] = [
      await newColleague(product(), 'Nina'),
      await newColleague(product(), 'Carlo'),
      await newColleague(product(), 'Ugo'),
    ];
    await invite(vet, nina.email, carlo.email);
    const tokens = [await tokenFor(vet, nina.email), await tokenFor(vet, carlo.email)];
    await choosePlan(product(), vet, 'FREE');
    // Nobody is removed: three people keep seats of a plan with two.
    expect(await seatsOf(vet)).toEqual({ used: 3, included: 2 });
    await apply(ugo, vet);
    await expect(accept(vet, ugo)).rejects.toMatchObject(limitOf(2, 3, 'FREE'));
    await nina.call(acceptInvitation, { body: { token: tokens[0] ?? '' } });
    await expect(
      carlo.call(acceptInvitation, { body: { token: tokens[1] ?? '' } }),
    ).rejects.toMatchObject(limitOf(2, 3, 'FREE'));
    await choosePlan(product(), vet, 'STANDARD');
    await carlo.call(acceptInvitation, { body: { token: tokens[1] ?? '' } });
    await accept(vet, ugo);
    expect(await seatsOf(vet)).toEqual({ used: 4, included: 5 });
  });

  it('allow only one of several applicants to be accepted concurrently', async () => {
    const vet = await newVet(product());
    await choosePlan(product(), vet, 'FREE');
    const people = await Promise.all(['A', 'B', 'C'].map((name) => newColleague(product(), name)));
    for (const person of people) await apply(person, vet);
    const outcomes = await Promise.allSettled(people.map((person) => accept(vet, person)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are not needed to create a profile: an invited person without a seat waits', async () => {
    const vet = await newVet(product());
    const account = await newAccount(product(), 'nadia');
    await invite(vet, account.email);
    await employ(product().pool, vet.facility.id, (await newColleague(product())).id, {
      roleId: VETERINARIAN,
    });
    await choosePlan(product(), vet, 'FREE');
    await account.call(createUser, {
      body: { email: account.email, firstName: 'Nadia', lastName: 'Neri', isVet: true },
    });
    const waiting = await account.call(readMe, {});
    expect(waiting.facilities).toEqual([]);
    // The person sees who invited them, and the admins see that they wait.
    const inviter = await vet.call(readMe, {});
    const invitedBy = `${inviter.firstName} ${inviter.lastName}`;
    const { id: facilityId, name } = vet.facility;
    expect(waiting.pendingFacilities).toMatchObject([
      { id: facilityId, name, invitedBy, hasSeat: false },
    ]);
    expect(await applicantsOf(vet)).toMatchObject([
      { email: account.email, invitedAs: VETERINARIAN },
    ]);
    await expect.poll(() => notificationKindsOf(vet)).toContain('JOIN');
    const token = await tokenFor(vet, account.email);
    await choosePlan(product(), vet, 'STANDARD');
    expect((await account.call(readMe, {})).pendingFacilities).toMatchObject([{ hasSeat: true }]);
    await account.call(acceptInvitation, { body: { token } });
    expect((await account.call(readMe, {})).facilities).toMatchObject([{ id: vet.facility.id }]);
  });

  it('are required of an invited person with a profile, whose waiting is reported to the admins', async () => {
    const vet = await newVet(product());
    const nadia = await newColleague(product(), 'Nadia');
    await invite(vet, nadia.email);
    await employ(product().pool, vet.facility.id, (await newColleague(product())).id, {
      roleId: VETERINARIAN,
    });
    const token = await tokenFor(vet, nadia.email);
    await choosePlan(product(), vet, 'FREE');
    const follow = () => nadia.call(acceptInvitation, { body: { token } });
    await expect(follow()).rejects.toMatchObject(limitOf(2, 3, 'FREE'));
    expect((await nadia.call(readMe, {})).pendingFacilities).toMatchObject([
      { id: vet.facility.id, hasSeat: false },
    ]);
    expect(await applicantsOf(vet)).toMatchObject([{ id: nadia.id, invitedAs: VETERINARIAN }]);
    const joins = async () => (await notificationKindsOf(vet)).filter((kind) => kind === 'JOIN');
    await expect.poll(joins).toHaveLength(1);
    // Following the link again does not notify again.
    await expect(follow()).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
    await waitForJobs(product());
    expect(await joins()).toHaveLength(1);
    await choosePlan(product(), vet, 'STANDARD');
    await follow();
    expect((await nadia.call(readMe, {})).facilities).toMatchObject([{ id: vet.facility.id }]);
    expect(await applicantsOf(vet)).toEqual([]);
  });

  it('are required when an admin accepts a waiting person, which ends the invitation', async () => {
    const vet = await newVet(product());
    const [taken, turned] = [await newAccount(product()), await newAccount(product())];
    await invite(vet, taken.email, turned.email);
    await employ(product().pool, vet.facility.id, (await newColleague(product())).id, {
      roleId: VETERINARIAN,
    });
    await choosePlan(product(), vet, 'FREE');
    for (const account of [taken, turned])
      await account.call(createUser, {
        body: { email: account.email, firstName: 'Nadia', lastName: 'Neri', isVet: true },
      });
    const [first, second] = await applicantsOf(vet);
    const accepted = { id: first?.id ?? '' };
    await expect(accept(vet, accepted)).rejects.toMatchObject(limitOf(2, 4, 'FREE'));
    await choosePlan(product(), vet, 'STANDARD');
    await accept(vet, accepted);
    await vet.call(removeLink, {
      query: { id_user: second?.id ?? '', id_facility: vet.facility.id },
    });
    expect(await applicantsOf(vet)).toEqual([]);
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvitations, { query })).toEqual([]);
    expect(await seatsOf(vet)).toEqual({ used: 3, included: 5 });
  });

  it('are released when a waiting person withdraws, which ends the invitation', async () => {
    const vet = await newVet(product());
    const account = await newAccount(product());
    await invite(vet, account.email);
    await employ(product().pool, vet.facility.id, (await newColleague(product())).id, {
      roleId: VETERINARIAN,
    });
    await choosePlan(product(), vet, 'FREE');
    const { id } = await account.call(createUser, {
      body: { email: account.email, firstName: 'Nadia', lastName: 'Neri', isVet: true },
    });
    expect(await seatsOf(vet)).toEqual({ used: 3, included: 2 });
    await account.call(removeLink, { query: { id_user: id, id_facility: vet.facility.id } });
    expect(await applicantsOf(vet)).toEqual([]);
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvitations, { query })).toEqual([]);
    expect(await seatsOf(vet)).toEqual({ used: 2, included: 2 });
  });

  it('are counted across the clinics of an organization, and not across others', async () => {
    const [vet, neighbour] = [await newVet(product()), await newVet(product())];
    await invite(neighbour, `x.${vet.email}`);
    expect(await seatsOf(vet)).toEqual({ used: 1, included: 15 });
    await expect(
      vet.call(readSubscription, { query: { facilityId: neighbour.facility.id } }),
    ).rejects.toMatchObject({ status: 404, code: 'FACILITY_UNKNOWN' });
  });

  it('are released when a member leaves', async () => {
    const vet = await newVet(product());
    const nina = await newColleague(product());
    await employ(product().pool, vet.facility.id, nina.id, { roleId: VETERINARIAN });
    expect(await seatsOf(vet)).toEqual({ used: 2, included: 15 });
    await vet.call(removeLink, { query: { id_user: nina.id, id_facility: vet.facility.id } });
    expect(await seatsOf(vet)).toEqual({ used: 1, included: 15 });
  });

  /** Starts the trial of a clinic, as the end of its setup does. */
  const beginTrial = ({ facility }: Vet) =>
    product().pool.query(
      `update organizations set trial_status = 'IN_PROGRESS', trial_started_at = now(),
         trial_ends_at = now() + interval '30 days' where id = $1`,
      [facility.OrganizationId],
    );
  const apply = (person: TestPerson, { facility }: Vet) =>
    person.call(joinFacility, { body: { facilityCode: facility.code, userId: person.id } });
  const accept = (person: Vet, { id }: Pick<TestPerson, 'id'>) =>
    person.call(acceptApplicant, {
      body: { id, FacilityId: person.facility.id, idRole: VETERINARIAN },
    });
});
