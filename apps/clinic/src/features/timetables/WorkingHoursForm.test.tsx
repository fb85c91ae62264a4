import '@zampa/i18n/english/timetables';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import type { Language } from '@zampa/domain/people/languages';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { booking, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { findAccessibilityProblems } from '@zampa/shared-screens/rendered/find-accessibility-problems.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { WorkingHoursForm } from './WorkingHoursForm.tsx';

const monday = { weekday: 1, from: '09:00', to: '18:00' };
const VERSION = '2026-11-20T09:00:00.000Z';

const configurationWith = (hours = [monday], hoursUpdated = VERSION) => ({
  ...configuration,
  workingHours: hours,
  hoursUpdated,
});

async function renderHoursForm(answers: Answers, language: Language = 'en') {
  const screen = await renderAtClinic(
    <>
      <WorkingHoursForm renderProposal={() => <p>Choose times</p>} />
      <ServerPathLink url="/dashboard">Home</ServerPathLink>
    </>,
    {
      language,
      answers: {
        'GET /facilities/configuration': () => configurationWith(),
        'POST /timetables/conflicts': () => ({ total: 0, bookings: [] }),
        'PUT /facilities/working-hours': ({ body }) => (body as { workingHours: [] }).workingHours,
        ...answers,
      },
    },
  );
  const { page } = screen;
  return {
    ...screen,
    until: page.getByRole('textbox', { name: 'Monday, to' }),
    save: page.getByRole('button', { name: 'Save hours' }),
  };
}

const shorter = [{ weekday: 1, from: '09:00', to: '14:30' }];

describe('WorkingHoursForm', () => {
  it('offers to split hours past midnight into two spans', async () => {
    const { page, server, until, save } = await renderHoursForm({});
    await until.fill('0730');
    await save.click();
    await expect
      .element(page.getByText('Enter night hours as Monday 09:00–24:00, Tuesday 00:00–07:30.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Use these' }).click();
    await save.click();
    await expect
      .poll(() => server.sent('PUT /facilities/working-hours').map(({ body }) => body))
      .toEqual([
        {
          workingHours: [
            { weekday: 1, from: '09:00', to: '24:00' },
            { weekday: 2, from: '00:00', to: '07:30' },
          ],
          cancel: [],
        },
      ]);
  });

  it.each([
    ['en', 'Rome, Central European Time'],
    ['it', 'Roma, Ora dell’Europa centrale'],
  ] as const)('shows the time zone by its common name (%s)', async (language, zone) => {
    const { page } = await renderHoursForm({}, language);
    await expect.element(page.getByText(zone)).toBeVisible();
  });

  it('saves directly if no booking is outside the new hours', async () => {
    const { page, server, until, save } = await renderHoursForm({});
    await until.fill('1430');
    await save.click();
    await expect.poll(() => server.sent('PUT /facilities/working-hours').length).toBe(1);
    await expect.element(page.getByText('Hours saved.')).toBeInTheDocument();
    const [sent] = server.sent('PUT /facilities/working-hours');
    expect(sent?.body).toEqual({ workingHours: shorter, cancel: [] });
    expect(sent?.ifMatch).toBe(`"${VERSION}"`);
    expect(server.sent('POST /timetables/conflicts')[0]?.body).toEqual({
      facilityId: ids.clinic,
      change: { kind: 'WEEK', hours: shorter },
    });
  });

  it('cancels only the bookings that the user chose to cancel', async () => {
    const { page, server, until, save } = await renderHoursForm({
      'POST /timetables/conflicts': () => ({ total: 1, bookings: [booking] }),
    });
    await until.fill('14:30');
    await save.click();
    const decide = page.getByRole('dialog').getByRole('button', { name: 'Save hours' });
    await expect.element(decide).toBeDisabled();
    expect(server.sent('PUT /facilities/working-hours')).toEqual([]);

    await page.getByRole('radio', { name: 'Cancel' }).click();
    await expect
      .element(page.getByText('1 client will be notified that the visit is canceled.'))
      .toBeVisible();
    await decide.click();
    await expect.poll(() => server.sent('PUT /facilities/working-hours').length).toBe(1);
    expect(server.sent('PUT /facilities/working-hours')[0]?.body).toEqual({
      workingHours: shorter,
      cancel: [ids.booking],
    });
  });

  it('does not check or save hours that end before they start', async () => {
    const { page, server, until, save } = await renderHoursForm({});
    await until.fill('08:00');
    await save.click();
    await expect.element(page.getByText('The end must be after the start.')).toBeVisible();
    await expect.element(page.getByText('Correct errors in working hours.')).toBeVisible();
    expect(server.sent('POST /timetables/conflicts')).toEqual([]);
  });

  it('shows hours that a colleague saved during editing, and replaces them on "Keep mine"', async () => {
    const theirs = [{ weekday: 1, from: '08:00', to: '12:00' }];
    const { page, server, until, save } = await renderHoursForm({
      'PUT /facilities/working-hours': () => refusal(412, 'STALE'),
    });
    await until.fill('14:30');
    server.answer('GET /facilities/configuration', () =>
      configurationWith(theirs, '2026-11-21T09:00:00.000Z'),
    );
    await save.click();
    await expect.element(page.getByText('A colleague changed the hours')).toBeVisible();
    await expect.element(until).toHaveValue('14:30');
    expect(await findAccessibilityProblems(until.element().closest('form') ?? undefined)).toEqual(
      [],
    );

    await page.getByRole('button', { name: 'Keep mine' }).click();
    server.answer('PUT /facilities/working-hours', () => shorter);
    await save.click();
    await expect.poll(() => server.sent('PUT /facilities/working-hours').length).toBe(2);
    const [, secondRequest] = server.sent('PUT /facilities/working-hours');
    expect(secondRequest?.ifMatch).toBe('"2026-11-21T09:00:00.000Z"');
    expect(secondRequest?.body).toEqual({ workingHours: shorter, cancel: [] });
  });

  it.each([
    {
      language: 'en',
      field: 'Monday, to',
      question: 'Leave without saving?',
      stay: 'Stay here',
      leave: 'Leave',
    },
    {
      language: 'it',
      field: 'Lunedì, a',
      question: 'Uscire senza salvare?',
      stay: 'Resta qui',
      leave: 'Esci',
    },
  ] as const)('asks before unsaved hours are lost ($language)', async (row) => {
    const { page, path } = await renderHoursForm({}, row.language);
    const until = page.getByRole('textbox', { name: row.field });
    await until.fill('14:30');
    const home = page.getByRole('link', { name: 'Home' });
    await home.click();
    const question = page.getByRole('dialog', { name: row.question });
    await question.getByRole('button', { name: row.stay }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(path()).toBe('/');
    await expect.element(until).toHaveValue('14:30');

    await home.click();
    await question.getByRole('button', { name: row.leave, exact: true }).click();
    await expect.poll(path).toBe('/dashboard');
  });

  it('does not ask after the hours were saved', async () => {
    const { page, path, until, save } = await renderHoursForm({});
    await expect.element(until).toBeVisible();
    await until.fill('14:30');
    await save.click();
    await expect.element(page.getByText('Hours saved.')).toBeInTheDocument();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect.poll(path).toBe('/dashboard');
  });
});
