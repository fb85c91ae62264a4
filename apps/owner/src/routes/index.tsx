import { createFileRoute, redirect } from '@tanstack/react-router';
import { HOME_PAGE } from '@zampa/domain/people/return-page';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: HOME_PAGE, replace: true });
  },
});
