import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { openSession } from '@zampa/testing/people';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp, type App } from '../../src/app.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { useProduct } from '../product.ts';
import {
  requestVisit,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
  type OpenClinic,
} from './clinic.ts';

const HOUR = 3600;
const FIVE_MINUTES = 300;
const AUTH_SECRET = 'a secret that two servers share, thirty-two bytes and more';

/** Sent the day before; says "Today" if the test runs so late that it is sent after midnight. */
const REMINDER = expect.stringMatching(/^(?:Today|Tomorrow): your appointment$/) as string;

describe('appointment e-mails sent by two servers on one database', () => {
  const product = useProduct({ AUTH_SECRET });
  const now = () => product().clock.now();
  let second: App;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-second-'));
    const { mailbox, clock, pool } = product();
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: directory,
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'silent',
      AUTH_SECRET,
    });
    second = await createApp(settings, pool.options.connectionString ?? '', { clock });
    await second.listen();
  });
  afterAll(async () => {
    await second.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** Waits until no job is due now, within the next five seconds or for a retry. */
  const waitForDueJobs = () =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ due: number }>(
        'select count(*)::int as due from outbox where done_at is null and (due_at <= $1 or attempts > 0)',
        [new Date(now().getTime() + 5000)],
      );
      expect(rows[0]?.due).toBe(0);
    }, 10_000);

  const appointmentEmailsTo = async ({ owner }: OpenClinic) => {
    await waitForDueJobs();
    return product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(owner.email))
      .map(({ mail }) => mail)
      .filter(({ text }) => text?.includes('/app/appointment/'));
  };
  const subjectsTo = async (clinic: OpenClinic) =>
    (await appointmentEmailsTo(clinic)).map(({ subject = '' }) =>
      subject.replace(/ at Clinica Aurora.*$/, ''),
    );

  /** Advances the clock by hours and signs both people in again. */
  async function later(clinic: OpenClinic, hours: number): Promise<OpenClinic> {
    product().clock.advance(hours * HOUR);
    const { vet, owner } = clinic;
    return {
      ...clinic,
      vet: { ...vet, ...(await openSession(vet, vet.email)) },
      owner: { ...owner, ...(await openSession(owner, owner.email)) },
    };
  }

  it("contain the time in the clinic's time zone, a calendar file and a link, in the owner's language", async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId, pet } = clinic;
    await vet.call(updateFacility, { body: { facilityId, timezone: 'Asia/Tokyo' } });
    await owner.call(updateUser, { body: { language: 'it' } });
    const { id } = await book(vet, visitId, { start: at(now(), 3, '01:00') });
    const [letter] = await appointmentEmailsTo(clinic);
    expect(letter?.subject).toMatch(/^Il tuo appuntamento da Clinica Aurora: .* 10:00$/);
    expect(letter?.text).toContain(`Per: ${pet.name}`);
    expect(letter?.text).toMatch(/Puoi spostarlo o annullarlo fino a .* 10:00/);
    expect(letter?.html).toContain('/app/appointment/');
    const path = `/app/workspace/chat/${visitId}`;
    expect(letter?.text).toMatch(new RegExp(`Apri la conversazione: http://\\S+${path}\n`));
    expect(letter?.html).toMatch(new RegExp(`href="http://[^"]+${path}"`));
    const [file] = letter?.attachments ?? [];
    expect(file?.mimeType).toBe('text/calendar');
    const content = file?.content;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(`${id}@zampa`);
  });

  it('are sent for confirmations, changes and cancellations, but not for requests that wait', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    expect(await subjectsTo(clinic)).toEqual([]);
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    expect(await subjectsTo(clinic)).toEqual(['Your appointment']);
    await updateCalendarEntry(vet, id, { event: { start: at(now(), 4) } });
    await waitForDueJobs();
    // Further moves within five minutes are still changing: one e-mail follows once the time has settled.
    for (const days of [5, 6, 3])
      await updateCalendarEntry(vet, id, { event: { start: at(now(), days) } });
    expect(await appointmentEmailsTo(clinic)).toHaveLength(2);
    product().clock.advance(FIVE_MINUTES + 1);
    await waitForDueJobs();
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    const [, ...rest] = await appointmentEmailsTo(clinic);
    expect(rest.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was changed'),
      expect.stringContaining('was changed'),
      expect.stringContaining('was canceled'),
    ]);
  });

  it("are not sent about the client's own cancellation", async () => {
    const clinic = await newOpenClinic(product());
    const { id } = await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    expect(await subjectsTo(clinic)).toEqual(['Your appointment']);
    await updateCalendarEntry(clinic.owner, id, { status: 'CANCELED' });
    expect(await subjectsTo(clinic)).toEqual(['Your appointment']);
  });

  it('wait for the reminder when staff chose not to notify', async () => {
    const clinic = await newOpenClinic(product());
    const inHours = (hours: number) =>
      new Date(now().getTime() + hours * HOUR * 1000).toISOString();
    const silent = { tellClient: false };
    const { id } = await book(clinic.vet, clinic.visitId, { start: inHours(30) }, silent);
    await updateCalendarEntry(clinic.vet, id, { event: { start: inHours(31) }, ...silent });
    expect(await subjectsTo(clinic)).toEqual([]);
    const after = await later(clinic, 7.5);
    expect(await subjectsTo(clinic)).toEqual([REMINDER]);
    await updateCalendarEntry(after.vet, id, { event: { start: inHours(60) }, tellClient: true });
    const [, changeEmail] = await appointmentEmailsTo(clinic);
    expect(changeEmail?.subject).toContain('was changed');
  });

  it('remind 24 and 2 hours before, once each', async () => {
    const clinic = await newOpenClinic(product());
    await book(clinic.vet, clinic.visitId, {
      start: new Date(now().getTime() + 30 * HOUR * 1000).toISOString(),
    });
    expect(await subjectsTo(clinic)).toHaveLength(1);
    await later(clinic, 6.01);
    expect(await subjectsTo(clinic)).toHaveLength(2);
    await later(clinic, 22);
    expect(await subjectsTo(clinic)).toEqual([
      'Your appointment',
      REMINDER,
      'Soon: your appointment',
    ]);
    await later(clinic, 10);
    expect(await subjectsTo(clinic)).toHaveLength(3);
  });

  it('remind at the current time of a moved booking, and never of a canceled one', async () => {
    const clinic = await newOpenClinic(product());
    const inHours = (hours: number) =>
      new Date(now().getTime() + hours * HOUR * 1000).toISOString();
    const moved = await book(clinic.vet, clinic.visitId, { start: inHours(30) });
    const off = await book(clinic.vet, await requestVisit(clinic), { start: inHours(31) });
    // Moved away and back: the first reminder time applies again, still only once.
    await updateCalendarEntry(clinic.vet, moved.id, { event: { start: inHours(40) } });
    await waitForDueJobs();
    await updateCalendarEntry(clinic.vet, moved.id, { event: { start: inHours(80) } });
    await updateCalendarEntry(clinic.vet, off.id, { status: 'CANCELED' });
    product().clock.advance(FIVE_MINUTES + 1);
    const before = (await appointmentEmailsTo(clinic)).length;
    await later(clinic, 29);
    expect(await appointmentEmailsTo(clinic)).toHaveLength(before);
    await later(clinic, 28);
    expect(await appointmentEmailsTo(clinic)).toHaveLength(before + 1);
  });

  it('send no reminder after the pet has died', async () => {
    const clinic = await newOpenClinic(product());
    const start = new Date(now().getTime() + 30 * HOUR * 1000).toISOString();
    await book(clinic.vet, clinic.visitId, { start });
    expect(await appointmentEmailsTo(clinic)).toHaveLength(1);
    const deceasedOn = now().toISOString().slice(0, 10);
    await clinic.owner.call(updatePet, { query: { PetId: clinic.pet.id }, body: { deceasedOn } });
    const then = await later(clinic, 29);
    expect(await appointmentEmailsTo(then)).toHaveLength(1);
  });

  it('are sent once each, whichever server runs the job', async () => {
    const clinic = await newOpenClinic(product());
    const start = now().getTime() + 30 * HOUR * 1000;
    for (let nth = 0; nth < 30; nth += 1)
      await book(clinic.vet, await requestVisit(clinic), {
        start: new Date(start + nth * 60_000).toISOString(),
        end: new Date(start + (nth + 1) * 60_000).toISOString(),
      });
    await later(clinic, 6.6);
    expect(await appointmentEmailsTo(clinic)).toHaveLength(30 * 2);
    await later(clinic, 22);
    const letters = await appointmentEmailsTo(clinic);
    expect(letters).toHaveLength(30 * 3);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(letters.length);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(90);
  }, 30_000);
});
