import type { UseQueryResult } from '@tanstack/react-query';
import type { Facility, Service } from '@zampa/contract/facilities/objects';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import type { Pet } from '@zampa/contract/pets/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import type { NewRequestStep } from './new-request-steps.ts';
import type { Lack } from './steps.ts';
import type { TimesToRequest } from './use-times-to-request.ts';

/** What every step of asking is given. */
export interface StepProps {
  draft: RequestDraft;
  /** What kept the person from going on. */
  lack: Lack | null;
  clinics: readonly JoinedClinic[];
  clinic: JoinedClinic | undefined;
  pets: readonly Pet[];
  /** The clinic with its services. */
  place: UseQueryResult<Facility | null>;
  /** The one that is chosen. */
  service: Service | undefined;
  /** The times that it can have; null for what takes none. */
  times: TimesToRequest | null;
  /** It was sent, and refused since its price has changed meanwhile. */
  isPriceChanged: boolean;
  onChange: (changes: Partial<RequestDraft>) => void;
  onOpen: (step: NewRequestStep) => void;
  onStartAgain: () => void;
}
