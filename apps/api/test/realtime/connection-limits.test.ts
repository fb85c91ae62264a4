import { newOwner } from '@zampa/testing/people';
import { io, Manager } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('socket limits per network', () => {
  const product = useProduct({}, { socketLimits: { aMinute: 6, anonymous: 2 } });
  const opened: { disconnect(): void }[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
    product().clock.advanceToNext(60);
  });

  const from = (ip: string) => ({
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': ip },
    reconnection: false,
    forceNew: true,
  });

  /** Opens a connection without signing in. Returns whether it was accepted. */
  function openAnonymously(ip: string): Promise<'open' | 'refused'> {
    const manager = new Manager(product().address, { ...from(ip), autoConnect: false });
    opened.push({ disconnect: () => manager.engine.close() });
    return new Promise((resolve) => {
      manager.open((error) => resolve(error ? 'refused' : 'open'));
    });
  }

  /** Opens a socket of a signed-in person. Returns whether it was accepted. */
  function openSignedIn(ip: string, token: string): Promise<'open' | 'refused'> {
    const socket = io(product().address, { ...from(ip), auth: { token } });
    opened.push(socket);
    return new Promise((resolve) => {
      socket.on('connect', () => resolve('open'));
      socket.on('connect_error', () => resolve('refused'));
    });
  }

  it('allow two anonymous connections until these close', async () => {
    const network = '2001:db8:1:2::';
    expect(await openAnonymously(`${network}1`)).toBe('open');
    expect(await openAnonymously(`${network}2`)).toBe('open');
    expect(await openAnonymously(`${network}3`), 'the third of one network').toBe('refused');
    expect(await openAnonymously('2001:db8:1:3::1'), 'another network').toBe('open');
    for (const socket of opened.splice(0)) socket.disconnect();
    await expect
      .poll(async () => {
        product().clock.advanceToNext(60);
        return openAnonymously(`${network}4`);
      })
      .toBe('open');
  });

  it('do not count a signed-in socket as anonymous', async () => {
    const owner = await newOwner(product());
    for (let count = 0; count < 4; count += 1)
      expect(await openSignedIn('203.0.113.1', owner.session.accessToken)).toBe('open');
  });

  it('allow six connections a minute', async () => {
    const owner = await newOwner(product());
    const { accessToken } = owner.session;
    const answers: string[] = [];
    for (let count = 0; count < 8; count += 1)
      answers.push(await openSignedIn('203.0.113.2', accessToken));
    expect(answers).toEqual([...Array.from({ length: 6 }, () => 'open'), 'refused', 'refused']);
    product().clock.advanceToNext(60);
    expect(await openSignedIn('203.0.113.2', accessToken)).toBe('open');
  });

  it('close a connection that does not sign in', { timeout: 60_000 }, async () => {
    const manager = new Manager(product().address, { ...from('203.0.113.3'), autoConnect: false });
    const ended = new Promise((resolve) => manager.once('close', resolve));
    manager.open();
    expect(await ended).toBe('transport close');
  });
});
