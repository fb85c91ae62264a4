import type { postEvent } from '@zampa/contract/conversations/post-event';
import type { ForPerson } from '../platform/served.ts';

/** A posted event whose kind is known; `client` says how its sender will recognise it. */
export type Posted<Type extends string> = Omit<ForPerson<typeof postEvent>, 'body'> & {
  readonly body: Extract<ForPerson<typeof postEvent>['body'], { readonly type: Type }>;
  readonly client: { readonly clientId?: string; readonly clientHash?: string };
};
