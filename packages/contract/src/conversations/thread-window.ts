import * as z from 'zod';
import { numeric } from '../bounded.ts';

export const threadWindow = z.object({
  before: numeric(z.int().min(0)).optional(),
  after: numeric(z.int().min(0)).optional(),
  around: numeric(z.int().min(0)).optional(),
});
