import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser, startPushPeer, type PushPeer } from '../notifications/push-peer.fixture.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { startProduct, type Product } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  CONSULTANT,
  decide,
  deviceOf,
  enter,
  inboxOf,
  lastStateOf,
  leave,
  newEmployee,
  newMeeting,
  readParticipantStatuses,
  VETERINARIAN,
  videoMessagesOf,
  type Person,
} from './meetings.ts';

describe('notifications of a video meeting', () => {
  let peer: PushPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startPushPeer();
    product = await startProduct({
      PUSH_HOSTS: 'push.example.test',
      PUSH_API_BASE: peer.url,
    });
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });

  const unreadOf = async (person: TestAccount, kind: string) => {
    const unread = await person.call(readNotifications, { query: { unread: true } });
    return unread.filter((one) => one.kind === kind);
  };
  /** Subscribes a browser after earlier notifications were sent, so that it receives only later ones. */
  const subscribe = async (person: TestAccount & { readonly id: string }, path: string) => {
    await waitForJobs(product);
    const browser = newBrowser(path);
    await person.call(registerPushToken, {
      body: { UserId: person.id, token: browser.subscription },
    });
    return browser;
  };

  it('show the clinic an urgent item about a waiting owner until someone decides', async () => {
    const meeting = await newMeeting(product);
    const { vet, owner, name, id } = meeting;
    const colleague = await newEmployee(product, meeting, VETERINARIAN);
    const consultant = await newEmployee(product, meeting, CONSULTANT);
    const browser = await subscribe(vet, '/vet');
    await enter(owner, name);
    await enter(owner, name);
    await waitForJobs(product);
    for (const person of [vet, colleague]) {
      expect(await inboxOf(person, 'VIDEO_WAITING')).toMatchObject([
        {
          urgent: true,
          conversationId: id,
          title: 'Waiting in the video visit',
          person: { id: owner.id },
          pets: [{ name: 'Pluto' }],
          url: `/workspace/requests?list=visits&conversation=${id}`,
        },
      ]);
      expect(await unreadOf(person, 'VIDEO_WAITING')).toMatchObject([
        { title: 'Olga Rossi is waiting in the video visit' },
      ]);
    }
    expect(await inboxOf(consultant, 'VIDEO_WAITING')).toEqual([]);
    expect(await unreadOf(consultant, 'VIDEO_WAITING')).toEqual([]);
    const [push, ...more] = peer.to(browser.path);
    expect(more).toEqual([]);
    // Rings at once and expires after two minutes.
    expect(push?.headers).toMatchObject({ ttl: '120', urgency: 'high' });
    await decide(colleague, name, owner, 'GRANT');
    for (const person of [vet, colleague]) {
      expect(await inboxOf(person, 'VIDEO_WAITING')).toEqual([]);
      expect(await unreadOf(person, 'VIDEO_WAITING')).toEqual([]);
    }
  });

  it('are dropped when the owner leaves before the push is sent', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const browser = await subscribe(vet, '/gone');
    await enter(owner, name);
    await leave(owner, name);
    await waitForJobs(product);
    expect(await unreadOf(vet, 'VIDEO_WAITING')).toEqual([]);
    const late = peer.to(browser.path).length;
    expect(late).toBeLessThanOrEqual(1);
    // The clinic is notified when they ask again later.
    product.clock.advance(30);
    await enter(owner, name);
    await waitForJobs(product);
    expect(await unreadOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
  });

  it('call the owner when the clinic joins, until the owner joins too', async () => {
    const { vet, owner, name, id } = await newMeeting(product);
    const browser = await subscribe(owner, '/owner');
    const atHome = await openSocket(owner);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toEqual([]);
    await enter(vet, name);
    await enter(vet, name);
    await waitForJobs(product);
    await expect
      .poll(() => videoMessagesOf(atHome).filter(({ kind }) => kind === 'incoming'))
      .toEqual([
        {
          kind: 'incoming',
          name,
          conversationId: id,
          facilityId: vet.facility.id,
          userId: vet.id,
        },
      ]);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toMatchObject([
      {
        urgent: true,
        conversationId: id,
        person: { id: vet.id },
        url: `/app/workspace/chat/${id}`,
      },
    ]);
    expect(await unreadOf(owner, 'VIDEO_CALL')).toHaveLength(1);
    expect(peer.to(browser.path)).toMatchObject([{ headers: { ttl: '120', urgency: 'high' } }]);
    await enter(owner, name);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toEqual([]);
    expect(await unreadOf(owner, 'VIDEO_CALL')).toEqual([]);
    await leave(owner, name);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toHaveLength(1);
    await leave(vet, name);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toEqual([]);
  });

  it('stop calling the family while the vet’s tab is gone, and keep the vet’s place', async () => {
    const { vet, owner, name, id } = await newMeeting(product);
    const partner = await newOwner(product, 'Paolo');
    await moveToFamily(product.pool, owner.familyId, partner.id);
    const atHome = await openSocket(partner);
    const inRoom = await openSocket(vet);
    await enter(vet, name);
    await inRoom.sendVideo('video:attend', { name, device: deviceOf(vet) });
    await waitForJobs(product);
    for (const person of [owner, partner])
      expect(await inboxOf(person, 'VIDEO_CALL')).toHaveLength(1);

    inRoom.close();
    await expect.poll(() => lastStateOf(atHome)?.peer?.absentSince).toEqual(expect.any(String));
    expect(lastStateOf(atHome)?.peer).toMatchObject({ status: 'ADMITTED', online: false });
    for (const person of [owner, partner]) {
      expect(await inboxOf(person, 'VIDEO_CALL')).toEqual([]);
      expect(await unreadOf(person, 'VIDEO_CALL')).toEqual([]);
    }
    expect((await readParticipantStatuses(product, id))[vet.id]).toBe('ADMITTED');

    const again = await openSocket(vet);
    await again.sendVideo('video:attend', { name, device: deviceOf(vet) });
    const back = { status: 'ADMITTED', online: true, absentSince: null };
    await expect.poll(() => lastStateOf(atHome)?.peer).toMatchObject(back);
    for (const person of [owner, partner])
      expect(await inboxOf(person, 'VIDEO_CALL')).toHaveLength(1);
  });

  it('keep calling while the vet has another tab at the meeting', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const atHome = await openSocket(owner);
    const [older, newer] = [await openSocket(vet), await openSocket(vet)];
    await enter(vet, name, { device: 'older-tab' });
    await older.sendVideo('video:attend', { name, device: 'older-tab' });
    await enter(vet, name, { device: 'newer-tab' });
    await newer.sendVideo('video:attend', { name, device: 'newer-tab' });
    const before = videoMessagesOf(atHome).length;
    older.close();
    await expect.poll(() => videoMessagesOf(atHome).length).toBeGreaterThan(before);
    expect(lastStateOf(atHome)?.peer).toMatchObject({ online: true, absentSince: null });
    expect(await inboxOf(owner, 'VIDEO_CALL')).toHaveLength(1);
  });

  it('are sent once when someone leaves and returns repeatedly, and again after half a minute', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const [ofVet, ofOwner] = [await subscribe(vet, '/door'), await subscribe(owner, '/ring')];
    const atHome = await openSocket(owner);
    const rung = () => videoMessagesOf(atHome).filter(({ kind }) => kind === 'incoming').length;
    const comesAgain = async (person: Person, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await leave(person, name);
        await enter(person, name);
      }
      await waitForJobs(product);
    };
    await enter(owner, name);
    await waitForJobs(product);
    await comesAgain(owner, 4);
    expect(peer.to(ofVet.path)).toHaveLength(1);
    // The inbox always shows the current state.
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
    product.clock.advance(30);
    await comesAgain(owner);
    expect(peer.to(ofVet.path)).toHaveLength(2);

    await leave(owner, name);
    await enter(vet, name);
    await waitForJobs(product);
    await comesAgain(vet, 4);
    await expect.poll(() => lastStateOf(atHome)?.peer?.userId).toBe(vet.id);
    expect([rung(), peer.to(ofOwner.path).length]).toEqual([1, 1]);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toHaveLength(1);
    product.clock.advance(30);
    await comesAgain(vet);
    await expect.poll(rung).toBe(2);
    expect(peer.to(ofOwner.path)).toHaveLength(2);
  });

  it('are limited, because entering is limited to 60 times a minute', async () => {
    const { owner, name } = await newMeeting(product);
    for (let times = 0; times < 60; times += 1) await enter(owner, name);
    await expect(enter(owner, name)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    product.clock.advance(60);
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
  });

  it('do not call an owner who is already waiting', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const atHome = await openSocket(owner);
    await enter(owner, name);
    await enter(vet, name);
    await waitForJobs(product);
    await expect
      .poll(() =>
        videoMessagesOf(atHome).some((message) => message.kind === 'state' && message.peer),
      )
      .toBe(true);
    expect(videoMessagesOf(atHome).filter(({ kind }) => kind === 'incoming')).toEqual([]);
    expect(await unreadOf(owner, 'VIDEO_CALL')).toEqual([]);
  });
});
