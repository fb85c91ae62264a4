import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAppointments } from '@zampa/client/appointments/queries';
import { useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLeaveClinic } from './queries.ts';

export interface LeaveClinicProps {
  clinic: VetFacility;
  /** Whom the family leaves with, where several families go there; otherwise none. */
  pets: readonly Pet[];
}

/** Ends the relation of a family with a clinic, after saying what that means. */
export function LeaveClinic({ clinic, pets }: LeaveClinicProps) {
  const { t } = useTranslation();
  const names = pets.map(({ name }) => name).join(', ');
  const [asked, setAsked] = useState(false);
  const leave = useLeaveClinic(clinic);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {names ? t('clients-owner:leave.actionWith', { names }) : t('clients-owner:leave.action')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('clients-owner:leave.title', { clinic: clinic.name })}
        action={t('clients-owner:leave.leave')}
        isDanger
        keep={t('clients-owner:leave.stay')}
        closeLabel={t('common:actions.close')}
        isBusy={leave.isPending}
        problem={<CallProblem error={leave.error} />}
        onConfirm={() => leave.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>
          {names
            ? t('clients-owner:leave.textWith', { clinic: clinic.name, names })
            : t('clients-owner:leave.text', { clinic: clinic.name })}
        </p>
        {asked && <BookedThere clinic={clinic} />}
      </ConfirmDialog>
    </>
  );
}

/** Says which visits stay booked: to leave does not call them off. */
function BookedThere({ clinic: { id, FamilyId, timezone } }: Pick<LeaveClinicProps, 'clinic'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pets } = useMe();
  const { appointments } = useAppointments('upcoming');
  const isOurs = (petId: string) =>
    pets.some((pet) => pet.id === petId && pet.FamilyId === FamilyId);
  const booked = appointments.filter(
    ({ facility, payload }) => facility.id === id && payload.pets.some(isOurs),
  );
  if (booked.length === 0) return null;
  return (
    <Callout tone="ask">
      {t('clients-owner:leave.booked')}
      <List>
        {booked.map(({ id: bookingId, payload, petNames }) => (
          <li key={bookingId}>
            <Link to="/workspace/appointments/$id" params={{ id: bookingId }}>
              {[
                payload.event.start
                  ? whenText(payload.event.start, timezone, language)
                  : t('clients-owner:leave.noTime'),
                petNames.join(', '),
              ].join(' · ')}
            </Link>
          </li>
        ))}
      </List>
    </Callout>
  );
}
