import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { markNotificationsRead } from '@zampa/contract/notifications/mark-notifications-read';
import { readNotificationPreferences } from '@zampa/contract/notifications/read-notification-preferences';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { updateUser } from '@zampa/contract/people/update-user';
import { newOwner, signedIn, type TestPerson } from '@zampa/testing/people';
import { newStartedRequest, repeatRequest, start, write } from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, newOpenClinic } from '../appointments/clinic.ts';
import { ask } from '../families/families.ts';
import { startSmsPeer, type SmsPeer } from '../invitations/sms-peer.fixture.ts';
import { startProduct, type Product } from '../product.ts';
import { later } from './settled.ts';

const usual = { push: true, email: true, sms: false };
const USUAL = {
  MESSAGE: usual,
  REQUEST: usual,
  TIMES: usual,
  CALLED_OFF: usual,
  TEAM: usual,
  PAYMENTS: usual,
  FAMILY: usual,
};
const NOTHING = { push: false, email: false, sms: false };
const MINUTE = 60;
const HOUR = 3600;

describe('how people want to be told — GET and PUT /api/notifications/preferences', () => {
  let peer: SmsPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startSmsPeer();
    product = await startProduct(peer.settings);
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });

  const choose = (
    person: TestPerson,
    choices: Partial<Record<keyof typeof USUAL, typeof usual>>,
    quietHours: { from: number; to: number; zone: string } | null = null,
  ) =>
    person.call(updateNotificationPreferences, {
      body: { choices: { ...USUAL, ...choices }, quietHours },
    });
  /** Quiet hours that began an hour ago and end in two. */
  const quietNow = () => {
    const hour = product.clock.now().getUTCHours();
    return { from: ((hour + 23) % 24) * 60, to: ((hour + 2) % 24) * 60, zone: 'UTC' };
  };
  const lettersTo = ({ email }: TestPerson) =>
    product.mailbox.letters
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => mail)
      .filter(({ subject = '' }) => !/^(Confirm your|Welcome|Your appointment)/.test(subject));
  const subjectsTo = (person: TestPerson) => lettersTo(person).map(({ subject }) => subject);
  const again = async <Who extends TestPerson>(who: Who): Promise<Who> => ({
    ...who,
    ...(await signedIn(who, who.email)),
  });

  it('are the usual ones until somebody chooses, and nobody else’s then', async () => {
    const [owner, other] = [await newOwner(product), await newOwner(product)];
    expect(await owner.call(readNotificationPreferences, {})).toEqual({
      choices: USUAL,
      quietHours: null,
      channels: ['push', 'email', 'sms'],
      pushKey: expect.stringMatching(/^[\w-]{87}$/) as unknown,
      devices: [],
    });
    const quietHours = { from: 1320, to: 420, zone: 'Europe/Rome' };
    const chosen = await choose(owner, { FAMILY: NOTHING }, quietHours);
    expect(chosen).toMatchObject({ choices: { ...USUAL, FAMILY: NOTHING }, quietHours });
    expect(await owner.call(readNotificationPreferences, {})).toEqual(chosen);
    expect(await other.call(readNotificationPreferences, {})).toMatchObject({
      choices: USUAL,
      quietHours: null,
    });
    await owner.call(registerPushToken, {
      body: { UserId: owner.id, token: `phone-${owner.id}`, name: 'A telephone' },
    });
    expect((await owner.call(readNotificationPreferences, {})).devices).toEqual([
      {
        token: `phone-${owner.id}`,
        name: 'A telephone',
        dateCreated: expect.any(String) as unknown,
        lastReached: null,
      },
    ]);
  });

  it.each([
    ['a zone that there is not', { from: 0, to: 60, zone: 'Europe/Atlantis' }],
    ['no span', { from: 60, to: 60, zone: 'UTC' }],
    ['a minute of no day', { from: 0, to: 1440, zone: 'UTC' }],
  ])('refuse quiet hours of %s', async (_what, quietHours) => {
    const owner = await newOwner(product);
    await expect(choose(owner, {}, quietHours)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('keep a letter from who wants none, and not from the others', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    await choose(vet, { MESSAGE: NOTHING });
    await write(owner, id, 'Hello?');
    await later(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual([]);
    await write(await again(vet), id, 'Good morning');
    await later(product, 6 * MINUTE);
    expect(subjectsTo(owner)).toHaveLength(1);
  });

  it('make one letter of all that came within five minutes, each conversation once', async () => {
    const clinic = await newStartedRequest(product);
    const { vet, owner, id } = clinic;
    const others = [await repeatRequest(clinic), await repeatRequest(clinic)];
    for (const other of others) await start(vet, other.id);
    await later(product, 6 * MINUTE);
    const before = subjectsTo(vet).length;
    const client = await again(owner);
    await write(client, id, 'He limps');
    await later(product, 2 * MINUTE);
    await write(client, others[0]?.id ?? '', 'And coughs');
    await later(product, 2 * MINUTE);
    const { seq } = await write(client, others[1]?.id ?? '', 'Read at once');
    const staff = await again(vet);
    await staff.call(markSeen, { body: { conversationId: others[1]?.id ?? '', seq } });
    await later(product, 2 * MINUTE);
    await later(product, 6 * MINUTE);
    expect(subjectsTo(vet).slice(before)).toEqual(['2 conversations wait for you on Zampa']);
    const [letter] = lettersTo(vet).slice(before);
    expect(letter?.text).toContain('A message from Olga Rossi');
    expect(letter?.text).not.toMatch(/limps|coughs/);
  });

  it('hold letters back in quiet hours, and drop what was read by their end', async () => {
    const clinic = await newStartedRequest(product);
    const { vet, owner, id } = clinic;
    await choose(vet, {}, quietNow());
    const other = await repeatRequest(clinic);
    await start(vet, other.id);
    await write(owner, id, 'Not read');
    const { seq } = await write(owner, other.id, 'Read at night');
    await later(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual([]);
    await (await again(vet)).call(markSeen, { body: { conversationId: other.id, seq } });
    await later(product, 3 * HOUR);
    expect(subjectsTo(vet)).toEqual(['A message from Olga Rossi']);
  });

  it('hold back letters about times too, but for what was read meanwhile', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product);
    const propose = async (days: number) => {
      const now = product.clock.now();
      const times = [{ start: at(now, days), end: at(now, days, '10:30'), resource: vet.id }];
      const payload = { eventAction: 'PROPOSE_TIME', times } as const;
      const staff = await again(vet);
      await staff.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
      await later(product, 3);
    };
    await choose(owner, {}, quietNow());
    await propose(5);
    expect(subjectsTo(owner)).toEqual([]);
    const [told] = await owner.call(readNotifications, {});
    await owner.call(markNotificationsRead, { body: { ids: [told?.id ?? ''] } });
    await later(product, 3 * HOUR);
    expect(subjectsTo(owner)).toEqual([]);
    await choose(await again(owner), {}, quietNow());
    await propose(7);
    expect(subjectsTo(owner)).toEqual([]);
    await later(product, 3 * HOUR);
    expect(subjectsTo(owner)).toEqual(['Clinica Aurora proposes times for your appointment']);
  });

  it('hold a message to the phone back too, and send it once, unless it was read meanwhile', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product);
    const mobile = '+393331112244';
    await owner.call(updateUser, { body: { mobile } });
    const bySms = { TIMES: { push: false, email: false, sms: true } };
    const propose = async (days: number) => {
      const times = [
        {
          start: at(product.clock.now(), days),
          end: at(product.clock.now(), days, '10:30'),
          resource: vet.id,
        },
      ];
      const payload = { eventAction: 'PROPOSE_TIME', times } as const;
      const staff = await again(vet);
      await staff.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
      await later(product, 3);
    };
    await choose(await again(owner), bySms, quietNow());
    await propose(5);
    const [told] = await owner.call(readNotifications, {});
    await owner.call(markNotificationsRead, { body: { ids: [told?.id ?? ''] } });
    await later(product, 3 * HOUR);
    expect(peer.to(mobile)).toEqual([]);
    await choose(await again(owner), bySms, quietNow());
    await propose(7);
    expect(peer.to(mobile)).toEqual([]);
    await later(product, 3 * HOUR);
    await later(product, 24 * HOUR);
    expect(peer.to(mobile).map(({ fields }) => fields['Body'])).toEqual([
      expect.stringMatching(`proposes times .*/app/workspace/chat/${visitId}$`),
    ]);
    expect(subjectsTo(owner)).toEqual([]);
  });

  it('send nothing at their end to who has closed their account by then', async () => {
    const [closing, staying] = [await newOwner(product), await newOwner(product)];
    for (const owner of [closing, staying]) {
      await choose(owner, {}, quietNow());
      await ask(await newOwner(product, 'Nino'), owner);
    }
    await later(product, 3);
    expect([...subjectsTo(closing), ...subjectsTo(staying)]).toEqual([]);
    await product.pool.query('update users set enabled = false where id = $1', [closing.id]);
    await later(product, 3 * HOUR);
    expect(subjectsTo(closing)).toEqual([]);
    expect(subjectsTo(staying)).toEqual(['Nino Rossi would like to join your family']);
  });

  it('let what is urgent pass quiet hours where the clinic says so', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    await choose(vet, {}, quietNow());
    await product.pool.query(`update conversations set priority = 'HIGH' where id = $1`, [id]);
    const setPasses = async (urgentPassesQuiet: boolean) => {
      const admin = await again(vet);
      await admin.call(updateFacility, {
        body: { facilityId: vet.facility.id, urgentPassesQuiet },
      });
    };
    await setPasses(false);
    await write(owner, id, 'Hello?');
    await later(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual([]);
    await setPasses(true);
    await write(await again(owner), id, 'Please');
    await later(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual(['A message from Olga Rossi']);
  });

  it('send an SMS to who asks for it: who wrote, and where it is', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    await owner.call(updateUser, { body: { mobile: '+393331112233' } });
    await choose(owner, { MESSAGE: { push: false, email: false, sms: true } });
    await write(vet, id, 'The blood count is bad');
    await later(product, 6 * MINUTE);
    expect(peer.to('+393331112233').map(({ fields }) => fields['Body'])).toEqual([
      expect.stringMatching(`^A message from .*\\. http.*/app/workspace/chat/${id}$`),
    ]);
    expect(subjectsTo(owner)).toEqual([]);
  });
});
