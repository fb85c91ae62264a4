import '@zampa/i18n/english/timetables';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { type WeeklySpan, validateHours } from '@zampa/domain/timetables/weekly-hours';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useState } from 'react';
import { formatZone } from '@zampa/i18n/format/zone-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import type { RenderProposal } from './conflicts-props.ts';
import { HoursConflicts } from './HoursConflicts.tsx';
import { ConcurrentHoursChange } from './ConcurrentHoursChange.tsx';
import styles from './timetables.module.css';
import { type StoredHours, useHoursForm } from './use-hours-form.ts';
import { useHoursGuard } from './use-hours-guard.ts';
import { WeekEditor } from './WeekEditor.tsx';
import { WeekTotal } from './WeekTotal.tsx';

export interface WorkingHoursFormProps {
  /** Label of the submit button where another step follows. */
  submit?: string;
  onSaved?: () => void;
  renderProposal: RenderProposal;
}

/** Shows the form for the weekly hours of the clinic. */
export function WorkingHoursForm(props: WorkingHoursFormProps) {
  const facility = useFacility();
  const query = useQuery(configurationQuery(useApi(), facility.id));
  return (
    <QueryStates query={query} shape="rows" count={7}>
      {({ workingHours, hoursUpdated }) => (
        <HoursForm stored={{ hours: workingHours, version: hoursUpdated }} {...props} />
      )}
    </QueryStates>
  );
}

type HoursFormProps = WorkingHoursFormProps & { readonly stored: StoredHours };

function HoursForm({ stored, submit, onSaved, renderProposal }: HoursFormProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const guard = useHoursGuard(facility.id);
  const form = useHoursForm(facility.id, stored, {
    saved: () => guard.saved(onSaved),
    failed: guard.close,
  });
  const { spans, save } = form;
  const refusal = refusalToSave(spans);
  const [tried, setTried] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (refusal === null && !guard.isLooking && !save.isPending)
          guard.check({ kind: 'WEEK', hours: spans }, save.mutate);
      }}
    >
      <UnsavedChangesGuard isChanged={form.isChanged} />
      <p className={styles['lead']}>
        {t('timetables:hours.lead', { zone: formatZone(facility.timezone, language, now) })}
      </p>
      <WeekEditor spans={spans} onChange={form.change} />
      <WeekTotal spans={spans} />
      <HoursProblem refusal={tried ? refusal : null} form={form} stored={stored} />
      <CallProblem error={guard.error} />
      <HoursConflicts
        guard={guard}
        zone={facility.timezone}
        isSaving={save.isPending}
        renderProposal={renderProposal}
      />
      <div role="status">{form.isSaved && t('timetables:saved')}</div>
      <Button
        className={styles['submit'] ?? ''}
        type="submit"
        loading={guard.isLooking || save.isPending}
      >
        {submit ?? t('timetables:save')}
      </Button>
    </form>
  );
}

type HoursProblemProps = {
  readonly refusal: string | null;
  readonly form: ReturnType<typeof useHoursForm>;
  readonly stored: StoredHours;
};

function HoursProblem({ refusal, form, stored }: HoursProblemProps) {
  const { t } = useTranslation();
  if (refusal) return <FormProblem error={{ type: refusal }} />;
  if (!form.isStale) return <CallProblem error={form.save.error} />;
  return (
    <ConcurrentHoursChange
      title={t('timetables:meanwhile.hours')}
      hours={stored.hours}
      applyTheirs={form.takeTheirs}
      mergeMine={form.keepMine}
    />
  );
}

/** Returns the error code with which the server would refuse the hours, or null. */
function refusalToSave(spans: readonly WeeklySpan[]) {
  if (spans.length === 0) return 'WORKING_HOURS_EMPTY';
  return validateHours(spans).length > 0 ? 'WORKING_HOURS_INVALID' : null;
}
