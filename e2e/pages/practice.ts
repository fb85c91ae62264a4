import { expect, type Locator } from '@playwright/test';
import type { Person } from '../person.ts';

type DataField =
  | 'address'
  | 'streetNumber'
  | 'postcode'
  | 'city'
  | 'businessName'
  | 'vat'
  | 'fiscalCode'
  | 'PEC';

/** A field of the facility data. */
export const dataField = ({ page, say }: Person, name: DataField): Locator =>
  page.getByRole('textbox', { name: say(`facilities:data.fields.${name}`), exact: true });

export async function chooseCountry(person: Person, name: string): Promise<void> {
  const { page, say } = person;
  const country = page.getByRole('combobox', { name: say('facilities:data.fields.country') });
  await country.click();
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

type Step = 'data' | 'hours' | 'services' | 'availability' | 'colleagues' | 'plan';

/** Waits for the page of a step. */
export async function expectStep({ page, say }: Person, step: Step): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/workspace/onboarding/${step}$`));
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: say(`facilities:onboarding.steps.${step}`),
      exact: true,
    }),
  ).toBeVisible();
}

export const saveAndGoOn = ({ page, say }: Person): Promise<void> =>
  page.getByRole('button', { name: say('facilities:onboarding.saveAndGoOn') }).click();

/** The field of a time on a day: the first span's, unless told otherwise. */
export const timeField = (
  { page, say }: Person,
  end: 'from' | 'to',
  day: string,
  place = 0,
): Locator =>
  page
    .getByRole('textbox', { name: say(`timetables:week.${end}`, { day }), exact: true })
    .nth(place);

/** Opens a day that is closed. */
export const openDay = ({ page, say }: Person, day: string): Promise<void> =>
  page.getByRole('button', { name: say('timetables:week.openOn', { day }), exact: true }).click();

/** A span on the grid, by its day and its times. */
export const spanOn = (
  { page }: Person,
  { day, from, to }: { day: string; from: string; to: string },
): Locator => page.getByRole('button', { name: `${day} ${from} – ${to}`, exact: true });

/** Drags on the grid of a week from one hour of a day to another. */
export async function dragOnDay(
  { page }: Person,
  weekday: number,
  fromHour: number,
  toHour: number,
): Promise<void> {
  const column = page.locator(`[data-weekday="${weekday}"]`);
  await column.scrollIntoViewIfNeeded();
  const box = await column.boundingBox();
  if (!box) throw new Error(`the grid has no day ${weekday}`);
  const x = box.x + box.width / 2;
  const yOf = (hour: number) => box.y + (hour / 24) * box.height;
  await page.mouse.move(x, yOf(fromHour));
  await page.mouse.down();
  await page.mouse.move(x, yOf((fromHour + toHour) / 2));
  await page.mouse.move(x, yOf(toHour));
  await page.mouse.up();
}
