import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconFlask } from '@zampa/ui/icons/IconFlask';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { familyQuery } from '@zampa/client/clients/family-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { personName } from '@zampa/i18n/person-name';
import type { PaymentsStatus } from '@zampa/domain/payments/account';
import { usePayments } from '@zampa/client/payments/queries';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './DigitalPayments.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { PaymentList } from './PaymentList.tsx';
import { PaymentReport } from './report/PaymentReport.tsx';
import { reportQuery } from './report/queries.ts';
import { currentMonth } from './report/span.ts';
import { cardAccountQuery } from './queries.ts';

export interface DigitalPaymentsScreenProps {
  /** Limits the payments to one client; undefined for all. */
  familyId: string | undefined;
}

/**
 * Shows the clinic's card account, a report and all payments. For a single client, shows only that client's
 * payments.
 */
export function DigitalPaymentsScreen({ familyId }: DigitalPaymentsScreenProps) {
  const isAdmin = useIsAdmin();
  const isLoading = useFirstLoading(isAdmin, familyId);
  const { t } = useTranslation();
  // All parts appear together, because the first one has no fixed height and would shift the others. They stay
  // mounted while hidden: mounting them later would repeat failed requests.
  return (
    <>
      {isLoading && <Skeletons shape="cards" count={6} label={t('common:states.loading')} />}
      <div hidden={isLoading}>
        <Stack gap="24">
          {familyId ? <ClientHeading familyId={familyId} /> : <CardAccount />}
          {isAdmin && <PaymentReport familyId={familyId} />}
          <PaymentList familyId={familyId} />
        </Stack>
      </div>
    </>
  );
}

/** Starts the first queries of all parts in parallel and returns whether one is still loading. */
function useFirstLoading(isAdmin: boolean, familyId: string | undefined): boolean {
  const facility = useFacility();
  const api = useApi();
  const isAllClients = familyId === undefined;
  const account = useQuery({ ...cardAccountQuery(api, facility.id), enabled: isAllClients });
  const report = useQuery({
    ...reportQuery(api, facility.id, currentMonth(facility.timezone)),
    enabled: isAllClients && isAdmin,
  });
  const payments = usePayments({ facilityId: facility.id, ...(familyId && { familyId }) });
  return [account, report, payments].some(({ isLoading }) => isLoading);
}

function ClientHeading({ familyId }: { familyId: string }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(familyQuery(useApi(), familyId, facility.id));
  const { payments } = usePayments({ facilityId: facility.id, familyId });
  const money = useMoney();
  const [person] = query.data?.Users ?? [];
  const due = query.data?.balance ?? 0;
  return (
    <Row justify="between">
      <Stack gap="0" grow>
        <strong>{t('payments:ofClient', { name: person ? personName(person) : '' })}</strong>
        {payments[0] && (
          <span>{t('payments:ofClientDue', { amount: money(due, payments[0].currency) })}</span>
        )}
      </Stack>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/workspace/digital-payments" search={{}} {...props} />}
      >
        {t('payments:ofAll')}
      </Button>
    </Row>
  );
}

function CardAccount() {
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
