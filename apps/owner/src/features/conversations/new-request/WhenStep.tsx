import { Button, Textarea } from '@mantine/core';
import { useGiveUpHold } from '@zampa/client/appointments/use-hold';
import { VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { TimeChoice } from '@zampa/shared-screens/appointments/TimeChoice.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PausedNote } from './PausedNote.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';
import styles from './new-request.module.css';

const WISH_MAX_LENGTH = 300;

/** Asks when: a free time, which is held from the choice on, or the wish for which the clinic finds one. */
export function WhenStep(props: StepProps) {
  const { draft, lack, clinic, place, service, times, onChange } = props;
  const { t } = useTranslation();
  const giveUp = useGiveUpHold();
  const letClinicChoose = () => {
    if (draft.time) giveUp.mutate(draft.time.id);
    times?.held.lose(null);
    onChange({ letClinicChoose: true, time: null });
  };
  if (draft.letClinicChoose)
    return (
      <>
        <StepTitle
          title={t('conversations-new:when.titleWish')}
          text={t('conversations-new:check.outcomeWanted', { clinic: clinic?.name ?? '' })}
        />
        <Textarea
          label={
            service?.ServiceTypeId === VISIT_SERVICE_TYPE
              ? t('conversations-new:when.wish')
              : t('conversations-new:when.wishAtHome')
          }
          placeholder={t('conversations-new:when.wishPlaceholder')}
          rows={3}
          maxLength={WISH_MAX_LENGTH}
          value={draft.wish}
          onChange={(event) => onChange({ wish: event.currentTarget.value })}
        />
        <Button
          className={styles['instead'] ?? ''}
          variant="subtle"
          onClick={() => onChange({ letClinicChoose: false })}
        >
          {t('conversations-new:when.chooseMyself')}
        </Button>
      </>
    );
  return (
    <>
      <StepTitle
        title={t('conversations-new:when.title')}
        text={t('conversations-new:when.text')}
      />
      <ErrorLine>
        {lack === 'time' && !times?.held.gone && t('conversations-new:when.missing')}
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
      <Button className={styles['instead'] ?? ''} variant="subtle" onClick={letClinicChoose}>
        {t('conversations-new:when.letClinic')}
      </Button>
    </>
  );
}
