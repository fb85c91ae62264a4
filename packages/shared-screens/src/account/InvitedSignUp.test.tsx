import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { vera } from '../rendered/samples.test-data.ts';
import { expect, it } from 'vitest';
import { InvitedSignUp } from './InvitedSignUp.tsx';

const shown = (status: number, code: string) =>
  renderScreen(<InvitedSignUp token="invited.token" />, {
    app: 'clinic',
    me: vera,
    answers: { 'POST /invitations/preview': () => refusal(status, code) },
  });

it('an invitation that nobody knows is over', async () => {
  const { page } = await shown(404, 'NOT_FOUND');
  await expect
    .element(page.getByRole('heading', { name: 'This invitation has ended' }))
    .toBeVisible();
});

it('a server that has too much to do ends none', async () => {
  const { page } = await shown(503, 'UNAVAILABLE');
  await expect.element(page.getByText('it is not your connection')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('This invitation has ended')).not.toBeInTheDocument();
});
