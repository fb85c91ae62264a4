import { expect } from '@playwright/test';
import { PASSWORD } from '@zampa/testing/people';
import { enter } from './pages/account.ts';
import { beginVisit, countdown, dayChoice, timeChoice } from './pages/appointments.ts';
import { newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import {
  requestVisit,
  book,
  clockOf,
  dayIn,
  freeTimes,
  newClient,
  newVisitClinic,
} from './visit-clinic.ts';

test('booking warns about a final time, a lost time and a clinic without new bookings', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const place = { address: origin, mailbox };
  const clinic = await newVisitClinic(place);
  const [olga, piero] = [
    await newClient(place, clinic, 'Olga'),
    await newClient(place, clinic, 'Piero'),
  ];
  // The clinic is open every day, so the first free time is less than a day away.
  const [soon] = await freeTimes(clinic, olga, dayIn(0), dayIn(1));
  const later = await freeTimes(clinic, olga, dayIn(3), dayIn(3));
  const [keptTime, lostTime] = [later[4], later[8]];
  if (!soon || !keptTime || !lostTime) throw new Error('the clinic is open all day');
  const person = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const { page, say } = person;
  await enter(person, '/app/', { email: olga.owner.email, password: PASSWORD });
  await beginVisit(person);

  const final = page.getByText(say('appointments:hold.final'));
  await timeChoice(person, clockOf(soon.start)).click();
  await expect(final).toBeVisible();
  await dayChoice(person, dayIn(3)).check();
  await timeChoice(person, clockOf(keptTime.start)).click();
  await expect(final).toHaveCount(0);
  await expect(countdown(person)).toBeVisible();

  await book(piero.owner, await requestVisit(clinic, piero), lostTime.start);
  await timeChoice(person, clockOf(lostTime.start)).click();
  const nearest = page.getByRole('button', {
    name: new RegExp(say('appointments:hold.take', { when: '' }).trim()),
  });
  await expect(nearest).toHaveCount(3);
  await page.getByRole('button', { name: say('conversations:newRequest.when.letClinic') }).click();
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await expect(page.getByLabel(say('conversations:newRequest.problem.label'))).toBeVisible();
  await expect(nearest).toHaveCount(0);

  await product.inDatabase((database) =>
    database.query(
      `update organizations set trial_status = 'EXPIRED'
       where id = (select organization_id from facilities where id = $1)`,
      [clinic.vet.facility.id],
    ),
  );
  await page.goto(`${origin}/app/workspace/ask`);
  const { name } = clinic.vet.facility;
  await expect(
    page.getByText(say('conversations:newRequest.closed.title', { clinic: name })),
  ).toBeVisible();
});
