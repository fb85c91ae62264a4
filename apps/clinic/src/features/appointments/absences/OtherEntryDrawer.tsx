import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useAddOtherEntry } from '@zampa/client/appointments/availability';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { type FormEvent, useState } from 'react';
import styles from './availability.module.css';
import { EntryProblem } from './EntryProblem.tsx';
import { type EntryStart, useNewEntry } from './use-new-entry.ts';
import { PersonAndPeriodFields } from './PersonAndPeriodFields.tsx';

const USUAL_TIME = '09:00';

export interface OtherEntryDrawerProps {
  start: EntryStart;
  onClose: () => void;
}

/**
 * Form for an entry that is neither a visit nor an absence, such as a meeting or a delivery. It does not block any
 * slots.
 */
export function OtherEntryDrawer({ start, onClose }: OtherEntryDrawerProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const { facilityId, period, problem, ...entry } = useNewEntry(start, USUAL_TIME);
  const { values, set } = entry;
  const add = useAddOtherEntry(facilityId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!period || !hasVisibleText(title) || add.isPending) return;
    const { userId = null, start: from, end, allDay = false, reason: note = '' } = period;
    add.mutate(
      { title: title.trim(), resource: userId, start: from, end, allDay, note },
      { onSuccess: onClose },
    );
  };
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={t('appointments:bookings.other.title')}
      closeLabel={t('common:actions.close')}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextInput
          label={t('appointments:bookings.other.what')}
          description={t('appointments:bookings.other.whatHint')}
          required
          maxLength={120}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <PersonAndPeriodFields label={t('appointments:bookings.other.whose')} {...entry} />
        <Textarea
          label={t('appointments:bookings.other.note')}
          description={t('appointments:bookings.absence.reasonHint')}
          maxLength={500}
          rows={2}
          value={values.reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
        <EntryProblem problem={problem} />
        <CallProblem error={add.error} />
        <div className={styles['actions']}>
          <Button
            type="submit"
            disabled={!period || !hasVisibleText(title)}
            loading={add.isPending}
          >
            {t('appointments:bookings.other.submit')}
          </Button>
        </div>
      </form>
    </SideDrawer>
  );
}
