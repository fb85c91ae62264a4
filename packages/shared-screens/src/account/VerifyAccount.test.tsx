import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, refusal } from '../rendered/fake-server.test-data.ts';
import { findAccessibilityProblems } from '../rendered/find-accessibility-problems.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { VerifyAccount } from './VerifyAccount.tsx';

const EMAIL = 'ada@owner.example';
const session = { accessToken: 'a', refreshToken: 'r', expiresIn: 3600 };
const passwordRequired = () =>
  refusal(400, 'PASSWORD_REQUIRED', [{ field: 'password', code: 'PASSWORD_REQUIRED' }]);

async function opened(answers: Answers, address = '/') {
  const screen = await renderScreen(<VerifyAccount email={EMAIL} />, {
    app: 'owner',
    me: null,
    answers,
    address,
  });
  const { page } = screen;
  return {
    ...screen,
    code: page.getByRole('textbox', { name: 'Code from the e-mail' }),
    password: page.getByLabelText('Password chosen at sign-up'),
    submit: page.getByRole('button', { name: 'Confirm', exact: true }),
  };
}

describe('VerifyAccount', () => {
  it('sends only the code in the browser that signed up', async () => {
    const { server, code, page, password } = await opened({
      'POST /auth/confirm': () => undefined,
      'GET /demo': () => ({ accounts: [] }),
    });
    await code.fill('123456');
    await expect
      .element(page.getByRole('heading', { name: 'Your address is confirmed' }))
      .toBeVisible();
    await expect.element(password).not.toBeInTheDocument();
    expect(server.sent('POST /auth/confirm').map(({ body }) => body)).toEqual([
      { email: EMAIL, code: '123456' },
    ]);
  });

  it('empties the boxes after a wrong code, so that the next one can be typed', async () => {
    const { server, code } = await opened({
      'POST /auth/confirm': () => refusal(400, 'BAD_CODE', [{ field: 'code', code: 'BAD_CODE' }]),
    });
    await code.fill('123456');
    await expect.element(code).toBeInvalid();
    await expect.element(code).toHaveValue('');
    await expect.element(code).toHaveFocus();
    await code.fill('654321');
    await expect
      .poll(() => server.sent('POST /auth/confirm').map(({ body }) => body))
      .toEqual([
        { email: EMAIL, code: '123456' },
        { email: EMAIL, code: '654321' },
      ]);
  });

  it('sends a new code at most once a minute', async () => {
    const { page, server } = await opened({ 'POST /auth/resend-code': () => undefined });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const resend = page.getByRole('button', { name: 'Send a new code' });
    (resend.element() as HTMLElement).click();
    await vi.waitFor(() => expect(resend.element().textContent).toMatch(/in \d+ seconds/));
    expect(resend.element()).toBeDisabled();
    expect(page.getByText('A new code is on its way.').elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    vi.useRealTimers();
    await expect
      .element(page.getByRole('button', { name: 'Send a new code', exact: true }))
      .toBeEnabled();
    expect(server.sent('POST /auth/resend-code').map(({ body }) => body)).toEqual([
      { email: EMAIL },
    ]);
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  it('asks for the password in another browser and signs in with it', async () => {
    const { server, code, password, submit, page } = await opened({
      'POST /auth/confirm': passwordRequired,
      'POST /auth/sign-in': () => session,
      'GET /users/me': () => refusal(403, 'FORBIDDEN'),
    });
    await code.fill('123456');
    await expect
      .element(password)
      .toHaveAccessibleDescription('Enter the password chosen at sign-up.');
    await expect
      .element(page.getByRole('link', { name: 'Choose a new password' }))
      .toHaveAttribute('href', '/password/reset');
    server.answer('POST /auth/confirm', () => undefined);
    await password.fill('Right-horse-7');
    await submit.click();
    await expect
      .poll(() => server.sent('POST /auth/sign-in').map(({ body }) => body))
      .toEqual([{ email: EMAIL, password: 'Right-horse-7' }]);
    expect(server.sent('POST /auth/confirm').at(-1)?.body).toEqual({
      email: EMAIL,
      code: '123456',
      password: 'Right-horse-7',
    });
  });

  it('shows a wrong password at its field and keeps the code', async () => {
    const { server, code, password, submit } = await opened({
      'POST /auth/confirm': passwordRequired,
    });
    await code.fill('123456');
    await password.fill('Wrong-horse-7');
    server.answer('POST /auth/confirm', () =>
      refusal(400, 'BAD_CREDENTIALS', [{ field: 'password', code: 'BAD_CREDENTIALS' }]),
    );
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription('Wrong password.');
    await expect.element(code).toHaveValue('123456');
  });

  it('asks for the password after the link of the e-mail was opened', async () => {
    const { submit, password, code } = await opened(
      { 'POST /auth/confirm': passwordRequired },
      `/email-confirmation/${EMAIL}#a-link-of-128-bits`,
    );
    await expect.element(code).not.toBeInTheDocument();
    await submit.click();
    await expect.element(password).toBeVisible();
  });
});
