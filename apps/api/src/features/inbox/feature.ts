import { defineFeature } from '../../feature.ts';
import { diaryErasure } from './diary/erase-diary.ts';
import * as handlers from './handlers.ts';
import { publishConversationCursors } from './cursors/publish-conversation-cursors.ts';

/**
 * The inbox feature: creating, changing, reading and ending requests and diary entries; lists, counters and
 * conversation cursors.
 */
export const inboxFeature = defineFeature({
  handlers,
  erasure: diaryErasure,
  schedules: [{ name: 'heads', everyMs: 10_000, run: publishConversationCursors }],
});
