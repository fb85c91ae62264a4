import type { NotificationPreferences } from '@zampa/contract/notifications/notification-preferences';
import { USUAL_CHOICES } from '@zampa/domain/notifications/channels';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@zampa/domain/people/languages';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { NotificationSettings } from './NotificationSettings.tsx';

const preferences: NotificationPreferences = {
  choices: USUAL_CHOICES,
  quietHours: null,
  channels: ['push', 'email'],
  pushKey: 'BKey',
  devices: [
    {
      token: 'https://push.example.test/other',
      name: 'Safari, iPhone',
      dateCreated: '2026-01-10T12:00:00.000Z',
      lastReached: null,
    },
  ],
};

const SUBSCRIPTION = {
  endpoint: 'https://push.example.test/this',
  expirationTime: null,
  toJSON: () => ({ keys: { p256dh: 'cDI1NmRo', auth: 'YXV0aA' } }),
  unsubscribe: async () => true,
};

/** A browser whose user answers so when they are asked, and whose push service subscribes. */
function browserAnswering(answer: NotificationPermission) {
  const subscribe = vi.fn<(options: unknown) => Promise<unknown>>(async () => SUBSCRIPTION);
  const pushManager = { getSubscription: async () => null, subscribe };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => answer });
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  return subscribe;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function shown(
  language: Language = 'en',
  stored = preferences,
  tried: unknown = { taken: 1 },
) {
  const state = { stored };
  return renderScreen(<NotificationSettings topics={['MESSAGE', 'TIMES', 'FAMILY']} />, {
    app: 'owner',
    me: marta,
    language,
    answers: {
      'GET /notifications/preferences': () => state.stored,
      'PUT /notifications/preferences': ({ body }: { body: unknown }) => {
        state.stored = { ...state.stored, ...(body as Partial<NotificationPreferences>) };
        return state.stored;
      },
      'POST /token': () => undefined,
      'DELETE /token': () => undefined,
      'POST /notifications/try': () => tried,
    },
  });
}

describe('the settings of notifications', () => {
  it('keep each channel of each kind, as soon as it is chosen', async () => {
    const { page, server } = await shown();
    const box = page.getByRole('checkbox', { name: 'Times: E-mail' });
    await expect.element(box).toBeChecked();
    await expect.element(page.getByRole('columnheader', { name: 'SMS' })).not.toBeInTheDocument();
    await box.click();
    await expect.element(box).not.toBeChecked();
    const choices = { ...USUAL_CHOICES, TIMES: { push: true, email: false, sms: false } };
    await expect
      .poll(() => server.sent('PUT /notifications/preferences').map(({ body }) => body))
      .toEqual([{ choices, quietHours: null }]);
  });

  it('ask from when to when somebody is left alone, by the clocks of where they are', async () => {
    const { page, server } = await shown();
    await page.getByRole('checkbox', { name: 'Leave me alone at certain hours' }).click();
    await page.getByRole('textbox', { name: 'To' }).fill('06:30');
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect
      .poll(() => server.sent('PUT /notifications/preferences').map(({ body }) => body))
      .toMatchObject([
        { quietHours: { from: 1320, to: 420, zone } },
        { quietHours: { from: 1320, to: 390, zone } },
      ]);
  });

  it('have this browser called once its user allows it', async () => {
    const subscribe = browserAnswering('granted');
    const { page, server } = await shown();
    await page.getByRole('button', { name: 'Turn on notifications on this device' }).click();
    await expect
      .poll(() => server.sent('POST /token').map(({ body }) => body))
      .toMatchObject([
        {
          UserId: marta.id,
          token: {
            endpoint: SUBSCRIPTION.endpoint,
            keys: { p256dh: 'cDI1NmRo', auth: 'YXV0aA' },
          },
        },
      ]);
    expect(subscribe.mock.calls).toEqual([
      [{ userVisibleOnly: true, applicationServerKey: 'BKey' }],
    ]);
  });

  it.each([
    ['en', 'Turn on notifications on this device', 'User denied permissions!'],
    ['it', 'Attiva le notifiche su questo dispositivo', 'Permesso negato dall’utente!'],
  ] as const)('say so when its user does not (%s)', async (language, button, says) => {
    browserAnswering('denied');
    const { page, server } = await shown(language);
    await page.getByRole('button', { name: button }).click();
    await expect.element(page.getByRole('alert').getByText(says)).toBeVisible();
    expect(server.sent('POST /token')).toEqual([]);
  });

  it('let a device be called no more', async () => {
    const { page, server } = await shown();
    await page.getByRole('button', { name: 'Remove Safari, iPhone' }).click();
    await expect
      .poll(() => server.sent('DELETE /token').map(({ query }) => query))
      .toEqual([{ UserId: marta.id, token: 'https://push.example.test/other' }]);
  });

  it.each([
    [
      'en',
      2,
      'Send me a test notification',
      'Sent: 2 devices took it. It shows within a few seconds.',
    ],
    [
      'it',
      1,
      'Inviami una notifica di prova',
      'Inviata: l’ha presa 1 dispositivo. Appare entro pochi secondi.',
    ],
    ['en', 0, 'Send me a test notification', 'No device took it'],
    ['it', 0, 'Inviami una notifica di prova', 'Nessun dispositivo l’ha presa'],
  ] as const)(
    'say how many devices took a test (%s, %i)',
    async (language, taken, button, says) => {
      const { page, server } = await shown(language, preferences, { taken });
      await page.getByRole('button', { name: button }).click();
      await expect.element(page.getByText(says)).toBeVisible();
      expect(server.sent('POST /notifications/try')).toHaveLength(1);
    },
  );

  it('say so when it was tried too often', async () => {
    const { page } = await shown('en', preferences, refusal(429, 'TOO_MANY_REQUESTS'));
    await page.getByRole('button', { name: 'Send me a test notification' }).click();
    await expect.element(page.getByText('That was too many tries.')).toBeVisible();
    await expect.element(page.getByText('No device took it')).not.toBeInTheDocument();
  });
});
