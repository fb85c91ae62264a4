import '@zampa/i18n/english/home-owner';
import type { Inbox, InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Language } from '@zampa/domain/people/languages';
import { fullName } from '@zampa/domain/people/names';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { inbox, inboxItem } from '@zampa/shared-screens/rendered/inbox-item.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  conversation,
  ids,
  marta,
  noAttributes,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { YourTurn } from './YourTurn.tsx';

const THREAD = `/app/workspace/chat/${ids.conversation}`;

const ownerItem = (changes: Partial<InboxItem>) =>
  inboxItem({
    person: conversation.assignee,
    title: 'Vera answered',
    text: 'Drops tonight',
    url: THREAD,
    ...changes,
  });

const proposal = ownerItem({
  kind: 'PROPOSAL',
  title: 'When can Luna come?',
  text: 'First visit',
  until: '2030-11-20T17:00:00.000Z',
  times: ['2030-11-22T08:00:00.000Z', '2030-11-22T16:30:00.000Z'].map((start) => ({
    start,
    end: start,
    resource: ids.vera,
  })),
});
const inboxOf = (items: InboxItem[]): Inbox => inbox({ total: items.length, items });

const renderYourTurn = (items: InboxItem[], answers = {}, language: Language = 'en') =>
  renderScreen(
    <YourTurn
      renderFamilyRequest={(familyId, person) => (
        <p>
          {fullName(person)} asks {familyId}
        </p>
      )}
      renderInvitation={(facilityId, title) => (
        <p>
          {title}: {facilityId}
        </p>
      )}
      renderTimeLeft={(until, zone) => (
        <span>
          until {until} in {zone}
        </span>
      )}
    />,
    {
      app: 'owner',
      me: marta,
      language,
      answers: {
        'GET /inbox': () => inboxOf(items),
        'GET /pets/attributes': () => noAttributes,
        ...answers,
      },
    },
  );

describe('YourTurn', () => {
  it("accepts a proposed time, shown in the clinic's time zone, with one tap", async () => {
    const { page, server } = await renderYourTurn([proposal], {
      'POST /events': () => Response.json({ id: ids.message, seq: 8 }, { status: 201 }),
    });
    await expect.element(page.getByRole('heading', { name: 'Your turn 1' })).toBeVisible();
    await page.getByRole('button', { name: /17:30/ }).click();
    await expect
      .poll(() => server.sent('POST /events').map(({ body }) => body))
      .toMatchObject([
        {
          type: 'BOT',
          parent_id: ids.conversation,
          payload: { eventAction: 'APPOINTMENT', start: '2030-11-22T16:30:00.000Z' },
        },
      ]);
  });

  it('marks a time as taken, and shows why another could not be accepted', async () => {
    const { page, server } = await renderYourTurn([proposal], {
      'POST /events': () => refusal(409, 'PERIOD_OCCUPIED'),
    });
    await page.getByRole('button', { name: /17:30/ }).click();
    await expect.element(page.getByText(/17:30.*booked by someone else/)).toBeVisible();
    server.answer('POST /events', () => refusal(409, 'CONVERSATION_CLOSED'));
    await page.getByRole('button', { name: /09:00/ }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  it.each([
    ['en', 'None of these', 'Read', 'Pay'],
    ['it', 'Nessuno va bene', 'Leggi', 'Paga'],
  ] as const)('links each item to its screen (%s)', async (language, none, read, pay) => {
    const due = ownerItem({
      kind: 'PAYMENT_DUE',
      title: '€ 25.00',
      url: `/app/workspace/payments?pay=${ids.conversation}`,
    });
    const { page } = await renderYourTurn([proposal, ownerItem({}), due], {}, language);
    const link = (name: string) => page.getByRole('link', { name: new RegExp(`${name}$`) });
    await expect.element(link(none)).toHaveAttribute('href', THREAD);
    await expect.element(link(read)).toHaveAttribute('href', THREAD);
    await expect.element(link(pay)).toHaveAttribute('href', due.url);
  });

  it('shows until when a payment is possible', async () => {
    const until = '2030-11-20T17:00:00.000Z';
    const { page } = await renderYourTurn([
      ownerItem({ kind: 'PAYMENT_DUE', title: '€ 12.00', until }),
    ]);
    const row = page.getByRole('link', { name: /12\.00/ });
    await expect.element(row.getByText(`until ${until} in Europe/Rome`)).toBeVisible();
  });

  it('renders requests to join a family, and clinic invitations', async () => {
    const applicant = { ...ownerItem({}).person, id: ids.client, firstName: 'Paolo' };
    const { page } = await renderYourTurn([
      ownerItem({
        kind: 'FAMILY_REQUEST',
        conversationId: undefined,
        familyId: ids.family,
        person: { ...applicant, lastName: 'Serra', image: null, isVet: false },
      }),
      ownerItem({ kind: 'INVITATION', conversationId: undefined, title: 'San Luca invites you' }),
    ]);
    await expect.element(page.getByText(`Paolo Serra asks ${ids.family}`)).toBeVisible();
    await expect.element(page.getByText(`San Luca invites you: ${ids.clinic}`)).toBeVisible();
  });

  it('renders nothing without items', async () => {
    const { page, server } = await renderYourTurn([]);
    await expect.poll(() => server.sent('GET /inbox').length).toBe(1);
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });
});
