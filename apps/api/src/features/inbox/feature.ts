import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { publishConversationCursors } from './cursors/publish-conversation-cursors.ts';

/**
 * The inbox feature: reading requests, visits and diary entries; lists, counters and conversation cursors.
 */
export const inboxFeature = defineFeature({
  handlers,
  schedules: [{ name: 'heads', everyMs: 10_000, run: publishConversationCursors }],
});
