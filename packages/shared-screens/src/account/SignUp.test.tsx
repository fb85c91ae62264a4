import '@zampa/i18n/english/account';
import { describe, expect, it } from 'vitest';
import { type Answers, refusal } from '../rendered/fake-server.test-data.ts';
import { findAccessibilityProblems } from '../rendered/find-accessibility-problems.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { SignUp } from './SignUp.tsx';

async function renderFilledForm(answers: Answers, password = 'Right-horse-7') {
  const screen = await renderScreen(<SignUp />, { app: 'owner', me: null, answers });
  const { page } = screen;
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Verdi');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@owner.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  return { ...screen, submit: page.getByRole('button', { name: 'Create account' }) };
}

const signedUp: Answers = { 'POST /auth/sign-up': () => ({ status: 'UNCONFIRMED' }) };

describe('SignUp', () => {
  it('requires the terms and sends only the consents that were given', async () => {
    const { page, server, submit, path } = await renderFilledForm(signedUp);
    await submit.click();
    await expect.element(page.getByText('Please accept this to continue.')).toBeVisible();
    expect(server.sent('POST /auth/sign-up')).toEqual([]);

    await page.getByRole('checkbox', { name: 'I accept' }).click();
    await page.getByRole('checkbox', { name: 'share my data with partners' }).click();
    await submit.click();
    await expect.poll(path).toBe('/email-confirmation/ada%40owner.example');
    expect(server.sent('POST /auth/sign-up').map(({ body }) => body)).toEqual([
      {
        email: 'ada@owner.example',
        password: 'Right-horse-7',
        name: 'Ada',
        family_name: 'Verdi',
        thirdparties: 'on',
        language: 'en',
      },
    ]);
  });

  it.each([
    { password: 'Short-7', says: 'Password must be at least 8 characters long' },
    { password: 'nothing-special-7', says: 'Password must contain at least one uppercase letter' },
  ])('rejects the password $password', async ({ password, says }) => {
    const { page, server, submit } = await renderFilledForm(signedUp, password);
    await page.getByRole('checkbox', { name: 'I accept' }).click();
    await submit.click();
    const field = page.getByRole('textbox', { name: 'Password' });
    await expect.element(field).toHaveAccessibleDescription(new RegExp(says));
    await expect.element(field).toHaveValue(password);
    await expect
      .element(page.getByRole('textbox', { name: 'E-mail' }))
      .toHaveValue('ada@owner.example');
    expect(await findAccessibilityProblems()).toEqual([]);
    expect(server.sent('POST /auth/sign-up')).toEqual([]);
  });

  it('checks off each password rule while the password is typed', async () => {
    const { page } = await renderFilledForm(signedUp, '');
    const expectRule = (name: string, state: string) =>
      expect
        .poll(() => page.getByRole('listitem').filter({ hasText: name }).element().textContent)
        .toBe(`${name}: ${state}`);
    await expectRule('One number', 'missing');
    await page.getByRole('textbox', { name: 'Password' }).fill('weak-1');
    await expectRule('One number', 'done');
    await expectRule('One symbol', 'done');
    await expectRule('One uppercase letter', 'missing');
    await page.getByRole('textbox', { name: 'Password' }).fill('Right-horse-7');
    await expectRule('One uppercase letter', 'done');
  });

  it('keeps the typed values when the account already exists', async () => {
    const { page, submit } = await renderFilledForm({
      'POST /auth/sign-up': () => refusal(409, 'USER_EXISTS'),
    });
    await page.getByRole('checkbox', { name: 'I accept' }).click();
    await submit.click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'User already exists' }))
      .toBeVisible();
    for (const [name, value] of [
      ['First name', 'Ada'],
      ['Last name', 'Verdi'],
      ['E-mail', 'ada@owner.example'],
      ['Password', 'Right-horse-7'],
    ] as const)
      await expect.element(page.getByRole('textbox', { name })).toHaveValue(value);
    await expect.element(page.getByRole('checkbox', { name: 'I accept' })).toBeChecked();
  });

  it('shows at its field that the address has an account', async () => {
    const { page, submit } = await renderFilledForm({
      'POST /auth/sign-up': () =>
        refusal(409, 'USER_EXISTS', [{ field: 'email', code: 'USER_EXISTS' }]),
    });
    await page.getByRole('checkbox', { name: 'I accept' }).click();
    await submit.click();
    await expect
      .element(page.getByRole('textbox', { name: 'E-mail' }))
      .toHaveAccessibleDescription('User already exists');
  });
});
