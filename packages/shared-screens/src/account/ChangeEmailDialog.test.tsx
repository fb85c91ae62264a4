import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost, refusal } from '../rendered/fake-server.test-data.ts';
import { page as browserPage, userEvent } from 'vitest/browser';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import type { Answers } from '../rendered/fake-server.test-data.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';

const closed = vi.fn<() => void>();
beforeEach(() => void closed.mockClear());

async function typedAddress(answers: Answers) {
  const screen = await renderScreen(<ChangeEmailDialog onClose={closed} />, {
    app: 'owner',
    me: marta,
    answers,
  });
  const { page } = screen;
  const email = page.getByRole('textbox', { name: 'New e-mail address' });
  const password = page.getByLabelText('Your password');
  await email.fill('new@owner.example');
  await password.fill('Right-horse-7');
  return { ...screen, email, password, send: page.getByRole('button', { name: 'Send code' }) };
}

describe('ChangeEmailDialog', () => {
  it('requests a code with the password and submits the code when its last digit is typed', async () => {
    const { page, server, send } = await typedAddress({
      'POST /auth/change-email': () => undefined,
      'POST /auth/confirm-email-change': () => undefined,
    });
    await send.click();
    await expect
      .element(page.getByText('Enter the code we sent to new@owner.example.'))
      .toBeVisible();
    expect(server.sent('POST /auth/change-email').map(({ body }) => body)).toEqual([
      { email: 'new@owner.example', password: 'Right-horse-7' },
    ]);
    await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill('123 456');
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('POST /auth/confirm-email-change').map(({ body }) => body)).toEqual([
      { code: '123456' },
    ]);
  });

  it.each([
    {
      why: 'the password is wrong',
      answer: () => refusal(401, 'BAD_CREDENTIALS'),
      says: 'Incorrect username or password.',
    },
    {
      why: 'the connection is lost',
      answer: connectionLost,
      says: 'You’re offline. Your data is safe: try again when you’re back.',
    },
  ])('keeps the typed values when $why', async ({ answer, says }) => {
    const { page, email, password, send } = await typedAddress({
      'POST /auth/change-email': answer,
      // A 401 refreshes the access token once; the password is still wrong afterwards.
      'POST /auth/refresh': () => ({ accessToken: 'b', expiresIn: 3600 }),
    });
    await send.click();
    await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect.element(email).toHaveValue('new@owner.example');
    await expect.element(password).toHaveValue('Right-horse-7');
  });

  it('shows a validation error of the server at its field', async () => {
    const { email, send } = await typedAddress({
      'POST /auth/change-email': () =>
        refusal(422, 'VALIDATION', [{ field: 'email', code: 'invalid_email' }]),
    });
    await send.click();
    await expect
      .element(email)
      .toHaveAccessibleDescription('This doesn’t look like an e-mail address.');
  });

  it('has its button at the bottom of the sheet and submits on Enter', async () => {
    await browserPage.viewport(390, 844);
    const { page, send, server, password } = await typedAddress({
      'POST /auth/change-email': () => undefined,
    });
    const { left, right } = page.getByRole('dialog').element().getBoundingClientRect();
    const foot = send.element().parentElement?.getBoundingClientRect();
    expect([foot?.left, foot?.right]).toEqual([left, right]);
    (password.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.sent('POST /auth/change-email').length).toBe(1);
  });
});
