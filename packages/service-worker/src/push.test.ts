import { NOTIFICATION_KINDS } from '@zampa/domain/notifications/notification-kinds';
import { describe, expect, it } from 'vitest';
import { type Device, pressedPage, shownNotification } from './push.ts';

const phone: Device = { app: 'owner', origin: 'https://zampa.example', languages: ['it-IT'] };
const desk: Device = { app: 'clinic', origin: 'https://zampa.example', languages: ['de', 'en-GB'] };
const push = { id: 'n1', kind: 'MESSAGE', url: '/app/workspace/chat/c1' };

describe('shownNotification', () => {
  it('shows a generic text in the language of the device, tagged with the id', () => {
    expect(shownNotification(push, phone)).toEqual({
      title: 'Zampa',
      options: {
        body: 'Nuovo messaggio',
        tag: 'n1',
        lang: 'it',
        icon: '/app/icons/icon-192.png',
        badge: '/app/icons/mark-96.png',
        data: { url: 'https://zampa.example/app/workspace/chat/c1' },
      },
    });
  });

  it.each(NOTIFICATION_KINDS)('has a text for %s in every language', (kind) => {
    for (const device of [phone, desk]) {
      const { body } = shownNotification({ ...push, kind }, device).options;
      expect(['You have a new notification', 'Hai una nuova notifica']).not.toContain(body);
    }
  });

  it('has buttons for a dose, whose answer the opened page gets', () => {
    const url = '/app/workspace/pets/p1?plan=t1&dose=2026-05-04T06:00:00.000Z';
    const { actions, data } = shownNotification({ ...push, kind: 'DOSE_DUE', url }, phone).options;
    expect(actions).toEqual([
      { action: 'GIVEN', title: 'Somministrato' },
      { action: 'SKIPPED', title: 'Salta' },
    ]);
    expect(shownNotification(push, phone).options).not.toHaveProperty('actions');
    expect(pressedPage(data.url, '')).toBe(data.url);
    expect(new URL(pressedPage(data.url, 'SKIPPED')).searchParams.get('answer')).toBe('SKIPPED');
    expect(pressedPage(data.url, 'OTHER')).toBe(data.url);
  });

  it('shows no content of the push except its kind', () => {
    const talkative = { ...push, title: 'Canary', body: 'Canary', name: 'Canary' };
    expect(JSON.stringify(shownNotification(talkative, desk))).not.toContain('Canary');
  });

  it.each([
    { what: 'no body', body: undefined },
    { what: 'an unknown kind', body: { id: 'n2', kind: 'VIDEO', url: '/workspace/requests' } },
    { what: 'a text', body: 'hello' },
    { what: 'a kind named like an object property', body: { kind: 'constructor' } },
  ])('shows a general text for $what', ({ body }) => {
    expect(shownNotification(body, desk).options.body).toBe('You have a new notification');
  });

  it('does not open pages of the other app', () => {
    expect(shownNotification(push, desk).options.data.url).toBe('https://zampa.example/dashboard');
  });
});
