import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, vera } from '../rendered/samples.test-data.ts';
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

it('whoever turns an invitation down reads where the clinic sees that: it is told nothing', async () => {
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
  await expect.element(page.getByText('The clinic sees it in its list of clients')).toBeVisible();
  await expect.element(page.getByText('has been told')).not.toBeInTheDocument();
});
