import { expect, it } from 'vitest';
import { renderScreen } from '../../rendered/render-screen.test-data.tsx';
import { ids, marta, vera } from '../../rendered/samples.test-data.ts';
import { CalendarFeed } from './CalendarFeed.tsx';

const ADDRESS = 'https://zampa.example/api/calendar/feeds/secret.ics';
const words = { hide: 'Hide the details', hideWhy: 'Only that you are busy.' };

const feed = (facilityId: string | null, hideDetails: boolean) => ({
  id: ids.visit,
  facilityId,
  hideDetails,
  url: null,
  dateCreated: '2027-03-01T09:00:00.000Z',
});

it.each([
  {
    whose: 'of the work at a clinic',
    app: 'clinic',
    me: vera,
    facilityId: ids.clinic,
    kept: false,
  },
  { whose: 'of a family', app: 'owner', me: marta, facilityId: undefined, kept: true },
] as const)(
  'a new address $whose shows as much as the one before, which it says to end',
  async ({ app, me, facilityId, kept }) => {
    const known = feed(facilityId ?? null, kept);
    const place = facilityId && { facilityId };
    const { page, server } = await renderScreen(
      <CalendarFeed {...words} {...place} isHiddenAtFirst={!kept} />,
      {
        app,
        me,
        answers: {
          'GET /calendar/feeds': () => [feed(facilityId ? null : ids.clinic, !kept), known],
          'POST /calendar/feeds': () => ({ ...known, url: ADDRESS }),
        },
      },
    );
    const warning = page.getByText('A new one ends the one before.');
    await expect.element(warning).toBeVisible();
    await page.getByRole('button', { name: 'Make a new address' }).click();
    await expect.element(page.getByText(ADDRESS)).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
    expect(server.sent('POST /calendar/feeds').map(({ body }) => body)).toEqual([
      { hideDetails: kept, ...place },
    ]);
  },
);

it('is ended only once that was asked', async () => {
  const { page, server } = await renderScreen(<CalendarFeed {...words} isHiddenAtFirst={false} />, {
    app: 'owner',
    me: marta,
    answers: {
      'GET /calendar/feeds': () => [feed(null, false)],
      'DELETE /calendar/feeds': () => null,
    },
  });
  await page.getByRole('button', { name: 'End it' }).click();
  const question = page.getByRole('dialog', { name: 'End this calendar?' });
  await expect.element(question).toBeVisible();
  expect(server.sent('DELETE /calendar/feeds')).toEqual([]);
  await question.getByRole('button', { name: 'End it' }).click();
  await expect.poll(() => server.sent('DELETE /calendar/feeds').length).toBe(1);
});
