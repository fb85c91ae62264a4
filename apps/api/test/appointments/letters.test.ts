import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { signedIn } from '@zampa/testing/people';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp, type App } from '../../src/app.ts';
import { readSettings } from '../../src/settings.ts';
import { useProduct } from '../product.ts';
import { askForVisit, at, book, change, newOpenClinic, type OpenClinic } from './clinic.ts';

const HOUR = 3600;
const FIVE_MINUTES = 300;
const AUTH_SECRET = 'a secret that two servers share, thirty-two bytes and more';

/** The day before; a test may be run so late that it comes after midnight. */
const REMINDER = expect.stringMatching(/^(?:Today|Tomorrow): your appointment$/) as string;

describe('what clients are written about their bookings, by two servers on one database', () => {
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

  /** Until nothing is left to do that is due, or follows in the same instant from what is being done. */
  const settled = () =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query<{ due: number }>(
        'select count(*)::int as due from outbox where done_at is null and (due_at <= $1 or attempts > 0)',
        [new Date(now().getTime() + 5000)],
      );
      expect(rows[0]?.due).toBe(0);
    }, 10_000);

  const lettersTo = async ({ owner }: OpenClinic) => {
    await settled();
    return product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(owner.email))
      .map(({ mail }) => mail)
      .filter(({ text }) => text?.includes('/app/appointment/'));
  };
  const subjectsTo = async (clinic: OpenClinic) =>
    (await lettersTo(clinic)).map(({ subject = '' }) =>
      subject.replace(/ at Clinica Aurora.*$/, ''),
    );

  /** So many hours later, everybody signed in again. */
  async function later(clinic: OpenClinic, hours: number): Promise<OpenClinic> {
    product().clock.advance(hours * HOUR);
    const { vet, owner } = clinic;
    return {
      ...clinic,
      vet: { ...vet, ...(await signedIn(vet, vet.email)) },
      owner: { ...owner, ...(await signedIn(owner, owner.email)) },
    };
  }

  it('say what was agreed, by the clinic’s clock, with a file and a link', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId, pet } = clinic;
    await vet.call(updateFacility, { body: { facilityId, timezone: 'Asia/Tokyo' } });
    await owner.call(updateUser, { body: { language: 'it' } });
    const { id } = await book(vet, visitId, { start: at(now(), 3, '01:00') });
    const [letter] = await lettersTo(clinic);
    expect(letter?.subject).toMatch(/^Il tuo appuntamento da Clinica Aurora: .* 10:00$/);
    expect(letter?.text).toContain(`Per: ${pet.name}`);
    expect(letter?.text).toMatch(/Puoi spostarlo o disdirlo fino a .* 10:00/);
    expect(letter?.html).toContain('/app/appointment/');
    const [file] = letter?.attachments ?? [];
    expect(file?.mimeType).toBe('text/calendar');
    const content = file?.content;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(`${id}@zampa`);
  });

  it('tell of what is certain, of changes and of the end, and not of what only waits', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    expect(await subjectsTo(clinic)).toEqual([]);
    await change(vet, id, { status: 'NEW' });
    expect(await subjectsTo(clinic)).toEqual(['Your appointment']);
    await change(vet, id, { event: { start: at(now(), 4) } });
    await settled();
    // Whoever moves it again at once is still choosing: what comes of it is told once it has rested.
    for (const days of [5, 6, 3]) await change(vet, id, { event: { start: at(now(), days) } });
    expect(await lettersTo(clinic)).toHaveLength(2);
    product().clock.advance(FIVE_MINUTES + 1);
    await settled();
    await change(vet, id, { status: 'CANCELED' });
    const [, ...rest] = await lettersTo(clinic);
    expect(rest.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('has changed'),
      expect.stringContaining('has changed'),
      expect.stringContaining('is called off'),
    ]);
  });

  it('tell nobody what they did themselves', async () => {
    const clinic = await newOpenClinic(product());
    const { id } = await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    expect(await subjectsTo(clinic)).toEqual(['Your appointment']);
    await change(clinic.owner, id, { status: 'CANCELED' });
    expect(await subjectsTo(clinic)).toEqual(['Your appointment']);
  });

  it('leave a time to the reminder where staff want that', async () => {
    const clinic = await newOpenClinic(product());
    const inHours = (hours: number) =>
      new Date(now().getTime() + hours * HOUR * 1000).toISOString();
    const silent = { tellClient: false };
    const { id } = await book(clinic.vet, clinic.visitId, { start: inHours(30) }, silent);
    await change(clinic.vet, id, { event: { start: inHours(31) }, ...silent });
    expect(await subjectsTo(clinic)).toEqual([]);
    const after = await later(clinic, 7.5);
    expect(await subjectsTo(clinic)).toEqual([REMINDER]);
    await change(after.vet, id, { event: { start: inHours(60) }, tellClient: true });
    const [, told] = await lettersTo(clinic);
    expect(told?.subject).toContain('has changed');
  });

  it('remind 24 and 2 hours before, each once', async () => {
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

  it('remind of the time that a booking has then, and of none that was called off', async () => {
    const clinic = await newOpenClinic(product());
    const inHours = (hours: number) =>
      new Date(now().getTime() + hours * HOUR * 1000).toISOString();
    const moved = await book(clinic.vet, clinic.visitId, { start: inHours(30) });
    const off = await book(clinic.vet, await askForVisit(clinic), { start: inHours(31) });
    // There and back again: its first reminders count once more, and still once.
    await change(clinic.vet, moved.id, { event: { start: inHours(40) } });
    await settled();
    await change(clinic.vet, moved.id, { event: { start: inHours(80) } });
    await change(clinic.vet, off.id, { status: 'CANCELED' });
    product().clock.advance(FIVE_MINUTES + 1);
    const before = (await lettersTo(clinic)).length;
    await later(clinic, 29);
    expect(await lettersTo(clinic)).toHaveLength(before);
    await later(clinic, 28);
    expect(await lettersTo(clinic)).toHaveLength(before + 1);
  });

  it('are not written about an animal that has died', async () => {
    const clinic = await newOpenClinic(product());
    const start = new Date(now().getTime() + 30 * HOUR * 1000).toISOString();
    await book(clinic.vet, clinic.visitId, { start });
    expect(await lettersTo(clinic)).toHaveLength(1);
    const deceasedOn = now().toISOString().slice(0, 10);
    await clinic.owner.call(updatePet, { query: { PetId: clinic.pet.id }, body: { deceasedOn } });
    const then = await later(clinic, 29);
    expect(await lettersTo(then)).toHaveLength(1);
  });

  it('are sent once each, whichever server is faster', async () => {
    const clinic = await newOpenClinic(product());
    const start = now().getTime() + 30 * HOUR * 1000;
    for (let nth = 0; nth < 30; nth += 1)
      await book(clinic.vet, await askForVisit(clinic), {
        start: new Date(start + nth * 60_000).toISOString(),
        end: new Date(start + (nth + 1) * 60_000).toISOString(),
      });
    await later(clinic, 6.6);
    expect(await lettersTo(clinic)).toHaveLength(30 * 2);
    await later(clinic, 22);
    const letters = await lettersTo(clinic);
    expect(letters).toHaveLength(30 * 3);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(letters.length);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(90);
  }, 30_000);
});
