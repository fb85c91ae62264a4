import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { sendChatMessage as writeAs } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { expectMessage, write } from './pages/conversation.ts';
import { turnOf } from './pages/owner.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFine } from './screen-checks.ts';
import {
  requestVisit,
  book,
  dayIn,
  freeTimes,
  newClient,
  newVisitClinic,
  propose,
} from './visit-clinic.ts';

const LITTLE_MS = 3000;

test('a clinic sees messages and requests live, and the owner sees proposals live', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  const olga = await newClient(place, clinic, 'Olga');
  const booked = await requestVisit(clinic, olga);
  const [, slot] = await freeTimes(clinic, olga, dayIn(3), dayIn(3));
  if (!slot) throw new Error('a clinic without available times');
  await book(clinic.vet, booked, slot.start);

  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  const owner = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  await Promise.all([
    enter(vet, '/', { email: clinic.vet.email, password: PASSWORD }),
    enter(owner, '/app/', { email: olga.owner.email, password: PASSWORD }),
  ]);
  const { page, say } = vet;
  await expect(page.getByText(say('home:waiting.calm'))).toBeVisible();

  // That the clinic has a new client leads to the clients, and is read by that.
  const bell = (count: number) =>
    page.getByRole('button', {
      name:
        count > 0
          ? say('notifications:open_one', { count: String(count) })
          : say('notifications:title'),
      exact: true,
    });
  const news = page.getByRole('dialog').getByRole('link', { name: /Olga/ });
  await bell(1).click();
  await news.click();
  await expect(page).toHaveURL(/\/workspace\/clients/);
  await expect(bell(0)).toBeVisible();
  await page.goto(`${origin}/dashboard`);

  await writeAs(olga.owner, booked, 'URGENT: Neve is bleeding');
  const row = page.getByRole('link', { name: /URGENT: Neve is bleeding/ });
  await expect(row).toBeVisible({ timeout: LITTLE_MS });
  await expect(page).toHaveTitle(/^\(1\) /);
  const requests = page.getByRole('link', {
    name: new RegExp(`^${say('settings:places.requests')}`),
  });
  await expect(requests).toContainText('1');
  await expectFine(vet, 'the clinic’s home');

  // The bell also notifies a vet on another page. An opened notification counts as read.
  await bell(1).click();
  await expectFine(vet, 'the notifications of the clinic');
  await news.first().click();
  await expectMessage(vet, 'URGENT: Neve is bleeding');
  await expect(bell(0)).toBeVisible();
  await page.goto(`${origin}/dashboard`);

  // The request is in its own list and is answered there.
  await row.click();
  const visits = page.getByRole('link', { name: new RegExp(`^${say('inbox:lists.visits')}`) });
  await expect(visits).toHaveAttribute('aria-current', 'page');
  await expectMessage(vet, 'URGENT: Neve is bleeding');
  await page.getByRole('button', { name: say('inbox:conversation.start.action') }).click();
  await write(vet, 'Come at once');
  await expect(page).toHaveTitle(/^[^(]/);
  await expectFine(vet, 'a visit among the requests');

  // The answer is on the owner's Home.
  const turn = turnOf(owner);
  await expect(turn.getByRole('link', { name: /Come at once/ })).toBeVisible();

  // A time that is asked for is counted at the calendar and answered there.
  const wish = await requestVisit(clinic, olga, clinic.home);
  const [later] = await freeTimes(clinic, olga, dayIn(4), dayIn(4));
  await book(olga.owner, wish, later?.start ?? '');
  const calendar = page.getByRole('link', {
    name: new RegExp(`^${say('settings:places.calendar')}`),
  });
  await expect(calendar).toContainText('1');
  await calendar.click();
  const requestRegion = page.getByRole('region', {
    name: say('appointments:calendar.toBeConfirmed.title'),
  });
  await expect(requestRegion.getByRole('listitem')).toHaveCount(1);
  await expectFine(vet, 'the calendar with a appointment time to confirm');

  // Other times are proposed; from Home one of them is taken by one tap.
  const free = await freeTimes(clinic, olga, dayIn(5), dayIn(5));
  await propose(clinic, wish, free.slice(0, 2));
  await expect(turn.getByRole('button')).toHaveCount(2);
  await expect(calendar).not.toContainText('1');
  await expectFine(owner, 'Home with proposed times');
  await turn.getByRole('button').first().click();
  await expect(turn.getByRole('button')).toHaveCount(0);
  await owner.page.goto(`${origin}/app/workspace/chat`);
  await expect(owner.page.getByRole('link', { name: /You chose / }).first()).toBeVisible();
  await expectFine(owner, 'the chats by their latest event');
});
