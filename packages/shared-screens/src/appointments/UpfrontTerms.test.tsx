import { describe, expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { UpfrontTerms } from './UpfrontTerms.tsx';

const far = '2027-03-02T14:00:00.000Z';
const shown = (terms: Partial<Parameters<typeof UpfrontTerms>[0]>, language: 'en' | 'it' = 'en') =>
  renderScreen(
    <UpfrontTerms
      amount={1200}
      deposit={1200}
      price={6000}
      currency="EUR"
      start={far}
      zone="Europe/Rome"
      {...terms}
    />,
    { app: 'owner', me: marta, language },
  );

describe('what is said before something is paid upfront', () => {
  it.each([
    {
      why: 'a deposit',
      terms: {},
      says: ['Now, of €60.00', '€12.00', '€48.00', 'If you do not come, €12.00 are kept.'],
    },
    {
      why: 'all of it, of which the deposit is kept',
      terms: { amount: 6000 },
      says: ['Now, all of it', 'If you do not come, €12.00 are kept and €48.00 come back.'],
    },
    {
      why: 'all of it, without a deposit',
      terms: { amount: 6000, deposit: 0 },
      says: ['Now, all of it', 'If you do not come, all of it comes back.'],
    },
    {
      why: 'until when all of it comes back, by the clinic’s clocks',
      terms: {},
      says: [
        'Call it off before Monday 1 March, 15:00: all of it comes back. If the clinic calls it off, too.',
      ],
    },
    {
      why: 'a time that is too near to be called off',
      terms: { start: new Date(Date.now() + 3_600_000).toISOString() },
      says: [
        'It begins so soon that you cannot call it off any more. If the clinic calls it off, all of it comes back.',
      ],
    },
  ])('$why', async ({ terms, says }) => {
    const { page } = await shown(terms);
    for (const text of says)
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('is said in the language of the reader', async () => {
    const { page } = await shown({}, 'it');
    await expect.element(page.getByText(/^Se non vieni, 12,00.€ restano/)).toBeVisible();
  });
});
