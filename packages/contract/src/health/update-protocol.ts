import * as z from 'zod';
import { defineCall } from '../call.ts';
import { templateEditors } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { ProtocolItem, ruleFields } from './objects/protocol.ts';

export const updateProtocol = defineCall({
  method: 'PATCH',
  path: '/protocols',
  policy: { ...templateEditors, scope: { kind: 'protocol', at: 'query.id' } },
  feature: 'health',
  summary: 'Change a rule of the clinic’s protocols',
  query: z.object({ id }),
  body: z.object(ruleFields).partial(),
  answer: ProtocolItem,
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'STALE'],
});
