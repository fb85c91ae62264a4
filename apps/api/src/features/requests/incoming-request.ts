import type { PostedEvent } from '../conversations/public.ts';

/** A request, posted or made with a link. */
export type IncomingRequest = Pick<
  PostedEvent<'HEALTH'>,
  'viewer' | 'tx' | 'db' | 'now' | 'file' | 'client'
> & {
  readonly body: Pick<PostedEvent<'HEALTH'>['body'], 'type' | 'category' | 'payload'>;
};
