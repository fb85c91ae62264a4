import { Textarea } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { PRIORITIES, type Priority } from '@zampa/domain/conversations/enumerations';
import { useId } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import type { StepProps } from './step-props.ts';
import { isEmergency, needsTime } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';

/** Step to describe the problem in words and photos, and its urgency. */
export function ProblemStep({ draft, missingField, clinic, service, pets, onChange }: StepProps) {
  const { t } = useTranslation();
  const chosen = pets.filter(({ id }) => draft.pets.includes(id));
  const [only] = chosen;
  const isBooking = needsTime(service);
  const title = isBooking
    ? t('conversations:newRequest.problem.titleBooking')
    : only && chosen.length === 1
      ? t('conversations:newRequest.problem.titleOne', { name: only.name })
      : t('conversations:newRequest.problem.title');
  return (
    <>
      <StepTitle
        title={title}
        text={t(
          isBooking
            ? 'conversations:newRequest.problem.textBooking'
            : 'conversations:newRequest.problem.text',
        )}
      />
      <Textarea
        aria-label={t('conversations:newRequest.problem.label')}
        placeholder={t('conversations:newRequest.problem.placeholder')}
        rows={isBooking ? 3 : 5}
        maxLength={MESSAGE_MAX_LENGTH}
        value={draft.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
        error={missingField === 'problem' && t('conversations:newRequest.missing.problem')}
      />
      <PhotoPicker
        photos={draft.photos}
        onChange={(update) => onChange(({ photos }) => ({ photos: update(photos) }))}
      />
      {!isBooking && !isEmergency(draft) && (
        <UrgencyChoice value={draft.priority} onChange={(priority) => onChange({ priority })} />
      )}
      <EmergencyCard clinic={clinic} />
    </>
  );
}

interface UrgencyChoiceProps {
  value: Priority;
  onChange: (priority: Priority) => void;
}

function UrgencyChoice({ value, onChange }: UrgencyChoiceProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <Stack gap="8">
      <Title id={labelId} size="body">
        {t('conversations:newRequest.priority.title')}
      </Title>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={PRIORITIES.map((priority) => ({
          value: priority,
          label: t(`conversations:newRequest.priority.${priority}`),
        }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
