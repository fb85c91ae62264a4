import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { conflictsQuery, useAddAbsence } from '@zampa/client/appointments/availability';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import styles from './availability.module.css';
import type { AbsenceValues } from './absence-values.ts';
import { AbsenceConflicts, type AbsenceConflictsProps } from './AbsenceConflicts.tsx';
import { EntryProblem } from './EntryProblem.tsx';
import { UnsavedAbsenceBanner } from './UnsavedAbsenceBanner.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { useAbsenceDraft } from './use-absence-draft.ts';
import { type EntryStart, useNewEntry } from './use-new-entry.ts';
import { PersonAndPeriodFields } from './PersonAndPeriodFields.tsx';

export interface AbsenceDrawerProps {
  start: EntryStart;
  /** Renders the actions for a conflicting booking. */
  renderSolution: AbsenceConflictsProps['renderSolution'];
  /** Opens the list of the bookings to move, after the absence was saved over them. */
  onMoves: () => void;
  onClose: () => void;
}

/**
 * Form for a new absence. It can be saved over bookings, which then have to be moved, but not over another absence.
 */
export function AbsenceDrawer({ start, renderSolution, onMoves, onClose }: AbsenceDrawerProps) {
  const { t } = useTranslation();
  const { facilityId, zone, period: absence, problem, ...entry } = useNewEntry(start);
  const { values } = entry;
  const draft = useAbsenceDraft(facilityId);
  const set = (part: Partial<AbsenceValues>) => {
    entry.set(part);
    draft.save({ ...values, ...part });
  };
  const conflicts = useQuery(conflictsQuery(useApi(), absence));
  const add = useAddAbsence(facilityId);
  const { savedAbsence } = draft;
  const overlaps = conflicts.data ?? [];
  const isBlocked = overlaps.some(({ category }) => category === 'OOO');
  const hasBookings = overlaps.some(({ category }) => category === 'BOOKING');
  const finish = () => {
    draft.clear();
    if (hasBookings) onMoves();
    else onClose();
  };
  const save = () => {
    if (!absence || isBlocked || add.isPending) return;
    const allowOverlap = overlaps.length > 0 && { allowOverlap: true };
    add.mutate({ ...absence, ...allowOverlap }, { onSuccess: finish });
  };
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments:bookings.absence.title')}
      closeLabel={t('common:actions.close')}
    >
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {savedAbsence && (
          <UnsavedAbsenceBanner
            values={savedAbsence}
            onRestore={() => set(savedAbsence)}
            onDiscard={draft.clear}
          />
        )}
        <PersonAndPeriodFields
          label={t('appointments:bookings.absence.whose')}
          {...entry}
          set={set}
        />
        <RepeatFields values={values} set={set} />
        <Textarea
          label={t('appointments:bookings.absence.reason')}
          description={t('appointments:bookings.absence.reasonHint')}
          maxLength={500}
          rows={2}
          value={values.reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
        <EntryProblem problem={problem} />
        {absence && (
          <AbsenceConflicts
            query={conflicts}
            zone={zone}
            values={values}
            renderSolution={renderSolution}
          />
        )}
        <ErrorLine>{add.error && t('appointments:bookings.absence.failed')}</ErrorLine>
        <CallProblem error={add.error} />
        <div className={styles['actions']}>
          <Button type="submit" disabled={!absence || isBlocked} loading={add.isPending}>
            {t('appointments:bookings.absence.submit')}
          </Button>
        </div>
      </form>
    </SideDrawer>
  );
}
