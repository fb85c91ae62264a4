import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import {
  repeatRequest,
  endService,
  newRequest,
  createTripEntry,
  startConsultation,
  sendChatMessage,
  type TestRequest,
} from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { openRequestList } from './pages/clinic.ts';
import {
  DESKTOP,
  expectAccessible,
  newPerson,
  type Person,
  type PersonOptions,
  PHONE,
} from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow, expectTranslated } from './screen-checks.ts';

type Desk = { readonly vet: Person; readonly request: TestRequest; readonly again: TestRequest };

/** A vet at the requests of a clinic: an urgent one and one that is in progress. */
async function atRequests(
  newDesk: () => Promise<Person>,
  place: Parameters<typeof newRequest>[0],
): Promise<Desk> {
  const request = await newRequest(place, 'He limps since Monday');
  const again = await repeatRequest(request, 'He does not eat');
  await startConsultation(request.vet, again.id);
  await sendChatMessage(request.owner, again.id, 'He was vaccinated last week');
  const vet = await newDesk();
  await enter(vet, '/', { email: request.vet.email, password: PASSWORD }, 'workspace/requests');
  await expect(vet.page.getByRole('link', { name: /He limps since Monday/ })).toBeVisible();
  return { vet, request, again };
}

type Look = Omit<PersonOptions, 'origin'>;
const AT_A_DESK: Look = { language: 'en', viewport: DESKTOP };
const ON_A_PHONE: Look = { language: 'it', viewport: PHONE };

test('the URL keeps the filters of requests', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { vet } = await atRequests(() => newPerson(browser, { origin, ...ON_A_PHONE }), {
    address: origin,
    mailbox,
  });
  const { page, say } = vet;
  const limps = page.getByRole('link', { name: /He limps since Monday/ });
  const mine = page.getByRole('button', { name: say('inbox:filter.mine') });

  await page.getByRole('button', { name: say('inbox:filter.open') }).click();
  const panel = page.getByRole('dialog', { name: say('inbox:conversation.filter.title') });
  await panel.getByLabel(say('common:status.new')).check();
  await panel.getByLabel(say('common:status.open')).check();
  await panel.getByLabel(say('inbox:filter.mine')).check();
  await expectAccessible(vet, 'the filters');
  await expectTranslated(vet, 'the filters');
  await panel.getByRole('button', { name: say('inbox:conversation.filter.apply') }).click();

  const vaccinated = page.getByRole('link', { name: /He was vaccinated/ });
  await expect(vaccinated).toBeVisible();
  await expect(limps).toHaveCount(0);
  await expectAccessible(vet, 'the filtered list');
  await expectNoOverflow(vet, 'the filtered list');

  await page.reload();
  await expect(vaccinated).toBeVisible();
  await expect(limps).toHaveCount(0);
  await mine.click();
  await expect(limps).toBeVisible();
  await page.goBack();
  await expect(mine).toBeVisible();
  await expect(limps).toHaveCount(0);
});

test('a vet filters and reads the diary', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const { vet, request } = await atRequests(
    () => newPerson(browser, { origin, ...AT_A_DESK }),
    place,
  );
  const { page, say } = vet;
  const limps = page.getByRole('link', { name: /He limps since Monday/ });
  await createTripEntry(request, 'Two days at the lake');

  await page.getByRole('button', { name: say('inbox:filter.open') }).click();
  const panel = page.getByRole('dialog', { name: say('inbox:conversation.filter.title') });
  const kind = panel.getByRole('group', { name: say('diary:type.label') });
  await kind.getByLabel(say('diary:type.DIARY')).check();
  await panel.getByLabel(say('diary:category.TRIP')).check();
  await expectAccessible(vet, 'the filters of the diary');
  await panel.getByRole('button', { name: say('inbox:conversation.filter.apply') }).click();

  const trip = page.getByRole('link', { name: /Two days at the lake/ });
  await expect(trip).toBeVisible();
  await expect(trip).toContainText(say('diary:category.TRIP'));
  await expect(limps).toHaveCount(0);
  await expectAccessible(vet, 'the list of the diary');
  await expectTranslated(vet, 'the list of the diary');
  await expectNoOverflow(vet, 'the list of the diary');
  await createTripEntry(request, 'Home again');
  await expect(page.getByRole('link', { name: /Home again/ })).toBeVisible();

  await trip.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('article');
  await expect(entry.getByRole('heading', { name: say('diary:category.TRIP') })).toBeVisible();
  await expect(entry.getByText('Two days at the lake')).toBeVisible();
  await expect(page.getByLabel(say('conversations:composer.label'), { exact: true })).toHaveCount(
    0,
  );
  await expectAccessible(vet, 'an entry of the diary');
  await expectTranslated(vet, 'an entry of the diary');
  await expectNoOverflow(vet, 'an entry of the diary');
  await page.reload();
  await expect(entry.getByText('Two days at the lake')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);

  await page.getByRole('button', { name: say('inbox:filter.clear') }).click();
  await expect(limps).toBeVisible();
});

test('a search result opens its message', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const look = { origin, language: 'en', viewport: DESKTOP } as const;
  const { vet, again } = await atRequests(() => newPerson(browser, look), place);
  const { page, say } = vet;
  await openRequestList(vet, 'inProgress');
  await page.keyboard.press('/');
  await expect(page.getByLabel(say('inbox:search.label'))).toBeFocused();
  await page.keyboard.type('vaccinations');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /vaccinated last week/ }).click();
  await expect(page).toHaveURL(new RegExp(`conversation=${again.id}.*seq=2`));
  await expect(page.getByRole('log').getByText('He was vaccinated last week')).toBeVisible();
});

test('a vet assigns a request, marks it urgent and creates a follow-up', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const look = { origin, language: 'en', viewport: DESKTOP } as const;
  const { vet, request } = await atRequests(() => newPerson(browser, look), place);
  const { page, say } = vet;
  await page.getByRole('link', { name: /He limps since Monday/ }).click();
  await expect(
    page.getByRole('button', { name: say('inbox:conversation.assign.nobodyYet') }),
  ).toBeVisible();

  await page.locator('h1').click();
  await page.keyboard.press('a');
  await page.getByRole('menuitemradio', { name: 'Vera Bianchi' }).click();
  await expect(
    page.getByRole('button', {
      name: say('inbox:conversation.assign.to', { name: 'Vera Bianchi' }),
    }),
  ).toBeVisible();

  await page.locator('h1').click();
  await page.keyboard.press('p');
  await page.getByRole('menuitemradio', { name: say('inbox:filter.urgent') }).click();
  const urgent = say('inbox:conversation.priority.is', {
    priority: say('inbox:filter.urgent'),
  });
  await expect(page.getByRole('button', { name: urgent })).toBeVisible();
  await expectAccessible(vet, 'a request that is assigned and urgent');

  await startConsultation(request.vet, request.id);
  await endService(request.vet, request.id);
  await page.getByRole('button', { name: say('inbox:conversation.followUp.action') }).click();
  await page.getByLabel(say('inbox:conversation.followUp.note')).fill('Is he walking again?');
  await page.getByRole('button', { name: say('inbox:conversation.followUp.confirm') }).click();
  await page.getByRole('link', { name: say('inbox:conversation.followUp.of') }).click();
  await expect(page).toHaveURL(new RegExp(request.id));
  await page.getByRole('link', { name: say('inbox:conversation.followUp.continuedIn') }).click();
  await expect(page.getByRole('log').getByText('Is he walking again?')).toBeVisible();
});

test('the command palette works by keyboard alone', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const { vet, request } = await atRequests(() => newPerson(browser, { origin, ...AT_A_DESK }), {
    address: origin,
    mailbox,
  });
  const { page, say } = vet;
  const box = page.getByRole('combobox', { name: say('search:label') });
  const marked = page.locator('[role=option][aria-selected=true]');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('olgha rosi');
  const client = page
    .getByRole('group', { name: say('search:groups.clients') })
    .getByRole('option', { name: /Olga Rossi/ });
  await expect(client).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', `${await client.getAttribute('id')}`);
  await expectAccessible(vet, 'the box for everything');
  await expectNoOverflow(vet, 'the box for everything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`clients.*${request.owner.familyId}`));
  const card = page.getByRole('dialog', { name: 'Olga Rossi' });
  await expect(card).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(card).toHaveCount(0);
  await expect(box).toBeFocused();
  // A dialog that closes late returns the focus to its opener: the command palette takes it back.
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await expect(box).toBeFocused();
  const recent = page.getByRole('group', { name: say('search:groups.recent') });
  await expect(recent.getByRole('option', { name: /Olga Rossi/ })).toBeVisible();
  await page.keyboard.type(say('settings:places.settings'));
  const goTo = say('search:actions.goTo', { page: say('settings:places.settings') });
  await expect(page.getByRole('option', { name: goTo })).toBeVisible();
  // Late search results move the highlight: press the key until it is on the option.
  await expect(async () => {
    if ((await marked.textContent()) !== goTo) await page.keyboard.press('ArrowDown');
    await expect(marked).toHaveText(goTo, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/workspace/settings`);
  await expect(box).toHaveCount(0);
});
