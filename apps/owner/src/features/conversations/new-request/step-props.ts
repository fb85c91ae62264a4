import type { UseQueryResult } from '@tanstack/react-query';
import type { Facility, Service } from '@zampa/contract/facilities/objects';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import type { Pet } from '@zampa/contract/pets/objects';
import type {
  RequestChanges,
  RequestDraft,
} from '@zampa/shared-screens/conversations/use-request-draft';
import type { NewRequestStep } from './new-request-steps.ts';
import type { MissingField } from './steps.ts';
import type { RequestTimes } from './use-request-times.ts';

/** Props of every step of a request. */
export interface StepProps {
  draft: RequestDraft;
  /** Missing input that keeps the user from continuing. */
  missingField: MissingField | null;
  clinics: readonly JoinedClinic[];
  clinic: JoinedClinic | undefined;
  pets: readonly Pet[];
  /** Query for the clinic with its services. */
  place: UseQueryResult<Facility | null>;
  /** The chosen service. */
  service: Service | undefined;
  /** Available times of the service; null if it needs none. */
  times: RequestTimes | null;
  /** The request was refused because its price has changed. */
  isPriceChanged: boolean;
  onChange: (changes: RequestChanges) => void;
  onOpen: (step: NewRequestStep) => void;
  onStartAgain: () => void;
}
