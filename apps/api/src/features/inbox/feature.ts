import { defineFeature } from '../../feature.ts';
import { diaryErasure } from './diary/erase-diary.ts';
import * as handlers from './handlers.ts';
import { publishConversationCursors } from './cursors/publish-conversation-cursors.ts';

/** Requests and the diary as wholes: opened, changed, read and ended, listed, counted, and how far each has come. */
export const inboxFeature = defineFeature({
  handlers,
  erasure: diaryErasure,
  schedules: [{ name: 'heads', everyMs: 10_000, run: publishConversationCursors }],
});
