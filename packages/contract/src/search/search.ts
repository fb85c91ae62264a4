import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import { CONVERSATION_STATUSES } from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { Match } from '../conversations/conversation.ts';
import { id, instant, lineText } from '../values.ts';
import { numeric } from '../bounded.ts';

export const FoundClient = z
  .object({
    FamilyId: z.uuid(),
    facilityId: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    status: z.enum(RELATIONSHIP_STATUSES),
    image: z.string().nullable(),
    pets: z.array(z.string()),
  })
  .meta({
    id: 'FoundClient',
    description: 'A client of a facility; pets: the names of those it may see.',
  });
export type FoundClient = z.output<typeof FoundClient>;

export const FoundPet = z
  .object({
    id: z.uuid(),
    name: z.string(),
    SpeciesId: z.int(),
    FamilyId: z.uuid(),
    image: z.string().nullable(),
    family: z.string(),
  })
  .meta({
    id: 'FoundPet',
    description: 'family: the name of the person whom the clinic calls about it.',
  });
export type FoundPet = z.output<typeof FoundPet>;

export const FoundConversation = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid(),
    status: z.enum(CONVERSATION_STATUSES),
    client: z.string(),
    pets: z.array(z.string()),
    note: z.string(),
    match: Match.nullable(),
    dateUpdated: instant,
  })
  .meta({ id: 'FoundConversation' });
export type FoundConversation = z.output<typeof FoundConversation>;

export const search = defineCall({
  method: 'GET',
  path: '/search',
  policy: seen,
  feature: 'search',
  summary:
    'Search clients, pets and conversations by name or word, clients by phone or e-mail too and pets by microchip, best match first; tolerates typing errors in names',
  query: z.object({
    q: lineText(200),
    facilityId: id.optional(),
    limit: numeric(z.int().min(1).max(20)).default(5),
  }),
  answer: z.object({
    clients: z.array(FoundClient),
    pets: z.array(FoundPet),
    conversations: z.array(FoundConversation),
  }),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
