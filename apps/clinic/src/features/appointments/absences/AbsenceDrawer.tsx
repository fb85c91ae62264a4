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
import { Conflicts, type ConflictsProps } from './Conflicts.tsx';
import { EntryProblem } from './EntryProblem.tsx';
import { KeptAbsence } from './KeptAbsence.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { useAbsenceDraft } from './use-absence-draft.ts';
import { type EntryStart, useNewEntry } from './use-new-entry.ts';
import { WhoseAndWhenFields } from './WhoseAndWhenFields.tsx';

export interface AbsenceDrawerProps {
  start: EntryStart;
  /** What can be done about a booking that is in the way. */
  renderSolution: ConflictsProps['renderSolution'];
  onClose: () => void;
}

/**
 * Lets somebody enter a new absence; the bookings in its way are said before it is kept, each with what can be done
 * about it.
 */
export function AbsenceDrawer({ start, renderSolution, onClose }: AbsenceDrawerProps) {
  const { t } = useTranslation();
  const { facilityId, zone, period: absence, problem, ...entry } = useNewEntry(start);
  const { values } = entry;
  const draft = useAbsenceDraft(facilityId);
  const set = (part: Partial<AbsenceValues>) => {
    entry.set(part);
    draft.keep({ ...values, ...part });
  };
  const conflicts = useQuery(conflictsQuery(useApi(), absence));
  const add = useAddAbsence(facilityId);
  const saved = () => {
    draft.clear();
    onClose();
  };
  const { found } = draft;
  const isBlocked = (conflicts.data?.length ?? 0) > 0;
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments-bookings:absence.title')}
      closeLabel={t('common:actions.close')}
    >
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (absence && !isBlocked && !add.isPending) add.mutate(absence, { onSuccess: saved });
        }}
      >
        {found && <KeptAbsence values={found} onGoOn={() => set(found)} onDiscard={draft.clear} />}
        <WhoseAndWhenFields label={t('appointments-bookings:absence.whose')} {...entry} set={set} />
        <RepeatFields values={values} set={set} />
        <Textarea
          label={t('appointments-bookings:absence.reason')}
          description={t('appointments-bookings:absence.reasonHint')}
          maxLength={500}
          rows={2}
          value={values.reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
        <EntryProblem problem={problem} />
        {absence && (
          <Conflicts
            query={conflicts}
            zone={zone}
            values={values}
            renderSolution={renderSolution}
          />
        )}
        <ErrorLine>{add.error && t('appointments-bookings:absence.failed')}</ErrorLine>
        <CallProblem error={add.error} />
        <div className={styles['actions']}>
          <Button type="submit" disabled={!absence || isBlocked} loading={add.isPending}>
            {t('appointments-bookings:absence.submit')}
          </Button>
        </div>
      </form>
    </SideDrawer>
  );
}
