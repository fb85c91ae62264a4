import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readMe } from '@zampa/contract/people/read-me';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { updateService } from '@zampa/contract/services/update-service';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { type TestAccount, openSession } from '@zampa/testing/people';
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

/** Returns the screens about the requests of the demonstration's clinic. */
export async function requestListScreens(address: string): Promise<readonly Screen[]> {
  const { newest } = await readClinic(address);
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
    {
      path: `${requests}in-progress&conversation=${open.id}&panel=note&notePet=${first(open.pets).id}`,
      shows: 'health:clinic.note.privateWhy',
    },
  ];
}

/** Returns the screens about the clients and patients of the demonstration's clinic. */
export async function clientScreens(address: string): Promise<readonly Screen[]> {
  const { newest } = await readClinic(address);
  const [requested, open] = await Promise.all([newest('NEW'), newest('OPEN')]);
  return [
    { path: 'workspace/clients', shows: 'clients:invite' },
    { path: `workspace/clients?client=${requested.family?.id}`, shows: 'clients:card.people' },
    { path: 'workspace/clients?tab=ignored', shows: 'clients:empty.tab' },
    { path: `workspace/pets/${first(open.pets).id}`, shows: 'health:clinic.problems.title' },
    {
      path: `workspace/pets/${first(open.pets).id}?note=new`,
      shows: 'health:clinic.note.privateWhy',
    },
    { path: 'workspace/recalls', shows: 'health:clinic.recalls.intro' },
    { path: 'workspace/protocols', shows: 'health:clinic.protocols.intro' },
    { path: 'workspace/note-templates', shows: 'health:clinic.templates.add' },
    { path: 'workspace/import', shows: 'import:file.template' },
  ];
}

/** Returns the screens about the team, payments and settings of the demonstration's clinic. */
export async function clinicSettingsScreens(address: string): Promise<readonly Screen[]> {
  const { vetId } = await readClinic(address);
  return [
    { path: 'workspace/team', shows: 'team:rights.title' },
    { path: `workspace/team?member=${vetId}`, shows: 'team:member.hours' },
    { path: 'workspace/payments', shows: 'payments:report.fees' },
    { path: 'workspace/digital-payments', shows: 'payments:look' },
    ...subscriptionScreens,
    ...facilityScreens,
    ...ownScreens,
    { path: 'workspace/nowhere', shows: 'settings:clinic.notFound.why' },
  ];
}

async function readClinic(address: string) {
  const vet = await openDemonstration(address, 'vet');
  const { id: vetId, facilities } = await vet.call(readMe, {});
  const facilityId = first(facilities).id;
  const newest = async (status: string) =>
    first(await vet.call(readRequests, { query: { facilityId, status } }));
  return { vetId, newest };
}

/** Where the vet of the demonstration sets the clinic up. */
export async function practiceScreens(address: string): Promise<readonly Screen[]> {
  const vet = await openDemonstration(address, 'vet');
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

/** The accounts that the login pages of the demonstration offer. */
export const demonstrationAccounts = {
  owner: { email: 'owner@zampa.example', password: DEMO_PASSWORD },
  vet: { email: 'vet@zampa.example', password: DEMO_PASSWORD },
} as const;

export function openDemonstration(
  address: string,
  role: keyof typeof demonstrationAccounts,
): Promise<TestAccount> {
  const { email, password } = demonstrationAccounts[role];
  return openSession({ address, ip: '127.0.0.1' }, email, password);
}

/** Names as long as any may be: whatever shows them has to keep its shape. */
export async function giveLongNames(address: string): Promise<void> {
  const long = (name: string, letters: number) => `${name} ${LONGEST}`.slice(0, letters);
  const owner = await openDemonstration(address, 'owner');
  const { FamilyId, vetFacilities } = await owner.call(readMe, {});
  const { petFamily } = await owner.call(readPetFamily, { query: { FamilyId: FamilyId ?? '' } });
  await owner.call(updateUser, {
    body: { firstName: long('Marta', 60), lastName: long('Bianchi', 60) },
  });
  const query = { PetId: first(petFamily).id };
  await owner.call(updatePet, { query, body: { name: long('Luna', 60) } });
  const vet = await openDemonstration(address, 'vet');
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
export function first<Thing>(things: readonly Thing[]): Thing {
  const [thing] = things;
  if (thing === undefined) throw new Error('the demonstration lacks what this screen shows');
  return thing;
}
