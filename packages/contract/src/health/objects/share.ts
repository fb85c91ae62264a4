import * as z from 'zod';
import { SHARE_SECTIONS, SHARE_STATUSES } from '@zampa/domain/health/share-links';
import { Person } from '../../people/user.ts';
import { instant } from '../../values.ts';

export const Share = z
  .object({
    id: z.uuid(),
    PetId: z.uuid(),
    sections: z.array(z.enum(SHARE_SECTIONS)),
    status: z.enum(SHARE_STATUSES),
    user: Person.nullable(),
    dateCreated: instant,
    expiresAt: instant,
    withdrawnAt: instant.nullable(),
    views: z.int(),
    viewedAt: instant.nullable(),
  })
  .meta({
    id: 'Share',
    description:
      'A link that shows the record of a pet without a sign-in. Its address is only returned when it is created. views: how often it was opened.',
  });
export type Share = z.output<typeof Share>;
