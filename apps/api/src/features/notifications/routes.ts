import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { removePushToken } from '@zampa/contract/notifications/remove-push-token';
import { withoutPersonIn } from '../../platform/acting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { keepPushToken } from './keep-push-token.ts';
import { dropPushTokens } from './drop-push-tokens.ts';

/** Where people are called. */
export const notifications: Feature<Deps> = (serve) => {
  serve.forPeople(registerPushToken, (served) =>
    withoutPersonIn(served.tx, 'device', (tx) => keepPushToken({ ...served, tx })),
  );
  serve.forPeople(removePushToken, dropPushTokens);
};
