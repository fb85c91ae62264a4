import { DEPOSITS } from '@zampa/domain/services/service-types';
import * as z from 'zod';
import { requiredLabel } from '../values.ts';

/** Maximum price, in minor units. */
const MAX_PRICE = 10_000_000;

/** Maximum duration: one day, in minutes. */
const MAX_DURATION = 24 * 60;

export const serviceFields = {
  name: requiredLabel(120),
  price: z.int().min(0).max(MAX_PRICE),
  duration: z.int().min(1, 'not_positive').max(MAX_DURATION),
  deposit: z.literal(DEPOSITS),
  species: z.array(z.int().min(1).max(2_147_483_647)).max(50),
  enabled: z.boolean(),
  instant: z.boolean(),
  notice: z.int().min(0).max(43_200),
  horizon: z.int().min(1).max(365),
};
