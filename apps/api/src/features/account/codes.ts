import { randomBytes, randomInt } from 'node:crypto';
import { accountCodes, accounts, users } from '@zampa/db/schema/people';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../db/ids.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import type { CodePurpose } from './redeem-code.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';

const CODE_LIFE_MS = 10 * MINUTE_MS;
const LINK_LIFE_MS = HOUR_MS;
const LINK_BYTES = 16;

export type Addressee = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly language: 'en' | 'it';
};

type CodeEmail = {
  readonly purpose: CodePurpose;
  /** Sends a link, which nobody guesses, because too many wrong codes were tried for the address. */
  readonly isLink: boolean;
};

/** Enqueues an e-mail with a six-digit code, which replaces earlier codes, or with a link. */
export async function sendCode(
  deps: Deps,
  { tx, now }: UnitOfWork,
  account: Addressee,
  { purpose, isLink }: CodeEmail,
) {
  if (!(await isAddressCurrent(tx, account))) return;
  if (isLink) return sendLink(deps, { tx, now }, account, purpose);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const secret = { code, isLink: false, expiresAt: new Date(now.getTime() + CODE_LIFE_MS) };
  await saveCode(deps, { tx, now }, account, { ...secret, purpose });
  const template = purpose === 'CONFIRM' ? 'confirm-address' : 'reset-password';
  await enqueueEmail(
    deps,
    tx,
    { template, ...toRecipient(account), values: { code } },
    { expiresAt: secret.expiresAt },
  );
}

/**
 * Returns whether the account still has this address, and share-locks the account until commit. Otherwise a code
 * could be sent to an address that is being given up at the same moment, and open the account from there.
 */
async function isAddressCurrent(tx: Queryable, { id, email }: Addressee): Promise<boolean> {
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.email, email)))
    .for('share');
  return found !== undefined;
}

async function sendLink(
  deps: Deps,
  { tx, now }: UnitOfWork,
  account: Addressee,
  purpose: CodePurpose,
) {
  const code = randomBytes(LINK_BYTES).toString('base64url');
  const secret = { code, isLink: true, expiresAt: new Date(now.getTime() + LINK_LIFE_MS) };
  await saveCode(deps, { tx, now }, account, { ...secret, purpose });
  const [template, page] =
    purpose === 'CONFIRM'
      ? (['confirm-by-link', 'email-confirmation'] as const)
      : (['reset-by-link', 'password/new'] as const);
  // The URL fragment is never sent to a server and appears in no log.
  const url = `${deps.publicUrl()}${await findAppPath(tx, account.id)}/${page}/${encodeURIComponent(account.email)}#${code}`;
  await enqueueEmail(
    deps,
    tx,
    { template, ...toRecipient(account), values: { url } },
    { expiresAt: secret.expiresAt },
  );
}

type Secret = {
  readonly code: string;
  readonly purpose: CodePurpose | 'EMAIL';
  readonly isLink: boolean;
  /** The new address that the code confirms, when it is not yet the address of the account. */
  readonly email?: string;
  readonly expiresAt: Date;
};

function saveCode(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id: accountId }: Addressee,
  { code, ...secret }: Secret,
) {
  const codeHash = deps.tokens.codeHash(accountId, secret.purpose, code);
  return tx
    .insert(accountCodes)
    .values({ id: newId(), accountId, codeHash, ...secret, createdAt: now });
}

export const toRecipient = ({ name, familyName, email, language }: Addressee) => ({
  to: { name: `${name} ${familyName}`, address: email },
  language,
});

/** Sends a six-digit code to the new address of an account, to confirm the change. */
export async function sendEmailCode(
  deps: Deps,
  { tx, now }: UnitOfWork,
  account: Addressee,
  email: string,
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  const secret = { code, purpose: 'EMAIL', isLink: false, email, expiresAt } as const;
  await saveCode(deps, { tx, now }, account, secret);
  const { to, language } = toRecipient({ ...account, email });
  await enqueueEmail(
    deps,
    tx,
    { template: 'change-email', to, language, values: { code } },
    { expiresAt },
  );
}

/** Returns the path of the app that an account uses: the clinic app for vets, else the owner app. */
export async function findAppPath(tx: Queryable, accountId: string): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.accountId, accountId));
  return user?.isVet ? '' : '/app';
}

/** Finds the new address that the latest code of an account would confirm; null without such a code. */
export async function findPendingAddress(db: Queryable, accountId: string): Promise<string | null> {
  const [latest] = await db
    .select({ email: accountCodes.email })
    .from(accountCodes)
    .where(and(eq(accountCodes.accountId, accountId), eq(accountCodes.purpose, 'EMAIL')))
    .orderBy(desc(accountCodes.createdAt), desc(accountCodes.id))
    .limit(1);
  return latest?.email ?? null;
}

export async function findAccount(db: Queryable, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account;
}

/** Deletes codes one day after they expire. Until then their wrong tries count toward the limits. */
export async function cleanUpCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, new Date(now.getTime() - DAY_MS)));
}
