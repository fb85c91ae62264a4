import { expect } from '@playwright/test';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { PASSWORD } from '@zampa/testing/people';
import { newClinicWithClient, newRequest, newStartedRequest } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { conversationPage, enterConversation, expectMessage, write } from './pages/conversation.ts';
import { beginQuestion, sendQuestion } from './pages/owner.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectLoaded } from './screen-checks.ts';

const NO_PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><title>No picture</title><script>alert(1)</script>'),
};

test('a pet owner sees a lost connection and a list that failed to load', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say, context } = person;
  const { owner: account } = await newStartedRequest({ address: origin, mailbox });
  await enter(person, '/app/', { email: account.email, password: PASSWORD });
  await expectLoaded(person, 'home:owner.goingOn.title');
  const offline = page.getByText(say('common:states.offline'));
  await expect(offline).toHaveCount(0);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await expectAccessible(person, 'a screen without a connection');
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);

  await page.route(/\/api\/.*(requests|diary)/, (route) => route.abort());
  // A socket that connects asks for the lists again, and would heal this one before anybody presses.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.goto(`${origin}/app/workspace/chat`);
  const failed = page.getByText(say('common:states.failed'));
  // The app retries a few times before it shows an error.
  await expect(failed).toBeVisible({ timeout: 30_000 });
  await expectAccessible(person, 'a list that did not load');
  await page.unrouteAll();
  await page.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect(page.getByRole('link', { name: /Non mangia/ })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a vet resends a message that the server rejected', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = person;
  const { vet: account, id } = await newStartedRequest({ address: origin, mailbox });
  await enterConversation(person, '/', account, id);
  // The server finds the conversation it belongs to nowhere.
  await page.route('**/api/events', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...body, parent_id: crypto.randomUUID() } });
  });
  await write(person, 'Is it the left paw?');
  const refusal = page.getByRole('alert').filter({ hasText: say('problems:refusals.NOT_FOUND') });
  await expect(refusal).toBeVisible();
  await expectMessage(person, 'Is it the left paw?');
  await expectAccessible(person, 'a message that was refused');

  await page.unrouteAll();
  await refusal.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect(refusal).toHaveCount(0);
  await expectMessage(person, 'Is it the left paw?');
  const timesSent = async () => {
    const { events } = await account.call(readRequest, { params: { id }, query: {} });
    return events.filter(({ payload }) => payload.message === 'Is it the left paw?').length;
  };
  await expect.poll(timesSent).toBe(1);
});

test('a pet owner closes the tab with a pending message, which is sent on the next visit', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say, context } = person;
  const { owner: account, id } = await newStartedRequest({ address: origin, mailbox });
  await enterConversation(person, '/app/', account, id);
  await page.route('**/api/events', (route) => route.abort());
  await write(person, 'Sent from the train');
  await expect(page.getByRole('img', { name: say('common:message.waiting') })).toBeVisible();
  await page.close();

  const visit = { ...person, page: await context.newPage() };
  await visit.page.goto(`${origin}/app/dashboard`);
  await expect
    .poll(async () => {
      const { events } = await account.call(readRequest, { params: { id }, query: {} });
      return events.map(({ payload }) => payload.message);
    })
    .toContain('Sent from the train');
  await visit.page.goto(origin + conversationPage('/app/', id));
  await expectMessage(visit, 'Sent from the train');
});

const ends = [
  { subject: 'a pet owner', app: '/app/', role: 'owner', language: 'it', viewport: PHONE },
  { subject: 'a vet', app: '/', role: 'vet', language: 'en', viewport: DESKTOP },
] as const;

for (const { subject, app, role, language, viewport } of ends)
  test(`${subject} sees a not-found page for a foreign conversation and an unknown address`, async ({
    browser,
    product: { url: origin },
    mailbox,
  }) => {
    const person = await newPerson(browser, { origin, language, viewport });
    const { page, say } = person;
    const place = { address: origin, mailbox };
    const mine = await newStartedRequest(place);
    const foreign = await newRequest(place, 'A question of somebody else');
    await enter(person, app, { email: mine[role].email, password: PASSWORD });
    await page.goto(origin + conversationPage(app, foreign.id));
    const notFoundText = app === '/' ? 'inbox:conversation.gone' : 'common:states.notFound';
    await expect(page.getByText(say(notFoundText))).toBeVisible();
    await expect(page.getByText('A question of somebody else')).toHaveCount(0);
    await expectAccessible(person, 'a foreign conversation');

    await page.goto(`${origin}${app}workspace/nowhere`);
    const notFound = app === '/' ? 'settings:clinic.notFound' : 'common:states';
    const title = app === '/' ? `${notFound}.title` : `${notFound}.notFound`;
    await expect(page.getByText(say(title)).last()).toBeVisible();
    const back = app === '/' ? 'settings:clinic.notFound.home' : 'common:places.home';
    await page.getByRole('link', { name: say(back) }).click();
    await expect(page).toHaveURL(`${origin}${app}dashboard`);

    const list = app === '/' ? 'workspace/requests' : 'workspace/chat';
    await page.goto(`${origin}${app}${list}?list=nowhere&from=2026-99-99&status=%5B%22LOST%22%5D`);
    await expect(page).toHaveURL(`${origin}${app}${list}`);
    await expectLoaded(person, app === '/' ? 'inbox:lists.completed' : 'common:status.open');
  });

test('a page with a failed script loads again when the connection returns', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  const { vet: account } = await newStartedRequest({ address: origin, mailbox });
  await enter(vet, '/', { email: account.email, password: PASSWORD });
  await expectLoaded(vet, 'home:waiting.title');
  // The page reloads as soon as the server answers, perhaps while it is examined.
  for (const path of ['**/assets/*.js', '**/healthz'])
    await page.route(path, (route) => route.abort());
  await page.getByRole('button', { name: say('settings:search') }).click();
  await expect(page.getByText(say('common:states.failed'))).toBeVisible();
  await expectAccessible(vet, 'a page that lacks a file');
  await page.unrouteAll();
  await expectLoaded(vet, 'home:waiting.title');
});

test('an HTML file with an image name is rejected, and the question is kept', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = owner;
  const clinic = await newClinicWithClient({ address: origin, mailbox });
  await enter(owner, '/app/', { email: clinic.owner.email, password: PASSWORD });
  await beginQuestion(owner, 'Zoppica', NO_PICTURE);
  await sendQuestion(owner, clinic.vet.facility.name);
  await expect(
    page.getByRole('alert').filter({ hasText: say('problems:refusals.UNSUPPORTED_MEDIA') }),
  ).toBeVisible();
  await expect(page.getByText('Zoppica')).toBeVisible();
  await expectAccessible(owner, 'a refused picture');

  await page.getByRole('button', { name: say('common:actions.back') }).click();
  await page
    .getByRole('button', { name: say('conversations:newRequest.problem.dropPhoto', { number: 1 }) })
    .click();
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await sendQuestion(owner, clinic.vet.facility.name);
  await expectMessage(owner, 'Zoppica');
});
