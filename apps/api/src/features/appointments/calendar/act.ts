import type { EventDetails } from '@zampa/db/schema/conversations';
import type { Deps } from '../../../deps.ts';
import type { LockedConversation, PostedEvent } from '../../conversations/public.ts';

/** What an action does, and what its event says beyond its name. */
export type Act = (
  deps: Deps,
  posted: PostedEvent<'BOT'>,
  conversation: LockedConversation,
) => Promise<EventDetails | undefined>;
