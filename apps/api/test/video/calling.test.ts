import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import type { TestAccount } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser, startPushPeer, type PushPeer } from '../notifications/push-peer.fixture.ts';
import { settled } from '../notifications/settled.ts';
import { startProduct, type Product } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  CONSULTANT,
  decide,
  enter,
  inboxOf,
  lastStateHeardBy,
  leave,
  newEmployee,
  newMeeting,
  VETERINARIAN,
  videoHeardBy,
  type Person,
} from './meetings.ts';

describe('who waits in a video meeting, and who is called', () => {
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
  /** What was told before is not sent to it. */
  const subscribe = async (person: TestAccount & { readonly id: string }, path: string) => {
    await settled(product);
    const browser = newBrowser(path);
    await person.call(registerPushToken, {
      body: { UserId: person.id, token: browser.subscription },
    });
    return browser;
  };

  it('the clinic sees who waits, urgently, until somebody has decided', async () => {
    const meeting = await newMeeting(product);
    const { vet, owner, name, id } = meeting;
    const colleague = await newEmployee(product, meeting, VETERINARIAN);
    const consultant = await newEmployee(product, meeting, CONSULTANT);
    const browser = await subscribe(vet, '/vet');
    await enter(owner, name);
    await enter(owner, name);
    await settled(product);
    for (const person of [vet, colleague]) {
      expect(await inboxOf(person, 'VIDEO_WAITING')).toMatchObject([
        {
          urgent: true,
          conversationId: id,
          title: 'Waits in the video consultation',
          person: { id: owner.id },
          pets: [{ name: 'Pluto' }],
          url: `/workspace/requests?list=visits&conversation=${id}`,
        },
      ]);
      expect(await unreadOf(person, 'VIDEO_WAITING')).toMatchObject([
        { title: 'Olga Rossi waits in the video consultation' },
      ]);
    }
    expect(await inboxOf(consultant, 'VIDEO_WAITING')).toEqual([]);
    expect(await unreadOf(consultant, 'VIDEO_WAITING')).toEqual([]);
    const [push, ...more] = peer.to(browser.path);
    expect(more).toEqual([]);
    // Rings at once, and is no news any more in two minutes.
    expect(push?.headers).toMatchObject({ ttl: '120', urgency: 'high' });
    await decide(colleague, name, owner, 'GRANT');
    for (const person of [vet, colleague]) {
      expect(await inboxOf(person, 'VIDEO_WAITING')).toEqual([]);
      expect(await unreadOf(person, 'VIDEO_WAITING')).toEqual([]);
    }
  });

  it('nobody is told of who has gone before the push is sent', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const browser = await subscribe(vet, '/gone');
    await enter(owner, name);
    await leave(owner, name);
    await settled(product);
    expect(await unreadOf(vet, 'VIDEO_WAITING')).toEqual([]);
    const late = peer.to(browser.path).length;
    expect(late).toBeLessThanOrEqual(1);
    // And is told of again when they ask again later.
    product.clock.advance(30);
    await enter(owner, name);
    await settled(product);
    expect(await unreadOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
  });

  it('the owner is called as soon as somebody of the clinic is in it, until they come', async () => {
    const { vet, owner, name, id } = await newMeeting(product);
    const browser = await subscribe(owner, '/owner');
    const atHome = await openSocket(owner);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toEqual([]);
    await enter(vet, name);
    await enter(vet, name);
    await settled(product);
    await expect
      .poll(() => videoHeardBy(atHome).filter(({ kind }) => kind === 'incoming'))
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

  it('who comes and goes again and again is told of once, and again half a minute later', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const [ofVet, ofOwner] = [await subscribe(vet, '/door'), await subscribe(owner, '/ring')];
    const atHome = await openSocket(owner);
    const rung = () => videoHeardBy(atHome).filter(({ kind }) => kind === 'incoming').length;
    const comesAgain = async (person: Person, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await leave(person, name);
        await enter(person, name);
      }
      await settled(product);
    };
    await enter(owner, name);
    await settled(product);
    await comesAgain(owner, 4);
    expect(peer.to(ofVet.path)).toHaveLength(1);
    // How it stands is always true.
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
    product.clock.advance(30);
    await comesAgain(owner);
    expect(peer.to(ofVet.path)).toHaveLength(2);

    await leave(owner, name);
    await enter(vet, name);
    await settled(product);
    await comesAgain(vet, 4);
    await expect.poll(() => lastStateHeardBy(atHome)?.peer?.userId).toBe(vet.id);
    expect([rung(), peer.to(ofOwner.path).length]).toEqual([1, 1]);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toHaveLength(1);
    product.clock.advance(30);
    await comesAgain(vet);
    await expect.poll(rung).toBe(2);
    expect(peer.to(ofOwner.path)).toHaveLength(2);
  });

  it('nobody comes and goes without end', async () => {
    const { owner, name } = await newMeeting(product);
    for (let times = 0; times < 60; times += 1) await enter(owner, name);
    await expect(enter(owner, name)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    product.clock.advance(60);
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
  });

  it('the owner who waits already is not called', async () => {
    const { vet, owner, name } = await newMeeting(product);
    const atHome = await openSocket(owner);
    await enter(owner, name);
    await enter(vet, name);
    await settled(product);
    await expect
      .poll(() => videoHeardBy(atHome).some((said) => said.kind === 'state' && said.peer))
      .toBe(true);
    expect(videoHeardBy(atHome).filter(({ kind }) => kind === 'incoming')).toEqual([]);
    expect(await unreadOf(owner, 'VIDEO_CALL')).toEqual([]);
  });
});
