import '@zampa/i18n/english/services';
import '@zampa/i18n/english/services-setup';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, noAttributes, service } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { ServiceForm } from './ServiceForm.tsx';

const saved = vi.fn<() => void>();
const visit = service(ids.visit);

function opened(answers: Answers, language: 'en' | 'it' = 'en') {
  saved.mockClear();
  return renderAtClinic(
    <ServiceForm service={visit} onSaved={saved} currency="EUR" paymentsReady />,
    {
      answers: {
        'GET /pets/attributes': () => noAttributes,
        ...answers,
      },
      language,
    },
  );
}

const stored: Answers = { 'PATCH /services': () => visit };

describe('the price of a service', () => {
  it.each([
    { typed: '25.5', price: 2550 },
    { typed: '25,50', price: 2550 },
    { typed: '1.234,56', price: 123_456 },
    { typed: '1,234.56', price: 123_456 },
    { typed: '19.99', price: 1999 },
    { typed: '0', price: 0 },
  ])('is $price cents when $typed is typed', async ({ typed, price }) => {
    const { page, server } = await opened(stored);
    await page.getByRole('textbox', { name: 'Price' }).fill(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /services').map(({ body }) => body)).toEqual([
      {
        name: 'First visit',
        price,
        duration: 30,
        deposit: 0,
        species: [],
        enabled: true,
        instant: false,
        notice: 60,
        horizon: 60,
      },
    ]);
  });

  it.each([
    { language: 'en', price: '35.00', label: 'Price' },
    { language: 'it', price: '35,00', label: 'Prezzo' },
  ] as const)(
    'of 3500 cents is written $price in $language',
    async ({ language, price, label }) => {
      const { page } = await opened(stored, language);
      await expect.element(page.getByRole('textbox', { name: label })).toHaveValue(price);
    },
  );

  it('is not sent where it is no sum', async () => {
    const { page, server } = await opened(stored);
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill('dear');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(price).toBeInvalid();
    expect(server.sent('PATCH /services')).toEqual([]);
  });

  it('stays as it was typed where somebody was faster, and is changed as it was seen', async () => {
    const { page, server } = await opened({ 'PATCH /services': () => refusal(412, 'STALE') });
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill('40');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Somebody changed this in the meantime.')).toBeVisible();
    await expect.element(price).toHaveValue('40');
    expect(server.sent('PATCH /services')[0]?.ifMatch).toBe('"2026-11-20T09:00:00.000Z"');
  });
});
