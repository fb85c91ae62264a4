import { expect } from '@playwright/test';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readMe } from '@zampa/contract/people/read-me';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import type { Person } from './person.ts';
import { first, openDemonstration, type Screen } from './screens.ts';

/** The steps of a question, each once the ones before it lack nothing. */
export const requestScreens: readonly Screen[] = [
  { path: 'workspace/ask?step=pets', shows: 'conversations:newRequest.pets.title' },
  {
    path: 'workspace/ask?step=service',
    shows: 'conversations:newRequest.service.title',
    prepare: async (person) => {
      await person.page.getByRole('checkbox').first().check();
      await goOn(person, 'service');
    },
  },
  {
    path: 'workspace/ask?step=signs',
    shows: 'conversations:newRequest.signs.title',
    prepare: async (person) => {
      const { page, say } = person;
      // The consultation has a long name of its own here; its description does not change.
      const consultation = say('conversations:newRequest.service.about');
      await page.getByRole('radio', { name: consultation }).check();
      await goOn(person, 'signs');
    },
  },
  {
    path: 'workspace/ask?step=when',
    shows: 'conversations:newRequest.when.title',
    prepare: async (person) => {
      const { page, origin } = person;
      await page.goto(`${origin}/app/workspace/ask?step=service`);
      await page.getByRole('radio', { name: 'Visita di controllo' }).check();
      await goOn(person, 'when');
    },
  },
  {
    path: 'workspace/ask?step=problem',
    shows: 'conversations:newRequest.emergency.title',
    prepare: async (person) => {
      const { page, say } = person;
      await page
        .getByRole('button', { name: say('conversations:newRequest.when.letClinic') })
        .click();
      await goOn(person, 'problem');
    },
  },
  {
    path: 'workspace/ask?step=check',
    shows: 'conversations:newRequest.check.title',
    prepare: async (person) => {
      const { page, say } = person;
      await page
        .getByLabel(say('conversations:newRequest.problem.label'))
        .fill('A look at the left ear');
      await goOn(person, 'check');
    },
  },
];

async function goOn({ page, say }: Person, step: string): Promise<void> {
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await expect(page).toHaveURL(new RegExp(`step=${step}`));
}

/** Returns the screens about the pets, clinics and chats of the demonstration's pet owner. */
export async function petScreens(address: string): Promise<readonly Screen[]> {
  const owner = await openDemonstration(address, 'owner');
  const { FamilyId, vetFacilities } = await owner.call(readMe, {});
  const { petFamily } = await owner.call(readPetFamily, { query: { FamilyId: FamilyId ?? '' } });
  const pet = first(petFamily).id;
  return [
    { path: 'dashboard', shows: 'home:owner.goingOn.title' },
    { path: 'workspace/pets', shows: 'pets:intro' },
    { path: 'workspace/pets/new', shows: 'pets:form.newTitle' },
    { path: `workspace/pets/${pet}`, shows: 'pets:card.edit' },
    { path: `workspace/pets/${pet}?edit=true`, shows: 'pets:form.save' },
    { path: 'workspace/vets', shows: 'clients:clinics.petsSeen' },
    { path: `workspace/vets/${first(vetFacilities).id}`, shows: 'clients:clinics.page.people' },
    {
      path: `workspace/vets?animals=${first(vetFacilities).id}`,
      shows: 'clients:clinics.animals.save',
    },
  ];
}

/** Returns the screens about the chats, payments and appointments of the demonstration's pet owner. */
export async function chatScreens(address: string): Promise<readonly Screen[]> {
  const owner = await openDemonstration(address, 'owner');
  const { id: userId } = await owner.call(readMe, {});
  const conversations = await owner.call(readDiary, { params: { userId }, query: {} });
  const conversation = (status: string) =>
    first(conversations.filter(({ payload }) => payload.status === status)).id;
  return [
    { path: 'workspace/chat', shows: 'common:status.closed' },
    { path: 'workspace/diary/new', shows: 'diary:new.readers' },
    {
      path: `workspace/chat/${conversation('OPEN')}`,
      shows: 'conversations:attachments.details.title',
    },
    {
      path: `workspace/chat/${conversation('CLOSED')}`,
      shows: 'conversations:attachments.details.title',
    },
    { path: 'workspace/payments', shows: 'payments:owner.past' },
    { path: 'workspace/appointments', shows: 'appointments:list.upcoming' },
    { path: 'workspace/appointments?when=past', shows: 'appointments:list.past' },
    { path: 'workspace/appointments/nowhere', shows: 'appointments:detail.gone', isGone: true },
    { path: `workspace/chat/${conversation('OPEN')}/time`, shows: 'appointments:move.textFirst' },
    { path: 'workspace/my-calendar', shows: 'appointments:feed.hideWhy' },
  ];
}

/** The screens about the person, the family and the device of a pet owner. */
export const ownerSettingsScreens: readonly Screen[] = [
  { path: 'workspace/notifications', shows: 'notifications:everywhere' },
  { path: 'workspace/notification-settings', shows: 'notifications:settings.quiet.title' },
  { path: 'workspace/install', shows: 'device:install.title' },
  { path: 'workspace/share', shows: 'device:share.none' },
  { path: 'workspace/settings', shows: 'settings:owner.appearance' },
  { path: 'workspace/family', shows: 'families:members' },
  { path: 'family/AAAAAAAA', shows: 'families:join.invited' },
  { path: 'workspace/my-data', shows: 'people:submit' },
  { path: 'workspace/change-password', shows: 'account:credentials.change.submit' },
  { path: 'workspace/nowhere', shows: 'common:states.notFoundWhy' },
];
