import '@zampa/i18n/english/account';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { Login } from './Login.tsx';

/** The form that the server filled in, with what somebody has typed into it so far. */
function beginBefore({ email, password }: { email: string; password: string }) {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-before-app><input name="email"><input name="password" type="password"></form>',
  );
  const form = document.querySelector<HTMLFormElement>('form[data-before-app]');
  const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement;
  field('email').value = email;
  field('password').value = password;
  return { form, field };
}

const answers: Answers = {
  'GET /demo': () => ({ accounts: [] }),
  'POST /auth/sign-in': () => refusal(401, 'WRONG_CREDENTIALS'),
};
const login = () => renderScreen(<Login />, { app: 'owner', me: null, answers });

describe('what was begun before the app was there', () => {
  afterEach(() => document.querySelector('form[data-before-app]')?.remove());

  it('goes on where it was typed', async () => {
    const { field } = beginBefore({ email: 'ada@owner.exa', password: '' });
    field('email').focus();
    const { page, server } = await login();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect.element(email).toHaveValue('ada@owner.exa');
    await expect.element(email).toHaveFocus();
    expect(server.sent('POST /auth/sign-in')).toEqual([]);
  });

  it('is sent when it had been sent, once', async () => {
    const { form } = beginBefore({ email: 'ada@owner.example', password: 'Right-horse-7' });
    if (form) form.dataset['sent'] = '';
    const { server } = await login();
    await expect.poll(() => server.sent('POST /auth/sign-in').length).toBe(1);
    expect(server.sent('POST /auth/sign-in').map(({ body }) => body)).toEqual([
      { email: 'ada@owner.example', password: 'Right-horse-7' },
    ]);
  });

  it('is nothing where the page was empty', async () => {
    const { page } = await login();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  });
});

describe('an account that was to be deleted', () => {
  afterEach(() => sessionStorage.clear());

  it('is said to be closed, until when it can be taken back', async () => {
    sessionStorage.setItem('zampa-erasure', '2026-12-12T10:00:00.000Z');
    const { page } = await login();
    await expect.element(page.getByText('Your account is closed')).toBeVisible();
    await expect.element(page.getByText('12/12/2026, 05:00')).toBeVisible();
  });

  it('is said to stay, before one goes on', async () => {
    sessionStorage.setItem('zampa-erasure', '2026-12-12T10:00:00.000Z');
    const { page, server } = await renderScreen(<Login email="marta@zampa.example" />, {
      app: 'owner',
      me: null,
      answers: {
        ...answers,
        'POST /auth/sign-in': () => ({
          accessToken: 'a',
          refreshToken: 'r',
          expiresIn: 600,
          erasureStopped: true,
        }),
        'GET /users/me': () => marta,
      },
    });
    await page.getByRole('textbox', { name: 'Password' }).fill('Right-horse-7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByText('Your account stays')).toBeVisible();
    expect(server.sent('GET /users/me')).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => server.sent('GET /users/me').length).toBe(1);
    await expect.poll(() => sessionStorage.getItem('zampa-erasure')).toBeNull();
  });
});
