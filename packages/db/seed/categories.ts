import type { HealthCategory } from '@zampa/domain/conversations/enumerations';
import type { ServiceTypeId } from '@zampa/domain/services/service-types';

/** Category of a conversation by service type. */
export const categories: Readonly<Record<ServiceTypeId, HealthCategory>> = {
  1: 'CONSULTATION',
  2: 'VISIT',
  3: 'VIDEOCONSULTATION',
  4: 'VISIT',
};
