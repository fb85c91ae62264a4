import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { actOnRecallLink } from '@zampa/contract/health/recalls/act-on-recall-link';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { decideDue } from '@zampa/contract/health/decide-due';
import { previewRecalls } from '@zampa/contract/health/recalls/preview-recalls';
import { readDue } from '@zampa/contract/health/read-due';
import { readRecallFigures } from '@zampa/contract/health/recalls/read-recall-figures';
import { readRecallLink } from '@zampa/contract/health/recalls/read-recall-link';
import { readRecallLinkSlots } from '@zampa/contract/health/recalls/read-recall-link-slots';
import { readRecalls } from '@zampa/contract/health/recalls/read-recalls';
import { readRecallSettings } from '@zampa/contract/health/recalls/read-recall-settings';
import { updateRecallSettings } from '@zampa/contract/health/recalls/update-recall-settings';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { DEFAULT_CHOICES } from '@zampa/domain/notifications/channels';
import type { RecallList } from '@zampa/domain/health/recall-steps';
import { fillClients } from '@zampa/testing/many-clients';
import { newVisitor, openSession, type Owner, type Vet } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { makeCall } from '@zampa/testing/send-call';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, book, newOpenClinic, requestVisit, type OpenClinic } from '../appointments/clinic.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { newMember } from './clinic-with-patient.ts';

const CORE_DOG = 101;
const HOUR = 3600;
const WAIT = { timeout: 20_000 };
const NO_CHANNEL = { push: false, email: false, sms: false };

describe('recalls', () => {
  // The suite moves the clock to the clinic's morning, so schedules run often.
  const product = useProduct({}, { schedulesEveryMs: 100 });
  let clinic: OpenClinic;
  let vet: Vet;
  let owner: Owner;
  beforeEach(async () => {
    await moveTo(6);
    clinic = await newOpenClinic(product());
    ({ vet, owner } = clinic);
    const { facilityId, pet } = clinic;
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
    // The request with which every open clinic begins.
    await product().pool.query(`update conversations set status = 'CLOSED' where id = $1`, [
      clinic.visitId,
    ]);
  });

  /** Moves the clock to this hour of the next day in UTC, the zone of the clinic. */
  async function moveTo(hour: number) {
    const now = product().clock.now();
    const midnight = Math.floor(now.getTime() / 86_400_000 + 1) * 86_400_000;
    product().clock.advance((midnight - now.getTime()) / 1000 + hour * HOUR);
  }
  const dayIn = (days: number) =>
    new Date(product().clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  /** Makes the pet due on a day from today on. */
  const dueIn = (days: number, PetId = clinic.pet.id) =>
    vet.call(createVaccination, {
      body: {
        PetId,
        facilityId: clinic.facilityId,
        vaccineId: CORE_DOG,
        givenOn: dayIn(-300),
        nextDueOn: dayIn(days),
      },
    });
  async function switchOn() {
    const { facilityId } = clinic;
    const { preview } = await vet.call(previewRecalls, { query: { facilityId } });
    return vet.call(updateRecallSettings, { body: { facilityId, enabled: true, preview } });
  }
  /** Moves the clock to the next morning and waits until the clinic's run is over. */
  async function runNextMorning() {
    await moveTo(9);
    const today = dayIn(0);
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ day: string }>(
        'select last_run_on::text as day from recall_settings where facility_id = $1',
        [clinic.facilityId],
      );
      expect(rows[0]?.day).toBe(today);
    }, WAIT);
    await waitForJobs(product());
    vet = { ...vet, ...(await openSession(vet, vet.email)) };
    owner = { ...owner, ...(await openSession(owner, owner.email)) };
  }
  const recallsTo = async (person: Owner) =>
    (await person.call(readNotifications, {})).filter(({ kind }) => kind === 'RECALL');
  const listOf = (list: RecallList) =>
    vet.call(readRecalls, { query: { facilityId: clinic.facilityId, list } });
  const emailsTo = (address: string) =>
    product().mailbox.emails.filter(
      ({ recipients, mail }) =>
        recipients.includes(address.toLowerCase()) && (mail.subject ?? '').includes('preventive'),
    );

  it('are off until an admin has seen the message', async () => {
    const { facilityId } = clinic;
    const settings = { query: { facilityId } };
    expect(await vet.call(readRecallSettings, settings)).toEqual({
      facilityId,
      enabled: false,
      dateEnabled: null,
      lastRunOn: null,
    });
    const turnOn = (preview?: string) =>
      vet.call(updateRecallSettings, {
        body: { facilityId, enabled: true, ...(preview && { preview }) },
      });
    await expect(turnOn()).rejects.toMatchObject({
      fields: [{ field: 'preview', code: 'required' }],
    });
    await expect(turnOn('another')).rejects.toMatchObject({ code: 'STALE' });
    await dueIn(31);
    const shown = await vet.call(previewRecalls, settings);
    expect(shown).toMatchObject({ sample: false, families: 1 });
    const [english] = shown.messages;
    expect(english).toMatchObject({ language: 'en', action: 'Book' });
    expect(english?.paragraphs.join(' ')).toContain('Pluto: Distemper, adenovirus, parvovirus');
    expect(await turnOn(shown.preview)).toMatchObject({ enabled: true, lastRunOn: dayIn(0) });
    const secretary = await newMember(product(), facilityId, 'secretary');
    expect(await secretary.call(readRecallSettings, settings)).toMatchObject({ enabled: true });
    const off = { body: { facilityId, enabled: false } };
    await expect(secretary.call(updateRecallSettings, off)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await vet.call(updateRecallSettings, off)).toMatchObject({ enabled: false });
  });

  it('are one message for all pets and items of a family, once for each step', async () => {
    const { facilityId } = clinic;
    const second = await newPet(owner, 'Luna');
    await owner.call(linkPets, { body: { facilityId, pets: [second.id] } });
    await dueIn(31);
    await dueIn(8, second.id);
    await switchOn();
    await runNextMorning();
    const [message, ...more] = await recallsTo(owner);
    expect(more).toEqual([]);
    expect(message?.title).toBe(`${vet.facility.name}: preventive care is due`);
    expect(message?.body).toContain('Luna: Distemper');
    expect(message?.body).toContain('Pluto: Distemper');
    expect(message?.url).toContain(`/app/workspace/ask?clinic=${facilityId}&pet=`);
    expect(message?.url).toContain(`service=${clinic.serviceId}`);
    expect(emailsTo(owner.email)).toHaveLength(1);
    const steps = (await listOf('SENT')).map(({ pet, step }) => `${pet.name} ${String(step)}`);
    expect(steps.toSorted()).toEqual(['Luna -7', 'Pluto -30']);
    await product().pool.query(
      'update recall_settings set last_run_on = $2 where facility_id = $1',
      [facilityId, dayIn(-1)],
    );
    await vi.waitFor(async () => {
      expect(await vet.call(readRecallSettings, { query: { facilityId } })).toMatchObject({
        lastRunOn: dayIn(0),
      });
    }, WAIT);
    await waitForJobs(product());
    expect(await recallsTo(owner)).toHaveLength(1);
  });

  it.each([
    [
      'a visit is booked',
      async () =>
        void (await book(vet, await requestVisit(clinic), { start: at(product().clock.now(), 5) })),
    ],
    ['a visit is requested', async () => void (await requestVisit(clinic))],
    [
      'the pet has died',
      async () =>
        void (await owner.call(updatePet, {
          query: { PetId: clinic.pet.id },
          body: { deceasedOn: dayIn(0) },
        })),
    ],
    ['the family declined', async () => decide({ decision: 'DECLINED' })],
    ['the family postponed', async () => decide({ decision: 'POSTPONED', until: dayIn(90) })],
    [
      'the family switched them off',
      async () =>
        void (await owner.call(updateNotificationPreferences, {
          body: { choices: { ...DEFAULT_CHOICES, RECALLS: NO_CHANNEL }, quietHours: null },
        })),
    ],
    [
      'the client is disabled',
      async () =>
        void (await vet.call(updateClientStatus, {
          body: { userId: owner.id, facilityId: clinic.facilityId, status: 'DISABLED_BY_VET' },
        })),
    ],
  ])('are not sent if %s', async (_name, prepare) => {
    await dueIn(31);
    await prepare();
    await switchOn();
    await runNextMorning();
    expect(await recallsTo(owner)).toEqual([]);
    expect(await listOf('SENT')).toEqual([]);
  });

  async function decide(body: object) {
    const due = await owner.call(readDue, { query: { PetId: clinic.pet.id } });
    const core = due.find(({ item }) => item.vaccineId === CORE_DOG);
    await owner.call(decideDue, {
      body: { PetId: clinic.pet.id, itemId: core?.item.id ?? '', decision: null, ...body },
    });
  }

  it('are listed and counted: sent, booked and done', async () => {
    const { facilityId, pet } = clinic;
    await dueIn(8);
    const isThisMonth = dayIn(8).slice(0, 7) === dayIn(0).slice(0, 7);
    const listed = await listOf('DUE_THIS_MONTH');
    expect(listed.filter(({ item }) => item.vaccineId === CORE_DOG)).toMatchObject(
      isThisMonth ? [{ pet: { id: pet.id }, step: null, dateSent: null }] : [],
    );
    await switchOn();
    await runNextMorning();
    expect(await listOf('BOOKED')).toEqual([]);
    product().clock.advance(60);
    const visitId = await requestVisit({ ...clinic, owner });
    await book(vet, visitId, { start: at(product().clock.now(), 3) });
    expect(await listOf('BOOKED')).toMatchObject([
      { pet: { id: pet.id }, appointment: { conversationId: visitId }, doneOn: null },
    ]);
    await vet.call(createVaccination, {
      body: { PetId: pet.id, facilityId, vaccineId: CORE_DOG, givenOn: dayIn(0) },
    });
    expect(await listOf('DONE')).toMatchObject([{ pet: { id: pet.id }, doneOn: dayIn(0) }]);
    const figures = await vet.call(readRecallFigures, { query: { facilityId, months: 2 } });
    expect(figures).toHaveLength(2);
    expect(figures.at(-1)).toEqual({
      month: dayIn(0).slice(0, 7),
      sent: 1,
      booked: 1,
      done: 1,
    });
  });

  it('reach clients without an account by an e-mail whose link books and stops them', async () => {
    const { facilityId, serviceId } = clinic;
    const email = `record.${facilityId}@example.test`;
    const [family] = await fillClients(product().pool, facilityId, 1);
    await product().pool.query('update users set email = $2 where id = $1', [
      family?.userId,
      email,
    ]);
    await dueIn(31, family?.petId);
    await switchOn();
    await runNextMorning();
    const [sent] = emailsTo(email);
    const token = /\/app\/recall\/(\S+)/.exec(sent?.mail.text ?? '')?.[1] ?? '';
    const visitor = newVisitor(product().address);
    const read = (linkToken = token) =>
      makeCall(visitor, readRecallLink, { query: { token: linkToken } });
    expect(await read()).toMatchObject({
      facility: { id: facilityId },
      items: [{ pet: { id: family?.petId }, names: { en: 'Distemper, adenovirus, parvovirus' } }],
      services: [{ id: serviceId, duration: 30 }],
      stopped: false,
      appointment: null,
    });
    await expect(read(`${token}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const act = (body: object) =>
      makeCall(visitor, actOnRecallLink, { body: { token, action: 'BOOK', ...body } });
    expect(await act({ action: 'STOP' })).toMatchObject({ stopped: true });
    expect(await act({ action: 'RESUME' })).toMatchObject({ stopped: false });
    const start = at(product().clock.now(), 3);
    await expect(act({ serviceId })).rejects.toMatchObject({
      fields: [{ field: 'start', code: 'required' }],
    });
    const day = start.slice(0, 10);
    const slots = await makeCall(visitor, readRecallLinkSlots, {
      query: { token, serviceId, from: day, to: day },
    });
    expect(slots.map((slot) => slot.start)).toContain(start);
    const booked = await act({ serviceId, start });
    expect(booked.appointment).toMatchObject({ start });
    expect(booked.appointment?.url).toContain('/app/appointment/');
    await expect(act({ serviceId, start: at(product().clock.now(), 4) })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect(await listOf('BOOKED')).toMatchObject([{ pet: { id: family?.petId } }]);
  });
});
