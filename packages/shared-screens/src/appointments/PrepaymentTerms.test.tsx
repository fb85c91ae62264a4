import { describe, expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { PrepaymentTerms } from './PrepaymentTerms.tsx';

const farStart = '2027-03-02T14:00:00.000Z';
const renderTerms = (
  terms: Partial<Parameters<typeof PrepaymentTerms>[0]>,
  language: 'en' | 'it' = 'en',
) =>
  renderScreen(
    <PrepaymentTerms
      amount={1200}
      deposit={1200}
      price={6000}
      currency="EUR"
      start={farStart}
      zone="Europe/Rome"
      {...terms}
    />,
    { app: 'owner', me: marta, language },
  );

describe('PrepaymentTerms', () => {
  it.each([
    {
      why: 'a deposit',
      terms: {},
      says: [
        'Due now (of €60.00)',
        '€12.00',
        '€48.00',
        'If you don’t show up, the €12.00 deposit won’t be refunded.',
      ],
    },
    {
      why: 'the full price with a deposit',
      terms: { amount: 6000 },
      says: [
        'Due now (full price)',
        'If you don’t show up, €48.00 will be refunded; the €12.00 deposit won’t.',
      ],
    },
    {
      why: 'the full price without a deposit',
      terms: { amount: 6000, deposit: 0 },
      says: ['Due now (full price)', 'If you don’t show up, you’ll still get a full refund.'],
    },
    {
      why: 'the deadline for a full refund, in the clinic’s time zone',
      terms: {},
      says: [
        'Free cancellation until Monday 1 March, 15:00. If the clinic cancels, you’ll get a full refund.',
      ],
    },
    {
      why: 'an appointment too soon to be canceled',
      terms: { start: new Date(Date.now() + 3_600_000).toISOString() },
      says: ['Too late to cancel. If the clinic cancels, you’ll get a full refund.'],
    },
  ])('shows: $why', async ({ terms, says }) => {
    const { page } = await renderTerms(terms);
    for (const text of says)
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('shows the no-show rule in Italian', async () => {
    const { page } = await renderTerms({}, 'it');
    await expect
      .element(page.getByText(/^Se non ti presenti, l’acconto di 12,00.€ non verrà rimborsato/))
      .toBeVisible();
  });
});
