import { expect } from '@playwright/test';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readMe } from '@zampa/contract/people/read-me';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { updateService } from '@zampa/contract/services/update-service';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { type TestAccount, openSession } from '@zampa/testing/people';
import { calendarScreens } from './calendar-screens.ts';
import type { Person } from './person.ts';

/** A screen, by its address and a text that only it shows once it is there. */
export type Screen = {
  readonly path: string;
  readonly shows: string;
  /** Prepares the previous screen, so that the address of this one works. */
  readonly prepare?: (person: Person) => Promise<void>;
  /** Its requests return 404, which the browser logs to its console. */
  readonly isGone?: true;
};

/** Words and one that never ends. */
const LONGEST = `Maria Antonietta ${'Wolfeschlegelsteinhausen'.repeat(5)}`;
const DEMO_PASSWORD = 'Zampa-demo-1';

/** Before the sign-in; the same in both apps. */
export const guestScreens: readonly Screen[] = [
  { path: 'login', shows: 'account:login.forgot' },
  { path: 'sign-up', shows: 'account:credentials.signUp.title' },
  { path: 'password/reset', shows: 'account:credentials.forgot.title' },
  { path: 'password/new/ada@example.test', shows: 'account:credentials.reset.title' },
  { path: 'email-confirmation/ada@example.test', shows: 'account:credentials.verify.title' },
  {
    path: 'restore-email/ada@example.test#a-token',
    shows: 'account:credentials.restoreEmail.title',
  },
  { path: 'disclaimer', shows: 'account:legal.cookies' },
  { path: 'disclaimerApp', shows: 'account:legal.cookies' },
];

/** The steps of a question, each once the ones before it lack nothing. */
const requestScreens: readonly Screen[] = [
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

/** Returns the screens of the demonstration's pet owner. */
export async function ownerScreens(address: string): Promise<readonly Screen[]> {
  const owner = await demonstrationAccount(address, 'owner@zampa.example');
  const { id: userId, FamilyId, vetFacilities } = await owner.call(readMe, {});
  const { petFamily } = await owner.call(readPetFamily, { query: { FamilyId: FamilyId ?? '' } });
  const conversations = await owner.call(readDiary, { params: { userId }, query: {} });
  const pet = first(petFamily).id;
  const conversation = (status: string) =>
    first(conversations.filter(({ payload }) => payload.status === status)).id;
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
    { path: 'workspace/notifications', shows: 'notifications:everywhere' },
    { path: 'workspace/notification-settings', shows: 'notifications:settings.quiet.title' },
    { path: 'workspace/install', shows: 'device:install.title' },
    { path: 'workspace/share', shows: 'device:share.none' },
    { path: 'workspace/appointments', shows: 'appointments:list.upcoming' },
    { path: 'workspace/appointments?when=past', shows: 'appointments:list.past' },
    { path: 'workspace/appointments/nowhere', shows: 'appointments:detail.gone', isGone: true },
    { path: `workspace/chat/${conversation('OPEN')}/time`, shows: 'appointments:move.textFirst' },
    { path: 'workspace/my-calendar', shows: 'appointments:feed.hideWhy' },
    ...requestScreens,
    { path: 'workspace/settings', shows: 'settings:owner.appearance' },
    { path: 'workspace/family', shows: 'families:members' },
    { path: 'family/AAAAAAAA', shows: 'families:join.invited' },
    { path: 'workspace/my-data', shows: 'people:submit' },
    { path: 'workspace/change-password', shows: 'account:credentials.change.submit' },
    { path: 'workspace/nowhere', shows: 'common:states.notFoundWhy' },
  ];
}

const subscriptionScreens: readonly Screen[] = [
  { path: 'workspace/subscription', shows: 'subscription:state.manage' },
  { path: 'workspace/subscription/plans', shows: 'subscription:plans.compare' },
  { path: 'workspace/subscription/billing', shows: 'subscription:billing.lead' },
];

/** How a clinic is opened and joined. */
const facilityScreens: readonly Screen[] = [
  { path: 'workspace/facilities/new', shows: 'facilities:create.submit' },
  { path: 'workspace/facilities/code', shows: 'facilities:code.copyLink' },
];

/** The personal screens of every team member. */
const ownScreens: readonly Screen[] = [
  { path: 'workspace/settings', shows: 'settings:clinic.session.why' },
  { path: 'workspace/notifications', shows: 'notifications:settings.quiet.title' },
  { path: 'workspace/my-data', shows: 'people:submit' },
  { path: 'workspace/change-password', shows: 'account:credentials.change.submit' },
];

/** Returns the screens of the demonstration's vet. */
export async function clinicScreens(address: string): Promise<readonly Screen[]> {
  const vet = await demonstrationAccount(address, 'vet@zampa.example');
  const { id: vetId, facilities } = await vet.call(readMe, {});
  const facilityId = first(facilities).id;
  const newest = async (status: string) =>
    first(await vet.call(readRequests, { query: { facilityId, status } }));
  const [requested, open, closed] = await Promise.all([
    newest('NEW'),
    newest('OPEN'),
    newest('CLOSED'),
  ]);
  const requests = 'workspace/requests?list=';
  return [
    { path: 'dashboard', shows: 'home:waiting.title' },
    { path: 'workspace/requests', shows: 'inbox:choose.title' },
    {
      path: `${requests}to-manage&conversation=${requested.id}`,
      shows: 'inbox:conversation.start.action',
    },
    {
      path: `${requests}in-progress&conversation=${open.id}`,
      shows: 'inbox:conversation.end.action',
    },
    {
      path: `${requests}in-progress&conversation=${open.id}&panel=context`,
      shows: 'inbox:conversation.context.running',
    },
    {
      path: `${requests}completed&conversation=${closed.id}`,
      shows: 'inbox:conversation.context.lasted',
    },
    { path: `${requests}completed&text=nothing-like-this`, shows: 'inbox:search.nothingWhy' },
    ...calendarScreens,
    { path: 'workspace/clients', shows: 'clients:invite' },
    { path: `workspace/clients?client=${requested.family?.id}`, shows: 'clients:card.people' },
    { path: 'workspace/clients?tab=ignored', shows: 'clients:empty.tab' },
    { path: `workspace/pets/${first(open.pets).id}`, shows: 'health:clinic.problems.title' },
    {
      path: `workspace/pets/${first(open.pets).id}?note=new`,
      shows: 'health:clinic.note.privateWhy',
    },
    {
      path: `${requests}in-progress&conversation=${open.id}&panel=note&notePet=${first(open.pets).id}`,
      shows: 'health:clinic.note.privateWhy',
    },
    { path: 'workspace/recalls', shows: 'health:clinic.recalls.intro' },
    { path: 'workspace/protocols', shows: 'health:clinic.protocols.intro' },
    { path: 'workspace/note-templates', shows: 'health:clinic.templates.add' },
    { path: 'workspace/import', shows: 'import:file.template' },
    { path: 'workspace/team', shows: 'team:rights.title' },
    { path: `workspace/team?member=${vetId}`, shows: 'team:member.hours' },
    { path: 'workspace/payments', shows: 'payments:report.byColleague' },
    { path: 'workspace/digital-payments', shows: 'payments:look' },
    ...subscriptionScreens,
    ...facilityScreens,
    ...ownScreens,
    { path: 'workspace/nowhere', shows: 'settings:clinic.notFound.why' },
  ];
}

/** Where the vet of the demonstration sets the clinic up. */
export async function practiceScreens(address: string): Promise<readonly Screen[]> {
  const vet = await demonstrationAccount(address, 'vet@zampa.example');
  const { facilities } = await vet.call(readMe, {});
  const query = { facilityId: first(facilities).id };
  const { services, timetables } = await vet.call(readFacilityConfiguration, { query });
  return [
    { path: 'workspace/onboarding', shows: 'facilities:onboarding.complete' },
    { path: 'workspace/onboarding/data', shows: 'facilities:data.preview.why' },
    { path: 'workspace/onboarding/hours', shows: 'timetables:week.add' },
    { path: 'workspace/onboarding/services', shows: 'common:actions.next' },
    { path: 'workspace/onboarding/availability', shows: 'facilities:onboarding.availability.same' },
    {
      path: 'workspace/onboarding/colleagues',
      shows: 'facilities:onboarding.colleagues.firstName',
    },
    { path: 'workspace/onboarding/plan', shows: 'facilities:onboarding.plan.chosen' },
    { path: 'workspace/facilities/data', shows: 'facilities:data.save' },
    { path: 'workspace/services', shows: 'services:setup.add' },
    {
      path: `workspace/services?service=${first(services).id}`,
      shows: 'services:setup.form.speciesWhy',
    },
    { path: 'workspace/services?service=new', shows: 'services:setup.form.speciesWhy' },
    { path: 'workspace/hours', shows: 'timetables:week.add' },
    { path: 'workspace/timetables', shows: 'timetables:list.new' },
    { path: 'workspace/timetables/new', shows: 'timetables:form.create' },
    { path: `workspace/timetables/${first(timetables).id}`, shows: 'timetables:remove.action' },
  ];
}

function demonstrationAccount(address: string, email: string): Promise<TestAccount> {
  return openSession({ address, ip: '127.0.0.1' }, email, DEMO_PASSWORD);
}

/** Names as long as any may be: whatever shows them has to keep its shape. */
export async function giveLongNames(address: string): Promise<void> {
  const long = (name: string, letters: number) => `${name} ${LONGEST}`.slice(0, letters);
  const owner = await demonstrationAccount(address, 'owner@zampa.example');
  const { FamilyId, vetFacilities } = await owner.call(readMe, {});
  const { petFamily } = await owner.call(readPetFamily, { query: { FamilyId: FamilyId ?? '' } });
  await owner.call(updateUser, {
    body: { firstName: long('Marta', 60), lastName: long('Bianchi', 60) },
  });
  const query = { PetId: first(petFamily).id };
  await owner.call(updatePet, { query, body: { name: long('Luna', 60) } });
  const vet = await demonstrationAccount(address, 'vet@zampa.example');
  const facilityId = first(vetFacilities).id;
  await vet.call(updateFacility, { body: { facilityId, name: long('Clinica San Luca', 120) } });
  await vet.call(updateUser, {
    body: { firstName: long('Giulia', 60), lastName: long('Rossi', 60) },
  });
  const { services } = await vet.call(readFacilityConfiguration, { query: { facilityId } });
  const service = { query: { id: first(services).id }, body: { name: long('Consulto', 120) } };
  await vet.call(updateService, service);
}

/** Returns the first item. An empty list is an error of the demonstration, which has one of everything. */
function first<Thing>(things: readonly Thing[]): Thing {
  const [thing] = things;
  if (thing === undefined) throw new Error('the demonstration lacks what this screen shows');
  return thing;
}
