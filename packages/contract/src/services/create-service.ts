import { SERVICE_TYPE_IDS, DEFAULT_BOOKING_WINDOW } from '@zampa/domain/services/service-types';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { Service } from '../facilities/objects.ts';
import { id } from '../values.ts';
import { serviceFields } from './service-fields.ts';
import { planRefusals } from '../refusals.ts';

export const createService = defineCall({
  method: 'POST',
  path: '/services',
  policy: {
    ...facilityAdminsOnly('facility', 'body.facilityId'),
    requiresActivePlan: 'body.facilityId',
  },
  feature: 'services',
  summary:
    'Create a service of a facility: price in minor units, duration in minutes, deposit in percent',
  body: z.object({
    facilityId: id,
    ServiceTypeId: z.literal(SERVICE_TYPE_IDS),
    name: serviceFields.name,
    price: serviceFields.price.default(0),
    duration: serviceFields.duration,
    deposit: serviceFields.deposit.default(0),
    species: serviceFields.species.default([]),
    enabled: serviceFields.enabled.default(false),
    instant: serviceFields.instant.default(false),
    notice: serviceFields.notice.default(DEFAULT_BOOKING_WINDOW.notice),
    horizon: serviceFields.horizon.default(DEFAULT_BOOKING_WINDOW.horizon),
  }),
  answer: Service,
  status: 201,
  audit: { kind: 'SETTINGS' },
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    ...planRefusals,
    'PAYMENTS_NOT_CONFIGURED',
  ],
});
