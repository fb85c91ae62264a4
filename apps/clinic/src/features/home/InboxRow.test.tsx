import '@zampa/i18n/english/home';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Language } from '@zampa/domain/people/languages';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
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

const waiting: InboxItem = {
  kind: 'MESSAGE',
  urgent: false,
  since: '2026-11-20T10:00:00.000Z',
  conversationId: ids.conversation,
  seq: 7,
  start: null,
  facilityId: vera.facilities[0]?.id ?? null,
  timezone: 'Europe/Rome',
  familyId: null,
  until: null,
  pets: conversation.pets,
  person: conversation.user,
  phone: '+39 333 123',
  title: 'Message',
  text: 'She limps',
  url: `/workspace/requests?list=in-progress&conversation=${ids.conversation}`,
};

const asked = {
  id: ids.booking,
  status: 'TO_BE_CONFIRMED',
  ended: false,
  dateUpdated: '2026-11-20T10:00:00.000Z',
} as const;

const shown = (item: Partial<InboxItem>, answers = {}, language: Language = 'en', me = vera) =>
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

describe('something that waits for the clinic', () => {
  // Ten o'clock in Rome.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('says what, and leads there', async () => {
    const { page, path } = await shown({});
    const row = page.getByRole('link', { name: /Message: She limps/ });
    await expect.element(row).toHaveAttribute('href', waiting.url);
    await row.click();
    expect(path()).toBe('/workspace/requests');
  });

  it('offers to ring up who waits urgently, and nobody else', async () => {
    const call = /Call/;
    const { page } = await shown({});
    await expect.element(page.getByRole('link', { name: call })).not.toBeInTheDocument();
    await page.unmount();
    const urgent = await shown({ urgent: true });
    await expect
      .element(urgent.page.getByRole('link', { name: call }))
      .toHaveAttribute('href', 'tel:+39333123');
  });

  it('is marked as done up to where it was seen', async () => {
    const { page, server } = await shown({}, { 'PUT /inbox/done': () => 204 });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => server.sent('PUT /inbox/done').map(({ body }) => body))
      .toEqual([{ conversationId: ids.conversation, seq: 7 }]);
  });

  it('has a time that is asked for confirmed, or says why not', async () => {
    const { page, server } = await shown(
      { kind: 'TIME_ASKED', start: '2026-11-24T10:00:00.000Z', booking: asked },
      { 'PATCH /events': () => refusal(412, 'STALE') },
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    // As it was seen: nobody agrees to a time that somebody has changed meanwhile.
    expect(server.sent('PATCH /events')).toMatchObject([
      {
        query: { id: ids.booking },
        body: { payload: { status: 'NEW' } },
        ifMatch: `"${asked.dateUpdated}"`,
      },
    ]);
  });

  it('has no time confirmed of a client who has left, and leads there', async () => {
    const { page } = await shown({
      kind: 'TIME_ASKED',
      start: '2026-11-24T10:00:00.000Z',
      booking: { ...asked, ended: true },
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
    { language: 'en', says: 'time has passed', offers: 'Propose another' },
    { language: 'it', says: 'orario già passato', offers: 'Proponi altro' },
  ] as const)('has no time confirmed that has passed ($language)', async (words) => {
    const { page } = await shown(
      { kind: 'TIME_ASKED', start: '2026-11-24T09:00:00.000Z', booking: asked },
      {},
      words.language,
    );
    await expect.element(page.getByText(words.says)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: words.offers }))
      .toHaveAttribute('href', waiting.url);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('has no time confirmed where none is named', async () => {
    const { page } = await shown({ kind: 'TIME_ASKED' });
    await expect.element(page.getByRole('link', { name: 'Find a time' })).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('leads the desk to a request that it may not start', async () => {
    const facilities = vera.facilities.map((place) => ({ ...place, idRole: 5 }));
    const { page } = await shown({ kind: 'REQUEST' }, {}, 'en', { ...vera, facilities });
    await expect
      .element(page.getByRole('link', { name: 'Open' }))
      .toHaveAttribute('href', waiting.url);
    await expect.element(page.getByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  });

  it('leads the desk that does not answer to a message, and offers nothing that it may not do', async () => {
    const facilities = vera.facilities.map((place) => ({
      ...place,
      idRole: 5,
      receptionAnswers: false,
    }));
    const { page } = await shown({}, {}, 'en', { ...vera, facilities });
    await expect
      .element(page.getByRole('link', { name: 'Open' }))
      .toHaveAttribute('href', waiting.url);
    await expect.element(page.getByRole('link', { name: 'Reply' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  });

  it('starts what is asked for, and goes on there', async () => {
    const { page, path } = await shown(
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
