import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { NoRequests } from './NoRequests.tsx';

const CLOSED = 'Clinica San Luca has closed its chat with you for now. Please call them.';
const GOES_ON = 'Please call them. Conversations that have begun go on as they are.';

it.each([
  { who: 'is a client', status: 'ACTIVE', says: GOES_ON, never: CLOSED },
  { who: 'was shut out', status: 'DISABLED_BY_VET', says: CLOSED, never: GOES_ON },
] as const)(
  'whoever $who reads what becomes of what was begun',
  async ({ status, says, never }) => {
    const [first] = marta.vetFacilities;
    if (!first) throw new Error('the samples have a clinic');
    const clinic = { ...first, status, acceptsRequests: false };
    const { page } = await renderScreen(<NoRequests clinic={clinic} />, {
      app: 'owner',
      me: marta,
    });
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
    await expect.element(page.getByText(never, { exact: true })).not.toBeInTheDocument();
  },
);

it('whoever has paused the contact reads that, and is led to where they take it up again', async () => {
  const [first] = marta.vetFacilities;
  if (!first) throw new Error('the samples have a clinic');
  const { page } = await renderScreen(
    <NoRequests clinic={{ ...first, status: 'DISABLED_BY_PO' }} />,
    { app: 'owner', me: marta },
  );
  await expect
    .element(page.getByRole('heading', { name: 'The contact with Clinica San Luca is paused' }))
    .toBeVisible();
  await expect.element(page.getByText(/^Your family has paused the contact/)).toBeVisible();
  for (const never of [CLOSED, GOES_ON])
    expect(page.getByText(never, { exact: true }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'To my clinics' }))
    .toHaveAttribute('href', expect.stringContaining('/workspace/vets'));
});
