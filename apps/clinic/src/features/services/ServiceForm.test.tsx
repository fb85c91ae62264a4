import '@zampa/i18n/english/services';
import '@zampa/i18n/english/services-setup';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids, noAttributes, service } from '@zampa/shared-screens/rendered/samples.test-data';
import type { Service } from '@zampa/contract/facilities/objects';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { ServiceForm } from './ServiceForm.tsx';

const saved = vi.fn<() => void>();
const visit = service(ids.visit);

function renderServiceForm(answers: Answers, language: 'en' | 'it' = 'en') {
  saved.mockClear();
  return renderAtClinic(
    <>
      <ServiceForm service={visit} onSaved={saved} currency="EUR" paymentsReady />
      <ServerPathLink url="/dashboard">Home</ServerPathLink>
    </>,
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

it('ServiceForm shows an offered service as switched on, and switches it off with one click', async () => {
  const { page, server } = await renderServiceForm(stored);
  const offered = page.getByRole('switch', { name: 'Offer to clients' });
  await expect.element(offered).toBeChecked();
  await offered.click();
  await expect.element(offered).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.sent('PATCH /services').length).toBe(1);
  expect(server.sent('PATCH /services')[0]?.body).toMatchObject({ enabled: false });
});

it('ServiceForm asks before discarding unsaved changes', async () => {
  const { page, path } = await renderServiceForm(stored);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Check-up');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(name).toHaveValue('Check-up');
  expect(path()).toBe('/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
});

describe('ServiceForm', () => {
  it.each([
    { typed: '25.5', price: 2550 },
    { typed: '25,50', price: 2550 },
    { typed: '1.234,56', price: 123_456 },
    { typed: '1,234.56', price: 123_456 },
    { typed: '19.99', price: 1999 },
    { typed: '0', price: 0 },
  ])('sends $price cents when $typed is typed', async ({ typed, price }) => {
    const { page, server } = await renderServiceForm(stored);
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
  ] as const)('shows 3500 cents as $price in $language', async ({ language, price, label }) => {
    const { page } = await renderServiceForm(stored, language);
    await expect.element(page.getByRole('textbox', { name: label })).toHaveValue(price);
  });

  it.each([
    { typed: '0', says: 'Must be more than zero.' },
    { typed: '100000', says: 'Too long or too large.' },
  ])('rejects a duration of $typed minutes: $says', async ({ typed, says }) => {
    const { page, server } = await renderServiceForm(stored);
    const duration = page.getByRole('textbox', { name: 'Duration' });
    await duration.fill(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(duration).toHaveAccessibleDescription(says);
    expect(server.sent('PATCH /services')).toEqual([]);
  });

  it.each([
    { language: 'en', typed: 'dear', label: 'Price', save: 'Save' },
    { language: 'en', typed: '12.345', label: 'Price', save: 'Save' },
    { language: 'it', typed: '12,345', label: 'Prezzo', save: 'Salva' },
  ] as const)('does not send an invalid price: $typed', async ({ language, typed, ...names }) => {
    const { page, server } = await renderServiceForm(stored, language);
    const price = page.getByRole('textbox', { name: names.label });
    await price.fill(typed);
    await page.getByRole('button', { name: names.save }).click();
    await expect.element(price).toBeInvalid();
    expect(server.sent('PATCH /services')).toEqual([]);
  });

  it("keeps the typed values on a conflict and shows a colleague's changes beside them", async () => {
    const theirs = {
      ...visit,
      name: 'Check-up',
      price: 5000,
      dateUpdated: '2026-11-21T09:00:00.000Z',
    };
    const { page, server } = await renderAtClinic(<ChangingService theirs={theirs} />, {
      answers: {
        'GET /pets/attributes': () => noAttributes,
        'PATCH /services': () => refusal(412, 'STALE'),
      },
    });
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill('40');
    const save = page.getByRole('button', { name: 'Save service' });
    await save.click();
    await expect
      .element(page.getByText('Someone else changed this. Reload it, then make your change.'))
      .toBeVisible();
    await expect.element(price).toHaveValue('40');

    await page.getByRole('button', { name: 'A colleague saves' }).click();
    await expect
      .element(page.getByText('Someone else changed this', { exact: true }))
      .toBeVisible();
    const changed = page.getByRole('definition').elements();
    expect(changed.map(({ textContent }) => textContent)).toEqual(['Check-up', '50.00']);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await save.click();
    await expect.poll(() => server.sent('PATCH /services').length).toBe(2);
    const [first, second] = server.sent('PATCH /services');
    expect(first?.ifMatch).toBe('"2026-11-20T09:00:00.000Z"');
    expect(second?.ifMatch).toBe('"2026-11-21T09:00:00.000Z"');
    expect(second?.body).toMatchObject({ name: 'Check-up', price: 4000 });
  });
});

/** Form of a visit that a colleague saves while it is open. */
function ChangingService({ theirs }: { theirs: Service }) {
  const [current, setCurrent] = useState<Service>(visit);
  return (
    <>
      <button type="button" onClick={() => setCurrent(theirs)}>
        A colleague saves
      </button>
      <ServiceForm service={current} onSaved={saved} currency="EUR" paymentsReady />
    </>
  );
}
