import { createEvent } from '@zampa/contract/inbox/create-event';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { adopt, employ } from '@zampa/testing/memberships';
import { join, newColleague, newOwner, signedIn, type TestAccount } from '@zampa/testing/people';
import {
  end,
  newClinicWithClient,
  newPet,
  repeatRequest,
  newStartedRequest,
  start,
  write,
} from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { at, book, change, newOpenClinic } from '../appointments/clinic.ts';
import { ask, setRole } from '../families/families.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const FACILITY_ADMIN = 1;
const VETERINARIAN = 3;

describe('what people are written who were not there', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Until nothing is left to do that is due. */
  const settled = () =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ due: number }>(
        'select count(*)::int as due from outbox where done_at is null and (due_at <= $1 or attempts > 0)',
        [now()],
      );
      expect(rows[0]?.due).toBe(0);
    }, 10_000);

  const lettersTo = async (address: string) => {
    await settled();
    return product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(address))
      .map(({ mail }) => mail);
  };
  /** The subjects of what somebody was written, apart from codes and confirmed times. */
  const subjectsTo = async ({ email }: { email: string }) =>
    (await lettersTo(email))
      .map(({ subject = '' }) => subject)
      .filter((subject) => !/^(Confirm your|Welcome|Your appointment)/.test(subject));
  const minutesLater = async (minutes: number) => {
    product().clock.advance(minutes * 60);
    await settled();
  };
  const again = async <Who extends TestAccount>(who: Who): Promise<Who> => ({
    ...who,
    ...(await signedIn(who, who.email)),
  });

  it('of a time that an owner asks for, or moves to, the clinic hears at once at its own address', async () => {
    const { vet, owner, visitId, facilityId, pet } = await newOpenClinic(product());
    await vet.call(updateFacility, { body: { facilityId, email: 'desk@aurora.test' } });
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const [letter] = await lettersTo('desk@aurora.test');
    expect(letter?.subject).toBe('Olga Rossi asks for an appointment');
    expect(letter?.text).toContain(`For: ${pet.name}`);
    expect(letter?.text).toMatch(/When: .* 10:00/);
    expect(letter?.text).toContain(`/workspace/requests?list=visits&conversation=${visitId}`);
    expect(letter?.html).toContain(`conversation=${visitId}`);
    await change(owner, id, { event: { start: at(now(), 4) } });
    expect(await lettersTo('desk@aurora.test')).toHaveLength(2);
    expect(await subjectsTo(vet)).toEqual([]);
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('leads to the list that holds what waits for its payment', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await product().pool.query(`update conversations set status = 'PENDING' where id = $1`, [
      visitId,
    ]);
    await book(owner, visitId, { start: at(now(), 3) });
    const [letter] = (await lettersTo(vet.email)).slice(-1);
    expect(letter?.text).toContain(
      `/workspace/requests?list=awaiting-payment&conversation=${visitId}`,
    );
  });

  it('reaches the admins where a clinic has no address, and none who has left', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const { pool } = product();
    await pool.query('update facilities set email = null where id = $1', [facilityId]);
    const [second, gone, treats] = [
      await newColleague(product()),
      await newColleague(product()),
      await newColleague(product()),
    ];
    await employ(pool, facilityId, second.id, { roleId: FACILITY_ADMIN });
    await employ(pool, facilityId, gone.id, { roleId: FACILITY_ADMIN, status: 'REMOVED' });
    await employ(pool, facilityId, treats.id, { roleId: VETERINARIAN });
    await vet.call(updateUser, { body: { language: 'it' } });
    await book(owner, visitId, { start: at(now(), 3) });
    expect(await subjectsTo(vet)).toEqual(['Olga Rossi chiede un appuntamento']);
    expect(await subjectsTo(second)).toEqual(['Olga Rossi asks for an appointment']);
    expect(await subjectsTo(gone)).toEqual([]);
    expect(await subjectsTo(treats)).toEqual([]);
  });

  it('of times that are proposed every one of the family hears, of a cancellation the other side', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const partner = await newOwner(product(), 'Paolo');
    await adopt(product().pool, owner.familyId, partner.id);
    const times = [{ start: at(now(), 5), end: at(now(), 5, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    const subject = 'Clinica Aurora proposes times for your appointment';
    expect(await subjectsTo(owner)).toEqual([subject]);
    expect(await subjectsTo(partner)).toEqual([subject]);
    const [letter] = (await lettersTo(partner.email)).slice(-1);
    expect(letter?.text).toContain(`/app/workspace/chat/${visitId}`);
    const { id } = await book(owner, visitId, { start: at(now(), 6) });
    await change(owner, id, { status: 'CANCELED' });
    expect(await subjectsTo(vet)).toEqual([
      'Olga Rossi asks for an appointment',
      'Olga Rossi has called off an appointment',
    ]);
    // Who comes to whom is not the same for a visit at home or by video.
    const [off] = (await lettersTo(vet.email)).slice(-1);
    expect(off?.text).toContain('Olga Rossi has called it off. The time is free again:');
    expect(await subjectsTo(owner)).toEqual([subject]);
  });

  it('of messages that nobody has read for five minutes: one letter, without what they say', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await write(owner, id, 'He has eaten rat poison');
    await write(owner, id, 'Please answer');
    await minutesLater(4);
    expect(await subjectsTo(vet)).toEqual([]);
    await minutesLater(2);
    expect(await subjectsTo(vet)).toEqual(['A message from Olga Rossi']);
    const [letter] = (await lettersTo(vet.email)).slice(-1);
    expect(letter?.text).not.toContain('poison');
    expect(letter?.text).toContain(`/workspace/requests?list=in-progress&conversation=${id}`);
    const [clinic, client] = [await again(vet), await again(owner)];
    await write(client, id, 'Hello?');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toHaveLength(1);
    await write(await again(clinic), id, 'Come at once');
    await minutesLater(6);
    expect(await subjectsTo(owner)).toEqual(['A message from Clinica Aurora']);
    await write(await again(owner), id, 'On our way');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toHaveLength(2);
  });

  it('leads to the list that holds what has ended meanwhile', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await write(owner, id, 'Thank you');
    await end(vet, id);
    await minutesLater(6);
    const [letter] = (await lettersTo(vet.email)).slice(-1);
    expect(letter?.subject).toBe('A message from Olga Rossi');
    expect(letter?.text).toContain(`/workspace/requests?list=completed&conversation=${id}`);
  });

  it('not of what was read, taken back, or came while somebody of that side was there', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const { seq } = await write(owner, id, 'Read at once');
    await colleague.call(markSeen, { body: { conversationId: id, seq } });
    const withdrawn = await write(owner, id, 'By mistake');
    await owner.call(deleteEvent, { query: { id: withdrawn.id } });
    await minutesLater(6);
    expect(await subjectsTo(vet)).toEqual([]);
    const socket = await openSocket(await again(colleague));
    await write(await again(owner), id, 'While somebody is there');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toEqual([]);
    socket.close();
  });

  it('of a request that nobody has started; not to those who are no clients any more', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId } = clinic;
    const { id } = await repeatRequest(clinic, 'She does not eat');
    await write(owner, id, 'Hello?');
    await minutesLater(6);
    expect(await subjectsTo(vet)).toEqual(['Olga Rossi asks for advice']);
    const [doctor] = [await again(vet)];
    await start(doctor, id);
    await write(doctor, id, 'Since when?');
    await product().pool.query(
      `update facility_clients set status = 'REMOVED' where facility_id = $1`,
      [facilityId],
    );
    await minutesLater(6);
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('of what three clients wrote one after the other: each of them is in a letter', async () => {
    const first = await newClinicWithClient(product());
    const { vet } = first;
    const clients = [first];
    for (const name of ['Piero', 'Quinto']) {
      const owner = await newOwner(product(), name);
      const pet = await newPet(owner, `${name}'s pet`);
      await join(owner, vet.facility);
      clients.push({ ...first, owner, pet });
    }
    for (const client of clients) {
      await repeatRequest(client);
      await minutesLater(4);
    }
    await minutesLater(6);
    const petsIn = ({ text = '' }: { readonly text?: string | undefined }) =>
      clients.filter(({ pet }) => text.includes(pet.name)).length;
    const told = (await lettersTo(vet.email)).map(petsIn).filter((many) => many > 0);
    expect(told).toEqual([2, 1]);
  });

  it('of who asks to join a family its admins hear, and the newcomer of being accepted', async () => {
    const [owner, member, newcomer] = [
      await newOwner(product()),
      await newOwner(product(), 'Mia'),
      await newOwner(product(), 'Nino'),
    ];
    await adopt(product().pool, owner.familyId, member.id);
    await ask(newcomer, owner);
    await ask(newcomer, owner);
    expect(await subjectsTo(owner)).toEqual(['Nino Rossi would like to join your family']);
    expect(await subjectsTo(member)).toEqual([]);
    await setRole(owner, owner.familyId, newcomer.id);
    expect(await subjectsTo(newcomer)).toEqual(['You are part of the family']);
  });
});
