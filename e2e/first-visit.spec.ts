import { expect } from '@playwright/test';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { readDue } from '@zampa/contract/health/read-due';
import { readNotes } from '@zampa/contract/health/read-notes';
import { readVaccinations } from '@zampa/contract/health/read-vaccinations';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { PASSWORD } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow } from './screen-checks.ts';

const today = () => new Date().toISOString().slice(0, 10);

for (const { language, viewport } of [
  { language: 'en', viewport: DESKTOP },
  { language: 'it', viewport: PHONE },
] as const)
  test(`a puppy’s first visit is written, vaccinated and released, and its owner reads it (${language})`, async ({
    browser,
    product: { url: origin },
    mailbox,
  }) => {
    const { owner, vet, pet, id } = await newStartedRequest({ address: origin, mailbox });
    const facilityId = vet.facility.id;
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
    await owner.call(updatePet, {
      query: { PetId: pet.id },
      body: { birthDate: dayPlus(today(), -60) },
    });
    const staff = await newPerson(browser, { origin, language, viewport });
    const { page, say } = staff;
    await enter(
      staff,
      '/',
      { email: vet.email, password: PASSWORD },
      `workspace/requests?conversation=${id}&panel=note&notePet=${pet.id}`,
    );

    let clicks = 0;
    const press = async (key: string, role: 'button' | 'switch' = 'button') => {
      await page
        .getByRole(role, { name: say(key), exact: role === 'button' })
        .first()
        .click();
      clicks += 1;
    };
    const reason = page.getByRole('textbox', { name: say('health:clinic.note.reason') });
    await reason.fill('First visit');
    await page.getByRole('textbox', { name: say('health:clinic.vitals.weight') }).fill('4.2');
    await page.getByRole('textbox', { name: say('health:clinic.note.findings') }).fill('Healthy');
    await page.getByRole('textbox', { name: say('health:clinic.note.private') }).fill('Nervous');
    await expectAccessible(staff, 'the form of a visit note');
    await expectNoOverflow(staff, 'the form of a visit note');
    // The first save may be under way.
    await page.reload();
    await expect(reason).toHaveValue('First visit');
    await expect(
      page.getByRole('textbox', { name: say('health:clinic.note.private') }),
    ).toHaveValue('Nervous');
    await reason.press('Control+Enter');

    await press('health:clinic.vaccination.add');
    const dueNow = page.getByRole('group', { name: say('health:clinic.vaccination.dueNow') });
    await expect(dueNow.getByRole('button')).toHaveCount(2);
    const [first, second] = await dueNow.getByRole('button').allTextContents();
    await dueNow.getByRole('button', { name: first ?? '' }).click();
    await press('health:clinic.vaccination.saveAndNext');
    await expect(dueNow.getByRole('button', { name: first ?? '' })).toHaveCount(0);
    await dueNow.getByRole('button', { name: second ?? '' }).click();
    clicks += 2;
    await press('health:clinic.vaccination.save');
    await expect(dueNow).toHaveCount(0);
    await press('health:clinic.release.label', 'switch');
    await expect(page.getByText(say('health:clinic.release.why'))).toHaveCount(0);
    expect(clicks).toBeLessThanOrEqual(12);
    await expectAccessible(staff, 'a signed visit note');
    await expectNoOverflow(staff, 'a signed visit note');

    const [note] = await vet.call(readNotes, { query: { PetId: pet.id, facilityId } });
    expect(note).toMatchObject({ status: 'SIGNED', released: true, reason: 'First visit' });
    const doses = await vet.call(readVaccinations, { query: { PetId: pet.id } });
    expect(doses).toHaveLength(2);
    expect(doses.every(({ nextDueOn }) => (nextDueOn ?? '') > today())).toBe(true);
    const due = await vet.call(readDue, { query: { PetId: pet.id, facilityId } });
    const vaccinated = due.filter(({ item }) =>
      doses.some(({ vaccineId }) => vaccineId === item.vaccineId),
    );
    expect(vaccinated.map(({ dueOn }) => dueOn).toSorted()).toEqual(
      doses.map(({ nextDueOn }) => nextDueOn ?? '').toSorted(),
    );

    await page.goto(`${origin}/workspace/pets/${pet.id}`);
    await expect(page.getByText('First visit').first()).toBeVisible();
    await expectAccessible(staff, 'the health record of a pet');
    await expectNoOverflow(staff, 'the health record of a pet');

    const family = await newPerson(browser, { origin, language, viewport });
    await enter(
      family,
      '/app/',
      { email: owner.email, password: PASSWORD },
      `workspace/pets/${pet.id}`,
    );
    await expect(family.page.getByText('Healthy')).toBeVisible();
    await expect(family.page.getByText('Nervous')).toHaveCount(0);
  });
