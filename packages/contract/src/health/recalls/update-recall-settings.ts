import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { facilityAdminsOnly } from '../../policy/verdicts.ts';
import { rawText } from '../../bounded.ts';
import { flag, id } from '../../values.ts';
import { RecallSettings } from '../objects/recall.ts';

export const updateRecallSettings = defineCall({
  method: 'PUT',
  path: '/recalls/settings',
  policy: facilityAdminsOnly('facility', 'body.facilityId'),
  feature: 'health',
  summary:
    'Switch the recalls of a clinic on or off. Switching on needs `preview` of the message as it is now, so that nobody sends a text that they have not seen',
  body: z.object({ facilityId: id, enabled: flag, preview: rawText(100).optional() }),
  answer: RecallSettings,
  audit: { kind: 'SETTINGS' },
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'STALE'],
});
