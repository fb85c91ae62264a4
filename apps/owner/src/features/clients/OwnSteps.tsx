import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useMe } from '@zampa/client/session/use-me';
import { Fragment } from 'react';
import { LeaveClinic } from './LeaveClinic.tsx';
import { PauseClinic } from './PauseClinic.tsx';
import { ResumeClinic } from './ResumeClinic.tsx';
import { useAdminOf } from './queries.ts';

/**
 * Shows the steps that a family takes by itself, by one of its admins: to pause the contact with a clinic, to take it
 * up again, to leave.
 */
export function OwnSteps({ clinic: { relations } }: { clinic: JoinedClinic }) {
  const adminOf = useAdminOf();
  const { pets } = useMe();
  // Whoever is invited, or shut out, answers or waits.
  const own = relations.filter(
    ({ status, FamilyId }) =>
      (status === 'ACTIVE' || status === 'DISABLED_BY_PO') && adminOf.includes(FamilyId),
  );
  const namesOf = (familyId: string) =>
    pets
      .filter(({ FamilyId }) => own.length > 1 && FamilyId === familyId)
      .map(({ name }) => name)
      .join(', ');
  return own.map((relation) => {
    const step = { clinic: relation, names: namesOf(relation.FamilyId) };
    const isPaused = relation.status === 'DISABLED_BY_PO';
    return (
      <Fragment key={relation.FamilyId}>
        {isPaused ? <ResumeClinic {...step} /> : <PauseClinic {...step} />}
        <LeaveClinic {...step} />
      </Fragment>
    );
  });
}
