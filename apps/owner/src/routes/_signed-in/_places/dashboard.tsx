import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useFamilyRequests } from '../../../features/families/use-family-requests.ts';
import { useAskedPayments } from '../../../features/payments/use-asked-payments.ts';
import { HomeScreen } from '../../../features/home/HomeScreen.tsx';

export const Route = createFileRoute('/_signed-in/_places/dashboard')({ component: HomePage });

/** Comes when somebody asks to join. */
const WaitingPerson = lazy(async () => ({
  default: (await import('../../../features/families/WaitingPerson.tsx')).WaitingPerson,
}));

/** Comes when something is to be paid. */
const PaymentAsked = lazy(async () => ({
  default: (await import('../../../features/payments/PaymentAsked.tsx')).PaymentAsked,
}));

/** Home, with who asks to join a family of which one is an admin, and what is to be paid. */
function HomePage() {
  const requests = useFamilyRequests();
  const payments = useAskedPayments();
  return (
    <HomeScreen
      familyRequests={
        requests?.map(({ familyId, person }) => (
          <WaitingPerson key={`${familyId} ${person.id}`} familyId={familyId} person={person} />
        )) ?? null
      }
      paymentsAsked={
        payments?.map((payment) => <PaymentAsked key={payment.id} payment={payment} />) ?? null
      }
    />
  );
}
