import '@zampa/i18n/english/payments';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import { usePayments } from '@zampa/client/payments/queries';
import { personName } from '@zampa/i18n/person-name';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { PaymentList } from './PaymentList.tsx';
import { PaymentReport } from './report/PaymentReport.tsx';
import { reportQuery } from './report/queries.ts';
import { currentMonth } from './report/span.ts';

export interface PaymentsScreenProps {
  /** Limits the payments to one client; undefined for all. */
  familyId: string | undefined;
}

/** Shows a report for admins and all payments of the clinic; for a single client, only that client's payments. */
export function PaymentsScreen({ familyId }: PaymentsScreenProps) {
  const isAdmin = useIsAdmin();
  const isLoading = useFirstLoading(isAdmin, familyId);
  const { t } = useTranslation();
  // All parts appear together, so that the report does not shift the list. They stay mounted while hidden: mounting
  // them later would repeat failed requests.
  return (
    <>
      {isLoading && <Skeletons shape="cards" count={6} label={t('common:states.loading')} />}
      <div hidden={isLoading}>
        <Stack gap="24">
          {familyId && <ClientHeading familyId={familyId} />}
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
  const report = useQuery({
    ...reportQuery(useApi(), facility.id, currentMonth(facility.timezone)),
    enabled: familyId === undefined && isAdmin,
  });
  const payments = usePayments({ facilityId: facility.id, ...(familyId && { familyId }) });
  return [report, payments].some(({ isLoading }) => isLoading);
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
        renderRoot={(props) => <Link to="/workspace/payments" search={{}} {...props} />}
      >
        {t('payments:ofAll')}
      </Button>
    </Row>
  );
}
