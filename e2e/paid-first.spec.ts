import { expect } from '@playwright/test';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { updateService } from '@zampa/contract/services/update-service';
import { PASSWORD } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { openRequestList } from './pages/clinic.ts';
import { beginQuestion, turnOf } from './pages/owner.ts';
import { DESKTOP, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFine, expectFineByThumb } from './screen-checks.ts';

test('a consultation by message is paid first, reaches the clinic, and is refunded when declined', async ({
  browser,
  product: { url: origin },
  mailbox,
}) => {
  const {
    vet: admin,
    owner: client,
    serviceId,
  } = await newClinicWithClient({
    address: origin,
    mailbox,
  });
  const { id: facilityId, OrganizationId } = admin.facility;
  const { onboardingLink } = await admin.call(createCardAccount, {
    body: { FacilityId: facilityId, OrganizationId },
  });
  await fetch(onboardingLink, { method: 'POST', redirect: 'manual' });
  await admin.call(updateService, {
    query: { id: serviceId },
    body: { price: 3000, deposit: 20 },
  });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  await Promise.all([
    enter(owner, '/app/', { email: client.email, password: PASSWORD }),
    enter(vet, '/', { email: admin.email, password: PASSWORD }),
  ]);
  await vet.page.goto(`${origin}/workspace/requests`);
  const { page, say } = owner;

  await beginQuestion(owner, 'Zoppica da domenica');
  const terms = page.getByRole('region', { name: say('payments:owner.terms.label') });
  await expect(terms).toContainText(/6,00/);
  await expect(terms).toContainText(/24,00/);
  await expectFineByThumb(owner, 'what is due before a request is sent');
  await page.getByRole('button', { name: say('conversations:newRequest.check.pay') }).click();

  // Unpaid, it waits on the owner's Home; the clinic finds it only among those that await payment.
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(say('payments:owner.request.back'));
  await page.goto(`${origin}/app/dashboard`);
  await turnOf(owner).getByRole('link', { name: /6,00/ }).click();
  const waiting = vet.page.getByRole('link', {
    name: new RegExp(`^${vet.say('common:status.awaitingPayment')}`),
  });
  await expect(waiting).toContainText('1');
  await expect(vet.page.getByText('Zoppica da domenica')).toBeHidden();

  const number = sheet.getByRole('textbox', { name: say('payments:owner.sheet.number') });
  await expect(number).toBeFocused();
  await number.fill('4242 4242 4242 4242');
  await sheet.getByRole('button', { name: /6,00/ }).click();
  await expect(sheet.getByText(say('payments:owner.request.paidWhy'))).toBeVisible();
  await sheet.getByRole('button', { name: say('payments:owner.sheet.done') }).click();

  // Paid, it is a new request. The clinic declines it, and the deposit is refunded.
  await openRequestList(vet, 'toManage');
  await vet.page.getByRole('link', { name: /Pluto/ }).first().click();
  const decline = vet.say('inbox:conversation.decline.action');
  await vet.page.getByRole('button', { name: decline }).click();
  await expectFine(vet, 'a paid request that is declined');
  await vet.page.getByRole('dialog').getByRole('button', { name: decline }).click();
  await expect(vet.page.getByRole('dialog')).toBeHidden();
  const paid = page.getByRole('listitem').filter({ hasText: /6,00/ });
  await expect(paid).toContainText(say('payments:owner.state.refunded'));
  await expectFine(owner, 'a deposit that was refunded');
});
