import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { ResumeClinic } from './ResumeClinic.tsx';
import { useOwnRelations } from './use-own-relations.ts';

/** Buttons of a family's admins to resume the contact with a clinic, one for each paused family. */
export function ResumeRelations({ clinic }: { clinic: JoinedClinic }) {
  return useOwnRelations(clinic)
    .filter(({ isPaused }) => isPaused)
    .map((relation) => <ResumeClinic key={relation.clinic.FamilyId} {...relation} />);
}
