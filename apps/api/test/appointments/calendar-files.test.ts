import { changePassword } from '@zampa/contract/account/change-password';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { deleteFeed } from '@zampa/contract/appointments/delete-feed';
import { readCalendarFile } from '@zampa/contract/appointments/read-calendar-file';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFeeds } from '@zampa/contract/appointments/read-feeds';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { readCode, newOwner, PASSWORD, type TestAccount } from '@zampa/testing/people';
import { makeCall, sendCall } from '@zampa/testing/send-call';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { at, book, updateCalendarEntry, newOpenClinic } from './clinic.ts';

/** Parses an iCalendar file as a calendar program would. */
function parseCalendarFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
      summary: event.summary,
      description: event.description,
      location: event.location,
    };
  });
}

describe('calendar export (files and feeds)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const fileOf = async (caller: TestAccount, id: string) => {
    const { headers, bytes } = await sendCall(caller, readCalendarFile, { query: { id } });
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    return parseCalendarFile(bytes.toString());
  };
  const fetchFeed = (url: string | null) =>
    fetch((url ?? '').replace(/^https?:\/\/[^/]+/, product().address));
  const read = async (url: string | null) => {
    const answer = await fetchFeed(url);
    return answer.status === 200 ? parseCalendarFile(await answer.text()) : answer.status;
  };
  const linesOf = async (url: string | null) => (await (await fetchFeed(url)).text()).split('\r\n');

  it('returns one iCalendar file per booking with a stable UID and a growing sequence number', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, pet } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const [requestedEntry] = await fileOf(owner, id);
    expect(requestedEntry).toMatchObject({
      uid: `${id}@zampa`,
      start: at(now(), 3),
      end: at(now(), 3, '10:30'),
      status: 'TENTATIVE',
      summary: `${pet.name} · Visit · ${vet.facility.name}`,
    });
    expect(requestedEntry?.description).toContain(pet.name);
    await updateCalendarEntry(vet, id, { event: { start: at(now(), 4) } });
    const [moved] = await fileOf(vet, id);
    expect(moved).toMatchObject({
      uid: requestedEntry?.uid,
      start: at(now(), 4),
      status: 'CONFIRMED',
    });
    expect(moved?.summary).toContain(pet.name);
    expect(moved?.sequence).toBeGreaterThan(requestedEntry?.sequence ?? NaN);
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    const [off] = await fileOf(owner, id);
    expect(off).toMatchObject({ uid: requestedEntry?.uid, status: 'CANCELLED' });
    expect(off?.sequence).toBeGreaterThan(moved?.sequence ?? NaN);
    await expect(
      (await newOwner(product())).call(readCalendarFile, { query: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(owner.call(readCalendarFile, { query: { id: visitId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('escapes and folds pet names with special characters', async () => {
    const { vet, owner, visitId, pet } = await newOpenClinic(product());
    const name = 'Zoë, the; "big"\\n one: ' + 'läng '.repeat(40);
    await product().pool.query('update pets set name = $1 where id = $2', [name, pet.id]);
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const [entry] = await fileOf(vet, id);
    expect(entry?.summary).toContain(name.trim());
    expect((await fileOf(owner, id))[0]?.description).toContain(name.trim());
  });

  it("serves a feed with a team member's own entries at a clinic, or the appointments of an owner's families", async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId, pet } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const away = await vet.call(createUnavailability, {
      body: {
        facilityId,
        userId: vet.id,
        start: at(now(), 2),
        end: at(now(), 2, '11:00'),
        reason: 'Dentist',
      },
    });
    const ofVet = await vet.call(createFeed, { body: { facilityId } });
    const ofOwner = await owner.call(createFeed, { body: {} });
    expect(ofVet).toMatchObject({ facilityId, hideDetails: false });
    expect(await read(ofVet.url)).toMatchObject([
      { uid: `${away.id}@zampa`, summary: 'Dentist' },
      { uid: `${id}@zampa` },
    ]);
    expect(await read(ofOwner.url)).toMatchObject([{ uid: `${id}@zampa`, status: 'CONFIRMED' }]);
    const hidden = await vet.call(createFeed, { body: { facilityId, hideDetails: true } });
    const entries = await read(hidden.url);
    expect(JSON.stringify(entries)).not.toContain(pet.name);
    expect(entries).toMatchObject([{ summary: 'Busy' }, { summary: 'Busy' }]);
    // A new address replaces the old one and is shown only once.
    expect(await read(ofVet.url)).toBe(404);
    expect(await vet.call(readFeeds, {})).toEqual([{ ...hidden, url: null }]);
    // An omitted option keeps its value; a given option replaces it.
    const renewed = await vet.call(createFeed, { body: { facilityId } });
    expect(renewed).toMatchObject({ facilityId, hideDetails: true });
    expect(await read(renewed.url)).toMatchObject([{ summary: 'Busy' }, { summary: 'Busy' }]);
    expect(await vet.call(createFeed, { body: { facilityId, hideDetails: false } })).toMatchObject({
      hideDetails: false,
    });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    expect(await read(ofOwner.url)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('writes all-day entries as dates without a time, even on a day with a clock change', async () => {
    const { vet, facilityId } = await newOpenClinic(product());
    await vet.call(updateFacility, { body: { facilityId, timezone: 'Europe/Rome' } });
    const away = (start: string, end: string) =>
      vet.call(createUnavailability, {
        body: { facilityId, userId: vet.id, start, end, allDay: true, reason: 'Course' },
      });
    await away('2027-03-28', '2027-03-28');
    await away('2027-04-02', '2027-04-04');
    const { url } = await vet.call(createFeed, { body: { facilityId } });
    const lines = await linesOf(url);
    expect(lines.filter((line) => /^DT(?:START|END)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20270328',
      'DTEND;VALUE=DATE:20270329',
      'DTSTART;VALUE=DATE:20270402',
      'DTEND;VALUE=DATE:20270405',
    ]);
  });

  it('marks the time of canceled entries as free, and ends with a line break', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const { url } = await owner.call(createFeed, { body: {} });
    expect(await linesOf(url)).toContain('TRANSP:OPAQUE');
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    const lines = await linesOf(url);
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(lines).not.toContain('TRANSP:OPAQUE');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it("names a clinic's feed by the clinic and an owner's by its content", async () => {
    const { vet, owner, facilityId } = await newOpenClinic(product());
    const nameOf = async (body: { facilityId?: string }, caller: TestAccount) => {
      const lines = await linesOf((await caller.call(createFeed, { body })).url);
      return lines.find((line) => line.startsWith('X-WR-CALNAME:'));
    };
    expect(await nameOf({ facilityId }, vet)).toBe(`X-WR-CALNAME:Zampa · ${vet.facility.name}`);
    expect(await nameOf({}, owner)).toBe('X-WR-CALNAME:Zampa · Pet appointments');
    await owner.call(updateUser, { body: { language: 'it' } });
    expect(await nameOf({}, owner)).toBe('X-WR-CALNAME:Zampa · Appuntamenti degli animali');
  });

  it('reminds owners an hour before a confirmed appointment, and the clinic not at all', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const ofOwner = await owner.call(createFeed, { body: {} });
    const ofVet = await vet.call(createFeed, { body: { facilityId } });
    expect(await linesOf(ofOwner.url)).not.toContain('BEGIN:VALARM');
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    expect(await linesOf(ofOwner.url)).toEqual(
      expect.arrayContaining(['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H']),
    );
    expect(await linesOf(ofVet.url)).not.toContain('BEGIN:VALARM');
  });

  it('stops serving a feed once it is deleted, and empties it when its owner leaves the clinic', async () => {
    const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
    await book(vet, visitId, { start: at(now(), 3) });
    const feed = await vet.call(createFeed, { body: { facilityId } });
    expect(await read(feed.url)).toHaveLength(1);
    await expect(owner.call(deleteFeed, { query: { id: feed.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [vet.id],
    );
    expect(await read(feed.url)).toEqual([]);
    await product().pool.query(`update facility_members set status = 'ACTIVE' where user_id = $1`, [
      vet.id,
    ]);
    await vet.call(deleteFeed, { query: { id: feed.id } });
    expect(await read(feed.url)).toBe(404);
    const open = await owner.call(createFeed, { body: {} });
    const token = /feeds\/(.+)\.ics/.exec(open.url ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    const { rows } = await product().pool.query<{ stored: string }>(
      'select json_agg(f)::text as stored from calendar_feeds f',
    );
    expect(rows[0]?.stored).toContain(open.id);
    expect(rows[0]?.stored).not.toContain(token);
  });

  it('answers 304 to a program that already has the current version', async () => {
    const { owner, visitId, vet } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const { url } = await owner.call(createFeed, { body: {} });
    const fetchVersion = (version?: string) =>
      fetch((url ?? '').replace(/^https?:\/\/[^/]+/, product().address), {
        ...(version && { headers: { 'if-none-match': version } }),
      });
    const first = await fetchVersion();
    const version = first.headers.get('etag') ?? '';
    expect(version).toMatch(/^"[\w-]{43}"$/);
    const again = await fetchVersion(`"another", W/${version}`);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await updateCalendarEntry(vet, id, { event: { start: at(now(), 4) } });
    const changed = await fetchVersion(version);
    expect(changed.status).toBe(200);
    expect(parseCalendarFile(await changed.text())).toMatchObject([{ start: at(now(), 4) }]);
    expect(changed.headers.get('etag')).not.toBe(version);
  });

  it('deletes all feeds when the password changes, since a thief may know their addresses', async () => {
    const [owner, forgetful] = [await newOwner(product()), await newOwner(product())];
    const feeds = await Promise.all(
      [owner, forgetful].map((person) => person.call(createFeed, { body: {} })),
    );
    for (const { url } of feeds) expect(await read(url)).toEqual([]);
    const newPassword = 'Zampa-test-2';
    await owner.call(changePassword, { body: { oldPassword: PASSWORD, newPassword } });
    const { email } = forgetful;
    await makeCall(forgetful, forgotPassword, { body: { email } });
    const code = await readCode(product().mailbox, email);
    await makeCall(forgetful, resetPassword, { body: { email, code, newPassword } });
    for (const { url } of feeds) expect(await read(url)).toBe(404);
  });

  it('refuses feeds of other clinics and limits guesses of feed addresses', async () => {
    const { vet, owner, facilityId } = await newOpenClinic(product());
    const stranger = await newOwner(product());
    const wrong: [TestAccount, { facilityId?: string }, object][] = [
      [vet, {}, { fields: [{ field: 'facilityId', code: 'required' }] }],
      [owner, { facilityId }, { code: 'FORBIDDEN' }],
      [stranger, { facilityId }, { code: 'FACILITY_UNKNOWN' }],
    ];
    for (const [caller, body, refusal] of wrong)
      await expect(caller.call(createFeed, { body })).rejects.toMatchObject(refusal);
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, guess) =>
        sendCall({ address: product().address, ip: '10.9.9.9' }, readFeed, {
          params: { token: `guess-${guess}` },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });
});
