import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, vera } from '../rendered/samples.test-data.ts';
import { expect, it } from 'vitest';
import { InvitedSignUp } from './InvitedSignUp.tsx';

const renderWithRefusal = (status: number, code: string) =>
  renderScreen(<InvitedSignUp token="invited.token" />, {
    app: 'clinic',
    me: vera,
    answers: { 'POST /invitations/preview': () => refusal(status, code) },
  });

it('InvitedSignUp shows an unknown invitation as ended', async () => {
  const { page } = await renderWithRefusal(404, 'NOT_FOUND');
  await expect
    .element(page.getByRole('heading', { name: 'This invitation is no longer valid' }))
    .toBeVisible();
});

it('InvitedSignUp offers a retry when the server is overloaded', async () => {
  const { page } = await renderWithRefusal(503, 'UNAVAILABLE');
  await expect
    .element(
      page.getByText('The problem is on our side, and your data is safe. Try again in a moment.'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .element(page.getByText('This invitation is no longer valid'))
    .not.toBeInTheDocument();
});

it('InvitedSignUp says that the clinic sees a declined invitation in its client list but is not notified', async () => {
  const facility = { id: ids.clinic, name: 'Clinica San Luca', city: null, picture: null };
  const { page } = await renderScreen(<InvitedSignUp token="invited.token" />, {
    app: 'owner',
    me: null,
    answers: {
      'POST /invitations/preview': () => ({ kind: 'CLIENT', email: null, facility }),
      'POST /invitations/ignore': () => 204,
    },
  });
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect
    .element(page.getByText('The clinic will see it in its client list; nothing else will happen.'))
    .toBeVisible();
});
