import { useMissedEntry } from '@zampa/client/appointments/use-change-entry';
import { useUpfrontShares } from '@zampa/client/payments/use-upfront-shares';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import { useShareTexts } from './use-share-texts.ts';

export interface NoShowDialogProps extends EntryPanelProps {
  /** Once it ended as missed. */
  onMissed: () => void;
}

/** Ends a booking to which nobody came, after saying what that means and what stays of what was paid before. */
export function NoShowDialog({ event, onClose, onDone, onMissed }: NoShowDialogProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const missed = useMissedEntry(facilityId);
  const { shares, isLoading } = useUpfrontShares(event, 'MISSED');
  const money = useShareTexts(shares);
  const { parent_id: visitId } = event;
  const name = event.client ? personName(event.client) : event.petNames.join(', ');
  const end = () =>
    visitId &&
    // Its entry, and this with it, may be gone before the answer is here.
    void missed.mutateAsync(visitId).then(
      () => {
        onDone([t('appointments-bookings:noShow.done', { name }), ...money].join(' '));
        onMissed();
      },
      () => undefined,
    );
  return (
    <ConfirmDialog
      title={t('appointments-bookings:noShow.title')}
      action={t('appointments-bookings:noShow.confirm')}
      isDanger
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={missed.isPending || isLoading}
      problem={<CallProblem error={missed.error} />}
      onConfirm={end}
      onClose={onClose}
    >
      <p>{t('appointments-bookings:noShow.why')}</p>
      {money.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
    </ConfirmDialog>
  );
}
