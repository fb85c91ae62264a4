import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Applicant } from '@zampa/contract/team/read-applicants';
import { refusalToInviteAs } from '@zampa/domain/invitations/invite';
import { fullName } from '@zampa/domain/people/names';
import { ROLES, VETERINARIAN } from '@zampa/domain/people/roles';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { teamQueries } from './queries.ts';
import styles from './TeamScreen.module.css';
import { useAcceptApplicant, useRemoveMember } from './use-team-changes.ts';

/** Lists people who asked to join with the clinic's code, and invited people without a free seat. */
export function Applicants() {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: applicants = [] } = useQuery(teamQueries.applicants(useApi(), facility.id));
  if (applicants.length === 0) return null;
  return (
    <Section title={t('team:applicants.title')}>
      <Text tone="muted">{t('team:applicants.why')}</Text>
      <Stack as="ul" gap="8">
        {applicants.map((applicant) => (
          <ApplicantRow key={applicant.id} applicant={applicant} />
        ))}
      </Stack>
    </Section>
  );
}

function ApplicantRow({ applicant }: { applicant: Applicant }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [role, setRole] = useState(String(applicant.invitedAs ?? VETERINARIAN));
  const [isDialogOpen, setDialogOpen] = useState(false);
  const accept = useAcceptApplicant(facility);
  const { id, email, invitedAs } = applicant;
  const name = fullName(applicant);
  const roles = ROLES.filter((each) => refusalToInviteAs(each.id, facility.idRole) === null);
  return (
    <li className={styles['member']}>
      <span className={styles['words']}>
        <strong>{t('team:applicants.asks', { name })}</strong>
        <small>{email}</small>
        <small>
          {t(invitedAs === null ? 'team:applicants.byCode' : 'team:applicants.invited')}
        </small>
        <CallProblem error={accept.error} />
      </span>
      <Row as="span">
        <NativeSelect
          aria-label={t('team:applicants.roleOf', { name })}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          data={roles.map((each) => ({ value: String(each.id), label: roleText(t, each.id) }))}
        />
        <Button
          aria-label={t('team:applicants.acceptName', { name })}
          loading={accept.isPending}
          onClick={() => accept.mutate({ id, idRole: Number(role) })}
        >
          {t('team:applicants.accept')}
        </Button>
        <Button
          variant="default"
          aria-label={t('team:applicants.refuseName', { name })}
          disabled={accept.isPending}
          onClick={() => setDialogOpen(true)}
        >
          {t('team:applicants.refuse')}
        </Button>
      </Row>
      <RefuseDialog
        applicant={applicant}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
      />
    </li>
  );
}

interface RefuseDialogProps {
  applicant: Applicant;
  isOpen: boolean;
  onClose: () => void;
}

function RefuseDialog({ applicant, isOpen, onClose }: RefuseDialogProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const refuse = useRemoveMember(facility);
  const { id, invitedAs } = applicant;
  const name = fullName(applicant);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('team:applicants.refuseTitle', { name })}
      action={t('team:applicants.refuse')}
      isDanger
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={refuse.isPending}
      problem={<CallProblem error={refuse.error} />}
      onConfirm={() => refuse.mutate(id)}
      onClose={onClose}
    >
      <p>
        {t(
          invitedAs === null
            ? 'team:applicants.refuseByCodeWhy'
            : 'team:applicants.refuseInvitedWhy',
          { name },
        )}
      </p>
    </ConfirmDialog>
  );
}
