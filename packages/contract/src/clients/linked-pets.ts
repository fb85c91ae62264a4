import * as z from 'zod';
import { id } from '../values.ts';

export const petsOfFacility = z.object({ facilityId: id, pets: z.array(id).min(1).max(200) });

export const LinkedPets = z.object({ facilityId: z.uuid(), pets: z.array(z.uuid()) });
