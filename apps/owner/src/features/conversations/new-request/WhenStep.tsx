import { Button, Textarea } from '@mantine/core';
import { useReleaseHold } from '@zampa/client/appointments/use-hold';
import { VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { TimeChoice } from '@zampa/shared-screens/appointments/TimeChoice.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PausedNote } from './PausedNote.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';
import styles from './new-request.module.css';

const WISH_MAX_LENGTH = 300;

/**
 * Step to choose a time slot, which is held immediately, or to let the clinic find one, with a note about preferred
 * times.
 */
export function WhenStep(props: StepProps) {
  const { draft, missingField, clinic, place, service, times, onChange } = props;
  const { t } = useTranslation();
  const releaseHold = useReleaseHold();
  const leaveTimeToClinic = () => {
    if (draft.time) releaseHold.mutate(draft.time.id);
    times?.held.markLost(null);
    onChange({ letClinicChoose: true, time: null });
  };
  if (draft.letClinicChoose)
    return (
      <PreferredTimes
        clinic={clinic?.name ?? ''}
        isAtClinic={service?.ServiceTypeId === VISIT_SERVICE_TYPE}
        value={draft.wish}
        onChange={(wish) => onChange({ wish })}
        onChooseTime={() => onChange({ letClinicChoose: false })}
      />
    );
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.when.title')}
        text={t('conversations:newRequest.when.text')}
      />
      <ErrorLine>
        {missingField === 'time' &&
          !times?.held.lostSlot &&
          t('conversations:newRequest.when.missing')}
      </ErrorLine>
      <PausedNote facility={place.data} />
      {times && (
        <TimeChoice
          source={times.source}
          staff={place.data?.staff ?? []}
          assigneeId={draft.assigneeId}
          onAssignee={(assigneeId) => onChange({ assigneeId })}
          value={times.held.isHeld ? (draft.time?.start ?? null) : null}
          busy={times.held.busy}
          onChoose={times.held.take}
        />
      )}
      <Button className={styles['instead'] ?? ''} variant="subtle" onClick={leaveTimeToClinic}>
        {t('conversations:newRequest.when.letClinic')}
      </Button>
    </>
  );
}

interface PreferredTimesProps {
  /** Name of the clinic. */
  clinic: string;
  /** Whether the visit is at the clinic, not at home or by video. */
  isAtClinic: boolean;
  value: string;
  onChange: (wish: string) => void;
  onChooseTime: () => void;
}

/** Field for the preferred times of an owner who lets the clinic find one. */
function PreferredTimes(props: PreferredTimesProps) {
  const { clinic, isAtClinic, value, onChange, onChooseTime } = props;
  const { t } = useTranslation();
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.when.titleWish')}
        text={t('conversations:newRequest.check.outcomeWanted', { clinic })}
      />
      <Textarea
        label={
          isAtClinic
            ? t('conversations:newRequest.when.wish')
            : t('conversations:newRequest.when.wishAtHome')
        }
        placeholder={t('conversations:newRequest.when.wishPlaceholder')}
        rows={3}
        maxLength={WISH_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button className={styles['instead'] ?? ''} variant="subtle" onClick={onChooseTime}>
        {t('conversations:newRequest.when.chooseMyself')}
      </Button>
    </>
  );
}
