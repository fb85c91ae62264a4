import { expect } from '@playwright/test';
import type { Person } from '../person.ts';

/** Opens a clinic, whose setting up comes next. */
export async function createClinic(vet: Person, name: string): Promise<void> {
  const { page, say } = vet;
  await expect(page.getByRole('heading', { name: say('facilities:create.title') })).toBeVisible();
  await page.getByRole('textbox', { name: say('facilities:create.name'), exact: true }).fill(name);
  await page
    .getByRole('textbox', { name: say('facilities:create.phone'), exact: true })
    .fill('+39 06 555 0123');
  await page
    .getByRole('textbox', { name: say('facilities:create.email'), exact: true })
    .fill('clinic@example.test');
  await page.getByRole('checkbox', { name: say('facilities:create.specialConditions') }).check();
  await page.getByRole('checkbox', { name: say('facilities:create.ownership') }).check();
  await page.getByRole('button', { name: say('facilities:create.submit') }).click();
  await expect(
    page.getByRole('heading', { name: say('facilities:onboarding.title') }),
  ).toBeVisible();
}

/** Nothing is opened before it is approved and declared theirs: each box says so. */
export async function expectDeclarationsAsked({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('facilities:create.submit') }).click();
  await expect(page.getByText(say('problems:fields.consent_required'))).toHaveCount(2);
}

/** Opens a clinic and gives the code that its clients enter. */
export async function openClinic(vet: Person, name: string): Promise<string> {
  await createClinic(vet, name);
  const { page } = vet;
  await page.goto(`${vet.origin}/workspace/facilities/code`);
  const code = page.getByText(/^[A-HJ-NP-Z2-9]{8}$/);
  await expect(code.first()).toBeVisible();
  return (await code.first().textContent()) ?? '';
}

/** Goes to a place of the navigation, which hides behind a button on a phone. */
export async function goTo(vet: Person, place: string): Promise<void> {
  const { page, say, onPhone } = vet;
  if (onPhone) await page.getByRole('button', { name: say('common:words.menu') }).click();
  await page.getByRole('link', { name: place }).first().click();
}

/** Opens one of the lists, on their page: Home, which stays until that is there, has links of the same names. */
export async function openRequestList(
  { page, say }: Person,
  list: 'toManage' | 'inProgress' | 'visits',
): Promise<void> {
  const lists = page.getByRole('navigation', { name: say('inbox:lists.label') });
  await lists.getByRole('link', { name: say(`inbox:lists.${list}`) }).click();
}

/** Opens the request about this pet from the list that is shown. */
export async function openRequest(vet: Person, pet: string): Promise<void> {
  await vet.page.getByRole('link', { name: new RegExp(pet) }).click();
  await expect(
    vet.page.getByRole('heading', { name: vet.say('inbox:consultationFor', { pets: pet }) }),
  ).toBeVisible();
}

export async function startService({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('inbox:conversation.start.action') }).click();
}

export async function endService({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('inbox:conversation.end.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('inbox:conversation.end.confirm') })
    .click();
}

/** Goes on from an ended conversation in a new one. */
export async function followUp({ page, say }: Person, note: string): Promise<void> {
  await page.getByRole('button', { name: say('inbox:conversation.followUp.action') }).click();
  await page.getByLabel(say('inbox:conversation.followUp.note')).fill(note);
  await page.getByRole('button', { name: say('inbox:conversation.followUp.confirm') }).click();
  await expect(
    page.getByRole('link', { name: say('inbox:conversation.followUp.of') }),
  ).toBeVisible();
}

/** Finds a client in the one box by some letters of the name, and opens the card. */
export async function findClient(
  { page, say }: Person,
  typed: string,
  name: string,
): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('settings:search') })
    .click();
  await page.getByRole('combobox', { name: say('search:label') }).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(/clients/);
}
