import type { createEvent } from '@zampa/contract/requests/create-event';
import type { PersonContext } from '../../http/context.ts';

/** A posted event of a known type. `client` is the sender's own id and hash of the request (idempotency key). */
export type PostedEvent<Type extends string> = Omit<PersonContext<typeof createEvent>, 'body'> & {
  readonly body: Extract<PersonContext<typeof createEvent>['body'], { readonly type: Type }>;
  readonly client: { readonly clientId?: string; readonly clientHash?: string };
};
