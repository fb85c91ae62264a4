import type { createEvent } from '@zampa/contract/inbox/create-event';
import type { PersonContext } from '../../http/context.ts';

/** A posted event whose kind is known; `client` says how its sender will recognise it. */
export type PostedEvent<Type extends string> = Omit<PersonContext<typeof createEvent>, 'body'> & {
  readonly body: Extract<PersonContext<typeof createEvent>['body'], { readonly type: Type }>;
  readonly client: { readonly clientId?: string; readonly clientHash?: string };
};
