import { createFileRoute } from '@tanstack/react-router';
import { DigitalPaymentsScreen } from '../../../features/payments/DigitalPaymentsScreen.tsx';

export const Route = createFileRoute('/_signed-in/workspace/digital-payments')({
  staticData: { title: 'settings:facility.payments', place: '/workspace/settings' },
  component: DigitalPaymentsScreen,
});
