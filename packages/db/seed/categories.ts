import type { HealthCategory } from '@zampa/domain/conversations/enumerations';
import type { ServiceTypeId } from '@zampa/domain/services/service-types';

/** What a conversation about a service is. */
export const categories: Readonly<Record<ServiceTypeId, HealthCategory>> = {
  1: 'CONSULTATION',
  2: 'VISIT',
  3: 'VIDEOCONSULTATION',
  4: 'VISIT',
};
