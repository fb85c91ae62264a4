import { SERVICE_TYPE_IDS } from '@zampa/domain/services/service-types';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Service } from '../facilities/objects.ts';
import { id } from '../values.ts';
import { fields } from './service-fields.ts';

export const createService = defineCall({
  method: 'POST',
  path: '/services',
  feature: 'services',
  summary: 'A service of a facility: price in minor units, duration in minutes, deposit in percent',
  body: z.object({
    facilityId: id,
    ServiceTypeId: z.literal(SERVICE_TYPE_IDS),
    name: fields.name,
    price: fields.price.default(0),
    duration: fields.duration,
    deposit: fields.deposit.default(0),
    species: fields.species.default([]),
    enabled: fields.enabled.default(false),
    instant: fields.instant.default(false),
    notice: fields.notice.default(60),
    horizon: fields.horizon.default(60),
  }),
  answer: Service,
  status: 201,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'TRIAL_EXPIRED',
    'PAYMENTS_NOT_CONFIGURED',
  ],
});
