import { randomBytes } from 'node:crypto';
import { confirm } from '@zampa/contract/account/confirm';
import type { Session } from '@zampa/contract/account/objects';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import type { AnswerOf, CallDefinition } from '@zampa/contract/call';
import { createFacility } from '@zampa/contract/facilities/create-facility';
import { createUser } from '@zampa/contract/people/create-user';
import type { StaffFacility } from '@zampa/contract/people/user';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import type { Mailbox } from './mailbox.ts';
import {
  makeCall,
  sendCall,
  type Answered,
  type AnyInput,
  type CallInput,
  type Sender,
} from './send-call.ts';

export const PASSWORD = 'Zampa-test-1';

/** Somebody with an e-mail address, signed in or not. */
export type TestAccount = Sender & {
  readonly email: string;
  readonly session: Session;
  call<Call extends CallDefinition>(call: Call, input: CallInput<Call>): Promise<AnswerOf<Call>>;
  send(call: CallDefinition, input?: AnyInput): Promise<Answered>;
};
export type TestPerson = TestAccount & { readonly id: string };
export type Owner = TestPerson & { readonly familyId: string };
export type Vet = TestPerson & { readonly facility: StaffFacility };

/** Where the people live: the product under test and the mailbox it writes to. */
export type Place = { readonly address: string; readonly mailbox: Mailbox };

let people = 0;

/** An address that nobody has, and an address of the network of its own. */
export function newVisitor(address: string, name = 'visitor'): Sender & { readonly email: string } {
  people += 1;
  const ip = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  return { address, ip, email: `${name}.${randomBytes(6).toString('hex')}@example.test` };
}

/** The six digits of the next letter to this address. */
export async function codeFor(mailbox: Mailbox, email: string): Promise<string> {
  const { mail } = await mailbox.next({ to: email });
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(mail.text ?? '') ?? [];
  if (!code) throw new Error(`no code in "${mail.text}"`);
  return code;
}

/** Somebody who has signed up, with the address confirmed, and signed in; without a profile. */
export async function newAccount(
  { address, mailbox }: Place,
  name = 'account',
): Promise<TestAccount> {
  const visitor = newVisitor(address, name);
  const { email } = visitor;
  await makeCall(visitor, signUp, {
    body: { email, password: PASSWORD, name, family_name: 'Test', language: 'en' },
  });
  await makeCall(visitor, confirm, { body: { email, code: await codeFor(mailbox, email) } });
  return signedIn(visitor, email);
}

/** A new session of an account. */
export async function signedIn(
  at: Sender,
  email: string,
  password = PASSWORD,
): Promise<TestAccount> {
  const { address, ip } = at;
  const session = await makeCall({ address, ip }, signIn, { body: { email, password } });
  return withSession({ address, ip }, email, session);
}

export function withSession({ address, ip }: Sender, email: string, session: Session): TestAccount {
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

/** A vet who does not work anywhere yet. */
export async function newColleague(place: Place, firstName = 'Carlo'): Promise<TestPerson> {
  return withProfile(await newAccount(place, 'colleague'), firstName, 'Verdi', true);
}

/** A vet with a clinic of their own. */
export async function newVet(place: Place, firstName = 'Vera'): Promise<Vet> {
  const vet = await withProfile(await newAccount(place, 'vet'), firstName, 'Bianchi', true);
  return { ...vet, facility: await newFacility(vet) };
}

export function newFacility(vet: TestAccount, name = 'Clinica Aurora'): Promise<StaffFacility> {
  const body = { name, phone: '+39 02 123', email: vet.email, timezone: 'Europe/Rome' } as const;
  return vet.call(createFacility, { body });
}

/** A pet owner with a family of their own. */
export async function newOwner(place: Place, firstName = 'Olga'): Promise<Owner> {
  const owner = await withProfile(await newAccount(place, 'owner'), firstName, 'Rossi', false);
  const { FamilyId } = owner.user;
  if (!FamilyId) throw new Error('a pet owner without a family');
  return { ...owner, familyId: FamilyId };
}

export function join(owner: Owner, { code }: StaffFacility) {
  return owner.call(joinFacility, { body: { facilityCode: code, userId: owner.id } });
}
