import * as z from 'zod';
import { languages } from '@zampa/domain/people/languages';
import { rawText } from '../bounded.ts';
import { defineCall } from '../call.ts';
import { open } from '../policy/verdicts.ts';

export const readSharedPdf = defineCall({
  method: 'GET',
  path: '/shared/{token}/record.pdf',
  policy: open,
  feature: 'health',
  summary: 'Download the sections of a shared record as PDF, by the token of its link',
  params: z.object({ token: rawText(100) }),
  query: z.object({ language: z.enum(languages) }),
  bytes: true,
  heavy: 'document',
  refusals: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
