import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { ProtocolItem } from './objects/protocol.ts';

export const readProtocols = defineCall({
  method: 'GET',
  path: '/protocols',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
    owners: 'FORBIDDEN',
  },
  feature: 'health',
  summary: 'List the protocols of a clinic, by species',
  query: z.object({ ...page, facilityId: id }),
  answer: z.array(ProtocolItem),
  paged: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
