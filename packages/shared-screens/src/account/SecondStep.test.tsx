import '@zampa/i18n/english/account';
import { describe, expect, it } from 'vitest';
import { Login } from './Login.tsx';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';

const challenged = () =>
  Response.json(
    {
      code: 'SECOND_FACTOR_REQUIRED',
      errors: [{ field: 'code', code: 'required', params: { challenge: 'a-challenge' } }],
    },
    { status: 403 },
  );

describe('Login of an account with an authenticator app', () => {
  it('asks for the code and completes the sign-in with the challenge', async () => {
    const { page, server } = await renderScreen(<Login />, {
      app: 'owner',
      me: null,
      answers: {
        'GET /demo': () => ({ accounts: [] }),
        'POST /auth/sign-in': challenged,
        'POST /auth/sign-in/code': () =>
          Response.json(
            { code: 'BAD_CODE', errors: [{ field: 'code', code: 'BAD_CODE' }] },
            { status: 400 },
          ),
      },
    });
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@owner.example');
    await page.getByLabelText('Password', { exact: true }).fill('Right-horse-7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabelText('Code or recovery code').fill('123456');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => server.sent('POST /auth/sign-in/code').length).toBe(1);
    expect(server.sent('POST /auth/sign-in/code')[0]?.body).toEqual({
      challenge: 'a-challenge',
      code: '123456',
    });
    await expect.element(page.getByLabelText('Code or recovery code')).toBeInvalid();
    await page.getByRole('button', { name: 'Back to sign-in' }).click();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });
});
