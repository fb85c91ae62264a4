import { Button, Textarea } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import styles from './availability.module.css';
import { AbsenceConflicts, type AbsenceConflictsProps } from './AbsenceConflicts.tsx';
import { EntryProblem } from './EntryProblem.tsx';
import { UnsavedAbsenceBanner } from './UnsavedAbsenceBanner.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { useAbsenceForm } from './use-absence-form.ts';
import type { EntryStart } from './use-new-entry.ts';
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
  const form = useAbsenceForm(start, onMoves, onClose);
  const { values, set, absence, conflicts, add, savedAbsence } = form;
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
          form.save();
        }}
      >
        {savedAbsence && (
          <UnsavedAbsenceBanner
            values={savedAbsence}
            onRestore={() => set(savedAbsence)}
            onDiscard={form.discardSaved}
          />
        )}
        <PersonAndPeriodFields
          label={t('appointments:bookings.absence.whose')}
          people={form.people}
          isForAll={form.isForAll}
          values={values}
          set={set}
        />
        <RepeatFields values={values} set={set} />
        <ReasonField value={values.reason} onChange={(reason) => set({ reason })} />
        <EntryProblem problem={form.problem} />
        {absence && (
          <AbsenceConflicts
            query={conflicts}
            zone={form.zone}
            values={values}
            renderSolution={renderSolution}
          />
        )}
        <ErrorLine>{add.error && t('appointments:bookings.absence.failed')}</ErrorLine>
        <CallProblem error={add.error} />
        <div className={styles['actions']}>
          <Button type="submit" disabled={!form.canSave} loading={add.isPending}>
            {t('appointments:bookings.absence.submit')}
          </Button>
        </div>
      </form>
    </SideDrawer>
  );
}

function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t('appointments:bookings.absence.reason')}
      description={t('appointments:bookings.absence.reasonHint')}
      maxLength={500}
      rows={2}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
