import { joinFacility } from '@zampa/contract/clients/join-facility';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { markNotificationsRead } from '@zampa/contract/notifications/mark-notifications-read';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { acceptApplicant } from '@zampa/contract/team/accept-applicant';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import {
  newClinicWithClient,
  repeatRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import {
  requestVisit,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
} from '../appointments/clinic.ts';
import { requestToJoin, setRole } from '../families/families.ts';
import { withoutNewClients } from './without-new-clients.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const ADMIN = 1;
const VETERINARIAN = 3;
const SECRETARY = 5;
const CONSULTANT = 6;

describe('GET /api/notifications and PUT /api/notifications/read', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Waits until no due job is left, after the time that online readers have. */
  const waitForJobs = () => {
    product().clock.advance(2);
    return vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ due: number }>(
        'select count(*)::int as due from outbox where done_at is null and (due_at <= $1 or attempts > 0)',
        [now()],
      );
      expect(rows[0]?.due).toBe(0);
    }, 10_000);
  };
  const notificationsOf = async (
    person: TestAccount,
    query: { unread?: true; language?: 'it' } = {},
  ) => {
    await waitForJobs();
    return withoutNewClients(await person.call(readNotifications, { query }));
  };
  const kindsTo = async (person: TestAccount) =>
    (await notificationsOf(person)).map(({ kind }) => kind);
  const unreadBy = async (person: TestAccount) =>
    (await notificationsOf(person, { unread: true })).map(({ kind }) => kind);

  it('return the notifications of a clinic only to its current staff', async () => {
    const [here, elsewhere] = [
      await newClinicWithClient(product()),
      await newClinicWithClient(product()),
    ];
    const colleague = await newColleague(product());
    const work = (status: 'ACTIVE' | 'REMOVED') =>
      employ(product().pool, here.vet.facility.id, colleague.id, { roleId: ADMIN, status });
    await work('ACTIVE');
    await employ(product().pool, elsewhere.vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    await repeatRequest(here, 'She limps');
    await repeatRequest(elsewhere, 'He limps');
    // A request to join the staff, which belongs to no conversation.
    const applicant = await newColleague(product(), 'Ada');
    const { code } = here.vet.facility;
    await applicant.call(joinFacility, { body: { facilityCode: code, userId: applicant.id } });
    expect((await kindsTo(colleague)).toSorted()).toEqual(['JOIN', 'REQUEST', 'REQUEST']);
    await work('REMOVED');
    expect(await kindsTo(colleague)).toEqual(['REQUEST']);
    expect(await unreadBy(colleague)).toEqual(['REQUEST']);
    expect(await kindsTo(here.vet)).toContain('JOIN');
  });

  it('tell all staff about a new request, and its owner about the answer, without health details', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner, pet } = clinic;
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const { id } = await repeatRequest(clinic, 'She limps');
    for (const reader of [vet, colleague])
      expect(await notificationsOf(reader)).toEqual([
        {
          id: expect.any(String) as unknown,
          kind: 'REQUEST',
          title: 'New request from Olga Rossi',
          body: pet.name,
          url: `/workspace/requests?list=to-manage&conversation=${id}`,
          read: false,
          dateCreated: expect.any(String) as unknown,
          conversationId: id,
          pet: { id: pet.id, name: pet.name, SpeciesId: pet.SpeciesId, image: null },
        },
      ]);
    await startConsultation(vet, id);
    await sendChatMessage(vet, id, 'Drops tonight');
    expect(await notificationsOf(owner)).toMatchObject([
      {
        kind: 'MESSAGE',
        title: `New message from ${vet.facility.name}`,
        url: `/app/workspace/chat/${id}`,
      },
    ]);
    expect(await notificationsOf(owner, { language: 'it' })).toMatchObject([
      { title: `Nuovo messaggio da ${vet.facility.name}` },
    ]);
    expect(await kindsTo(vet)).toEqual(['REQUEST']);
  });

  it('push a notification immediately to the open socket of its reader', async () => {
    const clinic = await newClinicWithClient(product());
    const { heard } = await openSocket(clinic.vet);
    const { id } = await repeatRequest(clinic);
    product().clock.advance(2);
    await vi.waitFor(() => {
      expect(heard).toContainEqual([
        'notification',
        expect.objectContaining({
          kind: 'REQUEST',
          read: false,
          url: expect.stringContaining(id) as unknown,
        }),
      ]);
    }, 5000);
  });

  it('keep one notification for several messages, read together with the conversation', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic);
    await startConsultation(vet, id);
    await sendChatMessage(owner, id, 'One');
    const { seq } = await sendChatMessage(owner, id, 'Two');
    expect(await kindsTo(vet)).toEqual(['MESSAGE', 'REQUEST']);
    await vet.call(markSeen, { body: { conversationId: id, seq } });
    expect(await unreadBy(vet)).toEqual([]);
    await sendChatMessage(owner, id, 'Three');
    expect(await unreadBy(vet)).toEqual(['MESSAGE']);
    expect(await kindsTo(vet)).toEqual(['MESSAGE', 'REQUEST']);
  });

  it('create no notification for a message that was unsent or read first', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic);
    await startConsultation(vet, id);
    await waitForJobs();
    const payload = (event: { seq: number }, authorId: string) =>
      JSON.stringify({
        kind: 'MESSAGE',
        by: authorId,
        conversation: { id, party: 'owner', seq: event.seq },
        to: [],
        starts: [],
      });
    const message = await sendChatMessage(owner, id, 'One');
    await owner.call(deleteEvent, { query: { id: message.id } });
    const read = await sendChatMessage(owner, id, 'Two');
    await vet.call(markSeen, { body: { conversationId: id, seq: read.seq } });
    await waitForJobs();
    await product().pool.query('delete from notifications where conversation_id = $1', [id]);
    for (const event of [message, read])
      await product().pool.query(
        `insert into outbox (kind, lane, payload, due_at, created_at)
        values ('notify', 'time', $1, $2, $2)`,
        [payload(event, owner.id), now()],
      );
    expect(await kindsTo(vet)).toEqual([]);
  });

  it('include requested, proposed, chosen and canceled times', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    await book(owner, visitId, { start: at(now(), 4) });
    const other = await requestVisit(clinic);
    const times = [{ start: at(now(), 6), end: at(now(), 6, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: other, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await kindsTo(owner)).toEqual(['TIMES_PROPOSED']);
    const [proposed] = await notificationsOf(owner);
    expect(proposed?.body).toMatch(/10:00$/);
    const payload = { eventAction: 'APPOINTMENT', start: at(now(), 6) } as const;
    await owner.call(createEvent, { body: { type: 'BOT', parent_id: other, payload } });
    const { id } = await book(vet, await requestVisit(clinic), { start: at(now(), 8) });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    expect((await kindsTo(vet)).toSorted()).toEqual([
      'CALLED_OFF',
      'PROPOSAL_ANSWERED',
      'TIME_ASKED',
    ]);
  });

  it('tell family admins about a join request, and the newcomer about the acceptance', async () => {
    const [owner, paolo] = [await newOwner(product()), await newOwner(product(), 'Paolo')];
    await requestToJoin(paolo, owner);
    expect(await notificationsOf(owner)).toMatchObject([
      { kind: 'FAMILY_REQUEST', title: 'Paolo Rossi would like to join your family' },
    ]);
    await setRole(owner, owner.familyId, paolo.id);
    expect(await kindsTo(paolo)).toEqual(['FAMILY_ACCEPTED']);
  });

  it('tell clinic admins about a join request, and the colleague about the acceptance', async () => {
    const [vet, nina] = [await newVet(product()), await newColleague(product(), 'Nina')];
    const { id: facilityId, name } = vet.facility;
    const secretary = await newColleague(product());
    await employ(product().pool, facilityId, secretary.id, { roleId: SECRETARY });
    const body = { facilityCode: vet.facility.code, userId: nina.id };
    for (const time of ['once', 'twice'])
      expect(await nina.call(joinFacility, { body }), time).toMatchObject({ id: facilityId });
    expect(await notificationsOf(vet)).toMatchObject([
      { kind: 'JOIN', title: `Nina Verdi would like to join ${name}`, url: '/workspace/team' },
    ]);
    expect(await kindsTo(secretary)).toEqual([]);
    const { mail } = await product().mailbox.next({ to: vet.email });
    expect(mail.subject).toBe(`Nina Verdi would like to join ${name}`);
    const answer = { id: nina.id, FacilityId: facilityId, idRole: SECRETARY };
    await vet.call(acceptApplicant, { body: answer });
    expect(await notificationsOf(nina)).toMatchObject([
      { kind: 'JOIN_ACCEPTED', title: `You joined the team of ${name}`, url: '/dashboard' },
    ]);
    expect((await product().mailbox.next({ to: nina.email })).mail.subject).toBe(
      `You joined the team of ${name}`,
    );
  });

  it('tell an existing user that a clinic invites them, without a second e-mail', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const { id: facilityId, name } = vet.facility;
    const relation = { userId: owner.id, facilityId };
    await owner.call(updateClientStatus, { body: { ...relation, status: 'REMOVED' } });
    const users = [{ email: owner.email }, { email: 'nobody.yet@zampa.example' }];
    await vet.call(inviteClients, { query: { facilityId }, body: { users } });
    expect(await notificationsOf(owner)).toMatchObject([
      { kind: 'INVITATION', title: `${name} invites you`, url: '/app/dashboard' },
    ]);
    const { rows } = await product().pool.query(
      "select 1 from outbox where kind = 'sendEmail' and payload ->> 'template' = 'news' and payload -> 'to' ->> 'address' = $1",
      [owner.email],
    );
    expect(rows).toEqual([]);
  });

  it('tell consultants only about assigned requests, and former colleagues nothing', async () => {
    const clinic = await newClinicWithClient(product());
    const [consultant, former] = [await newColleague(product()), await newColleague(product())];
    const { id: facilityId } = clinic.vet.facility;
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    await employ(product().pool, facilityId, former.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    await repeatRequest(clinic);
    expect(await kindsTo(consultant)).toEqual([]);
    expect(await kindsTo(former)).toEqual([]);
  });

  it('mark a notification as read on all devices, and only for its reader', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    await repeatRequest(clinic);
    const [notification] = await notificationsOf(vet);
    const ids = [notification?.id ?? ''];
    await owner.call(markNotificationsRead, { body: { ids } });
    expect(await unreadBy(vet)).toEqual(['REQUEST']);
    const { heard } = await openSocket(vet);
    await vet.call(markNotificationsRead, { body: { ids } });
    await vi.waitFor(() =>
      expect(heard.filter(([name]) => name === 'notification')).toMatchObject([
        ['notification', { id: notification?.id, read: true }],
      ]),
    );
    expect(await unreadBy(vet)).toEqual([]);
  });
});
