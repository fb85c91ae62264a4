import { createEvent } from '@zampa/contract/requests/create-event';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { moveToFamily, employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  openSession,
  type TestAccount,
} from '@zampa/testing/people';
import {
  endService,
  newClinicWithClient,
  newPet,
  repeatRequest,
  newStartedRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { at, book, updateCalendarEntry, newOpenClinic } from '../appointments/clinic.ts';
import { requestToJoin, setRole } from '../families/families.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const FACILITY_ADMIN = 1;
const VETERINARIAN = 3;

describe('notification e-mails', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Waits until no due job is left. */
  const waitForJobs = () =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ due: number }>(
        'select count(*)::int as due from outbox where done_at is null and (due_at <= $1 or attempts > 0)',
        [now()],
      );
      expect(rows[0]?.due).toBe(0);
    }, 30_000);

  const emailsTo = async (address: string) => {
    await waitForJobs();
    return product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(address))
      .map(({ mail }) => mail);
  };
  /** Returns the subjects of the e-mails to a person, except codes, welcomes and confirmed appointments. */
  const subjectsTo = async ({ email }: { email: string }) =>
    (await emailsTo(email))
      .map(({ subject = '' }) => subject)
      .filter((subject) => !/^(Confirm your|Welcome|Your appointment)/.test(subject));
  const minutesLater = async (minutes: number) => {
    product().clock.advance(minutes * 60);
    await waitForJobs();
  };
  const signInAgain = async <Who extends TestAccount>(account: Who): Promise<Who> => ({
    ...account,
    ...(await openSession(account, account.email)),
  });

  it('are sent immediately to the address of the clinic when an owner requests or moves a time', async () => {
    const { vet, owner, visitId, facilityId, pet } = await newOpenClinic(product());
    await vet.call(updateFacility, { body: { facilityId, email: 'desk@aurora.test' } });
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const [letter] = await emailsTo('desk@aurora.test');
    expect(letter?.subject).toBe('Olga Rossi requested an appointment');
    expect(letter?.text).toContain(`For: ${pet.name}`);
    expect(letter?.text).toMatch(/When: .* 10:00/);
    expect(letter?.text).toContain(`/workspace/requests?list=visits&conversation=${visitId}`);
    expect(letter?.html).toContain(`conversation=${visitId}`);
    await updateCalendarEntry(owner, id, { event: { start: at(now(), 4) } });
    expect(await emailsTo('desk@aurora.test')).toHaveLength(2);
    expect(await subjectsTo(vet)).toEqual([]);
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('link to the list of requests awaiting payment', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await product().pool.query(`update conversations set status = 'PENDING' where id = $1`, [
      visitId,
    ]);
    await book(owner, visitId, { start: at(now(), 3) });
    const [letter] = (await emailsTo(vet.email)).slice(-1);
    expect(letter?.text).toContain(
      `/workspace/requests?list=awaiting-payment&conversation=${visitId}`,
    );
  });

  it('go to the active admins when the clinic has no address, in the language of each', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const { pool } = product();
    await pool.query('update facilities set email = null where id = $1', [facilityId]);
    const [second, former, treats] = [
      await newColleague(product()),
      await newColleague(product()),
      await newColleague(product()),
    ];
    await employ(pool, facilityId, second.id, { roleId: FACILITY_ADMIN });
    await employ(pool, facilityId, former.id, { roleId: FACILITY_ADMIN, status: 'REMOVED' });
    await employ(pool, facilityId, treats.id, { roleId: VETERINARIAN });
    await vet.call(updateUser, { body: { language: 'it' } });
    await book(owner, visitId, { start: at(now(), 3) });
    expect(await subjectsTo(vet)).toEqual(['Olga Rossi chiede un appuntamento']);
    expect(await subjectsTo(second)).toEqual(['Olga Rossi requested an appointment']);
    expect(await subjectsTo(former)).toEqual([]);
    expect(await subjectsTo(treats)).toEqual([]);
  });

  it('tell the whole family about proposed times, and the clinic about a cancellation', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const partner = await newOwner(product(), 'Paolo');
    await moveToFamily(product().pool, owner.familyId, partner.id);
    const times = [{ start: at(now(), 5), end: at(now(), 5, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    const subject = 'Clinica Aurora proposed times for your appointment';
    expect(await subjectsTo(owner)).toEqual([subject]);
    expect(await subjectsTo(partner)).toEqual([subject]);
    const [letter] = (await emailsTo(partner.email)).slice(-1);
    expect(letter?.text).toContain(`/app/workspace/chat/${visitId}`);
    const { id } = await book(owner, visitId, { start: at(now(), 6) });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    expect(await subjectsTo(vet)).toEqual([
      'Olga Rossi requested an appointment',
      'Olga Rossi canceled an appointment',
    ]);
    // The text must also fit home and video visits.
    const [off] = (await emailsTo(vet.email)).slice(-1);
    expect(off?.text).toContain('Olga Rossi canceled this appointment. The time is free again:');
    expect(await subjectsTo(owner)).toEqual([subject]);
  });

  it('announce messages unread for five minutes in one e-mail, without their text', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await sendChatMessage(owner, id, 'He has eaten rat poison');
    await sendChatMessage(owner, id, 'Please answer');
    await minutesLater(4);
    expect(await subjectsTo(vet)).toEqual([]);
    await minutesLater(2);
    expect(await subjectsTo(vet)).toEqual(['New message from Olga Rossi']);
    const [letter] = (await emailsTo(vet.email)).slice(-1);
    expect(letter?.text).not.toContain('poison');
    expect(letter?.text).toContain(`/workspace/requests?list=in-progress&conversation=${id}`);
    const [clinic, client] = [await signInAgain(vet), await signInAgain(owner)];
    await sendChatMessage(client, id, 'Hello?');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toHaveLength(1);
    await sendChatMessage(await signInAgain(clinic), id, 'Come at once');
    await minutesLater(6);
    expect(await subjectsTo(owner)).toEqual(['New message from Clinica Aurora']);
    await sendChatMessage(await signInAgain(owner), id, 'On our way');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toHaveLength(2);
  });

  it('link to the completed requests if the request has ended in the meantime', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await sendChatMessage(owner, id, 'Thank you');
    await endService(vet, id);
    await minutesLater(6);
    const [letter] = (await emailsTo(vet.email)).slice(-1);
    expect(letter?.subject).toBe('New message from Olga Rossi');
    expect(letter?.text).toContain(`/workspace/requests?list=completed&conversation=${id}`);
  });

  it('are not sent for messages that were read, unsent, or received while a colleague was online', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const { seq } = await sendChatMessage(owner, id, 'Read at once');
    await colleague.call(markSeen, { body: { conversationId: id, seq } });
    const withdrawn = await sendChatMessage(owner, id, 'By mistake');
    await owner.call(deleteEvent, { query: { id: withdrawn.id } });
    await minutesLater(6);
    expect(await subjectsTo(vet)).toEqual([]);
    const socket = await openSocket(await signInAgain(colleague));
    await sendChatMessage(await signInAgain(owner), id, 'While somebody is there');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toEqual([]);
    socket.close();
  });

  it('announce a request that no colleague has started, and are not sent to former clients', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId } = clinic;
    const { id } = await repeatRequest(clinic, 'She does not eat');
    await sendChatMessage(owner, id, 'Hello?');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toEqual(['New request from Olga Rossi']);
    const [doctor] = [await signInAgain(vet)];
    await startConsultation(doctor, id);
    await sendChatMessage(doctor, id, 'Since when?');
    await product().pool.query(
      `update facility_clients set status = 'REMOVED' where facility_id = $1`,
      [facilityId],
    );
    await minutesLater(6);
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('mention each of three clients who write one after the other', async () => {
    const first = await newClinicWithClient(product());
    const { vet } = first;
    const clients = [first];
    for (const name of ['Piero', 'Quinto']) {
      const owner = await newOwner(product(), name);
      const pet = await newPet(owner, `${name}'s pet`);
      await joinClinic(owner, vet.facility);
      clients.push({ ...first, owner, pet });
    }
    for (const client of clients) {
      await repeatRequest(client);
      await minutesLater(4);
    }
    await minutesLater(6);
    const petsIn = ({ text = '' }: { readonly text?: string | undefined }) =>
      clients.filter(({ pet }) => text.includes(pet.name)).length;
    const petCounts = (await emailsTo(vet.email)).map(petsIn).filter((many) => many > 0);
    expect(petCounts).toEqual([2, 1]);
  });

  it('tell family admins about a join request, and the newcomer about the acceptance', async () => {
    const [owner, member, newcomer] = [
      await newOwner(product()),
      await newOwner(product(), 'Mia'),
      await newOwner(product(), 'Nino'),
    ];
    await moveToFamily(product().pool, owner.familyId, member.id);
    await requestToJoin(newcomer, owner);
    await requestToJoin(newcomer, owner);
    expect(await subjectsTo(owner)).toEqual(['Nino Rossi would like to join your family']);
    expect(await subjectsTo(member)).toEqual([]);
    await setRole(owner, owner.familyId, newcomer.id);
    expect(await subjectsTo(newcomer)).toEqual(['You joined the family']);
  });
});
