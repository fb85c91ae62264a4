import type { NotificationPreferences } from '@zampa/contract/notifications/notification-preferences';
import { DEFAULT_CHOICES } from '@zampa/domain/notifications/channels';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@zampa/domain/people/languages';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { NotificationSettings } from './NotificationSettings.tsx';

const preferences: NotificationPreferences = {
  choices: DEFAULT_CHOICES,
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

/** Stubs a browser that answers the permission prompt with `answer` and accepts the push subscription. */
function stubBrowser(answer: NotificationPermission) {
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

async function renderSettings(
  language: Language = 'en',
  stored = preferences,
  testResult: unknown = { taken: 1 },
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
      'POST /notifications/try': () => testResult,
    },
  });
}

describe('NotificationSettings', () => {
  it('saves each channel of a topic as soon as it is changed', async () => {
    const { page, server } = await renderSettings();
    const box = page.getByRole('checkbox', { name: 'Appointments: E-mail' });
    await expect.element(box).toBeChecked();
    await expect.element(page.getByRole('columnheader', { name: 'Text' })).not.toBeInTheDocument();
    await box.click();
    await expect.element(box).not.toBeChecked();
    const choices = { ...DEFAULT_CHOICES, TIMES: { push: true, email: false, sms: false } };
    await expect
      .poll(() => server.sent('PUT /notifications/preferences').map(({ body }) => body))
      .toEqual([{ choices, quietHours: null }]);
  });

  it('saves quiet hours in the time zone of the device', async () => {
    const { page, server } = await renderSettings();
    await page.getByRole('checkbox', { name: 'Turn on quiet hours' }).click();
    await page.getByRole('textbox', { name: 'To' }).fill('06:30');
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect
      .poll(() => server.sent('PUT /notifications/preferences').map(({ body }) => body))
      .toMatchObject([
        { quietHours: { from: 1320, to: 420, zone } },
        { quietHours: { from: 1320, to: 390, zone } },
      ]);
  });

  it('subscribes this browser to push once the user allows it', async () => {
    const subscribe = stubBrowser('granted');
    const { page, server } = await renderSettings();
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
    ['it', 'Attiva le notifiche su questo dispositivo', 'Le notifiche sono bloccate'],
  ] as const)(
    'shows an error when the user denies the permission (%s)',
    async (language, button, says) => {
      stubBrowser('denied');
      const { page, server } = await renderSettings(language);
      await page.getByRole('button', { name: button }).click();
      await expect.element(page.getByRole('alert').getByText(says)).toBeVisible();
      expect(server.sent('POST /token')).toEqual([]);
    },
  );

  it('removes a device', async () => {
    const { page, server } = await renderSettings();
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
      'Sent to 2 devices. It will appear within a few seconds.',
    ],
    [
      'it',
      1,
      'Inviami una notifica di prova',
      'Inviata a 1 dispositivo. Apparirà entro pochi secondi.',
    ],
    ['en', 0, 'Send me a test notification', 'No device received it'],
    ['it', 0, 'Inviami una notifica di prova', 'Nessun dispositivo l’ha ricevuta'],
  ] as const)(
    'shows how many devices received a test (%s, %i)',
    async (language, taken, button, says) => {
      const { page, server } = await renderSettings(language, preferences, { taken });
      await page.getByRole('button', { name: button }).click();
      await expect.element(page.getByText(says)).toBeVisible();
      expect(server.sent('POST /notifications/try')).toHaveLength(1);
    },
  );

  it('shows an error after too many test notifications', async () => {
    const { page } = await renderSettings('en', preferences, refusal(429, 'TOO_MANY_REQUESTS'));
    await page.getByRole('button', { name: 'Send me a test notification' }).click();
    await expect.element(page.getByText('Too many attempts. Please wait a moment.')).toBeVisible();
    await expect.element(page.getByText('No device received it')).not.toBeInTheDocument();
  });
});
