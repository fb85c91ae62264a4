import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { dayIn } from '@zampa/domain/time/plain-days';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { clinic, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { RecallLink } from './RecallLink.tsx';

const TOKEN = 'recall-token';
const start = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
const zone = 'Europe/Rome';
const day = dayIn(new Date(start), zone);
const when = whenText(start, zone, 'en');
const url = 'https://zampa.example/app/appointment/booking-token';

const recall: LinkedRecall = {
  facility: { id: clinic.id, name: clinic.name, phone: '+390612345678', timezone: zone },
  items: [
    {
      pet: { id: ids.luna, name: 'Luna' },
      names: { en: 'Rabies', it: 'Rabbia' },
      dueOn: '2026-12-20',
    },
  ],
  services: [
    { id: ids.visit, name: 'Vaccination', duration: 30, price: 4500, currency: 'EUR' },
    { id: ids.luna, name: 'Check-up', duration: 20, price: 0, currency: 'EUR' },
  ],
  stopped: false,
  appointment: null,
};

function render(language: 'en' | 'it' = 'en') {
  let current = recall;
  return renderScreen(<RecallLink token={TOKEN} />, {
    app: 'owner',
    me: null,
    language,
    answers: {
      'GET /recalls/link': () => current,
      'GET /recalls/link/slots': ({ query: { from = '', to = '' } }) =>
        from <= day && day <= to ? [{ start, end: start, assignees: [ids.vera] }] : [],
      'POST /recalls/link': ({ body }) => {
        const { action } = body as { action: string };
        current =
          action === 'BOOK'
            ? { ...current, appointment: { start, url } }
            : { ...current, stopped: action === 'STOP' };
        return current;
      },
    },
  });
}

describe('RecallLink', () => {
  it('books a time for the chosen service without a sign-in', async () => {
    const { page, server } = await render();
    await expect.element(page.getByText('Rabies')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Luna' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose a time' }).click();
    await page.getByRole('radio', { name: 'Check-up' }).click();
    await page.getByRole('button', { name: when, exact: true }).click();
    await page.getByRole('button', { name: `Book ${when}` }).click();
    await expect
      .element(page.getByRole('status').getByText(/has received your appointment/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open appointment' }))
      .toHaveAttribute('href', url);
    await expect
      .element(page.getByRole('button', { name: 'Choose a time' }))
      .not.toBeInTheDocument();
    expect(server.sent('GET /recalls/link/slots').at(-1)?.query).toMatchObject({
      token: TOKEN,
      serviceId: ids.luna,
    });
    expect(server.sent('POST /recalls/link').map(({ body }) => body)).toEqual([
      { token: TOKEN, action: 'BOOK', serviceId: ids.luna, start },
    ]);
  });

  it('shows that a time was just taken, and keeps the choice open', async () => {
    const { page, server } = await render();
    server.answer('POST /recalls/link', () => refusal(409, 'PERIOD_OCCUPIED'));
    await page.getByRole('button', { name: 'Choose a time' }).click();
    await page.getByRole('button', { name: when, exact: true }).click();
    await page.getByRole('button', { name: `Book ${when}` }).click();
    await expect.element(page.getByText('That time was just booked.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByText('That time was just booked.')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Choose a time' })).toBeVisible();
  });

  it.each([
    ['en', 'This link no longer works', 'Open Zampa'],
    ['it', 'Questo link non funziona più', 'Apri Zampa'],
  ] as const)('shows that a link is no longer valid (%s)', async (language, title, open) => {
    const { page } = await renderScreen(<RecallLink token={TOKEN} />, {
      app: 'owner',
      me: null,
      language,
      answers: { 'GET /recalls/link': () => refusal(404, 'NOT_FOUND') },
    });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('link', { name: open })).toBeVisible();
  });

  it.each([
    ['en', 'Stop reminders', 'Resume reminders', 'Reminders stopped.', 'Reminders resumed.'],
    ['it', 'Ferma promemoria', 'Riprendi promemoria', 'Promemoria fermati.', 'Promemoria ripresi.'],
  ] as const)(
    'stops and resumes the recalls of the clinic (%s)',
    async (language, stop, resume, stopped, resumed) => {
      const { page, server } = await render(language);
      await page.getByRole('button', { name: stop }).click();
      await expect.element(page.getByRole('status').getByText(stopped)).toBeVisible();
      await page.getByRole('button', { name: resume }).click();
      await expect.element(page.getByRole('status').getByText(resumed)).toBeVisible();
      await expect.element(page.getByRole('button', { name: stop })).toBeVisible();
      expect(server.sent('POST /recalls/link').map(({ body }) => body)).toEqual([
        { token: TOKEN, action: 'STOP' },
        { token: TOKEN, action: 'RESUME' },
      ]);
    },
  );
});
