import '@zampa/i18n/english/account';
import { Button } from '@mantine/core';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { Login } from './Login.tsx';

/** Adds the server-rendered form with the values typed before hydration. */
function renderTypedForm({ email, password }: { email: string; password: string }) {
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

describe('Login hydration', () => {
  afterEach(() => document.querySelector('form[data-before-app]')?.remove());

  it('keeps the values and the focus of the server-rendered form', async () => {
    const { field } = renderTypedForm({ email: 'ada@owner.exa', password: '' });
    field('email').focus();
    const { page, server } = await login();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect.element(email).toHaveValue('ada@owner.exa');
    await expect.element(email).toHaveFocus();
    expect(server.sent('POST /auth/sign-in')).toEqual([]);
  });

  it('submits the form once if it was submitted before hydration', async () => {
    const { form } = renderTypedForm({ email: 'ada@owner.example', password: 'Right-horse-7' });
    if (form) form.dataset['sent'] = '';
    const { server } = await login();
    await expect.poll(() => server.sent('POST /auth/sign-in').length).toBe(1);
    expect(server.sent('POST /auth/sign-in').map(({ body }) => body)).toEqual([
      { email: 'ada@owner.example', password: 'Right-horse-7' },
    ]);
  });

  it('focuses the empty e-mail field if nothing was typed', async () => {
    const { page } = await login();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  });
});

describe('Login of an account that is scheduled for erasure', () => {
  afterEach(() => sessionStorage.clear());

  it('shows that the account is closed and until when signing in cancels the erasure', async () => {
    sessionStorage.setItem('zampa-erasure', '2026-12-12T10:00:00.000Z');
    const { page } = await login();
    await expect.element(page.getByText('Your account is closed')).toBeVisible();
    await expect.element(page.getByText('12/12/2026, 05:00')).toBeVisible();
  });

  it('confirms that the erasure is canceled before continuing', async () => {
    sessionStorage.setItem('zampa-erasure', '2026-12-12T10:00:00.000Z');
    const { page, server } = await renderScreen(<Login email="marta@zampa.example" />, {
      app: 'owner',
      me: null,
      answers: {
        ...answers,
        'POST /auth/sign-in': () => ({
          accessToken: 'a',
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
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => server.sent('GET /users/me').length).toBe(1);
    await expect.poll(() => sessionStorage.getItem('zampa-erasure')).toBeNull();
  });
});

it('the sign-in button shows progress when the form was submitted before the app has loaded', async () => {
  const { page } = await renderScreen(
    <form data-sent="">
      <Button type="submit">Sign in</Button>
    </form>,
    { app: 'owner', me: null },
  );
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect.element(button).toBeInTheDocument();
  expect(getComputedStyle(button.element(), '::after').animationName).not.toBe('none');
});
