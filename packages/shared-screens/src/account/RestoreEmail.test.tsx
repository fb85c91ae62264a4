import { describe, expect, it } from 'vitest';
import { type Answers, connectionLost, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { RestoreEmail } from './RestoreEmail.tsx';

const EMAIL = 'ada@owner.example';
const ADDRESS = `/restore-email/${EMAIL}#id.signature`;

async function opened(
  answers: Answers,
  { address = ADDRESS, me = null }: { address?: string; me?: typeof marta | null } = {},
) {
  const screen = await renderScreen(<RestoreEmail email={EMAIL} />, {
    app: 'owner',
    me,
    answers,
    address,
  });
  return { ...screen, restore: screen.page.getByRole('button', { name: 'Restore address' }) };
}

describe('RestoreEmail', () => {
  it('restores the address on a press, then saves a new password with the code', async () => {
    const { page, server, restore } = await opened({
      'POST /auth/restore-email': () => undefined,
      'POST /auth/reset-password': () => undefined,
    });
    await expect.element(page.getByText(EMAIL)).toBeVisible();
    expect(server.sent('POST /auth/restore-email')).toEqual([]);
    await restore.click();
    await expect.element(page.getByRole('heading', { name: 'Address restored' })).toBeVisible();
    expect(server.sent('POST /auth/restore-email').map(({ body }) => body)).toEqual([
      { token: 'id.signature' },
    ]);
    await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill('123 456');
    await page.getByLabelText('New password').fill('Right-horse-7');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Your new password is saved' }))
      .toBeVisible();
    expect(server.sent('POST /auth/reset-password').map(({ body }) => body)).toEqual([
      { email: EMAIL, code: '123456', newPassword: 'Right-horse-7' },
    ]);
  });

  it.each([
    { code: 'BAD_CODE', status: 400, title: 'This link no longer works' },
    { code: 'USER_EXISTS', status: 409, title: 'This address can’t be restored' },
  ])('offers to request a new password after $code', async ({ code, status, title }) => {
    const { page, restore } = await opened({
      'POST /auth/restore-email': () => refusal(status, code),
    });
    await restore.click();
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Choose a new password' }))
      .toHaveAttribute('href', '/password/reset');
  });

  it('sends nothing without a token', async () => {
    const { page, restore } = await opened({}, { address: `/restore-email/${EMAIL}` });
    await expect
      .element(page.getByRole('heading', { name: 'This link no longer works' }))
      .toBeVisible();
    await expect.element(restore).not.toBeInTheDocument();
  });

  it('can be retried after a lost connection', async () => {
    const { page, server, restore } = await opened({ 'POST /auth/restore-email': connectionLost });
    await restore.click();
    await expect
      .element(
        page
          .getByRole('alert')
          .filter({ hasText: 'You’re offline. Your data is safe: try again when you’re back.' }),
      )
      .toBeVisible();
    server.answer('POST /auth/restore-email', () => undefined);
    await restore.click();
    await expect.element(page.getByRole('heading', { name: 'Address restored' })).toBeVisible();
  });

  it('restores the address for a signed-in user', async () => {
    const { page, restore } = await opened(
      { 'POST /auth/restore-email': () => undefined },
      { me: marta },
    );
    await restore.click();
    await expect.element(page.getByRole('heading', { name: 'Address restored' })).toBeVisible();
  });
});
