import { changePassword } from '@zampa/contract/account/change-password';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { resetPassword } from '@zampa/contract/account/reset-password';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { deleteFeed } from '@zampa/contract/appointments/delete-feed';
import { readCalendarFile } from '@zampa/contract/appointments/read-calendar-file';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { readFeeds } from '@zampa/contract/appointments/read-feeds';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { codeFor, newOwner, PASSWORD, type TestAccount } from '@zampa/testing/people';
import { makeCall, sendCall } from '@zampa/testing/send-call';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { at, book, change, newOpenClinic } from './clinic.ts';

/** What a calendar program makes of a file. */
function entriesIn(text: string) {
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

describe('bookings in calendar programs', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const fileOf = async (by: TestAccount, id: string) => {
    const { headers, bytes } = await sendCall(by, readCalendarFile, { query: { id } });
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    return entriesIn(bytes.toString());
  };
  const read = async (url: string | null) => {
    const answer = await fetch((url ?? '').replace(/^https?:\/\/[^/]+/, product().address));
    return answer.status === 200 ? entriesIn(await answer.text()) : answer.status;
  };

  it('have one file each, of the same identity and a growing number', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, pet } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const [asked] = await fileOf(owner, id);
    expect(asked).toMatchObject({
      uid: `${id}@zampa`,
      start: at(now(), 3),
      end: at(now(), 3, '10:30'),
      status: 'TENTATIVE',
      summary: `Visit · ${vet.facility.name}`,
    });
    expect(asked?.description).toContain(pet.name);
    await change(vet, id, { event: { start: at(now(), 4) } });
    const [moved] = await fileOf(vet, id);
    expect(moved).toMatchObject({ uid: asked?.uid, start: at(now(), 4), status: 'CONFIRMED' });
    expect(moved?.summary).toContain(pet.name);
    expect(moved?.sequence).toBeGreaterThan(asked?.sequence ?? NaN);
    await change(owner, id, { status: 'CANCELED' });
    const [off] = await fileOf(owner, id);
    expect(off).toMatchObject({ uid: asked?.uid, status: 'CANCELLED' });
    expect(off?.sequence).toBeGreaterThan(moved?.sequence ?? NaN);
    await expect(
      (await newOwner(product())).call(readCalendarFile, { query: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(owner.call(readCalendarFile, { query: { id: visitId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('survive what people type', async () => {
    const { vet, owner, visitId, pet } = await newOpenClinic(product());
    const name = 'Zoë, the; "big"\\n one: ' + 'läng '.repeat(40);
    await product().pool.query('update pets set name = $1 where id = $2', [name, pet.id]);
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const [entry] = await fileOf(vet, id);
    expect(entry?.summary).toContain(name.trim());
    expect((await fileOf(owner, id))[0]?.description).toContain(name.trim());
  });

  it('are read from a feed: of staff their own at a clinic, of owners those of their families', async () => {
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
    // The new address replaces the old one, and is told once.
    expect(await read(ofVet.url)).toBe(404);
    expect(await vet.call(readFeeds, {})).toEqual([{ ...hidden, url: null }]);
    // What is not said again stays as it was; what is said holds.
    const renewed = await vet.call(createFeed, { body: { facilityId } });
    expect(renewed).toMatchObject({ facilityId, hideDetails: true });
    expect(await read(renewed.url)).toMatchObject([{ summary: 'Busy' }, { summary: 'Busy' }]);
    expect(await vet.call(createFeed, { body: { facilityId, hideDetails: false } })).toMatchObject({
      hideDetails: false,
    });
    await change(owner, id, { status: 'CANCELED' });
    expect(await read(ofOwner.url)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('end with their feed, and with the place that it is of', async () => {
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

  it('are not sent again to a program that has them', async () => {
    const { owner, visitId, vet } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const { url } = await owner.call(createFeed, { body: {} });
    const ask = (version?: string) =>
      fetch((url ?? '').replace(/^https?:\/\/[^/]+/, product().address), {
        ...(version && { headers: { 'if-none-match': version } }),
      });
    const first = await ask();
    const version = first.headers.get('etag') ?? '';
    expect(version).toMatch(/^"[\w-]{43}"$/);
    const again = await ask(`"another", W/${version}`);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await change(vet, id, { event: { start: at(now(), 4) } });
    const changed = await ask(version);
    expect(changed.status).toBe(200);
    expect(entriesIn(await changed.text())).toMatchObject([{ start: at(now(), 4) }]);
    expect(changed.headers.get('etag')).not.toBe(version);
  });

  it('end with the password: whoever had the session may know their addresses', async () => {
    const [owner, forgetful] = [await newOwner(product()), await newOwner(product())];
    const feeds = await Promise.all(
      [owner, forgetful].map((person) => person.call(createFeed, { body: {} })),
    );
    for (const { url } of feeds) expect(await read(url)).toEqual([]);
    const newPassword = 'Zampa-test-2';
    await owner.call(changePassword, { body: { oldPassword: PASSWORD, newPassword } });
    const { email } = forgetful;
    await makeCall(forgetful, forgotPassword, { body: { email } });
    const code = await codeFor(product().mailbox, email);
    await makeCall(forgetful, resetPassword, { body: { email, code, newPassword } });
    for (const { url } of feeds) expect(await read(url)).toBe(404);
  });

  it('are of places that one knows, and of addresses that are hard to guess', async () => {
    const { vet, owner, facilityId } = await newOpenClinic(product());
    const stranger = await newOwner(product());
    const wrong: [TestAccount, { facilityId?: string }, object][] = [
      [vet, {}, { fields: [{ field: 'facilityId', code: 'required' }] }],
      [owner, { facilityId }, { code: 'FORBIDDEN' }],
      [stranger, { facilityId }, { code: 'FACILITY_UNKNOWN' }],
    ];
    for (const [by, body, refusal] of wrong)
      await expect(by.call(createFeed, { body })).rejects.toMatchObject(refusal);
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
