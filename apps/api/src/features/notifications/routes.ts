import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { registerPushToken } from './register-push-token.ts';
import { removePushToken } from './remove-push-token.ts';

/** Where people are called. */
export const notificationsFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { registerPushToken, removePushToken });
};
