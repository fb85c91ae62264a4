import '@zampa/i18n/english/home';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Language } from '@zampa/domain/people/languages';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { inboxItem } from '@zampa/shared-screens/rendered/inbox-item.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  conversation,
  ids,
  noAttributes,
  vera,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FacilityProvider } from '../../facility/FacilityProvider.tsx';
import { InboxRow } from './InboxRow.tsx';

const waiting = inboxItem({
  facilityId: vera.facilities[0]?.id ?? null,
  person: conversation.user,
  phone: '+39 333 123',
  text: 'She limps',
  url: `/workspace/requests?list=in-progress&conversation=${ids.conversation}`,
});

const requestedBooking = {
  id: ids.booking,
  status: 'TO_BE_CONFIRMED',
  ended: false,
  dateUpdated: '2026-11-20T10:00:00.000Z',
} as const;

const renderRow = (item: Partial<InboxItem>, answers = {}, language: Language = 'en', me = vera) =>
  renderScreen(
    <FacilityProvider>
      <InboxRow item={{ ...waiting, ...item }} />
    </FacilityProvider>,
    {
      app: 'clinic',
      me,
      language,
      answers: { 'GET /pets/attributes': () => noAttributes, ...answers },
    },
  );

describe('InboxRow', () => {
  // 10:00 in Rome.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('shows the message and links to its conversation', async () => {
    const { page, path } = await renderRow({});
    const row = page.getByRole('link', { name: /Message: She limps/ });
    await expect.element(row).toHaveAttribute('href', waiting.url);
    await row.click();
    expect(path()).toBe('/workspace/requests');
  });

  it.each([
    { since: '2026-11-24T08:22:00Z', language: 'en', says: 'unanswered for 38 minutes' },
    { since: '2026-11-24T07:00:00Z', language: 'it', says: 'senza risposta da 2 ore' },
    { since: '2026-11-23T17:40:00Z', language: 'en', says: 'unanswered since yesterday, 18:40' },
    {
      since: '2026-11-20T17:40:00Z',
      language: 'it',
      says: 'senza risposta da venerdì 20 novembre',
    },
  ] as const)('says "$says"', async ({ since, language, says }) => {
    const { page } = await renderRow({ since }, {}, language);
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('links an appointment that overlaps time off to the list of appointments to move', async () => {
    const url = '/workspace/calendar?open=moves';
    const { page } = await renderRow({ kind: 'TO_BE_MOVED', title: 'To reschedule', url });
    const link = page.getByRole('link', { name: 'Reschedule', exact: true });
    await expect.element(link).toHaveAttribute('href', url);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('offers a phone call only for urgent items', async () => {
    const call = /Call/;
    const { page } = await renderRow({});
    await expect.element(page.getByRole('link', { name: call })).not.toBeInTheDocument();
    await page.unmount();
    const urgent = await renderRow({ urgent: true });
    await expect
      .element(urgent.page.getByRole('link', { name: call }))
      .toHaveAttribute('href', 'tel:+39333123');
  });

  it('marks the conversation as done up to the shown event', async () => {
    const { page, server } = await renderRow({}, { 'PUT /inbox/done': () => 204 });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => server.sent('PUT /inbox/done').map(({ body }) => body))
      .toEqual([{ conversationId: ids.conversation, seq: 7 }]);
  });

  it('confirms a requested time, or shows why it cannot be confirmed', async () => {
    const { page, server } = await renderRow(
      { kind: 'TIME_ASKED', start: '2026-11-24T10:00:00.000Z', booking: requestedBooking },
      { 'PATCH /events': () => refusal(412, 'STALE') },
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    // The request carries the version that was shown, so that a changed time is not confirmed.
    expect(server.sent('PATCH /events')).toMatchObject([
      {
        query: { id: ids.booking },
        body: { payload: { status: 'NEW' } },
        ifMatch: `"${requestedBooking.dateUpdated}"`,
      },
    ]);
  });

  it('shows only a link to the request when its client has left the clinic', async () => {
    const { page } = await renderRow({
      kind: 'TIME_ASKED',
      start: '2026-11-24T10:00:00.000Z',
      booking: { ...requestedBooking, ended: true },
    });
    await expect
      .element(page.getByRole('link', { name: 'Open' }))
      .toHaveAttribute('href', waiting.url);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Propose another' }))
      .not.toBeInTheDocument();
  });

  it.each([
    { language: 'en', says: 'time passed', offers: 'Propose another' },
    { language: 'it', says: 'orario già passato', offers: 'Proponi altro' },
  ] as const)(
    'offers another time when the requested one has passed ($language)',
    async (words) => {
      const { page } = await renderRow(
        { kind: 'TIME_ASKED', start: '2026-11-24T09:00:00.000Z', booking: requestedBooking },
        {},
        words.language,
      );
      await expect.element(page.getByText(words.says)).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: words.offers }))
        .toHaveAttribute('href', waiting.url);
      await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    },
  );

  it('offers to find a time when none was requested', async () => {
    const { page } = await renderRow({ kind: 'TIME_ASKED' });
    await expect.element(page.getByRole('link', { name: 'Find a slot' })).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('shows reception a link to a request instead of the "Start" button', async () => {
    const facilities = vera.facilities.map((place) => ({ ...place, idRole: 5 }));
    const { page } = await renderRow({ kind: 'REQUEST' }, {}, 'en', { ...vera, facilities });
    await expect
      .element(page.getByRole('link', { name: 'Open' }))
      .toHaveAttribute('href', waiting.url);
    await expect.element(page.getByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  });

  it('hides "Reply" and "Done" from reception without access to messages', async () => {
    const facilities = vera.facilities.map((place) => ({
      ...place,
      idRole: 5,
      receptionAnswers: false,
    }));
    const { page } = await renderRow({}, {}, 'en', { ...vera, facilities });
    await expect
      .element(page.getByRole('link', { name: 'Open' }))
      .toHaveAttribute('href', waiting.url);
    await expect.element(page.getByRole('link', { name: 'Reply' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  });

  it('starts a requested consultation and opens it', async () => {
    const { page, path } = await renderRow(
      { kind: 'REQUEST' },
      {
        'PATCH /events': () => ({
          ...conversation,
          payload: { ...conversation.payload, status: 'OPEN' },
        }),
      },
    );
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(path).toBe('/workspace/requests');
  });
});
