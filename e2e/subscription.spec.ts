import { expect } from '@playwright/test';
import { newVet, PASSWORD } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { enter } from './pages/account.ts';
import { DESKTOP, expectAccessible, newPerson, type Person, PHONE } from './person.ts';
import { test } from './product-fixture.ts';

type PlanName = 'FREE' | 'STANDARD' | 'CLINIC';

const heading = ({ page, say }: Person, plan: PlanName) =>
  page.getByRole('heading', { name: say(`subscription:plans.names.${plan}`), exact: true });

/** Chooses a plan that is paid for, on its card. */
const choose = ({ page, say }: Person, plan: PlanName) =>
  page
    .getByRole('button', {
      name: say('subscription:plans.choose', { plan: say(`subscription:plans.names.${plan}`) }),
    })
    .click();

/** Pays on the provider's page, and comes back. */
async function pay({ page }: Person, language: 'en' | 'it'): Promise<void> {
  const button = language === 'it' ? 'Paga con una carta di prova' : 'Pay with a test card';
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/workspace\/subscription/);
}

test('a clinic chooses, upgrades, downgrades and cancels a plan', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const { email } = await newVet({ address: origin, mailbox });
  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  const { page, say } = vet;
  await enter(vet, '/', { email, password: PASSWORD }, 'workspace/subscription');
  await page.getByRole('link', { name: say('subscription:state.choose') }).click();
  await expect(heading(vet, 'STANDARD')).toBeVisible();
  await expectAccessible(vet, 'the plans');

  await choose(vet, 'STANDARD');
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goto(`${origin}/workspace/subscription`);
  await expect(page.getByText(say('subscription:state.progress'))).toBeVisible();
  await page.getByRole('link', { name: say('subscription:state.goOn') }).click();
  await pay(vet, 'it');
  await expect(heading(vet, 'STANDARD')).toBeVisible();
  await expect(page.getByText(say('subscription:state.ACTIVE'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('subscription:invoices.PAID'), { exact: true })).toBeVisible();
  await expectAccessible(vet, 'the subscription');

  for (const plan of ['CLINIC', 'STANDARD'] as const) {
    await page.getByRole('link', { name: say('subscription:state.change') }).click();
    await choose(vet, plan);
    await pay(vet, 'it');
    await expect(heading(vet, plan)).toBeVisible();
  }

  await page.getByRole('link', { name: say('subscription:state.change') }).click();
  await page.getByRole('button', { name: say('subscription:plans.ends') }).click();
  await expect(
    page.getByText(say('subscription:state.NON_RENEWING'), { exact: true }),
  ).toBeVisible();
});

test('an expired trial notifies both sides and keeps all data, and a plan restores access', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const clinic = await newClinicWithClient({ address: origin, mailbox });
  const { facility } = clinic.vet;
  const vet = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const owner = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  await product.inDatabase((database) =>
    database.query(
      `update organizations set trial_status = 'IN_PROGRESS', trial_started_at = now() - interval '30 days',
         trial_ends_at = now() where id = $1`,
      [facility.OrganizationId],
    ),
  );
  await enter(owner, '/app/', { email: clinic.owner.email, password: PASSWORD }, 'workspace/ask');
  const closed = owner.page.getByText(
    owner.say('conversations:newRequest.closed.title', { clinic: facility.name }),
  );
  await expect(closed).toBeVisible();
  await expect(
    owner.page.getByText(owner.say('conversations:newRequest.emergency.title')),
  ).toBeVisible();
  await expect(
    owner.page.getByRole('link', {
      name: owner.say('conversations:newRequest.emergency.call', { clinic: facility.name }),
    }),
  ).toBeVisible();

  await enter(vet, '/', { email: clinic.vet.email, password: PASSWORD });
  const banner = vet.page.getByText(vet.say('subscription:banner.TRIAL_EXPIRED')).first();
  await expect(banner).toBeVisible();
  await vet.page.getByRole('link', { name: vet.say('subscription:banner.action') }).click();
  await expect(heading(vet, 'FREE')).toBeVisible();
  await expectAccessible(vet, 'the plans on a phone');
  await vet.page.getByRole('button', { name: vet.say('subscription:plans.stayFree') }).click();
  await expect(heading(vet, 'FREE')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(closed).toHaveCount(0);
});
