import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import {
  appointmentCard,
  beginVisit,
  countdown,
  dayChoice,
  linkFor,
  timeChoice,
} from './pages/appointments.ts';
import { enter } from './pages/account.ts';
import { newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFineByThumb } from './screen-checks.ts';
import {
  requestVisit,
  book,
  clockOf,
  dayIn,
  freeTimes,
  newClient,
  newVisitClinic,
  propose,
} from './visit-clinic.ts';

const CLINIC = 'Clinica Aurora';

const accountOf = ({ email }: { readonly email: string }) => ({ email, password: PASSWORD });

test('a time is held during a request; a second client gets the three nearest times', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  const [olga, piero] = [
    await newClient(place, clinic, 'Olga'),
    await newClient(place, clinic, 'Piero'),
  ];
  const first = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const second = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  await Promise.all([
    enter(first, '/app/', accountOf(olga.owner)),
    enter(second, '/app/', accountOf(piero.owner)),
  ]);
  for (const person of [first, second]) {
    await beginVisit(person);
    await dayChoice(person, dayIn(3)).check();
  }
  await expectFineByThumb(first, 'the choice of a time');

  await timeChoice(first, '10:00').click();
  await expect(countdown(first)).toContainText(/9:\d\d/);

  // The second client still sees a time as free that is now held.
  await timeChoice(second, '10:00').click();
  await expect(second.page.getByRole('alert')).toBeVisible();
  const nearest = second.page.getByRole('listitem').getByRole('button', { name: /^Scegli / });
  await expect(nearest).toHaveCount(3);
  await expectFineByThumb(second, 'a time that is lost');
  await nearest.first().click();
  await expect(countdown(second)).toContainText(/9:\d\d/);
  await expect(second.page.getByRole('alert')).toHaveCount(0);

  const { page, say } = first;
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await page
    .getByLabel(say('conversations:newRequest.problem.label'))
    .fill('The yearly vaccination');
  await expect(countdown(first)).toBeVisible();
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await expect(page.getByText(say('conversations:newRequest.check.outcomeInstant'))).toBeVisible();
  await expect(countdown(first)).toBeVisible();
  await expectFineByThumb(first, 'the check of a visit');
  await page
    .getByRole('button', { name: say('conversations:newRequest.check.book', { clinic: CLINIC }) })
    .click();

  await expect(appointmentCard(first)).toContainText('10:00');
  await expect(appointmentCard(first)).toContainText(say('appointments:state.CONFIRMED'));
  await expectFineByThumb(first, 'the thread of a visit');
  await page.goto(`${origin}/app/dashboard`);
  await expect(page.getByRole('heading', { name: say('appointments:home.label') })).toBeVisible();
});

test('an owner accepts a proposed time, reschedules it and cancels it', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  const olga = await newClient(place, clinic, 'Olga');
  const times = await freeTimes(clinic, olga, dayIn(3), dayIn(3));
  const [one, two, three] = [times[0], times[4], times[8]];
  if (!one || !two || !three) throw new Error('the clinic is open all day');
  const visit = await requestVisit(clinic, olga);
  const person = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const { page, say } = person;
  await enter(person, '/app/', accountOf(olga.owner), `workspace/chat/${visit}`);
  await expect(page.getByRole('log').getByText('Vaccination, please')).toBeVisible();

  // It comes while the thread is open.
  await propose(clinic, visit, [one, two, three]);
  const proposed = page.getByRole('button', { name: new RegExp(`, ${clockOf(two.start)}$`) });
  await expect(proposed).toBeVisible();
  await expectFineByThumb(person, 'a proposal');
  await proposed.click();
  await expect(appointmentCard(person)).toContainText(say('appointments:state.CONFIRMED'));
  await expect(page.getByText(say('appointments:proposal.settled'))).toBeVisible();

  await appointmentCard(person)
    .getByRole('link', { name: say('appointments:actions.move') })
    .click();
  await dayChoice(person, dayIn(4)).check();
  await timeChoice(person, '11:00').click();
  await expect(countdown(person)).toBeVisible();
  await expectFineByThumb(person, 'another time');
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(appointmentCard(person)).toContainText(say('appointments:state.MOVED'));
  await expect(appointmentCard(person)).toContainText('11:00');

  await page.goto(`${origin}/app/workspace/appointments`);
  await page.getByRole('link', { name: /11:00/ }).click();
  await expectFineByThumb(person, 'an appointment');
  await page.getByRole('button', { name: say('appointments:actions.callOff') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('appointments:callOff.confirm') }).click();
  await expect(appointmentCard(person)).toContainText(say('appointments:state.CALLED_OFF'));
});

test('only the clinic can change an appointment within 24 hours of its start', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  const olga = await newClient(place, clinic, 'Olga');
  const [soon] = await freeTimes(clinic, olga, dayIn(0), dayIn(1));
  if (!soon) throw new Error('the clinic is open every day');
  const visit = await requestVisit(clinic, olga);
  await book(olga.owner, visit, soon.start);
  const person = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const { page, say } = person;
  await enter(person, '/app/', accountOf(olga.owner), `workspace/chat/${visit}`);
  const card = appointmentCard(person);
  await expect(card.getByText(/Less than 24 hours to go: since/)).toBeVisible();
  await expect(card.getByRole('button', { name: say('appointments:actions.callOff') })).toHaveCount(
    0,
  );
  await card.getByRole('button', { name: say('appointments:actions.ask') }).click();
  await expect(
    page.getByRole('textbox', { name: say('conversations:composer.label') }),
  ).toBeFocused();
});

test('an e-mail link confirms and reschedules an appointment without sign-in', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  const olga = await newClient(place, clinic, 'Olga');
  const [time] = await freeTimes(clinic, olga, dayIn(3), dayIn(3));
  if (!time) throw new Error('the clinic is open every day');
  const visit = await requestVisit(clinic, olga);
  await book(clinic.vet, visit, time.start);
  const person = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const { page, say } = person;
  await page.goto(await linkFor(mailbox, olga.owner.email));
  await expect(appointmentCard(person)).toContainText(clockOf(time.start));
  await expectFineByThumb(person, 'the page of a link');
  await page.getByRole('button', { name: say('appointments:link.confirm') }).click();
  await expect(
    page.getByText(say('appointments:link.confirmed', { clinic: CLINIC })),
  ).toBeVisible();

  await page.getByRole('button', { name: say('appointments:link.move') }).click();
  await dayChoice(person, dayIn(5)).check();
  await timeChoice(person, '12:00').click();
  // A row of times that lies half beneath the bar is scrolled to.
  const last = page.locator('button[aria-pressed]').last();
  await last.evaluate((offered) =>
    offered.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expectFineByThumb(person, 'another time by link');
  await page.getByRole('button', { name: /^Move to .*12:00$/ }).click();
  await expect(page.getByText(say('appointments:link.moved', { clinic: CLINIC }))).toBeVisible();
  await expect(appointmentCard(person)).toContainText('12:00');

  await page.goto(`${origin}/app/appointment/not-a-link`);
  await expect(page.getByText(say('appointments:link.gone'))).toBeVisible();
});
