import type { AnswerOf } from '@zampa/contract/call';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { markNotificationsRead } from '@zampa/contract/notifications/mark-notifications-read';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { acceptApplicant } from '@zampa/contract/team/accept-applicant';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, repeatRequest, start, write } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { askForVisit, at, book, change, newOpenClinic } from '../appointments/clinic.ts';
import { ask, setRole } from '../families/families.ts';
import { exceptNewClients } from './except-new-clients.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const ADMIN = 1;
const VETERINARIAN = 3;
const SECRETARY = 5;
const CONSULTANT = 6;

describe('what people are told — GET /api/notifications, PUT /api/notifications/read', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Until nothing is left to do that is due, once who is there has had time to see it. */
  const settled = () => {
    product().clock.advance(2);
    return vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ due: number }>(
        'select count(*)::int as due from outbox where done_at is null and (due_at <= $1 or attempts > 0)',
        [now()],
      );
      expect(rows[0]?.due).toBe(0);
    }, 10_000);
  };
  const toldTo = async (person: TestAccount, query: { unread?: true; language?: 'it' } = {}) => {
    await settled();
    return exceptNewClients(await person.call(readNotifications, { query }));
  };
  const kindsTo = async (person: TestAccount) => (await toldTo(person)).map(({ kind }) => kind);
  const unreadBy = async (person: TestAccount) =>
    (await toldTo(person, { unread: true })).map(({ kind }) => kind);

  it('is read of a clinic by who works there, and no longer', async () => {
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
    // Somebody asks to work there: that stands in no conversation.
    const applicant = await newColleague(product(), 'Ada');
    const { code } = here.vet.facility;
    await applicant.call(joinFacility, { body: { facilityCode: code, userId: applicant.id } });
    expect((await kindsTo(colleague)).toSorted()).toEqual(['JOIN', 'REQUEST', 'REQUEST']);
    await work('REMOVED');
    expect(await kindsTo(colleague)).toEqual(['REQUEST']);
    expect(await unreadBy(colleague)).toEqual(['REQUEST']);
    expect(await kindsTo(here.vet)).toContain('JOIN');
  });

  it('tells each of the clinic of a new request, and its owner of the answer, without a word about health', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner, pet } = clinic;
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const { id } = await repeatRequest(clinic, 'She limps');
    for (const reader of [vet, colleague])
      expect(await toldTo(reader)).toEqual([
        {
          id: expect.any(String) as unknown,
          kind: 'REQUEST',
          title: 'Olga Rossi asks for advice',
          body: pet.name,
          url: `/workspace/requests?list=to-manage&conversation=${id}`,
          read: false,
          dateCreated: expect.any(String) as unknown,
        },
      ]);
    await start(vet, id);
    await write(vet, id, 'Drops tonight');
    expect(await toldTo(owner)).toMatchObject([
      {
        kind: 'MESSAGE',
        title: `A message from ${vet.facility.name}`,
        url: `/app/workspace/chat/${id}`,
      },
    ]);
    expect(await toldTo(owner, { language: 'it' })).toMatchObject([
      { title: `Un messaggio da ${vet.facility.name}` },
    ]);
    expect(await kindsTo(vet)).toEqual(['REQUEST']);
  });

  it('is heard at once by who is there', async () => {
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

  it('is one for several messages, and read once the conversation is', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic);
    await start(vet, id);
    await write(owner, id, 'One');
    const { seq } = await write(owner, id, 'Two');
    expect(await kindsTo(vet)).toEqual(['MESSAGE', 'REQUEST']);
    await vet.call(markSeen, { body: { conversationId: id, seq } });
    expect(await unreadBy(vet)).toEqual([]);
    await write(owner, id, 'Three');
    expect(await unreadBy(vet)).toEqual(['MESSAGE']);
    expect(await kindsTo(vet)).toEqual(['MESSAGE', 'REQUEST']);
  });

  it('is of nothing that was taken back before it could be told, or read before', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic);
    await start(vet, id);
    await settled();
    const payload = (event: { seq: number }, by: string) =>
      JSON.stringify({
        kind: 'MESSAGE',
        by,
        conversation: { id, party: 'owner', seq: event.seq },
        to: [],
        starts: [],
      });
    const message = await write(owner, id, 'One');
    await owner.call(deleteEvent, { query: { id: message.id } });
    const read = await write(owner, id, 'Two');
    await vet.call(markSeen, { body: { conversationId: id, seq: read.seq } });
    await settled();
    await product().pool.query('delete from notifications where conversation_id = $1', [id]);
    for (const event of [message, read])
      await product().pool.query(
        `insert into outbox (kind, lane, payload, due_at, created_at)
        values ('notify', 'time', $1, $2, $2)`,
        [payload(event, owner.id), now()],
      );
    expect(await kindsTo(vet)).toEqual([]);
  });

  it('tells of times: asked for, proposed, chosen, called off', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    await book(owner, visitId, { start: at(now(), 4) });
    const other = await askForVisit(clinic);
    const times = [{ start: at(now(), 6), end: at(now(), 6, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: other, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await kindsTo(owner)).toEqual(['TIMES_PROPOSED']);
    const [proposed] = await toldTo(owner);
    expect(proposed?.body).toMatch(/10:00$/);
    const payload = { eventAction: 'APPOINTMENT', start: at(now(), 6) } as const;
    await owner.call(createEvent, { body: { type: 'BOT', parent_id: other, payload } });
    const { id } = await book(vet, await askForVisit(clinic), { start: at(now(), 8) });
    await change(owner, id, { status: 'CANCELED' });
    expect((await kindsTo(vet)).toSorted()).toEqual([
      'CALLED_OFF',
      'PROPOSAL_ANSWERED',
      'TIME_ASKED',
    ]);
  });

  it('tells who looks after a family that somebody asks to join it, and them that they may', async () => {
    const [owner, paolo] = [await newOwner(product()), await newOwner(product(), 'Paolo')];
    await ask(paolo, owner);
    expect(await toldTo(owner)).toMatchObject([
      { kind: 'FAMILY_REQUEST', title: 'Paolo Rossi would like to join your family' },
    ]);
    await setRole(owner, owner.familyId, paolo.id);
    expect(await kindsTo(paolo)).toEqual(['FAMILY_ACCEPTED']);
  });

  it('tells the admins of a clinic who would like to work there, and them that they may', async () => {
    const [vet, nina] = [await newVet(product()), await newColleague(product(), 'Nina')];
    const { id: facilityId, name } = vet.facility;
    const secretary = await newColleague(product());
    await employ(product().pool, facilityId, secretary.id, { roleId: SECRETARY });
    const body = { facilityCode: vet.facility.code, userId: nina.id };
    for (const time of ['once', 'twice'])
      expect(await nina.call(joinFacility, { body }), time).toMatchObject({ id: facilityId });
    expect(await toldTo(vet)).toMatchObject([
      { kind: 'JOIN', title: `Nina Verdi would like to work at ${name}`, url: '/workspace/team' },
    ]);
    expect(await kindsTo(secretary)).toEqual([]);
    const { mail } = await product().mailbox.next({ to: vet.email });
    expect(mail.subject).toBe(`Nina Verdi would like to work at ${name}`);
    const answer = { id: nina.id, FacilityId: facilityId, idRole: SECRETARY };
    await vet.call(acceptApplicant, { body: answer });
    expect(await toldTo(nina)).toMatchObject([
      { kind: 'JOIN_ACCEPTED', title: `You are part of the team of ${name}`, url: '/dashboard' },
    ]);
    expect((await product().mailbox.next({ to: nina.email })).mail.subject).toBe(
      `You are part of the team of ${name}`,
    );
  });

  it('tells somebody who is on Zampa that a clinic invites them, once besides the letter', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const { id: facilityId, name } = vet.facility;
    const relation = { userId: owner.id, facilityId };
    await owner.call(updateClientStatus, { body: { ...relation, status: 'REMOVED' } });
    const users = [{ email: owner.email }, { email: 'nobody.yet@zampa.example' }];
    await vet.call(inviteClients, { query: { facilityId }, body: { users } });
    expect(await toldTo(owner)).toMatchObject([
      { kind: 'INVITATION', title: `${name} invites you`, url: '/app/dashboard' },
    ]);
    const { rows } = await product().pool.query(
      "select 1 from outbox where kind = 'sendEmail' and payload ->> 'template' = 'news' and payload -> 'to' ->> 'address' = $1",
      [owner.email],
    );
    expect(rows).toEqual([]);
  });

  it('tells a consultant of what is assigned to them alone, and a former colleague of nothing', async () => {
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

  it('is read on every device once it is on one, and by nobody else', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    await repeatRequest(clinic);
    const [told] = await toldTo(vet);
    const ids = [told?.id ?? ''];
    await owner.call(markNotificationsRead, { body: { ids } });
    expect(await unreadBy(vet)).toEqual(['REQUEST']);
    const { heard } = await openSocket(vet);
    await vet.call(markNotificationsRead, { body: { ids } });
    await vi.waitFor(() =>
      expect(heard.filter(([name]) => name === 'notification')).toMatchObject([
        ['notification', { id: told?.id, read: true }],
      ]),
    );
    expect(await unreadBy(vet)).toEqual([]);
  });

  it('comes in pages, newest first, with how many there are', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    await settled();
    // How the clinic came by its client.
    await product().pool.query('delete from notifications where user_id = $1', [vet.id]);
    const asked = [await repeatRequest(clinic), await repeatRequest(clinic)];
    await settled();
    const first = await vet.send(readNotifications, { query: { limit: 1 } });
    expect(first.headers.get('x-total-count')).toBe('2');
    const [, next] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const cursor = new URL(next ?? '', product().address).searchParams.get('cursor') ?? '';
    const second = await vet.send(readNotifications, { query: { limit: 1, cursor } });
    expect(second.headers.get('link')).toBeNull();
    const urls = [first, second].flatMap(({ json }) =>
      (json as AnswerOf<typeof readNotifications>).map(({ url }) => url),
    );
    expect(urls).toEqual(
      asked.toReversed().map(({ id }) => expect.stringContaining(id) as unknown),
    );
  });
});
