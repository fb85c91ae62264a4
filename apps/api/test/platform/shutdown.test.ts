import { newOwner } from '@zampa/testing/people';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { startProduct } from '../product.ts';

describe('a server that stops', () => {
  it('ends sockets in a way in which they reconnect on their own', async () => {
    const product = await startProduct();
    const owner = await newOwner(product);
    const socket = io(owner.address, {
      transports: ['websocket'],
      auth: { token: owner.session.accessToken },
      reconnection: false,
    });
    await new Promise<void>((resolve) => void socket.once('connect', resolve));
    const reasons: string[] = [];
    socket.on('disconnect', (reason: string) => void reasons.push(reason));
    await product.stop();
    await expect.poll(() => reasons).toHaveLength(1);
    // After "io server disconnect" a client would not try again.
    expect(reasons).toEqual(['transport close']);
    socket.close();
  });
});

describe('/.well-known/security.txt', () => {
  it('names a contact and ends within a year', async () => {
    const product = await startProduct({ SECURITY_CONTACT: 'mailto:security@zampa.example' });
    const answer = await fetch(`${product.address}/.well-known/security.txt`);
    const text = await answer.text();
    await product.stop();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('Contact: mailto:security@zampa.example\n');
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});
