import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useMe } from '@zampa/client/session/use-me';
import { Fragment } from 'react';
import { LeaveClinic } from './LeaveClinic.tsx';
import { PauseClinic } from './PauseClinic.tsx';
import { ResumeClinic } from './ResumeClinic.tsx';
import { useAdminFamilyIds } from './queries.ts';

/** Actions of a family's admins for a clinic: pause or resume the contact, and leave. */
export function FamilyContactActions({ clinic: { relations } }: { clinic: JoinedClinic }) {
  const adminOf = useAdminFamilyIds();
  const { pets } = useMe();
  // Invited and blocked families can neither pause nor leave.
  const ownRelations = relations.filter(
    ({ status, FamilyId }) =>
      (status === 'ACTIVE' || status === 'DISABLED_BY_PO') && adminOf.includes(FamilyId),
  );
  const petNamesOf = (familyId: string) =>
    pets
      .filter(({ FamilyId }) => ownRelations.length > 1 && FamilyId === familyId)
      .map(({ name }) => name)
      .join(', ');
  return ownRelations.map((relation) => {
    const step = { clinic: relation, names: petNamesOf(relation.FamilyId) };
    const isPaused = relation.status === 'DISABLED_BY_PO';
    return (
      <Fragment key={relation.FamilyId}>
        {isPaused ? <ResumeClinic {...step} /> : <PauseClinic {...step} />}
        <LeaveClinic {...step} />
      </Fragment>
    );
  });
}
