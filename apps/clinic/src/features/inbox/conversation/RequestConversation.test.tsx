import '@zampa/i18n/english/inbox-conversation';
import '@zampa/i18n/english/conversations';
import '@zampa/i18n/english/inbox';
import { useConversations } from '@zampa/client/inbox/use-requests';
import { pendingAnswer, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import {
  clinic,
  conversation,
  ids,
  noAttributes,
  vera,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { FacilityProvider, useFacility } from '../../../facility/FacilityProvider.tsx';
import { afterEach, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { RequestConversation } from './RequestConversation.tsx';

const [PHONE, DESK] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
afterEach(() => browserPage.viewport(DESK.width, DESK.height));

const nothing = () => {};

it.each([
  {
    what: 'is gone',
    answer: () => refusal(404, 'NOT_FOUND'),
    says: 'This conversation can’t be opened',
  },
  { what: 'cannot be loaded', answer: () => refusal(500, 'INTERNAL'), says: 'Try again' },
])(
  'RequestConversation links back to the list on a phone if the request $what',
  async ({ answer, says }) => {
    await browserPage.viewport(PHONE.width, PHONE.height);
    const { page } = await renderScreen(
      <FacilityProvider>
        <RequestConversation
          id={ids.conversation}
          search={{ list: 'in-progress', text: 'Luna', conversation: ids.conversation }}
          opened={() => null}
          loadOpened={() => Promise.resolve()}
          onStarted={nothing}
          onNewest={nothing}
        />
      </FacilityProvider>,
      { app: 'clinic', me: vera, answers: { 'GET /requests/{id}': answer } },
    );
    await expect.element(page.getByText(says).first()).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to the list' });
    await expect.element(back).toBeVisible();
    const { pathname, searchParams } = new URL(
      back.element().getAttribute('href') ?? '',
      'http://app.invalid',
    );
    expect([pathname, ...searchParams.keys()]).toEqual(['/workspace/requests', 'list', 'text']);
    await browserPage.viewport(DESK.width, DESK.height);
    await expect.element(back).not.toBeInTheDocument();
  },
);

it('RequestConversation switches to the facility of the request', async () => {
  const milan = { ...clinic, id: ids.otherClient, name: 'Clinica Sempione' };
  const WorksFor = () => <p>{useFacility().name}</p>;
  const { page } = await renderScreen(
    <FacilityProvider>
      <RequestConversation
        id={ids.conversation}
        search={{ conversation: ids.conversation }}
        opened={WorksFor}
        loadOpened={() => Promise.resolve()}
        onStarted={nothing}
        onNewest={nothing}
      />
    </FacilityProvider>,
    {
      app: 'clinic',
      me: { ...vera, facilities: [milan, clinic] },
      answers: { 'GET /requests/{id}': () => ({ ...conversation, events: [], payments: [] }) },
    },
  );
  await expect.element(page.getByText('Clinica San Luca')).toBeVisible();
});

it('RequestConversation shows the title and people of its row until the conversation has loaded', async () => {
  const Opened = () => <p>Loaded</p>;
  const FromList = () =>
    useConversations({}).conversations.map(({ id }) => (
      <RequestConversation
        key={id}
        id={id}
        search={{ conversation: id }}
        opened={Opened}
        loadOpened={() => Promise.resolve()}
        onStarted={nothing}
        onNewest={nothing}
      />
    ));
  const { give, release } = pendingAnswer();
  const { page } = await renderScreen(
    <FacilityProvider>
      <FromList />
    </FacilityProvider>,
    {
      app: 'clinic',
      me: vera,
      answers: {
        'POST /requests/search': () => [conversation],
        'GET /requests/{id}': give,
        'GET /pets/attributes': () => noAttributes,
      },
    },
  );
  await expect.element(page.getByRole('heading', { name: 'Luna' })).toBeVisible();
  await expect.element(page.getByText('Marta Bianchi')).toBeVisible();
  release({ ...conversation, events: [], payments: [] });
  await expect.element(page.getByText('Loaded')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Luna' })).not.toBeInTheDocument();
});
