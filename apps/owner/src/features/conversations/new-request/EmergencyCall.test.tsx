import '@zampa/i18n/english/conversations-new-request';
import type { Facility } from '@zampa/contract/facilities/objects';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { EmergencyCall } from './EmergencyCall.tsx';

const [clinic] = marta.vetFacilities;
if (!clinic) throw new Error('the samples have a clinic');
const open = { ...clinic, phone: '+39 06 555100' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const CLOSED = { openUntil: null, opensAt: inDays(1) };
const EMERGENCY_NUMBER = /Call the emergency number/;

const renderCall = (place: Partial<Facility>) =>
  renderScreen(<EmergencyCall clinic={open} isMain />, {
    app: 'owner',
    me: marta,
    answers: {
      'GET /facilities': () => [{ ...sanLuca, ...place }],
    },
  });

describe('EmergencyCall', () => {
  it('offers the emergency number before the number of a closed clinic', async () => {
    const { page } = await renderCall({ opening: CLOSED, emergencyPhone: '+39 333 9998877' });
    await expect
      .element(page.getByText(/Clinica San Luca is closed now\. It opens \w+ \d+/))
      .toBeVisible();
    const links = page.getByRole('link');
    await expect.element(links.nth(0)).toHaveAttribute('href', 'tel:+393339998877');
    await expect.element(links.nth(1)).toHaveAttribute('href', 'tel:+3906555100');
    await expect.element(links.nth(1)).toHaveTextContent('Call Clinica San Luca anyway');
  });

  it('shows the note of a closed clinic instead of the standard text', async () => {
    const { page } = await renderCall({ opening: CLOSED, emergencyText: 'Go to Roma Vet 24h.' });
    await expect.element(page.getByText('Go to Roma Vet 24h.')).toBeVisible();
    expect(page.getByText(/nearest emergency clinic/).query()).toBeNull();
  });

  it('advises calling the nearest emergency clinic when a closed clinic has no emergency contact', async () => {
    const { page } = await renderCall({ opening: CLOSED });
    await expect.element(page.getByText(/call the nearest emergency clinic/)).toBeVisible();
    expect(page.getByText(EMERGENCY_NUMBER).query()).toBeNull();
  });

  it('hides the reopening time of a clinic that is closed for weeks', async () => {
    const { page } = await renderCall({ opening: { openUntil: null, opensAt: null } });
    await expect.element(page.getByText('Clinica San Luca is closed now.')).toBeVisible();
    expect(page.getByText(/It opens/).query()).toBeNull();
  });

  it.each([
    { what: 'an open clinic', opening: { openUntil: inDays(1), opensAt: inDays(2) } },
    { what: 'a clinic without hours', opening: null },
  ])('calls $what directly', async ({ opening }) => {
    const { page } = await renderCall({ opening, emergencyPhone: '+39 333 9998877' });
    await expect
      .element(page.getByRole('link', { name: 'Call Clinica San Luca', exact: true }))
      .toBeVisible();
    expect(page.getByText(/closed now/).query()).toBeNull();
    expect(page.getByText(EMERGENCY_NUMBER).query()).toBeNull();
  });
});
