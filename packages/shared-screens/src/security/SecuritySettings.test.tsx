import { describe, expect, it } from 'vitest';
import { refusal, type Answers } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { SecuritySettings } from './SecuritySettings.tsx';

const device = (id: string, name: string | null, current: boolean) => ({
  id,
  device: name,
  network: '192.0.2.7',
  dateSignedIn: '2026-11-24T09:45:00.000Z',
  dateUsed: '2026-11-24T09:45:00.000Z',
  current,
});

const rendered = (authenticator: boolean, answers: Answers = {}) =>
  renderScreen(<SecuritySettings />, {
    app: 'owner',
    me: marta,
    answers: {
      'GET /security': () => ({ authenticator, recoveryCodes: authenticator ? 9 : 0 }),
      'GET /security/devices': () => [
        device('0198c0de-1234-7abc-8def-0123456789ab', 'Firefox · Linux', true),
        device('0198c0de-1234-7abc-8def-0123456789ac', null, false),
      ],
      ...answers,
    },
  });

describe('SecuritySettings', () => {
  it('sets up an authenticator app with password and first code, and shows the recovery codes once', async () => {
    const { page, server } = await rendered(false, {
      'POST /security/authenticator': () => ({
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Zampa:a?secret=GEZDGNBVGY3TQOJQ',
      }),
      'POST /security/authenticator/confirm': () => ({ codes: ['ABCDE-FGHJK'] }),
    });
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabelText('Your password').fill('Zampa-test-1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await page.getByLabelText('Code from the app').fill('123456');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(page.getByText('ABCDE-FGHJK')).toBeVisible();
    expect(server.sent('POST /security/authenticator/confirm').map(({ body }) => body)).toEqual([
      { code: '123456' },
    ]);
  });

  it('keeps the password step after a wrong password', async () => {
    const { page } = await rendered(false, {
      'POST /security/authenticator': () => refusal(400, 'BAD_CREDENTIALS'),
    });
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabelText('Your password').fill('Wrong-1-word');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText('Your password')).toBeVisible();
  });

  it('asks before the authenticator app is removed', async () => {
    const { page, server } = await rendered(true, {
      'DELETE /security/authenticator': () => undefined,
    });
    await expect.element(page.getByText('9 codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(server.sent('DELETE /security/authenticator')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => server.sent('DELETE /security/authenticator').length).toBe(1);
  });

  it('signs out another device, but not this one', async () => {
    const { page, server } = await rendered(false, { 'DELETE /security/devices': () => undefined });
    await page.getByRole('button', { name: 'Sign out Unknown device' }).click();
    await expect.poll(() => server.sent('DELETE /security/devices').length).toBe(1);
    await expect
      .element(page.getByRole('button', { name: 'Sign out Firefox · Linux' }))
      .not.toBeInTheDocument();
  });
});
