import type { confirm as call } from '@zampa/contract/account/confirm';
import { accounts } from '@zampa/db/schema/people';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Context } from '../../http/context.ts';
import type { Browser } from '../../http/browser.ts';
import { findAccount } from './codes.ts';
import { requesterOf } from './requester.ts';
import { isSignUpBrowser, keepsCookies } from './sign-up-browser.ts';
import { badCode, redeemCode } from './redeem-code.ts';

/**
 * Confirms an account: the code, or the token of a link, proves that the address belongs to the person. It does not
 * prove who chose the password, so a browser that did not sign up must send the password too. Errors: BAD_CODE, also
 * for unknown addresses; PASSWORD_REQUIRED, BAD_CREDENTIALS, TOO_MANY_REQUESTS.
 */
export async function confirm(
  { body: { email, code, password }, network, browser, now }: Context<typeof call>,
  deps: Deps,
) {
  await deps.limits.spend(LIMITS.confirmations, network);
  const found = await findAccount(deps.db, email);
  const account = found?.confirmedAt ? undefined : found;
  if (password === undefined && needsPassword(deps, browser, account)) throw passwordRequired();
  const passwordMatches =
    password === undefined || (await deps.passwords.matches(account?.passwordHash, password));
  if (!account) throw badCode();
  const accountId = account.id;
  const requester = requesterOf(deps, { network, browser }, accountId);
  const attempt = { accountId, address: email, purpose: 'CONFIRM', typed: code } as const;
  await redeemCode(deps, { ...attempt, requester, passwordMatches }, now);
  await deps.db
    .update(accounts)
    .set({ confirmedAt: now, signedUpFrom: null, isContested: false })
    .where(eq(accounts.id, accountId));
}

type Unconfirmed = Pick<typeof accounts.$inferSelect, 'id' | 'isContested'>;

/**
 * Returns whether the code alone does not confirm: in a browser that did not sign up, and everywhere once somebody else
 * tried to sign up with the address.
 */
function needsPassword(deps: Deps, browser: Browser, account: Unconfirmed | undefined): boolean {
  if (account && isSignUpBrowser(deps, browser, account.id)) return false;
  return keepsCookies(browser) || account?.isContested === true;
}

const passwordRequired = () =>
  new Refusal('PASSWORD_REQUIRED', { fields: [{ field: 'password', code: 'PASSWORD_REQUIRED' }] });
