import '@zampa/i18n/english/inbox';
import { expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { RequestTabs } from './RequestTabs.tsx';

/** Width of the list beside an open conversation on a desktop. */
const PANE = { width: '343px' };

const many = 4321;
const counts = {
  new: many,
  inProgressWaiting: many,
  visitsWaiting: many,
  awaitingPayment: many,
  toBeConfirmed: 0,
  toBeBooked: 0,
  waiting: many,
  open: 100,
};

it.each([
  { language: 'en', list: 'to-manage', last: 'Completed' },
  { language: 'en', list: 'in-progress', last: 'Completed' },
  { language: 'en', list: 'visits', last: 'Completed' },
  { language: 'en', list: 'completed', last: 'Completed' },
  { language: 'it', list: 'in-progress', last: 'Completate' },
] as const)(
  'RequestTabs fits all tabs even with high counts ($language, $list)',
  async ({ last, language, list }) => {
    await browserPage.viewport(1440, 900);
    const { page } = await renderAtClinic(
      <div style={PANE}>
        <RequestTabs search={{ list }} />
      </div>,
      { language, answers: { 'GET /requests/count': () => counts } },
    );
    await expect.poll(() => page.getByText('99+').elements().length).toBe(3);
    await expect.element(page.getByRole('link', { name: last })).toBeVisible();
    const { clientWidth, scrollWidth } = page.getByRole('navigation').element();
    expect(scrollWidth).toBe(clientWidth);
  },
);
