import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/workspace/')({
  beforeLoad: () => {
    throw redirect({ to: '/workspace/requests', search: {} });
  },
});
