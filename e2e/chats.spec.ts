import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import {
  repeatRequest,
  newRequest,
  createTripEntry,
  startConsultation,
} from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow, expectTouchable, expectTranslated } from './screen-checks.ts';

test('an owner filters chats by text and by touch', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const request = await newRequest({ address: origin, mailbox }, 'He limps since Monday');
  const again = await repeatRequest(request, 'He does not eat');
  await startConsultation(request.vet, again.id);
  await createTripEntry(request, 'Two days at the lake');
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = owner;
  const row = (name: RegExp) => page.getByRole('link', { name });
  const [limps, eats, lake] = [
    row(/He limps/),
    row(/He does not eat/),
    row(/Two days at the lake/),
  ];
  const choice = (name: string) => page.getByRole('button', { name, exact: true });

  await enter(owner, '/app/', { email: request.owner.email, password: PASSWORD }, 'workspace/chat');
  await expect(limps).toBeVisible();
  await expect(lake).toHaveCount(0);

  const words = page.getByRole('searchbox', { name: say('conversations:list.filter.search') });
  await words.fill('limps');
  await expect(eats).toHaveCount(0);
  await expect(page).toHaveURL(/text=limps/);
  await words.fill('nothing like it');
  await expect(
    page.getByRole('heading', { name: say('conversations:list.filter.nothing') }),
  ).toBeVisible();
  await words.fill('');
  await expect(eats).toBeVisible();

  await choice(say('conversations:list.filter.open')).click();
  await choice(say('common:status.open')).click();
  await expect(limps).toHaveCount(0);
  await expect(eats).toBeVisible();
  await startConsultation(request.vet, request.id);
  await expect(limps).toBeVisible();
  await choice(say('conversations:list.filter.clear')).click();

  await choice(say('diary:type.DIARY')).click();
  await expect(lake).toBeVisible();
  await expect(limps).toHaveCount(0);
  await choice(say('diary:type.HEALTH')).click();
  await expect(limps).toBeVisible();
  await choice(say('diary:category.BIRTH')).click();
  await expect(lake).toHaveCount(0);
  await choice(say('diary:category.TRIP')).click();
  await expect(lake).toBeVisible();
  await expectAccessible(owner, 'the filtered chats');
  await expectTranslated(owner, 'the filtered chats');
  await expectNoOverflow(owner, 'the filtered chats');
  await expectTouchable(owner, 'the filtered chats');
  await page.reload();
  // The active filters stay, and their panel closes.
  await expect(lake).toBeVisible();
  await page.getByRole('search').getByRole('button', { expanded: false }).click();
  await expect(choice(say('diary:category.TRIP'))).toHaveAttribute('aria-pressed', 'true');
  await createTripEntry(request, 'Home again');
  await expect(row(/Home again/)).toBeVisible();

  await lake.click();
  const entry = page.getByRole('article');
  await expect(entry.getByText('Two days at the lake')).toBeVisible();
  await expect(
    entry.getByText(say('diary:entry.shared', { clinic: request.vet.facility.name })),
  ).toBeVisible();
  await expectAccessible(owner, 'an entry of the diary');
  await expectTranslated(owner, 'an entry of the diary');
  await expectNoOverflow(owner, 'an entry of the diary');
  await page.goBack();
  await expect(row(/Home again/)).toBeVisible();
});
