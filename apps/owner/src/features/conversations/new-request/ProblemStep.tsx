import { Textarea } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { PRIORITIES, type Priority } from '@zampa/domain/conversations/enumerations';
import { useId } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { Photos } from './Photos.tsx';
import type { StepProps } from './step-props.ts';
import { isEmergency } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';

/** Asks what is going on, in words and photos, and how urgent it feels. */
export function ProblemStep({ draft, lack, clinic, pets, onChange }: StepProps) {
  const { t } = useTranslation();
  const chosen = pets.filter(({ id }) => draft.pets.includes(id));
  const [only] = chosen;
  const title =
    only && chosen.length === 1
      ? t('conversations-new:problem.titleOne', { name: only.name })
      : t('conversations-new:problem.title');
  return (
    <>
      <StepTitle title={title} text={t('conversations-new:problem.text')} />
      <Textarea
        aria-label={t('conversations-new:problem.label')}
        placeholder={t('conversations-new:problem.placeholder')}
        rows={5}
        maxLength={MESSAGE_MAX_LENGTH}
        value={draft.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
        error={lack === 'problem' && t('conversations-new:missing.problem')}
      />
      <Photos photos={draft.photos} onChange={(photos) => onChange({ photos })} />
      {!isEmergency(draft) && (
        <Urgency value={draft.priority} onChange={(priority) => onChange({ priority })} />
      )}
      <EmergencyCard clinic={clinic} />
    </>
  );
}

interface UrgencyProps {
  value: Priority;
  onChange: (priority: Priority) => void;
}

function Urgency({ value, onChange }: UrgencyProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <Stack gap="8">
      <Title id={labelId} size="body">
        {t('conversations-new:priority.title')}
      </Title>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={PRIORITIES.map((priority) => ({
          value: priority,
          label: t(`conversations-new:priority.${priority}`),
        }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
