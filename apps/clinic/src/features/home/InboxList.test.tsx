import '@zampa/i18n/english/home';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import type { Inbox, InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Language } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { refusal, type Sent } from '@zampa/shared-screens/rendered/fake-server.test-data';
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

const waiting = (kind: InboxItem['kind'], title: string): InboxItem => ({
  kind,
  urgent: false,
  since: '2026-11-20T10:00:00.000Z',
  conversationId: ids.conversation,
  seq: 7,
  start: null,
  facilityId: ids.clinic,
  timezone: 'Europe/Rome',
  familyId: null,
  until: null,
  pets: conversation.pets,
  person: conversation.user,
  phone: null,
  title,
  text: '',
  url: '/workspace/requests',
});
const nothing: Inbox['groups'] = {
  MESSAGES: 0,
  REQUESTS: 0,
  TIMES: 0,
  CALLED_OFF: 0,
  PAYMENTS: 0,
  TO_JOIN: 0,
};
const message = waiting('MESSAGE', 'Message');
const request = waiting('REQUEST', 'New request');

/** A clinic with a message and a request, of which a colleague has more. */
function answerOf({ query }: Sent): Inbox {
  const groups = { ...nothing, MESSAGES: 1, REQUESTS: 40 };
  const items = [message, request].filter(
    ({ kind }) => query['group'] === undefined || `${kind}S` === query['group'],
  );
  return { total: 41, urgent: 0, groups, others: 2, items };
}

function Screen() {
  const [whose] = useInboxScope();
  const inbox = useInbox(useLanguage(), { facilityId: ids.clinic, whose });
  return <InboxList inbox={inbox} howToJoin="K7PM3XQ9" />;
}

const shown = (
  inbox: (sent: Sent) => unknown,
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

describe('what waits for the clinic', () => {
  it('is chosen by groups, each with how much there is of it altogether', async () => {
    const { page, server } = await shown(answerOf);
    const groups = page.getByRole('group', { name: 'What is shown' });
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
    // What is told where nothing waits asks how many clients there are: it is not there, not even while a group comes.
    expect(server.sent('GET /users/facility/{id}/clients')).toEqual([]);
  });

  it('is at first of oneself and nobody for who treats, and of everyone once that is chosen', async () => {
    const { page, server } = await shown(answerOf);
    const everyone = page.getByRole('button', { name: 'Everyone’s' });
    await expect.element(everyone).toHaveAttribute('aria-pressed', 'false');
    await everyone.click();
    await expect.element(everyone).toHaveAttribute('aria-pressed', 'true');
    const asked = server.sent('GET /inbox').map(({ query }) => query['whose']);
    expect([...new Set(asked)]).toEqual(['MINE', 'EVERYONE']);
  });

  it('is of everyone for the desk', async () => {
    const { page, server } = await shown(answerOf, 'en', 5);
    await expect
      .element(page.getByRole('button', { name: 'Everyone’s' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(server.sent('GET /inbox')[0]?.query['whose']).toBe('EVERYONE');
  });

  it.each([
    ['en', 'All answered', 'Mine and nobody’s'],
    ['it', 'Hai risposto a tutti', 'Miei e non assegnati'],
  ] as const)(
    'says so where nothing waits, and offers no choice (%s)',
    async (language, calm, mine) => {
      const none = { total: 0, urgent: 0, groups: nothing, others: 0, items: [] };
      const { page } = await shown(() => none, language);
      await expect.element(page.getByText(calm)).toBeVisible();
      await expect.element(page.getByRole('button', { name: mine })).not.toBeInTheDocument();
      await expect.element(page.getByRole('group')).not.toBeInTheDocument();
    },
  );

  it('says so where it cannot be read', async () => {
    const { page } = await shown(() => refusal(403, 'FORBIDDEN'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('says to a consultant of a clinic without clients that nothing waits, not how clients join', async () => {
  const facilities = vera.facilities.map((place) => ({ ...place, idRole: 6 }));
  const { page } = await renderScreen(
    <FacilityProvider>
      <Screen />
    </FacilityProvider>,
    {
      app: 'clinic',
      me: { ...vera, facilities },
      answers: {
        'GET /inbox': () => ({ total: 0, urgent: 0, groups: nothing, others: 0, items: [] }),
        'GET /users/facility/{id}/clients': () => [],
      },
    },
  );
  await expect.element(page.getByText('All answered')).toBeVisible();
  await expect.element(page.getByText('K7PM3XQ9')).not.toBeInTheDocument();
});
