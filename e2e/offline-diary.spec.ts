import { expect, type Locator } from '@playwright/test';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import sharp from 'sharp';
import { findKept } from './kept.ts';
import { enter, field, signOut } from './pages/account.ts';
import { conversationPage } from './pages/conversation.ts';
import { workerOf } from './pages/worker.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

/** The service worker serves offline reads from the device. */
test.use({ serviceWorkers: 'allow' });

const NOTE = 'A canary among the notes';
const WRITTEN = 'Written in the underground';

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
    test('reads diary photos and a note offline, and leaves no data after sign-out', async ({
      browser,
      product: { url: origin },
      mailbox,
    }) => {
      const person = await newPerson(browser, { origin, language, viewport });
      const { page, say, context } = person;
      const request = await newStartedRequest({ address: origin, mailbox });
      const { owner, vet, pet } = request;
      const image = { bytes: await photo };
      const { id: messageId } = await (role === 'vet' ? owner : vet).call(createEvent, {
        body: { type: 'CHAT', parent_id: request.id, payload: { message: '' } },
        image,
      });
      const note = await owner.call(createEvent, {
        body: {
          type: 'DIARY',
          category: 'TRIP',
          payload: { facilityId: vet.facility.id, pets: [pet.id], message: NOTE },
        },
        image,
      });
      const fileOf = async (id: string) => {
        const event = await owner.call(readEvent, { query: { id } });
        return 'file' in event ? (event.file?.id ?? '') : '';
      };
      const canaries = {
        'the photo': `${await fileOf(messageId)}/512/webp`,
        'the photo of the note': `${await fileOf(note.id)}/1024/webp`,
      };
      const thread = origin + conversationPage(app, request.id);
      const notes =
        role === 'vet'
          ? `${origin}/workspace/requests?type=["DIARY"]&entry=${note.id}`
          : `${origin}/app/workspace/diary/${note.id}`;
      const list = `${origin}/app/workspace/chat?type=["DIARY"]`;
      const author = role === 'vet' ? 'Olga Rossi' : 'Vera B';
      const photoIn = (shown: Person['page']) =>
        shown.getByRole('img', { name: say('conversations:message.photo', { name: author }) });
      const photoOfNote = (shown: Person['page']) =>
        shown.getByRole('img', { name: say('diary:entry.photo', { pets: pet.name }) });

      const findLeftovers = () => findKept(person, { ...canaries, 'the note': NOTE });

      await enter(person, app, { email: request[role].email, password: PASSWORD });
      await page.goto(thread);
      await expectDrawn(photoIn(page));
      await expect.poll(findLeftovers).toContain('the photo in the databases');
      if (role === 'owner') {
        await page.goto(list);
        await expect(page.getByText(NOTE)).toBeVisible();
        await expect
          .poll(() => findKept(person, { 'the list': 'diary-list' }))
          .toContain('the list in the databases');
      }
      await page.goto(notes);
      await expectDrawn(photoOfNote(page));
      await workerOf(person);
      await expect
        .poll(findLeftovers)
        .toEqual(
          expect.arrayContaining([
            'the photo in the databases',
            'the photo of the note in the databases',
            'the note in the databases',
          ]),
        );

      await context.setOffline(true);
      await page.close();
      const later = { ...person, page: await context.newPage() };
      await later.page.goto(notes);
      await expect(later.page.getByText(NOTE).first()).toBeVisible();
      await expectDrawn(photoOfNote(later.page));
      if (role === 'owner') {
        await later.page.goto(list);
        await expect(later.page.getByText(NOTE)).toBeVisible();
      }
      await later.page.goto(thread);
      await expectDrawn(photoIn(later.page));
      await signOut(later, app);
      await expect(field(later, 'email')).toBeVisible();
      expect(await findKept(later, { ...canaries, 'the note': NOTE })).toEqual([]);
    });
  });

test('a diary note written offline arrives once', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { say, context } = person;
  const { owner, vet, pet } = await newStartedRequest({ address: origin, mailbox });
  await enter(person, '/app/', { email: owner.email, password: PASSWORD });
  await workerOf(person);
  await context.setOffline(true);
  await person.page.close();
  const page = await context.newPage();
  const later = { ...person, page };
  await page.goto(`${origin}/app/workspace/diary/new`);
  await page.getByRole('button', { name: say('diary:new.write') }).click();
  await expect(page.getByText(say('diary:new.empty'))).toBeVisible();
  // The only pet is chosen already.
  await expect(page.getByRole('checkbox', { name: pet.name })).toBeChecked();
  await page.getByLabel(say('diary:new.category')).selectOption('TRIP');
  await page.getByLabel(say('diary:new.text')).fill(WRITTEN);
  await page.getByLabel(say('diary:new.readers')).selectOption({ label: vet.facility.name });
  await expectAccessible(later, 'a note without a connection');
  await page.getByRole('button', { name: say('diary:new.write') }).click();
  const pending = page.getByRole('list', { name: say('diary:new.pending') });
  await expect(pending.getByText(WRITTEN)).toBeVisible();
  await expect(pending.getByRole('img', { name: say('common:message.waiting') })).toBeVisible();
  // This also works if the app is closed before the connection returns.
  await page.reload();
  await expect(pending.getByText(WRITTEN)).toBeVisible();

  await context.setOffline(false);
  await expect(pending).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByText(WRITTEN)).toBeVisible();
  const arrived = async () => {
    const params = { userId: owner.id };
    const found = await owner.call(searchDiary, { params, query: {}, body: { type: ['DIARY'] } });
    return found.filter((item) => item.type === 'DIARY' && item.payload.message === WRITTEN);
  };
  expect(await arrived()).toMatchObject([
    { category: 'TRIP', facility: { id: vet.facility.id }, pets: [{ id: pet.id }] },
  ]);
});

/** A camera photo, large enough for the viewer. */
const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7' } })
  .png()
  .toBuffer();

/** Waits until a picture is not only there: it shows what is in it. */
const expectDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
