import { expect, it } from 'vitest';
import { renderScreen } from '../../rendered/render-screen.test-data.tsx';
import { ids, marta, vera } from '../../rendered/samples.test-data.ts';
import { CalendarFeed } from './CalendarFeed.tsx';

const ADDRESS = 'https://zampa.example/api/calendar/feeds/secret.ics';
const words = { hide: 'Hide details', hideWhy: 'Only that you are busy.' };

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
  'CalendarFeed $whose keeps the privacy setting for a new address and says that the old one ends',
  async ({ app, me, facilityId, kept: hidesDetails }) => {
    const savedFeed = feed(facilityId ?? null, hidesDetails);
    const place = facilityId && { facilityId };
    const { page, server } = await renderScreen(
      <CalendarFeed {...words} {...place} isHiddenAtFirst={!hidesDetails} />,
      {
        app,
        me,
        answers: {
          'GET /calendar/feeds': () => [
            feed(facilityId ? null : ids.clinic, !hidesDetails),
            savedFeed,
          ],
          'POST /calendar/feeds': () => ({ ...savedFeed, url: ADDRESS }),
        },
      },
    );
    const warning = page.getByText(
      'The link was shown only once. Creating a new one will turn off the old one.',
    );
    await expect.element(warning).toBeVisible();
    await page.getByRole('button', { name: 'Create new link' }).click();
    await expect.element(page.getByText(ADDRESS)).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
    expect(server.sent('POST /calendar/feeds').map(({ body }) => body)).toEqual([
      { hideDetails: hidesDetails, ...place },
    ]);
  },
);

it('CalendarFeed revokes a feed only after confirmation', async () => {
  const { page, server } = await renderScreen(<CalendarFeed {...words} isHiddenAtFirst={false} />, {
    app: 'owner',
    me: marta,
    answers: {
      'GET /calendar/feeds': () => [feed(null, false)],
      'DELETE /calendar/feeds': () => null,
    },
  });
  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('dialog', { name: 'Turn off this calendar link?' });
  await expect.element(question).toBeVisible();
  expect(server.sent('DELETE /calendar/feeds')).toEqual([]);
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(() => server.sent('DELETE /calendar/feeds').length).toBe(1);
});
