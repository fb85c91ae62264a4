import '@zampa/i18n/english/home-owner';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import {
  inbox as inboxSample,
  inboxItem,
} from '@zampa/shared-screens/rendered/inbox-item.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from './HomeScreen.tsx';

const inbox = inboxSample({
  total: 1,
  groups: { ...inboxSample().groups, PAYMENTS: 1 },
  items: [
    inboxItem({
      kind: 'PAYMENT_DUE',
      pets: [],
      title: 'Pay 25 euros',
      text: 'First visit',
      url: '/app/workspace/payments',
    }),
  ],
});

const loadedAnswers = {
  'GET /inbox': () => inbox,
  'GET /appointments': () => [appointment({})],
  'GET /{userId}/diary': () => [],
  'POST /{userId}/diary/search': () => [],
  'GET /notifications': () => [],
  'GET /pets/attributes': () => noAttributes,
} as const satisfies Answers;

const renderNothing = () => null;
const renderHome = (answers: Answers) =>
  renderScreen(
    <HomeScreen
      renderFamilyRequest={renderNothing}
      renderInvitation={renderNothing}
      renderDoses={renderNothing}
      renderTimeLeft={renderNothing}
    />,
    { app: 'owner', me: marta, answers: { ...loadedAnswers, ...answers } },
  );
const refuse = () => refusal(403, 'FORBIDDEN');

describe('HomeScreen', () => {
  it.each([
    { what: 'the inbox', call: 'GET /inbox', comes: 'Pay 25 euros' },
    { what: 'the appointments', call: 'GET /appointments', comes: 'First visit · Clinica' },
  ] as const)(
    'reports that $what could not be loaded, and loads them on retry',
    async ({ call, comes }) => {
      const { page, server } = await renderHome({ [call]: refuse });
      await expect.element(page.getByText('Some things didn’t load')).toBeVisible();
      await expect.element(page.getByText('Nothing is waiting for you')).not.toBeInTheDocument();
      server.answer(call, loadedAnswers[call]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(page.getByText(comes)).toBeVisible();
      await expect.element(page.getByText('Some things didn’t load')).not.toBeInTheDocument();
    },
  );

  it('reports no error when everything has loaded', async () => {
    const { page } = await renderHome({});
    await expect.element(page.getByText('Pay 25 euros')).toBeVisible();
    await expect.element(page.getByText('Nothing is waiting for you')).toBeVisible();
    await expect.element(page.getByText('Some things didn’t load')).not.toBeInTheDocument();
  });
});
