import { expect, type Locator } from '@playwright/test';
import type { Person } from '../person.ts';

export type NewPet = {
  readonly name: string;
  /** As the catalogue has it in the person's language. */
  readonly species: string;
  readonly picture: Buffer;
};

/** Adds a pet with a name, a species and a picture, from Home. */
export async function addFirstPet(
  owner: Person,
  { name, species, picture }: NewPet,
): Promise<void> {
  const { page, say } = owner;
  await page.getByRole('link', { name: say('home:owner.next.pet') }).click();
  await page.getByRole('textbox', { name: say('pets:form.name'), exact: true }).fill(name);
  await page.getByRole('radio', { name: species }).check();
  await page.locator('input[type=file]').setInputFiles(photo('pet.png', picture));
  await page.getByRole('button', { name: say('pets:form.create', { name }) }).click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

/** Joins the clinic by its link, after seeing which it is, and lets it see the pets. */
export async function joinClinic(owner: Person, code: string, clinic: string): Promise<void> {
  const { page, say, origin } = owner;
  await page.goto(`${origin}/app/workspace/vets?code=${code}`);
  await expect(page.getByText(clinic).first()).toBeVisible();
  await page.getByRole('button', { name: say('clients:clinics.join.confirm') }).click();
  await page.getByRole('button', { name: say('clients:clinics.animals.save') }).click();
  await expect(page.getByText(say('clients:clinics.animals.done', { clinic }))).toBeVisible();
}

export type Question = {
  readonly clinic: string;
  readonly note: string;
  readonly picture: Buffer;
};

/** Asks for a consultation, step by step; the conversation opens at its end. */
export async function requestConsultation(owner: Person, question: Question): Promise<void> {
  const { page, say } = owner;
  const goOn = page.getByRole('button', { name: say('common:actions.next') });
  await page.getByRole('link', { name: say('clients:clinics.animals.askNow') }).click();
  // An only pet and an only clinic are not asked for.
  await page.getByRole('radio', { name: say('common:service.consultation') }).check();
  await goOn.click();
  await page.getByRole('button', { name: say('conversations:newRequest.signs.none') }).click();
  await expect(page.getByText(say('conversations:newRequest.emergency.title'))).toBeVisible();
  await page.getByLabel(say('conversations:newRequest.problem.label')).fill(question.note);
  await page.locator('input[type=file]').setInputFiles(photo('problem.png', question.picture));
  await page.getByText(say('conversations:newRequest.priority.HIGH'), { exact: true }).click();
  await goOn.click();
  await page
    .getByRole('button', {
      name: say('conversations:newRequest.check.send', { clinic: question.clinic }),
    })
    .click();
  await expect(page.getByRole('log').getByText(question.note)).toBeVisible();
}

/** From the plus to the last step of a question, for the only pet and the only clinic. */
export async function beginQuestion(
  owner: Person,
  note: string,
  file?: ReturnType<typeof photo>,
): Promise<void> {
  const { page, say } = owner;
  const goOn = page.getByRole('button', { name: say('common:actions.next') });
  await page.getByRole('button', { name: say('common:places.ask') }).click();
  await page.getByRole('radio', { name: say('common:service.consultation') }).check();
  await goOn.click();
  await page.getByRole('button', { name: say('conversations:newRequest.signs.none') }).click();
  await page.getByLabel(say('conversations:newRequest.problem.label')).fill(note);
  if (file) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(
      page.getByRole('img', { name: say('conversations:newRequest.problem.photo', { number: 1 }) }),
    ).toBeAttached();
  }
  await goOn.click();
  await expect(
    page.getByRole('heading', { name: say('conversations:newRequest.check.title') }),
  ).toBeVisible();
}

export const sendQuestion = ({ page, say }: Person, clinic: string): Promise<void> =>
  page
    .getByRole('button', { name: say('conversations:newRequest.check.send', { clinic }) })
    .click();

export const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** Returns the region on Home with the items that need the family's action. */
export const turnOf = ({ page, say }: Person): Locator =>
  page.getByRole('region', { name: say('home:owner.turn.title') });
