import '@zampa/i18n/english/account';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
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
