import { expect } from '@playwright/test';
import { createShare } from '@zampa/contract/health/create-share';
import { createVaccination } from '@zampa/contract/health/create-vaccination';
import { deleteShare } from '@zampa/contract/health/delete-share';
import { newStartedRequest } from '@zampa/testing/requests';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectNoOverflow } from './screen-checks.ts';

for (const { language, viewport, vaccine } of [
  { language: 'it', viewport: PHONE, vaccine: 'Rabbia' },
  { language: 'en', viewport: DESKTOP, vaccine: 'Rabies' },
] as const)
  test(`a share link opens without an account until it is withdrawn (${language})`, async ({
    browser,
    product: { url: origin },
    mailbox,
  }) => {
    const { owner, pet } = await newStartedRequest({ address: origin, mailbox });
    await owner.call(createVaccination, {
      body: { PetId: pet.id, vaccineId: 103, givenOn: '2026-03-02', product: 'Nobivac' },
    });
    const share = await owner.call(createShare, {
      body: { PetId: pet.id, days: 7, sections: ['VACCINATIONS', 'WEIGHTS'] },
    });
    const stranger = await newPerson(browser, { origin, language, viewport });
    const { page, say } = stranger;
    const opened = await page.goto(`${origin}${new URL(share.url).pathname}`);
    expect(opened?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByText(new RegExp(vaccine))).toBeVisible();
    await expect(page.getByText(/Nobivac/)).toBeVisible();
    await expect(page.getByText(say('health:record.notes'))).toHaveCount(0);
    await expectAccessible(stranger, 'a shared record');
    await expectNoOverflow(stranger, 'a shared record');

    await owner.call(deleteShare, { query: { id: share.id } });
    await page.reload();
    await expect(page.getByText(say('health:shared.gone'))).toBeVisible();
    await expectAccessible(stranger, 'a withdrawn link');
  });
