import * as z from 'zod';
import { rawText } from '../bounded.ts';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const readSharedDocument = defineCall({
  method: 'GET',
  path: '/shared/{token}/documents',
  policy: open,
  feature: 'health',
  summary: 'Download a document of a shared record, by the token of its link',
  params: z.object({ token: rawText(100) }),
  query: z.object({ id }),
  bytes: true,
  download: true,
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'RANGE_NOT_SATISFIABLE'],
});
