import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
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
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './DigitalPayments.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { PaymentList } from './PaymentList.tsx';
import { PaymentReport } from './report/PaymentReport.tsx';
import { reportQuery } from './report/queries.ts';
import { thisMonth } from './report/span.ts';
import { cardAccountQuery } from './queries.ts';

export interface DigitalPaymentsScreenProps {
  /** Whose payments are shown, where it is not everybody's. */
  familyId: string | undefined;
}

/** Shows the clinic's account with the card provider, what was received, and every payment; or those of one client. */
export function DigitalPaymentsScreen({ familyId }: DigitalPaymentsScreenProps) {
  const isAdmin = useIsAdmin();
  const isComing = useFirstAnswers(isAdmin, familyId);
  const { t } = useTranslation();
  // What is above has the height that its answer gives it: all comes at once, and nothing jumps. The parts are there
  // meanwhile: each that came only then would ask again for what had failed.
  return (
    <>
      {isComing && <Skeletons shape="cards" count={6} label={t('common:states.loading')} />}
      <div hidden={isComing}>
        <Stack gap="24">
          {familyId ? <OneClient familyId={familyId} /> : <CardAccount />}
          {isAdmin && <PaymentReport familyId={familyId} />}
          <PaymentList familyId={familyId} />
        </Stack>
      </div>
    </>
  );
}

/** Asks for what the parts of the screen show, side by side; tells whether an answer is still on its way. */
function useFirstAnswers(isAdmin: boolean, familyId: string | undefined): boolean {
  const facility = useFacility();
  const api = useApi();
  const ofAll = familyId === undefined;
  const account = useQuery({ ...cardAccountQuery(api, facility.id), enabled: ofAll });
  const report = useQuery({
    ...reportQuery(api, facility.id, thisMonth(facility.timezone)),
    enabled: ofAll && isAdmin,
  });
  const payments = usePayments({ facilityId: facility.id, ...(familyId && { familyId }) });
  return [account, report, payments].some(({ isLoading }) => isLoading);
}

function OneClient({ familyId }: { familyId: string }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(familyQuery(useApi(), familyId, facility.id));
  const [person] = query.data?.Users ?? [];
  return (
    <Row justify="between">
      <strong>{t('payments:ofClient', { name: person ? personName(person) : '' })}</strong>
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
        {(status) => <Account status={status} />}
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

function Account({ status }: { status: PaymentsStatus }) {
  const [isAdmin, facility] = [useIsAdmin(), useFacility()];
  const { t } = useTranslation();
  const api = useApi();
  const setUp = useMutation({
    mutationFn: () =>
      api.send('POST /stripe/create', {
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
          {t(actionOf(status))}
        </Button>
      ) : (
        <p>{t(isAdmin ? 'payments:onlyGovernors' : 'payments:onlyAdmins')}</p>
      )}
      <CallProblem error={setUp.error} />
    </>
  );
}

function actionOf(status: PaymentsStatus) {
  if (status === 'NONE') return 'payments:setUp';
  return status === 'READY' ? 'payments:look' : 'payments:goOn';
}
