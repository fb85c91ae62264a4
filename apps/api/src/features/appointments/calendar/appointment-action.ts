import type { EventDetails } from '@zampa/db/schema/conversations';
import type { Deps } from '../../../deps.ts';
import type { LockedConversation, PostedEvent } from '../../conversations/public.ts';

/** Handler of an appointment action. Returns the details to store in its event. */
export type AppointmentAction = (
  deps: Deps,
  posted: PostedEvent<'BOT'>,
  conversation: LockedConversation,
) => Promise<EventDetails | undefined>;
