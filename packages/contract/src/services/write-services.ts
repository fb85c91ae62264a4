import { DEPOSITS, SERVICE_TYPE_IDS } from '@zampa/domain/services/service-types';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Service } from '../facilities/objects.ts';
import { id, requiredText } from '../values.ts';

/** The largest price, in minor units. */
const MAX_PRICE = 10_000_000;
/** A day, in minutes. */
const MAX_DURATION = 24 * 60;

const fields = {
  name: requiredText(120),
  price: z.int().min(0).max(MAX_PRICE),
  duration: z.int().min(1, 'not_positive').max(MAX_DURATION),
  deposit: z.literal(DEPOSITS),
  species: z.array(z.int().min(1).max(2_147_483_647)).max(50),
  enabled: z.boolean(),
  instant: z.boolean(),
  notice: z.int().min(0).max(43_200),
  horizon: z.int().min(1).max(365),
};

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

export const updateService = defineCall({
  method: 'PATCH',
  path: '/services',
  feature: 'services',
  summary:
    'Change a service; one with a price is enabled only where digital payments are configured',
  query: z.object({ id }),
  body: z.object(fields).partial(),
  answer: Service,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'PAYMENTS_NOT_CONFIGURED', 'STALE'],
});
