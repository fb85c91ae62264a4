import { expect } from '@playwright/test';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { PASSWORD } from '@zampa/testing/people';
import {
  newStartedRequest,
  type TestRequest,
  sendChatMessage as writeFrom,
} from '@zampa/testing/requests';
import sharp from 'sharp';
import { findKept } from './kept.ts';
import { enter, field, signOut } from './pages/account.ts';
import {
  conversationPage,
  enterConversation,
  expectMessage,
  sendPhoto,
  write,
} from './pages/conversation.ts';
import { workerOf } from './pages/worker.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

/** The service worker serves offline reads from the device. */
test.use({ serviceWorkers: 'allow' });

const ANSWER = 'A canary that was seen before';
const WRITTEN = 'Written in the underground';
const portrait = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8a97e' } })
  .png()
  .toBuffer();

const people = [
  {
    subject: 'a pet owner on a phone, in Italian',
    app: '/app/',
    role: 'owner',
    language: 'it',
    viewport: PHONE,
  },
  {
    subject: 'a vet at a desk, in English',
    app: '/',
    role: 'vet',
    language: 'en',
    viewport: DESKTOP,
  },
] as const;

for (const { subject, app, role, language, viewport } of people)
  test.describe(subject, () => {
    test('can install the app', async ({ browser, product: { url: origin }, mailbox }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page } = person;
      const { [role]: account } = await newStartedRequest({ address: origin, mailbox });
      await enter(person, app, { email: account.email, password: PASSWORD });
      expect(await workerOf(person)).toEqual({
        scope: origin + app,
        script: `${origin}${app}sw.js`,
      });

      const address = await page.locator('link[rel="manifest"]').getAttribute('href');
      const answer = await page.request.get(new URL(String(address), origin).href);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await answer.json()) as Manifest;
      expect(manifest).toMatchObject({ scope: app, start_url: `${app}dashboard`, lang: language });
      expect(manifest.display).toBe('standalone');
      for (const { src, sizes } of manifest.icons) {
        const picture = await page.evaluate(sizeOf, origin + src);
        expect(picture).toBe(sizes);
      }
      // Installation needs a service worker, a name, a start URL within the scope, and icons
      // of these sizes without a mask.
      expect(manifest.short_name).toBe('Zampa');
      expect(manifest.name).toMatch(/^Zampa/);
      expect(manifest.prefer_related_applications).toBeUndefined();
      const whole = manifest.icons.filter(({ purpose }) => purpose === 'any');
      expect(whole.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
      expect(whole.map(({ type }) => type)).toEqual(['image/png', 'image/png']);
      const browserItself = await person.context.newCDPSession(page);
      const read = await browserItself.send('Page.getAppManifest');
      expect(read.errors, 'what the browser has against the manifest').toEqual([]);
      expect(JSON.parse(read.data ?? '')).toEqual(manifest);
    });

    test('reads a conversation and writes a message offline', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say, context } = person;
      const request = await newStartedRequest({ address: origin, mailbox });
      const other = role === 'vet' ? request.owner : request.vet;
      await writeFrom(other, request.id, ANSWER);
      await enterConversation(person, app, request[role], request.id);
      await expectMessage(person, ANSWER);
      await workerOf(person);
      await sendPhoto(person, 'How she looks today', await portrait);
      await expectPhoto(person);
      const [photo] = await photosOf(request);
      const canaries = { 'the answer': ANSWER, 'the photo': `${photo}/512/webp` };
      await expect
        .poll(() => findKept(person, canaries))
        .toEqual(
          expect.arrayContaining(['the answer in the databases', 'the photo in the databases']),
        );
      expect(await findKept(person, { 'the answer': ANSWER })).not.toContain(
        'the answer in the caches',
      );

      await context.setOffline(true);
      await page.close();
      const later = { ...person, page: await context.newPage() };
      await later.page.goto(origin + conversationPage(app, request.id));
      await expectMessage(later, ANSWER);
      await expectPhoto(later);
      const away = awayOf(later);
      await expect(away).toBeVisible();
      await expectAccessible(later, 'a conversation without a connection');
      await write(later, WRITTEN);
      await expect(
        later.page.getByRole('img', { name: say('common:message.waiting') }),
      ).toBeVisible();

      await context.setOffline(false);
      await expect(away).toHaveCount(0, { timeout: 40_000 });
      const timesArrived = async () => {
        const { events } = await other.call(readRequest, { params: { id: request.id }, query: {} });
        return events.filter(({ payload }) => payload.message === WRITTEN).length;
      };
      await expect.poll(timesArrived, { timeout: 30_000 }).toBe(1);
      // Data fetched again after an absence also arrives without a reload.
      await writeFrom(other, request.id, 'Welcome back');
      await expectMessage(later, 'Welcome back');
      expect(await timesArrived()).toBe(1);
    });
  });

test('a pet owner leaves no data on the device after an offline sign-out', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, context } = person;
  const request = await newStartedRequest({ address: origin, mailbox });
  await writeFrom(request.vet, request.id, ANSWER);
  const { email } = request.owner;
  const canaries = { 'the e-mail address': email, 'the name': 'Olga Rossi', 'the answer': ANSWER };
  await enterConversation(person, '/app/', { email }, request.id);
  await expectMessage(person, ANSWER);
  await workerOf(person);
  await expect
    .poll(() => findKept(person, canaries))
    .toEqual(
      expect.arrayContaining([
        'the e-mail address in the local storage',
        'the answer in the databases',
        'the answer in the page',
      ]),
    );

  await context.setOffline(true);
  await signOut(person, '/app/');
  await expect(page).toHaveURL(`${origin}/app/login`);
  await expect(field(person, 'email')).toBeVisible();
  expect(await findKept(person, canaries)).toEqual([]);
  // Nobody is remembered either.
  await page.goto(origin + conversationPage('/app/', request.id));
  await expect(field(person, 'email')).toBeVisible();
  expect(await findKept(person, canaries)).toEqual([]);
});

test('a vet updates to a newer version when offered', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say, context } = person;
  const { vet: account } = await newStartedRequest({ address: origin, mailbox });
  // The browser also checks for a new worker at its own times, and installs it only if its content has changed.
  let version = 1;
  await context.route(`${origin}/sw.js`, async (route) => {
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: `${await answer.text()}\n// version ${version}`,
    });
  });
  await enter(person, '/', { email: account.email, password: PASSWORD });
  await workerOf(person);
  const otherTab = await context.newPage();
  await otherTab.goto(`${origin}/dashboard`);
  version = 2;
  await otherTab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const offer = page.getByText(say('device:update.text'));
  await expect(offer).toBeVisible();
  await expectAccessible(person, 'a newer version');
  await expect(otherTab.getByText(say('device:update.text'))).toBeVisible();
  await otherTab.evaluate(() => document.body.setAttribute('data-not-loaded-anew', ''));

  await page.getByRole('button', { name: say('device:update.reload') }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(otherTab.locator('[data-not-loaded-anew]')).toHaveCount(1);
});

/** The files of the photos in a conversation. */
async function photosOf({ vet, id }: TestRequest): Promise<readonly string[]> {
  const { events } = await vet.call(readRequest, { params: { id }, query: {} });
  return events.flatMap(({ file }) => file?.id ?? []);
}

/** The one photo of the conversation can be seen. */
const expectPhoto = ({ page }: Person) =>
  expect
    .poll(() =>
      page
        .getByRole('log')
        .locator('button img')
        .evaluateAll((photos) =>
          photos.map((photo) => photo instanceof HTMLImageElement && photo.naturalWidth > 0),
        ),
    )
    .toEqual([true]);

/** Which of both it is depends on what a device knows of its network. */
const awayOf = ({ page, say }: Person) =>
  page.getByText(say('common:states.offline')).or(page.getByText(say('common:states.serverGone')));

type Manifest = {
  readonly name: string;
  readonly short_name: string;
  readonly display: string;
  readonly prefer_related_applications?: boolean;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
};

/** Runs in the page: how large a picture really is. */
async function sizeOf(address: string): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  return `${picture.width}x${picture.height}`;
}
