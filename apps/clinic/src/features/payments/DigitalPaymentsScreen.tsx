import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconFlask } from '@zampa/ui/icons/IconFlask';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { PaymentsStatus } from '@zampa/domain/payments/account';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import styles from './DigitalPayments.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { cardAccountQuery } from './queries.ts';

/** Shows the clinic's account with the card provider, and what is left to set up. */
export function DigitalPaymentsScreen() {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(cardAccountQuery(useApi(), facility.id));
  return (
    <section className={styles['card']}>
      <h2>
        <IconCreditCard size={22} aria-hidden="true" />
        {t('payments:title')}
      </h2>
      <p>{t('payments:lead')}</p>
      <QueryStates query={query} shape="rows" count={1}>
        {({ status, mode }) => (
          <>
            {mode === 'sandbox' && (
              <Callout tone="ask" icon={<IconFlask size={20} aria-hidden="true" />}>
                {t('payments:sandbox')}
              </Callout>
            )}
            <CardAccountStatus status={status} />
          </>
        )}
      </QueryStates>
    </section>
  );
}

const tones = {
  NONE: 'info',
  INCOMPLETE: 'waiting',
  PENDING: 'waiting',
  READY: 'paid',
  REJECTED: 'due',
} as const;

function CardAccountStatus({ status }: { status: PaymentsStatus }) {
  const [isAdmin, facility] = [useIsAdmin(), useFacility()];
  const { t } = useTranslation();
  const api = useApi();
  const setUp = useMutation({
    mutationFn: () =>
      api.createCardAccount({
        body: { FacilityId: facility.id, OrganizationId: facility.OrganizationId },
      }),
    onSuccess: ({ onboardingLink }) => {
      window.location.assign(onboardingLink);
    },
  });
  return (
    <>
      <StatusChip tone={tones[status]}>{t(`payments:status.${status}`)}</StatusChip>
      <p>{t(`payments:why.${status}`)}</p>
      {facility.governs ? (
        <Button
          variant={status === 'READY' ? 'default' : 'filled'}
          loading={setUp.isPending || setUp.isSuccess}
          onClick={() => setUp.mutate()}
        >
          {t(setUpLabel(status))}
        </Button>
      ) : (
        <p>{t(isAdmin ? 'payments:onlyGovernors' : 'payments:onlyAdmins')}</p>
      )}
      <CallProblem error={setUp.error} />
    </>
  );
}

function setUpLabel(status: PaymentsStatus) {
  if (status === 'NONE') return 'payments:setUp';
  return status === 'READY' ? 'payments:look' : 'payments:goOn';
}
