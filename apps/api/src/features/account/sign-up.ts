import type { signUp } from '@zampa/contract/account/sign-up';
import type { BodyOf } from '@zampa/contract/call';
import { accounts, consents } from '@zampa/db/schema/people';
import { CONSENT_TEXT_VERSION } from '@zampa/domain/people/consent';
import { inTransaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { newId } from '../../records/ids.ts';
import { sendCode } from './codes.ts';
import { refuseWeakPassword } from './weak-password.ts';

const SIGN_UPS = { name: 'sign-up', most: 30, seconds: 600 } as const;

/** Opens an account and sends the code that confirms its address. Refusals: PASSWORD_WEAK, USER_EXISTS, TOO_MANY_REQUESTS. */
export async function openAccount(deps: Deps, body: BodyOf<typeof signUp>, ip: string, now: Date) {
  await deps.limits.spend(SIGN_UPS, ip);
  refuseWeakPassword(body.password, 'password');
  const passwordHash = await hashPassword(body.password);
  const account = {
    id: newId(),
    email: body.email,
    name: body.name,
    familyName: body.family_name,
    language: body.language ?? 'en',
  } as const;
  const granted = { terms: 1, marketing: body.marketing, thirdparties: body.thirdparties };
  await inTransaction(deps.db, async (tx) => {
    const { marketing, thirdparties } = granted;
    await tx
      .insert(accounts)
      .values({ ...account, passwordHash, marketing, thirdparties, createdAt: now });
    await tx.insert(consents).values(
      Object.entries(granted).map(([kind, given]) => ({
        id: newId(),
        accountId: account.id,
        kind,
        granted: given,
        textVersion: CONSENT_TEXT_VERSION,
        createdAt: now,
      })),
    );
    await sendCode(deps, tx, account, 'CONFIRM', now);
  });
  return { status: 'UNCONFIRMED' } as const;
}
