import { createFileRoute } from '@tanstack/react-router';
import { BillingDataForm } from '../../../../features/facilities/BillingDataForm.tsx';

export const Route = createFileRoute('/_signed-in/workspace/subscription/billing')({
  staticData: {
    title: 'settings:places.billing',
    place: '/workspace/settings',
    seenBy: 'admins',
  },
  component: BillingDataForm,
});
