import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { instant, page } from '../values.ts';

export const readConversationCursors = defineCall({
  method: 'GET',
  path: '/events/heads',
  policy: seen,
  feature: 'inbox',
  summary:
    'List conversations that changed since an instant, latest change first, to catch up after being offline',
  query: z.object({ since: instant, ...page }),
  paged: true,
  answer: z.array(
    z.object({ conversationId: z.uuid(), seq: z.int(), unread: z.int(), dateUpdated: instant }),
  ),
  refusals: ['VALIDATION'],
});
