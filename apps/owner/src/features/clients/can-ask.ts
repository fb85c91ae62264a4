import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { refusalToContact } from '@zampa/domain/clients/relationship';

/** Returns whether the family can send the clinic a new request now. */
export const canAsk = ({ status, acceptsRequests }: JoinedClinic): boolean =>
  refusalToContact(status, 'owner') === null && acceptsRequests;
