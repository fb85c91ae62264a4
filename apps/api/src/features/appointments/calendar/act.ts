import type { EventDetails } from '@zampa/db/schema/conversations';
import type { Deps } from '../../../deps.ts';
import type { LockedConversation } from '../../../records/conversations.ts';
import type { Posted } from '../../../records/posted.ts';

/** What an action does, and what its event says beyond its name. */
export type Act = (
  deps: Deps,
  posted: Posted<'BOT'>,
  conversation: LockedConversation,
) => Promise<EventDetails | undefined>;
