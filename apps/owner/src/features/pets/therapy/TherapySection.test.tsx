import '@zampa/i18n/english/health';
import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { dose, line, prescription, therapy } from './therapy.test-data.ts';
import { TherapySection } from './TherapySection.tsx';

const marco = { id: ids.otherClient, firstName: 'Marco', lastName: 'B', image: null, isVet: false };
const answeredAt = '2026-11-20T07:12:00.000Z';

const render = (therapies: readonly Therapy[], answers: Answers = {}, language?: 'it') =>
  renderScreen(
    <TherapySection
      pet={luna}
      prescriptions={[prescription([{ ...line, planId: therapies[0]?.id ?? null }])]}
    />,
    {
      app: 'owner',
      me: marta,
      ...(language && { language }),
      answers: {
        'GET /therapies': () => [...therapies],
        'GET /due': () => [],
        'GET /vaccinations': () => [],
        'GET /prescriptions': () => [],
        'GET /notes': () => [],
        ...answers,
      },
    },
  );

describe('TherapySection', () => {
  it('starts a prescribed medicine with one press', async () => {
    const { page, server } = await render([], { 'POST /therapies': () => therapy() });
    await expect.element(page.getByText('2 ml, oral · every 12 hours for 5 days')).toBeVisible();
    server.answer('GET /therapies', () => [therapy()]);
    await page.getByRole('button', { name: 'Start reminders for Metacam' }).click();
    await expect.element(page.getByText('Until')).toBeVisible();
    expect(server.sent('POST /therapies')).toHaveLength(1);
    expect(server.sent('POST /therapies')[0]?.body).toMatchObject({ lineId: ids.visit });
  });

  it('marks a dose as given and says who did it', async () => {
    const answered = dose({
      status: 'GIVEN',
      by: { id: marta.id, firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false },
      at: answeredAt,
    });
    const { page, server } = await render([therapy()], { 'POST /doses': () => answered });
    server.answer('GET /therapies', () => [therapy({ doses: [answered] })]);
    await page.getByRole('button', { name: /^Mark Metacam/ }).click();
    await expect.element(page.getByText('Given by you at 08:12')).toBeVisible();
    expect(server.sent('POST /doses').map(({ body }) => body)).toEqual([
      { planId: ids.message, dueAt: answered.dueAt, status: 'GIVEN' },
    ]);
  });

  it('shows the answer of the member of the family who was first', async () => {
    const first = dose({ status: 'SKIPPED', reason: 'Vomited', by: marco, at: answeredAt });
    const { page, server } = await render([therapy()], { 'POST /doses': () => first });
    server.answer('GET /therapies', () => [therapy({ doses: [first] })]);
    await page.getByRole('button', { name: /^Mark Metacam/ }).click();
    await expect.element(page.getByText('Skipped by Marco at 08:12')).toBeVisible();
    await expect.element(page.getByText('Vomited')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
  });

  it('skips a dose with a reason', async () => {
    const skipped = dose({ status: 'SKIPPED', reason: 'Refused it', by: marco, at: answeredAt });
    const { page, server } = await render([therapy()], { 'POST /doses': () => skipped });
    await page.getByRole('button', { name: /^Skip Metacam/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refused it' }).click();
    await dialog.getByRole('button', { name: 'Skip dose' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('POST /doses').map(({ body }) => body)).toEqual([
      { planId: ids.message, dueAt: skipped.dueAt, status: 'SKIPPED', reason: 'Refused it' },
    ]);
  });

  it('keeps the dialog open with the reason when the answer is refused', async () => {
    const { page } = await render([therapy()], {
      'POST /doses': () => refusal(409, 'STATUS_CONFLICT'),
    });
    await page.getByRole('button', { name: /^Skip Metacam/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Reason (optional)').fill('Asleep');
    await dialog.getByRole('button', { name: 'Skip dose' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(dialog.getByLabelText('Reason (optional)')).toHaveValue('Asleep');
  });

  it.each([
    { language: undefined, soFar: '1 of 2 doses given so far' },
    { language: 'it', soFar: 'Finora 1 dosi su 2' },
  ] as const)('counts the doses so far ($soFar)', async ({ language, soFar }) => {
    const { page } = await render([therapy()], {}, language);
    await expect.element(page.getByText(soFar)).toBeVisible();
  });

  it('opens a prepared request for a refill', async () => {
    const { page, path } = await render([therapy()], {
      'GET /therapies/refill': () => ({
        facilityId: ids.clinic,
        pets: [ids.luna],
        services: [],
        note: 'Please renew Metacam.',
      }),
    });
    await page.getByRole('button', { name: 'Ask for a refill' }).click();
    await expect.poll(path).toBe('/workspace/ask');
  });

  it('stops a therapy after a question', async () => {
    const { page, server } = await render([therapy()], {
      'POST /therapies/stop': () => therapy({ status: 'STOPPED', stoppedAt: answeredAt }),
    });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop Metacam 1.5 mg/ml?' });
    await dialog.getByRole('button', { name: 'Stop reminders' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('POST /therapies/stop')).toHaveLength(1);
  });

  it('offers no start for a finished therapy', async () => {
    const { page } = await render([therapy({ status: 'ENDED', endsAt: answeredAt })]);
    await expect.element(page.getByText('Finished')).toBeVisible();
    expect(page.getByRole('button', { name: /^Start/ }).query()).toBeNull();
  });
});
