import { expect } from '@playwright/test';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { joinFamily } from '@zampa/contract/families/join-family';
import { updateFamilyMember } from '@zampa/contract/families/update-family-member';
import { confirmVaccination } from '@zampa/contract/health/confirm-vaccination';
import { createPrescription } from '@zampa/contract/health/therapy/create-prescription';
import { readTherapies } from '@zampa/contract/health/therapy/read-therapies';
import { readVaccinations } from '@zampa/contract/health/read-vaccinations';
import { readMe } from '@zampa/contract/people/read-me';
import { newOwner, PASSWORD } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import sharp from 'sharp';
import { enter } from './pages/account.ts';
import { photo } from './pages/owner.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow } from './screen-checks.ts';

const booklet = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c8a97e' } })
  .png()
  .toBuffer();

test('a dose that two people tick at once is given once, and both see the name of the first', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const look = { origin, language: 'en', viewport: PHONE } as const;
  const place = { address: origin, mailbox };
  const { owner, vet, pet } = await newStartedRequest(place);
  const facilityId = vet.facility.id;
  await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
  await vet.call(createPrescription, {
    body: {
      PetId: pet.id,
      facilityId,
      lines: [
        {
          medicine: 'Metacam',
          dose: 2,
          unit: 'ml',
          route: 'oral',
          every: { hours: 24 },
          days: 5,
        },
      ],
    },
  });
  const relative = await newOwner(place, 'Marco');
  const { families } = await owner.call(readMe, {});
  await relative.call(joinFamily, { body: { code: families[0]?.code ?? '' } });
  await owner.call(updateFamilyMember, {
    body: { FamilyId: owner.familyId, userId: relative.id, idRole: 10 },
  });

  const olga = await newPerson(browser, look);
  const marco = await newPerson(browser, look);
  const { page, say } = olga;
  await enter(
    olga,
    '/app/',
    { email: owner.email, password: PASSWORD },
    `workspace/pets/${pet.id}`,
  );
  await page
    .getByRole('button', { name: say('health:therapy.startName', { medicine: 'Metacam' }) })
    .click();
  const give = {
    name: new RegExp(
      `^${say('health:therapy.giveDose', { medicine: 'Metacam', time: '' }).slice(0, 10)}`,
    ),
  };
  await expect(page.getByRole('button', give)).toBeVisible();
  await enter(marco, '/app/', { email: relative.email, password: PASSWORD });
  await expect(marco.page.getByRole('button', give)).toBeVisible();
  await expectAccessible(olga, 'a therapy');
  await expectNoOverflow(olga, 'a therapy');
  await expectAccessible(marco, 'the doses of today');
  await Promise.all([olga, marco].map((each) => each.page.getByRole('button', give).click()));
  const answerTexts = await Promise.all(
    [olga, marco].map(async (each) => {
      const answer = each.page.locator('[data-status="GIVEN"]');
      await expect(answer).toBeVisible();
      return answer.textContent();
    }),
  );
  // One of them was first: that person reads "you", the other one the name.
  const you = new RegExp(`\\b${say('health:therapy.you')}\\b`);
  expect(answerTexts.filter((text) => you.test(text ?? ''))).toHaveLength(1);
  const [plan] = await owner.call(readTherapies, { query: { PetId: pet.id } });
  expect(plan?.doses.filter(({ status }) => status === 'GIVEN')).toHaveLength(1);
});

test('a link that a family creates opens without an account until it is withdrawn', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const look = { origin, language: 'it', viewport: DESKTOP } as const;
  const { owner, pet } = await newStartedRequest({ address: origin, mailbox });
  const family = await newPerson(browser, look);
  const { page, say } = family;
  await enter(
    family,
    '/app/',
    { email: owner.email, password: PASSWORD },
    `workspace/pets/${pet.id}`,
  );
  await page.getByRole('button', { name: say('health:share.create') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(family, 'the form of a share link');
  await dialog.getByRole('button', { name: say('health:share.create') }).click();
  const link = dialog.getByLabel(say('health:share.link'), { exact: true });
  await expect(link).toHaveValue(/\/shared\//);
  const url = new URL(await link.inputValue());
  await dialog.getByRole('button', { name: say('health:share.done') }).click();

  const stranger = await newPerson(browser, look);
  const opened = await stranger.page.goto(`${origin}${url.pathname}`);
  expect(opened?.headers()['x-robots-tag']).toBe('noindex');
  const title = say('health:shared.title', { name: pet.name });
  await expect(stranger.page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(stranger, 'a shared record');
  await expectNoOverflow(stranger, 'a shared record');

  await page.reload();
  await expect(page.getByText(say('health:share.opened_one'))).toBeVisible();
  await expectAccessible(family, 'the page of a pet');
  await expectNoOverflow(family, 'the page of a pet');
  await page.getByRole('button', { name: say('health:share.withdraw'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('health:share.withdrawAction') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await stranger.page.reload();
  await expect(stranger.page.getByText(say('health:shared.gone'))).toBeVisible();
  await expectAccessible(stranger, 'a withdrawn link');
});

test('a booklet that a family photographs is confirmed by the clinic', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const look = { origin, language: 'it', viewport: PHONE } as const;
  const { owner, vet, pet } = await newStartedRequest({ address: origin, mailbox });
  const facilityId = vet.facility.id;
  await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
  const family = await newPerson(browser, look);
  const { page, say } = family;
  await enter(
    family,
    '/app/',
    { email: owner.email, password: PASSWORD },
    `workspace/pets/${pet.id}`,
  );
  await page
    .getByRole('button', { name: say('health:vaccination.add'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('health:vaccination.givenOn')).fill('2026-03-02');
  await dialog.locator('input[type=file]').setInputFiles(photo('booklet.png', await booklet));
  await expect(dialog.getByRole('img', { name: say('health:vaccination.photo') })).toBeVisible();
  await expectAccessible(family, 'the form of a vaccination');
  await dialog.getByRole('button', { name: say('health:vaccination.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('health:record.toldByOwner'))).toBeVisible();
  await expect(page.getByRole('img', { name: say('health:vaccination.photo') })).toBeVisible();

  const [dose] = await vet.call(readVaccinations, { query: { PetId: pet.id } });
  expect(dose?.file).toBeTruthy();
  await vet.call(confirmVaccination, { query: { id: dose?.id ?? '' }, body: { facilityId } });
  await page.reload();
  await expect(page.getByText(/02\/03\/2026/).first()).toBeVisible();
  await expect(page.getByText(say('health:record.toldByOwner'))).toHaveCount(0);
});
