import { Button, TextInput } from '@mantine/core';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import type { Person } from '@zampa/contract/people/user';
import { fullName } from '@zampa/domain/people/names';
import { validateHours } from '@zampa/domain/timetables/weekly-hours';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { Controller } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import type { RenderProposal } from './conflicts-props.ts';
import { HoursConflicts } from './HoursConflicts.tsx';
import { ConcurrentHoursChange } from './ConcurrentHoursChange.tsx';
import { RemoveTimetable } from './RemoveTimetable.tsx';
import styles from './timetables.module.css';
import { type TimetableFormOptions, useTimetableForm } from './use-timetable-form.ts';
import { useHoursGuard } from './use-hours-guard.ts';
import { WeekEditor } from './WeekEditor.tsx';
import { WeekTotal } from './WeekTotal.tsx';

export interface TimetableFormProps extends Omit<TimetableFormOptions, 'onSaved' | 'onFailed'> {
  zone: string;
  staff: readonly Person[];
  renderProposal: RenderProposal;
  /** Called after saving or removing. */
  onDone: () => void | Promise<void>;
}

/** Shows the form for the name, hours and members of a timetable. */
export function TimetableForm(props: TimetableFormProps) {
  const { id: facilityId } = useFacility();
  const { timetable, staff, zone, renderProposal, onDone } = props;
  const { t } = useTranslation();
  const guard = useHoursGuard(facilityId);
  const form = useTimetableForm({
    ...props,
    onSaved: () => guard.saved(onDone),
    onFailed: guard.close,
  });
  const { errors, isDirty } = form.formState;
  const check = form.handleSubmit(({ hours, users }) => {
    const id = timetable?.id ?? null;
    if (!guard.isLooking && !form.busy)
      guard.check({ kind: 'TIMETABLE', id, hours, users }, form.save);
  });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void check(event)}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      <TextInput
        className={styles['name'] ?? ''}
        label={t('timetables:form.name')}
        placeholder={t('timetables:form.namePlaceholder')}
        required
        error={fieldText(t, errors.name)}
        {...form.register('name', { required: true })}
      />
      <FollowersField form={form} staff={staff} />
      <HoursField control={form.control} />
      {form.meanwhile.isStale && timetable ? (
        <ConcurrentHoursChange
          {...form.meanwhile}
          title={t('timetables:meanwhile.timetable')}
          hours={timetable.hours}
        />
      ) : (
        <FormProblem error={errors.hours ? { type: 'WORKING_HOURS_INVALID' } : errors.root} />
      )}
      <CallProblem error={guard.error} />
      <HoursConflicts
        guard={guard}
        zone={zone}
        isSaving={form.busy}
        renderProposal={renderProposal}
      />
      <Row gap="12">
        <Button type="submit" loading={guard.isLooking || form.busy}>
          {timetable ? t('timetables:form.save') : t('timetables:form.create')}
        </Button>
        {timetable && <RemoveTimetable timetable={timetable} onDone={() => void onDone()} />}
      </Row>
    </form>
  );
}

type TimetableFormState = ReturnType<typeof useTimetableForm>;

type FollowersFieldProps = {
  form: Pick<TimetableFormState, 'control' | 'formState'>;
  staff: readonly Person[];
};

/** Field for the team members whose hours the timetable sets. */
function FollowersField({ form, staff }: FollowersFieldProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="users"
      render={({ field }) => (
        <Checkbox.Group
          {...field}
          label={t('timetables:form.followers')}
          description={t('timetables:form.followersWhy')}
          error={errors.users?.type && t('timetables:form.followerUnknown')}
        >
          <Row gap="12">
            {staff.map((person) => (
              <Checkbox key={person.id} value={person.id} label={fullName(person)} />
            ))}
          </Row>
        </Checkbox.Group>
      )}
    />
  );
}

function HoursField({ control }: Pick<TimetableFormState, 'control'>) {
  return (
    <Controller
      control={control}
      name="hours"
      rules={{ validate: (spans) => validateHours(spans).length === 0 }}
      render={({ field }) => (
        <>
          <WeekEditor spans={field.value} onChange={field.onChange} />
          <WeekTotal spans={field.value} />
        </>
      )}
    />
  );
}
