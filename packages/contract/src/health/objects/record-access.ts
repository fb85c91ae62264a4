import * as z from 'zod';
import { instant } from '../../values.ts';

const clinic = z.object({ id: z.uuid(), name: z.string() });

export const RecordAccess = z
  .object({ PetId: z.uuid(), from: clinic, to: clinic, dateGranted: instant })
  .meta({
    id: 'RecordAccess',
    description:
      'The consent of a family that the clinic `to` reads what the clinic `from` has released about a pet.',
  });
export type RecordAccess = z.output<typeof RecordAccess>;
