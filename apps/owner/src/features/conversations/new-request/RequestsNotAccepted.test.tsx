import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { RequestsNotAccepted } from './RequestsNotAccepted.tsx';

const answers = { 'GET /facilities': () => [sanLuca] };
const CLOSED = 'Clinica San Luca has closed its chat with you for now. Please call the clinic.';
const GOES_ON = 'Please call the clinic. Open conversations will continue as usual.';

it.each([
  { who: 'is an active client', status: 'ACTIVE', says: GOES_ON, never: CLOSED },
  { who: 'was blocked by the clinic', status: 'DISABLED_BY_VET', says: CLOSED, never: GOES_ON },
] as const)(
  'RequestsNotAccepted tells a family that $who what happens to open conversations',
  async ({ status, says, never }) => {
    const [first] = marta.vetFacilities;
    if (!first) throw new Error('the samples have a clinic');
    const clinic = { ...first, status, acceptsRequests: false };
    const { page } = await renderScreen(<RequestsNotAccepted clinic={clinic} />, {
      app: 'owner',
      me: marta,
      answers,
    });
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
    await expect.element(page.getByText(never, { exact: true })).not.toBeInTheDocument();
  },
);

it('RequestsNotAccepted explains a paused contact and links to the clinics', async () => {
  const [first] = marta.vetFacilities;
  if (!first) throw new Error('the samples have a clinic');
  const { page } = await renderScreen(
    <RequestsNotAccepted clinic={{ ...first, status: 'DISABLED_BY_PO' }} />,
    { app: 'owner', me: marta, answers },
  );
  await expect
    .element(page.getByRole('heading', { name: 'Clinica San Luca is paused' }))
    .toBeVisible();
  await expect
    .element(page.getByText(/Resume to send requests or book appointments\./))
    .toBeVisible();
  for (const never of [CLOSED, GOES_ON])
    expect(page.getByText(never, { exact: true }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Go to my clinics' }))
    .toHaveAttribute('href', expect.stringContaining('/workspace/vets'));
});
