import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { createEvent } from '@zampa/contract/requests/create-event';
import { markNotificationsRead } from '@zampa/contract/notifications/mark-notifications-read';
import { readNotificationPreferences } from '@zampa/contract/notifications/read-notification-preferences';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { updateUser } from '@zampa/contract/people/update-user';
import { newOwner, openSession, type TestPerson } from '@zampa/testing/people';
import {
  newStartedRequest,
  repeatRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, newOpenClinic } from '../appointments/clinic.ts';
import { requestToJoin } from '../families/families.ts';
import { startSmsPeer, type SmsPeer } from '../invitations/sms-peer.fixture.ts';
import { startProduct, type Product } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

const usual = { push: true, email: true, sms: false };
const USUAL = {
  MESSAGE: usual,
  REQUEST: usual,
  TIMES: usual,
  CALLED_OFF: usual,
  TEAM: usual,
  PAYMENTS: usual,
  FAMILY: usual,
  RECALLS: usual,
  THERAPIES: { push: true, email: false, sms: false },
};
const NOTHING = { push: false, email: false, sms: false };
const MINUTE = 60;
const HOUR = 3600;

describe('GET and PUT /api/notifications/preferences', () => {
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
  /** Returns quiet hours that began an hour ago and end in two hours. */
  const quietNow = () => {
    const hour = product.clock.now().getUTCHours();
    return { from: ((hour + 23) % 24) * 60, to: ((hour + 2) % 24) * 60, zone: 'UTC' };
  };
  const emailsTo = ({ email }: TestPerson) =>
    product.mailbox.emails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => mail)
      .filter(({ subject = '' }) => !/^(Confirm your|Welcome|Your appointment)/.test(subject));
  const subjectsTo = (person: TestPerson) => emailsTo(person).map(({ subject }) => subject);
  const signInAgain = async <Who extends TestPerson>(account: Who): Promise<Who> => ({
    ...account,
    ...(await openSession(account, account.email)),
  });

  it('return the defaults until a person changes their own', async () => {
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
    ['an unknown time zone', { from: 0, to: 60, zone: 'Europe/Atlantis' }],
    ['an empty span', { from: 60, to: 60, zone: 'UTC' }],
    ['a minute beyond the day', { from: 0, to: 1440, zone: 'UTC' }],
  ])('reject quiet hours with %s', async (_what, quietHours) => {
    const owner = await newOwner(product);
    await expect(choose(owner, {}, quietHours)).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('stop e-mails for a person who turned them off, and only for that person', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    await choose(vet, { MESSAGE: NOTHING });
    await sendChatMessage(owner, id, 'Hello?');
    await runJobsAfter(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual([]);
    await sendChatMessage(await signInAgain(vet), id, 'Good morning');
    await runJobsAfter(product, 6 * MINUTE);
    expect(subjectsTo(owner)).toHaveLength(1);
  });

  it('combine the messages of five minutes into one e-mail, with each conversation once', async () => {
    const clinic = await newStartedRequest(product);
    const { vet, owner, id } = clinic;
    const others = [await repeatRequest(clinic), await repeatRequest(clinic)];
    for (const other of others) await startConsultation(vet, other.id);
    await runJobsAfter(product, 6 * MINUTE);
    const before = subjectsTo(vet).length;
    const client = await signInAgain(owner);
    await sendChatMessage(client, id, 'He limps');
    await runJobsAfter(product, 2 * MINUTE);
    await sendChatMessage(client, others[0]?.id ?? '', 'And coughs');
    await runJobsAfter(product, 2 * MINUTE);
    const { seq } = await sendChatMessage(client, others[1]?.id ?? '', 'Read at once');
    const staff = await signInAgain(vet);
    await staff.call(markSeen, { body: { conversationId: others[1]?.id ?? '', seq } });
    await runJobsAfter(product, 2 * MINUTE);
    await runJobsAfter(product, 6 * MINUTE);
    expect(subjectsTo(vet).slice(before)).toEqual(['2 conversations are waiting for you on Zampa']);
    const [letter] = emailsTo(vet).slice(before);
    expect(letter?.text).toContain('New message from Olga Rossi');
    expect(letter?.text).not.toMatch(/limps|coughs/);
  });

  it('delay e-mails until quiet hours end, and drop those read by then', async () => {
    const clinic = await newStartedRequest(product);
    const { vet, owner, id } = clinic;
    await choose(vet, {}, quietNow());
    const other = await repeatRequest(clinic);
    await startConsultation(vet, other.id);
    await sendChatMessage(owner, id, 'Not read');
    const { seq } = await sendChatMessage(owner, other.id, 'Read at night');
    await runJobsAfter(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual([]);
    await (await signInAgain(vet)).call(markSeen, { body: { conversationId: other.id, seq } });
    await runJobsAfter(product, 3 * HOUR);
    expect(subjectsTo(vet)).toEqual(['New message from Olga Rossi']);
  });

  it('also delay e-mails about appointment times, and drop those read by then', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product);
    const propose = async (days: number) => {
      const now = product.clock.now();
      const times = [{ start: at(now, days), end: at(now, days, '10:30'), resource: vet.id }];
      const payload = { eventAction: 'PROPOSE_TIME', times } as const;
      const staff = await signInAgain(vet);
      await staff.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
      await runJobsAfter(product, 3);
    };
    await choose(owner, {}, quietNow());
    await propose(5);
    expect(subjectsTo(owner)).toEqual([]);
    const [notification] = await owner.call(readNotifications, {});
    await owner.call(markNotificationsRead, { body: { ids: [notification?.id ?? ''] } });
    await runJobsAfter(product, 3 * HOUR);
    expect(subjectsTo(owner)).toEqual([]);
    await choose(await signInAgain(owner), {}, quietNow());
    await propose(7);
    expect(subjectsTo(owner)).toEqual([]);
    await runJobsAfter(product, 3 * HOUR);
    expect(subjectsTo(owner)).toEqual(['Clinica Aurora proposed times for your appointment']);
  });

  it('also delay an SMS, send it once, and drop it if read by then', async () => {
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
      const staff = await signInAgain(vet);
      await staff.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
      await runJobsAfter(product, 3);
    };
    await choose(await signInAgain(owner), bySms, quietNow());
    await propose(5);
    const [notification] = await owner.call(readNotifications, {});
    await owner.call(markNotificationsRead, { body: { ids: [notification?.id ?? ''] } });
    await runJobsAfter(product, 3 * HOUR);
    expect(peer.to(mobile)).toEqual([]);
    await choose(await signInAgain(owner), bySms, quietNow());
    await propose(7);
    expect(peer.to(mobile)).toEqual([]);
    await runJobsAfter(product, 3 * HOUR);
    await runJobsAfter(product, 24 * HOUR);
    expect(peer.to(mobile).map(({ fields }) => fields['Body'])).toEqual([
      expect.stringMatching(`proposed times .*/app/workspace/chat/${visitId}$`),
    ]);
    expect(subjectsTo(owner)).toEqual([]);
  });

  it('send nothing after quiet hours to an account closed by then', async () => {
    const [closing, staying] = [await newOwner(product), await newOwner(product)];
    for (const owner of [closing, staying]) {
      await choose(owner, {}, quietNow());
      await requestToJoin(await newOwner(product, 'Nino'), owner);
    }
    await runJobsAfter(product, 3);
    expect([...subjectsTo(closing), ...subjectsTo(staying)]).toEqual([]);
    await product.pool.query('update users set enabled = false where id = $1', [closing.id]);
    await runJobsAfter(product, 3 * HOUR);
    expect(subjectsTo(closing)).toEqual([]);
    expect(subjectsTo(staying)).toEqual(['Nino Rossi would like to join your family']);
  });

  it('let urgent messages pass quiet hours where the clinic allows it', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    await choose(vet, {}, quietNow());
    await product.pool.query(`update conversations set priority = 'HIGH' where id = $1`, [id]);
    const setPasses = async (urgentPassesQuiet: boolean) => {
      const admin = await signInAgain(vet);
      await admin.call(updateFacility, {
        body: { facilityId: vet.facility.id, urgentPassesQuiet },
      });
    };
    await setPasses(false);
    await sendChatMessage(owner, id, 'Hello?');
    await runJobsAfter(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual([]);
    await setPasses(true);
    await sendChatMessage(await signInAgain(owner), id, 'Please');
    await runJobsAfter(product, 6 * MINUTE);
    expect(subjectsTo(vet)).toEqual(['New message from Olga Rossi']);
  });

  it('send an SMS with the sender and a link to a person who chose SMS', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    await owner.call(updateUser, { body: { mobile: '+393331112233' } });
    await choose(owner, { MESSAGE: { push: false, email: false, sms: true } });
    await sendChatMessage(vet, id, 'The blood count is bad');
    await runJobsAfter(product, 6 * MINUTE);
    expect(peer.to('+393331112233').map(({ fields }) => fields['Body'])).toEqual([
      expect.stringMatching(`^New message from .*\\. http.*/app/workspace/chat/${id}$`),
    ]);
    expect(subjectsTo(owner)).toEqual([]);
  });
});
