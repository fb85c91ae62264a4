import { randomBytes, randomInt } from 'node:crypto';
import { accountCodes, accounts, users } from '@zampa/db/schema/people';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../db/ids.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { codesHelp, type CodePurpose } from './spend-code.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';

const CODE_LIFE_MS = 10 * MINUTE_MS;
const LINK_LIFE_MS = HOUR_MS;
const LINK_BYTES = 16;

type Addressee = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly language: 'en' | 'it';
};

/**
 * Writes the letter with a code of six digits into the outbox, whose earlier ones no longer count. Where so many wrong
 * ones were tried that none of them helps any more, it carries a link instead that nobody guesses.
 */
export async function sendCode(
  deps: Deps,
  { tx, now }: UnitOfWork,
  account: Addressee,
  purpose: CodePurpose,
) {
  if (!(await stillHas(tx, account))) return;
  if (!(await codesHelp(tx, account.id, now))) return sendLink(deps, { tx, now }, account, purpose);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const secret = { code, isLink: false, expiresAt: new Date(now.getTime() + CODE_LIFE_MS) };
  await saveCode(deps, { tx, now }, account, { ...secret, purpose });
  const template = purpose === 'CONFIRM' ? 'confirm-address' : 'reset-password';
  await enqueueEmail(
    deps,
    tx,
    { template, ...addressed(account), values: { code } },
    { expiresAt: secret.expiresAt },
  );
}

/**
 * Tells whether the account still has this address, and holds it until commit: a code that is on its way to an address
 * that was given up in the same moment would open the account from there.
 */
async function stillHas(tx: Queryable, { id, email }: Addressee): Promise<boolean> {
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
  // What follows the # is sent to no server and stands in no log.
  const url = `${deps.publicUrl()}${await appOf(tx, account.id)}/${page}/${encodeURIComponent(account.email)}#${code}`;
  await enqueueEmail(
    deps,
    tx,
    { template, ...addressed(account), values: { url } },
    { expiresAt: secret.expiresAt },
  );
}

type Secret = {
  readonly code: string;
  readonly purpose: CodePurpose | 'EMAIL';
  readonly isLink: boolean;
  /** The address that it confirms, where that is not the account's own yet. */
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

const addressed = ({ name, familyName, email, language }: Addressee) => ({
  to: { name: `${name} ${familyName}`, address: email },
  language,
});

/** Writes the letter with a code of six digits to the address that an account is to have. */
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
  const { to, language } = addressed({ ...account, email });
  await enqueueEmail(
    deps,
    tx,
    { template: 'change-email', to, language, values: { code } },
    { expiresAt },
  );
}

/** Vets go on in the clinics' app; everybody else, and who has no profile yet, in the one of pet owners. */
async function appOf(tx: Queryable, accountId: string): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.accountId, accountId));
  return user?.isVet ? '' : '/app';
}

export async function findAccount(db: Queryable, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account;
}

/** Forgets codes a day after their end: until then their wrong tries count. */
export async function cleanUpCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, new Date(now.getTime() - DAY_MS)));
}
