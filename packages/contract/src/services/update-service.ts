import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { Service } from '../facilities/objects.ts';
import { id } from '../values.ts';
import { serviceFields } from './service-fields.ts';

export const updateService = defineCall({
  method: 'PATCH',
  path: '/services',
  policy: facilityAdminsOnly('service', 'query.id'),
  feature: 'services',
  summary: 'Change a service; a paid one can be enabled only if digital payments are configured',
  query: z.object({ id }),
  body: z.object(serviceFields).partial(),
  answer: Service,
  audit: { kind: 'SETTINGS', compares: { state: 'service', id: 'query.id' } },
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'PAYMENTS_NOT_CONFIGURED', 'STALE'],
});
