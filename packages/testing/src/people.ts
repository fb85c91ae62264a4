import { randomBytes } from 'node:crypto';
import { confirm } from '@zampa/contract/account/confirm';
import type { Session } from '@zampa/contract/account/objects';
import { refresh } from '@zampa/contract/account/refresh';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import type { AnswerOf, CallDefinition } from '@zampa/contract/call';
import { createFacility } from '@zampa/contract/facilities/create-facility';
import { createUser } from '@zampa/contract/people/create-user';
import type { StaffFacility } from '@zampa/contract/people/user';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { CONSENT_TEXT_VERSION } from '@zampa/domain/privacy/consent';
import type { Mailbox } from './mailbox.ts';
import {
  makeCall,
  sendCall,
  type CallResponse,
  type AnyInput,
  type CallInput,
  type Sender,
} from './send-call.ts';

export const PASSWORD = 'Zampa-test-1';

/** A session whose refresh token is in the body, for clients without cookies. */
export type BodySession = Session & { readonly refreshToken: string };

/** A sender with an e-mail address and a session. */
export type TestAccount = Sender & {
  readonly email: string;
  readonly session: BodySession;
  call<Call extends CallDefinition>(call: Call, input: CallInput<Call>): Promise<AnswerOf<Call>>;
  send(call: CallDefinition, input?: AnyInput): Promise<CallResponse>;
};
export type TestPerson = TestAccount & { readonly id: string };
export type Owner = TestPerson & { readonly familyId: string };
export type Vet = TestPerson & { readonly facility: StaffFacility };

/** The product under test, the mailbox that it sends to and, if its tests may write there, its database. */
export type Place = {
  readonly address: string;
  readonly mailbox: Mailbox;
  readonly pool?: AccountDatabase;
};

/** A database in which accounts are inserted. */
export type AccountDatabase = {
  query(text: string, values: unknown[]): Promise<unknown>;
};

/** Databases of products in other processes, by the address of the product. */
const databases = new Map<string, AccountDatabase>();

/** From now on, new accounts of the product at this address are inserted into its database, as with `Place.pool`. */
export function prepareAccountsIn(address: string, database: AccountDatabase): void {
  databases.set(address, database);
}

let visitorCount = 0;

/** Letters alone, as digits of an address in a link could be taken for the code of an e-mail. */
const randomLetters = () =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** Returns a visitor with an unused e-mail address and a separate IP address. */
export function newVisitor(address: string, name = 'visitor'): Sender & { readonly email: string } {
  visitorCount += 1;
  const ip = `10.${visitorCount >> 16}.${(visitorCount >> 8) & 255}.${visitorCount & 255}`;
  return { address, ip, email: `${name}.${randomLetters()}@example.test` };
}

/** Returns the six-digit code in the next e-mail to this address. */
export async function readCode(mailbox: Mailbox, email: string): Promise<string> {
  const { mail } = await mailbox.next({ to: email });
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(mail.text ?? '') ?? [];
  if (!code) throw new Error(`no code in "${mail.text}"`);
  return code;
}

/** Creates a new account with a confirmed address and signs in. It has no profile. */
export async function newAccount(place: Place, name = 'account'): Promise<TestAccount> {
  const visitor = newVisitor(place.address, name);
  const database = place.pool ?? databases.get(place.address);
  await (database
    ? insertAccount(database, visitor.email, name)
    : signUpWith(place, visitor, name));
  return openSession(visitor, visitor.email);
}

/** Signs up an account over the API and confirms its address with the code of the e-mail. */
export async function newSignedUpAccount(place: Place, name = 'account'): Promise<TestAccount> {
  const visitor = newVisitor(place.address, name);
  await signUpWith(place, visitor, name);
  return openSession(visitor, visitor.email);
}

async function signUpWith(
  { mailbox }: Place,
  visitor: ReturnType<typeof newVisitor>,
  name: string,
): Promise<void> {
  const { email } = visitor;
  await makeCall(visitor, signUp, {
    body: { email, password: PASSWORD, name, family_name: 'Test', language: 'en' },
  });
  await makeCall(visitor, confirm, { body: { email, code: await readCode(mailbox, email) } });
}

/** Argon2id of `PASSWORD` with the parameters of the tests. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$kEUqF9m6IhbQmu9x2Wm7CA$feINhtmKgCSRLfqlWq90174UFVAhvls8m1Vqis6lijE';

/**
 * Writes what a confirmed sign-up leaves in the database: two calls and an e-mail less for each person of a test. A
 * test compares both.
 */
async function insertAccount(
  database: AccountDatabase,
  email: string,
  name: string,
): Promise<void> {
  await database.query(
    `with account as (
      insert into accounts (id, email, password_hash, name, family_name, marketing, thirdparties, language,
        confirmed_at, created_at)
      values (gen_random_uuid(), $1, $2, $3, 'Test', 0, 0, 'en', now(), now()) returning id, created_at
    )
    insert into consents (id, account_id, kind, granted, text_version, created_at)
    select gen_random_uuid(), account.id, consent.kind, consent.granted, $4, account.created_at
    from account, (values ('terms', 1), ('marketing', 0), ('thirdparties', 0)) consent (kind, granted)`,
    [email, PASSWORD_HASH, name, CONSENT_TEXT_VERSION],
  );
}

/** Signs in to an account with a new session. */
export async function openSession(
  at: Sender,
  email: string,
  password = PASSWORD,
): Promise<TestAccount> {
  const { address, ip } = at;
  const session = await makeCall({ address, ip }, signIn, { body: { email, password } });
  return withSession({ address, ip }, email, withRefreshToken(session));
}

/** Renews a session with a refresh token in the body. */
export async function renewSession(at: Sender, refreshToken: string): Promise<BodySession> {
  const { address, ip } = at;
  return withRefreshToken(await makeCall({ address, ip }, refresh, { body: { refreshToken } }));
}

function withRefreshToken({ refreshToken, ...rest }: Session): BodySession {
  if (refreshToken === undefined) throw new Error('the answer has no refresh token');
  return { ...rest, refreshToken };
}

export function withSession(
  { address, ip }: Sender,
  email: string,
  session: BodySession,
): TestAccount {
  const sender = { address, ip, token: session.accessToken };
  return {
    ...sender,
    email,
    session,
    call: (call, input) => makeCall(sender, call, input),
    send: (call, input) => sendCall(sender, call, input),
  };
}

async function withProfile(
  account: TestAccount,
  firstName: string,
  lastName: string,
  isVet: boolean,
) {
  const { email } = account;
  const user = await account.call(createUser, { body: { email, firstName, lastName, isVet } });
  return { ...account, id: user.id, user };
}

/** Creates a vet who does not work anywhere yet. */
export async function newColleague(place: Place, firstName = 'Carlo'): Promise<TestPerson> {
  return withProfile(await newAccount(place, 'colleague'), firstName, 'Verdi', true);
}

/** Creates a vet with a new clinic. */
export async function newVet(place: Place, firstName = 'Vera'): Promise<Vet> {
  const vet = await withProfile(await newAccount(place, 'vet'), firstName, 'Bianchi', true);
  return { ...vet, facility: await newFacility(vet) };
}

export function newFacility(vet: TestAccount, name = 'Clinica Aurora'): Promise<StaffFacility> {
  const body = { name, phone: '+39 02 123', email: vet.email, timezone: 'Europe/Rome' } as const;
  return vet.call(createFacility, { body });
}

/** Creates a pet owner with a new family. */
export async function newOwner(place: Place, firstName = 'Olga'): Promise<Owner> {
  const owner = await withProfile(await newAccount(place, 'owner'), firstName, 'Rossi', false);
  const { FamilyId } = owner.user;
  if (!FamilyId) throw new Error('a pet owner without a family');
  return { ...owner, familyId: FamilyId };
}

export function joinClinic(owner: Owner, { code }: StaffFacility) {
  return owner.call(joinFacility, { body: { facilityCode: code, userId: owner.id } });
}
