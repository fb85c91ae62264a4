import { NOTIFICATION_KINDS } from '@zampa/domain/notifications/notification-kinds';
import { describe, expect, it } from 'vitest';
import { type Device, shownNotification } from './push.ts';

const phone: Device = { app: 'owner', origin: 'https://zampa.example', languages: ['it-IT'] };
const desk: Device = { app: 'clinic', origin: 'https://zampa.example', languages: ['de', 'en-GB'] };
const push = { id: 'n1', kind: 'MESSAGE', url: '/app/workspace/chat/c1' };

describe('a push on a device', () => {
  it('shows generic words in the language of the device, once for each id', () => {
    expect(shownNotification(push, phone)).toEqual({
      title: 'Zampa',
      options: {
        body: 'C’è un nuovo messaggio',
        tag: 'n1',
        lang: 'it',
        icon: '/app/icons/icon-192.png',
        badge: '/app/icons/mark-96.png',
        data: { url: 'https://zampa.example/app/workspace/chat/c1' },
      },
    });
  });

  it.each(NOTIFICATION_KINDS)('has words for %s in every language', (kind) => {
    for (const device of [phone, desk]) {
      const { body } = shownNotification({ ...push, kind }, device).options;
      expect(['There is something new', 'C’è una novità']).not.toContain(body);
    }
  });

  it('shows nothing that the push says beside its kind', () => {
    const talkative = { ...push, title: 'Canary', body: 'Canary', name: 'Canary' };
    expect(JSON.stringify(shownNotification(talkative, desk))).not.toContain('Canary');
  });

  it.each([
    { what: 'no body', body: undefined },
    { what: 'another kind', body: { id: 'n2', kind: 'VIDEO', url: '/workspace/requests' } },
    { what: 'a text', body: 'hello' },
    { what: 'a name of an object’s own', body: { kind: 'constructor' } },
  ])('shows that there is something new for $what', ({ body }) => {
    expect(shownNotification(body, desk).options.body).toBe('There is something new');
  });

  it('opens no page of the other app', () => {
    expect(shownNotification(push, desk).options.data.url).toBe('https://zampa.example/dashboard');
  });
});
