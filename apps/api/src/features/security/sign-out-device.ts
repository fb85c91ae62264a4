import type { signOutDevice as call } from '@zampa/contract/security/sign-out-device';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { AccountContext } from '../../http/context.ts';
import { endOneSession } from './end-one-session.ts';

/** Ends one of the caller's sessions; row-level security hides those of others. Errors: NOT_FOUND. */
export async function signOutDevice(
  { tx, query, now }: AccountContext<typeof call>,
  deps: Pick<Deps, 'realtime'>,
) {
  if (!(await endOneSession(deps, { tx, now }, query.id))) throw new Refusal('NOT_FOUND');
}
