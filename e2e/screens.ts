import { readMe } from '@zampa/contract/my-data/read-users';
import { readPetFamily } from '@zampa/contract/pets/read-pets';
import { readDiary, readRequests } from '@zampa/contract/requests/search-requests';
import { type Account, signedIn } from '@zampa/testing/people';

/** A screen, by its address and a text that only it shows once it is there. */
export type Screen = { readonly path: string; readonly shows: string };

const DEMO_PASSWORD = 'Zampa-demo-1';

/** Before the sign-in; the same in both apps. */
export const guestScreens: readonly Screen[] = [
  { path: 'login', shows: 'account:login.forgot' },
  { path: 'sign-up', shows: 'account:signUp.title' },
  { path: 'password/reset', shows: 'account:forgot.title' },
  { path: 'password/new/ada@example.test', shows: 'account:reset.title' },
  { path: 'email-confirmation/ada@example.test', shows: 'account:verify.title' },
  { path: 'disclaimer', shows: 'account:disclaimer.cookies' },
  { path: 'disclaimerApp', shows: 'account:disclaimer.cookies' },
];

/** What the pet owner of the demonstration can open. */
export async function ownerScreens(address: string): Promise<readonly Screen[]> {
  const owner = await demonstrationAccount(address, 'owner@zampa.example');
  const { id: userId, FamilyId, vetFacilities } = await owner.call(readMe, {});
  const { petFamily } = await owner.call(readPetFamily, { query: { FamilyId: FamilyId ?? '' } });
  const conversations = await owner.call(readDiary, { params: { userId }, query: {} });
  const pet = first(petFamily).id;
  const conversation = (status: string) =>
    first(conversations.filter(({ payload }) => payload.status === status)).id;
  return [
    { path: 'dashboard', shows: 'owner-home:goingOn.title' },
    { path: 'workspace/pets', shows: 'pets:intro' },
    { path: 'workspace/pets/new', shows: 'pets:form.newTitle' },
    { path: `workspace/pets/${pet}`, shows: 'pets:card.edit' },
    { path: `workspace/pets/${pet}?edit=true`, shows: 'pets:form.save' },
    { path: 'workspace/vets', shows: 'vets:leave.action' },
    { path: `workspace/vets?animals=${first(vetFacilities).id}`, shows: 'vets:animals.save' },
    { path: 'workspace/chat', shows: 'common:status.closed' },
    { path: `workspace/chat/${conversation('OPEN')}`, shows: 'chat:details.title' },
    { path: `workspace/chat/${conversation('CLOSED')}`, shows: 'chat:details.title' },
    { path: 'workspace/ask?step=pets', shows: 'ask:pets.title' },
    { path: 'workspace/ask?step=service', shows: 'ask:service.title' },
    { path: 'workspace/ask?step=problem', shows: 'ask:emergency.title' },
    { path: 'workspace/ask?step=check', shows: 'ask:check.title' },
    { path: 'workspace/settings', shows: 'owner-settings:appearance' },
    { path: 'workspace/my-data', shows: 'my-data:submit' },
    { path: 'workspace/change-password', shows: 'account:change.submit' },
    { path: 'workspace/nowhere', shows: 'common:states.notFoundWhy' },
  ];
}

/** What the vet of the demonstration can open. */
export async function clinicScreens(address: string): Promise<readonly Screen[]> {
  const vet = await demonstrationAccount(address, 'vet@zampa.example');
  const { facilities } = await vet.call(readMe, {});
  const facilityId = first(facilities).id;
  const newest = async (status: string) =>
    first(await vet.call(readRequests, { query: { facilityId, status } }));
  const [asked, open, closed] = await Promise.all([
    newest('NEW'),
    newest('OPEN'),
    newest('CLOSED'),
  ]);
  const requests = 'workspace/requests?list=';
  return [
    { path: 'dashboard', shows: 'home:waiting.title' },
    { path: 'workspace/requests', shows: 'requests:choose.title' },
    { path: `${requests}to-manage&conversation=${asked.id}`, shows: 'requests:start.action' },
    { path: `${requests}in-progress&conversation=${open.id}`, shows: 'requests:end.action' },
    {
      path: `${requests}in-progress&conversation=${open.id}&panel=context`,
      shows: 'requests:context.running',
    },
    { path: `${requests}completed&conversation=${closed.id}`, shows: 'requests:context.lasted' },
    { path: `${requests}completed&text=nothing-like-this`, shows: 'requests:search.nothingWhy' },
    { path: 'workspace/clients', shows: 'clients:invite' },
    { path: `workspace/clients?client=${asked.family?.id}`, shows: 'clients:card.people' },
    { path: 'workspace/settings', shows: 'settings:session.why' },
    { path: 'workspace/my-data', shows: 'my-data:submit' },
    { path: 'workspace/change-password', shows: 'account:change.submit' },
    { path: 'workspace/facilities/new', shows: 'facilities:create.submit' },
    { path: 'workspace/facilities/code', shows: 'facilities:code.copyLink' },
    { path: 'workspace/nowhere', shows: 'settings:notFound.why' },
  ];
}

function demonstrationAccount(address: string, email: string): Promise<Account> {
  return signedIn({ address, ip: '127.0.0.1' }, email, DEMO_PASSWORD);
}

/** The demonstration has one of everything; that there is none is an error of it. */
function first<Thing>(things: readonly Thing[]): Thing {
  const [thing] = things;
  if (thing === undefined) throw new Error('the demonstration lacks what this screen shows');
  return thing;
}
