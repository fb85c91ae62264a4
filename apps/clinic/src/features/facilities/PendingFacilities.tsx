import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { AppliedFacility } from '@zampa/contract/people/user';
import { FacilityPicture } from '@zampa/shared-screens/files/FacilityPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './CreateFacility.module.css';

/**
 * Lists the clinics that have not accepted the user yet, and clinics that invited the user but have no free seat.
 */
export function PendingFacilities() {
  const { pendingFacilities } = useMe();
  if (pendingFacilities.length === 0) return null;
  return (
    <ul className={styles['asked']}>
      {pendingFacilities.map((facility) => (
        <PendingFacilityRow key={facility.id} facility={facility} />
      ))}
    </ul>
  );
}

function PendingFacilityRow({ facility }: { facility: AppliedFacility }) {
  const { t } = useTranslation();
  const [api, queryClient, me] = [useApi(), useQueryClient(), useMe()];
  const withdraw = useMutation({
    mutationFn: () => api.removeLink({ query: { id_user: me.id, id_facility: facility.id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
  });
  const { name, invitedBy: inviter } = facility;
  return (
    <li>
      <FacilityPicture facility={facility} size={40} />
      <div>
        <strong>
          {inviter === undefined
            ? t('facilities:join.waiting', { name })
            : t('facilities:join.invited', { name, inviter })}
        </strong>
        <p className={styles['why']}>
          {inviter === undefined || facility.hasSeat
            ? t('facilities:join.waitingWhy')
            : t('facilities:join.noSeatWhy', { inviter })}
        </p>
        <Button
          variant="default"
          aria-label={t('facilities:join.takeBackName', { name })}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {t('facilities:join.takeBack')}
        </Button>
        <CallProblem error={withdraw.error} />
      </div>
    </li>
  );
}
