import '@zampa/i18n/english/home';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import type { Inbox } from '@zampa/contract/inbox/read-inbox';
import type { Language } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { refusal, type SentRequest } from '@zampa/shared-screens/rendered/fake-server.test-data';
import {
  inbox as emptyInbox,
  inboxItem,
} from '@zampa/shared-screens/rendered/inbox-item.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  conversation,
  ids,
  noAttributes,
  vera,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { FacilityProvider } from '../../facility/FacilityProvider.tsx';
import { useInboxScope } from '../../facility/use-inbox-scope.ts';
import { InboxList } from './InboxList.tsx';

const message = inboxItem({ person: conversation.user });
const request = inboxItem({ kind: 'REQUEST', title: 'New request', person: conversation.user });

/** Inbox with one message and 40 requests; two further items are assigned to colleagues. */
function inboxAnswer({ query }: SentRequest): Inbox {
  const groups = { ...emptyInbox().groups, MESSAGES: 1, REQUESTS: 40 };
  const items = [message, request].filter(
    ({ kind }) => query['group'] === undefined || `${kind}S` === query['group'],
  );
  return { total: 41, urgent: 0, groups, others: 2, items };
}

function Screen() {
  const [scope] = useInboxScope();
  const inbox = useInbox(useLanguage(), { facilityId: ids.clinic, scope: scope });
  return <InboxList inbox={inbox} howToJoin="K7PM3XQ9" />;
}

const renderInbox = (
  inbox: (sent: SentRequest) => unknown,
  language: Language = 'en',
  idRole = 1,
  clients = 1,
) =>
  renderScreen(
    <FacilityProvider>
      <Screen />
    </FacilityProvider>,
    {
      app: 'clinic',
      me: { ...vera, facilities: vera.facilities.map((each) => ({ ...each, idRole })) },
      language,
      answers: {
        'GET /inbox': inbox,
        'GET /pets/attributes': () => noAttributes,
        'GET /users/facility/{id}/clients': () =>
          Response.json([], { headers: { 'X-Total-Count': String(clients) } }),
      },
    },
  );

describe('InboxList', () => {
  it('filters by group and shows the total of each group', async () => {
    const { page, server } = await renderInbox(inboxAnswer);
    const groups = page.getByRole('group', { name: 'Show' });
    await expect.element(groups.getByRole('button', { name: 'Requests 40' })).toBeVisible();
    expect(
      groups
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All 41', 'Messages 1', 'Requests 40']);
    await groups.getByRole('button', { name: 'Messages 1' }).click();
    await expect.element(page.getByRole('link', { name: /New request/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Message/ })).toBeVisible();
    expect(server.sent('GET /inbox').at(-1)?.query).toMatchObject({ group: 'MESSAGES' });
    // The client count is loaded only for an empty inbox, not while a group loads.
    expect(server.sent('GET /users/facility/{id}/clients')).toEqual([]);
  });

  it("shows vets their own and unassigned items first, and everyone's once selected", async () => {
    const { page, server } = await renderInbox(inboxAnswer);
    const everyone = page.getByRole('button', { name: 'Everyone’s' });
    await expect.element(everyone).toHaveAttribute('aria-pressed', 'false');
    await everyone.click();
    await expect.element(everyone).toHaveAttribute('aria-pressed', 'true');
    const requestedScopes = server.sent('GET /inbox').map(({ query }) => query['whose']);
    expect([...new Set(requestedScopes)]).toEqual(['MINE', 'EVERYONE']);
  });

  it("shows reception everyone's items", async () => {
    const { page, server } = await renderInbox(inboxAnswer, 'en', 5);
    await expect
      .element(page.getByRole('button', { name: 'Everyone’s' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(server.sent('GET /inbox')[0]?.query['whose']).toBe('EVERYONE');
  });

  it.each([
    ['en', 'All caught up', 'Mine and unassigned'],
    ['it', 'Hai risposto a tutti', 'Miei e non assegnati'],
  ] as const)(
    'shows a message and no filters when it is empty (%s)',
    async (language, calm, mine) => {
      const { page } = await renderInbox(() => emptyInbox(), language);
      await expect.element(page.getByText(calm)).toBeVisible();
      await expect.element(page.getByRole('button', { name: mine })).not.toBeInTheDocument();
      await expect.element(page.getByRole('group')).not.toBeInTheDocument();
    },
  );

  it('offers to try again when it cannot be loaded', async () => {
    const { page } = await renderInbox(() => refusal(403, 'FORBIDDEN'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('InboxList of a clinic without clients does not show a consultant how clients join', async () => {
  const facilities = vera.facilities.map((place) => ({ ...place, idRole: 6 }));
  const { page } = await renderScreen(
    <FacilityProvider>
      <Screen />
    </FacilityProvider>,
    {
      app: 'clinic',
      me: { ...vera, facilities },
      answers: {
        'GET /inbox': () => emptyInbox(),
        'GET /users/facility/{id}/clients': () => [],
      },
    },
  );
  await expect.element(page.getByText('All caught up')).toBeVisible();
  await expect.element(page.getByText('K7PM3XQ9')).not.toBeInTheDocument();
});
