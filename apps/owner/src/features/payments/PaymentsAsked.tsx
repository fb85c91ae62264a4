import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { PaymentAsked } from './PaymentAsked.tsx';
import { useAskedPayments } from './use-asked-payments.ts';

/** Shows what is asked to be paid in one conversation. */
export function PaymentsAsked({ eventId }: { eventId: string }) {
  const asked = useAskedPayments(eventId) ?? [];
  if (asked.length === 0) return null;
  return (
    <Stack gap="8">
      {asked.map((payment) => (
        <PaymentAsked key={payment.id} payment={payment} />
      ))}
    </Stack>
  );
}
