import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest, type TestRequest } from '@zampa/testing/requests';
import sharp from 'sharp';
import { enter } from './pages/account.ts';
import { conversationPage, enterConversation, expectMessage, write } from './pages/conversation.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow, expectTouchable, expectTranslated } from './screen-checks.ts';
import type { Language, Say } from './texts.ts';

const PDF = {
  name: 'Esami di Pluto.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

/** The document's card, as it is read aloud. */
const documentName = (say: Say) => `${say('conversations:attachments.file.download')} ${PDF.name}`;

async function photo(name: string, width: number, height: number) {
  const background = { r: 90, g: 140 + (width % 60), b: 120 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

type Sides = { readonly atHome: Person; readonly atClinic: Person; readonly request: TestRequest };

/** Both sides in front of the same conversation. */
async function bothSides(
  browser: Browser,
  place: { origin: string; request: TestRequest; language: Language },
): Promise<Sides> {
  const { origin, request, language } = place;
  const atHome = await newPerson(browser, { origin, language, viewport: PHONE });
  const atClinic = await newPerson(browser, { origin, language, viewport: DESKTOP });
  await enterConversation(atHome, '/app/', request.owner, request.id);
  await enterConversation(atClinic, '/', request.vet, request.id);
  for (const { page } of [atHome, atClinic]) await expect(page.getByRole('log')).toBeVisible();
  return { atHome, atClinic, request };
}

const composer = ({ page, say }: Person) =>
  page.getByLabel(say('conversations:composer.label'), { exact: true });
const choose = (
  { page }: Person,
  files: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0],
) => page.locator('input[type=file]').setInputFiles(files);
const send = ({ page, say }: Person) =>
  page.getByRole('button', { name: say('common:actions.send'), exact: true }).click();

test('an owner and a vet exchange messages, documents and photos', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const request = await newStartedRequest({ address: origin, mailbox });
  const { atHome, atClinic } = await bothSides(browser, { origin, request, language: 'it' });
  const { say } = atHome;

  const typing = say('conversations:typing_one', { names: 'Olga' });
  // Typing events are not stored: one sent before the other side is connected is lost, so type again.
  await expect(async () => {
    await composer(atHome).pressSequentially('He');
    await expect(atClinic.page.getByText(typing, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await composer(atHome).fill('');
  await write(atHome, 'Here are the papers');
  await expectMessage(atClinic, 'Here are the papers');
  await expect(atClinic.page.getByText(typing)).toHaveCount(0);

  await choose(atHome, PDF);
  await expect(atHome.page.getByText(PDF.name)).toBeVisible();
  await send(atHome);
  const card = atClinic.page.getByRole('button', { name: documentName(say) });
  const downloaded = atClinic.page.waitForEvent('download');
  await card.click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(PDF.name);
  expect((await readFile(await file.path())).equals(PDF.buffer)).toBe(true);

  await choose(atHome, [await photo('a.jpg', 640, 480), await photo('b.jpg', 480, 640)]);
  await composer(atHome).fill('Both paws');
  await send(atHome);
  const photos = atClinic.page.getByRole('log').getByRole('button', {
    name: say('conversations:message.photo', { name: 'Olga Rossi' }),
  });
  await expect(photos).toHaveCount(2);
  await expectMessage(atClinic, 'Both paws');
  for (const person of [atHome, atClinic]) {
    await expectAccessible(person, 'a conversation with files');
    await expectTranslated(person, 'a conversation with files');
    await expectNoOverflow(person, 'a conversation with files');
  }
  await expectTouchable(atHome, 'a conversation with files');

  await photos.first().focus();
  await atClinic.page.keyboard.press('Enter');
  const viewer = atClinic.page.getByRole('dialog');
  const position = (index: number) =>
    say('conversations:attachments.viewer.position', { index, count: 2 });
  await expect(viewer.getByText(position(1))).toBeVisible();
  await expectAccessible(atClinic, 'a photo as large as the window');
  await atClinic.page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(position(2))).toBeVisible();
  await expect(
    viewer.getByRole('button', { name: say('conversations:attachments.viewer.next') }),
  ).toBeDisabled();
  const photoAt = (index: number) =>
    viewer
      .getByRole('group', { name: position(index) })
      .getByRole('img', { name: say('conversations:message.photo', { name: 'Olga Rossi' }) });
  // A swipe drags one photo out and the next one in.
  await photoAt(2).hover();
  await atClinic.page.mouse.down();
  await atClinic.page.mouse.move(DESKTOP.width - 50, DESKTOP.height / 2, { steps: 10 });
  await atClinic.page.mouse.up();
  await expect(viewer.getByText(position(1))).toBeVisible();
  const width = async () => (await photoAt(1).boundingBox())?.width ?? 0;
  const before = await width();
  await atClinic.page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(before * 2, -1);
  await atClinic.page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('read receipts update, and a message read on one device is read on the other', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const request = await newStartedRequest({ address: origin, mailbox });
  const phone = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const tablet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  for (const person of [phone, tablet])
    await enter(person, '/app/', { email: request.owner.email, password: PASSWORD });
  await enterConversation(vet, '/', request.vet, request.id);
  await tablet.page.goto(`${origin}/app/workspace/chat`);
  await write(vet, 'One');
  await write(vet, 'Two');
  const tick = (state: string) =>
    vet.page.getByRole('img', { name: vet.say(`common:message.${state}`), exact: true });
  // Messages within minutes share one tick, at the last.
  await expect(tick('sent')).toHaveCount(1);
  const unread = tablet.page.getByText(
    tablet.say('conversations:owner.unread_other', { count: 2 }),
  );
  await expect(unread.first()).toBeAttached();

  await phone.page.goto(origin + conversationPage('/app/', request.id));
  await expectMessage(phone, 'Two');
  await expect(tick('read')).toHaveCount(1);
  await expect(tick('sent')).toHaveCount(0);
  await expect(unread).toHaveCount(0);
});

test('a draft survives a reload, and a file is sent after the connection returns', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const request = await newStartedRequest({ address: origin, mailbox });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = owner;
  await enterConversation(owner, '/app/', request.owner, request.id);
  await choose(owner, PDF);
  await composer(owner).fill('Ecco gli esami');
  await expect(page.getByText(PDF.name)).toBeVisible();
  await page.reload();
  await expect(composer(owner)).toHaveValue('Ecco gli esami');
  await expect(page.getByText(PDF.name)).toBeVisible();

  await page.route('**/api/events', (route) => route.abort());
  await send(owner);
  await expect(page.getByRole('img', { name: say('common:message.waiting') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText(PDF.name)).toBeVisible();
  await expectAccessible(owner, 'a file on its way');
  await page.unrouteAll();
  const download = { name: documentName(say) };
  await expect(page.getByRole('button', download)).toBeVisible({ timeout: 30_000 });
  const read = { params: { id: request.id }, query: {} };
  const { events } = await request.owner.call(readRequest, read);
  expect(events.filter(({ file }) => file?.name === PDF.name)).toHaveLength(1);

  await page.route('**/api/events', () => {});
  await choose(owner, await photo('wrong.jpg', 300, 200));
  await send(owner);
  // The browser needs a moment to take a request back: with the way free before, it would still go.
  const stopped = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/api/events'));
  await page
    .getByRole('button', { name: say('conversations:message.cancel'), exact: true })
    .click();
  await expect(page.getByRole('img', { name: say('common:message.waiting') })).toHaveCount(0);
  await stopped;
  await page.unrouteAll();
  await write(owner, 'Dopo');
  await expectMessage(owner, 'Dopo');
  const readStoredEvents = async () => (await request.owner.call(readRequest, read)).events;
  await expect.poll(async () => (await readStoredEvents()).at(-1)?.payload.message).toBe('Dopo');
  expect((await readStoredEvents()).at(-2)?.file?.name).toBe(PDF.name);
});
